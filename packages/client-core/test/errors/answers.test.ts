import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as errors from '../../src/errors.ts'
import { callers } from '../callers.ts'
import { answering, createWarehouse, json, rejection } from '../warehouse.ts'

// The comments of the classes are the documentation of the statuses.
const classes = readFileSync(new URL('../../src/errors.ts', import.meta.url), 'utf8')

async function failure(answer: Response): Promise<errors.ApiError> {
  return rejection(createWarehouse({ ...answering(answer), maxRetries: 0 }).getCrate('a'))
}

describe('an answer outside 2xx', () => {
  const told = [...classes.matchAll(/\/\*\* ([1-5])(\d\d|xx): [^*]*\*\/\nexport class (\w+)/g)].flatMap(
    ([, first = '', rest = '', name = '']) =>
      (rest === 'xx' ? ['00', '02', '99'] : [rest]).map((digits) => [Number(first + digits), name] as const),
  )

  it.each([...told, ...[300, 304, 402, 418, 499].map((status) => [status, 'ApiError'] as const)])(
    '%i is %s',
    async (status, name) => {
      const error = await failure(new Response(null, { status }))
      expect([error.constructor.name, error.name, error.status]).toEqual([name, name, status])
      for (const base of [errors.ApiError, errors.CloudDbError, Error]) expect(error).toBeInstanceOf(base)
    },
  )

  it('has all properties of the answer', async () => {
    const body = { status: 400, error: 'BAD_REQUEST: no such crate', requestId: 'r-1' }
    const error = await failure(json(body, 400, { 'x-region': 'north' }))
    expect(error).toMatchObject({
      message: 'GET /v1/sites/north/crates/a answered 400: BAD_REQUEST: no such crate',
      detail: 'BAD_REQUEST: no such crate',
      requestId: 'r-1',
      operationId: 'getCrate',
      method: 'GET',
      path: '/v1/sites/{site}/crates/{crate}',
      request: { method: 'GET', path: '/v1/sites/north/crates/a', parameters: { site: 'north', crate: 'a' } },
      body,
      attempts: [{ status: 400, reason: 'answered 400' }],
    })
    expect(error.headers.get('content-type')).toBe('application/json')
    expect(error.headers.get('x-region')).toBe('north')
    expect((await failure(json({}, 400, { 'x-request-id': 'r-2' }))).requestId).toBe('r-2')
  })
})

describe("detail is the server's own words, from", () => {
  const blank = { path: ['a', 0], code: 'x', message: 'blank' }
  const big = { path: 'b', message: 'big' }
  const required = { path: ['name'], message: 'Required' }
  const issues = (words: string, ...list: object[]) => JSON.stringify({ error: `BAD_REQUEST: ${words}`, issues: list })
  it.each([
    ['error', '{"error":"BAD_REQUEST"}', 'BAD_REQUEST'],
    ['message', '{"message":"Alert not found"}', 'Alert not found'],
    ['a nested error', '{"error":{"message":"nested"}}', 'nested'],
    ['message where error is null', '{"error":null,"message":"second"}', 'second'],
    [
      'issues beside the error',
      issues('Invalid request', blank, big),
      'BAD_REQUEST: Invalid request; a.0: blank; b: big',
    ],
    ['an error that names its issues', issues('name: Required', required), 'BAD_REQUEST: name: Required'],
    ['issues alone', JSON.stringify({ issues: [blank, big] }), 'a.0: blank; b: big'],
    ['issues of no form', '{"error":"BAD_REQUEST","issues":[null,1,{},{"path":[{}]},{"message":"x"}]}', 'BAD_REQUEST'],
    ['a list', '[{"code":1},{"message":"in a list"}]', 'in a list'],
    ['a string', '"a string"', 'a string'],
    ['text', 'Unauthorized', 'Unauthorized'],
    ['HTML', '<html><head><title>x</title></head><body><pre>Cannot GET /x</pre></body></html>', 'Cannot GET /x'],
    ['null', 'null', ''],
    ['an empty body', '', ''],
    ['truncated JSON', '{"truncated":', '{"truncated":'],
    ['a body without an own message', '{"__proto__":{"message":"inherited"}}', '{"__proto__":{"message":"inherited"}}'],
  ])('%s', async (_, body, detail) => {
    expect((await failure(new Response(body, { status: 400 }))).detail).toBe(detail)
  })
})

