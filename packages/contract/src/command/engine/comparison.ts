import { isDeepStrictEqual } from 'node:util'
import { sinceDayOf } from '@clouddb/document/since-days'
import { answersFor, type ContractDocument, type Json, type JsonObject, type Operation } from '../../index.ts'
import { isJsonObject, type Node, stated, variantItems, variantProperties } from '../../schema/schema.ts'
import { pointerOfPath, type VisitedValue, visitedValues } from '../../schema/visited-value.ts'
import { isAbsentValue, latest, sentBody } from './payload.ts'
import type { Sent } from './sender.ts'
import type { ServerAge } from './server-age.ts'

/** How two values are compared: one that was sent or shown, and one that is shown. */
export interface Comparison {
  readonly document: ContractDocument
  /** The schema of the answer; properties that it does not describe need not be shown. */
  readonly node: Node
  /** The nested ids that the server has shown: these must stay. The server may assign others in place of made-up ones. */
  readonly knownIds?: ReadonlySet<string>
  /** True where time has passed: read-only properties may have changed. */
  readonly isLater?: boolean
  /** True where the server showed the value before, and so knows it however new it is. */
  readonly wasShown?: boolean
  readonly age?: Pick<ServerAge, 'isBeyond'>
  /** True where the left value may leave out what the document does not say is always sent. */
  readonly isExcerpt?: boolean
  /** The pointers of values that say no more than their absence. */
  readonly defaults?: ReadonlySet<string>
  /** The properties that have a value which the body has elsewhere, also where they are read-only. */
  readonly made?: readonly string[]
  /** A pointer: only this part is compared, and the server may drop it. */
  readonly only?: string | undefined
}

/** The schema of the payload of a successful answer, or of the record in it. */
export function payloadNode(operation: Operation, { recordKeys, reader }: ContractDocument): Node {
  const { payloadKey } = operation
  const answer = answersFor(operation, 200).find(({ mediaType }) => mediaType?.includes('json'))
  const node = answer?.node ?? []
  if (payloadKey === undefined) return node
  const propertyNode = (name: string, owner: Node): Node | undefined =>
    reader
      .variants(owner)
      .flatMap(variantProperties)
      .find((property) => property.name === name)?.node
  const payload = propertyNode(payloadKey, node) ?? []
  const isRecord = propertyNode('id', payload) !== undefined
  const isHolder = (own: Node | undefined) => own && namesIn(own, { reader }).length > 0
  const record = isRecord ? undefined : recordKeys?.map((key) => propertyNode(key, payload)).find(isHolder)
  return record ?? payload
}

/** The names of the properties that a schema describes, in all its variants. */
export const namesIn = (node: Node, { reader }: Pick<ContractDocument, 'reader'>): readonly string[] =>
  reader.variants(node).flatMap((variant) => variantProperties(variant).map(({ name }) => name))

