import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidArgumentError } from '../../src/errors.ts'
import { createFetchClient } from '../../src/fetch.ts'
import { createClient } from '../../src/index.ts'
import { answering, json, rejection } from '../warehouse.ts'

type Values = Readonly<Record<string, unknown>>
type Send = (values: Values, headers?: Record<string, string>) => Promise<unknown>
type SendTo = (template: string, options: { baseUrl: string; fetch?: typeof fetch }) => Send

function definitionOf(template: string) {
  const operations = { read: { method: 'GET', path: template } } as const
  return { bound: [], operations } as const
}

function byMethod(template: string, options: { baseUrl: string }): Send {
  const client = createClient<{ read(...parameters: unknown[]): Promise<unknown> }, object>(
    definitionOf(template),
    {},
    options,
  )
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return (values, headers = {}) => client.read(...names.map((name) => values[name]), { headers })
}

function byPathLiteral(template: string, options: { baseUrl: string }): Send {
  const client = createFetchClient(definitionOf(template), {}, options) as unknown as Record<
    'GET',
    (path: string, init: object) => Promise<unknown>
  >
  return (path, headers = {}) => client.GET(template, { params: { path }, headers })
}

const callers: [name: string, sendTo: SendTo][] = [
  ['method', byMethod],
  ['path literal', byPathLiteral],
]

describe.each(callers)('a path parameter of a %s', (_, sendTo) => {
  const template = '/v1/keys/{keyId}/uses/{useId}'

  async function expand(keyId: unknown, useId: unknown = 'u'): Promise<string> {
    const { fetch, sent } = answering(json({}))
    await sendTo(template, { baseUrl: 'https://host.example', fetch: fetch as never })({ keyId, useId })
    return sent[0]?.url.replace('https://host.example', '') as string
  }

  async function refusal(values: Values): Promise<Error> {
    const { fetch, sent } = answering(json({}))
    const send = sendTo(template, { baseUrl: 'https://host.example', fetch: fetch as never })
    const error: Error = await rejection(send(values))
    expect(error).toBeInstanceOf(InvalidArgumentError)
    expect(sent).toHaveLength(0)
    return error
  }

  it.each([
    ['plain', 'plain'],
    ['a/b', 'a%2Fb'],
    ['?#%& +', '%3F%23%25%26%20%2B'],
    ['..a', '..a'],
    ['...', '...'],
    ['a/../b', 'a%2F..%2Fb'],
    ['../../etc/passwd', '..%2F..%2Fetc%2Fpasswd'],
    ['..\\..', '..%5C..'],
    ['..;/..;', '..%3B%2F..%3B'],
    ['//elsewhere.example', '%2F%2Felsewhere.example'],
    ['https://elsewhere.example', 'https%3A%2F%2Felsewhere.example'],
    ['user@elsewhere.example', 'user%40elsewhere.example'],
    ['%2F', '%252F'],
    ['%00', '%2500'],
    ['{useId}', '%7BuseId%7D'],
    ['ü\n\0', '%C3%BC%0A%00'],
    ['\uFF0E\uFF0E', '%EF%BC%8E%EF%BC%8E'],
    ['\u202E\u{1F4A9}', '%E2%80%AE%F0%9F%92%A9'],
    [' ', '%20'],
    ['\t', '%09'],
    ['__proto__', '__proto__'],
    ['x'.repeat(5_000), 'x'.repeat(5_000)],
  ])('%j is percent-encoded as %s and stays in its segment', async (value, encoded) => {
    const path = await expand(value)
    expect(path).toBe(`/v1/keys/${encoded}/uses/u`)
    expect(new URL(path, 'https://host.example').pathname).toBe(path)
  })

  it.each(['', '.', '..', '%2e', '%2E', '%2e%2e', '%2E%2e', '.%2E', '%2e.', '%252e', '%252e%252e', '.%25252E'])(
    '%j is refused, for it would lead to another path',
    async (value) => {
      const problem = 'must be a text that leads to no other path.'
      expect((await refusal({ keyId: value, useId: 'u' })).message).toContain(`\`keyId\` ${problem}`)
      expect((await refusal({ keyId: 'k', useId: value })).message).toContain(`\`useId\` ${problem}`)
    },
  )

  it.each([
    undefined,
    null,
    7,
    Number.NaN,
    1n,
    true,
    {},
    ['a'],
    [],
    Symbol('s'),
    new String('a'),
    () => 'a',
    new Date(0),
  ])('that is no string is refused: %s', async (value) => {
    const { message } = await refusal({ keyId: value, useId: 'u' })
    expect(message).toBe('The path parameter `keyId` must be a text.')
  })

  it('that is missing is refused, also where every object inherits one of that name', async () => {
    expect((await refusal({ keyId: 'k' })).message).toContain('`useId` must be a text.')
    const { fetch, sent } = answering(json({}))
    const send = sendTo('/v1/{constructor}', { baseUrl: 'https://host.example', fetch: fetch as never })
    expect(await rejection(send({}))).toBeInstanceOf(InvalidArgumentError)
    expect(sent).toHaveLength(0)
  })

  it.each(['\uD800', 'a\uDC00', '\uDC00\uD800'])('that no URL can carry is refused: %j', async (value) => {
    expect((await refusal({ keyId: value, useId: 'u' })).message).toContain('`keyId` must be a text that leads to no')
  })
})

