import type { OpenApiDocument, Schema, SchemaObject } from '@clouddb/document/openapi'
import { resolve } from '@clouddb/document/references'
import { membersOf, valuesOf } from '@clouddb/document/schema-parts'
import { standIn } from '../read/declared-schemas.ts'

type Schemas = Pick<OpenApiDocument, 'components'>

/** The branches of a union, each with the objects that it stands for. */
interface Branch {
  readonly schema: Schema
  readonly objects: readonly SchemaObject[]
}

/**
 * Returns a union in which an editor finds the branch that is meant, so that it speaks of this one alone, and lists all values of
 * the field that tells them apart. `undefined`: no field does.
 */
export function toldApart(document: Schemas, union: readonly Schema[]): SchemaObject | undefined {
  const branches = union.map((schema): Branch => {
    const objects = membersOf(document, schema) as SchemaObject[]
    return { schema, objects: objects.map((each) => (standIn in each ? {} : each)) }
  })
  const objects = branches.flatMap((branch) => branch.objects)
  if (objects.some(({ properties }) => properties === undefined)) return undefined
  const fields = [...new Set(objects.flatMap(({ required = [] }) => required))]
  for (const field of fields) {
    const found = byValue(document, branches, field) ?? byPresence(branches, field)
    if (found) return found
  }
  return undefined
}

/** Each value of the field belongs to one branch. */
function byValue(document: Schemas, branches: readonly Branch[], field: string): SchemaObject | undefined {
  const valuesIn = ({ properties = {}, required = [] }: SchemaObject): unknown[] => {
    const values = valuesOf(resolve<Schema>(document, properties[field] ?? {}))
    return required.includes(field) && values ? [...values] : []
  }
  if (branches.some(({ objects }) => objects.some((each) => valuesIn(each).length === 0))) return undefined
  const values = branches.map(({ objects }) => [...new Set(objects.flatMap(valuesIn))])
  const all = values.flat()
  if (new Set(all).size < all.length) return undefined
  const conditions = branches.map(({ schema }, index) => ({
    if: { type: 'object', required: [field], properties: { [field]: { enum: values[index] } } },
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of the draft.
    then: schema,
  }))
  return {
    allOf: [...conditions, { type: 'object', required: [field], properties: { [field]: { enum: all } } }],
  } as never
}

/** Some branches need the field, and the others do not have it. */
function byPresence(branches: readonly Branch[], field: string): SchemaObject | undefined {
  const needs = ({ required = [] }: SchemaObject) => required.includes(field)
  const has = ({ properties = {} }: SchemaObject) => (properties[field] ?? false) !== false
  const some = branches.filter(({ objects }) => objects.every(needs))
  const others = branches.filter(({ objects }) => !objects.some(has))
  if (some.length === 0 || others.length === 0 || some.length + others.length < branches.length) return undefined
  const unionOf = ([first, ...more]: readonly Branch[]) =>
    more.length === 0 ? first?.schema : { oneOf: [first, ...more].map((each) => each?.schema) }
  const description = (some[0]?.objects[0]?.properties?.[field] as SchemaObject | undefined)?.description
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of the draft.
  const condition = { if: { type: 'object', required: [field] }, then: unionOf(some), else: unionOf(others) }
  return { allOf: [condition, { properties: { [field]: { description: description ?? `With ${field}.` } } }] } as never
}
