import type { CallOptions } from '@clouddb/client-core'
import { type ApiError, CallError } from '@clouddb/client-core/errors'
import type { ManagementClient } from '../generated/client.ts'
import {
  hasId,
  isId,
  isMissing,
  isPassing,
  isRefusal,
  type JobFacts,
  type JobProblem,
  printableValue,
} from './job-errors.ts'
import { type JobOptions, JobTime, type WithId } from './job-time.ts'

/** What a job looks at again and again. */
interface Subject {
  readonly id?: string
  readonly state?: string
}

/** A kind of objects that jobs bring into a state. */
export interface JobKind<Seen extends Subject> {
  /** The noun for the object in messages, such as `data pipeline`. */
  readonly what: string
  /** The property of a report that has the object: `pipeline`. */
  readonly property: string
  readonly look: (id: string, call: CallOptions) => PromiseLike<Seen>
  readonly Failure: new (message: string, facts: JobFacts, seen: Seen | undefined, options: ErrorOptions) => Error
}

/** A request that brings an object nearer to the goal. */
export interface JobCommand<Action> {
  readonly action: Action
  /** Whether servers refuse it with 409 for minutes, though the state admits it. */
  readonly conflicts?: boolean
  /** A sentence for the error where servers refuse it: what to do about it. */
  readonly cure?: string | undefined
  send(call: CallOptions): PromiseLike<unknown>
}

/** How a job gets to its goal. */
export interface JobPlan<Seen, Action> {
  /** The goal in words, for messages. */
  readonly goal: string
  isDone(seen: Seen): boolean
  /** Whether waiting can lead to the goal. */
  isPossible(seen: Seen): boolean
  /** The command that the present state asks for. `refused` is the last one, if servers refused it. */
  next?(seen: Seen, refused?: Action): JobCommand<Action> | undefined
  /** Whether the object is deleted, where its deletion is the goal. `error` is how looking at it failed. */
  isGone?(error: unknown, call: CallOptions): Promise<boolean>
}

const shortest = 2_000
const longest = 15_000
/** A command that was accepted and changed nothing is sent again after this time. */
const patience = 60_000
/** Waits after failures of a look that may pass. The client has repeated each by then. */
const pausesOfLooks: readonly number[] = [2_000, 4_000, 6_000, 8_000]
/** How often the commands may fail for a reason that may pass. */
const mostFailures = 4
/** How many of the last states a message shows. */
const mostStates = 20

/** The last command, and the state in which it was sent. */
interface Sent<Action> {
  readonly action: Action
  readonly state: unknown
  readonly at: number
  readonly refusal?: ApiError
}

/** Looks at an object again and again, and sends the commands of a plan until its goal is reached. */
export class StateJob<Seen extends Subject, Action extends string, Progress> {
  readonly time: JobTime<Progress>
  readonly #kind: JobKind<Seen>
  readonly #states: string[] = []
  readonly #job: string
  #id: string | undefined
  #seen: Seen | undefined
  #failures = 0
  #sent: Sent<Action> | undefined

  constructor(
    job: string,
    kind: JobKind<Seen>,
    client: Pick<ManagementClient, 'getService'>,
    id: string | undefined,
    options: JobOptions<Progress>,
    own?: string,
  ) {
    this.#job = job
    this.#kind = kind
    this.#id = id
    this.time = new JobTime(job, client, options, own)
  }

