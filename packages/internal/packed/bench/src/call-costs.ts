import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { type CallName, calls } from './calls.ts'
import { measuredClients } from './clients.ts'
import { type Row, shortNumber } from './cost-table.ts'
import { compareTasks, type Task } from './task-comparison.ts'

/** How a request is answered: by a function in this process, or by a server on the loopback. */
type Transport = 'stub' | 'loopback'

/** The calls over each transport, with the goal of our client. */
const measured: readonly (readonly [title: string, Transport, CallName, goal: string])[] = [
  ['GET on a stub', 'stub', 'get', '1.20'],
  ['PATCH on a stub', 'stub', 'patch', '1.25'],
  ['list of 200 kB on a stub', 'stub', 'list', ''],
  ['GET on loopback', 'loopback', 'get', '1.05'],
  ['PATCH on loopback', 'loopback', 'patch', '1.05'],
  ['list of 200 kB on loopback', 'loopback', 'list', '1.02'],
]

/** Measures the calls by all clients, as multiples of bare `fetch`. */
export async function measureCalls(): Promise<Row[]> {
  const server = fork(new URL('server.ts', import.meta.url))
  try {
    const origin = await originOf(server)
    const rows: Row[] = []
    for (const [title, transport, call, goal] of measured) {
      const compared = await compareTasks(await tasksOf(transport, call, origin), { time: 40, rounds: 40 })
      for (const { name, milliseconds, factor } of compared) {
        const own = name === '@clouddb' ? goal : ''
        rows.push([title, name, `${shortNumber(milliseconds * 1000)} µs`, factor.toFixed(2), own])
      }
    }
    return rows
  } finally {
    server.kill()
  }
}

/** The call by each client, which must return its payload. */
async function tasksOf(transport: Transport, call: CallName, origin: string): Promise<Record<string, Task>> {
  const { answer } = calls[call]
  const stub = async () => new Response(answer, { headers: { 'content-type': 'application/json' } })
  const tasks: Record<string, Task> = {}
  for (const [name, open] of Object.entries(measuredClients)) {
    const task = (transport === 'loopback' ? open(origin, fetch) : open('https://api.example.com', stub))[call]
    if (!isDeepStrictEqual(await task(), JSON.parse(answer).result))
      throw new Error(`${name} does not return the payload of ${call}.`)
    tasks[name] = task
  }
  return tasks
}

async function originOf(server: ChildProcess): Promise<string> {
  const failed = once(server, 'exit').then(() => {
    throw new Error('The loopback server ended before it listened.')
  })
  const [{ port }] = (await Promise.race([once(server, 'message'), failed])) as [AddressInfo]
  return `http://127.0.0.1:${port}`
}
