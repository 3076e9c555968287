import { expect, test } from 'vitest'
import { factsLine, type Manifest, packagesTable } from '../figures/packages.ts'
import { compilersOf, supportTable } from '../figures/support.ts'

const manifest: Manifest = {
  name: '@made-up/library',
  version: '1.2.3',
  description: 'Does something.',
  license: 'MIT',
  engines: { node: '>=20' },
  exports: { '.': { import: {}, require: {} } },
  dependencies: { one: '1.0.0' },
}
const runs = [
  'Node 20.0.0',
  'Node 26.10.0',
  'Bun 1.4.4',
  'Deno 2.9.6',
  'workerd 1.2, compatibility date 2025-01-01',
  'workerd 1.2, compatibility date 2024-01-01, `nodejs_compat`',
  'Chromium 156.0 with vite 8.3.8',
].map((name) => ({ name }))

test('the compilers that packages are tried with are in order, and a version of the catalog is written out', () => {
  const devDependencies = { 'typescript-6': 'npm:typescript@6.0.3', 'typescript-5.10': 'npm:typescript@5.10.0', a: '1' }
  expect(
    compilersOf({ devDependencies: { ...devDependencies, typescript: 'catalog:' } }, { typescript: '7.0.2' }),
  ).toEqual(['5.10.0', '6.0.3', '7.0.2'])
})

test('what is supported begins with the oldest that is tried', () => {
  const table = supportTable({ library: manifest }, runs, ['5.4.5', '7.0.2'])
  expect(table).toContain('| Node | 20 or newer | 20.0.0, 26.10.0 |')
  expect(table).toContain('a compatibility date of 2024-01-01 or newer')
  expect(table).toContain('| TypeScript | 5.4 or newer | 5.4.5, 7.0.2 |')
})

test('a runtime that nobody tried, or packages that differ, are no table', () => {
  const other = { ...manifest, engines: { node: '>=22' } }
  expect(() => supportTable({ library: manifest, other }, runs, ['5.4.5'])).toThrow(
    'several ranges of Node: >=20, >=22',
  )
  expect(() =>
    supportTable(
      { library: manifest },
      runs.filter(({ name }) => !name.startsWith('Deno')),
      ['5.4.5'],
    ),
  ).toThrow('No runtime in packages/internal/packed/runtimes/results.json is called /^Deno')
})

test('a package says its version, what it runs on, what comes with it and its licence', () => {
  expect(factsLine(manifest)).toBe('**1.2.3** · Node 20 or newer · ES module and CommonJS · 1 dependency · MIT')
  expect(factsLine({ ...manifest, exports: { '.': { default: '' } }, dependencies: {} })).toBe(
    '**1.2.3** · Node 20 or newer · ES module · 0 dependencies · MIT',
  )
  expect(packagesTable({ library: manifest })).toContain(
    '| [`@made-up/library`](packages/library/README.md) | 1.2.3 | Does something. |',
  )
})
