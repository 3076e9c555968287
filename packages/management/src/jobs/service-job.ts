import type { CallOptions } from '@clouddb/client-core'
import { type ApiError, CallError } from '@clouddb/client-core/errors'
import type { ManagementClient } from '../generated/client.ts'
import type { Service } from '../generated/schema.ts'
import {
  isId,
  isMissing,
  isPassing,
  isRefusal,
  printable,
  ServiceJobError,
  type ServiceJobProblem,
  waitAfter,
} from './job-errors.ts'
import { type JobOptions, JobTime, type WithId } from './job-time.ts'

/** What a job did last: it looked at the service, or changed it. */
export type ServiceAction = 'look' | 'create' | 'start' | 'stop' | 'awake' | 'scale' | 'delete'

/** What a job with a service reports. */
export interface ServiceProgress {
  readonly action: ServiceAction
  /** The service as it was last seen; `undefined` before that, and once it is deleted. */
  readonly service: Service | undefined
  /** Milliseconds since the job began. */
  readonly elapsed: number
}

/** Options of the jobs with a service. */
export interface ServiceJobOptions extends JobOptions<ServiceProgress> {}

/** A request that brings a service nearer to the goal. */
export interface Command {
  readonly action: ServiceAction
  /** Whether servers refuse it with 409 for minutes, though the state of the service admits it. */
  readonly conflicts?: boolean
  /** A sentence for the error where servers refuse it: what to do about it. */
  readonly cure?: string | undefined
  send(call: CallOptions): PromiseLike<unknown>
}

/** How a job gets to its goal. */
export interface Plan {
  /** The goal in words, for messages. */
  readonly goal: string
  isDone(service: Service): boolean
  /** Whether waiting can lead to the goal. */
  isPossible(service: Service): boolean
  /** The command that the present state asks for. `refused` is the last one, if servers refused it. */
  next?(service: Service, refused?: ServiceAction): Command | undefined
  /** Whether the service is deleted, where its deletion is the goal. `error` is how looking at it failed. */
  isGone?(error: unknown, call: CallOptions): Promise<boolean>
}

const shortest = 2_000
const longest = 15_000
/** A command that was accepted and changed nothing is sent again after this time. */
const patience = 60_000
/** How often a look or the commands may fail for a reason that may pass. The client has repeated each by then. */
const mostFailures = 4
/** How many of the last states a message shows. */
const mostStates = 20

/** The last command, and the state in which it was sent. */
interface Sent {
  readonly action: ServiceAction
  readonly state: unknown
  readonly at: number
  readonly refusal?: ApiError
}

/** Looks at a service again and again, and sends the commands of a plan until its goal is reached. */
export class ServiceJob {
  readonly time: JobTime<ServiceProgress>
  readonly #client: Pick<ManagementClient, 'getService'>
  readonly #states: string[] = []
  readonly #job: string
  #id: string | undefined
  #service: Service | undefined
  #failures = 0
  #sent: Sent | undefined

  constructor(
    job: string,
    client: Pick<ManagementClient, 'getService'>,
    id: string | undefined,
    options: ServiceJobOptions,
    own = '',
  ) {
    this.#job = job
    this.#client = client
    this.#id = id
    this.time = new JobTime(job, client, options, own)
  }

