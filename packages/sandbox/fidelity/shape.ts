import { isObject, type Json, type JsonObject } from './json.ts'

/** What a value looks like: names of types for values, one shape for all items of a list, `key?` for what some lack. */
export function shapeOf(value: Json): Json {
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map(shapeOf).reduce(merged)]
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
  return value === null ? 'null' : typeof value
}

/** The shape that both shapes have. */
function merged(a: Json, b: Json): Json {
  if (Array.isArray(a) && Array.isArray(b)) {
    const [first] = a
    const [second] = b
    if (first === undefined || second === undefined) return first === undefined ? b : a
    return [merged(first, second)]
  }
  if (isObject(a) && isObject(b)) return mergedObjects(a, b)
  const kinds = new Set([...alternatives(a), ...alternatives(b)])
  return [...kinds].sort().join('|')
}

const alternatives = (shape: Json): string[] => {
  if (typeof shape === 'string') return shape.split('|')
  return [Array.isArray(shape) ? 'array' : 'object']
}

function mergedObjects(a: JsonObject, b: JsonObject): JsonObject {
  const plain = (key: string) => key.replace(/\?$/, '')
  const keys = new Set([...Object.keys(a), ...Object.keys(b)].map(plain))
  const result: JsonObject = {}
  for (const key of [...keys].sort()) {
    const [left, right] = [a[key] ?? a[`${key}?`], b[key] ?? b[`${key}?`]]
    if (left === undefined || right === undefined) result[`${key}?`] = left ?? right ?? null
    else result[key in a && key in b ? key : `${key}?`] = merged(left, right)
  }
  return result
}
