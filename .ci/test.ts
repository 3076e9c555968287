// Runs every test and closes with one line that counts them, also when the results come from the cache.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type RoomResults, resultsFile } from './reporter.ts'
import { type RunTask, summarize } from './summary.ts'

const shell = process.platform === 'win32'
const command = ['run', 'test', '--continue=dependencies-successful', ...process.argv.slice(2)]
const runs = '.turbo/runs'
// What an earlier run left must not be counted again; a cached result is put back by turbo.
for (const file of globSync(`{.ci,openapi,packages/*,packages/internal/*,apps/*}/${resultsFile}`)) rmSync(file)
rmSync(runs, { recursive: true, force: true })

const planned = tasksIn(spawnSync('turbo', [...command, '--dry=json'], { encoding: 'utf8', shell }).stdout)
const { status } = spawnSync('turbo', [...command, '--summarize'], { stdio: 'inherit', shell })
const [summary] = globSync(`${runs}/*.json`)
const ended = new Map(
  (summary === undefined ? [] : tasksIn(readFileSync(summary, 'utf8'))).map((task) => [task.taskId, task.execution]),
)

const tasks = planned.map(
  ({ taskId, task, directory }): RunTask => ({
    room: directory,
    task,
    exitCode: ended.get(taskId)?.exitCode,
    results: task === 'test' ? resultsOf(directory) : undefined,
  }),
)
const { lines, failed } = summarize(tasks, status ?? 1)
console.log(lines.join('\n'))
process.exitCode = failed === 0 ? 0 : status || 1

interface TurboTask {
  readonly taskId: string
  readonly task: string
  readonly directory: string
  readonly command: string
  readonly execution?: { readonly exitCode?: number }
}

/** The tasks that turbo speaks of, by room; none where it could not say. */
function tasksIn(text = ''): TurboTask[] {
  const start = text.indexOf('{')
  const { tasks } = (start < 0 ? { tasks: [] } : JSON.parse(text.slice(start))) as { tasks: TurboTask[] }
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .toSorted((one, other) => one.directory.localeCompare(other.directory))
}

function resultsOf(room: string): RoomResults | undefined {
  const [file] = globSync(join(room, resultsFile))
  return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'))
}
