import type { operations as management } from '@clouddb/management/types'
import type { operations as cloud } from '@clouddb/observability-cloud/types'
import type { operations as openSource } from '@clouddb/observability-oss/types'
import type { Telemetry } from '@clouddb/telemetry'
import type { Clock } from '../clock.ts'
import { type Document, documentedDay } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import type { ValidRequest } from '../http/request.ts'
import type { Identifiers } from '../identifiers.ts'
import type { ApiKey, ManagedState, ObservabilityState, Organization, Team } from '../state.ts'

export { defined } from '../json.ts'

/** What operations of all APIs use. */
interface Surroundings {
  readonly clock: Clock
  readonly identifiers: Identifiers
  /** The day of the server's version. */
  readonly since: string
}

/** The present time of a call, ISO 8601. */
export const presentTime = ({ clock }: { readonly clock: Pick<Clock, 'now'> }): string =>
  new Date(clock.now()).toISOString()

/** The state and the services that an operation of the observability API uses. */
export interface Context extends Surroundings {
  readonly state: ObservabilityState
  readonly teamId: string
  /** The people of the open-source deployment. */
  readonly team?: Team
  readonly telemetry: Telemetry
  /** The document of its deployment. */
  readonly document: Document
}

/** Whether the server's version knows a component of its document. */
export function knows({ since, document }: Context, component: Parameters<typeof documentedDay>[0]): boolean {
  return documentedDay(component, undefined, undefined, document) <= since
}

/** The result of an operation: the payload that the envelope carries, and its metadata. */
export interface Outcome {
  /** Left out where there is none, as after a deletion. */
  readonly payload?: unknown
  /** Other properties of the body, beside the payload. */
  readonly beside?: object
  /** The status of the answer. Default: 200. */
  readonly status?: number
  /** Whether the payload has no envelope; on the managed deployment the document decides. */
  readonly isBare?: boolean
  /** A text that is sent in place of JSON. */
  readonly text?: string
  /** The page, for a list that has pages. */
  readonly meta?: { readonly total: number; readonly limit: number; readonly offset: number }
}

/** Stands for the handler that follows from the document: of an operation on a kind of `x-resources` without rules of its own. */
export const byDocument = 'by document'

/** What a valid request carries, where it is known for which operation it is. */
interface Sent<Operation> {
  readonly body: Operation extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : unknown
  readonly query: Operation extends { parameters: { query?: infer Query extends object } }
    ? NonNullable<Query>
    : ValidRequest['query']
}

type SentTo<Operations, Id> = Sent<Id extends keyof Operations ? Operations[Id] : unknown>

/** The operations of both observability APIs. What both have is typed as the open-source one takes it. */
export type ObservabilityOperations = openSource & Omit<cloud, keyof openSource>

/** A valid request to an operation of an observability API, with the state that it works on. */
export type Call<Id = unknown> = ValidRequest & { readonly context: Context } & SentTo<ObservabilityOperations, Id>

/** Functions that execute operations, or throw refusals. */
export type Handlers = {
  readonly [Id in keyof ObservabilityOperations]: ((call: Call<Id>) => Outcome) | typeof byDocument
}

export type { operations as ManagementOperations } from '@clouddb/management/types'

/** What operations of the management API use. */
interface ManagementContext extends Surroundings {
  readonly organization: Organization
  /** The key that authenticates the request. */
  readonly key: ApiKey
  readonly durations: ManagedState['durations']
  /** The observability API of a service after its setup. */
  newObservability(): ObservabilityState
  /** The value of a path parameter, as it was sent. */
  pathValue(name: string): string
}

/** A valid request to an operation of the management API, with the state that it works on. */
export type ManagementCall<Id = unknown> = ValidRequest & ManagementContext & SentTo<management, Id>

/** The same for operations of the management API. */
export type ManagementHandlers = {
  readonly [Id in keyof management]: ((call: ManagementCall<Id>) => Outcome) | typeof byDocument
}

/** What a call of the management API names, or the refusal of what is not there. */
export function expectPresent<Part>(part: Part | null | undefined): Part {
  if (part == null) throw new Refusal(404, 'NOT_FOUND')
  return part
}
