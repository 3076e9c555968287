import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startMock } from '@clouddb/goldens/mock'
import type { TestProject } from 'vitest/node'

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
  const proxy = createServer(async (request, response) => {
    const target = request.url?.includes('/observability/') ? cloud.url : management.url
    const chunks = await request.toArray()
    const { authorization = '', 'content-type': type } = request.headers
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: { authorization, ...(type === undefined ? {} : { 'content-type': type }) },
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  provide('environment', {
    CLOUDDB_BASE_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
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
    proxy.closeAllConnections()
    await Promise.all([new Promise((resolve) => proxy.close(resolve)), management.close(), cloud.close(), oss.close()])
  }
}
