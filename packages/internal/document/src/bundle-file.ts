import { bundleDocument } from './bundle.ts'
import type { SchemaObject } from './openapi.ts'
import { schemasOf, subschemasOf } from './schemas.ts'

/** The `openapi.json` of a package: its document with everything that it refers to. Throws unless the document is readable. */
export async function bundleText(documentPath: string): Promise<string> {
  const { document } = await bundleDocument(documentPath)
  // Several tools fail at a schema of a property that is `false`. `{ not: {} }` means the same.
  for (const { node } of schemasOf(document))
    for (const { keyword, keys, schema } of subschemasOf(node))
      if (keyword === 'properties' && schema === false)
        Object.assign((node as SchemaObject).properties ?? {}, { [keys[1] ?? '']: { not: {} } })
  return `${JSON.stringify(document, undefined, 2)}\n`
}
