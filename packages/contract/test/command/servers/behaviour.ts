import type { IncomingMessage } from 'node:http'
import { answersFor, type ContractDocument, type Json, type Operation } from '../../../src/index.ts'
import type { Asked, Complaint, Drift, Reply } from './drift.ts'
import { collectionOf, type Objects, ownIdOf, perform } from './kept-objects.ts'

/** Who is let in, and what is done otherwise than the document says. */
export interface ServerBehaviour {
  /** The value of the header Authorization that is let in. */
  readonly authorization: string
  readonly drifts?: readonly Drift[]
}

export const page = (status: number, text: string): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html><body><pre>${text}</pre></body></html>`,
})

/** Answers as the document says, and as the drifts say otherwise. */
export function createAnswerer(
  document: ContractDocument,
  objects: Objects,
  { authorization, drifts = [] }: ServerBehaviour,
) {
  return (request: IncomingMessage, text: string): Reply => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const found = operationAt(document, String(request.method), pathname)
    if (!found) return page(404, `Cannot ${request.method} ${pathname.replaceAll('<', '&lt;')}`)
    const { operation, path } = found
    const asked: Asked = { operation, path, query: searchParams, body: parsed(text), headers: request.headers }
    const isLetIn = request.headers.authorization === authorization
    const own = isLetIn ? complaintAbout(asked, text, document, objects) : 401
    const complaint = drifts.reduce<Complaint | undefined>(
      (known, { decide }) => (decide ? decide(asked, known) : known),
      own,
    )
    const reply = complaint ? refusal(operation, complaint) : perform(asked, document, objects, drifts)
    return drifts.reduce((known, drift) => drift.reply?.(asked, known) ?? known, reply)
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function operationAt(document: ContractDocument, method: string, pathname: string) {
  for (const operation of document.operations) {
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string)
    const values = new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '([^/]+)')}$`).exec(pathname)?.slice(1)
    if (values && operation.method === method) {
      const path = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
      return { operation, path }
    }
  }
  return undefined
}

function complaintAbout(
  asked: Asked,
  text: string,
  { reader }: ContractDocument,
  objects: Objects,
): Complaint | undefined {
  const { operation, path, query, body, headers } = asked
  for (const parameter of operation.parameters) {
    const value = parameter.in === 'path' ? path[parameter.name] : query.get(parameter.name)
    if (value != null && !reader.accepts(parameter.node, value, true)) return 400
  }
  if (operation.body) {
    if (text === '' || !headers['content-type']?.startsWith(operation.body.mediaType)) return 400
    if (body === undefined || !reader.accepts(operation.body.node, body)) return 400
  }
  const own = ownIdOf(asked)
  return own !== undefined && !objects.get(collectionOf(operation.path))?.has(own) ? 404 : undefined
}

/** The document's own words for a refusal. */
function refusal(operation: Operation, status: number): Reply {
  const [answer] = answersFor(operation, status)
  return { status, type: answer?.mediaType ?? 'application/json', body: answer?.examples[0]?.value ?? {} }
}
