import type { OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import { describeKind, isPlainObject } from './plain-objects.ts'
import type { SentBody } from './redaction.ts'

/** Writes the body of a request in the media type of its operation. */
export function encodeBody(operation: OperationDefinition, body: unknown): SentBody | undefined {
  const { bodyOptional, encode, method, path } = operation
  let problem =
    body === undefined ? 'is missing; pass it after the path parameters' : 'could not be written; see the cause'
  let failure: ErrorOptions | undefined
  try {
    const loss = encode ? undefined : findLoss(body, [])
    if (loss) problem = `must be plain data: body${loss}`
    const write: (body: never) => SentBody | undefined = encode ?? JSON.stringify
    const encoded = body === undefined ? undefined : write(body as never)
    if (!loss && (encoded !== undefined || bodyOptional)) return encoded
  } catch (cause) {
    failure = { cause }
  }
  throw new InvalidArgumentError(`The body of ${method} ${path} ${problem}.`, failure)
}

/** Passes the caller's body through, for media types that the client cannot write: files, forms with files, text. */
export function passBody(body: SentBody): SentBody {
  return body
}

/**
 * Returns the first value that JSON would lose, with its place: `.tiles[0].w is NaN`. As in JSON, `toJSON` replaces a
 * value, and members that are `undefined` are left out.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever a caller may pass.
function findLoss(value: any, parents: unknown[]): string | undefined {
  if (value == null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return undefined
  if (typeof value === 'number') return ` is ${value}`
  // An invalid date becomes `null`.
  if (typeof value.toJSON === 'function' && !Number.isNaN(value.valueOf())) return findLoss(value.toJSON(''), parents)
  const isList = Array.isArray(value)
  if (!isList && !isPlainObject(value)) return ` is ${describeKind(value)}`
  if (parents.includes(value)) return ' is a part of itself'
  // JSON writes `null` for `undefined` in a list, and for a gap.
  if (isList && value.includes(undefined)) return ' has undefined in it'
  parents.push(value)
  for (const name of Object.keys(value)) {
    const loss = findLoss(value[name], parents)
    if (loss) return (isList ? `[${name}]` : `.${name}`) + loss
  }
  parents.pop()
  return undefined
}
