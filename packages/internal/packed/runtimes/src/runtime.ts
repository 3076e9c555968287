import type { Conditions, Outcome } from './program/program.ts'

/** How a program gets hold of the packages. */
export type Way = 'import' | 'require'

/** One runtime, ready to run the program. */
export interface Runtime {
  /** As people call it, with its version. */
  readonly name: string
  readonly ways: readonly Way[]
  /** What a reader of the table should know of this runtime. */
  readonly notes?: readonly Note[]
  run(way: Way, setup: Setup): Promise<Outcome[]>
}

/** One that is not on this machine. */
export interface MissingRuntime {
  readonly name: string
  /** Where it would come from. */
  readonly missing: string
}

/** What has been made ready for a run. */
export interface Setup {
  /** A folder with the packed packages installed, the program and its entries. */
  readonly project: string
  readonly server: Conditions['server']
  readonly nobody: Conditions['nobody']
}

/** What differs by a runtime's nature. Each is a sentence under the table. */
export const notes = {
  documents: 'Node before 20.10 cannot import JSON in a way that others can, so `./openapi.json` comes by `require`.',
  bundled: 'What runs is a bundle, which a bundler made of `import`s; there is no `require`.',
  environment: 'There are no environment variables: the check is that a client says which options it lacks.',
  redirects:
    'Browsers show nothing of a redirect that is not followed: the check is that each is refused with a sentence, also one within the same origin, which is followed elsewhere.',
  userAgent: 'Browsers send a `user-agent` of their own: the check is that a client leaves it as it is.',
} as const

export type Note = keyof typeof notes

/** One more outcome, of something that the program itself cannot see. */
export function outcome(name: string, problem: string | undefined): Outcome {
  return { name, ok: problem === undefined, message: problem ?? '' }
}
