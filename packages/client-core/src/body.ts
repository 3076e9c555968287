import type { OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import { serializeQuery } from './query.ts'

/** Writes the body of a request in the media type of its operation. */
export function encodeBody(operation: OperationDefinition, body: unknown): BodyInit | undefined {
  const mediaType = operation.body as string
  if (body === undefined) {
    if (operation.bodyOptional) return undefined
    throw new InvalidArgumentError(
      `The body of ${operation.method} ${operation.path} is missing. Pass it after the path parameters.`,
    )
  }
  if (/[/+]json\b/i.test(mediaType)) return encodeJson(operation, body)
  if (mediaType.startsWith('application/x-www-form-urlencoded') && !(body instanceof URLSearchParams))
    return serializeQuery(body as Record<string, unknown>)
  return body as BodyInit
}

function encodeJson(operation: OperationDefinition, body: unknown): string {
  let text: string | undefined
  let cause: unknown
  try {
    text = JSON.stringify(body)
  } catch (error) {
    cause = error
  }
  if (text !== undefined) return text
  throw new InvalidArgumentError(
    `The body of ${operation.method} ${operation.path} cannot be written as JSON${cause instanceof Error ? `: ${cause.message}` : ''}. Pass plain data.`,
    { cause },
  )
}
