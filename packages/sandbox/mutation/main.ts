import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brokenFiles } from './broken-files.ts'
import { type Figures, figuresOf, lowered, reportOf } from './figures.ts'
import { environmentOf, noticedIn } from './results.ts'
import { staleEquivalents } from './survivors.ts'

const room = join(import.meta.dirname, '..')
const figuresFile = join(import.meta.dirname, 'figures.json')
const cache = join(room, '.mutation')

const usage = `mutate [--update] [--fresh] [--only <text>] [--workers <number>]

Breaks the rules of the sandbox one at a time, and counts how many its tests notice.
  --update   writes the figures to mutation/figures.json; without it they are only held against those
  --fresh    forgets what an interrupted run has noticed
  --only     judges only the mutants whose id holds the text; compares and writes nothing
  --workers  how many processes judge at once; default: as many as there are processors`

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(usage)
else process.exitCode = await mutate()

async function mutate(): Promise<number> {
  const { only, update, fresh } = values
  const results = join(cache, `${inputs()}.jsonl`)
  if (fresh) rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const mutants = brokenFiles()
    .flatMap((file) => file.mutants)
    .filter(({ id }) => id.includes(only))
  if (mutants.length === 0) return 0
  const parts = Number(values.workers)
  const ends = await Promise.all(Array.from({ length: parts }, (_, part) => judged({ results, part, parts, only })))
  if (ends.some((code) => code !== 0)) {
    console.error('Tests fail although nothing is broken. Run them first: pnpm --filter @clouddb/sandbox test')
    return 1
  }
  const figures = figuresOf(mutants, noticedIn(results))
  console.log(reportOf(figures))
  if (only !== '') return 0
  const stale = staleEquivalents(figures.survivors).map(
    ({ ids }) => `An entry of survivors.ts speaks of no survivor: ${ids}`,
  )
  const committed: Figures | undefined = existsSync(figuresFile) && JSON.parse(readFileSync(figuresFile, 'utf8'))
  const worse = committed && !update ? lowered(committed, figures) : []
  for (const line of [...stale, ...worse]) console.log(line)
  const isWrong = stale.length + worse.length > 0
  if (update && !isWrong) writeFileSync(figuresFile, `${JSON.stringify(figures, undefined, 2)}\n`)
  return isWrong ? 1 : 0
}

/** Runs the tests with a part of the mutants in a process of its own; its exit code. */
function judged(task: Parameters<typeof environmentOf>[0]): Promise<number> {
  const vitest = fileURLToPath(import.meta.resolve('vitest/package.json')).replace('package.json', 'vitest.mjs')
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const env = { ...process.env, ...environmentOf(task) }
  const child = spawn(process.execPath, [vitest, 'run', '--config', config], { cwd: room, env, stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

/** Says which sources and tests a result is of. */
function inputs(): string {
  const hash = createHash('sha256')
  const files = globSync(['src/**', 'test/**', 'mutation/**', 'package.json'], { cwd: room, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const read = paths.filter((path) => path !== figuresFile && !path.endsWith('survivors.ts'))
  for (const path of read.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}
