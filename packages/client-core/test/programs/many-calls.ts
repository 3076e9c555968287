// Makes many calls in sequence, in each way of calling, and prints the memory and listeners that remain.
// Run with --expose-gc.
import { getEventListeners, setMaxListeners } from 'node:events'
import { type Calls, callers } from '../callers.ts'
import { json } from '../warehouse.ts'

const { gc } = globalThis as unknown as { gc: () => void }
const { signal } = new AbortController()
// Some Node versions warn of the eleventh listener.
setMaxListeners(10, signal)
const warnings: string[] = []
process.on('warning', ({ name }) => warnings.push(name))

/** The bytes that each call keeps. Compiled code and caches are no leak, so the second-best of several rounds counts. */
async function bytesKept(callsOfARound: number, make: () => Promise<unknown>): Promise<number> {
  const used: number[] = []
  for (let round = 0; round < 5; round++) {
    for (let call = 0; call < callsOfARound; call++) await make().catch(() => {})
    await new Promise((resolve) => setImmediate(resolve))
    gc()
    used.push(process.memoryUsage().heapUsed)
  }
  const grown = used.slice(1).map((bytes, round) => (bytes - (used[round] as number)) / callsOfARound)
  return Math.round(grown.sort((one, other) => one - other)[1] as number)
}

const outcomes: [outcome: string, callsOfARound: number, make: (calls: Calls) => Promise<unknown>][] = [
  ['success', 2_000, (calls) => calls.get('found', { signal })],
  ['error', 600, (calls) => calls.get('refused', { signal })],
  ['failed connection', 600, (calls) => calls.create({}, { signal })],
  ['abort', 600, (calls) => calls.get('found', { signal: AbortSignal.abort() })],
]

const kept: Record<string, number> = {}
for (const [name, create] of callers) {
  const calls = create({
    fetch: async (url, { method }) => {
      if (method === 'POST') throw new TypeError('fetch failed')
      return url.endsWith('/found') ? json({ result: 1 }) : json({ error: 'refused' }, 400)
    },
  })
  for (const [outcome, callsOfARound, make] of outcomes)
    kept[`${name}: ${outcome}`] = await bytesKept(callsOfARound / (name === 'method' ? 1 : 4), () => make(calls))
}

// Many calls at once, on the same signal.
for (const [, create] of callers) {
  const fetch = () => new Promise<Response>((resolve) => setTimeout(() => resolve(json({ result: 1 }))))
  const calls = create({ fetch })
  await Promise.all(Array.from({ length: 100 }, () => calls.get('found', { signal })))
}
await new Promise((resolve) => setTimeout(resolve))

console.log(JSON.stringify({ kept, listeners: getEventListeners(signal, 'abort').length, warnings }))
