import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Figures, reportOn } from './report.ts'
import { planRun, runMutants } from './run.ts'

const figuresFile = fileURLToPath(new URL('../figures.json', import.meta.url))

const usage = `mutate [--update] [--only <text>] [--workers <number>]

Breaks the server, the wire and the client on purpose, and counts which mistakes the test suites notice.
Fails when the suites notice less than figures.json says.
  --update   writes the figures to figures.json
  --only     runs only the mutants whose id contains the text, and compares nothing
  --workers  how many threads to use; default: one for each processor`

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(usage)
else {
  const committed: Figures = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {}
  const scopes = planRun(values.only)
  const total = scopes.reduce((sum, { mutants }) => sum + mutants.length, 0)
  const step = Math.ceil(total / 20)
  const verdicts = await runMutants({
    only: values.only,
    workers: Number(values.workers),
    onProgress: (done, survivors) => {
      if (done % step === 0) console.error(`${done} of ${total} mutants, ${survivors} not noticed`)
    },
  })
  const isPartial = values.only !== undefined
  const { text, exitCode, figures } = reportOn(scopes, verdicts, { committed, isPartial, isUpdate: values.update })
  console.log(text)
  process.exitCode = exitCode
  if (values.update && !isPartial && exitCode === 0) {
    writeFileSync(figuresFile, `${JSON.stringify(figures, undefined, 2)}\n`)
  }
}
