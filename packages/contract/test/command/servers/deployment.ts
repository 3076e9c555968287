import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ContractDocument, type Json, readDocument } from '../../../src/index.ts'
import { createAnswerer, type ServerBehaviour } from './behaviour.ts'
import type { Reply } from './drift.ts'
import { seedsOf } from './kept-objects.ts'

export interface Deployment {
  readonly url: string
  /** What is kept, by the name of the collection: `dashboards`. */
  readonly objects: ReadonlyMap<string, Map<string, Record<string, Json>>>
  /** The requests that came, as `GET /api/v2/dashboards`. */
  readonly requests: readonly string[]
  close(): Promise<void>
}

export interface DeploymentOptions extends ServerBehaviour {
  /** Objects beside those of the examples, by their collection: `keys`. */
  readonly existing?: Readonly<Record<string, readonly string[]>>
  /** Gets every request first; what it answers is sent, and `end` breaks the connection. */
  readonly before?: (request: IncomingMessage, count: number) => Reply | 'end' | undefined | Promise<Reply | undefined>
}

/** A deployment in memory that does what its document says: it checks, keeps, changes and forgets objects. */
export async function startDeployment(raw: object, options: DeploymentOptions): Promise<Deployment> {
  const document = read(raw)
  const objects = seedsOf(document)
  for (const [name, ids] of Object.entries(options.existing ?? {})) {
    objects.set(name, new Map(ids.map((id) => [id, { id }])))
  }
  const requests: string[] = []
  const answer = createAnswerer(document, objects, options)
  // It closes no connection by its clock, for which a busy machine is late.
  const untimed = { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }
  const server = createServer(untimed, async (request, response) => {
    const count = requests.push(`${request.method} ${request.url}`)
    const text = await readText(request)
    if (text === undefined) return
    const early = await options.before?.(request, count)
    if (early === 'end') return request.socket.destroy()
    write(response, early ?? answer(request, text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const documents = new WeakMap<object, ContractDocument>()

/** Many servers have one document, which takes a while to read. */
export function read(raw: object): ContractDocument {
  const document = documents.get(raw) ?? readDocument(raw as never)
  documents.set(raw, document)
  return document
}

/** The body of a request; none where the client left before it was whole: there is nobody to answer then. */
function readText(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    request.on('close', () => resolve(request.complete ? text : undefined))
  })
}

function write(response: ServerResponse, { status, type, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(/json/i.test(type) ? JSON.stringify(body) : String(body))
}
