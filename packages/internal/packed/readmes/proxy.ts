import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP proxy on the loopback. */
export interface HttpProxy {
  readonly url: string
  /** The hosts of the requests, in their order. */
  readonly hosts: readonly string[]
  close(): void
}

/** Starts a proxy for requests that name an absolute URL, as clients send them for a target without TLS. */
export async function startProxy(): Promise<HttpProxy> {
  const hosts: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    hosts.push(new URL(url).host)
    incoming.pipe(
      request(url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hosts,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
