import type { Sandbox } from '../sandbox.ts'

/** What the command says when it is ready: where it is, and the lines to export. */
export function greeting(address: string, { management, observabilityCloud, observabilityOss }: Sandbox): string {
  const variables = {
    CLOUDDB_BASE_URL: address,
    CLOUDDB_KEY_ID: management.keyId,
    CLOUDDB_KEY_SECRET: management.keySecret,
    CLOUDDB_ORGANIZATION_ID: management.organizationId,
    CLOUDDB_SERVICE_ID: observabilityCloud.serviceId,
    CLOUDDB_OSS_BASE_URL: address,
    CLOUDDB_OSS_API_KEY: observabilityOss.apiKey,
  }
  const exports = Object.entries(variables)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `export ${name}=${shellWord(String(value))}`)
  return [
    'Sandbox of the management API and both observability APIs.',
    `Its state: ${address}/`,
    '',
    ...exports,
    '',
    '',
  ].join('\n')
}

// Seeds may hold anything.
function shellWord(value: string): string {
  return /^[\w./:@-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`
}
