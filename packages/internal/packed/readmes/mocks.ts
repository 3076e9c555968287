import { createServer, request } from 'node:http'
import { startMock } from '@clouddb/goldens/mock'
import type { TestProject } from 'vitest/node'
import { listen, stop } from '../install/loopback.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The variables that a user sets, with the addresses of mocks. */
    environment: Readonly<Record<string, string>>
  }
}

/**
 * The global setup of the tests: starts a mock of each API. Management and managed observability share an address, as they
 * do in a deployment.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [management, cloud, oss] = await Promise.all([
    startMock('@clouddb/management'),
    startMock('@clouddb/observability-cloud'),
    startMock('@clouddb/observability-oss'),
  ])
  const proxy = await startProxy((url) => (url.includes('/observability/') ? cloud.url : management.url) + url)
  provide('environment', {
    CLOUDDB_BASE_URL: proxy.url,
    CLOUDDB_KEY_ID: 'id',
    CLOUDDB_KEY_SECRET: 'secret',
    CLOUDDB_ORGANIZATION_ID: '6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
    CLOUDDB_SERVICE_ID: 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40',
    CLOUDDB_OSS_BASE_URL: oss.url,
    CLOUDDB_OSS_API_KEY: 'key',
    NODE_NO_WARNINGS: '1',
    // Only for speed: programs share what Node has compiled.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
  })
  return async () => {
    proxy.close()
    await Promise.all([management.close(), cloud.close(), oss.close()])
  }
}

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
