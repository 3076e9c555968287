import { type Body, type Data, isObject, memberOf, type Schema, schemaOf } from './walk.ts'

/**
 * Returns a request without what means the same as nothing: null, an empty text, list or object, and the default that the
 * document states. Servers differ in which of these they send back, so that only plain values can be compared.
 */
export function plain(body: Body, value: Data): Data {
  return (plainValue(body, body.schema, value) ?? {}) as Data
}

function plainValue(body: Body, schema: Schema | undefined, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined
  const own = schema && schemaOf(body, schema, value)
  if (Array.isArray(value)) {
    const items = value.map((item) => plainValue(body, own?.items, item) ?? null)
    return items.length > 0 ? items : undefined
  }
  if (!isObject(value)) return schema ? plainScalar(body.resolve(schema), value) : value
  const members = Object.keys(value)
    .sort()
    .map((name) => [name, plainValue(body, own && memberOf(own, name), value[name])] as const)
    .filter(([, member]) => member !== undefined)
  return members.length > 0 ? Object.fromEntries(members) : undefined
}

/** Servers store a time with its milliseconds, in UTC. */
function plainScalar({ default: usual, format }: Schema, value: unknown): unknown {
  if (usual === value) return undefined
  const time = format === 'date-time' ? timeOf(value) : undefined
  return time === undefined ? value : new Date(time).toISOString()
}

const timeForm = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** Returns the time in milliseconds of a text that servers take for one, with or without seconds. */
export function timeOf(text: unknown): number | undefined {
  const day = timeForm.exec(`${text}`)?.[1]
  // No month has a day that `Date` counts into the next one.
  const isDay = day !== undefined && new Date(Date.parse(day) || 0).toISOString().startsWith(day)
  const time = Date.parse(`${text}`)
  return isDay && !Number.isNaN(time) ? time : undefined
}

/**
 * Returns a request as people read it: without what means the same as nothing, but with all that the document requires, and
 * in the order of the document.
 */
export function readable(body: Body, value: Data): Data {
  return (readableValue(body, body.schema, value) ?? {}) as Data
}

function readableValue(body: Body, schema: Schema | undefined, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined
  const own = schema && schemaOf(body, schema, value)
  if (Array.isArray(value))
    return value.length > 0 ? value.map((item) => readableValue(body, own?.items, item) ?? item) : undefined
  if (!isObject(value)) return schema !== undefined && body.resolve(schema).default === value ? undefined : value
  const order = Object.keys(own?.properties ?? {})
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const members = Object.keys(value)
    .sort()
    .sort((one, other) => place(one) - place(other))
    .map((name): [string, unknown] => {
      const member = readableValue(body, own && memberOf(own, name), value[name])
      return [name, member === undefined && own?.required?.includes(name) ? value[name] : member]
    })
    .filter(([, member]) => member !== undefined)
  return members.length > 0 ? Object.fromEntries(members) : undefined
}
