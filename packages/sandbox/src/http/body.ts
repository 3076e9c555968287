import { Refusal } from './refusal.ts'
import type { IncomingRequest } from './request.ts'

const largest = 32 * 1024 * 1024

/** The body of a request as the open-source server reads it, before it knows what the request is for. */
export function bodyOf({ method, headers, body, encodingFault }: IncomingRequest): unknown {
  const [type, ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const isSent = body.length > 0 || method === 'POST' || method === 'PUT'
  if (!isSent || (type !== 'application/json' && type !== 'text/plain')) return {}
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  if (encodingFault) throw new Refusal(encodingFault, unexpected)
  if (body.length > largest) throw new Refusal(413, unexpected)
  const words = decode(body, charset?.replaceAll('"', '') ?? 'utf-8')
  return type === 'text/plain' ? words : parse(words)
}

/** What the server says when it does not say what went wrong. */
export const unexpected = 'Something went wrong :('

function decode(body: Uint8Array, charset: string): string {
  if (!charset.startsWith('utf-')) throw new Refusal(415, unexpected)
  return new TextDecoder(charset).decode(body)
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
