import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const folder = import.meta.dirname

// `pnpm mutate` passes its options to every package. The others are not for Stryker.
const { values } = parseArgs({ strict: false, options: { only: { type: 'string' }, workers: { type: 'string' } } })

/** Runs a program to its end. Returns whether it succeeded. */
function run(command: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const options = [
  ...(typeof values.only === 'string' ? ['--mutate', `src/**/*${values.only}*`] : []),
  ...(typeof values.workers === 'string' ? ['--concurrency', values.workers] : []),
]
const isWell =
  run('pnpm', ['install', '--frozen-lockfile'], folder) &&
  run(process.execPath, [stryker, 'run', 'mutation/stryker.config.json', ...options], join(folder, '..'))
process.exitCode = isWell ? 0 : 1
