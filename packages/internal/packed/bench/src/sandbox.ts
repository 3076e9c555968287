import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox } from '@clouddb/sandbox'
import { type Row, shortNumber } from './cost-table.ts'
import { compareTasks } from './task-comparison.ts'
import { runProgram } from './weights.ts'

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
  console.log(JSON.stringify([times[1] - times[0], times[2] - times[1]]))`

/** Measures the import and the start of a sandbox, and reads beside a handler that returns the same bytes. */
export async function measureSandbox(): Promise<Row[]> {
  let [cold, start] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 10; round++) {
    const [ofImport, ofStart] = JSON.parse(await runProgram(startProgram))
    ;[cold, start] = [Math.min(cold, ofImport), Math.min(start, ofStart)]
  }
  const compared = await compareTasks(await reads(), { time: 40, rounds: 30 })
  return [
    ['import', 'the sandbox, where a client is there already', `${shortNumber(cold)} ms`, '', ''],
    ['start above import, to the first answer', 'the sandbox', `${shortNumber(start)} ms`, '', '20 ms'],
    ...compared.map(({ name, milliseconds, factor }): Row => {
      const goal = name === 'the sandbox, by a client' ? '500 µs' : ''
      return ['reading a dashboard', name, `${shortNumber(milliseconds * 1000)} µs`, factor.toFixed(2), goal]
    }),
  ]
}

/** Reads of a dashboard, each of which must return it. */
async function reads() {
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
  const tasks = {
    'a `fetch` that answers the same bytes': read(bare),
    'the same, again': read(bare),
    'the sandbox': read(sandbox.fetch),
    'the sandbox, by a client': () => client.getDashboard(id),
  }
  for (const [name, run] of Object.entries(tasks))
    if (!JSON.stringify(await run()).includes('"Checkout"')) throw new Error(`${name} does not return the dashboard.`)
  return tasks
}
