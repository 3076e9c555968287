import { isRecord } from '@clouddb/spec/document/openapi'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }
export type SchemaObject = { readonly [keyword: string]: unknown }

/** A schema and its pointer (`#/components/schemas/Alert`). */
export interface LocatedSchema {
  readonly schema: SchemaObject | boolean
  readonly pointer: string
}

/** The schemas that one value must satisfy: a property that two schemas of an `allOf` declare has two. */
export type Node = readonly LocatedSchema[]

/**
 * One way to satisfy a node: references and `allOf` are followed, and one branch of every `oneOf` and `anyOf` is taken.
 */
export interface Variant {
  readonly parts: readonly { readonly schema: SchemaObject; readonly pointer: string }[]
  /** The branch that was taken, in the document's words (`displayType=line`); empty where there was no choice. */
  readonly branch: string
}

export const isObject = (value: unknown): value is JsonObject => isRecord(value)

/** The pointers of the schemas of a node or a variant, which identify it. */
export const keyOf = (parts: readonly { readonly pointer: string }[]): string =>
  // Most have one, whose text is then not made anew.
  parts.length === 1 ? (parts[0]?.pointer as string) : parts.map(({ pointer }) => pointer).join(' ')

/** The value of a JSON text, `undefined` where the text is not JSON. */
export function parsedJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the value that is cached under a key; makes and caches it the first time. */
export function remembered<Key, Value>(
  cache: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}

/** A copy of an object without one property. */
export function without<Value>(object: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  const { [name]: _, ...rest } = object
  return rest
}
