import { describe, expect, test } from 'vitest'
import type { Figures, Results } from '../src/results.ts'
import { benchmarkTable, sandboxTable } from '../src/table.ts'

const figures = (get: number, patch: number, list: number): Figures => ({
  stub: { get, patch, list },
  loopback: { get: get * 2, patch: patch * 2, list: list * 2 },
})
const results: Results = {
  date: '2001-02-03',
  node: '26.1.2',
  system: 'linux x64',
  cores: 2,
  microseconds: figures(5, 7.5, 800),
  clients: {
    'bare fetch, again': { retries: false, factors: figures(1, 1.001, 1) },
    '@clouddb': { retries: true, factors: figures(1.234, 1.235, 1), bytes: 5999, coldImport: 8.04 },
    peer: { version: '1.2.3', retries: false, factors: figures(2, 3, 1), bytes: 12_345, coldImport: 20 },
  },
  packages: { '@clouddb/management': { bytes: 5999, coldImport: 8.04 } },
}

describe('the benchmark table', () => {
  const text = benchmarkTable(results)

  test('shows bare fetch in microseconds and the others as multiples of it', () => {
    expect(text).toContain('| bare fetch | no | 5.0 µs | 7.5 µs | 800.0 µs | 10.0 µs | 15.0 µs | 1600.0 µs |')
    expect(text).toContain('| @clouddb | yes | 1.23 | 1.24 | 1.00 | 2.47 | 2.47 | 2.00 |')
    expect(text).toContain('| peer 1.2.3 | no | 2.00 | 3.00 | 1.00 | 4.00 | 6.00 | 2.00 |')
  })

  test('shows the weight of each of our packages and of each peer', () => {
    expect(text).toContain('| @clouddb/management | 5,999 | 8.0 ms |')
    expect(text).toContain('| peer | 12,345 | 20.0 ms |')
    expect(text).not.toContain('| @clouddb | 5,999')
  })

  test('says when, and on what kind of machine', () => {
    expect(text).toContain('Measured on 2001-02-03 with Node 26.1.2 on 2 cores, linux x64.')
  })
})

describe('the table of the sandbox', () => {
  const { date, node, system, cores } = results
  const reads = { 'bare handler, again': 1.01, sandbox: 2.5, 'sandbox, by a client': 4 }
  const text = sandboxTable({ date, node, system, cores, cold: 30.4, start: 12.6, microseconds: 50, reads })

  test('shows import and start in milliseconds, beside the goal', () => {
    expect(text).toContain('| import of the kit, where a client is there already | 30 ms |  |')
    expect(text).toContain(
      '| start above import, to the first answer, where `fetch` was in use before | 13 ms | at most 20 ms |',
    )
  })

  test('shows reads in microseconds, in a second, and as multiples of a bare handler', () => {
    expect(text).toContain('| a `fetch` that answers the same bytes | 50 µs | 20,000 | 1.00 |')
    expect(text).toContain('| the sandbox | 125 µs | 8,000 | 2.50 |')
    expect(text).toContain('| the sandbox, by a client | 200 µs | 5,000 | 4.00 |')
    expect(text).toContain('Measured on 2001-02-03 with Node 26.1.2')
  })
})
