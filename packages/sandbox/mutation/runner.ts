import { appendFileSync } from 'node:fs'
import { type RunnerTestCase, TestRunner } from 'vitest'
import { brokenFiles } from './broken-files.ts'
import type { MutableFile, Mutant } from './mutants.ts'
import './switch.ts'

/** What a test said of a mutant: a line of the results. */
export interface Noticed {
  readonly number: number
  readonly test: string
  readonly complaint: string
}

/** A test that takes longer is left out, and one that takes longer with a mutant has noticed it. */
const longest = 4_000

const [part, parts] = (process.env.SANDBOX_MUTATION_PART ?? '0/1').split('/').map(Number) as [number, number]
const files = brokenFiles()
const living = new Map(
  files.flatMap(({ mutants }) => mutants).filter(({ number }) => number % parts === part).map((mutant) => [mutant.number, mutant]),
)
const wanted = process.env.SANDBOX_MUTATION_ONLY
for (const [number, { id }] of living) if (wanted && !id.includes(wanted)) living.delete(number)

/** Runs each test on what is unbroken, and then with each living mutant that it reaches. */
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
      const noticed: Noticed = { number: mutant.number, test: `${test.file.name} > ${test.fullTestName}`, complaint }
      appendFileSync(process.env.SANDBOX_MUTATION_RESULTS as string, `${JSON.stringify(noticed)}\n`)
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
  return [...living.values()].filter(({ number, isStatic, file }) =>
    isStatic ? open.has(file) : reached.has(number),
  )
}
