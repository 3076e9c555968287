import type { Json, Patch } from './json.ts'

/** The ages of the open-source server that are recorded. */
export type Since = 'today' | '2026-02-27'

/** What is sent as JSON: a named body, altered, or a value. Texts in braces stand for ids and times. */
export type Body = ({ of: string } & Patch) | { json: Json }

/** What is known of an answer. What is left out is as usual: JSON, with an ETag and the headers of the limit. */
export interface Facts {
  status: number
  /** The media type, where it is not `application/json`. */
  type?: string
  /** The names of the headers that matter, where they are not those of every answer. */
  headers?: string[]
  /** The text of an error, or a body that is no JSON; values that vary stand in angle brackets. */
  message?: string
  /** The body; without it, an error has `{ message }`, and anything else has none. */
  body?: AnswerBody
  /** How many objects a list counts, beyond those that were there before the sequence. */
  total?: number
}

/** The body of an answer: what it looks like, as it is, or as what makes its `data` of the body that was sent last. */
export type AnswerBody = { shape: Json } | { json: Json } | Patch

/** One request, and what servers answered. */
export interface Step {
  call: string
  body?: Body
  /** A body that is not JSON, or not as it should be; `{repeat:TEXT*NUMBER}` is replaced. */
  raw?: string
  /** Headers beside the credential and `content-type: application/json`; null takes one away. */
  headers?: { [name: string]: string | null }
  /** The name under which later steps know what this one creates. */
  as?: string
  /** How often it is sent; the facts are of the last answer. */
  times?: number
  /** It only prepares what follows, and is no exchange of the corpus. */
  setUp?: true
  today?: Facts
  '2026-02-27'?: Facts
}

/** Exchanges that follow each other. Each begins with what the deployment was seeded with, and takes away what it made. */
export interface Sequence {
  id: string
  steps: Step[]
  /** It needs a server that limits requests. */
  limited?: true
}

/** Sequences of one kind. */
export interface Category {
  name: string
  sequences: Sequence[]
}

/** Sequences by category, and the bodies that they are made from. */
export interface Corpus {
  bodies: { [name: string]: Json }
  categories: Category[]
}

/** What the server of an age answered. What February answered as today's does is not said twice. */
export const factsOf = (step: Step, since: Since): Facts | undefined => step[since] ?? step.today
