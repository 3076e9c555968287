import type { Json } from './corpus/base.ts'

/** Keywords that no user of a package ever sees. */
export const silent = ['x-provenance', 'x-provenance-note', 'x-public', '$comment']

const names = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'headers', 'content'])
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-extensible-enum', 'x-only-with', 'mapping'])

/** Every schema of a document, with the keys that lead to it. */
export function* schemasOf(node: Json, keys: readonly string[] = [], isNamed = false): Generator<readonly string[]> {
  if (typeof node !== 'object' || node === null) return
  const [key, kind] = [keys.at(-1) ?? '', keys.at(-2) ?? '']
  const isList = Array.isArray(node)
  const isSchema =
    ['schema', 'items', 'not', 'if', 'then', 'else', 'additionalProperties'].includes(key) && !isNamed
      ? !isList
      : ['schemas', 'properties', 'patternProperties', 'oneOf', 'anyOf', 'allOf'].includes(kind)
  if (isSchema && !isList) yield keys
  for (const [name, child] of Object.entries(node)) {
    if (!isNamed && data.has(name)) continue
    yield* schemasOf(child, [...keys, name], !isNamed && names.has(name))
  }
}

export function at(document: Json, keys: readonly string[]): Json {
  return keys.reduce((node, key) => node[key], document)
}

/** A type that a constant implies, and items of any kind. */
function isImplied(schema: Json, keyword: string): boolean {
  if (keyword === 'items') return Object.keys(schema.items).every((word) => silent.includes(word))
  return keyword === 'type' && (schema.const !== undefined || schema.enum !== undefined)
}

/** Another value for a keyword, which may be invalid. */
export function altered(value: Json): Json {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value.startsWith('#/') ? `${value}Missing` : `${value}x`
  if (Array.isArray(value)) return value.length > 1 ? value.slice(1) : [...value, 'another']
  const first = Object.keys(value).find((key) => !silent.includes(key))
  if (first === undefined) return { another: {} }
  const { [first]: _, ...rest } = value
  return rest
}

/** Every keyword that has a meaning, of every schema of a document. */
export function keywordsOf(document: Json): { keys: readonly string[]; keyword: string }[] {
  return [...schemasOf(document)].flatMap((keys) =>
    Object.keys(at(document, keys))
      .filter((keyword) => !silent.includes(keyword) && !isImplied(at(document, keys), keyword))
      .map((keyword) => ({ keys, keyword })),
  )
}
