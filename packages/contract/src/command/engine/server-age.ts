import { answersFor, type Case, type ContractDocument } from '../../index.ts'
import { keysOf, nearestPointer } from '../../schema/pointer.ts'
import { isObject, type Json, type Node, type SchemaObject } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { type Path, valueAt, visitedValues } from '../../schema/visited-value.ts'
import { differences, edited } from './json-edits.ts'
import { isTaken, payloadOf, payloadOfSent } from './payload.ts'
import { droppableIn } from './unknown-properties.ts'
import type { Sent } from './sender.ts'
import { expectationOf } from './verdict.ts'

/** Knows of what age a deployment is at least, and what in a request may be younger. */
export interface Ages {
  /** Takes note of what an answer shows. */
  observe(item: Case, sent: Sent): void
  /** The day since when servers have the newest that matters to a case; nothing where the document states no day. */
  newestIn(item: Case, sent: Sent): string | undefined
  /** The day since when servers have the newest of what a request says at a pointer, above it or below. */
  newestAt(item: Case, sent: Sent, pointer: string): string | undefined
  /** True where nothing shows that the deployment is of this day or later. */
  isBeyond(day: string): boolean
}

/** Something of which the document says since when servers have it (`x-since`, `x-since-values`). */
interface Mark {
  readonly day: string
  readonly path: Path
}

/** What shows that a server is of a day, and in what object of a body. */
interface Evidence {
  readonly day: string
  readonly holder: string
  /** True where it came back as it was sent, for which a server need not know it. */
  readonly isEcho?: boolean
}

