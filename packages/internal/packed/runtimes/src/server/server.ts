import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, scenarioOf } from './scenarios.ts'

/** The server that all runtimes speak to: `/<scenario>/<id>/…` is answered as the scenario says. */
export interface RunningServer {
  readonly url: string
  /** An address at which nobody listens. */
  readonly nobody: string
  close(): Promise<void>
}

/** What arrived in one endpoint, as the program's `Seen` has it. */
interface Endpoint {
  readonly requests: SeenRequest[]
  under: number
  most: number
}

type SeenRequest = Record<'method' | 'path' | 'body', string> & {
  headers: object
  abandoned: boolean
  elsewhere: boolean
}

/** Starts the server on two origins of the loopback; nothing that a client sends may arrive at the second one. */
export async function startServer(): Promise<RunningServer> {
  const endpoints = new Map<string, Endpoint>()
  const here = createOrigin(endpoints, false, () => other)
  const elsewhere = createOrigin(endpoints, true, () => other)
  const silent = createServer()
  const [url, other, nobody] = await Promise.all([here, elsewhere, silent].map(listen))
  silent.close()
  return {
    url: url as string,
    nobody: nobody as string,
    close: async () => {
      for (const server of [here, elsewhere]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

function createOrigin(endpoints: Map<string, Endpoint>, elsewhere: boolean, other: () => string | undefined): Server {
  // A connection stays open for longer than any process may take to end.
  return createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
    allowEveryOrigin(request, response)
    const { method = '', url = '', headers } = request
    const [, name = '', id = '', ...rest] = url.split('/')
    if (method === 'OPTIONS') return response.writeHead(204).end()
    const endpoint = endpoints.get(id) ?? { requests: [], under: 0, most: 0 }
    endpoints.set(id, endpoint)
    if (name === 'seen') return response.setHeader('content-type', 'application/json').end(JSON.stringify(endpoint))
    const scenario = scenarioOf(name)
    if (scenario === undefined) return response.writeHead(500).end(`There is no scenario ${name}.`)
    const seen = { elsewhere, method, path: `/${rest.join('/')}`, headers, body: '', abandoned: false }
    const number = note(endpoint, seen, response)
    seen.body = Buffer.concat(await request.toArray().catch(() => [])).toString()
    const { authorization = '' } = headers
    const asked = { endpoint, method, path: seen.path, authorization, elsewhere: `${other()}/answers/${id}` }
    const answer = scenario(asked, number)
    if (answer) await give(answer, response)
  })
}

/** Writes down that a request has come, and how it ends. Returns how many there are now. */
function note(endpoint: Endpoint, seen: SeenRequest, response: ServerResponse): number {
  endpoint.most = Math.max(endpoint.most, ++endpoint.under)
  response.on('close', () => {
    endpoint.under--
    seen.abandoned = !response.writableFinished
  })
  return endpoint.requests.push(seen)
}

async function give({ status, headers, body, afterHalf, delay }: Answer, response: ServerResponse): Promise<void> {
  if (delay !== undefined) await wait(delay)
  const bytes = Buffer.from(body as string)
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  if (afterHalf === undefined) return void response.end(bytes)
  // In a packet of its own, so that whoever is asked has seen the start of the answer.
  response.write(bytes.subarray(0, bytes.length / 2))
  if (afterHalf === 'closing') {
    await wait(50)
    response.destroy()
  }
}

/** What a server must say to be called from a page of another origin: its calls carry credentials in a header. */
function allowEveryOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'GET, PUT, POST, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-expose-headers', '*')
}

/** Listens on a port of the loopback that was free. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
