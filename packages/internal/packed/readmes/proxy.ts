import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** An HTTP proxy on the loopback. */
export interface HttpProxy {
  readonly url: string
  /** The hosts of the requests, in their order. */
  readonly hosts: readonly string[]
  close(): void
}

/** Starts a proxy that accepts both forms: a tunnel by CONNECT, and a request for an absolute URL. */
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
  server.on('connect', ({ url = '' }, socket) => {
    hosts.push(url)
    const [host, port] = url.split(':')
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      target.pipe(socket)
      socket.pipe(target)
    })
    for (const end of [socket, target]) end.on('error', () => {})
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
