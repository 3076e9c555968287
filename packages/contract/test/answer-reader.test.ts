import { describe, expect, test } from 'vitest'
import { MOST_BYTES, MOST_LEVELS, MOST_VALUES, readAnswer, Wire } from '../src/running/wire.ts'

const MEGABYTE = 1024 * 1024

/** An endless answer that counts the bytes that are read. */
function endless(text: string) {
  const piece = new TextEncoder().encode(text.repeat(MEGABYTE / text.length))
  const taken = { bytes: 0, cancelled: false }
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      taken.bytes += piece.length
      controller.enqueue(piece)
    },
    cancel: () => {
      taken.cancelled = true
    },
  })
  return { response: new Response(stream), taken }
}

const nested = (levels: number, inside = '') => `${'['.repeat(levels)}${inside}${']'.repeat(levels)}`
const textOf = async (body: BodyInit | null) => {
  const reading = await readAnswer(new Response(body))
  return 'bytes' in reading ? new TextDecoder().decode(reading.bytes) : reading.flaw
}

describe('the reader of answers', () => {
  test('returns the whole answer, also an empty one', async () => {
    expect(await textOf('{"data":[]}')).toBe('{"data":[]}')
    expect(await textOf('')).toBe('')
    expect(await textOf(null)).toBe('')
  })

  test.for([
    ['brackets', '['],
    ['text', 'a'],
  ])('stops reading endless %s after 64 MB', async ([, text]) => {
    const { response, taken } = endless(String(text))
    expect(await readAnswer(response)).toEqual({ flaw: expect.stringContaining('longer than 64 MB') })
    expect(taken.bytes).toBeLessThan(MOST_BYTES + 3 * MEGABYTE)
    expect(taken.cancelled).toBe(true)
  })

  test('limits the nesting of lists and objects', async () => {
    expect(await textOf(nested(MOST_LEVELS))).toBe(nested(MOST_LEVELS))
    expect(await textOf(nested(MOST_LEVELS + 1))).toContain('nests deeper than 100 levels')
    expect(await textOf(` \n{"a":${nested(MOST_LEVELS)}}`)).toContain('nests deeper than 100 levels')
  })

  test('limits the number of values', async () => {
    expect(await textOf(`[${'{},'.repeat(1000)}{}]`)).toMatch(/^\[{},/)
    expect(await textOf(`[${'{},'.repeat(MOST_VALUES + 1)}{}]`)).toContain('more than two million values')
    expect(await textOf(`["${','.repeat(MOST_VALUES + 1)}"]`)).toMatch(/^\[",,/)
  })

  test('counts no brackets in strings and in HTML', async () => {
    const inText = JSON.stringify([`"${'[{'.repeat(200)}\\`])
    expect(await textOf(inText)).toBe(inText)
    expect(await textOf(`page ${'['.repeat(500)}`)).toContain('page [[[')
  })
})

test('a request goes to the address that is recorded of it', async () => {
  const got: string[] = []
  const network = async (url: string) => {
    got.push(url)
    return new Response()
  }
  const wire = new Wire(network, (request) => ({ ...request, url: `${request.url}?altered` }))
  await wire.fetch('http://127.0.0.1:1/a', {})
  expect([got, wire.delivered?.url]).toEqual([['http://127.0.0.1:1/a?altered'], 'http://127.0.0.1:1/a?altered'])
})
