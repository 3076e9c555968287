import { isDeepStrictEqual } from 'node:util'
import { requestOf } from '@clouddb/document/openapi'
import { derivedCaseKinds } from '../../derivation/kinds.ts'
import { answersFor, type Case, type ContractDocument, type Json, type Operation } from '../../index.ts'
import { isJsonObject, type Node, stated } from '../../schema/schema.ts'
import { type Path, pointerOfPath, valueAtPath, visitedValues } from '../../schema/visited-value.ts'
import { defaultsIn, findLoss, isDefault, type Loss, lossWords, payloadNode, recordNode } from '../engine/comparison.ts'
import { withComplaint } from '../engine/incidents.ts'
import { droppableIn } from '../engine/json-edits.ts'
import { isAbsentValue, isTaken, payloadOfSent, readPayload, sentBody, shownId } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'

/** An object that holds what was sent, and the operation that shows it, alone or in a list. */
interface StoredAt {
  readonly show: Operation | undefined
  readonly resource: Resource
  readonly id: string
}

/**
 * Compares an accepted body with the answer and with the stored object. Of a body as people send it every field has to be
 * there; of a body that tests one value that value, unless the server drops it.
 */
export async function withStoredValues(item: Case, sent: Sent, stored: StoredAt, context: RunContext): Promise<Sent> {
  const { document } = context
  const dropped = isTaken(sent) ? droppedPaths(item, sentBody(sent), document) : []
  if (dropped.length > 0 || item.kind === 'unknown property') return withKept(dropped, sent, stored, context)
  if (expectationOf(item).kind !== 'accepted' || !isTaken(sent) || sent.result.complaints.length > 0) return sent
  const only = derivedCaseKinds[item.kind].creates ? undefined : item.bodyPointer
  if (only === '' || (only === undefined && !derivedCaseKinds[item.kind].creates)) return sent
  const defaults = defaultsIn(sentBody(sent), item.operation, document)
  const body = settingsIn(sentBody(sent), item.operation, document)
  const how = {
    document,
    defaults,
    ...(only !== undefined && { only }),
    made: Object.values(makesOf(item.operation, document)),
  }
  const altered = lossIn(payloadOfSent(sent, document), payloadNode(item.operation, document))
  if (altered) return withLoss(altered, `in the answer ${lossWords(altered)}`)
  const { show, resource, id } = stored
  if (!show || context.sender.stopped()) return sent
  const { sent: read, shown } = await context.look(show, resource, id)
  const lost = lossIn(shown, recordNode(show, document))
  const isMissing = show.path === item.operation.path && read.result.answer?.status === 404
  if (isMissing && isJsonObject(body) && !Object.values(body).every(isAbsentValue))
    return withComplaint(sent, `${show.id} is answered 404 after it`)
  if (lost && isTaken(read)) return withLoss(lost, `${show.id} shows that ${lossWords(lost)}`)
  const fault = show === resource.get ? faultByAnswer(sent, shown, item.operation, document) : undefined
  return fault === undefined ? sent : withComplaint(sent, `as ${show.id} shows the record, ${fault}`)

  /** Prefers a loss that no age of the server explains. The age of the server is known only in the end. */
  function lossIn(shown: Json | undefined, node: Node): Loss | undefined {
    return (
      findLoss(body, shown, { ...how, node }) ?? findLoss(body, shown, { ...how, node, age: { isBeyond: () => false } })
    )
  }

  /** Notes the day of the lost field: an older server accepts and drops it. */
  function withLoss({ pointer, since }: Loss, complaint: string): Sent {
    const day = context.age.newestAt(item, sent, pointer) ?? since
    return { ...withComplaint(sent, complaint), ...(day !== undefined && { day }) }
  }
}

/** Checks an answer again with its record as it is shown later: the rules of the answer hold for that, too. Returns the first fault. */
function faultByAnswer(sent: Sent, shown: Json | undefined, operation: Operation, document: ContractDocument) {
  const { status = 0, text = '' } = sent.result.answer ?? {}
  const answer = answersFor(operation, status).find(({ mediaType }) => mediaType?.includes('json'))
  const record = payloadOfSent(sent, document)
  const isWithin = !isDeepStrictEqual(record, readPayload(text, document.payloadKey))
  if (!answer || !isWithin || shownId(record) === undefined || !isJsonObject(shown)) return undefined
  const later = JSON.parse(text, (_, value) => (isDeepStrictEqual(value, record) ? shown : value))
  return document.reader.faults(answer.node, later)[0]
}

/** Where records have a value that a body has elsewhere (`makes` of `x-request-of`). */
export function makesOf({ body }: Operation, { reader }: ContractDocument): Readonly<Record<string, string>> {
  const parts = reader.variants(body?.node ?? []).flatMap((variant) => variant.parts)
  return Object.assign({}, ...parts.map(({ schema }) => requestOf(schema).makes))
}

/**
 * What a body sets, as records show it: ids may stand in the items of another list. A null in a change of single fields may
 * return a field to its default.
 */
function settingsIn(body: Json | undefined, operation: Operation, document: ContractDocument) {
  if (!isJsonObject(body)) return body
  const made = Object.entries(makesOf(operation, document)).flatMap(([path, target]): [string, Json][] => {
    const value = valueAtPath(body, path.split('.'))
    const [name = '', key] = target.split('.')
    if (key === undefined) return value === undefined ? [] : [[name, value]]
    return Array.isArray(value) ? [[name, value.map((id: Json) => ({ [key]: id }))]] : []
  })
  const isSet = ([name, value]: [string, Json]) =>
    !(operation.method === 'PATCH' && value === null) && !(name in makesOf(operation, document))
  return Object.fromEntries([...Object.entries(body).filter(isSet), ...made])
}

/** The parts of a body that servers drop: unknown properties, and those without the sibling that they need. */
function droppedPaths(item: Case, body: Json | undefined, document: ContractDocument): readonly Path[] {
  const { operation, kind } = item
  if (kind === 'unknown property') return droppableIn(item, document)
  if (body === undefined || !operation.body) return []
  return visitedValues(document.reader, operation.body.node, body).flatMap((visited) => {
    const { path, variant } = visited
    const holder = path.slice(0, -1)
    const isNeeded = (name: string) => isAbsentValue(valueAtPath(body, [...holder, name]))
    const needs = stated<Json>(variant, 'x-only-with')
    return !isDefault(visited) && needs.some(({ value: sibling }) => typeof sibling === 'string' && isNeeded(sibling))
      ? [path]
      : []
  })
}

/** A part that an answer shows as it was sent was stored. */
async function withKept(
  dropped: readonly Path[],
  sent: Sent,
  { show, resource, id }: StoredAt,
  context: RunContext,
): Promise<Sent> {
  const body = sentBody(sent)
  const keptIn = (shown: Json | undefined) =>
    dropped.find((path) => isDeepStrictEqual(valueAtPath(body, path), valueAtPath(shown, path)))
  const complain = (what: string, path: Path) =>
    withComplaint(sent, `${what} shows ${pointerOfPath(path)}, which servers drop from this body`)
  const answered = keptIn(payloadOfSent(sent, context.document))
  if (answered) return complain('the answer', answered)
  if (!show || dropped.length === 0 || context.sender.stopped()) return sent
  const read = keptIn((await context.look(show, resource, id)).shown)
  return read ? complain(show.id, read) : sent
}
