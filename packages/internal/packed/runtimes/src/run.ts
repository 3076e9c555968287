import { type BrowserStart, findBrowsers } from './drivers/chromium.ts'
import { findProcesses } from './drivers/processes.ts'
import { findWorkers } from './drivers/workerd.ts'
import { checks, type Outcome } from './program/program.ts'
import type { Results, RuntimeResults, WayResults } from './results.ts'
import type { MissingRuntime, Runtime, Setup, Way } from './runtime.ts'

/** Every runtime that is promised, in the order of the table. */
export async function findRuntimes(browser: BrowserStart | undefined): Promise<(Runtime | MissingRuntime)[]> {
  return [...(await findProcesses()), ...findWorkers(), ...(await findBrowsers(browser))]
}

/** Runs the program on each, one after the other, and tells of each as soon as it is known. */
export async function runOn(
  runtimes: readonly (Runtime | MissingRuntime)[],
  setup: Setup,
  tell: (results: RuntimeResults) => void,
): Promise<Results> {
  const found: RuntimeResults[] = []
  for (const runtime of runtimes) {
    const results = 'missing' in runtime ? { ...runtime, ways: {}, notes: [] } : await resultsOf(runtime, setup)
    tell(results)
    found.push(results)
  }
  const system = `${process.platform} ${process.arch}`
  return { date: new Date().toISOString().slice(0, 10), system, checks: checks.length, runtimes: found }
}

async function resultsOf(runtime: Runtime, setup: Setup): Promise<RuntimeResults> {
  const ways: Partial<Record<Way, WayResults>> = {}
  for (const way of runtime.ways) ways[way] = counted(await runtime.run(way, setup).catch(notRun))
  return { name: runtime.name, ways, notes: runtime.notes ?? [] }
}

/** A program that did not even run has passed nothing. */
function notRun({ message }: Error): Outcome[] {
  return [{ name: 'the program runs', ok: false, message }]
}

function counted(outcomes: readonly Outcome[]): WayResults {
  const failed = outcomes.filter(({ ok }) => !ok)
  return { passed: outcomes.length - failed.length, failed }
}
