import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { written } from './figures/figures.ts'
import { writeReport } from './report.ts'
import { showProgress } from './run/progress.ts'
import { runMutation } from './run/run.ts'

const figuresFile = fileURLToPath(new URL('../figures.json', import.meta.url))
const cacheFile = fileURLToPath(new URL('../.mutation/verdicts.jsonl', import.meta.url))
const usage = `mutate [--update] [--fresh] [--only <text>] [--workers <number>]

Breaks the documents, the server, the wire and the client on purpose, and counts who notices.
  --update   writes the figures to figures.json; without it they are only held against those
  --fresh    forgets the verdicts of earlier runs
  --only     judges only the mutants whose id holds the text; compares and writes nothing
  --workers  how many judge at once; default: as many as there are processors`
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    only: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(usage)
else {
  if (values.fresh) rmSync(cacheFile, { force: true })
  const committed = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {}
  const outcome = await runMutation({
    committed,
    cacheFile,
    only: values.only,
    workers: Number(values.workers),
    progress: showProgress,
  })
  process.exitCode = writeReport(outcome, { partial: values.only !== undefined, update: values.update })
  if (values.update && values.only === undefined && outcome.unexplained.length === 0) {
    writeFileSync(figuresFile, written(outcome.figures))
  }
}