export function createAges(document: ContractDocument): Ages {
  const { reader, payloadKey } = document
  const found: Evidence[] = []
  /** Objects that a server gives back whole, whatever is in them. */
  const unread = new Set<string>()
  /** Objects into which something was put that nobody knows. */
  const probed = new Set<string>()

  function observe(item: Case, sent: Sent): void {
    if (item.kind === 'unknown property') for (const path of droppableIn(item, document)) probed.add(holderOf(path))
    if (!isTaken(sent)) return
    const shown = payloadOfSent(sent, { payloadKey })
    const body = payloadOf(sent.result.request?.body, undefined)
    // What is answered as it was sent is known; who does not know a field may take it and drop it.
    if (body !== undefined && item.operation.body && !item.operation.safe) {
      for (const { day, path } of marksIn(reader, item.operation.body.node, body)) {
        if (isAlike(valueAt(body, path), valueAt(shown, path))) add({ day, holder: holderOf(path), isEcho: true })
      }
      observeNeeded(item, body)
      if (item.kind === 'unknown property') observeUnknown({ ...item, call: { ...item.call, body } }, shown)
    }
    if (item.kind === 'good call' && item.operation.method === 'GET') observeRead(item, sent)
  }

  /** Who takes a body that would lack something without what is new in it has read that. */
  function observeNeeded(item: Case, body: Json): void {
    const node = item.operation.body?.node ?? []
    if (expectationOf(item).kind !== 'accepted' || !reader.accepts(node, body)) return
    const marks = marksIn(reader, node, body).filter(({ path }) => path.length === 1)
    const readBy = (age: string): Json =>
      marks.filter(({ day }) => day > age).reduce((rest, { path }) => edited(rest, path, () => undefined), body)
    const ages = ['', ...marks.map(({ day }) => day)].toSorted()
    const least = ages.find((age) => reader.accepts(node, readBy(age)))
    if (least) add({ day: least, holder: '' })
  }

  function add(evidence: Evidence): void {
    const isKnown = found.some(({ day, holder }) => day === evidence.day && holder === evidence.holder)
    if (!isKnown) found.push(evidence)
  }

  /** Who gives back what nobody knows has not looked at what stands beside it. */
  function observeUnknown(item: Case, shown: Json | undefined): void {
    for (const path of droppableIn(item, document)) if (valueAt(shown, path) !== undefined) unread.add(holderOf(path))
  }

  function isRead({ holder, isEcho }: Evidence): boolean {
    const isWithin = (each: string) => `${holder}/`.includes(`${each}/`)
    // Deep in a body it counts only where it was tried whether the server reads what stands there.
    return (
      ![...unread].some(isWithin) &&
      (!isEcho || holder === '' || [...probed].some((each) => each !== '' && isWithin(each)))
    )
  }

  /** What is read shows what servers of its age send. */
  function observeRead({ operation }: Case, { result: { answer } }: Sent): void {
    const body = payloadOf(answer?.text, undefined)
    const described = answersFor(operation, answer?.status ?? 0)[0]
    if (body === undefined || !described) return
    for (const { day, path } of marksIn(reader, described.node, body)) {
      if (!isEmpty(valueAt(body, path))) add({ day, holder: holderOf(path) })
    }
  }

  function newestIn(item: Case, sent: Sent): string | undefined {
    const isAccepted = expectationOf(item).kind === 'accepted'
    const isOtherwise = isAccepted !== isTaken(sent)
    const marks = isOtherwise
      ? [...marksOfParameters(item), ...(isAccepted ? marksOfBody(item, sent) : marksAround(item, sent))]
      : []
    const days = [...marks.map(({ day }) => day), ...(isAccepted ? [] : daysOfConstraints(item))]
    return days.toSorted().at(-1)
  }

  /** What a server does not check yet it takes, or stumbles over later. */
  function daysOfConstraints({ about }: Case): readonly string[] {
    return about.flatMap((pointer) => {
      if (nearestPointer(document.raw, pointer) !== pointer) return []
      const { schema } = reader.schemaAt(pointer.slice(0, pointer.lastIndexOf('/')))
      const days = isObject(schema) ? schema['x-since-constraints'] : undefined
      const day = isObject(days) ? days[keysOf(pointer).at(-1) ?? ''] : undefined
      return typeof day === 'string' ? [day] : []
    })
  }

  const newestAt: Ages['newestAt'] = (item, sent, pointer) => {
    const keys = keysOf(pointer)
    const near = marksOfBody(item, sent).filter(({ path }) =>
      path.slice(0, keys.length).every((key, index) => String(key) === keys[index]),
    )
    return near
      .map(({ day }) => day)
      .toSorted()
      .at(-1)
  }

  const bodyOf = (sent: Sent) => payloadOf(sent.result.request?.body, undefined)

  function marksOfBody(item: Case, sent: Sent): readonly Mark[] {
    const body = bodyOf(sent)
    return body === undefined || !item.operation.body ? [] : marksIn(reader, item.operation.body.node, body)
  }

  /** Who ignores a field finds nothing wrong in it, nor in what goes with it. */
  function marksAround(item: Case, sent: Sent): readonly Mark[] {
    const { body: described } = item.operation
    const body = bodyOf(sent)
    if (!described || body === undefined || item.base === undefined) return []
    const marks = [...marksIn(reader, described.node, item.base), ...marksIn(reader, described.node, body)]
    const wrong = differences(item.base, item.call.body)
    return marks.filter(({ path }) => wrong.some((each) => startsWith(each, path.slice(0, -1))))
  }

  function marksOfParameters({ operation, call }: Case): readonly Mark[] {
    const set = operation.parameters.filter(({ name, in: where }) => where === 'query' && name in call.query)
    return set.flatMap(({ pointer, node, name }) => [
      ...daysOf(reader.schemaAt(pointer).schema, call.query[name] as Json).map((day) => ({ day, path: [] })),
      ...marksIn(reader, node, call.query[name] as Json),
    ])
  }

  return {
    observe,
    newestIn,
    newestAt,
    isBeyond: (day) => !found.some((evidence) => evidence.day >= day && isRead(evidence)),
  }
}

function marksIn(reader: SchemaReader, node: Node, instance: Json): readonly Mark[] {
  return visitedValues(reader, node, instance).flatMap(({ value, path, node: own, variant }) => {
    const days = [...own, ...variant.parts].flatMap(({ schema }) => daysOf(schema, value))
    return [...new Set(days)].map((day) => ({ day, path }))
  })
}

function daysOf(schema: SchemaObject | boolean, value: Json): readonly string[] {
  if (typeof schema === 'boolean') return []
  const { 'x-since': own, 'x-since-values': byValue } = schema
  const ofValue = isObject(byValue) ? byValue[String(value)] : undefined
  return [own, ofValue].filter((day): day is string => typeof day === 'string')
}

const isAlike = (sent: Json | undefined, shown: Json | undefined): boolean =>
  sent !== null && shown !== undefined && (typeof sent === 'object' ? typeof shown === 'object' : sent === shown)

/** What an older server may send for something that it does not know. */
const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** The object that a path leads into, the same for all items of a list. */
const holderOf = (path: Path): string =>
  path
    .slice(0, -1)
    .map((key) => `/${typeof key === 'number' ? '*' : key}`)
    .join('')

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key)
