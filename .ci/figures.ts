// Keeps every figure that follows from something else: what is counted of the documents and of what is written about them,
// and the tables that show it, and what was measured, in READMEs. With `--check` it only says what is out of date. No
// test compares a figure: tests hold what people decided, that all facts are held, say, and all keys reached.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { benchmarkTable, sandboxTable } from '../packages/bench/src/table.ts'
import { runtimesTable } from '../packages/runtimes/src/table.ts'
import { countFigures } from './figures/count.ts'
import { withSection } from './figures/section.ts'
import { figuresTable } from './figures/table.ts'

const root = new URL('../', import.meta.url)
const read = (file: string) => (existsSync(new URL(file, root)) ? readFileSync(new URL(file, root), 'utf8') : '')
const measured = (room: string, file: string) => JSON.parse(read(`packages/${room}/${file}`))

const figures = {
  management: countFigures('management'),
  'observability-cloud': countFigures('observability-cloud'),
  'observability-oss': countFigures('observability-oss'),
}
const runtimes = withSection(read('README.md'), 'runtimes', runtimesTable(measured('runtimes', 'results.json')))
const core = 'packages/client-core/README.md'
const sandbox = 'packages/sandbox/README.md'
const files = {
  '.ci/figures.json': `${JSON.stringify({ ...figures, installed: measured('rehearsal', 'results.json') }, null, 2)}\n`,
  'README.md': withSection(runtimes, 'figures', figuresTable(figures, measured('mutation', 'figures.json'))),
  [core]: withSection(read(core), 'benchmark', benchmarkTable(measured('bench', 'results.json'))),
  [sandbox]: withSection(read(sandbox), 'cost', sandboxTable(measured('bench', 'sandbox.json'))),
}
const stale = Object.entries(files).filter(([file, text]) => read(file) !== text)

if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(new URL(file, root), text)
else if (stale.length > 0) {
  console.error(`The figures in ${stale.map(([file]) => file).join(' and ')} are out of date. Run \`pnpm figures\`.`)
  process.exitCode = 1
}
