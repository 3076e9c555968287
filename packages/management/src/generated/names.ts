// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import { createFetchWithNames, type FetchWithNames, type Names, type SendingFetch } from '@clouddb/client-core/names'
import { definition } from './definition.ts'

export type { FetchWithNames, Names, SendingFetch }

/** The fields whose keys belong to users, by path. */
const maps = {
  '/v1/organizations/{organizationId}/services': ['backupEncryptionConfig'],
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/schemaDiscovery': ['meta'],
  '/v1/organizations/{organizationId}/services/{serviceId}/databaseSettings': ['settings'],
  '/v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints': ['parameters'],
  '/v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints/{endpointId}': ['parameters'],
  '/v1/organizations/{organizationId}/services/{serviceId}/saved-queries': ['parameters'],
  '/v1/organizations/{organizationId}/services/{serviceId}/saved-queries/{queryId}': ['parameters'],
  '/v1/organizations/{organizationId}/prometheus/discovery': ['labels'],
  '/v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/tags': ['tags'],
}

/**
 * Makes a `fetch` for a deployment that uses other words than the document, for the option `fetch` of a client.
 *
 * It translates segments of paths below the base address, and keys in bodies of JSON, in both directions. It changes no value, no query, and no key that users choose, such as that of a header.
 *
 * @param fetch Sends the requests. Default: the global `fetch`.
 * @throws ConfigurationError when a word is wrong, or two have the same translation.
 */
export function fetchWithNames(names: Names, fetch?: SendingFetch): FetchWithNames {
  return createFetchWithNames(definition, maps, names, fetch)
}