describe.each(callers)('whatever the template and the values of a %s,', (_, sendTo) => {
  /** The request targets that reached the server, byte for byte, by the number of the call. */
  const targets = new Map<string, string>()
  let server: Server
  let origin: string

  beforeAll(async () => {
    server = createServer((request, response) => {
      targets.set(request.headers['x-call'] as string, request.url as string)
      response.end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  let calls = 0

  it('the raw request target is that of the template, or nothing is sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        prefixes,
        templates,
        fc.array(fc.array(anyValue, { minLength: 8, maxLength: 8 }), { minLength: 3, maxLength: 3 }),
        async (prefix, template, rows) => {
          const send = sendTo(template, { baseUrl: origin + prefix })
          await Promise.all(
            rows.map(async (row) => {
              const call = String(++calls)
              const values = Object.fromEntries(row.map((value, index) => [names[index] as string, value]))
              const error = await send(values, { 'x-call': call }).then(
                () => undefined,
                (thrown: unknown) => thrown,
              )
              const used = names.filter((name) => template.includes(`{${name}}`)).map((name) => values[name])
              const target = targets.get(call)
              targets.delete(call)
              if (error !== undefined) {
                expect(error).toBeInstanceOf(InvalidArgumentError)
                expect(target).toBeUndefined()
                expect(used.some(mayBeRefused), `refused ${JSON.stringify(row)}`).toBe(true)
              } else {
                expect(used.some(mustBeRefused), `sent ${target}`).toBe(false)
                expectTarget(target as string, prefix + template, values)
              }
            }),
          )
        },
      ),
      { numRuns: 100 },
    )
  })
})

/** Segment by segment, the target is the template, and every value decodes back to itself. */
function expectTarget(target: string, template: string, values: Values): void {
  expect(target).toMatch(/^\/[\x21-\x7e]*$/)
  expect(target).not.toMatch(/[?#\\]/)
  expect(target.split('/').map(decodeURIComponent)).toEqual(
    template.split('/').map((segment) =>
      segment
        .split(/(\{\w+\})/)
        .map((piece) => (piece.startsWith('{') ? values[piece.slice(1, -1)] : decodeURIComponent(piece)))
        .join(''),
    ),
  )
  // What any URL parser on the way would make of it is the same.
  expect(new URL(target, 'http://host.example').pathname).toBe(target)
}

function mustBeRefused(value: unknown): boolean {
  return typeof value !== 'string' || value === '' || isDots(value, /%25/g, '%') || /\p{Surrogate}/u.test(value)
}

/** Also what comes to dots only after being decoded many times, by whatever lenient hand. */
function mayBeRefused(value: unknown): boolean {
  return (
    mustBeRefused(value) ||
    isDots(value as string, /%([0-9a-f]{2})/gi, (_: string, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  )
}

function isDots(value: string, encoded: RegExp, decoded: string | ((text: string, code: string) => string)): boolean {
  let text = value
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replaceAll(encoded, decoded as string)
  }
  return /^(?:\.|%2e){1,2}$/i.test(text)
}

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const literal = fc.constantFrom(
  'v1',
  'sites',
  'x-y',
  'a.b',
  '~u',
  'a%20b',
  '@me',
  'x:read',
  'm;color=',
  'v=1',
  "it's",
  '!*()',
)
const prefixes = fc.constantFrom('', '/prefix', '/two/parts')

/** Literals and parameters in any order, several in one segment, too: `/v1/{a}/x-y{b}.{c}/{d};color={e}`. */
const templates = fc
  .array(
    fc.array(fc.oneof(literal, fc.constantFrom('{}', '{}', '{}{}', '.{}', '{}.')), { minLength: 1, maxLength: 2 }),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  .map((segments) => {
    let next = 0
    return `/${segments.map((pieces) => pieces.join('')).join('/')}`.replaceAll('{}', () => `{${names[next++]}}`)
  })

const piece = fc.constantFrom(
  ...['.', '..', '%2e', '%2E', '%252e', '%25', '%', '/', '\\', '%2f', '%2F', '%5c', '%252f', '?', '#', '&', '=', ';'],
  ...['..;', ':', '@', '//', 'https://elsewhere.example/x?y#z', ' ', '+', '\0', '\r\n', '\t', '\x7f', '\x85'],
  ...['\u2028', '\uFEFF', '\uFF0E', '\uFF0F'],
  ...['ü', '\u{1F4A9}', '\uD800', '\uDC00', '{a}', '{', '}', '*', '~', "'", '"', '<', 'a', 'A1', '__proto__'],
)
const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
const anyValue = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary-ascii', minLength: 1 }) },
  { weight: 2, arbitrary: fc.string({ unit: codePoint, minLength: 1 }) },
  { weight: 1, arbitrary: fc.anything() },
)
