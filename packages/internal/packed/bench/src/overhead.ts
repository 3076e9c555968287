import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { type CallName, calls } from './calls.ts'
import { type ClientName, clients } from './clients.ts'
import { factors, median } from './median.ts'

/** What a call costs. */
export interface Overhead {
  /** Bare `fetch`, in microseconds a call. */
  readonly microseconds: number
  /** The others, as multiples of it. */
  readonly factors: Readonly<Record<string, number>>
}

type Transport = 'stub' | 'loopback'

/** What each call costs over each transport. */
export type Overheads = Readonly<Record<Transport, Readonly<Record<CallName, Overhead>>>>

/** How many calls a turn has: about a millisecond's worth, so that everyone meets the same state of the machine. */
const turns: Readonly<Record<Transport, Readonly<Record<CallName, number>>>> = {
  stub: { get: 50, patch: 50, list: 2 },
  loopback: { get: 10, patch: 10, list: 2 },
}

type Run = () => Promise<unknown>

/** Measures the named clients over each transport and call, for so many seconds a call and a quarter to warm up. */
export async function measureOverhead(
  names: readonly ClientName[],
  seconds: Readonly<Record<Transport, number>>,
): Promise<Overheads> {
  const server = fork(new URL('server.ts', import.meta.url))
  try {
    const origin = await originOf(server)
    const of = (transport: Transport, call: CallName) => {
      const open = transport === 'stub' ? openOnStub : (name: ClientName) => clients[name].open(origin, fetch)[call]
      return measure(
        call,
        new Map(names.map((name) => [name, open(name, call)])),
        turns[transport][call],
        seconds[transport],
      )
    }
    const overTransport = async (transport: Transport) => ({
      get: await of(transport, 'get'),
      patch: await of(transport, 'patch'),
      list: await of(transport, 'list'),
    })
    return { stub: await overTransport('stub'), loopback: await overTransport('loopback') }
  } finally {
    server.kill()
  }
}

function openOnStub(name: ClientName, call: CallName): Run {
  const init = { headers: { 'content-type': 'application/json' } }
  const { answer } = calls[call]
  return clients[name].open('https://api.example.com', async () => new Response(answer, init))[call]
}

async function originOf(server: ChildProcess): Promise<string> {
  const failed = once(server, 'exit').then(() => {
    throw new Error('The loopback server ended before it listened.')
  })
  const [{ port }] = (await Promise.race([once(server, 'message'), failed])) as [AddressInfo]
  return `http://127.0.0.1:${port}`
}

async function measure(
  call: CallName,
  runs: ReadonlyMap<string, Run>,
  turn: number,
  seconds: number,
): Promise<Overhead> {
  const payload = JSON.parse(calls[call].answer).result
  for (const [name, run] of runs)
    if (!isDeepStrictEqual(await run(), payload)) throw new Error(`${name} does not bring the payload of ${call}.`)
  await rounds(runs, turn, seconds / 4)
  const measured = await rounds(runs, turn, seconds)
  const base = measured.map((round) => round.values().next().value ?? Number.NaN)
  return { microseconds: (median(base) / turn) * 1000, factors: Object.fromEntries(factors(measured)) }
}

/** Everyone has a turn in each round, in an order that changes: nobody always cleans up after the same client. */
export async function rounds(
  runs: ReadonlyMap<string, Run>,
  turn: number,
  seconds: number,
): Promise<Map<string, number>[]> {
  const names = [...runs.keys()]
  const measured: Map<string, number>[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const round = new Map(names.map((name) => [name, 0]))
    for (const name of shuffled(names)) {
      const run = runs.get(name) as Run
      const start = performance.now()
      for (let count = 0; count < turn; count++) await run()
      round.set(name, performance.now() - start)
    }
    measured.push(round)
  }
  return measured
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
