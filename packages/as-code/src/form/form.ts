import { safeText } from '@clouddb/command/safe-text'
import { isRecord } from '@clouddb/document/openapi'
import { type NamedReference, type Portable, referenceOf, textOfReference } from '../code/references.ts'
import { type Data, derivedFields, operationsOn } from '../document/api-documents.ts'
import type { ObjectKind } from '../kinds.ts'

/**
 * An object in the form in which declarations and deployments are compared: as a request, without what means nothing, and
 * with names in place of ids.
 */
export interface Form {
  readonly kind: ObjectKind
  readonly name: string
  /** The request without its tiles and without the tags that mark ownership. */
  readonly body: Portable
  /** The tiles of a dashboard. A saved search has one part, which holds its alerts; a webhook has none. */
  readonly parts: readonly Part[]
}

/** Returns what identifies an object of a project: what the document says of a webhook, and the name of everything else. */
export function identityOf(kind: ObjectKind, data: Data): string {
  const [fields = ['name']] = operationsOn(kind).unique ?? []
  return JSON.stringify([kind, ...fields.map((field) => data[field])])
}

/** The key that identifies the object of a form, or an object with another name. */
export const identityOfForm = ({ kind, name, body }: Form, other: string = name): string =>
  identityOf(kind, { ...body, name: other })

/** The reference by which other objects name the object of a form. None names a saved search. */
export function referenceTo({ kind, name, body }: Form): NamedReference | undefined {
  if (kind === 'webhook') return { ref: kind, service: `${body.service}`, name }
  return kind === 'dashboard' ? { ref: kind, name } : undefined
}

export interface Part {
  readonly name: string
  readonly body: Portable
  readonly alerts: readonly Portable[]
}

/** Returns the text of data: the same for objects whose keys differ in order. */
export function comparableText(value: unknown): string {
  // Forms are in order already.
  if (isInOrder(value)) return JSON.stringify(value)
  return JSON.stringify(value, (_, inner) => {
    if (!isRecord(inner)) return inner
    return Object.fromEntries(
      Object.keys(inner)
        .sort()
        .map((name) => [name, inner[name]]),
    )
  })
}

/** True for data in which the names of all objects are sorted. */
function isInOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isInOrder)
  let before = ''
  return Object.entries(value).every(([name, member]) => {
    const isNext = before <= name
    before = name
    return isNext && isInOrder(member)
  })
}

/**
 * Returns a form as text in which the order of tiles, alerts and tags does not matter: servers do not keep it. What servers
 * derive where no file states it is not in it.
 */
export function textOfForm({ kind, name, body, parts }: Form): string {
  const tags = Array.isArray(body.tags) ? { tags: [...new Set(body.tags)].sort() } : {}
  const sorted = parts
    .map((part) => comparableText({ ...part.body, alerts: part.alerts.map(textOfAlert).sort() }))
    .sort()
  return comparableText({ kind, name, ...body, ...tags, parts: sorted })
}

/** Returns an alert as text, without what servers derive. */
export const textOfAlert = (alert: Portable): string => comparableText(omit(alert, derivedFields))

/** Returns a deployed alert without what a declaration leaves to the server. */
export function comparableAlert(live: Portable, declared: Portable): Portable {
  return omit(
    live,
    derivedFields.filter((name) => !(name in declared)),
  )
}

export const isSameAlert = (live: Portable, declared: Portable): boolean =>
  comparableText(comparableAlert(live, declared)) === comparableText(declared)

/** The version of the form. A change to how forms are made needs another one: otherwise every object looks edited. */
const version = '1'

/** Forms do not change, so that each is hashed once. */
const revisions = new WeakMap<Form, Promise<string>>()

/**
 * Returns the revision of a form: the version, and seven digits of its hash. That joins the hashes of the contents and of the
 * name, so that an object which was only renamed is found without trying names.
 */
export function revisionOf(form: Form): Promise<string> {
  const revision = revisions.get(form) ?? newRevision(form)
  revisions.set(form, revision)
  return revision
}

const newRevision = async (form: Form): Promise<string> =>
  version + joined(await contentDigest(form), await digestOfName(form.name))

const contentDigest = (form: Form): Promise<string> => digest(textOfForm({ ...form, name: '' }))

/** Objects have the same name in most forms of a run. */
const names = new Map<string, Promise<string>>()
const mostNames = 10_000

export function digestOfName(name: string): Promise<string> {
  if (names.size > mostNames) names.clear()
  const known = names.get(name) ?? digest(name)
  names.set(name, known)
  return known
}

/** Returns the hash of the name that a form needs to have a revision. */
export async function nameInRevision(revision: string, form: Form): Promise<string> {
  return joined(revision.slice(version.length), await contentDigest(form))
}

/** Joins hashes. Joining one again takes it away. */
function joined(...hashes: readonly string[]): string {
  const bits = hashes.reduce((all, hash) => all ^ Number.parseInt(hash, 16), 0)
  return bits.toString(16).padStart(7, '0')
}

export async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 7)
}

/** True for a revision of this version. Others were written by a newer or an older release, and cannot be compared. */
export function isComparable(revision: string): boolean {
  return revision.startsWith(version)
}

/** The longest value in a sentence. */
const longest = 120

/** Returns a value as people read it, with references by their names. */
export function describeValue(value: unknown): string {
  const reference = referenceOf(value)
  if (reference) return safeText(textOfReference(reference), longest)
  const text = JSON.stringify(value, (_, inner) => {
    const inside = referenceOf(inner)
    return inside ? textOfReference(inside) : inner
  })
  return safeText(text ?? String(value), longest)
}

/** Returns a name in quotation marks, as people read it. */
export function quoted(name: unknown): string {
  return safeText(JSON.stringify(name) ?? '""', longest)
}

/** Returns the form of an object whose alerts are not written yet. */
export function withoutAlerts(form: Form): Form {
  return { ...form, parts: form.parts.map((part) => ({ ...part, alerts: [] })) }
}

export function omit(data: Portable, names: readonly string[]): Portable {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
}
