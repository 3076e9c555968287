import { createServer, request } from 'node:http'
import { listen, stop } from '../install/loopback.ts'

/** An HTTP proxy on the loopback. */
export interface HttpProxy {
  readonly url: string
  /** The hosts of the requests, in their order. */
  readonly hosts: readonly string[]
  close(): void
}

/** Starts a proxy. Clients send it an absolute URL for a target without TLS; `targetOf` makes one of any other URL. */
export async function startProxy(targetOf: (url: string) => string = (url) => url): Promise<HttpProxy> {
  const hosts: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const target = new URL(targetOf(url))
    hosts.push(target.host)
    incoming.pipe(
      request(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }),
    )
  })
  return { url: await listen(server), hosts, close: () => stop(server) }
}
