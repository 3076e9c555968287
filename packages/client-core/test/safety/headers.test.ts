import { describe, expect, it } from 'vitest'
import { ConfigurationError, InvalidArgumentError } from '../../src/errors.ts'
import { createFetchClient } from '../../src/fetch.ts'
import { bearerAuthentication, createClient } from '../../src/index.ts'
import { callers } from '../callers.ts'
import { answering, definition, found, options, rejection, type Warehouse } from '../warehouse.ts'

const breaking = ['a\r\nx-evil: 1', 'a\nb', 'a\0', '\x1b[1m', 'naïve\u2028', '\u{1F4A9}']

describe.each(callers)('the Basic credentials of a %s', (_, create) => {
  it('are UTF-8, and the secret may contain a colon', async () => {
    const { fetch, sent } = answering(found)
    await create({ fetch, keyId: 'schlüssel', keySecret: 'a:ß:€' }).list()
    const encoded = sent[0]?.headers.authorization?.replace('Basic ', '') as string
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('schlüssel:a:ß:€')
  })

  it.each([
    [
      'a key id with a colon',
      { keyId: 'canary:x' },
      '`keyId` (not shown) must be without colons, line breaks and other control characters',
    ],
    [
      'a line break in a secret',
      { keySecret: 'canary\r\nx-evil: 1' },
      '`keySecret` (not shown) must be without line breaks',
    ],
    ['a NUL in a key id', { keyId: 'canary\0' }, '`keyId` (not shown) must be without colons, line breaks and other'],
  ])('are refused with %s when the client is created, and the message does not contain it', (_, wrong, message) => {
    expect(() => create(wrong)).toThrow(ConfigurationError)
    expect(() => create(wrong)).toThrow(message)
    expect(() => create(wrong)).not.toThrow('canary')
  })

  it.each([
    ['returns nothing', () => '', '`keySecret` (not shown) must not be blank'],
    ['returns undefined', () => undefined as never, '`keySecret` (not shown) must be a text'],
    ['returns no string', () => 7 as never, '`keySecret` (not shown) must be a text'],
    ['returns a line break', () => 'canary\n', 'without line breaks'],
    ['rejects', () => Promise.reject(new Error('vault is sealed')), '`keySecret` failed'],
    [
      'throws',
      () => {
        throw new Error('canary')
      },
      '`keySecret` failed',
    ],
    ['throws nothing', () => Promise.reject(undefined), '`keySecret` failed'],
  ])('of a function that %s end the call before a request', async (_, keySecret, message) => {
    const { fetch, sent } = answering(found)
    const error: Error = await rejection(create({ fetch, keySecret }).list())
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(error.message).toContain(message)
    expect(error.message).not.toContain('canary')
    expect(sent).toHaveLength(0)
  })
})

describe('a Bearer credential', () => {
  const bearer = { ...definition, security: bearerAuthentication } as const
  const { baseUrl, site } = options

  it.each(breaking)('with %j is refused, and the message does not contain it', async (end) => {
    const apiKey = `canary${end}`
    const factories = [
      () => createClient<Warehouse, object>(bearer, {}, { baseUrl, site, apiKey }),
      () => createFetchClient(bearer, {}, { baseUrl, apiKey } as never),
    ]
    for (const create of factories) {
      expect(create).toThrow(ConfigurationError)
      expect(create).toThrow('`apiKey`')
      expect(create).not.toThrow('canary')
    }
    const { fetch, sent } = answering(found)
    const late = createClient<Warehouse, object>(bearer, {}, { baseUrl, site, fetch, apiKey: () => apiKey })
    const error: Error = await rejection(late.listCrates())
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(error.message).not.toContain('canary')
    expect(sent).toHaveLength(0)
  })
})

describe.each(callers)('a header of a %s', (_, create) => {
  it.each(breaking)('with the value %j is refused, and the message does not contain it', async (value) => {
    const { fetch, sent } = answering(found)
    const error: Error = await rejection(create({ fetch }).list({ headers: { 'x-note': value } }))
    expect(error).toBeInstanceOf(InvalidArgumentError)
    expect(error.message).toContain('"x-note" (not shown) must be')
    expect(error.message).not.toContain(value)
    expect(sent).toHaveLength(0)
    expect(() => create({ headers: { 'x-note': value } })).toThrow(ConfigurationError)
    expect(() => create({ headers: { 'x-note': value } })).not.toThrow(value)
  })

  it.each(['x note', 'x-note\r\nx-evil', 'x-note:', '', 'ü'])('with the name %j is refused', async (name) => {
    const { fetch, sent } = answering(found)
    expect(await rejection(create({ fetch }).list({ headers: { [name]: 'v' } }))).toBeInstanceOf(InvalidArgumentError)
    expect(sent).toHaveLength(0)
    expect(() => create({ headers: { [name]: 'v' } })).toThrow(ConfigurationError)
  })

  it('with a value of another type is refused', async () => {
    for (const value of [7, null, {}, ['a']] as never[])
      expect(await rejection(create().list({ headers: { 'x-note': value } }))).toBeInstanceOf(InvalidArgumentError)
  })
})
