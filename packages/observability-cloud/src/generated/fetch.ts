// Generated from observability-cloud.yaml. Do not edit: change the document, then run `pnpm generate`.

import { createFetchClient as createCoreFetchClient, type FetchClient } from '@clouddb/client-core/fetch'
import { api, environment, type ObservabilityCloudClientOptions } from './client.ts'
import type { paths } from './schema.ts'

export type { FetchClient, FetchInit, FetchMethod, FetchResult, ParseAs } from '@clouddb/client-core/fetch'
// The types of a call by path.
export type * from './schema.ts'

/** Options of {@link createFetchClient}: path parameters are given in each call. */
export type FetchClientOptions = Omit<ObservabilityCloudClientOptions, 'organizationId' | 'serviceId'>

/** Makes a client of path literals, with the credentials, retries, time limits and path safety of the methods. */
export function createFetchClient(options: FetchClientOptions = {}): FetchClient<paths> {
  return createCoreFetchClient<paths, FetchClientOptions>(api, environment, options)
}
