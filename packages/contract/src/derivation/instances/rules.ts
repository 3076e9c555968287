import { validationsOf } from '@clouddb/spec/document/rules'
import type { Stated } from '../../schema/constraints.ts'
import { pointerTo } from '../../schema/pointer.ts'
import type { SchemaObject, Variant } from '../../schema/schema.ts'
import { isDemandedCondition } from '../../schema/variants.ts'

/**
 * The cross-field rules of a variant, each as a constraint that can be validated by itself. `then`, `else` and the
 * alternatives of a `not` are split, so that every demand in them counts.
 */
export function rulesOf(variant: Variant): readonly Stated<SchemaObject>[] {
  return variant.parts.flatMap(({ schema, pointer }) => [
    ...['oneOf', 'anyOf'].flatMap((keyword) => single(schema, keyword, pointer)),
    ...refusalsOf(schema, pointer),
    ...validationsOf(schema).flatMap((rule, index) =>
      rule.constraint !== undefined
        ? []
        : [{ value: { 'x-validations': [rule] }, pointer: pointerTo(pointer, 'x-validations', index) }],
    ),
    ...(isDemandedCondition(schema) ? ['then'] : ['then', 'else']).flatMap((keyword) =>
      demandsOf(schema[keyword], pointerTo(pointer, keyword)).map((demand) => ({
        value: { if: schema.if, [keyword]: demand.value },
        pointer: demand.pointer,
      })),
    ),
    ...['dependentRequired', 'dependentSchemas'].flatMap((keyword) =>
      Object.entries((schema[keyword] ?? {}) as SchemaObject).map(([name, demand]) => ({
        value: { [keyword]: { [name]: demand } },
        pointer: pointerTo(pointer, keyword, name),
      })),
    ),
  ])
}

const single = (schema: SchemaObject, keyword: string, pointer: string): Stated<SchemaObject>[] =>
  schema[keyword] === undefined ? [] : [{ value: { [keyword]: schema[keyword] }, pointer: pointerTo(pointer, keyword) }]

function refusalsOf(schema: SchemaObject, pointer: string): readonly Stated<SchemaObject>[] {
  const alternatives = (schema.not as SchemaObject | undefined)?.anyOf as readonly SchemaObject[] | undefined
  if (!alternatives) return single(schema, 'not', pointer)
  const here = pointerTo(pointer, 'not', 'anyOf')
  return alternatives.map((each, index) => ({ value: { not: each }, pointer: pointerTo(here, index) }))
}

/** Splits a schema into single demands: one for each required name, each keyword of a property, and each other keyword. */
function demandsOf(schema: unknown, pointer: string): readonly Stated<SchemaObject>[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const here = pointerTo(pointer, keyword)
    if (keyword === 'type') return []
    if (keyword === 'required') {
      return (value as string[]).map((name) => ({ value: { required: [name] }, pointer: pointerTo(here, name) }))
    }
    if (keyword === 'properties') {
      return Object.entries(value as SchemaObject).flatMap(([name, inner]) =>
        aspectsOf(inner as SchemaObject | boolean, pointerTo(here, name)).map((aspect) => ({
          value: { properties: { [name]: aspect.value } },
          pointer: aspect.pointer,
        })),
      )
    }
    return [{ value: { [keyword]: value }, pointer: here }]
  })
}

/** The keywords of a schema one by one, each with the type that it applies to. */
function aspectsOf(schema: SchemaObject | boolean, pointer: string): readonly Stated<SchemaObject | boolean>[] {
  if (typeof schema === 'boolean') return [{ value: schema, pointer }]
  const { type, ...rest } = schema
  const keywords = Object.entries(rest)
  if (keywords.length === 0) return [{ value: schema, pointer }]
  return keywords.map(([keyword, value]) => ({
    value: { ...(type !== undefined && { type }), [keyword]: value },
    pointer: pointerTo(pointer, keyword),
  }))
}
