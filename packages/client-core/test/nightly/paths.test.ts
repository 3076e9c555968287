import fc from 'fast-check'
import { expect, it } from 'vitest'
import { InvalidArgumentError } from '../../src/errors.ts'
import { serve } from '../loopback.ts'
import { pathSenders } from '../path-senders.ts'

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
    expect(target).toMatch(/^\/(?!.*[?#\\])[\x21-\x7e]*$/)
    // Each value decodes back to itself within its segment, and a URL parser on the way changes nothing.
    const fill = (piece: string) => (piece.startsWith('{') ? given[piece.slice(1, -1)] : decodeURIComponent(piece))
    const segments = (prefix + template).split('/').map((segment) =>
      segment
        .split(/(\{\w+\})/)
        .map(fill)
        .join(''),
    )
    expect(target.split('/').map(decodeURIComponent)).toEqual(segments)
    expect(new URL(target, 'http://host.example').pathname).toBe(target)
  })
  await fc.assert(property, { numRuns: 300 })
})

/** Whether a text becomes dots when its encoded characters are decoded several times. */
function isDots(value: string, encoded: RegExp): boolean {
  const decode = (text: string): string => text.replace(encoded, (code) => String.fromCharCode(+`0x${code.slice(1)}`))
  let text = value
  for (let before = ''; before !== text; text = decode(text)) before = text
  return /^(?:\.|%2e){1,2}$/i.test(text)
}

const mustBeRefused = (value: unknown) =>
  typeof value !== 'string' || value === '' || isDots(value, /%25/g) || /\p{Surrogate}/u.test(value)
const mayBeRefused = (value: unknown) => mustBeRefused(value) || isDots(value as string, /%[0-9a-f]{2}/gi)

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const literals = `v1 sites x-y a.b ~u a%20b @me x:read m;color= v=1 it's !*() {} {} {} {}{} .{} {}.`.split(' ')
const prefixes = fc.constantFrom('', '/prefix', '/two/parts')

const short = { minLength: 1, maxLength: 2 }

/** Literals and parameters in any order, several in one segment, too: `/v1/{a}/x-y{b}.{c}/{d};color={e}`. */
const templates = fc.array(fc.array(fc.constantFrom(...literals), short), short).map((segments) => {
  let next = 0
  return `/${segments.map((pieces) => pieces.join('')).join('/')}`.replaceAll('{}', () => `{${names[next++]}}`)
})

const piece = fc.constantFrom(
  ...['.', '..', '%2e', '%2E', '%252e', '%25', '%', '/', '\\', '%2f', '%2F', '%5c', '%252f', '?', '#', '&', '=', ';'],
  ...['..;', ':', '@', '//', 'https://elsewhere.example/x?y#z', ' ', '+', '\0', '\r\n', '\t', '\x7f', '\x85'],
  ...['\u2028', '\uFEFF', '\uFF0E', 'ü', '\u{1F4A9}', '\uD800', '\uDC00', '{a}', '{', '*', '~', "'", '<', 'a'],
  '__proto__',
)
const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
const anyValue = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary-ascii', minLength: 1 }) },
  { weight: 2, arbitrary: fc.string({ unit: codePoint, minLength: 1 }) },
  { weight: 1, arbitrary: fc.anything() },
)
