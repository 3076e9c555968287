import type { OpenApiDocument, Operation, RequestBody, Response, Schema } from './openapi.ts'
import { isRecord } from './openapi.ts'
import { resolve } from './references.ts'
import { schemasOf, subschemasOf, walkSchemas } from './schemas.ts'

/** The names of the properties that hold secrets, anywhere in a document. */
export function secretNamesOf(document: OpenApiDocument): string[] {
  return namesIn(
    document,
    schemasOf(document).map(({ node }) => node),
  )
}

/** The names of the properties that hold secrets, in these schemas and in those that they refer to. */
export function secretNamesIn(document: OpenApiDocument, schemas: readonly (Schema | undefined)[]): string[] {
  const reached: Schema[] = []
  for (const node of schemas)
    if (node !== undefined) walkSchemas(document, { node, pointer: '#' }, (each) => reached.push(each.node))
  return namesIn(document, reached)
}

/** The names of the properties that hold secrets, in the body and in the answers of an operation. */
export function secretNamesOfOperation(document: OpenApiDocument, operation: Operation): string[] {
  const { requestBody, responses = {} } = operation
  const sent = [requestBody ?? {}, ...Object.values(responses)].map((node) =>
    resolve<RequestBody | Response>(document, node),
  )
  const media = sent.flatMap(({ content = {} }) => Object.values(content))
  return secretNamesIn(
    document,
    media.map(({ schema }) => schema),
  )
}

function namesIn(document: OpenApiDocument, schemas: readonly Schema[]): string[] {
  const properties = schemas.flatMap((schema) => (isRecord(schema) ? Object.entries(schema.properties ?? {}) : []))
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
