import { Refusal } from './refusal.ts'
import type { IncomingRequest } from './request.ts'

const largest = 32 * 1024 * 1024
const mostFields = 1000

const read: Readonly<Record<string, (body: Uint8Array, charset: string) => unknown>> = {
  'application/json': (body, charset) => parse(decode(body, charset, /^utf-(7|8|16(le|be)?)$/)),
  'application/x-www-form-urlencoded': (body, charset) => fields(decode(body, charset, /^utf-8$/)),
  'text/plain': (body, charset) => decode(body, charset, /./),
}

/** The body of a request as the open-source server reads it, before it knows what the request is for. */
export function bodyOf({ method, headers, body, encodingFault }: IncomingRequest): unknown {
  const { type, charset } = mediaTypeOf(headers.get('content-type') ?? '')
  const isSent = body.length > 0 || method === 'POST' || method === 'PUT'
  const reader = Object.hasOwn(read, type) ? read[type] : undefined
  if (!isSent || !reader) return {}
  if (encodingFault) throw new Refusal(encodingFault, unexpected)
  if (body.length > largest) throw new Refusal(413, unexpected)
  return reader(body, charset)
}

/** What the server says when it does not say what went wrong. */
export const unexpected = 'Something went wrong :('

const token = "[!#$%&'*+.^_`|~\\w-]+"
const parameter = `\\s*;\\s*(${token})=(${token}|"(?:[^"\\\\]|\\\\.)*")`
const mediaType = new RegExp(`^\\s*(${token}/${token})((?:${parameter})*)\\s*$`)

/** What is not wholly a media type is none to it. */
function mediaTypeOf(written: string): { type: string; charset: string } {
  const [, type = '', parameters = ''] = mediaType.exec(written) ?? []
  const found = [...parameters.matchAll(new RegExp(parameter, 'g'))].find(
    ([, name]) => name?.toLowerCase() === 'charset',
  )
  return { type: type.toLowerCase(), charset: (found?.[2] ?? 'utf-8').replaceAll('"', '').toLowerCase() }
}

function decode(body: Uint8Array, charset: string, known: RegExp): string {
  try {
    // The letters of UTF-7 that JSON has are those of UTF-8.
    if (known.test(charset)) return new TextDecoder(charset === 'utf-7' ? 'utf-8' : charset).decode(body)
  } catch {
    // Refused below: no runtime knows it, nor does the server.
  }
  throw new Refusal(415, unexpected)
}

// Only an object or a list is JSON to it, and nothing is an empty object.
function parse(words: string): unknown {
  if (words === '') return {}
  if (!/^[\s]*[{[]/.test(words)) throw new Refusal(400, 'Invalid JSON payload')
  try {
    return JSON.parse(words)
  } catch {
    throw new Refusal(400, 'Invalid JSON payload')
  }
}

/** The fields of a form, each a text, or a list where it comes several times. */
function fields(words: string): unknown {
  if (words.split('&').length > mostFields) throw new Refusal(413, unexpected)
  const form = new URLSearchParams(words)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}
