// Generated from observability-cloud.yaml. Do not edit: change the document, then run `pnpm generate`.

import { createFetchWithNames, type FetchWithNames, type Names, type SendingFetch } from '@clouddb/client-core/names'
import { definition } from './definition.ts'

export type { FetchWithNames, Names, SendingFetch }

/** The fields whose keys belong to users, by path. */
const maps = {
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate': ['normalized'],
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks': ['headers', 'queryParams'],
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}': [
    'headers',
    'queryParams',
  ],
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/roles': ['conditions'],
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/roles/{roleId}': ['conditions'],
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
