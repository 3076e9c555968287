// Makes calls that end in every way. No timer may remain, so that the process ends by itself.
import { createServer } from 'node:http'
import { callers, type Outcome } from '../callers.ts'

const baseUrl = process.argv[2] as string
const closed = createServer()
await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
const closedPort = `http://127.0.0.1:${(closed.address() as { port: number }).port}`
await new Promise((resolve) => closed.close(resolve))

const ends: Record<string, string> = {}

for (const [name, create] of callers) {
  const client = (options: Parameters<typeof create>[0] = {}) => create({ baseUrl, timeout: 60_000, ...options })
  const never = () => new Promise<never>(() => {})
  const soon = (milliseconds = 20) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  }
  // The only slot belongs to a call that is aborted later than the call that waits for the slot.
  const crowded = client({ maxConcurrency: 1 })
  const ways: Record<string, Promise<unknown>> = {
    success: client().get('found'),
    error: client().get('refused'),
    'failed connection': client({ baseUrl: closedPort }).create({}),
    'time limit before the headers': client({ timeout: 20, maxRetries: 0 }).get('silent'),
    'time limit in the body': client({ timeout: 20, maxRetries: 0 }).get('stalls'),
    'limit of the call': client({ totalTimeout: 20 }).get('silent'),
    'abort before the start': client().get('found', { signal: AbortSignal.abort() }),
    'abort in a credential function': client({ keySecret: never }).get('found', { signal: soon() }),
    'abort before the headers': client().get('silent', { signal: soon() }),
    'abort in the body': client().get('stalls', { signal: soon() }),
    'abort in a wait': client().get('limited', { signal: soon() }),
    'abort of a fetch that heeds no signal': client({ fetch: never }).get('found', { signal: soon() }),
    'abort of the call with the only slot': crowded.get('silent', { signal: soon(40) }),
    'abort while waiting for a slot': crowded.get('found', { signal: soon() }),
  }
  await Promise.all(
    Object.entries(ways).map(async ([way, call]) => {
      ends[`${name}: ${way}`] = await call.then(
        (outcome) => String((outcome as Outcome).status),
        (error: Error) => error.name,
      )
    }),
  )
}

const timers = process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout')
console.log(JSON.stringify({ ends, timers }))
