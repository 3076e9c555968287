import { valuesExcluded } from '@clouddb/document/schemas'
import type { Answer, ContractDocument } from '../document/document.ts'
import {
  isJsonObject,
  type Json,
  type Node,
  nodeOfProperty,
  parsedJsonText,
  remembered,
  stated,
  type Variant,
  variantItems,
  variantProperties,
} from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import type { ReceivedAnswer } from './wire.ts'

/** The body of an answer, and the parts of its schema that it shows. */
export interface AnswerBody extends Shown {
  /** `undefined` where there is none, or where it cannot be read. */
  readonly body: Json | undefined
  readonly complaints: readonly string[]
}

interface Shown {
  /** The properties in the body, as pointers into the document, in every branch of a union that the value fits. */
  readonly seen: Set<string>
  /** The properties that no schema describes, as pointers into the value: `/result/0/owner`. */
  readonly unknown: Set<string>
  /** The properties that the document describes for the objects in the body, as pointers into it, seen or not. */
  readonly described: Set<string>
  /** The described properties that are optional: beside those that are always sent (`x-always`), and those with own names. */
  readonly spared: Set<string>
  /** The properties that live servers always send (`x-always`) and this one does not, as pointers into the value. */
  readonly absent: Set<string>
  /** The texts outside of an open list (`x-extensible-enum`), by their pointers. */
  readonly unlisted: Map<string, UnlistedValue>
  /** The undescribed properties that stand for a missing one and differ only in their spelling: `created_at`. */
  readonly misspelt: UnlistedValue[]
}

const nothingShown = (): Shown => ({
  seen: new Set(),
  unknown: new Set(),
  described: new Set(),
  spared: new Set(),
  absent: new Set(),
  unlisted: new Map(),
  misspelt: [],
})

const bodiesByDocument = new WeakMap<ContractDocument, Map<string, AnswerBody>>()

/** A longer body is not the example of a mock, and would fill the memory if it was cached for each case. */
const LONGEST_CACHED = 100_000

/** Reads a body as the document describes it. A mock gives the same answer to many cases, so the result is cached. */
export function readAnswerBody(document: ContractDocument, answer: Answer, text: string): AnswerBody {
  if (text.length > LONGEST_CACHED) return readAnew(document, answer, text)
  const bodies = remembered(bodiesByDocument, document, () => new Map())
  return remembered(bodies, `${answer.pointer}\n${text}`, () => readAnew(document, answer, text))
}

function readAnew({ reader }: ContractDocument, { mediaType, node }: Answer, text: string): AnswerBody {
  const unreadable = (...complaints: string[]) => ({ body: undefined, ...nothingShown(), complaints })
  if (mediaType === undefined) {
    return text === '' ? unreadable() : unreadable(`there is a body, and the document shows none: ${start(text)}`)
  }
  if (text === '') return unreadable(`the body is empty, expected ${mediaType}`)
  const body = mediaType.includes('json') ? parsedJsonText(text) : text
  if (body === undefined) return unreadable(`the body is not JSON: ${start(text)}`)
  const [fault] = reader.faults(node, body)
  const shown = compareProperties(node, body, reader, fault === undefined)
  const [odd] = [...shown.unlisted.values()].filter(({ meant }) => meant !== undefined)
  const [name] = shown.misspelt
  const complaints = [
    ...(fault === undefined ? [] : [`the body breaks its schema: ${fault}`]),
    ...(odd === undefined ? [] : [misspelt(odd)]),
    ...(name === undefined
      ? []
      : [`${name.pointer} has the name ${name.value}, which the document writes ${name.meant}`]),
  ]
  return { body, complaints, ...shown }
}

/** As it is, so that reports find and hide the secrets in it. */
const start = (text: string): string => text.slice(0, 200)

