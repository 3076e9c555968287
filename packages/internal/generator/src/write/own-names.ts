import { isRecord, type OpenApiDocument, type Schema } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { componentsReached, resolve } from '@clouddb/document/references'
import { allSchemas, subschemasOf } from '@clouddb/document/schemas'
import { comment } from './comments.ts'

/** Writes the `fetch` for deployments that use other words than the document. */
export function writeNames(document: OpenApiDocument): string {
  const maps = mapsByPath(document)
  return [
    `import { createFetchWithNames, type FetchWithNames, type Names, type SendingFetch } from '@clouddb/client-core/names'`,
    `import { definition } from './definition.ts'\n`,
    'export type { FetchWithNames, Names, SendingFetch }\n',
    `/** The fields whose keys belong to users, by path. */\nconst maps = ${JSON.stringify(maps)}\n`,
    comment([
      'Makes a `fetch` for a deployment that uses other words than the document, for the option `fetch` of a client.',
      'It translates segments of paths below the base address, and keys in bodies of JSON, in both directions. It changes no value, no query, and no key that users choose, such as that of a header.',
      '@param fetch Sends the requests. Default: the global `fetch`.\n@throws ConfigurationError when a word is wrong, or two have the same translation.',
    ]),
    'export function fetchWithNames(names: Names, fetch?: SendingFetch): FetchWithNames {',
    '  return createFetchWithNames(definition, maps, names, fetch)',
    '}\n',
  ].join('\n')
}

/** The names of properties that hold maps, or lists of maps, in what is sent to a path or answered by it. */
function mapsByPath(document: OpenApiDocument): Record<string, string[]> {
  const named = allSchemas(document).flatMap(({ node, pointer }) =>
    namesOfMaps(document, node).map((name) => ({ name, pointer })),
  )
  const maps: Record<string, string[]> = {}
  for (const { node, pointer, path } of locatedOperations(document)) {
    const parts = [pointer, ...componentsReached(document, node)]
    const isPart = (found: string) => parts.some((part) => found === part || found.startsWith(`${part}/`))
    const names = named.filter((each) => isPart(each.pointer)).map(({ name }) => name)
    const all = new Set([...(maps[path] ?? []), ...names])
    if (all.size > 0) maps[path] = [...all].toSorted()
  }
  return maps
}

function namesOfMaps(document: OpenApiDocument, schema: Schema): string[] {
  const properties = isRecord(schema) ? Object.entries(schema.properties ?? {}) : []
  return properties.flatMap(([name, inner]) => (holdsMap(document, inner) ? [name] : []))
}

const within = ['items', 'allOf', 'anyOf', 'oneOf']

function holdsMap(document: OpenApiDocument, given: Schema, above: readonly Schema[] = []): boolean {
  const schema = resolve<Schema>(document, given)
  if (!isRecord(schema) || above.includes(schema)) return false
  if (schema.additionalProperties && schema.properties === undefined) return true
  const inner = subschemasOf(schema).filter(({ keyword }) => within.includes(keyword))
  return inner.some((each) => holdsMap(document, each.schema, [...above, schema]))
}
