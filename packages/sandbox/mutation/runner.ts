import { type RunnerTestCase, TestRunner } from 'vitest'
import { brokenFiles } from './broken-files.ts'
import type { MutableFile, Mutant } from './mutants.ts'
import { note, noticedIn, taskOf } from './results.ts'
import './switch.ts'

/** A test that takes longer is left out, and one that takes longer with a mutant has noticed it. */
const longest = 4_000

const { results, part, parts, only } = taskOf(process.env)
const files = brokenFiles()
const noticed = new Set(noticedIn(results).map(({ id }) => id))
const judged = files
  .flatMap(({ mutants }) => mutants)
  .filter(({ id, number }) => number % parts === part && id.includes(only) && !noticed.has(id))
const living = new Map(judged.map((mutant) => [mutant.number, mutant]))

/** Runs each test on what is unbroken, and then with each living mutant that it reaches. */
// biome-ignore lint/style/noDefaultExport: the test runner asks for one.
export default class MutationRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    sandboxMutation.takeReached()
    const started = performance.now()
    await run()
    const reached = sandboxMutation.takeReached()
    if (performance.now() - started > longest) return
    for (const mutant of reachable(reached)) {
      const complaint = await complaintOf(run, mutant)
      if (complaint === undefined) continue
      living.delete(mutant.number)
      note(results, { id: mutant.id, test: `${test.file.name} > ${test.fullTestName}`, complaint })
    }
  }
}

async function complaintOf(run: () => unknown, { number, isStatic }: Mutant): Promise<string | undefined> {
  sandboxMutation.enliven(number, isStatic)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The test does not end.'), longest)
  })
  const attempt = Promise.resolve()
    .then(run)
    .then(
      () => undefined,
      (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0],
    )
  const complaint = await Promise.race([attempt, late])
  clearTimeout(timer)
  sandboxMutation.enliven(0, isStatic)
  return complaint
}

// What a constant is was read when its module was: whoever is in the module or imports it may have used it.
function reachable(reached: ReadonlySet<number>): Mutant[] {
  const entered = new Set(files.filter(({ mutants }) => mutants.some(({ number }) => reached.has(number))))
  const isEntered = ({ file }: MutableFile) =>
    [...entered].some((other) => other.file === file || other.imports.includes(file))
  const open = new Set(files.filter(isEntered).map(({ file }) => file))
  return [...living.values()].filter(({ number, isStatic, file }) => (isStatic ? open.has(file) : reached.has(number)))
}
