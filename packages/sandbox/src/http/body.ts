import { ownOf, parsedJson } from '../json.ts'
import { Refusal, unexplained } from './refusal.ts'
import type { IncomingRequest } from './request.ts'
import type { Route } from './router.ts'

const mostFields = 1000

const readers: Readonly<Record<string, (body: Uint8Array, charset: string) => unknown>> = {
  'application/json': (body, charset) => parse(decode(body, charset, /^utf-(7|8|16(le|be)?)$/)),
  'application/x-www-form-urlencoded': (body, charset) => fields(decode(body, charset, /^utf-8$/)),
  'text/plain': (body, charset) => decode(body, charset, /./),
}

/** Reads a body as the open-source server does: before it looks for the operation. */
export function readOpenSourceBody({ method, headers, body, bodyFault }: IncomingRequest): unknown {
  const { type, charset } = parseMediaType(headers.get('content-type') ?? '')
  const isSent = body.length > 0 || bodyFault !== undefined || method === 'POST' || method === 'PUT'
  const reader = ownOf(readers, type)
  if (!isSent || !reader) return {}
  if (bodyFault) throw new Refusal(bodyFault, unexplained)
  return reader(body, charset)
}

const token = "[!#$%&'*+.^_`|~\\w-]+"
const parameter = `\\s*;\\s*(${token})=(${token}|"(?:[^"\\\\]|\\\\.)*")`
const mediaType = new RegExp(`^\\s*(${token}/${token})((?:${parameter})*)\\s*$`)

/** The server ignores a header that is not a valid media type. */
function parseMediaType(written: string): { type: string; charset: string } {
  const [, type = '', parameters = ''] = mediaType.exec(written) ?? []
  const found = [...parameters.matchAll(new RegExp(parameter, 'g'))].find(
    ([, name]) => name?.toLowerCase() === 'charset',
  )
  return { type: type.toLowerCase(), charset: (found?.[2] ?? 'utf-8').replaceAll('"', '').toLowerCase() }
}

function decode(body: Uint8Array, charset: string, known: RegExp): string {
  try {
    // The characters that JSON needs are the same in UTF-7 and UTF-8.
    if (known.test(charset)) return new TextDecoder(charset === 'utf-7' ? 'utf-8' : charset).decode(body)
  } catch {
    // Refused below: neither runtimes nor the server know the charset.
  }
  throw new Refusal(415, unexplained)
}

const mostValues = 200_000
const mostLevels = 1_000

/** Refuses JSON whose values would need many times the memory of its text, or more levels than the stack has. */
function refuseTooManyValues(words: string): void {
  if (hasTooMany(words, { values: mostValues })) throw new Refusal(413, unexplained)
}

/** Whether a JSON text has more values than that, or more levels than the stack has. */
export function hasTooMany(words: string, most: { readonly values: number }): boolean {
  let [values, level, isText] = [0, 0, false]
  for (let index = 0; index < words.length; index++) {
    const sign = words[index]
    if (sign === '"') isText = !isText
    else if (isText) index += sign === '\\' ? 1 : 0
    else if (sign === ',') values++
    else if (sign === ']' || sign === '}') level--
    else if (sign === '[' || sign === '{') {
      values++
      level++
    }
    if (values > most.values || level > mostLevels) return true
  }
  return false
}

/** Half of a surrogate pair cannot be stored: the database replaces it. */
function storable(words: string): unknown {
  const hasHalves = /\\u[dD][89a-fA-F]/.test(words)
  return parsedJson(
    words,
    hasHalves ? (_, value) => (typeof value === 'string' ? value.toWellFormed() : value) : undefined,
  )
}

// The server accepts objects and lists only, and reads an empty body as an empty object.
function parse(words: string): unknown {
  if (words === '') return {}
  refuseTooManyValues(words)
  const value = /^\s*[{[]/.test(words) ? storable(words) : undefined
  if (value === undefined) throw new Refusal(400, 'Invalid JSON payload')
  return value
}

/** Reads the fields of a form. A field that is sent several times becomes a list. */
function fields(words: string): unknown {
  if (words.split('&').length > mostFields) throw new Refusal(413, unexplained)
  const form = new URLSearchParams(words)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/** A day after that of every version. */
const later = '~'

/**
 * Reads a body as the managed gateway does: a JSON object with known properties.
 *
 * @param since The day of the gateway's version.
 */
export function readManagedBody(
  { headers, body, bodyFault }: IncomingRequest,
  { operation }: Route,
  since: string,
): unknown {
  if (!operation.body) return undefined
  if (bodyFault === 413) throw new Refusal(bodyFault, unexplained)
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const words = type === 'application/json' ? new TextDecoder().decode(body) : ''
  refuseTooManyValues(words)
  const sent = storable(words)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new Refusal(400, 'BAD_REQUEST: Invalid request body')
  const unknown = Object.keys(sent).find((name) => !((operation.properties.get(name) ?? later) <= since))
  if (unknown !== undefined) throw new Refusal(400, `BAD_REQUEST: request body property can't be validated: ${unknown}`)
  return sent
}