  /** Keeps what was seen of the object, and reports it. */
  see(action: Action | 'look', seen: Seen | undefined): void {
    this.#seen = seen
    this.#id ??= seen?.id
    const state = printableValue(seen?.state)
    if (seen?.state !== undefined && state !== this.#states.at(-1)) this.#states.push(state)
    this.report(action)
  }

  report(action: Action | 'look'): void {
    this.time.report({ action, [this.#kind.property]: this.#seen, elapsed: this.time.elapsed } as Progress)
  }

  /** Resolves to the object in its goal, or to `undefined` once it is deleted. */
  async run(plan: JobPlan<Seen, Action>): Promise<WithId<Seen> | undefined> {
    let delay = shortest
    for (;;) {
      const seen = await this.#look(plan)
      if (!seen || plan.isDone(seen)) return seen
      const command = plan.next?.(seen, this.#sent?.refusal && this.#sent.action)
      if (command) delay = (await this.#send(command)) ? shortest : delay
      else if (!plan.isPossible(seen))
        throw this.failure('unreachable', `its state \`${printableValue(seen.state)}\` does not lead to ${plan.goal}`)
      await this.time.pause(delay)
      if (this.time.isOver) {
        const { refusal } = this.#sent ?? {}
        const reason = refusal ? `: ${refusal.message}` : ''
        throw this.failure('timeout', `after ${this.time.elapsed} ms it is not ${plan.goal}${reason}`, refusal)
      }
      delay = Math.min(delay * 1.5, longest)
    }
  }

  /** Runs a job whose object must not vanish. */
  reach(plan: JobPlan<Seen, Action>): Promise<WithId<Seen>> {
    return this.run(plan) as Promise<WithId<Seen>>
  }

  async #look(plan: JobPlan<Seen, Action>): Promise<WithId<Seen> | undefined> {
    const answer = await this.ask(async (call) => {
      try {
        return await this.#kind.look(this.#id ?? '', call)
      } catch (error) {
        if (await plan.isGone?.(error, call)) return undefined
        throw error
      }
    })
    const { id } = answer ?? {}
    if (id !== undefined && !isId(id, this.#id ?? ''))
      throw this.failure('unanswered', `an answer shows the ${this.#kind.what} ${printableValue(id)}`)
    const seen = answer && { ...answer, id: id ?? (this.#id as string) }
    this.see('look', seen)
    return seen
  }

  /** Sends a request that can be repeated, until it is answered. */
  ask<Answer>(send: (call: CallOptions) => PromiseLike<Answer>): Promise<Answer> {
    // Some servers may not know a new object yet, even after others have shown it.
    const isEarly = (error: unknown) => this.#seen !== undefined && isMissing(error)
    return this.time.repeat(send, isEarly, pausesOfLooks).catch((error) => {
      throw this.failed(error)
    })
  }

  /** Returns whether a command was sent and accepted. */
  async #send(command: JobCommand<Action>): Promise<boolean> {
    const { action } = command
    const state = this.#seen?.state
    const last = this.#sent?.action === action && this.#sent.state === state ? this.#sent : undefined
    if (last && !last.refusal && this.time.elapsed - last.at < patience) return false
    try {
      await command.send(this.time.call)
      this.#sent = { action, state, at: this.time.elapsed }
      this.report(action)
      return true
    } catch (error) {
      // The state may have changed since the look.
      if (isRefusal(error) && (!last?.refusal || (command.conflicts && error.status === 409)))
        this.#sent = { action, state, at: this.time.elapsed, refusal: error }
      else if (!isPassing(error) || ++this.#failures > mostFailures) throw this.failed(error, command.cure)
      await this.time.pause(0, error)
      return false
    }
  }

  /** The error of the job for that of a request. An abort and wrong arguments stay what they are. */
  failed(error: unknown, cure?: string): Error & Pick<JobFacts, 'problem'> {
    if (!CallError.is(error)) throw error
    const problem = this.time.isOver ? 'timeout' : isPassing(error) ? 'unanswered' : 'refused'
    return this.failure(problem, error.message, error, cure)
  }

  /** The error of the job. */
  failure(
    problem: JobProblem,
    words: string,
    cause?: unknown,
    cure = '',
    duplicates: readonly string[] = [],
  ): Error & Pick<JobFacts, 'problem'> {
    const which = this.#id === undefined ? '' : ` of the ${this.#kind.what} ${printableValue(this.#id)}`
    const seen = this.#states.length > 0 ? ` It was seen as ${this.#states.slice(-mostStates).join(', ')}.` : ''
    const facts = { problem, id: this.#id, states: this.#states, duplicates }
    const message = `${this.#job}${which} ended early: ${words.replace(/\.$/, '')}.${seen}${cure}`
    const error = new this.#kind.Failure(message, facts, this.#seen, cause === undefined ? {} : { cause })
    return error as Error & Pick<JobFacts, 'problem'>
  }
}

/** Creates an object. Where the answer is lost, it is looked for after each of these waits, and never created again. */
export async function createOrFind<Seen extends Subject>(
  job: StateJob<Seen, string, never>,
  what: string,
  create: () => PromiseLike<Seen | undefined>,
  find: () => Promise<WithId<Seen> | undefined>,
  waits: readonly number[],
): Promise<WithId<Seen>> {
  let failure = job.failure('unanswered', `the answer does not name the new ${what}`)
  try {
    const created = await create()
    if (hasId(created)) return created
  } catch (error) {
    failure = job.failed(error)
    if (failure.problem === 'refused') throw failure
  }
  for (const wait of waits) {
    if (job.time.isOver) break
    await job.time.pause(wait)
    const found = await find()
    if (found) return found
  }
  throw failure
}
