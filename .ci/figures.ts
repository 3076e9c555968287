// Counts what follows from the documents and from what is written about them, and keeps it in `figures.json` and in the
// README's table; with `--check` it only says that they are out of date. No test compares a figure: tests hold what
// people decided, that all facts are held, say, and all keys reached.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { countFigures } from './figures/count.ts'
import { type MutationFigures, withTable } from './figures/table.ts'

const root = new URL('../', import.meta.url)
const read = (file: string) => (existsSync(new URL(file, root)) ? readFileSync(new URL(file, root), 'utf8') : '')

const figures = {
  management: countFigures('management'),
  'observability-cloud': countFigures('observability-cloud'),
  'observability-oss': countFigures('observability-oss'),
}
const mutation: MutationFigures = JSON.parse(read('packages/mutation/figures.json'))
const files = {
  '.ci/figures.json': `${JSON.stringify(figures, null, 2)}\n`,
  'README.md': withTable(read('README.md'), figures, mutation),
}
const stale = Object.entries(files).filter(([file, text]) => read(file) !== text)

if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(new URL(file, root), text)
else if (stale.length > 0) {
  console.error(`The figures in ${stale.map(([file]) => file).join(' and ')} are out of date. Run \`pnpm figures\`.`)
  process.exitCode = 1
}
