import { instantIn } from '@clouddb/document/mistakes'
import { isRecord, requestOf } from '@clouddb/document/openapi'
import { memberOf, type RequestBody, type RequestSchema } from '@clouddb/document/request-schema'
import type { Portable } from '../code/references.ts'
import { type Data, requestBodySchema } from '../document/api-documents.ts'
import type { ObjectKind } from '../kinds.ts'
import { type Form, omit, type Part } from './form.ts'

/** Fields of webhooks that hold secrets, or addresses with tokens in them. No text shows their values. */
export const secretFields: RegExp = new RegExp(`^(?:${secretNames().join('|')})\\b`)

function secretNames(): string[] {
  const body = requestBodySchema('webhook')
  return body.branchesOf(body.schema).flatMap((branch) => namesWith('x-secret', branch))
}

/** The names of the properties of a webhook that have a keyword. */
function namesWith(keyword: 'x-secret' | 'x-never-shown', { properties = {} }: RequestSchema): string[] {
  return Object.keys(properties).filter((name) => requestBodySchema('webhook').resolve(properties[name] ?? {})[keyword])
}

/** Returns a form of a request. */
export const formOfRequest = (form: FormKind, kind: ObjectKind, request: Data): Portable =>
  requestForm(form, requestBodySchema(kind), withoutIds(request))

/** Filters and tiles have ids only on a server. */
function withoutIds(request: Data): Data {
  const lists = Object.entries(request).map(([name, value]) =>
    /^(filters|tiles)$/.test(name) && Array.isArray(value)
      ? [name, value.map((item) => (isRecord(item) ? omit(item, ['id']) : item))]
      : [name, value],
  )
  return Object.fromEntries(lists)
}

/** Returns the form in which an object is compared, of its request without its tiles and of its parts with the forms of their alerts. */
export function plainForm(kind: ObjectKind, { name = '', ...body }: Data, parts: readonly RequestPart[]): Form {
  const formOfPart = ({ part, alerts }: RequestPart): Part => {
    const { tiles } = formOfRequest('plain', 'dashboard', { tiles: [part] }) as { tiles: [Portable | null] }
    return { name: `${part.name ?? ''}`, body: tiles[0] ?? {}, alerts }
  }
  return { kind, name: name as string, body: formOfRequest('plain', kind, body), parts: parts.map(formOfPart) }
}

/** A tile as a request has it, or what holds the alerts of a saved search. */
interface RequestPart {
  readonly part: Data
  readonly alerts: readonly Portable[]
}

/**
 * Returns a form of an alert, without the ids of its parent. One channel stands in a list, too. Servers keep the upper end
 * of a range that an alert no longer has.
 */
export function formOfAlert(kind: FormKind, { channel, ...request }: Data): Portable {
  const { channels = channel ? [channel] : [], thresholdType, thresholdMax, displayName, tags } = request
  const isRange = /^(not_)?between$/.test(`${thresholdType}`)
  const unified = { ...request, channels, thresholdMax: isRange ? thresholdMax : undefined }
  const names = { displayName: String(displayName ?? '').trim() || undefined, tags: undefined }
  const form = requestForm(kind, requestBodySchema('alert'), { ...unified, ...names })
  // An empty list of tags is not the same as none: servers derive those that are left out.
  const own = Array.isArray(tags) && { tags: kind === 'plain' ? [...new Set(tags)].sort() : tags }
  return { ...omit(form, ['source', 'dashboardId', 'tileId', 'savedSearchId']), ...own }
}

/** Returns the fields of an object that no answer shows: of a webhook the headers, and with some services the body. */
export function hiddenFieldsOf({ service }: Data): string[] {
  const body = requestBodySchema('webhook')
  // The service decides. The address is missing where its variable is not set.
  return namesWith('x-never-shown', body.schemaOf(body.schema, { name: '', url: '', service }) ?? {})
}

/** Returns the fields of a webhook that no answer shows and that an update deletes where it leaves them out. */
export function clearedHiddenFieldsOf(request: Data): string[] {
  const body = requestBodySchema('webhook', 'update')
  const { clears } = requestOf(body.resolve(body.schema))
  return hiddenFieldsOf(request).filter((field) => clears.includes(field))
}

/**
 * A plain form lacks what means the same as nothing: null, an empty text, list or object, and the default that the document
 * states. Servers differ in which of these they send back, so that only plain values can be compared. A readable form has
 * all that the document requires, in the order of the document, and times as they are.
 */
type FormKind = 'plain' | 'readable'

function requestForm(kind: FormKind, body: RequestBody, request: Data): Data {
  const isReadable = kind === 'readable'
  const form = (schema: RequestSchema | undefined, value: unknown): unknown => {
    if (value === undefined || value === null || value === '') return undefined
    const own = schema && body.schemaOf(schema, value)
    if (Array.isArray(value)) {
      const items = value.map((item) => form(own?.items, item) ?? (isReadable ? item : null))
      return items.length > 0 ? items : undefined
    }
    if (!isRecord(value)) return scalarForm(kind, schema ? body.resolve(schema) : {}, value)
    const members: Record<string, unknown> = {}
    let isEmpty = true
    for (const name of isReadable ? readableNames(value, own) : Object.keys(value).sort()) {
      const plain = form(own && memberOf(own, name), value[name])
      const member = isReadable && own?.required?.includes(name) ? (plain ?? value[name]) : plain
      if (member === undefined) continue
      isEmpty = false
      setMember(members, name, member)
    }
    return isEmpty ? undefined : members
  }
  return (form(body.schema, request) ?? {}) as Data
}

/** Returns the names of members in the order of the document. */
function readableNames(value: Data, schema: RequestSchema | undefined): string[] {
  const order = Object.keys(schema?.properties ?? {})
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.keys(value).sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
}

/** Sets a member of any name, also __proto__. */
function setMember(members: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true })
  else members[name] = value
}

/** Servers store a time with its milliseconds, in UTC. */
function scalarForm(kind: FormKind, { default: usual, format }: RequestSchema, value: unknown): unknown {
  if (usual === value) return undefined
  const time = kind === 'plain' && format === 'date-time' ? instantIn(value) : undefined
  return time === undefined ? value : new Date(time).toISOString()
}
