import { isRecord } from '@clouddb/document/openapi'
import { memberOf, RequestBody, type RequestSchema } from '@clouddb/document/request-schema'
import { managementDocument, operationNamed } from '../documents.ts'

/** The part of a body that servers show again: without what the document marks `writeOnly`, at any depth. */
export function withoutWriteOnly(operationId: string, sent: unknown): unknown {
  const { body: sentBody = {} } = operationNamed(operationId, managementDocument)
  const body = new RequestBody(sentBody as RequestSchema, managementDocument.schemas as never)
  return shownPart(body, body.schema, sent)
}

function shownPart(body: RequestBody, schema: RequestSchema, value: unknown): unknown {
  const own = body.schemaOf(schema, value) ?? {}
  if (Array.isArray(value)) return value.map((item) => shownPart(body, own.items ?? {}, item))
  if (!isRecord(value)) return value
  const shown = Object.entries(value).flatMap(([name, member]) => {
    const property = memberOf(own, name) ?? {}
    return body.resolve(property).writeOnly ? [] : [[name, shownPart(body, property, member)]]
  })
  return Object.fromEntries(shown)
}
