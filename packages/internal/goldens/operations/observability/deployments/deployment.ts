import type { Message, Resolution, Section } from '../../../src/goldens/golden.ts'

/**
 * What the two deployments of the observability API do not have in common: where the resources stand, how a request
 * shows who it is, and what a payload is wrapped in. The rest is literally the same, and stands once.
 */
export interface Deployment {
  readonly section: Extract<Section, '4.3' | '4.4'>
  /** What stands before `/dashboards`. */
  readonly base: string
  /** Why the mock is not asked about an id that is no plain word, where it knows what an id looks like. */
  readonly anyId: { readonly unjudged?: string }
  /** The headers of a request without a body, and of one with a body. */
  readonly plain: Message
  readonly json: Message
  /** The headers of a request without a body, where older servers answer in text. */
  readonly orText: Message
  /** The header of a credential that belongs to the other deployment. */
  readonly foreign: string
  /** A 200 with a payload, given as JSON in pieces. */
  answers(...payload: string[]): Message
  /** The answer to a deletion. */
  readonly deleted: Message
  /** What `answers(...)` must resolve to. */
  resolves(payload: unknown): Resolution
}
