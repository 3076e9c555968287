import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checks } from '../src/program/program.ts'
import type { Results } from '../src/runtime.ts'
import { runtimesTable } from '../src/runtimes-table.ts'

const failure = { name: 'a GET that is answered by 503 is sent again', ok: false, message: 'Error: No.' }

test('the table of runtimes counts the passed checks, and explains what is missing', () => {
  const text = runtimesTable({
    date: '2001-02-03',
    system: 'linux x64',
    checks: 9,
    runtimes: [
      {
        name: 'Node 1.2.3',
        ways: { import: { passed: 10, failed: [] }, require: { passed: 9, failed: [failure] } },
        notes: [],
      },
      { name: 'A browser', ways: { import: { passed: 10, failed: [] } }, notes: ['bundled', 'redirects'] },
      { name: 'Bun', ways: {}, notes: [], missing: 'not installed' },
    ],
  })
  expect(text).toMatch(/^Run on 2001-02-03, linux x64\. Each figure counts the 9 checks of the program/)
  expect(text).toContain('| Node 1.2.3 | 10 of 10 | 9 of 10 |  |')
  expect(text).toContain('| A browser | 10 of 10 | – | 1, 2 |')
  expect(text).toContain('| Bun | not run | not run |  |')
  expect(text).toMatch(/\n1\. The program is a bundle.+\n2\. Browsers hide a redirect/)
})

describe('results.json', () => {
  const results: Results = JSON.parse(readFileSync(new URL('../results.json', import.meta.url), 'utf8'))

  test('has the results of the current program, without a failure', () => {
    const count = Object.keys(checks).length
    expect(results.checks, 'Run `pnpm runtimes --write`.').toBe(count)
    for (const { ways } of results.runtimes)
      for (const way of Object.values(ways)) expect(way).toEqual({ passed: count + 1, failed: [] })
  })

  test.each([
    ...['Node 20.0.', 'Node 20.2', 'Node 22.', 'Node 24.', 'Node 26.', 'Bun ', 'Deno '].map((name) => [name, 1, 2]),
    ...['2024', '2025', '2026'].map((year) => [`date ${year}-`, 2, 1]),
    ...['esbuild', 'rollup', 'vite', 'webpack'].map((bundler) => [`with ${bundler}`, 1, 1]),
  ] as [string, number, number][])('has the supported runtimes: %s', (name, times, ways) => {
    const found = results.runtimes.filter((runtime) => runtime.name.includes(name))
    expect(found.map((runtime) => Object.keys(runtime.ways).length)).toEqual(Array(times).fill(ways))
  })
})
