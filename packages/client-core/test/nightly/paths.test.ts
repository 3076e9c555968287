import fc from 'fast-check'
import { expect, it } from 'vitest'
import { InvalidArgumentError } from '../../src/errors.ts'
import { serve } from '../loopback.ts'
import { pathSenders, type Values } from '../path-senders.ts'

it.each(pathSenders)('a %s reaches the path of its template, or nothing is sent', async (_, sendTo) => {
  // A real server shows the request target byte for byte.
  const server = await serve((response) => response.end('{}'))
  const values = fc.array(anyValue, { minLength: names.length, maxLength: names.length })
  const property = fc.asyncProperty(prefixes, templates, values, async (prefix, template, row) => {
    const sent = server.requests.length
    const given = Object.fromEntries(row.map((value, index) => [names[index] as string, value]))
    const used = names.filter((name) => template.includes(`{${name}}`)).map((name) => given[name])
    try {
      await sendTo(template, { baseUrl: server.baseUrl + prefix })(given)
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidArgumentError)
      expect(server.requests).toHaveLength(sent)
      expect(used.some(mayBeRefused), `refused ${JSON.stringify(row)}`).toBe(true)
      return
    }
    const target = server.requests[sent]?.target ?? ''
    expect(used.some(mustBeRefused), `sent ${target}`).toBe(false)
    expectTarget(target, prefix + template, given)
  })
  await fc.assert(property, { numRuns: 300 })
})

/** Compares the target with the template, segment by segment: each value decodes back to itself. */
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
  // A URL parser on the way changes nothing.
  expect(new URL(target, 'http://host.example').pathname).toBe(target)
}

function mustBeRefused(value: unknown): boolean {
  return typeof value !== 'string' || value === '' || isDots(value, /%25/g, '%') || /\p{Surrogate}/u.test(value)
}

/** Includes values that become dots only after they are decoded several times. */
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
const literal = fc.constantFrom(...`v1 sites x-y a.b ~u a%20b @me x:read m;color= v=1 it's !*()`.split(' '))
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
