// Runs the tests of every package and ends with a line that counts them, for cached results as well.
// `--all` adds the nightly tier. Other arguments go to turbo: `node .ci/test.ts --filter=@clouddb/contract`.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

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
const shell = process.platform === 'win32'
const all = process.argv.includes('--all')
const args = [
  'run',
  'test',
  '--continue=dependencies-successful',
  '--summarize',
  ...process.argv.slice(2).filter((a) => a !== '--all'),
]
const env = { ...process.env, ...(all ? { TEST_TIER: 'all' } : {}) }

// Results of an earlier run must not be counted again. Turbo restores those of cached tasks.
for (const file of globSync(`{.ci,openapi,packages/*,packages/internal/*,apps/*}/${resultsFile}`)) rmSync(file)
rmSync(summaries, { recursive: true, force: true })
const { status } = spawnSync('turbo', args, { stdio: 'inherit', shell, env })
const [summary] = globSync(`${summaries}/*.json`)
const tasks: { task: string; directory: string; command: string }[] = summary
  ? JSON.parse(readFileSync(summary, 'utf8')).tasks
  : []
const folders = tasks
  .filter(({ task, command }) => task === 'test' && command !== '<NONEXISTENT>')
  .map(({ directory }) => directory.replaceAll('\\', '/'))
  .sort()

const rows = folders.map((folder) => ({ folder, ...resultsOf(folder) }))
const failures = rows.flatMap(({ folder, failed }) => failed.map((name) => `${folder}: ${name}`))
if (status !== 0 && failures.length === 0)
  failures.push(`turbo ended with exit code ${status}. Its output names the task.`)
const passed = rows.reduce((sum, row) => sum + row.passed, 0)

console.log()
for (const row of rows) console.log(`${row.folder.padEnd(30)}${row.passed} passed, ${row.failed.length} failed`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

/** The count of tests that passed, and the names of those that failed, of files that did not load, and of packages without results. */
function resultsOf(folder: string): { passed: number; failed: string[] } {
  const file = join(folder, resultsFile)
  if (!existsSync(file)) return { passed: 0, failed: ['the tests did not run, or ended without results'] }
  const { numPassedTests, testResults }: VitestResults = JSON.parse(readFileSync(file, 'utf8'))
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
    const own = status === 'failed' && tests.length === 0 ? [message.split('\n')[0] ?? 'did not load'] : tests
    return own.map((test) => `${name.slice(name.indexOf(folder) + folder.length + 1)} > ${test}`)
  })
  return { passed: numPassedTests, failed }
}
