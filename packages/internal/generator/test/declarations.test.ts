import { fileURLToPath } from 'node:url'
import { bundleDocument } from '@clouddb/document/bundle'
import type { OpenApiDocument, SchemaObject } from '@clouddb/document/openapi'
import { expect, test } from 'vitest'
import { declarationsFrom, declaredDocuments } from '../src/generate.ts'

const openapi = new URL('../../../../openapi/', import.meta.url)
const [own, other] = await Promise.all(
  declaredDocuments.map(async (name) => (await bundleDocument(fileURLToPath(new URL(name, openapi)))).document),
)

/** The type and the definition of a schema, after a change of the documents. */
function declared(type: string, change: (schemas: Record<string, SchemaObject>, isOwn: boolean) => void) {
  const documents = [own, other].map((document, index) => {
    const changed = structuredClone(document) as OpenApiDocument
    change(changed.components?.schemas as Record<string, SchemaObject>, index === 0)
    return changed
  }) as [OpenApiDocument, OpenApiDocument]
  const files = declarationsFrom(...documents)
  const source = files.get('src/generated/declarations.ts') ?? ''
  const start = source.search(new RegExp(`^export (interface|type) ${type}\\b`, 'm'))
  const definitions = JSON.parse(files.get('clouddb.schema.json') ?? '').definitions
  return { type: source.slice(start, source.indexOf('\nexport ', start)), schema: definitions[type], source }
}

const add = (
  schemas: Record<string, SchemaObject>,
  name: string,
  properties: NonNullable<SchemaObject['properties']>,
) => Object.assign(schemas[name]?.properties ?? {}, properties)

test('a new field of a document appears with its text, limits, default and age', () => {
  const glow = { description: 'How much lines glow.', type: 'integer', maximum: 9, default: 2, 'x-since': '2026-11-01' }
  const { type, schema } = declared('LineChartCode', (schemas) => add(schemas, 'LineChartRequest', { glow }))
  expect(type.replace(/\n *\*? */g, ' ')).toContain(
    '/** How much lines glow. Servers before 2026-11-01 refuse or ignore it.  @maximum 9 @default 2 / glow?: number',
  )
  const description = 'How much lines glow.\nServers before 2026-11-01 refuse or ignore it.'
  expect(schema.properties.glow).toEqual({ description, type: 'integer', maximum: 9, default: 2 })
})

test('a reference stands in place of an id, and a secret can stand in place of what is secret', () => {
  const { type, schema } = declared('GenericWebhookCode', (schemas) =>
    add(schemas, 'GenericWebhookRequest', {
      logSourceId: {
        description: 'Id of the source.',
        type: 'string',
        'x-id-of': { resource: 'source', kind: ['log'] },
      },
      dashboardIds: { description: 'Ids.', type: 'array', items: { type: 'string', 'x-id-of': 'dashboard' } },
      roleId: { description: 'Id of a role.', type: 'string', 'x-id-of': 'role' },
      password: { description: 'Use `logSourceId`.', type: 'string', 'x-secret': true },
    }),
  )
  for (const part of [
    '/** The source. */\n  logSource?: LogSource | IdReference',
    'dashboards?: readonly (DashboardReference | IdReference)[]',
    'roleId?: string',
    '/** Use `logSource`. */\n  password?: string | Secret',
  ])
    expect(type).toContain(part)
  expect(schema.properties.logSource.anyOf[0].properties.kind.enum).toEqual(['log'])
  expect(schema.properties).toMatchObject({ dashboards: { type: 'array' }, roleId: { type: 'string' } })
})

