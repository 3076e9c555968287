import {
  type ApiDefinition,
  type BasicCredentials,
  type ClientOptions,
  createClient,
  type Environment,
} from '@clouddb/client-core'
import manifest from '../package.json' with { type: 'json' }
import { definition } from './generated/definition.ts'
import type { Methods } from './generated/methods.ts'

/** The API, and what says in each request who sends it. */
export const api: ApiDefinition = { ...definition, product: `clouddb-observability-cloud/${manifest.version}` }

/** The environment variables that replace missing options. They are read when a client is created. */
export const environment: Environment = {
  baseUrl: 'CLOUDDB_BASE_URL',
  keyId: 'CLOUDDB_KEY_ID',
  keySecret: 'CLOUDDB_KEY_SECRET',
  organizationId: 'CLOUDDB_ORGANIZATION_ID',
  serviceId: 'CLOUDDB_SERVICE_ID',
  logLevel: 'CLOUDDB_LOG',
}

/** Options of {@link createObservabilityCloudClient}. What is not passed comes from the environment. */
export interface ObservabilityCloudClientOptions extends ClientOptions, BasicCredentials {
  /** The organization that owns the service. Default: the variable `CLOUDDB_ORGANIZATION_ID`. A call may bring it instead. */
  readonly organizationId?: string | undefined
  /** The service whose observability data is meant. Default: the variable `CLOUDDB_SERVICE_ID`. A call may bring it instead. */
  readonly serviceId?: string | undefined
}

/** A client of the managed observability API: one method an operation. */
export interface ObservabilityCloudClient extends Methods {
  /** A copy of this client with some options changed. */
  withOptions(options: ObservabilityCloudClientOptions): ObservabilityCloudClient
}

/**
 * Makes a client of the managed observability API.
 *
 * @throws ConfigurationError when an option is missing or wrong; nothing is sent by then.
 */
export function createObservabilityCloudClient(
  options: ObservabilityCloudClientOptions = {},
): ObservabilityCloudClient {
  return createClient<ObservabilityCloudClient, ObservabilityCloudClientOptions>(api, environment, options)
}
