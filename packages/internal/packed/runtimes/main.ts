// The command `pnpm runtimes`: runs the program on every runtime of this machine; `--write` keeps the results.
import { writeFileSync } from 'node:fs'
import { browserArguments, browserPath } from '../../../../browser.shared.ts'
import { findBrowsers } from './src/drivers/chromium.ts'
import { findProcesses } from './src/drivers/processes.ts'
import { findWorkers } from './src/drivers/workerd.ts'
import { checks, type Outcome } from './src/program/program.ts'
import type { MissingRuntime, Results, Runtime, RuntimeResults, Setup } from './src/runtime.ts'
import { runtimesTable } from './src/runtimes-table.ts'
import { installRuntimes, setUp } from './src/setup.ts'

const hasOption = (option: string) => process.argv.includes(option)
/** The parts of names that select a few runtimes. */
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const isSelected = ({ name }: { name: string }) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()))
// A build server must fail if a runtime is missing.
const mustHaveAll = Boolean(process.env.CI) || hasOption('--write')

if (mustHaveAll || hasOption('--install')) await installRuntimes()
const setup = await setUp()
try {
  const browser = browserPath === undefined ? undefined : { executablePath: browserPath, args: browserArguments }
  const found = [...(await findProcesses()), ...findWorkers(), ...(await findBrowsers(browser))]
  const runtimes: RuntimeResults[] = []
  for (const runtime of found.filter(isSelected)) {
    const results = await resultsOf(runtime, setup)
    report(results)
    runtimes.push(results)
  }
  const date = new Date().toISOString().slice(0, 10)
  const results: Results = {
    date,
    system: `${process.platform} ${process.arch}`,
    checks: Object.keys(checks).length,
    runtimes,
  }
  console.log(`\n${runtimesTable(results)}`)
  const missing = runtimes.filter((runtime) => runtime.missing !== undefined).length
  const failed = runtimes.flatMap(({ ways }) => Object.values(ways).flatMap((way) => way.failed)).length
  console.log(`\n${failed} checks failed, ${missing} runtimes were not run.`)
  if (hasOption('--write') && missing === 0 && words.length === 0) {
    writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
    console.log('The results are in results.json. `pnpm figures` copies them to the README.')
  }
  if (failed > 0 || (mustHaveAll && missing > 0)) process.exitCode = 1
} finally {
  await setup.tearDown()
}

/** Runs the program on a runtime, in each of its ways. */
async function resultsOf(runtime: Runtime | MissingRuntime, setup: Setup): Promise<RuntimeResults> {
  if ('missing' in runtime) return { ...runtime, ways: {}, notes: [] }
  const ways: { -readonly [Way in keyof RuntimeResults['ways']]: RuntimeResults['ways'][Way] } = {}
  for (const way of runtime.ways) {
    const notStarted = ({ message }: Error): Outcome[] => [{ name: 'the program runs', ok: false, message }]
    const outcomes = await runtime.run(way, setup).catch(notStarted)
    const failed = outcomes.filter(({ ok }) => !ok)
    ways[way] = { passed: outcomes.length - failed.length, failed }
  }
  return { name: runtime.name, ways, notes: runtime.notes ?? [] }
}

function report({ name, ways, missing }: RuntimeResults): void {
  if (missing !== undefined) console.log(`${name}: not run; ${missing}`)
  for (const [way, { passed, failed }] of Object.entries(ways)) {
    console.log(`${name}, by ${way}: ${passed} passed, ${failed.length} failed`)
    for (const failure of failed) console.log(`  ${failure.name}\n    ${failure.message}`)
  }
}
