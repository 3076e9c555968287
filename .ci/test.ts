// Runs the tests of every package and ends with a line that counts them, for cached results as well.
// `--all` adds the nightly tier. Other arguments go to turbo: `node .ci/test.ts --filter=@clouddb/contract`.
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startTurbo } from './turbo.ts'

interface VitestResults {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const resultsFile = '.vitest/results.json'
const summaries = '.turbo/runs'
const all = process.argv.includes('--all')
const words = [
  'run',
  'test',
  '--continue=dependencies-successful',
  '--output-logs=errors-only',
  '--summarize',
  ...process.argv.slice(2).filter((word) => word !== '--all'),
]
const tier = all ? { TEST_TIER: 'all' } : {}

// Results of an earlier run must not be counted again. Turbo restores those of cached tasks.
const folders = '{.ci,openapi,packages/*,packages/internal/*,apps/*}'
for (const file of globSync(`${folders}/${resultsFile}`)) rmSync(file)
rmSync(summaries, { recursive: true, force: true })

/** The results by package. Each is printed when it is there. */
const rows = new Map<string, { passed: number; failed: string[] }>()
const say = (folder: string, row: { passed: number; failed: string[] }): void => {
  rows.set(folder, row)
  console.log(`${folder.padEnd(30)}${row.passed} passed, ${row.failed.length} failed`)
}
const sayNew = (): void => {
  for (const file of globSync(`${folders}/${resultsFile}`)) {
    const folder = file.replaceAll('\\', '/').slice(0, -resultsFile.length - 1)
    const row = rows.has(folder) ? undefined : readResults(folder)
    if (row) say(folder, row)
  }
}

// A pipe and a file get no colours. What turbo prints is about failures only.
const turbo = startTurbo(words, ['ignore', 'pipe', 'pipe'], { ...tier, NO_COLOR: '1', FORCE_COLOR: undefined })
let output = ''
for (const stream of [turbo.stdout, turbo.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
const timer = setInterval(sayNew, 500)
const [status] = await once(turbo, 'close')
clearInterval(timer)
sayNew()

const [summary] = globSync(`${summaries}/*.json`)
const tasks: { task: string; directory: string; command: string }[] =
  summary === undefined ? [] : JSON.parse(readFileSync(summary, 'utf8')).tasks
for (const { task, directory, command } of tasks) {
  const folder = directory.replaceAll('\\', '/')
  if (task === 'test' && command !== '<NONEXISTENT>' && !rows.has(folder))
    say(folder, { passed: 0, failed: ['the tests did not run, or ended without results'] })
}
const failures = [...rows].flatMap(([folder, { failed }]) => failed.map((name) => `${folder}: ${name}`))
if (status !== 0 && failures.length === 0)
  failures.push(`turbo ended with exit code ${status}. Its output names the task.`)
const passed = [...rows.values()].reduce((sum, row) => sum + row.passed, 0)

if (failures.length > 0) console.log(`\n${output}\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

/** The count of tests that passed, and the names of those that failed and of files that did not load; nothing before the file of results is complete. */
function readResults(folder: string): { passed: number; failed: string[] } | undefined {
  let results: VitestResults
  try {
    results = JSON.parse(readFileSync(join(folder, resultsFile), 'utf8'))
  } catch {
    return undefined
  }
  const failed = results.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
    const own = status === 'failed' && tests.length === 0 ? [message.split('\n')[0] ?? 'did not load'] : tests
    return own.map((test) => `${name.slice(name.indexOf(folder) + folder.length + 1)} > ${test}`)
  })
  return { passed: results.numPassedTests, failed }
}
