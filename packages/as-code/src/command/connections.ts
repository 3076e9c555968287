import type { ApiName } from '../document/walk.ts'

/** What a client needs, by the option of the client. */
export type Connection = Readonly<Record<string, string>>

/** The options that each client needs, with the variable of the environment that names it. */
export const connections: Readonly<Record<ApiName, Readonly<Record<string, string>>>> = {
  oss: { baseUrl: 'CLOUDDB_OSS_BASE_URL', apiKey: 'CLOUDDB_OSS_API_KEY' },
  cloud: {
    baseUrl: 'CLOUDDB_BASE_URL',
    keyId: 'CLOUDDB_KEY_ID',
    keySecret: 'CLOUDDB_KEY_SECRET',
    organizationId: 'CLOUDDB_ORGANIZATION_ID',
    serviceId: 'CLOUDDB_SERVICE_ID',
  },
}
