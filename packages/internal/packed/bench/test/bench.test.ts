import { expect, test } from 'vitest'
import { authorization, type CallName, calls } from '../src/calls.ts'
import { type ClientName, clients } from '../src/clients.ts'
import { compareRounds, median } from '../src/rounds.ts'
import { benchmarkTable, type Figures, sandboxTable } from '../src/table.ts'
import { budget, bundledBytes, programs } from '../src/weights.ts'

const origin = 'https://api.example.com'

test.each(Object.keys(clients) as ClientName[])('%s sends the same requests as the others', async (name) => {
  for (const call of Object.keys(calls) as CallName[]) {
    const { method, path, body, answer } = calls[call]
    const sent: Request[] = []
    const client = clients[name].open(origin, async (input, init) => {
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

const observability = ['@clouddb/observability-cloud', '@clouddb/observability-oss'] as const

test.each(['@clouddb/management', ...observability] as const)(
  'one client of %s with one call adds no more than the budget to a program',
  async (name) => expect(await bundledBytes(programs[name])).toBeLessThanOrEqual(budget),
)

test.each(observability)('requests from records of %s add only the functions that are used', async (name) => {
  const bytes = (code: string) =>
    bundledBytes(`import { toUpdateAlert, toUpdateDashboard } from '${name}/requests'\n${code}`)
  expect(await bytes('')).toBeLessThan(60)
  expect(await bytes('console.log(toUpdateAlert(JSON.parse("{}")))')).toBeLessThanOrEqual(4_000)
  expect(await bytes('console.log(toUpdateDashboard(JSON.parse("{}")))')).toBeLessThanOrEqual(5_000)
})

test('the bytes of a program include everything that it imports, which must exist', async () => {
  const alone = await bundledBytes('console.log(1)')
  expect(alone).toBeLessThan(60)
  expect(await bundledBytes("import { createManagementClient } from '@clouddb/management'")).toBeLessThan(alone)
  expect(await bundledBytes(programs['openapi-fetch'])).toBeGreaterThan(2_000)
  await expect(bundledBytes("import 'not-installed'")).rejects.toThrow('not-installed')
})

const figures = (get: number, patch: number, list: number): Figures => ({
  stub: { get, patch, list },
  loopback: { get: get * 2, patch: patch * 2, list: list * 2 },
})
const conditions = { date: '2001-02-03', node: '26.1.2', system: 'linux x64', cores: 2 }
const measured = 'Measured on 2001-02-03 with Node 26.1.2 on 2 cores, linux x64.'

test('the benchmark table shows bare fetch in microseconds, the others as multiples, and weights', () => {
  const text = benchmarkTable({
    ...conditions,
    microseconds: figures(5, 7.5, 800),
    clients: {
      '@clouddb': { retries: true, factors: figures(1.234, 1.235, 1), bytes: 5999, coldImport: 8.04 },
      peer: { version: '1.2.3', retries: false, factors: figures(2, 3, 1), bytes: 12_345, coldImport: 20 },
    },
    packages: { '@clouddb/management': { bytes: 5999, coldImport: 8.04 } },
  })
  expect(text).toContain(measured)
  expect(text).toContain('| bare fetch | no | 5.0 µs | 7.5 µs | 800.0 µs | 10.0 µs | 15.0 µs | 1600.0 µs |')
  expect(text).toContain('| @clouddb | yes | 1.23 | 1.24 | 1.00 | 2.47 | 2.47 | 2.00 |')
  expect(text).toContain('| peer 1.2.3 | no | 2.00 | 3.00 | 1.00 | 4.00 | 6.00 | 2.00 |')
  expect(text).toContain('| @clouddb/management | 5,999 | 8.0 ms |')
  expect(text).toContain('| peer | 12,345 | 20.0 ms |')
  expect(text).not.toContain('| @clouddb | 5,999')
})

test('the table of the sandbox shows import, start and reads', () => {
  const reads = { 'bare handler, again': 1.01, sandbox: 2.5, 'sandbox, by a client': 4 }
  const text = sandboxTable({ ...conditions, cold: 30.4, start: 12.6, microseconds: 50, reads })
  expect(text).toContain(measured)
  expect(text).toMatch(/^\| import of the kit, .* \| 30 ms \| {2}\|$/m)
  expect(text).toMatch(/^\| start above import, .* \| 13 ms \| at most 20 ms \|$/m)
  expect(text).toContain('| a `fetch` that answers the same bytes | 50 µs | 20,000 | 1.00 |')
  expect(text).toContain('| the sandbox, by a client | 200 µs | 5,000 | 4.00 |')
})

test('medians and factors ignore a slow round', () => {
  expect(median([9, 1, 100])).toBe(9)
  expect(median([1, 10, 4, 2])).toBe(3)
  expect(() => median([])).toThrow('no values')
  const round = (bare: number, other: number) => new Map(Object.entries({ bare, other }))
  const comparison = { microseconds: 500, factors: { other: 2 } }
  expect(compareRounds([round(1, 2), round(1, 500), round(1000, 2000)], 2)).toEqual(comparison)
})
