import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVitest } from 'vitest/node'
import { ResultsReporter, type RoomResults, resultsFile } from '../reporter.ts'

/** Files of a room whose tests go wrong in every way there is. */
const files = {
  'good.test.ts': "import { test } from 'vitest'\ntest('holds', () => {})",
  'wrong.test.ts': `import { describe, expect, test } from 'vitest'
    describe('sums', () => { test('add up', () => expect(1 + 1).toBe(3)); test('are there', () => {}) })`,
  'unloadable.test.ts': "throw new TypeError('no such thing\\nand more')",
  'hook.test.ts': `import { beforeAll, describe, test } from 'vitest'
    describe('a server', () => { beforeAll(() => { throw new Error('no port is free') }); test('answers', () => {}) })`,
  'late.test.ts': `import { test } from 'vitest'
    test('passes, and leaves something behind', async () => {
      Promise.reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
      await new Promise((resolve) => setTimeout(resolve, 50))
    })`,
}
// Inside of the room, where the files find vitest.
const folder = mkdtempSync(join(import.meta.dirname, 'room-'))
let results: RoomResults

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const { exitCode } = process
  const vitest = await startVitest('test', [], {
    root: folder,
    config: false,
    watch: false,
    include: ['*.test.ts'],
    reporters: [new ResultsReporter()],
  })
  await vitest.close()
  // What those tests think of themselves is not what came of these.
  process.exitCode = exitCode
  results = JSON.parse(readFileSync(join(folder, resultsFile), 'utf8'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the results of a room count what passed and what could not be run', () => {
  expect(results).toMatchObject({ passed: 3, notRun: 1 })
})

test('they name what failed: tests, files that do not load, and groups that do not begin', () => {
  expect([...results.failed].toSorted()).toEqual([
    'hook.test.ts > a server: no port is free',
    'unloadable.test.ts: no such thing',
    'wrong.test.ts > sums > add up',
  ])
})

test('they have what went wrong outside of tests, in one line with its code', () => {
  expect(results.errors).toEqual(['aborted (ECONNRESET)'])
})
