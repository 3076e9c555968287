import { isTypoOf } from '@clouddb/client-core'
import { ApiError, CallError, CloudDbError, InvalidArgumentError } from '@clouddb/client-core/errors'
import type { ApiKey, DataPipeline, Service } from '../generated/schema.ts'

/**
 * Why a job ended without its goal: `timeout`, its time ran out; `unreachable`, the state of the object does not lead to the
 * goal; `refused`, the API refused a request; `unanswered`, requests were not answered, and the last may have been applied;
 * `store`, the function that stores the password failed; `duplicate`, several objects fit the request.
 */
export type JobProblem = 'timeout' | 'unreachable' | 'refused' | 'unanswered' | 'store' | 'duplicate'

/** Why a job with a service ended without its goal. */
export type ServiceJobProblem = JobProblem

/** What is known where a job ended without its goal. */
export interface JobFacts {
  readonly problem: JobProblem
  /** Id of the object; `undefined` if none is known to exist. */
  readonly id: string | undefined
  /** The states in which it was seen, in their order. */
  readonly states: readonly string[]
  /** Ids of further objects that fit a request to create one. */
  readonly duplicates: readonly string[]
}

/** A job with a service ended without its goal. `cause` has the error of the request, where one failed. */
export class ServiceJobError extends CloudDbError {
  override get name(): 'ServiceJobError' {
    return 'ServiceJobError'
  }
  declare readonly problem: ServiceJobProblem
  /** Id of the service; `undefined` if none is known to exist. */
  declare readonly serviceId: string | undefined
  /** The states in which the service was seen, in their order. */
  declare readonly states: readonly string[]
  /** Ids of further services with the name and the tags of a request to create one. */
  declare readonly duplicates: readonly string[]
  readonly #service: Service | undefined

  constructor(
    message: string,
    { id: serviceId, ...facts }: JobFacts,
    service: Service | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options)
    Object.assign(this, facts, { serviceId })
    this.#service = service
  }

  /** The service as it was last seen. It is no property of its own, so that logs of the error do not show all of it. */
  get service(): Service | undefined {
    return this.#service
  }
}

/** A job with a data pipeline ended without its goal. `cause` has the error of the request, where one failed. */
export class PipelineJobError extends CloudDbError {
  override get name(): 'PipelineJobError' {
    return 'PipelineJobError'
  }
  declare readonly problem: JobProblem
  /** Id of the pipeline; `undefined` if none is known to exist. */
  declare readonly pipelineId: string | undefined
  /** The states in which the pipeline was seen, in their order. */
  declare readonly states: readonly string[]
  /** Ids of further pipelines with the name of a request to create one. */
  declare readonly duplicates: readonly string[]
  readonly #pipeline: DataPipeline | undefined

  constructor(
    message: string,
    { id: pipelineId, ...facts }: JobFacts,
    pipeline: DataPipeline | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options)
    Object.assign(this, facts, { pipelineId })
    this.#pipeline = pipeline
  }

  /** The pipeline as it was last seen. It is no property of its own, so that logs of the error do not show all of it. */
  get pipeline(): DataPipeline | undefined {
    return this.#pipeline
  }
}

/** A step of `rotateKey`, in their order. */
export type KeyRotationStep =
  | 'look'
  | 'create'
  | 'store'
  | 'prove'
  | 'delete leftovers'
  | 'disable'
  | 'delete'
  | 'rename'

/** What exists after a step of `rotateKey`. */
export interface KeyRotationFacts {
  readonly step: KeyRotationStep
  /** The old key as it was last seen; `undefined` once it is deleted. */
  readonly oldKey: ApiKey | undefined
  /** The new key; `undefined` before it is created and after it was deleted again. */
  readonly newKey: ApiKey | undefined
  /** Whether `store` has taken the new secret. */
  readonly isStored: boolean
}

/** A step of `rotateKey` failed. The message says whether running the job again helps. `cause` has the error of the step. */
export class KeyRotationError extends CloudDbError implements KeyRotationFacts {
  override get name(): 'KeyRotationError' {
    return 'KeyRotationError'
  }
  declare readonly step: KeyRotationStep
  declare readonly oldKey: ApiKey | undefined
  declare readonly newKey: ApiKey | undefined
  declare readonly isStored: boolean

  constructor(message: string, facts: KeyRotationFacts, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, facts)
  }
}

/** Refuses an argument that is no object. A request with the members of a promise would do something else. */
export function mustBeObject(job: string, what: string, given: object): void {
  if (Object(given) !== given || 'then' in given)
    throw new InvalidArgumentError(`${job} needs ${what} as an object. Await a Promise first.`)
}

/** Refuses a word of the caller that is none of the known ones. */
export function refuseUnknown(job: string, what: string, given: unknown, known: readonly string[]): void {
  if (known.includes(given as string)) return
  const meant = known.find((word) => isTypoOf(word, String(given)))
  const advice = meant ? `Did you mean \`${meant}\`?` : `It has ${known.join(', ')}.`
  throw new InvalidArgumentError(`${job} has no ${what} \`${printableValue(given)}\`. ${advice}`)
}

/** An id, a state or a time of an answer as messages show it. All of them are plain ASCII. */
export function printableValue(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 100).replace(/[^ -~]/g, '?') : `(${typeof value})`
}

/** Ids of an answer as messages name them: the first ones. */
export const listIds = (ids: readonly string[]): string => ids.slice(0, 20).map(printableValue).join(', ')

/** Whether an answer had one of these statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is ApiError {
  return ApiError.is(error) && statuses.includes(error.status)
}

/** Whether a call failed for a reason that may pass. Its request may have been applied. */
export function isPassing(error: unknown): boolean {
  return CallError.is(error) && (!ApiError.is(error) || error.status >= 500 || hasStatus(error, 408, 429))
}

/** Whether the state of an object did not allow a request. It was not applied. */
export function isRefusal(error: unknown): error is ApiError {
  return hasStatus(error, 400, 409, 422, 424)
}

/** Whether a request may have failed because its object is not there. */
export const isMissing = (error: unknown): boolean => hasStatus(error, 400, 404)

/** Whether an answer has an id, by which further calls can name its object. */
export const hasId = <Seen extends { readonly id?: string }>(
  seen: Seen | null | undefined,
): seen is Seen & { readonly id: string } => typeof seen?.id === 'string' && seen.id !== ''

/** Whether an answer has this id. Ids are compared without their case. */
export const isId = (value: unknown, id: string): boolean =>
  typeof value === 'string' && value.toLowerCase() === id.toLowerCase()

/** Whether a request failed because its object is not there. The list decides, if it shows all ids. */
export async function isAbsent(
  error: unknown,
  id: string,
  list: () => PromiseLike<readonly ({ readonly id?: string } | null)[]>,
): Promise<boolean> {
  if (!isMissing(error)) return false
  const all = await list()
  return all.every((one) => typeof one?.id === 'string' && !isId(one.id, id))
}
