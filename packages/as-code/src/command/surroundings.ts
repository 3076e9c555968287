import type { Environment } from '../form/declared.ts'

/** The exit codes, by their meaning. */
export const exit = { done: 0, error: 1, changes: 2, conflicts: 3 } as const

export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
}

/** The parts of the process that the command uses. */
export interface Surroundings {
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Environment
  cwd(): string
  on(signal: NodeJS.Signals, listener: () => void): unknown
  off(signal: NodeJS.Signals, listener: () => void): unknown
  exit(code: number): unknown
  /** Carries the requests. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

/** True where the output is a terminal whose user did not ask for plain text. */
export function hasColours({ stdout, env }: Surroundings): boolean {
  return Boolean(stdout.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'
}
