import { childOf, type LocatedNode } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { nodeAt, pointerBelow } from '@clouddb/document/pointer'
import { follow, resolve } from '@clouddb/document/references'
import { schemaParts, valuesOf } from '@clouddb/document/schema-parts'
import { allSchemas, valuesExcluded } from '@clouddb/document/schemas'
import type { CheckedBundle, Finding } from './finding.ts'

/**
 * Each member of a union with a discriminator has a constant of its own, and the mapping of the constant refers to the
 * member. A union whose members differ by a constant has a discriminator.
 */
export function discriminators({ document }: CheckedBundle): Finding[] {
  const found = allSchemas(document).flatMap(({ node, pointer }): Finding[] => {
    if (!isRecord(node)) return []
    return node.discriminator ? checkUnion(document, node, pointer) : checkUndiscriminated(document, node, pointer)
  })
  return [...found, ...checkUnlisted(document)]
}

function checkUnion(document: OpenApiDocument, schema: SchemaObject, pointer: string): Finding[] {
  const { propertyName = '', mapping = {} } = schema.discriminator ?? {}
  const keyword = 'oneOf' in schema ? 'oneOf' : 'anyOf'
  const at = pointerBelow(pointer, 'discriminator')
  const union = schema[keyword]
  if (!union) return [{ pointer: at, message: 'The discriminator has no union; expected oneOf beside it.' }]
  const values = union.map((member) => constantsOf(document, member, propertyName))
  const all = values.flat()
  const silent = union.flatMap((member, index): Finding[] => {
    if ((values[index] ?? []).length > 0 || (isRecord(member) && member.type === 'null')) return []
    const message = `The member of the union has no ${propertyName} of its own; expected one with const.`
    return [{ pointer: pointerBelow(pointer, keyword, index), message }]
  })
  const wrong = Object.entries(mapping).flatMap(([name, target]): Finding[] => {
    const isKnown = all.includes(name)
    if (isKnown ? constantsOf(document, { $ref: target }, propertyName).includes(name) : silent.length > 0) return []
    const message = isKnown
      ? `The mapping of ${name} is ${target}, which has another ${propertyName}.`
      : `The mapping of ${name} names no member; expected ${all.join(', ')}.`
    return [{ pointer: pointerBelow(at, 'mapping', name), message }]
  })
  return [...silent, ...wrong]
}

/** The constants of a member, which may be a union itself. */
const constantsOf = (document: OpenApiDocument, member: Schema, name: string): unknown[] =>
  schemaParts(document, member).flatMap(({ properties }) => valuesOf(properties?.[name]) ?? [])

function checkUndiscriminated(document: OpenApiDocument, { oneOf = [] }: SchemaObject, pointer: string): Finding[] {
  const [first, ...others] = oneOf.filter((member) => !(isRecord(member) && member.type === 'null'))
  if (first === undefined || others.length === 0) return []
  const target = resolve<Schema>(document, first)
  const telling = Object.keys((isRecord(target) && target.properties) || {}).filter((name) => {
    const all = [first, ...others].map((member) => constantsOf(document, member, name))
    const values = all.flat()
    return all.every(({ length }) => length > 0) && new Set(values).size === values.length
  })
  if (telling.length === 0) return []
  const message = `Each member of the union has its own ${telling.join(' and ')}; expected a discriminator.`
  return [{ pointer: pointerBelow(pointer, 'oneOf'), message }]
}

/** The member of a union for unlisted values accepts every value except those of the other members. */
function checkUnlisted(document: OpenApiDocument): Finding[] {
  const listed = new Map<string, unknown[]>()
  for (const { node, pointer } of allSchemas(document)) {
    const members = isRecord(node) ? Object.keys(node.anyOf ?? {}) : []
    const targets = members.flatMap((index) => childOf<Schema>({ node, pointer }, 'anyOf', index) ?? [])
    for (const member of targets.map((target) => follow<Schema>(document, target))) {
      const name = unlistedIn(member)
      const values = targets.flatMap(({ node: other }) => constantsOf(document, other, name ?? ''))
      if (name !== undefined) listed.set(member.pointer, [...(listed.get(member.pointer) ?? []), ...values])
    }
  }
  return [...listed].flatMap(([pointer, values]) => {
    const member = { node: nodeAt(document, pointer) as Schema, pointer }
    const property = childOf<SchemaObject>(member, 'properties', unlistedIn(member) ?? '')
    const excluded = valuesExcluded(property?.node) ?? []
    const isEqual =
      excluded.every((each) => values.includes(each)) && values.every((each) => excluded.includes(each as never))
    if (!property || isEqual) return []
    const message = `The unlisted values exclude ${excluded.join(', ')}; expected ${[...new Set(values)].join(', ')}.`
    return [{ pointer: pointerBelow(property.pointer, 'not'), message }]
  })
}

/** The property that stands for unlisted values. */
function unlistedIn({ node }: LocatedNode<Schema>): string | undefined {
  const properties = Object.entries((isRecord(node) && node.properties) || {})
  return properties.find(([, property]) => valuesExcluded(property))?.[0]
}
