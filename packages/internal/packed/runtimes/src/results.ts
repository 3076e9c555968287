import type { Outcome } from './program/program.ts'
import type { Note, Way } from './runtime.ts'

/** What one run found, of every runtime. */
export interface Results {
  readonly date: string
  readonly system: string
  /** How many checks the program has that is the same everywhere; each driver adds one of its own. */
  readonly checks: number
  readonly runtimes: readonly RuntimeResults[]
}

export interface RuntimeResults {
  readonly name: string
  /** Absent where the runtime has no such way. */
  readonly ways: Readonly<Partial<Record<Way, WayResults>>>
  readonly notes: readonly Note[]
  /** Why it was not run, where it was not. */
  readonly missing?: string
}

export interface WayResults {
  readonly passed: number
  readonly failed: readonly Outcome[]
}
