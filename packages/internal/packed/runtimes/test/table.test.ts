import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checks } from '../src/program/program.ts'
import type { Results } from '../src/results.ts'
import { runtimesTable } from '../src/table.ts'

const failure = { name: 'a GET that is answered 503 is sent again', ok: false, message: 'Error: No.' }
const results: Results = {
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
}

describe('the table of runtimes', () => {
  const text = runtimesTable(results)

  test('counts what passed, by each way of getting hold of the packages', () => {
    expect(text).toContain('| Node 1.2.3 | 10 of 10 | 9 of 10 |  |')
  })

  test('shows a way that a runtime has not as a dash, with a note that says why', () => {
    expect(text).toContain('| A browser | 10 of 10 | – | 1, 2 |')
    expect(text).toContain('\n1. What runs is a bundle')
    expect(text).toContain('\n2. Browsers show nothing of a redirect')
  })

  test('says of a runtime that was not there that it was not run', () => {
    expect(text).toContain('| Bun | not run | not run |  |')
  })

  test('says when, on what kind of machine, and what is counted', () => {
    expect(text).toContain('counts the 9 checks of the program')
    expect(text).toContain('Run on 2001-02-03, linux x64')
  })
})

describe('what the last kept run found', () => {
  const kept: Results = JSON.parse(readFileSync(new URL('../results.json', import.meta.url), 'utf8'))
  const cure = 'Run `pnpm runtimes --write`: nobody writes these figures by hand.'

  test('was found by the program as it stands', () => {
    expect(kept.checks, cure).toBe(checks.length)
    expect(checks.length).toBeGreaterThanOrEqual(30)
    for (const { ways } of kept.runtimes)
      for (const { passed, failed } of Object.values(ways)) expect(passed + failed.length, cure).toBe(checks.length + 1)
  })

  test('is of every runtime that is promised, and without a failure', () => {
    for (const name of ['Node 20.0.', 'Node 20.', 'Node 22.', 'Node 24.', 'Node 26.', 'Bun ', 'Deno '])
      expect(
        kept.runtimes.some((runtime) => runtime.name.startsWith(name) && runtime.ways.require),
        name,
      ).toBe(true)
    for (const year of ['2024', '2025', '2026'])
      expect(
        kept.runtimes.filter(({ name }) => name.startsWith('workerd') && name.includes(` date ${year}-`)),
      ).toHaveLength(2)
    for (const bundler of ['esbuild', 'rollup', 'vite', 'webpack'])
      expect(
        kept.runtimes.some(({ name }) => name.includes(`with ${bundler}`)),
        bundler,
      ).toBe(true)
    expect(runtimesTable(kept)).not.toContain('not run')
    expect(kept.runtimes.flatMap(({ ways }) => Object.values(ways).flatMap(({ failed }) => failed))).toEqual([])
  })
})
