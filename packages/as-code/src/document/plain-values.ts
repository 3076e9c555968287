import { timeOf } from '@clouddb/spec/document/mistakes'
import { isRecord } from '@clouddb/spec/document/openapi'
import { memberOf, type RequestBody, type RequestSchema } from '@clouddb/spec/document/request-schema'
import type { Data } from './api-documents.ts'

/**
 * Returns a request without what means the same as nothing: null, an empty text, list or object, and the default that the
 * document states. Servers differ in which of these they send back, so that only plain values can be compared.
 */
export function plain(body: RequestBody, value: Data): Data {
  return (plainValue(body, body.schema, value) ?? {}) as Data
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

function plainValue(body: RequestBody, schema: RequestSchema | undefined, value: unknown): unknown {
  if (isNothing(value)) return undefined
  const own = schema && body.schemaOf(schema, value)
  if (Array.isArray(value)) {
    const items = value.map((item) => plainValue(body, own?.items, item) ?? null)
    return items.length > 0 ? items : undefined
  }
  if (!isRecord(value)) return schema ? plainScalar(body.resolve(schema), value) : value
  const members = Object.keys(value)
    .sort()
    .map((name) => [name, plainValue(body, own && memberOf(own, name), value[name])] as const)
  return withoutAbsent(members)
}

/** Servers store a time with its milliseconds, in UTC. */
function plainScalar({ default: usual, format }: RequestSchema, value: unknown): unknown {
  if (usual === value) return undefined
  const time = format === 'date-time' ? timeOf(value) : undefined
  return time === undefined ? value : new Date(time).toISOString()
}

/**
 * Returns a request as people read it: without what means the same as nothing, but with all that the document requires, and
 * in the order of the document.
 */
export function readable(body: RequestBody, value: Data): Data {
  return (readableValue(body, body.schema, value) ?? {}) as Data
}

function readableValue(body: RequestBody, schema: RequestSchema | undefined, value: unknown): unknown {
  if (isNothing(value)) return undefined
  const own = schema && body.schemaOf(schema, value)
  if (Array.isArray(value))
    return value.length > 0 ? value.map((item) => readableValue(body, own?.items, item) ?? item) : undefined
  if (!isRecord(value)) return schema !== undefined && body.resolve(schema).default === value ? undefined : value
  const order = Object.keys(own?.properties ?? {})
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const names = Object.keys(value).sort()
  const members = names
    .sort((one, other) => place(one) - place(other))
    .map((name) => {
      const member = readableValue(body, own && memberOf(own, name), value[name])
      return [name, member === undefined && own?.required?.includes(name) ? value[name] : member] as const
    })
  return withoutAbsent(members)
}

function withoutAbsent(members: readonly (readonly [name: string, value: unknown])[]): Data | undefined {
  const present = members.filter(([, member]) => member !== undefined)
  return present.length > 0 ? Object.fromEntries(present) : undefined
}
