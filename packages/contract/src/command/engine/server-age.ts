import { dayOfValue, sinceDayOf, sinceDaysOf } from '@clouddb/document/since-days'
import { answersFor, type Case, type ContractDocument, type Parameter } from '../../index.ts'
import { isJsonObject, type Json, keysOf, type Node, nearestPointer, type SchemaObject } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { edited, type Path, valueAtPath, visitedValues } from '../../schema/visited-value.ts'
import { differences, droppableIn } from './json-edits.ts'
import { isAbsentValue, isTaken, latest, payloadOfSent, readPayload, sentBody } from './payload.ts'
import type { Sent } from './sender.ts'
import { expectationOf } from './verdict.ts'

/** A value whose schema states a day. */
interface DatedValue {
  readonly day: string
  readonly path: Path
}

/** An object of a body that shows that the server is of a day. */
interface Evidence {
  readonly day: string
  readonly holder: string
  /** True where the value came back as it was sent: a server need not know it for that. */
  readonly isEcho?: boolean
}

/**
 * The age of the server. The documents say since which day servers have a property, a value or a constraint (`x-since`);
 * a server that shows something of a day is at least as new.
 */
export class ServerAge {
  readonly #document: ContractDocument
  readonly #evidence: Evidence[] = []
  /** Objects that the server returns with unknown properties: it does not read them. */
  readonly #unread = new Set<string>()
  /** Objects to which an unknown property was added. */
  readonly #probed = new Set<string>()

  constructor(document: ContractDocument) {
    this.#document = document
  }

