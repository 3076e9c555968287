import { describe, expect, test } from 'vitest'
import { type RunTask, summarize } from '../summary.ts'

const room = 'packages/contract'
const green: RunTask = { room, task: 'test', exitCode: 0, results: { passed: 7338, failed: [], notRun: 0, errors: [] } }
const linesOf = (...tasks: RunTask[]) => summarize(tasks, tasks.every(({ exitCode }) => exitCode === 0) ? 0 : 1).lines

describe('the closing lines of a run', () => {
  test('count what passed, room by room, and nothing else where all is well', () => {
    const sample = { ...green, room: 'apps/sample', results: { passed: 9, failed: [], notRun: 0, errors: [] } }
    const built: RunTask = { room, task: 'build', exitCode: 0 }
    expect(linesOf(sample, built, green)).toEqual([
      '',
      'apps/sample                      9 passed     0 failed',
      'packages/contract             7338 passed     0 failed',
      '',
      '7347 passed, 0 failed',
    ])
  })

  test('say in the row what failed when no test did, and count it', () => {
    const errors = ['aborted (ECONNRESET)']
    expect(linesOf({ ...green, exitCode: 1, results: { passed: 7338, failed: [], notRun: 0, errors } })).toEqual([
      '',
      'packages/contract             7338 passed     0 failed  1 error outside tests: aborted (ECONNRESET)',
      '',
      'What failed:',
      '  packages/contract: aborted (ECONNRESET)',
      '',
      '7338 passed, 1 failed',
    ])
  })

  test('name each test that failed once, at the end, with its room and file', () => {
    const failed = ['test/a.test.ts > sums > adds', 'test/a.test.ts > sums > adds', 'test/b.test.ts: no such module']
    const lines = linesOf({ ...green, exitCode: 1, results: { passed: 1, failed, notRun: 4, errors: [] } })
    expect(lines).toContain('packages/contract                1 passed     3 failed  4 not run')
    expect(lines.slice(lines.indexOf('What failed:'))).toEqual([
      'What failed:',
      '  packages/contract: test/a.test.ts > sums > adds',
      '  packages/contract: test/b.test.ts: no such module',
      '',
      '1 passed, 3 failed',
    ])
  })

  test.each<[what: string, run: RunTask, says: string]>([
    ['tests that all passed before an exit code of 1', { ...green, exitCode: 1 }, 'test ended with exit code 1'],
    [
      'tests that crashed before they wrote anything',
      { ...green, exitCode: 137, results: undefined },
      'test ended with exit code 137, and wrote no results',
    ],
    ['tests that wrote nothing, and say that all is well', { ...green, results: undefined }, 'test wrote no results'],
    [
      'tests of a room whose build failed',
      { ...green, exitCode: undefined, results: undefined },
      'test was not run: what it needs failed',
    ],
    ['a build', { room, task: 'build', exitCode: 2 }, 'build ended with exit code 2'],
  ])('count one failure for %s', (_, run, says) => {
    const lines = linesOf(run)
    expect(lines[1]).toMatch(new RegExp(`^packages/contract .*${says}$`))
    expect(lines).toContain(`  packages/contract: ${says}`)
    expect(lines.at(-1)).toMatch(/^\d+ passed, 1 failed$/)
  })

  test('are red when the run is, though every task that is known ended well', () => {
    expect(summarize([green], 1)).toMatchObject({ failed: 1 })
    expect(summarize([], 1).lines.slice(-4)).toEqual([
      'What failed:',
      '  The run ended with exit code 1.',
      '',
      '0 passed, 1 failed',
    ])
  })
})
