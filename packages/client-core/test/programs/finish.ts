// Makes calls that end in every way. No timer may remain, so that the process ends by itself.
import { createServer } from 'node:http'
import { callers, type Outcome } from '../callers.ts'

const baseUrl = process.argv[2] as string
const closed = createServer()
await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
const closedPort = `http://127.0.0.1:${(closed.address() as { port: number }).port}`
await new Promise((resolve) => closed.close(resolve))

const wrong: string[] = []

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
  const ways: [way: string, end: string, call: Promise<Outcome>][] = [
    ['success', '200', client().get('found')],
    ['error', '400', client().get('refused')],
    ['failed connection', 'ConnectionError', client({ baseUrl: closedPort }).create({})],
    ['limit before the headers', 'TimeoutError', client({ timeout: 20, maxRetries: 0 }).get('silent')],
    ['limit in the body', 'TimeoutError', client({ timeout: 20, maxRetries: 0 }).get('stalls')],
    ['limit of the call', 'TimeoutError', client({ totalTimeout: 20 }).get('silent')],
    ['abort before the start', 'AbortError', client().get('found', { signal: AbortSignal.abort() })],
    ['abort of a credential', 'AbortError', client({ keySecret: never }).get('found', { signal: soon() })],
    ['abort before the headers', 'AbortError', client().get('silent', { signal: soon() })],
    ['abort in the body', 'AbortError', client().get('stalls', { signal: soon() })],
    ['abort in a wait', 'AbortError', client().get('limited', { signal: soon() })],
    ['abort without heed', 'AbortError', client({ fetch: never }).get('found', { signal: soon() })],
    ['abort of the call with the only slot', 'AbortError', crowded.get('silent', { signal: soon(40) })],
    ['abort in a wait for a slot', 'AbortError', crowded.get('found', { signal: soon() })],
  ]
  await Promise.all(
    ways.map(async ([way, end, call]) => {
      const found = await call.then(
        ({ status }) => `${status}`,
        (error: Error) => error.name,
      )
      if (found !== end) wrong.push(`${name}: ${way}: ${found}`)
    }),
  )
}

const timers = process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout')
console.log(JSON.stringify({ wrong, timers }))