describe('the message of an error', () => {
  it('explains that a 404 in HTML means a missing route', async () => {
    const advice = expect.stringContaining('the route is not served here')
    const route = '<pre>Cannot GET /x</pre>'
    for (const page of [`<!DOCTYPE html><html><body>${route}</body></html>`, route]) {
      const error = await failure(new Response(page, { status: 404 }))
      expect(error).toMatchObject({ detail: 'Cannot GET /x', message: advice })
    }
    for (const other of [json({ error: 'NOT_FOUND' }, 404), new Response('<html>', { status: 400 })])
      expect((await failure(other)).message).not.toEqual(advice)
  })

  it.each([
    ['https://api.example.com/v1', '/v1'],
    ['https://api.example.com/proxy/v1/', '/v1'],
    ['https://api.example.com/v1/sites', '/v1/sites'],
    ['https://api.example.com/v1x', undefined],
    ['https://api.example.com', undefined],
  ])('names the end of the address %s that the path repeats', async (baseUrl, repeated) => {
    const advice = repeated && `(\`baseUrl\` ends in ${repeated}, with which the path begins: leave it out)`
    const page = new Response('<pre>Cannot GET /v1/v1</pre>', { status: 404 })
    for (const answer of [json({ error: 'NOT_FOUND' }, 404), page]) {
      const { message } = await rejection(createWarehouse({ ...answering(answer), baseUrl }).getCrate('a'))
      if (advice) expect(message).toContain(advice)
      else expect(message).not.toContain('leave it out')
    }
  })

  it('contains the hint of the document for the status', async () => {
    const { message } = await failure(new Response('Unauthorized', { status: 401 }))
    expect(message).toBe('GET /v1/sites/north/crates/a answered 401: Unauthorized (A shelf key is not a site key.)')
    expect((await failure(new Response('Forbidden', { status: 403 }))).message).not.toContain('shelf key')
  })
})

describe.each(callers)('the status alone decides the outcome of a %s:', (_, create) => {
  it.each([
    ['empty', ''],
    ['null', 'null'],
    ['false', 'false'],
    ['the form of a success', '{"status":200,"result":{"id":"crate-1"}}'],
    ['HTML', '<html><body>Bad Gateway</body></html>'],
    ['truncated JSON', '{"error":"n'],
  ])('an error whose body is %s is an error', async (_, body) => {
    for (const headers of [{ 'content-length': String(body.length) }, { 'content-type': 'application/json' }]) {
      const answer = new Response(body, { status: 400, headers })
      const outcome = await create(answering(answer)).get('a')
      expect(outcome).toMatchObject({ status: 400, payload: undefined })
      expect(outcome.error).not.toBeUndefined()
    }
  })

  it('a success with a field `error` is a success', async () => {
    const answer = json({ status: 500, error: 'left over', result: { id: 'crate-1' } })
    expect(await create(answering(answer)).get('a')).toMatchObject({ status: 200, payload: { id: 'crate-1' } })
  })
})

type ErrorClass = abstract new (...parameters: never[]) => Error

/** Loads a second copy of the module, as an install with two versions does. */
async function secondCopy(query: string): Promise<typeof errors> {
  return import(`${'../../src/errors.ts'}?${query}`)
}

describe('every error class', () => {
  it('has a literal name, which does not change when a minifier renames the class', async () => {
    const copy = await secondCopy('minified')
    for (const [name, errorClass] of Object.entries(copy)) {
      Object.defineProperty(errorClass, 'name', { value: 'a' })
      const { prototype } = errorClass as unknown as ErrorClass
      expect(prototype.name).toBe(name)
      expect(prototype instanceof copy.CloudDbError || errorClass === copy.CloudDbError, name).toBe(true)
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
    expect(copy.NotFoundError.is(Object.create({ name: 'NotFoundError' }))).toBe(false)
    for (const nothing of [undefined, null, 'NotFoundError', 404]) expect(copy.CloudDbError.is(nothing)).toBe(false)
  })
})
