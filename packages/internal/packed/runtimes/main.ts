// The command: runs the program on every runtime that is there, and with `--write` keeps what it found.
import { writeFileSync } from 'node:fs'
import { browserArguments, browserPath } from '../../../../browser.shared.ts'
import { installRuntimes } from './src/installation.ts'
import type { RuntimeResults } from './src/results.ts'
import { findRuntimes, runOn } from './src/run.ts'
import { setUp } from './src/set-up.ts'
import { runtimesTable } from './src/table.ts'

const isAsked = (option: string) => process.argv.includes(option)
// The names of a few runtimes, to look at those alone.
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const isMeant = ({ name }: { name: string }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase()))
// A build server must not call a promise kept because nobody looked.
const mustBeWhole = Boolean(process.env.CI) || isAsked('--write')

if (mustBeWhole || isAsked('--install')) await installRuntimes()
const setup = await setUp()
try {
  const browser = browserPath === undefined ? undefined : { executablePath: browserPath, args: browserArguments }
  const runtimes = await findRuntimes(browser)
  const results = await runOn(words.length > 0 ? runtimes.filter(isMeant) : runtimes, setup, tell)
  console.log(`\n${runtimesTable(results)}`)
  const missing = results.runtimes.filter((runtime) => runtime.missing !== undefined).length
  const failed = results.runtimes.flatMap(({ ways }) => Object.values(ways).flatMap((way) => way.failed)).length
  console.log(`\n${failed} checks failed, ${missing} runtimes were not run.`)
  if (isAsked('--write') && missing === 0 && words.length === 0) {
    writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
    console.log('They are kept. `pnpm figures` shows them in the README.')
  }
  if (failed > 0 || (mustBeWhole && missing > 0)) process.exitCode = 1
} finally {
  await setup.tearDown()
}

function tell({ name, ways, missing }: RuntimeResults): void {
  if (missing !== undefined) console.log(`${name}: not run; ${missing}`)
  for (const [way, { passed, failed }] of Object.entries(ways)) {
    console.log(`${name}, by ${way}: ${passed} passed, ${failed.length} failed`)
    for (const failure of failed) console.log(`  ${failure.name}\n    ${failure.message}`)
  }
}
