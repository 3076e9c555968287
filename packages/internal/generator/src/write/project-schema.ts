import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { resolve } from '@clouddb/document/references'
import { unionMembers, valuesOf } from '@clouddb/document/schema-parts'
import { type DeclarationDocument, declarationReference, declaredKinds } from '../read/declarations.ts'
import { standIn } from '../read/declared-schemas.ts'
import { deprecationTag, withServerDays } from './comments.ts'
import { schemaOfStandIn } from './stand-ins.ts'

const project: SchemaObject = {
  description: 'The objects of a team, under a name that marks them on every deployment.',
  type: 'object',
  additionalProperties: false,
  required: ['project', 'objects'],
  properties: {
    $schema: { description: 'The schema by which editors complete and check this file.', type: 'string' },
    project: {
      description: 'Name of the project, which objects carry in a tag.',
      type: 'string',
      pattern: '^[A-Za-z0-9_.-]{1,27}$',
    },
    objects: {
      description: 'The objects that the project manages.',
      type: 'array',
      items: { anyOf: declaredKinds.map(declarationReference) },
    },
  },
}

/** Writes the JSON Schema of the file of a project, one line for each schema. Editors know this draft best. */
export function writeProjectSchema(document: DeclarationDocument): string {
  const plain = (schema: unknown) => plainIn(document, schema)
  const lines = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(plain(schema))}`,
  )
  const root = { $schema: 'http://json-schema.org/draft-07/schema#', title: 'A project', ...(plain(project) as object) }
  return `${JSON.stringify(root).slice(0, -1)},"definitions":{\n${lines.join(',\n')}\n}}\n`
}

/** A schema in the words of the draft, with the texts of hovers. A property may have the name of a keyword. */
function plainIn(document: DeclarationDocument, schema: unknown): unknown {
  const plain = (each: unknown) => plainIn(document, each)
  if (Array.isArray(schema)) return schema.map(plain)
  if (!isRecord(schema)) return schema
  const {
    properties,
    description,
    oneOf: union,
    dependentRequired: dependencies,
    $ref,
    [standIn]: stands,
    ...rest
  } = schema
  const oneOf = union as readonly Schema[] | undefined
  const apart = oneOf && toldApart(document, oneOf)
  const text = [withServerDays(description as string | undefined, schema, 'refuse or ignore'), deprecationTag(schema)]
  const about = text.filter(Boolean).join('\n')
  const members = Object.entries(isRecord(properties) ? properties : {}).map(([name, member]) => [name, plain(member)])
  const others = Object.entries(rest).filter(([keyword]) => !keyword.startsWith('x-'))
  return {
    ...(about === '' ? {} : { description: about }),
    ...(typeof $ref === 'string' ? { $ref: $ref.replace('/components/schemas/', '/definitions/') } : {}),
    ...Object.fromEntries(others.map(([keyword, value]) => [keyword, isData.test(keyword) ? value : plain(value)])),
    ...(isRecord(stands) ? { anyOf: schemaOfStandIn(stands, document.sourceKinds).map(plain) } : {}),
    ...(oneOf === undefined ? {} : apart ? (plain(apart) as object) : { anyOf: plain(oneOf) }),
    ...(dependencies === undefined ? {} : { dependencies }),
    ...(properties === undefined ? {} : { properties: Object.fromEntries(members) }),
  }
}

const isData = /^(const|enum|default|examples|required|type)$/

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
function toldApart(document: Schemas, union: readonly Schema[]): SchemaObject | undefined {
  const branches = union.map((schema): Branch => {
    const objects = unionMembers(document, schema) as SchemaObject[]
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
