import { isRecord, type OpenApiDocument } from '@clouddb/spec/document/openapi'
import { resolve } from '@clouddb/spec/document/references'
import { schemaOwnersOf, schemasOf, subschemasOf } from '@clouddb/spec/document/schemas'

/** Changes the schemas of a document so that every open list admits only the values that it names. */
export function closeLists(document: OpenApiDocument): void {
  for (const { node } of schemasOf(document)) {
    if (!isRecord(node) || node['x-extensible-enum'] === undefined) continue
    const known = [node['x-extensible-enum']].flat()
    node.enum = [...known, ...([node.type].flat().includes('null') ? [null] : [])]
  }
}

const unions = ['oneOf', 'anyOf', 'allOf']
const values = ['properties', 'patternProperties', 'items', 'additionalProperties', 'prefixItems']

/**
 * Changes the schemas of a document so that every value admits only the properties that are described. A schema that has
 * a name stays open itself, because others may complete it: it is closed wherever it describes a whole value.
 */
export function closeSchemas(document: OpenApiDocument): void {
  for (const schema of Object.values(document.components?.schemas ?? {})) closeInside(document, schema)
  for (const { node } of schemaOwnersOf(document)) closeValue(document, node.schema)
}

function closeInside(document: OpenApiDocument, node: unknown): void {
  for (const { keyword, schema } of subschemasOf(node)) {
    if (unions.includes(keyword)) closeInside(document, schema)
    else if (values.includes(keyword)) closeValue(document, schema)
  }
}

function closeValue(document: OpenApiDocument, schema: unknown): void {
  closeInside(document, schema)
  if (isRecord(schema) && describesProperties(document, schema)) schema.unevaluatedProperties = false
}

/** A map, an unknown (`{}`) and a scalar have no properties to misspell. */
function describesProperties(document: OpenApiDocument, schema: unknown): boolean {
  const target = resolve<unknown>(document, schema)
  return [schema, target].some(
    (each) =>
      isRecord(each) &&
      !('additionalProperties' in each || 'unevaluatedProperties' in each) &&
      ['properties', 'prefixItems', ...unions].some((keyword) => keyword in each),
  )
}
