import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import type { Flags } from './command-line.ts'
import { WrongUse } from './progress.ts'

/** The clients of the deployments, the service to change, the key to delete, if one was named, and the values of secrets. */
export type Deployments = Awaited<ReturnType<typeof connect>>

export const required = [
  'CLOUDDB_BASE_URL',
  'CLOUDDB_KEY_ID',
  'CLOUDDB_KEY_SECRET',
  'CLOUDDB_ORGANIZATION_ID',
  'CLOUDDB_SERVICE_ID',
  'CLOUDDB_OSS_API_KEY',
]

/** A person waits for the sample, so no call may take longer than this. */
const limits = { totalTimeout: 30_000 }

/** Connects to real deployments if the environment names any, otherwise to a sandbox, which may be changed without --apply. */
export async function connect({ retiredKey }: Flags) {
  const isSet = (variable: string) => Boolean(process.env[variable])
  const real = [...required, 'CLOUDDB_OSS_BASE_URL'].some(isSet)
  const missing = required.filter((variable) => !isSet(variable))
  if (real && missing.length > 0)
    throw new WrongUse(
      `To reach real deployments, the sample also needs ${missing.join(', ')}: set them, or unset every CLOUDDB_ variable to use a sandbox.`,
    )
  // Imported here because only this branch needs the sandbox. Your own program does not need it.
  const sandbox = real ? undefined : (await import('../sandbox/sandbox.ts')).startSandbox()
  return {
    real,
    // The packages read what is not given here from the same variables.
    management: createManagementClient({ ...sandbox?.management, ...limits }),
    cloud: createObservabilityCloudClient({ ...sandbox?.observabilityCloud, ...limits }),
    oss: createObservabilityOssClient({ ...sandbox?.observabilityOss, ...limits }),
    serviceId: `${sandbox?.observabilityCloud.serviceId ?? process.env.CLOUDDB_SERVICE_ID}`,
    retiredKey: retiredKey ?? sandbox?.unusedKey,
    environment: sandbox ? { SAMPLE_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/sample' } : process.env,
  }
}
