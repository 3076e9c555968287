import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, scenarioOf } from './scenarios.ts'

/** The server that all runtimes speak to: `/<scenario>/<id>/…` is answered as the scenario says. */
export interface Peer {
  readonly url: string
  /** An address at which nobody listens. */
  readonly nobody: string
  close(): Promise<void>
}

/** What arrived in one corner, as the program's `Seen` has it. */
interface Corner {
  readonly requests: Record<string, unknown>[]
  under: number
  most: number
}

/** Starts the peer on two origins of the loopback; nothing that a client sends may arrive at the second one. */
export async function startPeer(): Promise<Peer> {
  const corners = new Map<string, Corner>()
  const cornerOf = (id: string) => {
    const corner = corners.get(id) ?? { requests: [], under: 0, most: 0 }
    corners.set(id, corner)
    return corner
  }
  let other = ''
  const handle = (elsewhere: boolean) => async (request: IncomingMessage, response: ServerResponse) => {
    allowEveryOrigin(request, response)
    const [, scenario = '', id = '', ...rest] = request.url?.split('/') ?? []
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const corner = cornerOf(id)
    if (scenario === 'seen') return response.setHeader('content-type', 'application/json').end(JSON.stringify(corner))
    const seen: Record<string, unknown> = {
      elsewhere,
      method: request.method,
      path: `/${rest.join('/')}`,
      headers: request.headers,
      abandoned: false,
    }
    const number = corner.requests.push(seen)
    corner.most = Math.max(corner.most, ++corner.under)
    response.on('close', () => {
      corner.under--
      seen.abandoned = !response.writableFinished
    })
    seen.body = Buffer.concat(await request.toArray().catch(() => [])).toString()
    const asked = {
      method: request.method ?? '',
      path: `/${rest.join('/')}`,
      authorization: request.headers.authorization ?? '',
      elsewhere: `${other}/answers/${id}`,
    }
    const find = scenarioOf(scenario)
    if (find === undefined) return response.writeHead(500).end(`There is no scenario ${scenario}.`)
    const answer = find(asked, number)
    if (answer) await give(answer, response)
  }
  const [peer, second, third] = [handle(false), handle(true), () => {}].map((listener) => createServer(listener))
  const [url, otherUrl, nobody] = await Promise.all([peer, second, third].map((server) => listen(server as Server)))
  other = otherUrl as string
  third?.close()
  return {
    url: url as string,
    nobody: nobody as string,
    close: async () => {
      for (const server of [peer, second]) {
        server?.close()
        server?.closeAllConnections()
      }
    },
  }
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
