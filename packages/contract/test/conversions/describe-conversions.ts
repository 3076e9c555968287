import { InvalidArgumentError } from '@clouddb/observability-cloud/errors'
import { describe, expect, test } from 'vitest'
import { readContractDocument } from '../../src/document/document.ts'
import { isJsonObject, type Json, type JsonObject, remembered } from '../../src/schema/schema.ts'
import type { SchemaReader } from '../../src/schema/schema-reader.ts'
import { usually } from '../usually.ts'
import { examplesOf, fieldsOf, kept, type Pair, pairs, requestsOf } from './pairs.ts'

/** The names of examples that a request cannot represent: records of a newer server, and a record with almost no fields. */
const notWhole = /newerServer|sparse/

/** Tests the functions of one package that convert records to requests, with the requests and records of its document. */
export function describeConversions(api: Pair['api']): void {
  // These two have everything that a record can have. The tables of the others are made by the same code.
  const own = pairs.filter((pair) => pair.api === api && /^(Alert|Dashboard)$/.test(pair.record))

  test('each request that corresponds to a record has its function', () => {
    const functions = ['toCreateAlert', 'toCreateDashboard', 'toUpdateAlert', 'toUpdateDashboard']
    expect(own.map(({ name }) => name).toSorted()).toEqual(functions)
  })

  describe.each(own)('$name of $api', describePair)
}

function describePair(pair: Pair): void {
  const { reader } = pair.document
  const { convert, convertPartly, request } = pair
  const examples = examplesOf(pair)
  const whole = examples.filter(({ name }) => !notWhole.test(name))
  const others = examples.filter(({ name }) => notWhole.test(name))

  test('examples: a record that is read, converted and stored stays the same', () => {
    for (const { name, value } of whole) {
      const before = structuredClone(value)
      const sent = convert(value)
      expect(reader.faults(request, sent), name).toEqual([])
      expect(kept(pair, stored(value, sent)), name).toEqual(kept(pair, value))
      expect(value, `${name}: the record is not changed`).toEqual(before)
      expect(convertPartly(value), name).toEqual({ request: sent, leftOut: [] })
    }
    expect(whole.length).toBeGreaterThan(8)
  })

  test('examples that a request cannot represent are refused', () => {
    for (const { value } of others) expect(() => convert(value)).toThrow(InvalidArgumentError)
    expect(others.length).toBeGreaterThan(0)
  })

  test('every valid request that is stored and read is converted to itself', () => {
    const requests = requestsOf(pair)
    const again = requests.map((sent) => convert(stored({}, sent)))
    expect(again.flatMap((each) => reader.faults(request, each))).toEqual([])
    expect(again.map(withoutGivenIds)).toEqual(requests)
    expect(requests.length).toBeGreaterThan(40)
  })

  test('every field of a record is sent, or is named and returned', () => {
    const seen = { complete: 0, partial: 0, refused: 0 }
    const problems: string[] = []
    const records = [...examples.map(({ value }) => value), ...requestsOf(pair).map((sent) => stored({}, sent))]
    for (const record of usually(records, 3).flatMap(withChanges)) {
      const { losses } = attempt(() => convert(record))
      const { result } = attempt(() => convertPartly(record))
      seen[result === undefined ? 'refused' : losses.length > 0 ? 'partial' : 'complete']++
      problems.push(...problemsOf(pair, record, losses, result))
    }
    expect(problems).toEqual([])
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(10)
  })

  test('maps every id of another object', () => {
    // The client chooses the ids of sections and tabs; another service has the ids of channels.
    const own = /(?:^|\.)(?:containerId|tabId|slackChannelId)$/
    const found = new Set<string>()
    const asked = new Set<string>()
    const form = (path: string) => path.replaceAll(/\[\d+\]/g, '[]')
    for (const sent of requestsOf(pair)) {
      for (const [path, value] of valuesIn(sent))
        if (typeof value === 'string' && /Ids?(?:\[\])?$|target\.id$/.test(path) && !own.test(path)) found.add(path)
      const filters = (sent as { filters?: object[] }).filters?.map((filter) => ({ id: 'f', ...filter }))
      const mapId = (_: string, id: string, path: string) => {
        asked.add(form(path))
        return id || 'none'
      }
      convert({ ...(sent as object), ...(filters && { filters }) }, { mapId })
    }
    expect([...asked].toSorted()).toEqual([...found].toSorted())
    expect(asked.size).toBeGreaterThan(2)
  })

  test('every field of a record that is not set by the server alone has a field in the request', () => {
    const managedAlone = ['webhookService', 'slackChannelId', 'severity', 'emailRecipients']
    const fields = new Set(fieldsOf(reader, request))
    const isAlert = fields.has('channel')
    // The managed deployment accepts neither. The SQL chart of a record may be a table, which has an onClick.
    const ofOpenSource = pair.api === 'observability-cloud' ? /^(?:channels|chartConfig)\b/ : /^chartConfig\.onClick\b/
    const without = fieldsOf(reader, pair.recordNode)
      .filter((path) => !fields.has(path) && !(isAlert && ofOpenSource.test(path)))
      .map((path) => path.replace(/^channel(?:s\[\])?\./, ''))
    const isOpenSourceAlert = pair.api === 'observability-oss' && isAlert
    expect(without.toSorted()).toEqual(isOpenSourceAlert ? [...managedAlone, ...managedAlone].toSorted() : [])
  })
}

