import { requestOf } from '@clouddb/document/openapi'
import { InvalidArgumentError, type RequestLoss } from '@clouddb/observability-oss/errors'
import type { Webhook } from '@clouddb/observability-oss/types'
import { type Portable, referenceOf } from '../code/references.ts'
import { converterOf } from '../deployment/client.ts'
import type { Site } from '../deployment/named-objects.ts'
import { type Data, derivedFields, requestBodySchema } from '../document/api-documents.ts'
import { comparableText, referenceTo } from '../form/form.ts'
import { type Mark, tagsOf, withMark } from '../form/marks.ts'
import { hiddenFieldsOf } from '../form/plain-forms.ts'
import { type Loss, sentAlert } from '../form/request-mistakes.ts'
import type { RecordKind } from '../kinds.ts'
import type { Work } from './work.ts'

/** A request for one deployment, and what it does not carry of the declaration. */
interface BuiltBody {
  readonly body: Data
  readonly losses: readonly Loss[]
}

interface Ids {
  /** Ids of objects that do not exist yet. Default: they are losses. */
  readonly planned?: ReadonlySet<string>
  readonly parents?: Readonly<Record<string, string>>
}

const notYet = '0'.repeat(24)

/** The ids of what an alert watches, as far as they are known. */
export function parentsOf({ live, matches }: Work, part: number): Readonly<Record<string, string>> {
  const before = matches.find(({ after }) => after === part)?.before
  const tile = before === undefined ? undefined : live?.partIds[before]
  return { dashboard: live?.id ?? notYet, savedSearch: live?.id ?? notYet, tile: tile ?? notYet }
}

/** Returns the body that creates or updates an object, with ids in place of names. */
export function objectBody(site: Site, work: Work, mark: Mark | undefined, ids: Ids = {}): BuiltBody {
  const { declared, live, matches } = work
  if (!declared) return { body: {}, losses: [] }
  const { kind, request, partRequests } = declared
  if (kind === 'webhook') {
    const { body, losses } = convert(site, kind, webhookRequest(work, request, mark), ids)
    // No answer shows these fields, and the declaration has none of them: nothing is lost.
    const hidden = hiddenFieldsOf(request)
    return { body, losses: losses.filter(({ path }) => !hidden.includes(path)) }
  }
  const own = { ...request, tags: [...((request.tags as string[] | undefined) ?? []), ...(mark ? tagsOf(mark) : [])] }
  if (kind === 'savedSearch') return convert(site, kind, own, ids)
  const partners = new Map(matches.map(({ before, after }) => [after, before]))
  const tiles = partRequests.map((part, index) => {
    const before = partners.get(index)
    const id = before === undefined ? undefined : live?.partIds[before]
    return before === undefined || !id ? part : { id, ...(sameTile(work, before, index) ?? part) }
  })
  const whole = { ...own, tiles }
  if (!live) return convert(site, kind, whole, ids, 'create')
  const record = live.record as unknown as Data
  const changed = { ...cleared(record, live.form.body, whole), ...withFilterIds(whole, record) }
  return convert(site, kind, changed, ids)
}

/** Returns a tile as the server has it, where that means what is declared: an update then keeps empty texts, which the interface writes. */
function sameTile({ declared, live }: Work, before: number, after: number): Data | undefined {
  const [old, next] = [live?.form.parts[before], declared?.form.parts[after]]
  const { tiles = [] } = (live?.request ?? {}) as { tiles?: readonly Data[] }
  return old?.name === next?.name && comparableText(old?.body) === comparableText(next?.body)
    ? tiles[before]
    : undefined
}

/** A webhook has no tags, so its description carries the mark. Servers keep hidden fields that an update leaves out. */
function webhookRequest({ declared, live }: Work, request: Data, mark: Mark | undefined): Data {
  const description = request.description ?? ''
  // The variable of the address is not set: the address stays as it is.
  const address = declared?.unknown.has('url') && live ? { url: (live.record as Webhook & Data).url } : {}
  const isKept = (field: string) => field in request || declared?.unknown.has(field)
  const removed = live?.mark?.hidden === undefined ? [] : hiddenFieldsOf(request).filter((field) => !isKept(field))
  return {
    ...request,
    ...address,
    ...Object.fromEntries(removed.map((field) => [field, field === 'body' ? '' : {}])),
    ...(mark || description ? { description: mark ? withMark(`${description}`, mark) : description } : {}),
  }
}

