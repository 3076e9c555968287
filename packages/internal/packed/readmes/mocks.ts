import { startMock } from '@clouddb/goldens/mock'
import type { TestProject } from 'vitest/node'
import { startProxy } from './proxy.ts'

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
