import { expect, test } from 'vitest'
import { compareRounds, median } from '../src/rounds.ts'
import { benchmarkTable, type Figures, sandboxTable } from '../src/table.ts'

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
