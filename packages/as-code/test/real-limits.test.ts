import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import { afterEach, expect, test, vi } from 'vitest'
import { apply, plan } from '../src/index.ts'
import { boardsOf } from './declarations.ts'
import { environment, World } from './worlds.ts'

afterEach(() => void vi.useRealTimers())

/** Runs with a clock that goes on where everything waits for it. */
async function withFakeClock<Value>(begin: () => Promise<Value>): Promise<Value> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  let isDone = false
  const running = begin().finally(() => {
    isDone = true
  })
  while (!isDone) {
    for (let turn = 0; turn < 20; turn++) await new Promise((resume) => setImmediate(resume))
    if (!isDone) await vi.advanceTimersToNextTimerAsync()
  }
  return await running
}

test.each([
  { age: 'newest', length: 45 },
  { age: 'managed', length: 20 },
] as const)('$age: under real rate limits, each last write is sent within a second after a look', async (each) => {
  const { age, length } = each
  const world = new World(age, { rateLimits: 'real', clock: undefined as never })
  const client = (world.client as ObservabilityOssClient).withOptions({ maxRetries: 2, logLevel: 'off' })
  const gaps: number[] = []
  let looked = Number.NEGATIVE_INFINITY
  world.intercept = async (input, init, pass) => {
    const sent = performance.now()
    const answer = await pass(input, init)
    if (answer.ok && init.method === 'GET' && /\/dashboards\b/.test(input)) looked = sent
    if (answer.ok && init.method === 'PUT') gaps.push(sent - looked)
    return answer
  }
  const milliseconds = await withFakeClock(async () => {
    const began = performance.now()
    await apply(await plan(boardsOf(length, 1), client, { environment }))
    return performance.now() - began
  })
  // The limit held the run back.
  expect(milliseconds).toBeGreaterThan(10_000)
  expect([gaps.length, gaps.filter((gap) => gap > 1_000)]).toEqual([length, []])
})
