import type { OpenApiDocument, SchemaObject } from './openapi.ts'
import { allSchemas, subschemasOf } from './schemas.ts'

/** The `openapi.json` of a package: its bundled document, which this changes. */
export function textOfBundle(document: OpenApiDocument): string {
  // Several tools fail at a schema of a property that is `false`. `{ not: {} }` means the same.
  for (const { node } of allSchemas(document))
    for (const { keyword, keys, schema } of subschemasOf(node))
      if (keyword === 'properties' && schema === false)
        Object.assign((node as SchemaObject).properties ?? {}, { [keys[1] ?? '']: { not: {} } })
  return `${JSON.stringify(document, undefined, 2)}\n`
}
