import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox } from '@clouddb/sandbox'
import { measure, median } from './rounds.ts'
import { type Table, thousands } from './table.ts'
import { runProgram } from './weights.ts'

/** Measures the import and the start of a sandbox, and small reads beside a handler that returns the same bytes. */
export async function measureSandbox(starts: number, seconds: number): Promise<Table[]> {
  const times: { cold: number; start: number }[] = []
  for (let count = 0; count < starts; count++) times.push(JSON.parse(await runProgram(startProgram)))
  const milliseconds = (values: readonly number[]) => `${median(values).toFixed(0)} ms`
  const { microseconds, factors } = await measureReads(seconds)
  return [
    [
      ['', 'Measured', 'Goal'],
      ['import of the kit, where a client is there already', milliseconds(times.map(({ cold }) => cold)), ''],
      [
        'start above import, to the first answer, where `fetch` was in use before',
        milliseconds(times.map(({ start }) => start)),
        'at most 20 ms',
      ],
    ],
    [
      ['Reading a dashboard, in process, on one core', 'A read', 'In a second', 'Factor'],
      ...Object.entries({ 'a `fetch` that answers the same bytes': 1, ...factors }).map(([name, factor]) => [
        name,
        `${(microseconds * factor).toFixed(0)} µs`,
        thousands(1_000_000 / (microseconds * factor)),
        factor.toFixed(2),
      ]),
      ['goal, by a client, at least', '', '2,000', ''],
    ],
  ]
}

/** Imports the kit, starts a sandbox and waits for its first response; a client is loaded before. */
const startProgram = `
  const { createObservabilityOssClient } = await import('@clouddb/observability-oss')
  const fetch = async () => Response.json({ data: [] })
  await createObservabilityOssClient({ fetch, apiKey: 'key' }).listAlerts()
  const times = [performance.now()]
  const { createSandbox } = await import('@clouddb/sandbox')
  times.push(performance.now())
  await createObservabilityOssClient(createSandbox().observabilityOss).listAlerts()
  times.push(performance.now())
  console.log(JSON.stringify({ cold: times[1] - times[0], start: times[2] - times[1] }))`

async function measureReads(seconds: number) {
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
    ['a `fetch` that answers the same bytes', read(bare)],
    ['the same, again', read(bare)],
    ['the sandbox', read(sandbox.fetch)],
    ['the sandbox, by a client', () => client.getDashboard(id)],
  ])
  for (const [name, run] of runs)
    if (!JSON.stringify(await run()).includes('"Checkout"')) throw new Error(`${name} does not return the dashboard.`)
  return measure(runs, 25, seconds)
}