/** The fields that an update can set, and that differ between two records. */
export function alteredSettings(
  before: Json | undefined,
  after: Json | undefined,
  update: Operation | undefined,
  document: ContractDocument,
): readonly string[] {
  if (!update?.body || !isJsonObject(before) || !isJsonObject(after)) return []
  const names = new Set(namesIn(update.body.node, document))
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

/** The schema of an item of the list that an operation answers with. */
export function itemNode(operation: Operation, document: ContractDocument): Node {
  const [variant] = document.reader.variants(payloadNode(operation, document))
  return variant ? variantItems(variant) : []
}

/** The schema of the record that an operation shows, alone or in a list. */
export function recordNode(operation: Operation, document: ContractDocument): Node {
  const items = itemNode(operation, document)
  return items.length > 0 ? items : payloadNode(operation, document)
}

/** Says which part of what was sent is shown differently, the first in depth. A server may add properties. */
export function lossOf(sent: Json | undefined, shown: Json | undefined, how: Comparison): string | undefined {
  const found = findLoss(sent, shown, how)
  return found && lossWords(found)
}

/** The same of the body of a request of this operation: a server need not show what is its own default. */
export function lossOfBody(sent: Sent, operation: Operation, shown: Json | undefined, how: Comparison) {
  const body = sentBody(sent)
  return lossOf(body, shown, { ...how, defaults: defaultsIn(body, operation, how.document) })
}

/** The pointers of the values that are their own default. */
export function defaultsIn(
  body: Json | undefined,
  operation: Operation,
  { reader }: ContractDocument,
): ReadonlySet<string> {
  const visited = body === undefined ? [] : visitedValues(reader, operation.body?.node ?? [], body)
  return new Set(visited.filter(isDefault).map(({ path }) => pointerOfPath(path)))
}

export const isDefault = ({ value, variant }: VisitedValue): boolean =>
  stated<Json>(variant, 'default').some((each) => isDeepStrictEqual(each.value, value))

/** A part that was sent and is shown differently. */
export interface Loss {
  readonly pointer: string
  readonly says: string
  /** The day since when servers show it; undefined where they always did. */
  readonly since?: string
}

export const findLoss = (sent: Json | undefined, shown: Json | undefined, how: Comparison): Loss | undefined =>
  loss([sent, shown], how.node, '', how)

export const lossWords = ({ pointer, says }: Loss): string => `${pointer || 'the whole'} ${says}`

function loss([sent, shown]: Pair<Json | undefined>, node: Node, pointer: string, how: Comparison): Loss | undefined {
  if (sent === undefined || isAlike(sent, shown) || !isOnWay(pointer, how.only)) return undefined
  if (Array.isArray(sent) && Array.isArray(shown)) return lossOfList([sent, shown], node, pointer, how)
  if (isJsonObject(sent) && isJsonObject(shown)) return lossOfObject([sent, shown], node, pointer, how)
  if (isJsonObject(sent) && Array.isArray(shown)) return lossOfChanges([sent, shown], node, pointer, how)
  return { pointer, says: `is ${brief(shown)}, but ${brief(sent)} was sent` }
}

function lossOfObject([sent, shown]: Pair<JsonObject>, node: Node, pointer: string, how: Comparison) {
  const described = describedFor(shown, node, how.document)
  // A server that shows nothing as new as a property may be older than the property.
  const newest = latest(Object.keys(shown).map((name) => sinceOf(described.get(name) ?? [], how))) ?? ''
  const isNewer = (own: Node) => !how.wasShown && sinceOf(own, how) > newest
  const isBeyond = (own: Node) => isNewer(own) && how.age?.isBeyond(sinceOf(own, how)) !== false
  for (const [name, value] of Object.entries(sent)) {
    if (name === 'id' && pointer !== '' && !how.knownIds?.has(String(value))) continue
    const own = described.get(name)
    if (how.only !== undefined && !(name in shown)) continue
    const isMade = pointer === '' && how.made?.includes(name)
    if (name !== 'id' && own !== undefined && isReadOnly(own) && !isMade) continue
    // A missing property is no loss where the schema does not describe it, its value means nothing, or the server may be older.
    const isUsual = isAbsentValue(value) || how.defaults?.has(`${pointer}/${name}`)
    if (!(name in shown) && (own === undefined || isUsual || isBeyond(own))) continue
    const found = loss([value, shown[name]], own ?? [], `${pointer}/${name}`, how)
    if (found !== undefined) return { ...(isNewer(own ?? []) && { since: sinceOf(own ?? [], how) }), ...found }
  }
  return undefined
}

const isReadOnly = (node: Node): boolean => node.some(({ schema }) => isJsonObject(schema) && schema.readOnly === true)

/** The day since when servers have a property (`x-since`); empty where they always had it. */
function sinceOf(node: Node, { document: { reader } }: Comparison): string {
  const parts = reader.variants(node).flatMap((variant) => variant.parts)
  return latest(parts.map(({ schema }) => sinceDayOf(schema) ?? '')) ?? ''
}

const isOnWay = (pointer: string, only: string | undefined): boolean =>
  only === undefined || `${only}/`.startsWith(`${pointer}/`) || `${pointer}/`.startsWith(`${only}/`)

/** A server may keep only one of two equal items. */
const distinct = (items: readonly Json[]): number => new Set(items.map((item) => JSON.stringify(item))).size

/** The order of items may differ. */
function lossOfList([sent, shown]: Pair<readonly Json[]>, node: Node, pointer: string, how: Comparison) {
  if (sent.length !== shown.length && distinct(sent) !== distinct(shown))
    return { pointer, says: `has ${shown.length} items, but ${sent.length} were sent` }
  const items = how.document.reader.variants(node).flatMap(variantItems)
  for (const [index, item] of sent.entries()) {
    const lossIn = (other: Json | undefined) => loss([item, other], items, `${pointer}/${index}`, how)
    const found = lossIn(shown[index])
    if (found !== undefined && !shown.some((other) => lossIn(other) === undefined)) return found
  }
  return undefined
}

/** A body can say how to change a list, which answers show as a whole: the items to remove, and then those to add. */
function lossOfChanges(
  [sent, shown]: readonly [JsonObject, readonly Json[]],
  node: Node,
  pointer: string,
  how: Comparison,
) {
  const items = how.document.reader.variants(node).flatMap(variantItems)
  const isIn = (list: readonly Json[]) => (item: Json) =>
    list.some((other) => loss([item, other], items, pointer, { ...how, only: undefined }) === undefined)
  const [add = [], remove = []] = [sent.add, sent.remove].map((each) => (Array.isArray(each) ? (each as Json[]) : []))
  const lacking = add.find((item) => !isIn(shown)(item))
  if (lacking !== undefined) return { pointer, says: `does not have ${brief(lacking)}, which was added` }
  const left = remove.find((item) => isIn(shown)(item) && !isIn(add)(item))
  return left === undefined ? undefined : { pointer, says: `still has ${brief(left)}, which was removed` }
}

/** The properties that the document describes for this value. */
function describedFor(value: Json, node: Node, { reader }: ContractDocument): ReadonlyMap<string, Node> {
  const fitting = reader.variants(node).filter((variant) => reader.complaints(variant, value) === 0)
  return new Map(fitting.flatMap(variantProperties).map(({ name, node: own }) => [name, own]))
}

/** Says which property of one object differs between two answers. */
export function disagreement(left: Json | undefined, right: Json | undefined, how: Comparison): string | undefined {
  if (!isJsonObject(left) || !isJsonObject(right)) return undefined
  const own = new Map([left, right].flatMap((each) => [...describedFor(each, how.node, how.document)]))
  const isVolatile = (name: string) => how.isLater === true && isReadOnly(own.get(name) ?? []) && name !== 'id'
  const always = how.isExcerpt ? alwaysSent(how) : []
  const mayLack = (name: string) => how.isExcerpt === true && !(name in left) && !always.includes(name)
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
    (name) => !isVolatile(name) && !mayLack(name),
  )
  const different = names.find((name) => isDifferent(name, [left, right], own, how.document))
  return different === undefined
    ? undefined
    : `/${different} is ${brief(left[different])} in one answer and ${brief(right[different])} in the other`
}

