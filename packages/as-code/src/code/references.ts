import { isRecord } from '@clouddb/document/openapi'
import type { Data } from '../document/api-documents.ts'
import type {
  ConnectionReference,
  DashboardReference,
  IdReference,
  Secret,
  SourceByKind,
  SourceReference,
  WebhookReference,
} from '../generated/declarations.ts'

export type NamedReference = SourceReference | ConnectionReference | WebhookReference | DashboardReference
export type Reference = NamedReference | IdReference

const ofKind =
  <Kind extends keyof SourceByKind>(kind: Kind) =>
  (name: string) =>
    ({ ref: 'source', kind, name }) as SourceByKind[Kind]

/** A function for each kind of source. */
type Sources = { readonly [Kind in keyof SourceByKind]: (name: string) => SourceByKind[Kind] }

/** Names a source of the deployment: `source.log('Logs')`. */
export const source: Sources = {
  log: ofKind('log'),
  trace: ofKind('trace'),
  metric: ofKind('metric'),
  session: ofKind('session'),
  promql: ofKind('promql'),
}

/** Names a connection of the deployment, which charts of SQL need. */
export function connection(name: string): ConnectionReference {
  return { ref: 'connection', name }
}

/** Names a webhook that the project does not manage. */
export function existingWebhook(service: string, name: string): WebhookReference {
  return { ref: 'webhook', service, name }
}

/** Names a dashboard that a click opens. */
export function dashboardNamed(name: string): DashboardReference {
  return { ref: 'dashboard', name }
}

/** Stands for the value of an environment variable, such as an address with a token. The value is in no file and no output. */
export function secret(variable: string): Secret {
  return { secret: variable }
}

export function isObjectReference(value: unknown): value is Reference {
  if (!isRecord(value) || typeof value.ref !== 'string') return false
  const fields = namedBy[value.ref] ?? ['name']
  return typeof value.id === 'string' || fields.every((field) => typeof value[field] === 'string')
}

/** The fields that identify an object, for kinds in which a name alone does not. */
const namedBy: Readonly<Record<string, readonly string[]>> = { source: ['kind', 'name'], webhook: ['service', 'name'] }

export function isSecret(value: unknown): value is Secret {
  return typeof Object(value).secret === 'string' && Object.keys(value as Secret).length === 1
}

/** Returns a text for people, which is the same for references to the same object: `source log "Logs"`. */
export function textOfReference(reference: Reference): string {
  if ('id' in reference) return `${reference.ref} ${reference.id}`
  const { ref, name } = reference
  const kind = ref === 'source' ? ` ${reference.kind}` : ref === 'webhook' ? ` ${reference.service}` : ''
  return `${ref}${kind} ${JSON.stringify(name)}`
}

/** Marks the text of a reference that stands in place of an id. No id of a deployment starts with it. */
const mark = '\u0001'

/** Returns the text that stands in place of the id of a referenced object. */
export function tokenOf({ ...reference }: Reference): string {
  return mark + JSON.stringify(Object.entries(reference).sort())
}

/** Returns the reference of a token, or `undefined` for any other value. */
export function referenceOf(value: unknown): Reference | undefined {
  if (typeof value !== 'string' || !value.startsWith(mark)) return undefined
  try {
    return Object.fromEntries(JSON.parse(value.slice(mark.length))) as Reference
  } catch {
    // A text of a server may start with any character.
    return undefined
  }
}

/** A request whose ids are tokens of references, so that it means the same on every deployment. */
export type Portable = Data

/** Returns a declaration as a request with tokens: `source` becomes `sourceId`, and a webhook becomes a channel. */
export function toPortable(declared: Data): Portable {
  return replace(declared, (name, value) => {
    if (isObjectReference(value)) return name === 'id' ? [name, tokenOf(value)] : [`${name}Id`, tokenOf(value)]
    if (name === 'channels' && Array.isArray(value)) return [name, value.map(channelOf)]
    if (!isList(value, isObjectReference)) return undefined
    return [`${name.replace(/s$/, '')}Ids`, value.map(tokenOf)]
  })
}

/** Returns a request with tokens as a declaration. The opposite of {@link toPortable}. */
export function toDeclared(portable: Portable): Data {
  return replace(portable, (name, value) => {
    const reference = referenceOf(value)
    if (reference) return [declaredName(name), reference]
    if (name === 'channels' && Array.isArray(value))
      return [name, value.map((channel) => webhookOf(channel) ?? channel)]
    const isIds = (item: unknown): item is string => referenceOf(item) !== undefined
    return isList(value, isIds) ? [declaredName(name), value.map((id) => referenceOf(id))] : undefined
  })
}

/** Returns the name of a field of ids in files: `source` for `sourceId`. A path may stand before it, and an index after it. */
export const declaredName = (name: string): string => name.replace(/Id(s?)(?=(\[\d+\])?$)/, '$1')

function channelOf(channel: unknown): unknown {
  return isObjectReference(channel) ? { type: 'webhook', webhookId: tokenOf(channel) } : channel
}

function webhookOf(channel: unknown): Reference | undefined {
  return isRecord(channel) && channel.type === 'webhook' ? referenceOf(channel.webhookId) : undefined
}

function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem)
}

type Replacement = readonly [name: string, value: unknown]

/** Copies data. `change` may return another name and value for a member. */
function replace(data: Data, change: (name: string, value: unknown) => Replacement | undefined): Data {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    return isRecord(value) ? replace(value, change) : value
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => change(name, value) ?? [name, copy(value)]))
}
