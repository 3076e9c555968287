import type { OpenApiDocument } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { brokenIn, requestExamples } from '@clouddb/document/rule-examples'
import type { Golden } from '../golden.ts'
import { parseMessage } from '../message.ts'

/**
 * Whether a golden states a refusal that a rule across fields gives (`x-validations`). A mock accepts such a request: it
 * reads JSON Schema only, and servers and the sandbox refuse it.
 */
export function breaksRule(document: object, golden: Golden): boolean {
  if (golden.kind !== 'refused' || !('request' in golden)) return false
  const operation = locatedOperations(document as OpenApiDocument).find(({ id }) => id === golden.operation)
  const [example] = operation ? requestExamples(document as OpenApiDocument, operation) : []
  const { body } = parseMessage(golden.request)
  return (
    example !== undefined && body.startsWith('{') && brokenIn(document, example.schema, JSON.parse(body)).length > 0
  )
}
