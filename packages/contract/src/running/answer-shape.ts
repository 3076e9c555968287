import type { Answer } from '../document/document.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import type { AnswerBody } from './answer-body.ts'
import { unlisted } from './listed-values.ts'
import type { ReceivedAnswer } from './wire.ts'

/** What an answer shows of its form beyond what its schema can break. */
export interface AnswerShape {
  /** What differs from the document or from live servers, in words; whoever writes a server has to know. */
  readonly deviations: readonly string[]
  /** The properties that the document describes for what is in the answer, as pointers into the document. */
  readonly described: readonly string[]
  /** Those of them that may be left out. */
  readonly spared: readonly string[]
  /** Those of them that are there. */
  readonly shown: readonly string[]
}

/** A body that nobody can read may be refused before the request is counted. */
const COUNTED_LATER = new Set([400, 413, 415, 422])

export const NO_SHAPE: AnswerShape = { deviations: [], described: [], spared: [], shown: [] }

/** Compares the form of an answer with all that the document says of it, also where a schema leaves it open. */
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

/** What holds for each item of a list is said of the first. */
function once(texts: readonly string[]): readonly string[] {
  const known = new Map(texts.toReversed().map((text) => [withoutIndexes(text), text]))
  return [...known.values()].toReversed()
}

/** The same for every item of a list. */
export const withoutIndexes = (text: string): string => text.replace(/\/\d+(?=[/\s,]|$)/g, '/*')
