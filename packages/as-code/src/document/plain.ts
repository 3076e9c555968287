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
  if (!isObject(value)) return schema !== undefined && body.resolve(schema).default === value ? undefined : value
  const members = Object.keys(value)
    .sort()
    .map((name) => [name, plainValue(body, own && memberOf(own, name), value[name])] as const)
    .filter(([, member]) => member !== undefined)
  return members.length > 0 ? Object.fromEntries(members) : undefined
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
