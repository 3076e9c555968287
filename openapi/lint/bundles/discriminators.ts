import { isRecord, type OpenApiDocument, type Schema } from '@clouddb/document/openapi'
import { pointerBelow } from '@clouddb/document/pointer'
import { resolve } from '@clouddb/document/references'
import { schemasOf } from '@clouddb/document/schemas'
import type { Finding, JudgedBundle } from './finding.ts'

/** A discriminator keeps its word: each member of the union names its own value, and the mapping leads to it. */
export function judgeDiscriminators({ document }: JudgedBundle): Finding[] {
  return schemasOf(document).flatMap(({ node: schema, pointer }): Finding[] => {
    if (!isRecord(schema) || schema.discriminator === undefined) return []
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
