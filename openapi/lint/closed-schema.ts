import { asObject, type Json } from './rules/node.ts'

const unions = ['oneOf', 'anyOf', 'allOf', 'prefixItems']
const maps = ['properties', 'patternProperties']
const singles = ['items', 'additionalProperties']

/** The schema to which a reference leads in the end. */
export type LookUp = (reference: string) => unknown

/**
 * The same schema, in which every value inside admits only the properties that are described. The schema itself stays
 * open, because others may complete it: whoever uses it for a whole value closes it with `closeValue`.
 */
export function closeInside(node: unknown, lookUp: LookUp): unknown {
  if (typeof node !== 'object' || node === null) return node
  const schema = asObject(node)
  const closed: Json = { ...schema }
  for (const keyword of maps) {
    if (keyword in schema) closed[keyword] = mapValues(asObject(schema[keyword]), (child) => closeValue(child, lookUp))
  }
  for (const keyword of singles) {
    if (keyword in schema) closed[keyword] = closeValue(schema[keyword], lookUp)
  }
  for (const keyword of unions) {
    const close = keyword === 'prefixItems' ? closeValue : closeInside
    const members = schema[keyword]
    if (Array.isArray(members)) closed[keyword] = members.map((member) => close(member, lookUp))
  }
  return closed
}

/** The same schema, which admits only described properties, at its top and inside. */
export function closeValue(node: unknown, lookUp: LookUp): unknown {
  const inside = closeInside(node, lookUp)
  return describesProperties(node, lookUp) ? { ...asObject(inside), unevaluatedProperties: false } : inside
}

/** A map, an unknown (`{}`) and a scalar have no properties to misspell. */
function describesProperties(node: unknown, lookUp: LookUp): boolean {
  const schema = asObject(node)
  if ('additionalProperties' in schema || 'unevaluatedProperties' in schema) return false
  if (['properties', ...unions].some((keyword) => keyword in schema)) return true
  return typeof schema.$ref === 'string' && describesProperties(lookUp(schema.$ref), () => undefined)
}

function mapValues(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}
