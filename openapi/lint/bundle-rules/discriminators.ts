import { childOf, type LocatedNode } from '@clouddb/spec/document/located'
import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/spec/document/openapi'
import { nodeAt, pointerBelow } from '@clouddb/spec/document/pointer'
import { follow, resolve } from '@clouddb/spec/document/references'
import { schemasOf } from '@clouddb/spec/document/schemas'
import type { Finding, JudgedBundle } from './finding.ts'

/**
 * A discriminator keeps its word: each member of the union names its own value, and the mapping leads to it. Where all
 * members have a value of their own there is one; and what is not listed is none of the listed ones.
 */
export function judgeDiscriminators({ document }: JudgedBundle): Finding[] {
  const told = schemasOf(document).flatMap(({ node: schema, pointer }): Finding[] => {
    if (!isRecord(schema)) return []
    if (schema.discriminator === undefined) return judgeSilence(document, schema, pointer)
    const { propertyName, mapping = {} } = schema.discriminator
    const keyword = 'oneOf' in schema ? 'oneOf' : 'anyOf'
    const own = pointerBelow(pointer, 'discriminator')
    const union = schema[keyword]
    if (!union) return [{ pointer: own, message: 'The discriminator has no union; expected oneOf beside it.' }]
    const values = union.map((member) => valuesOf(document, member, propertyName))
    const all = values.flat()
    const silent = union.flatMap((member, index): Finding[] =>
      (values[index] ?? []).length > 0 || (isRecord(member) && member.type === 'null')
        ? []
        : [
            {
              pointer: pointerBelow(pointer, keyword, index),
              message: `The member of the union has no ${propertyName} of its own; expected one with const.`,
            },
          ],
    )
    const unknown = Object.keys(mapping).filter((name) => silent.length === 0 && !all.includes(name))
    const misled = Object.entries(mapping).filter(
      ([name, target]) => all.includes(name) && !valuesOf(document, { $ref: target }, propertyName).includes(name),
    )
    return [
      ...silent,
      ...unknown.map((name) => ({
        pointer: pointerBelow(own, 'mapping', name),
        message: `The mapping names ${name}, which is no member's ${propertyName}; expected ${all.join(', ')}.`,
      })),
      ...misled.map(([name, target]) => ({
        pointer: pointerBelow(own, 'mapping', name),
        message: `The mapping leads from ${name} to ${target}, whose ${propertyName} is another one.`,
      })),
    ]
  })
  return [...told, ...judgeUnlisted(document)]
}

/** The values by which a member, which may be a union itself, is told apart. */
function valuesOf(document: OpenApiDocument, member: Schema, name: string): unknown[] {
  const schema = resolve<Schema>(document, member)
  if (!isRecord(schema)) return []
  const property = schema.properties?.[name]
  if (isRecord(property) && 'const' in property) return [property.const]
  if (isRecord(property) && Array.isArray(property.enum)) return property.enum
  const inner = [schema.oneOf ?? [], schema.anyOf ?? [], schema.allOf ?? []].flat()
  return inner.flatMap((part) => valuesOf(document, part, name))
}

/** A union whose members could be told apart, and that does not say so. */
function judgeSilence(document: OpenApiDocument, { oneOf = [] }: SchemaObject, pointer: string): Finding[] {
  const [first, ...others] = oneOf.filter((member) => !(isRecord(member) && member.type === 'null'))
  if (first === undefined || others.length === 0) return []
  const target = resolve<Schema>(document, first)
  const telling = Object.keys((isRecord(target) && target.properties) || {}).filter((name) => {
    const all = [first, ...others].map((member) => valuesOf(document, member, name))
    const values = all.flat()
    return all.every(({ length }) => length > 0) && new Set(values).size === values.length
  })
  if (telling.length === 0) return []
  const message = `The members of the union have each a ${telling.join(' and a ')} of their own; expected a discriminator.`
  return [{ pointer: pointerBelow(pointer, 'oneOf'), message }]
}

/** Beside the members of unions that are known stands one for those that are not: it takes no value of theirs, and any other. */
function judgeUnlisted(document: OpenApiDocument): Finding[] {
  const listed = new Map<string, unknown[]>()
  for (const { node, pointer } of schemasOf(document)) {
    const members = isRecord(node) ? Object.keys(node.anyOf ?? {}) : []
    const targets = members.flatMap((index) => childOf<Schema>({ node, pointer }, 'anyOf', index) ?? [])
    for (const member of targets.map((target) => follow<Schema>(document, target))) {
      const name = unlistedIn(member)
      const values = targets.flatMap(({ node: other }) => valuesOf(document, other, name ?? ''))
      if (name !== undefined) listed.set(member.pointer, [...(listed.get(member.pointer) ?? []), ...values])
    }
  }
  return [...listed].flatMap(([pointer, values]) => {
    const member = { node: nodeAt(document, pointer) as Schema, pointer }
    const property = childOf<SchemaObject>(member, 'properties', unlistedIn(member) ?? '')
    const excluded = property && isRecord(property.node.not) ? [property.node.not.enum ?? []].flat() : []
    const isEqual =
      excluded.every((each) => values.includes(each)) && values.every((each) => excluded.includes(each as never))
    if (!property || isEqual) return []
    const message = `What is not listed is none of ${excluded.join(', ')}; expected ${[...new Set(values)].join(', ')}.`
    return [{ pointer: pointerBelow(property.pointer, 'not'), message }]
  })
}

/** The property by which a member says that it is none of the listed ones. */
function unlistedIn({ node }: LocatedNode<Schema>): string | undefined {
  const properties = Object.entries((isRecord(node) && node.properties) || {})
  return properties.find(([, property]) => isRecord(property) && property['x-unlisted'] === true)?.[0]
}
