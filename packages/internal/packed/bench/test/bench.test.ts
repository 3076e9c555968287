import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiFolders, repository } from '../../install/packages.ts'
import { authorization, type CallName, calls } from '../src/calls.ts'
import { measuredClients } from '../src/clients.ts'
import { resultsText } from '../src/cost-table.ts'
import { compareTasks } from '../src/task-comparison.ts'
import { budgetOf, budgetOfRequest, bundledBytes, programs } from '../src/weights.ts'

const origin = 'https://api.example.com'

test.each(Object.entries(measuredClients))('%s sends the same requests as the others', async (_, open) => {
  for (const call of Object.keys(calls) as CallName[]) {
    const { method, path, body, answer } = calls[call]
    const sent: Request[] = []
    const client = open(origin, async (input, init) => {
      sent.push(new Request(input, init))
      return new Response(answer, { headers: { 'content-type': 'application/json' } })
    })
    expect(await client[call]()).toEqual(JSON.parse(answer).result)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method, url: origin + path })
    expect(sent[0]?.headers.get('authorization')).toBe(authorization)
    expect(await sent[0]?.text()).toBe(body)
  }
})

test.each(apiFolders)('one client of %s with one call adds no more than its budget to a program', async (api) =>
  expect(await bundledBytes(programs[`@clouddb/${api}`])).toBeLessThanOrEqual(budgetOf(api)),
)

test.each(['observability-cloud', 'observability-oss'] as const)(
  'requests from records of %s add only the functions that are used',
  async (api) => {
    const bytes = (code: string) =>
      bundledBytes(`import { toUpdateAlert, toUpdateDashboard } from '@clouddb/${api}/requests'\n${code}`)
    expect(await bytes('')).toBeLessThan(60)
    for (const record of ['Alert', 'Dashboard'])
      expect(await bytes(`console.log(toUpdate${record}(JSON.parse("{}")))`), record).toBeLessThanOrEqual(
        budgetOfRequest(api, `Update${record}Request`),
      )
  },
)

test.each([
  ['@clouddb/management/jobs', 'waitForService', 2_970],
  ['@clouddb/management/jobs', 'rotateKey', 4_260],
  ['@clouddb/observability-oss/charts', 'readChart', 1_800],
  ['@clouddb/as-code', 'dashboard', 300],
  ['@clouddb/as-code', 'savedSearch', 300],
  ['@clouddb/as-code', 'webhook', 300],
  ['@clouddb/as-code', 'project', 350],
  ['@clouddb/as-code', 'source', 200],
  ['@clouddb/as-code', 'connection', 120],
  ['@clouddb/as-code', 'dashboardNamed', 120],
  ['@clouddb/as-code', 'existingWebhook', 120],
  ['@clouddb/as-code', 'secret', 120],
])('of %s, a program has only what it uses: %s', async (module, name, most) => {
  expect(await bundledBytes(`import { ${name} } from '${module}'`)).toBeLessThan(60)
  const bytes = await bundledBytes(`import { ${name} } from '${module}'\nconsole.log(${name})`)
  expect(bytes).toBeLessThanOrEqual(most)
})

test('the bytes of a program include everything that it imports, which must exist', async () => {
  const alone = await bundledBytes('console.log(1)')
  expect(alone).toBeLessThan(60)
  expect(await bundledBytes("import { createManagementClient } from '@clouddb/management'")).toBeLessThan(alone)
  expect(await bundledBytes(programs['openapi-fetch'])).toBeGreaterThan(2_000)
  await expect(bundledBytes("import 'not-installed'")).rejects.toThrow('not-installed')
})

test('docs/cost.md has the table of bench/results.json', () => {
  const read = (path: string) => readFileSync(join(repository, path), 'utf8')
  expect(read('docs/cost.md')).toContain(resultsText(JSON.parse(read('packages/internal/packed/bench/results.json'))))
})

test('tasks are compared with the first one, and one that fails is an error', async () => {
  const waits = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const [short, long] = await compareTasks({ short: waits(1), long: waits(20) }, { time: 1, rounds: 3 })
  expect(short).toMatchObject({ name: 'short', factor: 1 })
  expect(long?.factor).toBeGreaterThan(1)
  expect(long?.milliseconds).toBeGreaterThan(short?.milliseconds ?? Number.NaN)
  const refuses = async () => {
    throw new Error('refused')
  }
  await expect(compareTasks({ refuses }, { time: 1, rounds: 1 })).rejects.toThrow('refused')
})
