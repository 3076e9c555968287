import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox } from '@clouddb/sandbox'
import { factors, median } from './median.ts'
import { rounds } from './overhead.ts'
import type { SandboxResults } from './results.ts'
import { conditions } from './run.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const turn = 25

/** Measures what a sandbox costs: its import, its start, and small reads beside a handler that answers the same bytes. */
export async function measureSandbox({
  starts,
  seconds,
}: {
  starts: number
  seconds: number
}): Promise<SandboxResults> {
  const times: Start[] = []
  for (let count = 0; count < starts; count++) times.push(await startOnce())
  return {
    ...conditions(),
    cold: median(times.map(({ cold }) => cold)),
    start: median(times.map(({ start }) => start)),
    ...(await measureReads(seconds)),
  }
}

interface Start {
  /** Milliseconds that the import takes. */
  readonly cold: number
  /** Milliseconds from there to the first answer. */
  readonly start: number
}

/** A new process imports the kit, makes a sandbox and waits for its first answer; the client is there before. */
async function startOnce(): Promise<Start> {
  const program = `
    const { createObservabilityOssClient } = await import('@clouddb/observability-oss')
    const fetch = async () => Response.json({ data: [] })
    await createObservabilityOssClient({ fetch, apiKey: 'key' }).listAlerts()
    const times = [performance.now()]
    const { createSandbox } = await import('@clouddb/sandbox')
    times.push(performance.now())
    await createObservabilityOssClient(createSandbox().observabilityOss).listAlerts()
    times.push(performance.now())
    console.log(JSON.stringify({ cold: times[1] - times[0], start: times[2] - times[1] }))`
  const parameters = ['--input-type=module', '--eval', program]
  return JSON.parse((await promisify(execFile)(process.execPath, parameters, { cwd: folder })).stdout)
}

async function measureReads(seconds: number): Promise<Pick<SandboxResults, 'microseconds' | 'reads'>> {
  const sandbox = createSandbox()
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const { id } = await client.createDashboard({ name: 'Checkout', tiles: [] })
  const { baseUrl, apiKey } = sandbox.observabilityOss
  const read = (fetch: typeof globalThis.fetch) => async () => {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' }
    return (await fetch(`${baseUrl}/api/v2/dashboards/${id}`, { headers })).json()
  }
  const answer = JSON.stringify(await read(sandbox.fetch)())
  const bare: typeof globalThis.fetch = async (input, init) => {
    const { method } = new Request(input, init)
    const headers = { 'content-type': 'application/json' }
    return new Response(answer, { status: method === 'GET' ? 200 : 405, headers })
  }
  const runs = new Map([
    ['bare handler', read(bare)],
    ['bare handler, again', read(bare)],
    ['sandbox', read(sandbox.fetch)],
    ['sandbox, by a client', () => client.getDashboard(id)],
  ])
  for (const [name, run] of runs)
    if (!JSON.stringify(await run()).includes('"Checkout"')) throw new Error(`${name} does not bring the dashboard.`)
  await rounds(runs, turn, seconds / 4)
  const measured = await rounds(runs, turn, seconds)
  const base = (median(measured.map((round) => round.get('bare handler') ?? Number.NaN)) / turn) * 1000
  return { microseconds: base, reads: Object.fromEntries(factors(measured)) }
}
