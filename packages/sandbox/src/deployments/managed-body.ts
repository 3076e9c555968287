import { Refusal } from '../http/refusal.ts'
import type { IncomingRequest } from '../http/request.ts'
import type { Route } from '../http/router.ts'

/** The body of a request as the managed gateway reads it: JSON, and nothing that it does not know. */
export function managedBodyOf({ headers, body }: IncomingRequest, { operation }: Route): unknown {
  if (!operation.body) return undefined
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const sent = type === 'application/json' ? parse(body) : undefined
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw invalid
  const known = new Set(operation.properties)
  const unknown = Object.keys(sent).find((name) => !known.has(name))
  if (unknown !== undefined) throw new Refusal(400, `BAD_REQUEST: request body property can't be validated: ${unknown}`)
  return sent
}

const invalid = new Refusal(400, 'BAD_REQUEST: Invalid request body')

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