  /** Keeps what was seen of the service, and reports it. */
  see(action: ServiceAction, service: Service | undefined): void {
    this.#service = service
    this.#id ??= service?.id
    const state = printable(service?.state)
    if (service?.state !== undefined && state !== this.#states.at(-1)) this.#states.push(state)
    this.#report(action)
  }

  #report(action: ServiceAction): void {
    this.time.report({ action, service: this.#service, elapsed: this.time.elapsed })
  }

  /** Resolves to the service in its goal, or to `undefined` once it is deleted. */
  async run(plan: Plan): Promise<WithId<Service> | undefined> {
    let delay = shortest
    for (;;) {
      const service = await this.#look(plan)
      if (!service || plan.isDone(service)) return service
      const command = plan.next?.(service, this.#sent?.refusal && this.#sent.action)
      if (command) delay = (await this.#send(command)) ? shortest : delay
      else if (!plan.isPossible(service))
        throw this.failure('unreachable', `its state \`${printable(service.state)}\` does not lead to ${plan.goal}`)
      await this.time.pause(delay)
      if (this.time.isOver) throw this.#late(plan)
      delay = Math.min(delay * 1.5, longest)
    }
  }

  async #look(plan: Plan): Promise<WithId<Service> | undefined> {
    const answer = await this.ask(async (call) => {
      try {
        return await this.#client.getService(this.#id ?? '', call)
      } catch (error) {
        if (await plan.isGone?.(error, call)) return undefined
        throw error
      }
    })
    const { id } = answer ?? {}
    if (id !== undefined && !isId(id, this.#id ?? ''))
      throw this.failure('unanswered', `an answer shows the service ${printable(id)}`)
    const service = answer && { id: this.#id as string, ...answer }
    this.see('look', service)
    return service
  }

  /** Sends a request that can be repeated, until it is answered. */
  async ask<Answer>(send: (call: CallOptions) => PromiseLike<Answer>): Promise<Answer> {
    for (let failures = 1; ; failures++)
      try {
        return await send(this.time.call)
      } catch (error) {
        // A server that has not heard of a new service yet may answer, also between others that have.
        const mayPass = isPassing(error) || (this.#service !== undefined && isMissing(error))
        if (!mayPass || failures > mostFailures || this.time.isOver) throw this.failed(error)
        await this.time.pause(waitAfter(error, shortest * failures))
      }
  }

  /** Returns whether a command was sent and accepted. */
  async #send(command: Command): Promise<boolean> {
    const { action } = command
    const state = this.#service?.state
    const last = this.#sent?.action === action && this.#sent.state === state ? this.#sent : undefined
    if (last && !last.refusal && this.time.elapsed - last.at < patience) return false
    try {
      await command.send(this.time.call)
      this.#sent = { action, state, at: this.time.elapsed }
      this.#report(action)
      return true
    } catch (error) {
      // The state may have changed since the look.
      if (isRefusal(error) && (!last?.refusal || (command.conflicts && error.status === 409)))
        this.#sent = { action, state, at: this.time.elapsed, refusal: error }
      else if (!isPassing(error) || ++this.#failures > mostFailures) throw this.failed(error, command.cure)
      await this.time.pause(waitAfter(error, 0))
      return false
    }
  }

  /** The error of the job for that of a request. An abort and wrong arguments stay what they are. */
  failed(error: unknown, cure?: string): ServiceJobError {
    if (!CallError.is(error)) throw error
    const problem = this.time.isOver ? 'timeout' : isPassing(error) ? 'unanswered' : 'refused'
    return this.failure(problem, error.message, error, cure)
  }

  #late({ goal }: Plan): ServiceJobError {
    const { refusal } = this.#sent ?? {}
    const reason = refusal ? `: ${refusal.message}` : ''
    return this.failure('timeout', `after ${this.time.elapsed} ms it is not ${goal}${reason}`, refusal)
  }

  /** The error of the job. */
  failure(
    problem: ServiceJobProblem,
    words: string,
    cause?: unknown,
    cure = '',
    duplicates: readonly string[] = [],
  ): ServiceJobError {
    const which = this.#id === undefined ? '' : ` of the service ${printable(this.#id)}`
    const seen = this.#states.length > 0 ? ` It was seen as ${this.#states.slice(-mostStates).join(', ')}.` : ''
    const facts = { problem, serviceId: this.#id, states: this.#states, duplicates }
    const message = `${this.#job}${which} ended early: ${words.replace(/\.$/, '')}.${seen}${cure}`
    return new ServiceJobError(message, facts, this.#service, cause === undefined ? {} : { cause })
  }
}
