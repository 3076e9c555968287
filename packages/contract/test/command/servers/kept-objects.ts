import { randomBytes, randomUUID } from 'node:crypto'
import type { Answer, ContractDocument, Json, Operation } from '../../../src/index.ts'
import { propertiesOf, stated } from '../../../src/schema/constraints.ts'
import type { Node } from '../../../src/schema/schema.ts'
import type { Asked, Drift, Reply } from './drift.ts'

/** What a deployment keeps, by the name of the collection and by id. */
export type Objects = Map<string, Map<string, Record<string, Json>>>

/** What the examples of the lists show is there from the start; what a change answers has an object, too. */
export function seedsOf(document: ContractDocument): Objects {
  const objects: Objects = new Map()
  for (const operation of document.operations) {
    const payload = payloadOf(document, successOf(operation).examples[0]?.value)
    const collection = collectionOf(operation.path)
    const kept = objects.get(collection) ?? new Map()
    objects.set(collection, kept)
    for (const item of Array.isArray(payload) ? payload : [payload]) {
      if (typeof item?.id === 'string' && operation.method !== 'POST') kept.set(item.id, item)
    }
  }
  return objects
}

const payloadOf = ({ payloadKey }: ContractDocument, body: Json | undefined) =>
  (body as Record<string, Json> | undefined)?.[payloadKey ?? ''] as Record<string, Json> | undefined

function successOf({ answers }: Operation): Answer {
  return answers.find(({ status }) => status < 300) as Answer
}

/** `/v1/x/{id}/dashboards/{dashboardId}` and `/v1/x/{id}/dashboards` are about `dashboards`. */
export const collectionOf = (path: string): string =>
  path
    .replace(/\/\{[^}]+\}$/, '')
    .split('/')
    .at(-1) ?? ''

/** The id at the end of a path. */
export function ownIdOf({ operation, path }: Asked): string | undefined {
  const [, name] = /\{([^}]+)\}$/.exec(operation.path) ?? []
  return name === undefined ? undefined : path[name]
}

/** Does what is asked, and answers in the form of the document's first example. */
export function perform(asked: Asked, document: ContractDocument, objects: Objects, drifts: readonly Drift[]): Reply {
  const { operation, body } = asked
  const { status, mediaType = 'application/json', examples } = successOf(operation)
  const kept = objects.get(collectionOf(operation.path)) ?? new Map<string, Record<string, Json>>()
  const example = examples[0]?.value as Record<string, Json>
  const own = ownIdOf(asked)
  const forgets = drifts.some((drift) => drift.forgets?.(asked))
  const isPaged = operation.parameters.some(({ name }) => name === 'limit')
  const window = isPaged
    ? { limit: Number(asked.query.get('limit') ?? 1000), offset: Number(asked.query.get('offset') ?? 0) }
    : undefined
  const before = new Set(idsOf(kept.get(own ?? '')))
  const payload = payloadFor()
  for (const id of idsOf(kept.get(own ?? ''))) before.delete(id)
  dropReferrers(document, objects, before)
  const isAnswered = document.payloadKey !== undefined && document.payloadKey in example
  const total = kept.size
  return {
    status,
    type: mediaType,
    ...(window && { headers: { 'x-total-count': String(total) } }),
    body: {
      ...example,
      ...(window && { meta: { total, ...window } }),
      ...('requestId' in example && { requestId: randomUUID() }),
      ...(isAnswered && { [document.payloadKey as string]: payload }),
    } as Json,
  }

  function payloadFor(): unknown {
    if (operation.method === 'GET' && own !== undefined) return kept.get(own)
    if (operation.method === 'GET') {
      const { offset = 0, limit = kept.size } = window ?? {}
      return [...kept.values()].slice(offset, offset + limit)
    }
    if (operation.method === 'DELETE') return forgets || kept.delete(String(own))
    if (operation.safe) return example[document.payloadKey as string]
    if (operation.method === 'POST') {
      const made = { ...(withIds(body as Json) as object), id: newId() }
      kept.set(made.id, made)
      return made
    }
    // What has no id in its path is the one that is there.
    const before = kept.get(own ?? String([...kept.keys()][0])) ?? {}
    const changes = withIds(body as Json) as object
    const words = document.reader
      .variants(operation.body?.node ?? [])
      .flatMap((each) => stated<string[]>(each, 'x-kept-when-absent'))
    const stays = Object.fromEntries(
      words.flatMap(({ value }) => value).flatMap((name) => (name in before ? [[name, before[name]]] : [])),
    )
    const after = { ...(operation.method === 'PATCH' ? before : stays), ...changes, id: before.id } as Record<
      string,
      Json
    >
    if (!forgets) kept.set(String(before.id), after)
    return after
  }
}

/** The ids of an object and of what it holds. */
function idsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { id } = value as { id?: unknown }
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(idsOf)]
}

/** What the document says is deleted with what is gone. */
function dropReferrers({ operations, reader }: ContractDocument, objects: Objects, gone: ReadonlySet<string>): void {
  for (const { method, path, body } of gone.size > 0 ? operations : []) {
    if (method !== 'POST' || !body) continue
    const properties = reader.variants(body.node).flatMap(propertiesOf)
    const isBound = (node: Node) => reader.variants(node).some((each) => stated(each, 'x-deleted-with').length > 0)
    const names = properties.filter(({ node }) => isBound(node)).map(({ name }) => name)
    const kept = objects.get(collectionOf(path))
    for (const [id, record] of kept ?? []) if (names.some((name) => gone.has(String(record[name])))) kept?.delete(id)
  }
}

const newId = (): string => randomBytes(12).toString('hex')

/** Tiles and filters get an id of their own, as they do on a server. */
function withIds(body: Json): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const hasIds = (name === 'tiles' || name === 'filters') && Array.isArray(value)
      return [name, hasIds ? value.map((item) => ({ id: newId(), ...item })) : value]
    }),
  )
}
