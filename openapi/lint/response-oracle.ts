import { childOf } from '@clouddb/document/located'
import type { MediaType, OpenApiDocument, Response, Schema } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { follow } from '@clouddb/document/references'
import { mostTelling } from './bundle-rules/examples.ts'
import { compilerOf, schemaErrorWords } from './bundle-rules/schema-compiler.ts'

/** A raw response of a server. */
export interface Answer {
  readonly status: string
  /** The media type, without parameters; empty where the answer names none. */
  readonly mediaType: string
  readonly body: string
}

/**
 * Returns the oracle of a document: it lists how a response has a status, a media type, a property or a value that the
 * document does not describe, or breaks its schema.
 */
export function oracleOf(document: OpenApiDocument): (operationId: string, answer: Answer) => string[] {
  const compiler = compilerOf(document, 'exact')
  const operations = new Map(locatedOperations(document).map((operation) => [operation.id, operation]))
  return (operationId, { status, mediaType, body }) => {
    const operation = operations.get(operationId)
    const response = operation && childOf<Response>(operation, 'responses', status)
    if (!response) return [`the document does not know that ${operationId} answers ${status}`]
    const content = childOf<MediaType>(follow<Response>(document, response), 'content', mediaType)
    if (!content) return [`the document does not know that ${operationId} answers ${status} as ${mediaType}`]
    const schema = childOf<Schema>(content, 'schema')
    if (!schema || !/json$/.test(mediaType)) return []
    const validate = compiler.compile(schema.pointer)
    if (validate(JSON.parse(body))) return []
    const error = mostTelling(validate.errors)
    if (!error) return []
    return [
      `of the ${status} of ${operationId}, ${error.instancePath || 'the body'} is not as described: ${schemaErrorWords(error)}`,
    ]
  }
}
