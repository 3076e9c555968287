import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { type CallName, calls } from './calls.ts'
import { clients } from './clients.ts'
import { type Comparison, measure } from './rounds.ts'
import type { Table } from './table.ts'

/** How a request is answered: by a function in this process, or by a server on the loopback. */
type Transport = 'stub' | 'loopback'

/** The calls of one client in a round: about a millisecond's worth, so that all run in the same state of the machine. */
const columns: readonly (readonly [Transport, CallName, title: string, callsPerRound: number, goal: string])[] = [
  ['stub', 'get', 'stub, GET', 50, '1.20'],
  ['stub', 'patch', 'stub, PATCH', 50, '1.25'],
  ['stub', 'list', 'stub, 200 kB list', 2, ''],
  ['loopback', 'get', 'loopback, GET', 10, '1.05'],
  ['loopback', 'patch', 'loopback, PATCH', 10, '1.05'],
  ['loopback', 'list', 'loopback, 200 kB list', 2, '1.02'],
]

/** Measures all clients over each transport, for some seconds a call: a table with bare `fetch` as the base of factors. */
export async function measureOverhead(seconds: Readonly<Record<Transport, number>>): Promise<Table> {
  const server = fork(new URL('server.ts', import.meta.url))
  try {
    const origin = await originOf(server)
    const measured: Comparison[] = []
    for (const [transport, call, , count] of columns)
      measured.push(await measure(await runsOf(transport, call, origin), count, seconds[transport]))
    const [[bare] = [''], ...others] = Object.entries(clients)
    return [
      ['Time of a call', 'Retries', ...columns.map(([, , title]) => title)],
      [bare, 'no', ...measured.map(({ microseconds }) => `${microseconds.toFixed(1)} µs`)],
      ...others.map(([name, { retries }]) => [
        name,
        retries ? 'yes' : 'no',
        ...measured.map(({ factors }) => (factors[name] ?? Number.NaN).toFixed(2)),
      ]),
      ['goal, at most', '', ...columns.map(([, , , , goal]) => goal)],
    ]
  } finally {
    server.kill()
  }
}

/** The call by each client, which must return its payload. */
async function runsOf(transport: Transport, call: CallName, origin: string) {
  const { answer } = calls[call]
  const stub = async () => new Response(answer, { headers: { 'content-type': 'application/json' } })
  const runs = new Map<string, () => Promise<unknown>>()
  for (const [name, { open }] of Object.entries(clients)) {
    const run = (transport === 'loopback' ? open(origin, fetch) : open('https://api.example.com', stub))[call]
    if (!isDeepStrictEqual(await run(), JSON.parse(answer).result))
      throw new Error(`${name} does not return the payload of ${call}.`)
    runs.set(name, run)
  }
  return runs
}

async function originOf(server: ChildProcess): Promise<string> {
  const failed = once(server, 'exit').then(() => {
    throw new Error('The loopback server ended before it listened.')
  })
  const [{ port }] = (await Promise.race([once(server, 'message'), failed])) as [AddressInfo]
  return `http://127.0.0.1:${port}`
}
