import type { OpenApiDocument, Operation, RequestBody, Response, Schema } from './openapi.ts'
import { isRecord } from './openapi.ts'
import { resolve } from './references.ts'
import { subschemasOf, walkSchemas } from './schemas.ts'

/** The names of the properties that hold secrets, in the body and in the answers of an operation. */
export function secretNamesIn(document: OpenApiDocument, { requestBody = {}, responses = {} }: Operation): string[] {
  const reached: Schema[] = []
  const bodies = [requestBody, ...Object.values(responses)].map((node) =>
    resolve<RequestBody | Response>(document, node),
  )
  for (const { schema: node } of bodies.flatMap((body) => Object.values(body?.content ?? {})))
    if (node !== undefined) walkSchemas(document, { node, pointer: '#' }, (each) => reached.push(each.node))
  const properties = reached.flatMap((schema) => (isRecord(schema) ? Object.entries(schema.properties ?? {}) : []))
  const names = properties.filter(([, property]) => isSecret(document, property)).map(([name]) => name)
  return [...new Set(names)].toSorted()
}

/** Whether a value is a secret, or its items, values of any name or variants are. */
function isSecret(document: OpenApiDocument, schema: Schema, seen: readonly unknown[] = []): boolean {
  const target = resolve<Schema>(document, schema)
  if (seen.includes(target) || !isRecord(target)) return false
  if (target['x-secret'] || (isRecord(schema) && schema['x-secret'])) return true
  const inner = subschemasOf(target).filter(({ keyword }) => keyword !== 'properties')
  return inner.some((each) => isSecret(document, each.schema, [...seen, target]))
}
