import type { OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'

/** Writes the body of a request in the media type of its operation. */
export function encodeBody(operation: OperationDefinition, body: unknown): BodyInit | undefined {
  const { bodyOptional, encode, method, path } = operation
  let flaw: string | undefined
  let cause: unknown
  try {
    if (!encode) flaw = flawIn(body, [])
    const write: (body: never) => BodyInit | undefined = encode ?? JSON.stringify
    const encoded = body === undefined ? undefined : write(body as never)
    if (!flaw && (encoded !== undefined || bodyOptional)) return encoded
  } catch (error) {
    cause = error
  }
  throw new InvalidArgumentError(
    `The body of ${method} ${path} must be plain data, after the path parameters${flaw ? `: body${flaw}` : ''}.`,
    { cause },
  )
}

/** For the media types whose bodies only the caller can write: files, forms with files, text. */
export function passBody(body: BodyInit): BodyInit {
  return body
}

/**
 * The first place in a value that JSON would lose, and what stands there: `.tiles[0].w is NaN`. As in JSON, what has
 * `toJSON` is what that brings, and members that are `undefined` are left out.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever a caller may pass.
function flawIn(value: any, parents: unknown[]): string | undefined {
  if (value == null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return undefined
  // An invalid date says `null`.
  if (typeof value.toJSON === 'function' && !Number.isNaN(value.valueOf())) return flawIn(value.toJSON(''), parents)
  // Collections, streams and promises would be written as `{}`.
  const isList = Array.isArray(value)
  const isPlain =
    isList ||
    value.constructor === Object ||
    // Older workers give what they bring themselves, a Blob for one, no name of its own.
    (!/native code/.test(value.constructor) &&
      {}.toString.call(value) === '[object Object]' &&
      !value[Symbol.asyncIterator])
  if (!isPlain || parents.includes(value))
    return ` is ${isPlain ? 'a part of itself' : typeof value === 'number' ? value : `a ${value.constructor.name}`}`
  parents.push(value)
  for (const name of Object.keys(value)) {
    const flaw = flawIn(value[name], parents)
    if (flaw) return (isList ? `[${name}]` : `.${name}`) + flaw
  }
  parents.pop()
  return undefined
}
