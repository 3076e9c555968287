import type { Shape } from './public-shape.ts'
import type { Api, NonEmpty, Sentences } from './table.ts'

/** What public facts are about. They come from public documents of the same API family and from live servers. */
export const topics = {
  'service record': 'What services say beyond the interface document',
  'scaling schedule': 'Scaling by schedule, and scaling in effect',
  'managed answers': 'Bodies of the managed deployments',
  'managed failures': 'Statuses, media types and headers of the managed deployments',
  'open-source answers': 'Bodies of the open-source deployment',
  'open-source failures': 'Statuses, media types and headers of the open-source deployment',
  operations: 'Operations that the interface document names without showing them',
  'alerts that are received': 'Alert records',
  'alerts that are sent': 'Bodies that create and replace alerts',
  'dashboards that are received': 'Dashboard records',
  'charts that are received': 'What tiles show, as it is received',
  'dashboards that are sent': 'Bodies that create and replace dashboards',
  'charts that are sent': 'What tiles show, as it is sent',
  'deprecated tiles': 'Tiles in the deprecated form',
  'chart series': 'Queries for time series, and their points',
  sources: 'Source records',
  webhooks: 'Webhook records',
  limits: 'Request limits and sizes',
} as const

export type Topic = keyof typeof topics

export const observability: NonEmpty<Api> = ['observability-cloud', 'observability-oss']
export const managed: NonEmpty<Api> = ['management', 'observability-cloud']

/** Records of one topic, by their names. */
export interface PublicRecords {
  readonly topic: Topic
  readonly apis: NonEmpty<Api>
  readonly records: { readonly [name: string]: Shape }
}

export interface PublicParameter extends Shape {
  readonly in: 'path' | 'query'
}

export interface PublicAnswer {
  readonly says?: Sentences
  /** Its media types, and what each holds. */
  readonly types: { readonly [mediaType: string]: Shape }
  readonly headers?: { readonly [name: string]: Shape }
}

/** What is publicly known of one operation. */
export interface PublicOperation {
  readonly topic: Topic
  readonly apis: NonEmpty<Api>
  readonly request: string
  /** Its name and group, where the interface document does not show the operation. */
  readonly called?: string
  readonly group?: string
  readonly parameters?: { readonly [name: string]: PublicParameter | 'in the path' }
  /** The record that is sent. */
  readonly body?: string
  /** Answers that the interface document does not show. */
  readonly answers: { readonly [status: number]: PublicAnswer }
  /** Failures after which a repetition is safe, although the method does not promise it. */
  readonly repeatedAfter?: NonEmpty<number>
  readonly says?: Sentences
}

/** A sentence that the document says of a place, or of itself. */
export interface PublicSentence {
  readonly topic: Topic
  readonly apis: NonEmpty<Api>
  readonly of?: string
  readonly sentence: string
}

/** One public fact. */
export interface PublicFact {
  readonly topic: Topic
  /** The documents that must say so. */
  readonly apis: NonEmpty<Api>
  /** The fact, for people. */
  readonly says: string
  readonly claim: PublicClaim
}

/** What a document must say for a public fact to hold: a statement of a value, an answer or an operation, or words. */
export type PublicClaim =
  | { readonly kind: 'states'; readonly of: string; readonly statement: string }
  | { readonly kind: 'says publicly'; readonly of: string; readonly sentence: string }