  /** Collects the evidence in an answer. */
  observe(item: Case, sent: Sent): void {
    if (item.kind === 'unknown property')
      for (const path of droppableIn(item, this.#document)) this.#probed.add(holderOf(path))
    if (!isTaken(sent)) return
    const shown = payloadOfSent(sent, this.#document)
    const body = sentBody(sent)
    // The server knows what it returns as it was sent; an unknown field it may accept and drop.
    if (body !== undefined && item.operation.body && !item.operation.safe) {
      for (const { day, path } of marksIn(this.#document.reader, item.operation.body.node, body)) {
        if (isAlike(valueAtPath(body, path), valueAtPath(shown, path)))
          this.#add({ day, holder: holderOf(path), isEcho: true })
      }
      this.#observeNeeded(item, body)
      if (item.kind === 'unknown property') this.#observeUnknown({ ...item, call: { ...item.call, body } }, shown)
    }
    if (item.kind === 'good call' && item.operation.method === 'GET') this.#observeRead(item, sent)
  }

  /** A server that keeps to a parameter knows it. */
  observeParameter({ pointer }: Parameter): void {
    const day = sinceDayOf(this.#document.reader.schemaAt(pointer).schema)
    if (day !== undefined) this.#add({ day, holder: '' })
  }

  /** A server that accepts a body that is only valid with its new parts has read those parts. */
  #observeNeeded(item: Case, body: Json): void {
    const node = item.operation.body?.node ?? []
    if (expectationOf(item).kind !== 'accepted' || !this.#document.reader.accepts(node, body)) return
    const marks = marksIn(this.#document.reader, node, body).filter(({ path }) => path.length === 1)
    const readBy = (age: string): Json =>
      marks.filter(({ day }) => day > age).reduce((rest, { path }) => edited(rest, path, () => undefined), body)
    const ages = ['', ...marks.map(({ day }) => day)].toSorted()
    const least = ages.find((age) => this.#document.reader.accepts(node, readBy(age)))
    if (least) this.#add({ day: least, holder: '' })
  }

  #add(evidence: Evidence): void {
    const isKnown = this.#evidence.some(({ day, holder }) => day === evidence.day && holder === evidence.holder)
    if (!isKnown) this.#evidence.push(evidence)
  }

  /** A server that returns an unknown property has not looked at the properties beside it. */
  #observeUnknown(item: Case, shown: Json | undefined): void {
    for (const path of droppableIn(item, this.#document))
      if (valueAtPath(shown, path) !== undefined) this.#unread.add(holderOf(path))
  }

  #isRead({ holder, isEcho }: Evidence): boolean {
    const isWithin = (each: string) => `${holder}/`.includes(`${each}/`)
    // An echo deep in a body counts only where it was tested whether the server reads that object.
    return (
      ![...this.#unread].some(isWithin) &&
      (!isEcho || holder === '' || [...this.#probed].some((each) => each !== '' && isWithin(each)))
    )
  }

  /** A read object shows what servers of this age send. */
  #observeRead({ operation }: Case, { result: { answer } }: Sent): void {
    const body = readPayload(answer?.text, undefined)
    const described = answersFor(operation, answer?.status ?? 0)[0]
    if (body === undefined || !described) return
    for (const { day, path } of marksIn(this.#document.reader, described.node, body)) {
      if (!isAbsentValue(valueAtPath(body, path))) this.#add({ day, holder: holderOf(path) })
    }
  }

  /** The day of the newest part that matters to a case; undefined where the document states no day. */
  newestIn(item: Case, sent: Sent): string | undefined {
    const isAccepted = expectationOf(item).kind === 'accepted'
    const isOtherwise = isAccepted !== isTaken(sent)
    const marks = isOtherwise
      ? [
          ...this.#marksOfParameters(item),
          ...(isAccepted ? this.#marksOfBody(item, sent) : this.#marksAround(item, sent)),
        ]
      : []
    const days = [...marks.map(({ day }) => day), ...(isAccepted ? [] : this.#daysOfConstraints(item))]
    return latest(days)
  }

  /** A server accepts what it does not check yet, or fails on it later. */
  #daysOfConstraints({ about }: Case): readonly string[] {
    return about.flatMap((pointer) => {
      if (nearestPointer(this.#document.raw, pointer) !== pointer) return []
      const { schema } = this.#document.reader.schemaAt(pointer.slice(0, pointer.lastIndexOf('/')))
      const key = keysOf(pointer).at(-1) ?? ''
      // A rule has a day of its own.
      const rule = Array.isArray(schema) ? schema[Number(key)] : undefined
      const day = isJsonObject(rule) ? rule.since : sinceDaysOf(schema)[key]
      return typeof day === 'string' ? [day] : []
    })
  }

  /** The day of the newest part of a request at a pointer, above it or below it. */
  newestAt(item: Case, sent: Sent, pointer: string): string | undefined {
    const keys = keysOf(pointer)
    const near = this.#marksOfBody(item, sent).filter(({ path }) =>
      path.slice(0, keys.length).every((key, index) => String(key) === keys[index]),
    )
    return latest(near.map(({ day }) => day))
  }

  #marksOfBody(item: Case, sent: Sent): readonly DatedValue[] {
    const body = sentBody(sent)
    return body === undefined || !item.operation.body
      ? []
      : marksIn(this.#document.reader, item.operation.body.node, body)
  }

  /** A server that ignores a field finds no fault in it, nor in the fields that depend on it. */
  #marksAround(item: Case, sent: Sent): readonly DatedValue[] {
    const { body: described } = item.operation
    const body = sentBody(sent)
    if (!described || body === undefined || item.base === undefined) return []
    const marks = [
      ...marksIn(this.#document.reader, described.node, item.base),
      ...marksIn(this.#document.reader, described.node, body),
    ]
    const wrong = differences(item.base, item.call.body)
    return marks.filter(({ path }) => wrong.some((each) => startsWith(each, path.slice(0, -1))))
  }

  #marksOfParameters({ operation, call }: Case): readonly DatedValue[] {
    const set = operation.parameters.filter(({ name, in: where }) => where === 'query' && name in call.query)
    return set.flatMap(({ pointer, node, name }) => [
      ...daysOf(this.#document.reader.schemaAt(pointer).schema, call.query[name] as Json).map((day) => ({
        day,
        path: [],
      })),
      ...marksIn(this.#document.reader, node, call.query[name] as Json),
    ])
  }

  /** True where nothing shows that the server is of this day or later. */
  isBeyond(day: string): boolean {
    return !this.#evidence.some((evidence) => evidence.day >= day && this.#isRead(evidence))
  }
}

function marksIn(reader: SchemaReader, node: Node, instance: Json): readonly DatedValue[] {
  return visitedValues(reader, node, instance).flatMap(({ value, path, node: own, variant }) => {
    const days = [...own, ...variant.parts].flatMap(({ schema }) => daysOf(schema, value))
    return [...new Set(days)].map((day) => ({ day, path }))
  })
}

function daysOf(schema: SchemaObject | boolean, value: Json): readonly string[] {
  if (typeof schema === 'boolean') return []
  return [sinceDayOf(schema), dayOfValue(schema, value)].filter((day) => day !== undefined)
}

const isAlike = (sent: Json | undefined, shown: Json | undefined): boolean =>
  sent !== null && shown !== undefined && (typeof sent === 'object' ? typeof shown === 'object' : sent === shown)

/** The object that holds the end of a path; the same for all items of a list. */
const holderOf = (path: Path): string =>
  path
    .slice(0, -1)
    .map((key) => `/${typeof key === 'number' ? '*' : key}`)
    .join('')

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key)
