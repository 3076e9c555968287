import type { Conditions } from './program/context.ts'
import type { Outcome } from './program/program.ts'

/** How a program loads the packages. */
export type Way = 'import' | 'require'

/** A runtime that can run the program. */
export interface Runtime {
  /** Its usual name, with its version. */
  readonly name: string
  readonly ways: readonly Way[]
  readonly notes?: readonly Note[]
  run(way: Way, setup: Setup): Promise<Outcome[]>
}

/** A runtime that this machine does not have. */
export interface MissingRuntime {
  readonly name: string
  /** How to install it. */
  readonly missing: string
}

/** Returns a runtime that the command installs. */
export const notInstalled = (name: string): MissingRuntime => ({
  name,
  missing: '`pnpm runtimes --install` installs it',
})

/** A folder with the installed packages, the program and its entries, and the addresses of the running server. */
export interface Setup extends Pick<Conditions, 'server' | 'nobody'> {
  readonly project: string
}

/** The differences between runtimes. Each is a sentence under the table. */
export const notes = {
  documents:
    'Node before 20.10 cannot import JSON in a way that others can, so `./openapi.json` is loaded by `require`.',
  bundled: 'The program is a bundle, which a bundler made of `import`s; there is no `require`.',
  environment: 'There are no environment variables: the check is that a client names the options that are missing.',
  redirects:
    'Browsers hide a redirect that is not followed: the check is that a client refuses each one and says so, even within the same origin, where other runtimes follow it.',
  userAgent: 'Browsers send a `user-agent` of their own: the check is that a client does not change it.',
} as const

export type Note = keyof typeof notes

/** The results of one run, as `results.json` has them. */
export interface Results {
  readonly date: string
  readonly system: string
  /** The number of checks of the program. Each driver adds one. */
  readonly checks: number
  readonly runtimes: readonly RuntimeResults[]
}

export interface RuntimeResults {
  readonly name: string
  /** Without the ways that the runtime does not have. */
  readonly ways: Readonly<Partial<Record<Way, { readonly passed: number; readonly failed: readonly Outcome[] }>>>
  readonly notes: readonly Note[]
  /** Why the runtime was not run. */
  readonly missing?: string
}

/** Returns the outcome of a check that a driver makes, because the program cannot see it. */
export function outcome(name: string, problem: string | undefined): Outcome {
  return { name, ok: problem === undefined, message: problem ?? '' }
}
