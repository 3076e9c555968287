import type { OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'

/** Writes the body of a request in the media type of its operation. */
export function encodeBody(operation: OperationDefinition, body: unknown): BodyInit | undefined {
  const { bodyOptional, encode, method, path } = operation
  let flaw: string | undefined
  let cause: unknown
  try {
    if (!encode) flaw = flawIn(body, [])
    const encoded = body === undefined ? undefined : (encode ?? toJson)(body as never)
    if (!flaw && (encoded !== undefined || bodyOptional)) return encoded
  } catch (error) {
    cause = error
  }
  const where = flaw ? `: body${flaw}` : ''
  throw new InvalidArgumentError(
    `The body of ${method} ${path} must be plain data, after the path parameters${where}.`,
    { cause },
  )
}

const toJson: (body: unknown) => string | undefined = JSON.stringify

/** For the media types whose bodies only the caller can write: files, forms with files, text. */
export function passBody(body: BodyInit): BodyInit {
  return body
}

/**
 * The first place in a value that JSON would lose, and what stands there: `.tiles[0].w is NaN`. As in JSON, what has
 * `toJSON` is what that says, and members that are `undefined` are left out.
 */
function flawIn(given: unknown, parents: unknown[]): string | undefined {
  if (typeof given === 'string' || typeof given === 'boolean' || given === undefined || given === null) return undefined
  if (typeof given === 'number') return Number.isFinite(given) ? undefined : ` is ${given}`
  const { toJSON } = given as { toJSON?: unknown }
  const value: unknown = typeof toJSON === 'function' ? toJSON.call(given, '') : given
  if (Object(value) !== value || typeof value === 'function') {
    // An invalid date has no JSON, and says `null`.
    if (value === given || Number.isNaN(Object(given).valueOf())) return ` is ${describe(given)}`
    return flawIn(value, parents)
  }
  if (parents.includes(value)) return ' contains itself'
  parents.push(value)
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const flaw = flawIn(value[index], parents)
      if (flaw) return `[${index}]${flaw}`
    }
  } else {
    if (!isRecord(value as object)) return ` is ${describe(value)}`
    for (const name of Object.keys(value as object)) {
      const flaw = flawIn((value as Record<string, unknown>)[name], parents)
      if (flaw) return `.${name}${flaw}`
    }
  }
  parents.pop()
  return undefined
}

/** Whether an object is its properties, and not a collection, a stream or a promise, which JSON writes as `{}`. */
function isRecord(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return (
    prototype === Object.prototype ||
    prototype === null ||
    (Object.prototype.toString.call(value) === '[object Object]' && !('then' in value || Symbol.asyncIterator in value))
  )
}

function describe(value: unknown): string {
  return Object(value) === value ? `a ${(value as object).constructor.name}` : `a ${typeof value}`
}
