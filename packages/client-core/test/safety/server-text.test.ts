import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type ApiError, CloudDbError, type ConnectionError } from '../../src/errors.ts'
import { callers } from '../callers.ts'
import { answering, createWarehouse, found, json, recorder, rejection } from '../warehouse.ts'

// Line breaks, a terminal's escape, C1, DEL, NUL, every direction mark, a half of a surrogate pair.
const marks = [
  ...['\n', '\r', '\u2028', '\u2029', '\u0085', '\u001b[31m', '\u009b', '\u007f', '\0', '\u061c', '\u200e', '\u200f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\ud800'],
]
const unwanted = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]/u
const hostile = `no${marks.join('')}such crate`

/** The lines of a stack that are the error's own words. */
function words({ stack = '' }: Error): string {
  return stack.slice(0, stack.indexOf('\n    at '))
}

describe('a text of a server', () => {
  const half = hostile.replace('\ud800', '')
  it.each([
    ['in JSON', () => json({ error: hostile, requestId: `r${hostile}` }, 400)],
    ['in a key', () => json({ [hostile]: hostile }, 400)],
    ['in text', () => new Response(half, { status: 400 })],
    ['in a page', () => new Response(`<p>${half}</p>`, { status: 404, headers: { 'x-request-id': 'r\u0085\u009b2' } })],
    ['in an unreadable 2xx', () => new Response(`<html>${half}`)],
  ])('%s is one line in the message', async (_, answer) => {
    const error: ApiError = await rejection(createWarehouse(answering(answer)).getCrate('a'))
    const { cause = error } = error as { cause?: Error }
    for (const text of [error.message, error.detail, error.requestId, words(error), cause.message, words(cause)])
      expect(text ?? '').not.toMatch(unwanted)
    expect(error.message).toMatch(/no.*such crate/)
    if (error.name === 'ResponseParseError') expect(error).toMatchObject({ text: expect.stringContaining('\n') })
  })

  it('is unchanged in `body`, and without control characters in `detail` and in the request id', async () => {
    const error: ApiError = await rejection(createWarehouse(answering(json({ error: hostile }, 400))).getCrate('a'))
    expect(error.body).toEqual({ error: hostile })
    expect(error.detail).toBe('no [31m such crate')
    const { requestId } = await createWarehouse(answering(json({ result: 1, requestId: `r-1${hostile}` })))
      .getCrate('a')
      .withResponse()
    expect(requestId).toMatch(/^r-1no .*such crate$/)
    expect(requestId).not.toMatch(unwanted)
  })
})

describe.each(callers)('an error of `fetch`, for a %s,', (_, create) => {
  it('is one line in the message, in its causes and in the attempts', async () => {
    const thrown = Object.assign(new TypeError(hostile, { cause: new Error(hostile) }), { code: `E${hostile}` })
    const error: ConnectionError = await rejection(create({ ...answering(thrown), maxRetries: 0 }).get('a'))
    expect(error).toBeInstanceOf(CloudDbError)
    const cause = error.cause as Error
    const texts = [error.message, `${error.code}`, cause.message, words(error), words(cause)]
    for (const text of [...texts, JSON.stringify(error.attempts)]) expect(text).not.toMatch(unwanted)
  })
})

describe.each(callers)('the log of a %s', (_, create) => {
  it('writes texts of a server or of `fetch` in one line', async () => {
    const { lines, logger } = recorder()
    const answer = () => json({ error: hostile }, 503, { 'x-request-id': 'r\u0085\u009b2', 'retry-after-ms': '1' })
    const calls = create({ ...answering(new TypeError(hostile), answer, found), logger, logLevel: 'debug' })
    expect((await calls.get('a')).status).toBe(200)
    expect(lines.length).toBeGreaterThan(3)
    const shown = lines.map((line) => inspect(line, { compact: true, breakLength: Number.POSITIVE_INFINITY }))
    for (const line of shown) {
      expect(line).not.toMatch(unwanted)
      expect(line).not.toMatch(/\\[nx]|\\u/)
    }
    expect(shown.join('\n')).toContain("'x-request-id': 'r 2'")
  })
})
