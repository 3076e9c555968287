import type { Answer } from '../document/document.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import { type AnswerBody, unlisted } from './answer-body.ts'
import type { ReceivedAnswer } from './wire.ts'

/** The differences between an answer and the document that break no schema. */
export interface AnswerShape {
  /** The differences from the document or from live servers, in words, for authors of servers. */
  readonly deviations: readonly string[]
  /** The properties that the document describes for the objects in the answer, as pointers into the document. */
  readonly described: readonly string[]
  /** The described properties that are optional. */
  readonly spared: readonly string[]
  /** The described properties in the answer. */
  readonly shown: readonly string[]
}

/** A server can refuse an unreadable body before it counts the request, and so without its rate limit headers. */
const COUNTED_LATER = new Set([400, 413, 415, 422])

export const NO_SHAPE: AnswerShape = { deviations: [], described: [], spared: [], shown: [] }

/** Compares an answer with everything that the document states, also where a schema leaves it open. */
export function shapeOf(answer: Answer, body: AnswerBody, received: ReceivedAnswer, reader: SchemaReader): AnswerShape {
  const deviations = [
    ...once(body.unknown).map(undescribed),
    ...once(body.unlisted.filter(({ meant }) => meant === undefined).map(unlisted)),
    ...once(body.absent).map((pointer) => `the answer lacks ${pointer}, which live servers always send`),
    ...(COUNTED_LATER.has(received.status) ? [] : answer.headers).flatMap(({ name, node }) => {
      const value = received.headers.get(name)
      if (value === null) return [`the answer has no header ${name}, which the document declares`]
      if (node.length === 0 || reader.accepts(node, value, true)) return []
      return [`the header ${name} is ${JSON.stringify(value.slice(0, 80))}, against its schema`]
    }),
  ]
  return { deviations, described: body.described, spared: body.spared, shown: body.seen }
}

export const undescribed = (pointer: string): string => `the answer shows ${pointer}, which the document does not know`

/** Keeps one text for all items of a list: that of the first. */
function once(texts: readonly string[]): readonly string[] {
  const known = new Map(texts.toReversed().map((text) => [withoutIndexes(text), text]))
  return [...known.values()].toReversed()
}

/** The text with the indexes of its pointers replaced, so that it is the same for every item of a list. */
export const withoutIndexes = (text: string): string => text.replace(/\/\d+(?=[/\s,]|$)/g, '/*')