/** Walks a value, and compares its properties with those that the document describes. `isValid`: its schema accepts it. */
function compareProperties(node: Node, value: Json, reader: SchemaReader, isValid: boolean): Shown {
  const shown = nothingShown()
  const { seen, unknown, described, spared, absent, unlisted, misspelt } = shown
  visit(node, value, '')
  return shown

  function visit(node: Node, value: Json, pointer: string): void {
    const odd = unlistedAt(node, value, pointer, reader)
    if (odd) unlisted.set(pointer, odd)
    if (node.length === 0 || typeof value !== 'object' || value === null) return
    const variants = reader.variants(node)
    // The only variant fits what is in a valid value.
    const isKnown = isValid && variants.length === 1
    const fitting = isKnown ? variants : variants.filter((each) => reader.complaints(each, value) === 0)
    if (!isJsonObject(value)) {
      for (const variant of fitting)
        for (const [index, item] of (value as Json[]).entries())
          visit(variantItems(variant), item, `${pointer}/${index}`)
      return
    }
    for (const variant of fitting) {
      const always = stated<string[]>(variant, 'x-always')
      for (const each of variantProperties(variant).flatMap((property) => property.node)) {
        described.add(each.pointer)
        if (always.length > 0 || Object(each.schema)['x-own-name']) spared.add(each.pointer)
      }
      for (const name of always.flatMap((each) => each.value)) if (!(name in value)) absent.add(`${pointer}/${name}`)
    }
    for (const [name, inner] of Object.entries(value)) {
      const known = fitting.map((variant) => nodeOfProperty(variant, name)).filter((each) => each.length > 0)
      if (fitting.length > 0 && known.length === 0 && !fitting.some(isOpen)) {
        unknown.add(`${pointer}/${name}`)
        const names = fitting.flatMap(variantProperties).map((property) => property.name)
        const meant = names.find((each) => !(each in value) && plain(each) === plain(name))
        if (meant !== undefined) misspelt.push({ pointer: `${pointer}/${name}`, value: name, meant })
      }
      for (const property of known) {
        for (const each of property) seen.add(each.pointer)
        visit(property, inner, `${pointer}/${name}`)
      }
    }
  }
}

/** Whether a variant states no properties, or allows others beside them. */
function isOpen({ parts }: Variant): boolean {
  return (
    parts.every(({ schema }) => !schema.properties) || parts.some(({ schema }) => schema.additionalProperties === true)
  )
}

/** A text outside of an open list of the document, which allows others. */
export interface UnlistedValue {
  /** A pointer into the value: `/data/0/kind`. */
  readonly pointer: string
  readonly value: string
  /** The listed value that differs only in its spelling: `log` for `LOG`. */
  readonly meant?: string
}

/** Compares a text with the open list of its schema; returns nothing where there is no list, or the text is in it. */
function unlistedAt(node: Node, value: Json, pointer: string, reader: SchemaReader): UnlistedValue | undefined {
  if (typeof value !== 'string') return undefined
  const members = reader.variants(node).flatMap((variant) => [
    ...stated<readonly Json[]>(variant, 'x-extensible-enum').flatMap((each) => each.value),
    // The branch for all other values excludes the listed ones.
    ...variant.parts.flatMap(({ schema }) => (valuesExcluded(schema) ?? []) as readonly Json[]),
  ])
  if (members.length === 0 || members.includes(value)) return undefined
  const meant = members.find((member) => typeof member === 'string' && plain(member) === plain(value))
  return { pointer, value, ...(typeof meant === 'string' && { meant }) }
}

/** A new value or name never differs from a known one only in case or punctuation. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const misspelt = ({ pointer, value, meant }: UnlistedValue): string =>
  `${pointer} is ${JSON.stringify(value)}, which the document writes ${JSON.stringify(meant)}`

const unlisted = ({ pointer, value }: UnlistedValue): string =>
  `${pointer} is ${JSON.stringify(value.slice(0, 80))}, which the document does not list`

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
export function answerShape(answer: Answer, body: AnswerBody, received: ReceivedAnswer): AnswerShape {
  const deviations = [
    ...once(body.unknown).map(undescribed),
    ...once([...body.unlisted.values()].filter(({ meant }) => meant === undefined).map(unlisted)),
    ...once(body.absent).map((pointer) => `the answer lacks ${pointer}, which live servers always send`),
    ...(COUNTED_LATER.has(received.status) ? [] : answer.headers).flatMap(({ name }) => {
      const isThere = received.headers.has(name)
      return isThere ? [] : [`the answer has no header ${name}, which the document declares`]
    }),
  ]
  return { deviations, described: [...body.described], spared: [...body.spared], shown: [...body.seen] }
}

/** The declared headers that are there and break their schemas: clients read from them how long to wait. */
export const wrongHeaders = ({ headers }: Answer, received: ReceivedAnswer, reader: SchemaReader): readonly string[] =>
  headers.flatMap(({ name, node }) => {
    const value = received.headers.get(name)
    if (value === null || node.length === 0 || reader.accepts(node, value, true)) return []
    return [`the header ${name} is ${JSON.stringify(value.slice(0, 80))}, against its schema`]
  })

export const undescribed = (pointer: string): string => `the answer shows ${pointer}, which the document does not know`

/** Keeps one text for all items of a list: that of the first. */
function once(texts: Iterable<string>): readonly string[] {
  const known = new Map([...texts].toReversed().map((text) => [withoutIndexes(text), text]))
  return [...known.values()].toReversed()
}

/** The text with the indexes of its pointers replaced, so that it is the same for every item of a list. */
export const withoutIndexes = (text: string): string => text.replace(/\/\d+(?=[/\s,]|$)/g, '/*')