/** Limits in the documents of two deployments, and those of what can be declared, by fields. */
const limits: Readonly<Record<string, [one: SchemaObject, other: SchemaObject, declared: SchemaObject]>> = {
  a: [{ minimum: 2 }, { minimum: 1 }, { minimum: 1 }],
  b: [{ maximum: 9 }, { maximum: 5 }, { maximum: 9 }],
  c: [{ exclusiveMinimum: 2 }, { exclusiveMinimum: 1 }, { exclusiveMinimum: 1 }],
  d: [{ exclusiveMaximum: 9 }, { exclusiveMaximum: 5 }, { exclusiveMaximum: 9 }],
  e: [{ minLength: 2 }, { minLength: 1 }, { minLength: 1 }],
  f: [{ maxLength: 9 }, { maxLength: 5 }, { maxLength: 9 }],
  g: [{ minItems: 2 }, { minItems: 1 }, { minItems: 1 }],
  h: [{ maxItems: 9 }, { maxItems: 5 }, { maxItems: 9 }],
  i: [{ minProperties: 2 }, { minProperties: 1 }, { minProperties: 1 }],
  j: [{ maxProperties: 9 }, { maxProperties: 5 }, { maxProperties: 9 }],
  k: [{ minLength: 2, enum: ['abc'] }, {}, {}],
  l: [{ pattern: '^a', format: 'uri', multipleOf: 2 }, { pattern: '^b', format: 'email', multipleOf: 3 }, {}],
  m: [{ uniqueItems: true }, { uniqueItems: false }, {}],
  n: [{ type: 'string' }, { type: ['string', 'integer'] }, { type: ['integer', 'string'] }],
  o: [{ const: 'a' }, { const: 'b' }, { enum: ['a', 'b'] }],
  p: [{ const: 'a' }, { enum: ['b', 'c'] }, { enum: ['a', 'b', 'c'] }],
  q: [{ items: { maximum: 2 } }, { items: { maximum: 5 } }, { items: { maximum: 5 } }],
  r: [{ required: ['a', 'b'] }, { required: ['b', 'c'] }, { required: ['b'] }],
  s: [{ additionalProperties: false }, { additionalProperties: true }, { additionalProperties: true }],
}

test('of two limits the wider one is declared, in whichever deployment, and none where one deployment has none', () => {
  for (const first of [true, false]) {
    const { schema } = declared('SavedSearchCode', (schemas, isOwn) => {
      const fields = Object.entries(limits).map(([name, [one, other]]) => [name, isOwn === first ? one : other])
      add(schemas, 'CreateSavedSearchRequest', Object.fromEntries(fields))
    })
    for (const [name, [, , expected]] of Object.entries(limits)) {
      const found = Object.entries(schema.properties[name]).map(([keyword, limit]) => [
        keyword,
        keyword === 'type' || keyword === 'enum' ? (limit as string[]).toSorted() : limit,
      ])
      expect({ [name]: Object.fromEntries(found) }).toEqual({ [name]: expected })
    }
  }
})

test('what one of two deployments takes can be declared, and what is deprecated cannot', () => {
  const { type, schema } = declared('SavedSearchCode', (schemas, isOwn) =>
    add(schemas, 'CreateSavedSearchRequest', {
      [isOwn ? 'here' : 'there']: { description: 'One deployment.', type: 'boolean' },
      old: { description: 'Old.', type: 'boolean', deprecated: true },
    }),
  )
  expect(type).toMatch(/here\?: boolean[\s\S]*there\?: boolean/)
  expect(type).not.toContain('old?')
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['here', 'there', 'was', 'pulled', 'alerts']))
})

test('a new kind of chart that an alert can watch stands in tiles with alerts', () => {
  const { type, source } = declared('AlertTile', (schemas, isOwn) => {
    if (!isOwn) return
    const area = structuredClone(schemas.LineChartRequest) as SchemaObject
    Object.assign(area.properties ?? {}, { displayType: { description: 'Areas.', type: 'string', const: 'area' } })
    schemas.AreaChartRequest = area
    for (const union of ['BuilderChartRequest', 'AlertBuilderChartRequest'])
      schemas[union]?.oneOf?.push({ $ref: '#/components/schemas/AreaChartRequest' })
  })
  expect(type).toMatch(/config:[^/]*\| AreaChartCode\n/)
  expect(source).toMatch(/type BuilderChartCode =[^=]*\| AreaChartCode\n/)
})
