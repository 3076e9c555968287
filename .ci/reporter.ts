import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestRunEndReason, Vitest } from 'vitest/node'

/** What came of the tests of a room. */
export interface RoomResults {
  readonly passed: number
  /** The tests that failed, and the files and groups of tests that could not begin or end, by name. */
  readonly failed: readonly string[]
  /** How many tests could not be run, because their file or group failed. */
  readonly notRun: number
  /** What went wrong while no test was there to fail of it: rejections that nobody handled, workers that died. */
  readonly errors: readonly string[]
}

/** Where a room keeps its results, for `test.ts` to count. */
export const resultsFile = '.vitest/results.json'

/** Writes down what came of a run, errors outside tests included. */
export class ResultsReporter implements Reporter {
  #root = process.cwd()

  onInit({ config }: Vitest): void {
    this.#root = config.root
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: TestRunEndReason): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const having = (state: string) => tests.filter((test) => test.result().state === state)
    const nameOf = (module: TestModule, name = '') =>
      [relative(this.#root, module.moduleId), name].filter((part) => part !== '').join(' > ')
    const broken = modules.flatMap((module) => [
      ...module.errors().map((error) => `${nameOf(module)}: ${inWords(error)}`),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => `${nameOf(module, suite.fullName)}: ${inWords(error)}`),
      ),
    ])
    const results: RoomResults = {
      passed: having('passed').length,
      failed: [...having('failed').map((test) => nameOf(test.module, test.fullName)), ...broken],
      notRun: having('skipped').length + having('pending').length,
      errors: [...errors.map(inWords), ...(reason === 'interrupted' ? ['the run was interrupted'] : [])],
    }
    const file = join(this.#root, resultsFile)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(results))
  }
}

/** One line: `aborted (ECONNRESET)`. */
function inWords({ name, message = '', code }: { name?: string; message?: string; code?: unknown }): string {
  const [line = ''] = message.trim().split('\n')
  return [line || name || 'an error without words', ...(typeof code === 'string' ? [`(${code})`] : [])].join(' ')
}
