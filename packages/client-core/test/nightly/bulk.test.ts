import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { callers } from '../callers.ts'
import { serve } from '../loopback.ts'
import { answering, found, json, rejection } from '../warehouse.ts'

// This takes a while in a process of its own, so it starts first.
let manyCalls: Promise<{ stdout: string }>
beforeAll(() => {
  const program = fileURLToPath(new URL('../programs/many-calls.ts', import.meta.url))
  manyCalls = promisify(execFile)(process.execPath, ['--expose-gc', program])
  manyCalls.catch(() => {})
})

describe.each(callers)('by a %s', (_, create) => {
  const reason = new Error('changed my mind')
  const aborted = (count: number, calls: ReturnType<typeof create>, signal: AbortSignal) =>
    Array.from({ length: count }, () => rejection(calls.get('2', { signal })))

  it('forty thousand calls in a queue are aborted at once, and later calls get their turn', async () => {
    const answers: ((response: Response) => void)[] = []
    const fetch = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)))
    const calls = create({ fetch, maxConcurrency: 1 })
    const first = calls.get('1')
    const controller = new AbortController()
    const failed = aborted(40_000, calls, controller.signal)
    const last = calls.get('3')
    await expect.poll(() => answers).toHaveLength(1)
    controller.abort(reason)
    expect(new Set(await Promise.all(failed))).toEqual(new Set([reason]))
    answers[0]?.(found.clone())
    await first
    await expect.poll(() => answers).toHaveLength(2)
    answers[1]?.(found.clone())
    expect((await last).status).toBe(200)
  })

  it('forty thousand calls that a rate limit holds back are aborted at once', async () => {
    const { fetch, sent } = answering(json({}, 429, { 'retry-after': '50' }))
    const calls = create({ fetch, maxConcurrency: 100_000 })
    const controller = new AbortController()
    const held = aborted(40_000, calls, controller.signal)
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    controller.abort(reason)
    expect(new Set(await Promise.all(held))).toEqual(new Set([reason]))
  })

  it('two thousand calls at once open at most 64 sockets, and each gets its own answer', async () => {
    const server = await serve((response, _, { target }) =>
      response.end(JSON.stringify({ result: target.split('/').at(-1) })),
    )
    const calls = create({ baseUrl: server.baseUrl })
    const ids = Array.from({ length: 2_000 }, (_, index) => `crate-${index}`)
    const outcomes = await Promise.all(ids.map((id) => calls.get(id)))
    expect(outcomes.map((outcome) => outcome.payload)).toEqual(ids)
    expect(server.connections.length).toBeLessThanOrEqual(64)
  })
})

it('twenty thousand calls in sequence, failed ones too, leave nothing in memory and no listener on a signal', async () => {
  const { kept, listeners, warnings } = JSON.parse((await manyCalls).stdout) as {
    kept: Record<string, number>
    listeners: number
    warnings: string[]
  }
  expect(Object.keys(kept)).toHaveLength(callers.length * 4)
  // Everything that a call could leave behind (its request, its answer, its error, a listener) is larger than this.
  for (const [outcome, bytesOfACall] of Object.entries(kept)) expect(bytesOfACall, outcome).toBeLessThan(150)
  expect(listeners).toBe(0)
  expect(warnings).toEqual([])
})
