import type { RoomResults } from './reporter.ts'

/** A task that was to be run, and what came of it. */
export interface RunTask {
  /** The folder of its room: `packages/contract`. */
  readonly room: string
  /** What it is for: `build`, `test`. */
  readonly task: string
  /** `undefined` where it was not run, because what it needs had failed. */
  readonly exitCode: number | undefined
  /** What the tests of the room wrote down, if it is their task and they came so far. */
  readonly results?: RoomResults | undefined
}

export interface Summary {
  readonly lines: readonly string[]
  readonly failed: number
}

/**
 * A row for each room with tests and for each other task that failed, the names of what failed, and as the last line
 * `N passed, N failed`. Whatever went wrong counts as a failure, also when no test noticed.
 *
 * @param exitCode How the run as a whole ended.
 */
export function summarize(tasks: readonly RunTask[], exitCode: number): Summary {
  const rows = tasks.filter(({ task, exitCode }) => task === 'test' || exitCode !== 0).map(rowOf)
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  const counted = rows.reduce((sum, row) => sum + row.failures, 0)
  const failed = counted || (exitCode === 0 ? 0 : 1)
  const unexplained = exitCode !== 0 && counted === 0 ? [`The run ended with exit code ${exitCode}.`] : []
  const named = [...new Set(rows.flatMap(({ names }) => names)), ...unexplained]
  return {
    lines: [
      '',
      ...rows.map(({ text }) => text),
      '',
      ...(named.length > 0 ? ['What failed:', ...named.map((name) => `  ${name}`), ''] : []),
      `${passed} passed, ${failed} failed`,
    ],
    failed,
  }
}

interface Row {
  readonly text: string
  readonly passed: number
  readonly failures: number
  readonly names: readonly string[]
}

function rowOf(run: RunTask): Row {
  const { passed, failed, notRun, errors } = run.results ?? { passed: 0, failed: [], notRun: 0, errors: [] }
  const more = notRun > 0 ? [`${notRun} not run`] : []
  const outside = errors.length > 0 ? [`${counted(errors.length, 'error')} outside tests: ${errors.join('; ')}`] : []
  const untold = failed.length + errors.length > 0 ? [] : whyNot(run)
  const count = (value: number, what: string) => `${String(value).padStart(6)} ${what}`
  const counts = run.task === 'test' ? count(passed, 'passed') + count(failed.length, 'failed') : ''
  return {
    text: [run.room.padEnd(28) + counts, ...more, ...outside, ...untold].join('  ').trimEnd(),
    passed,
    failures: failed.length + errors.length + untold.length,
    names: [...failed, ...errors, ...untold].map((name) => `${run.room}: ${name}`),
  }
}

/** What is wrong with a task of which nothing is known but how it ended. */
function whyNot({ task, exitCode, results }: RunTask): string[] {
  if (exitCode === undefined) return [`${task} was not run: what it needs failed`]
  if (exitCode !== 0)
    return [`${task} ended with exit code ${exitCode}${results || task !== 'test' ? '' : ', and wrote no results'}`]
  return task === 'test' && !results ? ['test wrote no results'] : []
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
