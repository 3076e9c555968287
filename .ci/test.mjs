// Runs every test and closes with one line that counts them, also when the results come from the cache.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

const reports = () => globSync('{openapi,packages/*,apps/*}/.vitest/json/output.json')
// What an earlier run left must not be counted again; a cached result is put back by turbo.
for (const report of reports()) rmSync(report)

const { status } = spawnSync('turbo', ['run', 'test', '--continue', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})

const rows = reports().map((report) => {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numFailedTestSuites: failedFiles,
  } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that does not even load counts as one failure.
  return { room: dirname(dirname(dirname(report))), passed, failed: failed || Math.min(failedFiles, 1) }
})
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
const passed = sum('passed')
const failed = sum('failed') || (status === 0 ? 0 : 1)

console.log('')
for (const row of rows)
  console.log(`${row.room.padEnd(28)}${String(row.passed).padStart(6)} passed${String(row.failed).padStart(6)} failed`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = status ?? 1