/** The mistakes of a conversion that may leave parts out; a refused conversion has no result. */
function problemsOf(
  pair: Pair,
  record: Json,
  losses: readonly unknown[],
  result: ReturnType<Pair['convertPartly']> | undefined,
): string[] {
  if (result === undefined) return losses.length > 0 ? [] : ['it is refused without a reason']
  const readLoosely = () => readContractDocument(withoutBounds(pair.document.raw) as object).reader
  const loose = remembered(looseReaders, pair.api, readLoosely)
  const leaves = new Set([...leavesOf(result.request), ...result.leftOut.flatMap(leavesLeftOut)])
  const lost = leavesOf(kept(pair, record)).filter((leaf) => !leaves.has(leaf))
  const isNamed = (losses.length === 0) === (result.leftOut.length === 0)
  return [
    ...(isNamed ? [] : ['the parts that were left out are not the losses']),
    ...lost.map((leaf) => `lost: ${leaf}`),
    ...loose.faults([loose.schemaAt(pair.request[0]?.pointer ?? '')], withoutCarried(result.request, pair.api)),
  ]
}

/** A request with webhooks in place of channels that no request lists: those are carried as they are. */
function withoutCarried(request: Json, api: Pair['api']): Json {
  const isListed = (channel: Json) =>
    !isJsonObject(channel) ||
    typeof channel.type !== 'string' ||
    channel.type === 'webhook' ||
    (channel.type === 'email' && api === 'observability-cloud')
  const listed = (channel: Json): Json => (isListed(channel) ? channel : { type: 'webhook', webhookId: 'w' })
  if (!isJsonObject(request)) return request
  const { channel, channels } = request
  return {
    ...request,
    ...(channel !== undefined && { channel: listed(channel) }),
    ...(Array.isArray(channels) && { channels: channels.map(listed) }),
  }
}

/** The result of a conversion, or the losses for which it was refused. */
function attempt<Result>(convert: () => Result): { result?: Result; losses: readonly unknown[] } {
  try {
    return { result: convert(), losses: [] }
  } catch (error) {
    if (!InvalidArgumentError.is(error)) throw error
    return { losses: error.losses ?? [] }
  }
}

/** The record that a server stores: it merges a request into the old record, and sets ids. */
function stored(before: Json, sent: Json): Json {
  const { filters, ...others } = sent as { readonly filters?: readonly JsonObject[] }
  const named = filters?.map((filter, index) => ({ id: `given-${index}`, ...filter }))
  return { ...(before as JsonObject), ...others, ...(named && { filters: named }), id: 'given' } as Json
}

/** An update refers to its filters by the ids that it read. */
function withoutGivenIds(sent: Json): Json {
  const { filters, ...others } = sent as { readonly filters?: readonly JsonObject[] }
  const unnamed = filters?.map(({ id, ...filter }) => (String(id).startsWith('given-') ? filter : { id, ...filter }))
  return { ...others, ...(unnamed && { filters: unnamed }) } as Json
}

/** A record, and the same with a change at one place: an unknown field, another text, null, or a missing field. */
function withChanges(record: Json, index: number): Json[] {
  const changes = [
    (object: Record<string, unknown>, name: string) => Object.assign(object, { [name]: 'newer' }),
    (object: Record<string, unknown>, name: string) => Object.assign(object, { [name]: null }),
    (object: Record<string, unknown>, name: string) => delete object[name],
    (object: Record<string, unknown>) => Object.assign(object, { newerField: { of: 'a newer server' } }),
  ]
  const changed = structuredClone(record)
  const objects = [...valuesIn(changed)].map(([, value]) => value).filter(isJsonObject)
  // The index chooses the place and the change, so that a failure can be repeated.
  const object = objects[index % objects.length] as Record<string, unknown>
  const names = Object.keys(object)
  changes[index % changes.length]?.(object, names[index % names.length] ?? 'none')
  return [record, changed]
}

const leavesLeftOut = ({ path, value }: { path: string; value: Json }): string[] => leavesOf(value, path)

/** The scalars in a value, each with its key; null is left out. */
function leavesOf(value: Json, start = ''): string[] {
  const leaves = [...valuesIn(value, start)].filter(([, each]) => each !== null && typeof each !== 'object')
  return leaves.map(([path, leaf]) => `${path.replace(/(\[\d*\])+$/, '').replace(/^.*\./, '')} ${JSON.stringify(leaf)}`)
}

const looseReaders = new Map<string, SchemaReader>()

/** The same document without bounds and patterns, so that only types are validated. */
function withoutBounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBounds)
  if (typeof value !== 'object' || value === null) return value
  const bounds = /^(?:(?:min|max)\w+|pattern|format|x-days-from-now|uniqueItems|dependentRequired|if|then|else|not)$/
  // These keywords have no object as their value, so that one is a property of that name.
  const isProperty = (key: string, inner: unknown) => /^(?:format$|min|max)/.test(key) && typeof inner === 'object'
  const entries = Object.entries(value).filter(([key, inner]) => !bounds.test(key) || isProperty(key, inner))
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key === 'oneOf' ? 'anyOf' : key,
      key === 'type' && typeof inner !== 'object' ? String(inner).replace('integer', 'number') : withoutBounds(inner),
    ]),
  )
}

/** A value and all values in it, each with its path: `tiles[].config.select[].alias`. */
function* valuesIn(value: Json, path = ''): Generator<[path: string, value: Json]> {
  yield [path, value]
  if (Array.isArray(value)) for (const item of value) yield* valuesIn(item, `${path}[]`)
  if (isJsonObject(value))
    for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, path === '' ? name : `${path}.${name}`)
}
