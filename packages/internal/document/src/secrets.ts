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
  const names = properties.filter(([, property]) => isMarked(document, property, 'x-secret')).map(([name]) => name)
  return [...new Set(names)].toSorted()
}

/** Whether a keyword marks a value, or its items, values of any name or variants. */
export function isMarked(document: object, schema: Schema, keyword: string, seen: readonly unknown[] = []): boolean {
  const target = resolve<Schema>(document, schema)
  if (seen.includes(target) || !isRecord(target)) return false
  if (target[keyword] || (isRecord(schema) && schema[keyword])) return true
  const inner = subschemasOf(target).filter((each) => each.keyword !== 'properties')
  return inner.some((each) => isMarked(document, each.schema, keyword, [...seen, target]))
}
