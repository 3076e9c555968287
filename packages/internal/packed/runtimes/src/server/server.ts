import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen, stop } from '../../../install/loopback.ts'
import type { SeenRequest } from '../program/context.ts'
import { type Answer, scenarios } from './scenarios.ts'

/** The server for all runtimes. It answers `/<scenario>/<id>/…` as the scenario says. */
export interface RunningServer {
  readonly url: string
  /** An address on which no server listens. */
  readonly nobody: string
  close(): void
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }
/** The requests by the id of their endpoint. */
type Log = Map<string, Mutable<SeenRequest>[]>

/** Starts the server on two origins of the loopback. No request may arrive at the second one. */
export async function startServer(): Promise<RunningServer> {
  const log: Log = new Map()
  const here = createOrigin(log, false, () => other)
  const elsewhere = createOrigin(log, true, () => other)
  const closed = createServer()
  const [url, other, nobody] = await Promise.all([listen(here), listen(elsewhere), listen(closed)])
  closed.close()
  return { url, nobody, close: () => [here, elsewhere].forEach(stop) }
}

function createOrigin(log: Log, elsewhere: boolean, other: () => string): Server {
  // The server keeps a connection open for longer than a process may take to end.
  return createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
    allowEveryOrigin(request, response)
    const { method = '', url = '', headers } = request
    const [, name = '', id = '', ...rest] = url.split('/')
    if (method === 'OPTIONS') return response.writeHead(204).end()
    const requests = log.get(id) ?? []
    log.set(id, requests)
    if (name === 'seen') return response.setHeader('content-type', 'application/json').end(JSON.stringify(requests))
    const scenario = scenarios[name]
    if (scenario === undefined) return response.writeHead(500).end(`There is no scenario ${name}.`)
    const path = `/${rest.join('/')}`
    const seen = { elsewhere, method, path, headers: headers as Record<string, string>, body: '', abandoned: false }
    const n = requests.push(seen)
    response.on('close', () => {
      seen.abandoned = !response.writableFinished
    })
    seen.body = Buffer.concat(await request.toArray().catch(() => [])).toString()
    const { authorization = '' } = headers
    const answer = scenario({ method, path, authorization, elsewhere: `${other()}/answers/${id}` }, n)
    if (answer) await send(answer, response)
  })
}

async function send({ status, headers, body, afterHalf }: Answer, response: ServerResponse): Promise<void> {
  const bytes = Buffer.from(body as string)
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  if (afterHalf === undefined) return void response.end(bytes)
  // The first half is a packet of its own, so the client has seen the start of the response.
  response.write(bytes.subarray(0, bytes.length / 2))
  if (afterHalf === 'silence') return
  await wait(50)
  response.destroy()
}

/** Allows calls from pages of other origins, which send credentials in a header. */
function allowEveryOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'GET, PUT, POST, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-expose-headers', '*')
}
