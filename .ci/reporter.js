import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
/** Where a room keeps its results, for `test.ts` to count. */
export const resultsFile = '.vitest/results.json'
/** Writes down what came of a run, errors outside tests included. */
export class ResultsReporter {
  #root = process.cwd()
  onInit({ config }) {
    this.#root = config.root
  }
  onTestRunEnd(modules, errors, reason) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const having = (state) => tests.filter((test) => test.result().state === state)
    const nameOf = (module, name = '') =>
      [relative(this.#root, module.moduleId), name].filter((part) => part !== '').join(' > ')
    const broken = modules.flatMap((module) => [
      ...module.errors().map((error) => `${nameOf(module)}: ${inWords(error)}`),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => `${nameOf(module, suite.fullName)}: ${inWords(error)}`),
      ),
    ])
    const results = {
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
function inWords({ name, message = '', code }) {
  const [line = ''] = message.trim().split('\n')
  return [line || name || 'an error without words', ...(typeof code === 'string' ? [`(${code})`] : [])].join(' ')
}
