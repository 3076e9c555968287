/** Stands for a source of a deployment. Its id differs between deployments. */
export interface SourceReference<Kind extends string = string> {
  readonly ref: 'source'
  readonly kind: Kind
  readonly name: string
}

/** Stands for a connection of a deployment. */
export interface ConnectionReference {
  readonly ref: 'connection'
  readonly name: string
}

/** Stands for a webhook of a deployment, which has each name once for each service. */
export interface WebhookReference {
  readonly ref: 'webhook'
  readonly service: string
  readonly name: string
}

/** Stands for a dashboard of the same project, or of the deployment. */
export interface DashboardReference {
  readonly ref: 'dashboard'
  readonly name: string
}

/** Stands for an object that no name stands for alone. It means nothing on another deployment. */
export interface IdReference {
  readonly ref: string
  readonly id: string
}

export type NamedReference = SourceReference | ConnectionReference | WebhookReference | DashboardReference
export type Reference = NamedReference | IdReference

/** The value of an environment variable, which is read when it is sent. */
export interface Secret {
  readonly secret: string
}

type SourceKind = 'log' | 'trace' | 'metric' | 'session' | 'promql'

const ofKind =
  <Kind extends string>(kind: Kind) =>
  (name: string): SourceReference<Kind> => ({ ref: 'source', kind, name })

/** Names a source of the deployment: `source.log('Logs')`. */
export const source: { readonly [Kind in SourceKind]: (name: string) => SourceReference<Kind> } = {
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

export function isReference(value: unknown): value is Reference {
  const { ref, name, id } = Object(value) as Record<string, unknown>
  return typeof ref === 'string' && (typeof name === 'string' || typeof id === 'string')
}

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
