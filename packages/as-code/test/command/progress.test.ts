import { createSandbox } from '@clouddb/sandbox'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationOf, Pace, Progress, paceOf } from '../../src/command/progress.ts'
import type { Surroundings } from '../../src/command/surroundings.ts'

let now = 0
const clock = () => now

/** A pace after one answer with these headers. */
async function paceAfter(headers: Record<string, string>, status = 200) {
  const pace = new Pace(async () => new Response(null, { headers, status }), clock)
  await pace.fetch('https://example.com')
  return pace
}

test.each([
  [{ 'ratelimit-limit': '100', 'ratelimit-remaining': '20', 'ratelimit-reset': '30' }, 20, 10],
  [{ 'ratelimit-limit': '100', 'ratelimit-remaining': '20', 'ratelimit-reset': '30' }, 120, 30],
  [{ 'ratelimit-limit': '100', 'ratelimit-remaining': '20', 'ratelimit-reset': '30' }, 121, 60],
  [{ 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '20', 'x-ratelimit-reset': '30' }, 121, 60],
  [
    { 'ratelimit-limit': '100', 'ratelimit-remaining': '0', 'ratelimit-reset': '6', 'ratelimit-policy': '100;w=60' },
    ...[201, 126],
  ] as const,
  [{}, 200, 100],
  [{ 'ratelimit-limit': 'x', 'ratelimit-remaining': '', 'ratelimit-reset': '-' }, 200, 100],
])('with the headers %j, %i requests take %i seconds', async (headers, requests, seconds) => {
  expect((await paceAfter(headers)).secondsFor(requests, 2, 1_000)).toBe(seconds)
})

test('nobody can tell how long it takes before the first answer, and a limited request is not counted', async () => {
  expect(new Pace(undefined, clock).secondsFor(5, 0, 0)).toBeUndefined()
  expect((await paceAfter({}, 429)).answers).toBe(0)
})

test('durations are rounded up', () => {
  expect([0, 0.1, 59, 60, 61, 3_600, 3_601].map(durationOf)).toEqual([
    ...['1 s', '1 s', '59 s', '1 min', '2 min', '1 h', '1 h 1 min'],
  ])
  fc.assert(fc.property(fc.nat(1_000_000), (seconds) => /^\d+ (s|min|h( \d+ min)?)$/.test(durationOf(seconds))))
})

test.each([
  [true, {}, '\r\u001b[K1 of at most 720 requests, at most 12 min left'],
  [true, { CI: 'true' }, ''],
  [true, { TERM: 'dumb' }, ''],
  [false, {}, ''],
])(
  'a terminal (%s, %j) shows a counter below the lines, and everything else shows lines',
  async (isTTY, env, status) => {
    const printed: string[] = []
    const sandbox = createSandbox()
    const pace = new Pace(sandbox.fetch, clock)
    const progress = new Progress({ isTTY, write: (text) => printed.push(text) }, env, pace, 720, clock)
    now += 1_000
    await pace.fetch(`${sandbox.observabilityOss.baseUrl}`)
    expect(printed.join('')).toBe(status)
    progress.say('created dashboard "A"')
    progress.end()
    const clear = status && '\r\u001b[K'
    expect(printed.join('')).toBe(`${status}${clear}created dashboard "A"\n${status.slice(clear.length)}${clear}`)
  },
)

test('a wait for the rate limit is one line, without the options of a client', () => {
  const printed: string[] = []
  const pace = paceOf({ stderr: { write: (text) => printed.push(text) } } as Surroundings)
  pace.logger.warn('GET /x: waits 56.4 s with all calls (options: maxQueueTime)', { delay: 56_400 })
  pace.logger.warn('GET /x:\u001b[2J', {})
  expect(printed).toEqual([
    'as-code: waiting 57 s for the rate limit of the deployment\n',
    'as-code: GET /x:\ufffd[2J\n',
  ])
})
