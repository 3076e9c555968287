import type { OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'

/** Writes the body of a request in the media type of its operation. */
export function encodeBody(operation: OperationDefinition, body: unknown): BodyInit | undefined {
  const { bodyOptional, encode = JSON.stringify as (body: unknown) => string | undefined, method, path } = operation
  let cause: unknown
  try {
    const encoded = body === undefined ? undefined : encode(body as never)
    if (encoded !== undefined || bodyOptional) return encoded
  } catch (error) {
    cause = error
  }
  throw new InvalidArgumentError(`The body of ${method} ${path} must be plain data, after the path parameters.`, {
    cause,
  })
}

/** For the media types whose bodies only the caller can write: files, forms with files, text. */
export function passBody(body: BodyInit): BodyInit {
  return body
}
