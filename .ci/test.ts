// Runs every test and closes with one line that counts them, also when the results come from the cache.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type RoomResults, resultsFile } from './reporter.ts'
import { type RunTask, summarize } from './summary.ts'

const runs = '.turbo/runs'
// What an earlier run left must not be counted again; a cached result is put back by turbo.
for (const file of globSync(`{.ci,openapi,packages/*,apps/*}/${resultsFile}`)) rmSync(file)
rmSync(runs, { recursive: true, force: true })

const { status } = spawnSync(
  'turbo',
  ['run', 'test', '--continue=dependencies-successful', '--summarize', ...process.argv.slice(2)],
  { stdio: 'inherit', shell: process.platform === 'win32' },
)
const { lines, failed } = summarize(tasksRun(), status ?? 1)
console.log(lines.join('\n'))
process.exitCode = failed === 0 ? 0 : status || 1

/** What turbo says that it ran; nothing where it ended before it could. */
function tasksRun(): RunTask[] {
  const [file] = globSync(`${runs}/*.json`)
  if (file === undefined) return []
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as { tasks: TurboTask[] }
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ directory, task, execution }) => ({
      room: directory,
      task,
      exitCode: execution?.exitCode,
      results: task === 'test' ? resultsOf(directory) : undefined,
    }))
    .toSorted((one, other) => one.room.localeCompare(other.room))
}

interface TurboTask {
  readonly directory: string
  readonly task: string
  readonly command: string
  readonly execution?: { readonly exitCode?: number }
}

function resultsOf(room: string): RoomResults | undefined {
  const [file] = globSync(join(room, resultsFile))
  return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'))
}