type Pair<Value> = readonly [one: Value, other: Value]

/** Equality as far as the document describes both values. */
function areAlike([one, other]: Pair<Json | undefined>, node: Node, document: ContractDocument): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const items = document.reader.variants(node).flatMap(variantItems)
    return one.length === other.length && one.every((each, index) => areAlike([each, other[index]], items, document))
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return isAlike(one, other)
  const own = new Map([one, other].flatMap((each) => [...describedFor(each, node, document)]))
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return !names.some((name) => isDifferent(name, [one, other], own, document))
}

/** What the document does not describe, one of two operations may leave out. */
function isDifferent(
  name: string,
  [one, other]: Pair<JsonObject>,
  own: ReadonlyMap<string, Node>,
  document: ContractDocument,
): boolean {
  const isSpared = !own.has(name) && !(name in one && name in other)
  return !isSpared && !areAlike([one[name], other[name]], own.get(name) ?? [], document)
}

const alwaysSent = ({ document: { reader }, node }: Comparison): readonly string[] =>
  reader
    .variants(node)
    .flatMap((each) => ['required', 'x-always'].flatMap((word) => stated<string[]>(each, word)))
    .flatMap(({ value }) => value)

/** Equality, where times may be written in several ways, objects in any order, and empty values as null. */
export function isAlike(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true
  if (isAbsentValue(left) && isAbsentValue(right)) return true
  if (typeof left === 'string' && /^\d{4}-\d\d-\d\dT/.test(left)) return Date.parse(left) === Date.parse(String(right))
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((each, index) => isAlike(each, right[index]))
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) => isAlike(left[name], right[name]))
}

function brief(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'not there'
  return text.length > 160 ? `${text.slice(0, 157)}...` : text
}
