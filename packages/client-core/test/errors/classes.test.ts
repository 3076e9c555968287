import { describe, expect, it } from 'vitest'
import * as errors from '../../src/errors.ts'
import { answering, createWarehouse, json, rejection } from '../warehouse.ts'

type ErrorClass = abstract new (...parameters: never[]) => Error

/** Loads a second copy of the module, as an install with two versions does. */
async function secondCopy(query: string): Promise<typeof errors> {
  return import(`${'../../src/errors.ts'}?${query}`)
}

describe('every error class', () => {
  const classes = Object.entries(errors) as unknown as [name: string, errorClass: ErrorClass][]

  it.each(classes)('%s extends CloudDbError, and so Error', (name, errorClass) => {
    const { prototype } = errorClass
    expect(prototype instanceof errors.CloudDbError || errorClass === errors.CloudDbError).toBe(true)
    expect(prototype).toBeInstanceOf(Error)
    expect(prototype.name).toBe(name)
  })

  it('has a literal name, which does not change when a minifier renames the class', async () => {
    const copy = await secondCopy('minified')
    for (const [name, errorClass] of Object.entries(copy)) {
      Object.defineProperty(errorClass, 'name', { value: 'a' })
      expect((errorClass as unknown as ErrorClass).prototype.name).toBe(name)
    }
    const error = new copy.InvalidArgumentError('no')
    expect(String(error)).toBe('InvalidArgumentError: no')
    expect(error.stack).toMatch(/^InvalidArgumentError: no/)
  })

  it('recognizes errors of another installed copy', async () => {
    const copy = await secondCopy('copy')
    const error: errors.NotFoundError = await rejection(createWarehouse(answering(json({}, 404))).getCrate('a'))
    expect(error).not.toBeInstanceOf(copy.NotFoundError)
    expect(copy.NotFoundError.is(error)).toBe(true)
    expect(copy.ApiError.is(error)).toBe(true)
    expect(copy.CloudDbError.is(error)).toBe(true)
    expect(copy.RateLimitError.is(error)).toBe(false)
    expect(copy.CloudDbError.is(new Error('NotFoundError'))).toBe(false)
    expect(copy.CloudDbError.is({ name: 'NotFoundError', isCloudDbError: true })).toBe(false)
    for (const nothing of [undefined, null, 'NotFoundError', 404]) expect(copy.CloudDbError.is(nothing)).toBe(false)
  })
})