/** Returns the body of an alert. */
export function alertBody(site: Site, alert: Portable, ids: Ids, before: Portable = {}): BuiltBody {
  const emptied = Object.entries(emptyValues).filter(
    ([name]) => before[name] !== undefined && alert[name] === undefined,
  )
  const derived = derivedFields.filter((name) => before[name] !== undefined && alert[name] === undefined)
  const kept = Object.fromEntries(derived.map((name) => [name, before[name]]))
  return convert(site, 'alert', { ...Object.fromEntries(emptied), ...kept, ...sentAlert(alert) }, ids)
}

/** Returns a body that carries the whole declaration. Anything else would lose a part silently. */
export function wholeBody({ body, losses: [first] }: BuiltBody): Data {
  if (first) throw new Error(`${first.at ?? first.path} ${first.reason}`)
  return body
}

/** The values that clear a field. An update without the field does not clear it. Older servers refuse null as `groupBy`. */
const emptyValues = { scheduleOffsetMinutes: 0, scheduleStartAt: null, groupBy: '' }

const notAnId = (kind: string) => `Write a reference: { "ref": "${kind}", "id": … }, or one by its name.`

/** Converts a request with tokens by the functions of the client, which refuse what the deployment does not take. */
function convert(
  { deployment, names }: Site,
  kind: RecordKind,
  portable: Data,
  { planned, parents = {} }: Ids,
  role: 'create' | 'update' = 'update',
): BuiltBody {
  const losses: Loss[] = []
  const mapId = (idKind: string, token: string, path: string): string => {
    const reference = referenceOf(token)
    if (!reference && !(idKind in parents)) losses.push({ path, reason: `is an id. ${notAnId(idKind)}`, isId: true })
    if (!reference) return parents[idKind] ?? token
    if ('id' in reference) return reference.id
    const target = names.idOf(reference)
    if ('problem' in target && !planned?.has(comparableText(names.onDeployment(reference))))
      losses.push({ path, reason: `cannot be resolved: ${target.problem}`, isId: true })
    return 'id' in target ? target.id : notYet
  }
  try {
    const { request, leftOut } = converterOf(deployment, kind, role)(portable, { leaveOut: true, mapId })
    return { body: request, losses: [...losses, ...leftOut.map(({ path, loss }) => lossOf(loss, path))] }
  } catch (error) {
    if (!InvalidArgumentError.is(error)) throw error
    // Nothing is left of the request without what is wrong.
    const wrong = error.losses?.map((loss) => lossOf(loss))
    return { body: {}, losses: [...losses, ...(wrong ?? [{ path: '', reason: error.message }])] }
  }
}

const lossOf = ({ path: at, reason, code, kind }: RequestLoss, path = at): Loss => ({
  ...{ path, at, reason, code },
  isId: kind !== undefined,
})

/** Returns the empty or default values of fields that servers keep where an update leaves them out. */
function cleared(record: Data, before: Portable, request: Data): Data {
  const body = requestBodySchema('dashboard', 'update')
  const schema = body.resolve(body.schema)
  // What the plain form does not have is empty or the default already.
  const absent = requestOf(schema).keeps.filter(
    (name) => request[name] === undefined && record[name] != null && name in before,
  )
  const fields = absent.map((name) => {
    const { type, default: standard = null } = body.resolve(schema.properties?.[name] ?? {})
    return [name, type === 'array' ? [] : standard]
  })
  return Object.fromEntries(fields)
}

/** An update names each filter by an id: that of the filter with this name, or a new one. */
function withFilterIds(request: Data, record: Data): Data {
  const { filters } = request
  if (!Array.isArray(filters)) return request
  const free = Array.isArray(record.filters) ? [...(record.filters as Data[])] : []
  const named = filters.map((filter: Data, index) => {
    const position = free.findIndex((other) => other.name === filter.name)
    const [same] = position < 0 ? [] : free.splice(position, 1)
    return { id: same?.id ?? crypto.randomUUID().replaceAll('-', '').slice(0, 24), ...filter, index }
  })
  return { ...request, filters: named.map(({ index: _, ...filter }) => filter) }
}

/** Returns the references to objects that a plan creates. */
export function plannedReferences(works: readonly Work[]): Set<string> {
  const written = works.flatMap(({ action, declared }) => (action === 'delete' || !declared ? [] : [declared.form]))
  const references = written.map(referenceTo).filter((reference) => reference !== undefined)
  return new Set(references.map(comparableText))
}
