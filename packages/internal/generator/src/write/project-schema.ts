import { isRecord, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { type DeclarationDocument, declarationOf, objectKinds } from '../read/declarations.ts'
import { standIn } from '../read/declared-schemas.ts'
import { deprecation, withServerDays } from './comments.ts'
import { schemaOfStandIn } from './stand-ins.ts'
import { toldApart } from './told-apart.ts'

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
      items: { anyOf: objectKinds.map(declarationOf) },
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
  const text = [withServerDays(description as string | undefined, schema, 'refuse or ignore'), deprecation(schema)]
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
