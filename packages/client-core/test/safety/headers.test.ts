import { describe, expect, it } from 'vitest'
import { callers } from '../callers.ts'
import { bearerDefinition, definition, refusal, requestsOf } from '../warehouse.ts'

const breaking = ['a\r\nx-evil: 1', 'a\nb', 'a\0', '\x1b[1m', 'naïve\u2028', '\u{1F4A9}']

describe.each(callers)('a credential of a %s', (_, create) => {
  it('is UTF-8, and the secret may contain a colon', async () => {
    const key = { keyId: 'schlüssel', keySecret: 'a:ß:€' }
    const sent = await requestsOf(({ fetch }) => create({ fetch, ...key }).list())
    const encoded = sent[0]?.headers.authorization?.replace('Basic ', '') as string
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('schlüssel:a:ß:€')
  })

  it.each<[name: string, value: string, problem: string]>([
    ['keyId', 'canary:x', 'must be without colons, line breaks and other control characters'],
    ['keyId', 'canary\0', 'must be without colons, line breaks and other control characters'],
    ['keyId', ' ', 'must not be blank'],
    ['keySecret', 'canary\r\nx-evil: 1', 'must be without line breaks and other control characters'],
    ['keySecret', '\u00a0\t ', 'must not be blank'],
    ['apiKey', ' ', 'must not be blank'],
    ...breaking.map((end): [string, string, string] => {
      return ['apiKey', `canary${end}`, 'must be without characters that no header can carry']
    }),
  ])('is refused as text and from a function, and not shown: %s %j', async (name, value, problem) => {
    const api = name === 'apiKey' ? bearerDefinition : definition
    const errors = [
      await refusal(() => create({ [name]: value }, api)),
      await refusal(({ fetch }) => create({ fetch, [name]: () => value }, api).list()),
    ]
    const facts = { option: name, reason: problem, message: `The option \`${name}\` (not shown) ${problem}.` }
    for (const error of errors) expect(error).toMatchObject({ name: 'ConfigurationError', ...facts })
  })

  it.each([
    ['returns nothing', () => '', '`keySecret` (not shown) must not be blank'],
    ['returns undefined', () => undefined as never, '`keySecret` (not shown) must be a text'],
    ['returns no string', () => 7 as never, '`keySecret` (not shown) must be a text'],
    ['rejects', () => Promise.reject(new Error('canary')), '`keySecret` failed'],
    ['throws', () => JSON.parse('canary'), '`keySecret` failed'],
    ['throws nothing', () => Promise.reject(undefined), '`keySecret` failed'],
  ])('of a function that %s ends the call before a request', async (_, keySecret, message) => {
    const error = await refusal(({ fetch }) => create({ fetch, keySecret }).list())
    expect(error).toMatchObject({ name: 'ConfigurationError', message: expect.stringContaining(message) })
    expect(error.message).not.toContain('canary')
  })
})

describe.each(callers)('a header of a %s is refused', (_, create) => {
  it.each([
    ...breaking.map((value) => ['x-note', value] as const),
    ...['x note', 'x-note\r\nx-evil', 'x-note:', '', 'ü'].map((name) => [name, 'canary'] as const),
    ...([7, null, {}, ['a']] as never[]).map((value) => ['x-note', value] as const),
  ])('of a client and of a call, and its value is not shown: %j: %j', async (name, value) => {
    const headers = { [name]: value }
    const message = `The header ${JSON.stringify(name)} (not shown) must be a text that a header can carry, without line breaks.`
    const ofCall = await refusal(({ fetch }) => create({ fetch }).list({ headers }))
    expect(ofCall).toMatchObject({ name: 'InvalidArgumentError', message })
    expect(await refusal(() => create({ headers }))).toMatchObject({ name: 'ConfigurationError', message })
  })
})
