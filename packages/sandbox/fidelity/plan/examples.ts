import { readFileSync } from 'node:fs'
import { isObject, type Json, type JsonObject } from '../json.ts'

/** The document that requests are derived from. */
export const document = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@clouddb/observability-oss/openapi.json')), 'utf8'),
) as JsonObject

/** What a reference of the document leads to. */
export function followed(node: Json | undefined): JsonObject {
  let at = node
  while (isObject(at) && typeof at.$ref === 'string') {
    at = at.$ref
      .split('/')
      .slice(1)
      .reduce<Json | undefined>((value, step) => (isObject(value) ? value[step] : undefined), document)
  }
  return isObject(at) ? at : {}
}

// The objects of the document's examples, as what a deployment is seeded with or a sequence makes.
const objects: { [id: string]: string } = {
  '66a1f0c2d4e8b7a9c3f50101': '{source.log}',
  '66a1f0c2d4e8b7a9c3f50102': '{source.trace}',
  '66a1f0c2d4e8b7a9c3f50103': '{source.metric}',
  '66a1f0c2d4e8b7a9c3f50104': '{source.session}',
  '66a1f0c2d4e8b7a9c3f50001': '{connection}',
  '66a1f0c2d4e8b7a9c3f50501': '{webhook}',
  '66a1f0c2d4e8b7a9c3f50502': '{webhook.slack}',
  '66a1f0c2d4e8b7a9c3f50601': '{savedSearch}',
  '66a1f0c2d4e8b7a9c3f50301': '{base.filter.0}',
  '66a1f0c2d4e8b7a9c3f50302': '{base.filter.0}',
  '66a1f0c2d4e8b7a9c3f5a002': '{base.tile.1}',
  '66a1f0c2d4e8b7a9c3f5a003': '{base.tile.2}',
  '66a1f0c2d4e8b7a9c3f5a012': '{base.tile.1}',
}

const placeholder = (id: string): string =>
  objects[id] ?? (/c3f502..$/.test(id) ? '{base}' : /c3f5a...$/.test(id) ? '{base.tile.0}' : id)

const times: { [time: number]: string } = { 1772409600000: '{hours:-6}', 1772496000000: '{hours:0}' }

// What there is telemetry of is another thing in every deployment.
const metrics: { [name: string]: string } = {
  'container.memory.working_set': '{metric.gauge}',
  'container.memory.limit': '{metric.gauge}',
}

const withNames = (value: Json): Json => {
  if (typeof value === 'string')
    return (metrics[value] ?? value)
      .replaceAll(/66a1f0c2d4e8b7a9c3f[0-9a-f]{5}/g, placeholder)
      .replace(/(ServiceName(:| = '))checkout/, '$1{service}')
  if (typeof value === 'number') return times[value] ?? value
  if (Array.isArray(value)) return value.map(withNames)
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNames(inner)]))
    : value
}

/** An operation that takes a body. */
export interface Operation {
  name: string
  call: string
  schema: JsonObject
  examples: { [name: string]: Json }
}

const paths = { dashboardId: '{base}', alertId: '{alert}' }

/** The document's operations that take a body, with their examples. */
export function operationsWithBodies(): Operation[] {
  const found: Operation[] = []
  for (const [path, methods] of Object.entries(document.paths as JsonObject))
    for (const [method, operation] of Object.entries(methods as JsonObject)) {
      if (!isObject(operation) || !operation.requestBody) continue
      const content = followed(followed(operation.requestBody).content)
      const { schema, examples } = followed(content['application/json'])
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof paths) => paths[name])
      found.push({
        name: String(operation.operationId),
        call: `${method.toUpperCase()} ${url}`,
        schema: followed(schema),
        examples: Object.fromEntries(
          Object.entries(followed(examples)).map(([name, example]) => [
            name,
            withNames(followed(example).value ?? null),
          ]),
        ),
      })
    }
  return found
}
