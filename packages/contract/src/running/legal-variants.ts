import type { CaseKind } from '../derivation/kinds.ts'
import { answersFor } from '../document/document.ts'
import type { Exchange } from './exchange.ts'

/** Refusals that come from what stands before a server as often as from itself, each in words of its own. */
const ANY_FORM = [401, 404, 405, 415, 501]

/** What is wrong with how a body comes is found before anybody looks at what is in it. */
const BEFORE_THE_BODY: Partial<Record<CaseKind, readonly number[]>> = {
  'no body': [400, 411, 415, 422],
  'malformed body': [400, 422],
  'media type': [400, 415, 422],
}

/**
 * Where an empty object asks for nothing and is in order, a server may take for one what brings no body that it can
 * read; what that changes is nothing.
 */
export function emptyBodyOf({ item, document, expectation, received, mode }: Exchange): string | undefined {
  const { body } = item.operation
  const isUnread = item.kind === 'no body' || item.kind === 'media type'
  if (mode === 'mock' || expectation.kind !== 'refused' || !isUnread || !body) return undefined
  if (received.status !== 200 || !document.reader.accepts(body.node, {})) return undefined
  return 'the server accepted a request without a body that it reads; and takes it for an empty one'
}

/** In what way a refusal is another than the document describes, where that is no mistake; nothing where it is not. */
export function legalVariantOf({ item, expectation, received, mode }: Exchange): string | undefined {
  const { status, headers, text } = received
  if (mode === 'mock' || status < 400 || expectation.kind === 'accepted') return undefined
  const early = BEFORE_THE_BODY[item.kind] ?? []
  const documented = answersFor(item.operation, status)
  const allowed = expectation.kind === 'refused' ? expectation.statuses : documented.map((each) => each.status)
  const isEarly = early.includes(status)
  if (!isEarly && !(allowed.includes(status) && ANY_FORM.includes(status))) return undefined
  if (!allowed.includes(status)) return `the refusal is a ${status}, where the document has ${allowed.join(' or ')}`
  const named = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const type = text === '' || named === undefined ? 'no body' : named
  const types = documented.map(({ mediaType }) => mediaType ?? 'no body')
  return documented.length === 0 || types.includes(type)
    ? undefined
    : `the refusal ${status} is ${type}, where the document has ${types.join(' or ')}`
}
