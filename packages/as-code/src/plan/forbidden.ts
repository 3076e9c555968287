import { mistakesIn } from '@clouddb/spec/document/mistakes'
import type { RequestBody } from '@clouddb/spec/document/request-schema'
import { referenceOf } from '../code/references.ts'
import type { Deployment } from '../deployment/client.ts'
import type { State } from '../deployment/state.ts'
import { bodyOf, type Data } from '../document/api-documents.ts'
import type { Declared } from '../form/declared.ts'
import { shown } from '../form/form.ts'
import { tagsOf, withMark } from '../form/marks.ts'
import { secretFields } from '../form/plain-forms.ts'
import { channelFields, type Loss } from './bodies.ts'

/**
 * Returns what the document forbids in an object, and where the mark of a project leaves no place for what is declared.
 *
 * @param project - The project that marks the object, if any.
 */
export function forbiddenIn(
  { api }: Deployment,
  { olderThan }: State,
  declared: Declared,
  project: string | undefined,
): Loss[] {
  const { kind, request, partRequests, unknown, hidden } = declared
  const body = bodyOf(kind, 'create', api)
  const whole = kind === 'dashboard' ? { ...request, tiles: partRequests } : request
  // What an unset secret lacks is said by the name of its variable.
  const found = forbidden(body, whole, olderThan, kind === 'webhook').filter(({ path }) => !unknown.has(path))
  if (project === undefined || found.length > 0) return found
  const mark = {
    project,
    unfinished: '0'.repeat(8),
    hidden: Object.keys(hidden).length > 0 ? '0'.repeat(7) : undefined,
  }
  const { properties = {} } = body.schemaOf(body.schema, whole) ?? {}
  const limitOf = (name: string) => (properties[name] ? body.resolve(properties[name]) : {})
  const beside = 'beside the mark of the project'
  if (kind === 'webhook') {
    const { maxLength = Number.POSITIVE_INFINITY } = limitOf('description')
    const text = `${request.description ?? ''}`
    const left = maxLength - withMark('', mark).length - 1
    if (text.length <= left) return []
    return [{ path: 'description', reason: `has ${text.length} characters; at most ${left} are allowed ${beside}` }]
  }
  const { maxItems = Number.POSITIVE_INFINITY } = limitOf('tags')
  const { length } = (request.tags ?? []) as readonly string[]
  const left = maxItems - tagsOf({ ...mark, hidden: undefined }).length
  return length <= left ? [] : [{ path: 'tags', reason: `has ${length} items; at most ${left} are allowed ${beside}` }]
}

/** Returns what the document forbids in an alert. */
export function forbiddenInAlert(deployment: Deployment, { olderThan }: State, alert: Data): Loss[] {
  const body = bodyOf('alert', 'create', deployment.api)
  const { channels = [], ...rest } = alert as { readonly channels?: readonly unknown[] }
  // No request has an empty text, which means the same as none.
  const own = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  const request = { ...own, ...channelFields(deployment, channels) }
  return forbidden(body, request, olderThan, false)
}

function forbidden(body: RequestBody, request: Data, olderThan: string | undefined, isWebhook: boolean): Loss[] {
  const isReference = (value: unknown) => referenceOf(value) !== undefined || value === 'parent'
  return mistakesIn(body, request, { olderThan, isReference, describe: shown }).map(({ path, reason, value }) => {
    if (value === undefined) return { path, reason }
    const isSecret = isWebhook && secretFields.test(path)
    return { path, reason: `is ${isSecret ? 'wrong' : shown(value)}; ${reason}` }
  })
}
