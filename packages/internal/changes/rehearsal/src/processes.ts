import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Problem } from './problem.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A program and its arguments. */
export type Command = readonly [program: string, ...parameters: string[]]

export interface Outcome {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

export interface Where {
  readonly cwd: string
  readonly env: Environment
}

const running = new Set<ChildProcess>()
/** Only ends what hangs: on a busy machine a command of seconds takes minutes. */
const longest = 600_000

/** Starts a command in a group of its own, so that it can be ended with all that it started. */
export function start([program, ...parameters]: Command, { cwd, env }: Where): ChildProcess {
  const child = spawn(program, parameters, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Runs a command to its end, whatever that is. */
export async function attempt(command: Command, where: Where): Promise<Outcome> {
  const child = start(command, where)
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.setEncoding('utf8').on('data', (text) => {
      said[stream] += text
    })
  const timer = setTimeout(() => {
    said.stderr += `\nIt was ended, because it had not ended after ${longest / 1000} s.`
    end(child)
  }, longest)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      clearTimeout(timer)
      resolve({ status: status ?? 1, ...said })
    })
  })
}

/** Runs a command that must succeed, and returns what it prints. */
export async function run(command: Command, where: Where): Promise<string> {
  const { status, stdout, stderr } = await attempt(command, where)
  if (status === 0) return stdout
  const words = `${stdout}\n${stderr}`.trim().split('\n').slice(-25).join('\n')
  throw new Problem(
    `\`${command.join(' ')}\` ended with ${status} in ${where.cwd}:\n${words}`,
    'that it succeeds',
    'read what it says; with `--keep` the folders of the rehearsal stay, to try it there.',
  )
}

/** Ends a process and all that it started. */
export function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

export function endAll(): void {
  for (const child of running) end(child)
}

/** What users have in their environment; nothing of the package manager that started this, nor of a build server. */
export function cleanEnvironment(): Environment {
  const isLeftOut = /^(p?npm_|PNPM_|NODE_OPTIONS|NODE_PATH|INIT_CWD|CLOUDDB_|YARN_|BUN_|GITHUB_|ACTIONS_|TURBO_HASH)/i
  const kept = Object.entries(process.env).filter(([name]) => !isLeftOut.test(name))
  // Where a proxy leads to the network, the loopback is reached without it.
  const loopback = ['NO_PROXY', 'no_proxy'].map((name) => [name, `${process.env[name] ?? ''},127.0.0.1,localhost`])
  return Object.fromEntries([...kept, ...loopback])
}

/** Seconds of a processor that this process and those that it waited for took; `undefined` where nobody counts them. */
export function processorSeconds(): number | undefined {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    // utime, stime, and those of children, in hundredths.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
  } catch {
    return undefined
  }
}
