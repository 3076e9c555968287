import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The parts of the process by which a command knows who started it. */
export interface Started {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  /** The parent, which is another one as soon as the first has ended. On Windows it stays the same. */
  readonly ppid: number
}

const interval = 1_000

/**
 * Settles when the runner that started the command has ended: `npx`, or `exec` of a package manager. A runner that is
 * killed passes no signal on. Other parents may end: a shell, or a script that leaves the command in the background.
 */
export function endOfRunner(started: Started): Promise<void> {
  const { env, ppid: parent } = started
  // In a script of a package this is the name of the script.
  const isExec = env.npm_lifecycle_event === undefined || env.npm_lifecycle_event === 'npx'
  if (env.npm_config_user_agent === undefined || !isExec) return new Promise(() => {})
  const above = aboveShell(started)
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (started.ppid === parent && isAlive(above ?? parent)) return
      clearInterval(timer)
      resolve()
    }, interval)
    timer.unref()
  })
}

/** The parent of the shell in which `npx` starts commands. That shell lives on when `npx` is killed. */
function aboveShell({ platform, ppid }: Started): number | undefined {
  const shown =
    platform === 'linux' ? readStatus(ppid) : spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(ppid)]).stdout
  const [, above, name = ''] = /^ *(\d+) (.*)/.exec(String(shown)) ?? []
  return /^(.*\/)?[a-z]{0,2}sh$/.test(name) ? Number(above) : undefined
}

/** What `ps` shows, which not every Linux has. */
function readStatus(pid: number): string {
  try {
    const [, name, above] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return `${above} ${name}`
  } catch {
    return ''
  }
}

/** Whether there is a process with an id. */
export function isAlive(pid: number): boolean {
  try {
    // Signal 0 is not sent: it asks whether the process is there.
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
