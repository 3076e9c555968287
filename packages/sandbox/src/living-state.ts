import { Telemetry } from '@clouddb/telemetry'
import { type Clock, createClock } from './clock.ts'
import { completeState } from './complete-state.ts'
import type * as format from './generated/schema.ts'
import { createIdentifiers, type Identifiers } from './identifiers.ts'
import { defined } from './json.ts'
import { PassingTime } from './passing-time.ts'
import { createSeed, type SeedOptions } from './seed/create-seed.ts'
import { defaultSeed } from './seed/default-seed.ts'
import type { PassingState, State } from './state.ts'

/** What a state begins with. */
interface Beginning {
  readonly seed?: format.State | SeedOptions
  readonly clock?: number
  readonly durations?: Partial<Record<PassingState, number>>
}

function initialState(seed: Beginning['seed'], time: number): State {
  if (seed === undefined) return defaultSeed(time)
  return completeState('version' in seed ? seed : createSeed({ time, ...seed }))
}

/** The state of a sandbox, its clock, and what follows from both. */
export class LivingState {
  readonly seed: State
  readonly clock: Clock
  readonly identifiers: Identifiers
  readonly telemetry: Telemetry
  readonly time: PassingTime
  now: State

  constructor({ seed, clock, durations }: Beginning) {
    this.clock = createClock(clock)
    this.seed = initialState(seed, this.clock.now())
    Object.assign(this.seed.managed.durations, defined(durations))
    this.now = structuredClone(this.seed)
    this.clock.set(this.now.time)
    this.identifiers = createIdentifiers(1, () => this.now.identifiers, this.clock.now)
    this.telemetry = new Telemetry({ now: this.clock.now, state: () => this.now.telemetry })
    this.time = new PassingTime(() => this.now, this.telemetry)
  }

  /** Replaces the whole state, with its time. */
  set(whole: State): void {
    this.now = whole
    this.clock.set(whole.time)
    this.time.restart()
  }

  /** Evaluates the alerts that are due, and lets services change their states. */
  evaluate(): void {
    this.time.pass(this.clock.now())
  }
}
