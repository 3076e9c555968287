import { pointerTokens } from '@clouddb/document/pointer'
import { schemasOf as locatedSchemas } from '@clouddb/document/schemas'
import type { Json } from './corpus/base.ts'

/** Keywords that no user of a package ever sees. */
export const silent = ['x-provenance', '$comment']

/** The keys that lead to each schema of a document. */
export const schemasOf = (document: Json): (readonly string[])[] =>
  locatedSchemas(document).map(({ pointer }) => pointerTokens(pointer))

export function at(document: Json, keys: readonly string[]): Json {
  return keys.reduce((node, key) => node[key], document)
}

/** A type that a constant implies, and items of any kind. */
function isImplied(schema: Json, keyword: string): boolean {
  if (keyword === 'items') return Object.keys(schema.items).every((word) => silent.includes(word))
  return isTypeOfValues(schema, keyword)
}

const isTypeOfValues = (schema: Json, keyword: string): boolean =>
  keyword === 'type' && (schema.const !== undefined || schema.enum !== undefined)

/** Another value for a keyword, which may be invalid. */
export function altered(value: Json): Json {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value.startsWith('#/') ? `${value}Missing` : `${value}x`
  if (Array.isArray(value)) return value.length > 1 ? value.slice(1) : [...value, 'another']
  const first = Object.keys(value).find((key) => !silent.includes(key) && !isTypeOfValues(value, key))
  if (first === undefined) return { another: {} }
  const { [first]: _, ...rest } = value
  return rest
}

/** Every keyword that has a meaning, of every schema of a document. */
export function keywordsOf(document: Json): { keys: readonly string[]; keyword: string }[] {
  return schemasOf(document).flatMap((keys) =>
    Object.keys(at(document, keys))
      .filter((keyword) => !silent.includes(keyword) && !isImplied(at(document, keys), keyword))
      .map((keyword) => ({ keys, keyword })),
  )
}
