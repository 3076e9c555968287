import type { IncomingMessage } from 'node:http'
import { answersFor, type ContractDocument, type Json, type Operation } from '../../../src/index.ts'
import type { Asked, Complaint, Drift, Reply } from './drift.ts'
import { collectionOf, type Objects, ownIdOf, perform, seedsOf } from './kept-objects.ts'
import { operationAt, page, read, type Served, serve } from './served.ts'

/** A server of a document that no deployment has. */
export interface Invented extends Served {
  /** What is kept, by the name of the collection: `dashboards`. */
  readonly objects: Objects
}

/** Starts a server that does what its document says: it checks, keeps, changes and forgets objects. */
export async function startInvented(raw: object, authorization: string, drifts: readonly Drift[]): Promise<Invented> {
  const document = read(raw)
  const objects = seedsOf(document)
  const answer = createAnswerer(document, objects, authorization, drifts)
  return { ...(await serve(async (request, text) => answer(request, text))), objects }
}

/** Answers as the document says, and as the drifts say otherwise. */
function createAnswerer(document: ContractDocument, objects: Objects, authorization: string, drifts: readonly Drift[]) {
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
