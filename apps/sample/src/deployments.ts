import { createManagementClient, type ManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient, type ObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import type { Flags } from './command-line.ts'
import { WrongUse } from './failure.ts'

/** What the sample works on. */
export interface Deployments extends AsyncDisposable {
  /** False: mocks on this machine, which may be changed at will. */
  readonly real: boolean
  readonly management: ManagementClient
  readonly cloud: ObservabilityCloudClient
  readonly oss: ObservabilityOssClient
  readonly serviceId: string
  /** The key to delete, when one was named. */
  readonly retiredKey: string | undefined
}

const required = [
  'CLOUDDB_BASE_URL',
  'CLOUDDB_KEY_ID',
  'CLOUDDB_KEY_SECRET',
  'CLOUDDB_ORGANIZATION_ID',
  'CLOUDDB_SERVICE_ID',
  'CLOUDDB_OSS_API_KEY',
]

/** A person waits in front of the sample, so no call may take longer than this. */
const limits = { totalTimeout: 30_000 }

/** Real deployments when the environment names any, otherwise mocks. */
export async function connect({ retiredKey }: Flags): Promise<Deployments> {
  const isSet = (variable: string) => Boolean(process.env[variable])
  if (![...required, 'CLOUDDB_OSS_BASE_URL'].some(isSet)) return connectToMocks(retiredKey)
  const missing = required.filter((variable) => !isSet(variable))
  if (missing.length > 0)
    throw new WrongUse(
      `To reach real deployments, the sample also needs ${missing.join(', ')}: set them, or unset every CLOUDDB_ variable to use mocks.`,
    )
  return {
    real: true,
    // The packages read the rest from the same variables.
    management: createManagementClient(limits),
    cloud: createObservabilityCloudClient(limits),
    oss: createObservabilityOssClient(limits),
    serviceId: process.env.CLOUDDB_SERVICE_ID ?? '',
    retiredKey,
    [Symbol.asyncDispose]: async () => {},
  }
}

async function connectToMocks(retiredKey: string | undefined): Promise<Deployments> {
  // Imported here, for it takes a while, and only this branch needs it.
  const { startMocks } = await import('../mocks/start.ts')
  const mocks = await startMocks()
  const organizationId = '6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11'
  const serviceId = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
  const key = { keyId: 'mock', keySecret: 'mock', organizationId, ...limits }
  return {
    real: false,
    management: createManagementClient({ baseUrl: mocks.management, ...key }),
    cloud: createObservabilityCloudClient({ baseUrl: mocks.cloud, serviceId, ...key }),
    oss: createObservabilityOssClient({ baseUrl: mocks.oss, apiKey: 'mock', ...limits }),
    serviceId,
    retiredKey: retiredKey ?? '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81',
    [Symbol.asyncDispose]: mocks.close,
  }
}
