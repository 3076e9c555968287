// Keeps every figure that follows from something else: what is counted of the documents and of what is written about them,
// the versions and what is supported, and the tables that show it, and what was measured, in texts. With `--check` it only
// says what is out of date. No test compares a figure: tests hold what people decided, that all facts are held, say, and
// all keys reached.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { benchmarkTable, sandboxTable } from '../packages/internal/packed/bench/src/table.ts'
import { runtimesTable } from '../packages/internal/packed/runtimes/src/table.ts'
import { countFigures } from './figures/count.ts'
import { factsLine, type Manifest, packagesTable, publishedManifests } from './figures/packages.ts'
import { withSection } from './figures/section.ts'
import { compilersOf, supportTable } from './figures/support.ts'
import { figuresTable } from './figures/table.ts'

const root = new URL('../', import.meta.url)
const read = (file: string) => (existsSync(new URL(file, root)) ? readFileSync(new URL(file, root), 'utf8') : '')
const measured = (file: string) => JSON.parse(read(`packages/internal/${file}`))

const figures = {
  management: countFigures('management'),
  'observability-cloud': countFigures('observability-cloud'),
  'observability-oss': countFigures('observability-oss'),
}
const manifests = publishedManifests(root)
const runs = measured('packed/runtimes/results.json')
const compilers = compilersOf(measured('packed/package.json'), parse(read('pnpm-workspace.yaml')).catalog)

/** What stands between the marks of a text, by the name of the section. */
const sections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': {
    packages: packagesTable(manifests),
    runtimes: runtimesTable(runs),
    figures: figuresTable(figures, measured('mutation/figures.json')),
  },
  'SUPPORT.md': { support: supportTable(manifests, runs.runtimes, compilers) },
  'packages/client-core/README.md': { benchmark: benchmarkTable(measured('packed/bench/results.json')) },
  'packages/sandbox/README.md': { cost: sandboxTable(measured('packed/bench/sandbox.json')) },
}
const facts = Object.entries(manifests).map(([folder, manifest]): [string, Manifest] => [
  `packages/${folder}/README.md`,
  manifest,
])
const texts = new Map([...Object.keys(sections), ...facts.map(([file]) => file)].map((file) => [file, read(file)]))
for (const [file, contents] of Object.entries(sections))
  for (const [name, content] of Object.entries(contents))
    texts.set(file, withSection(texts.get(file) ?? '', name, content))
for (const [file, manifest] of facts) texts.set(file, withSection(texts.get(file) ?? '', 'facts', factsLine(manifest)))
const stale = [...texts].filter(([file, text]) => read(file) !== text)

if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(new URL(file, root), text)
else if (stale.length > 0) {
  console.error(`The figures in ${stale.map(([file]) => file).join(' and ')} are out of date. Run \`pnpm figures\`.`)
  process.exitCode = 1
}
