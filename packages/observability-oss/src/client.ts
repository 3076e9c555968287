import {
  type ApiDefinition,
  type BearerCredentials,
  type ClientOptions,
  createClient,
  type Environment,
} from '@clouddb/client-core'
import manifest from '../package.json' with { type: 'json' }
import { definition } from './generated/definition.ts'
import type { Methods } from './generated/methods.ts'

/** The API, and what says in each request who sends it. */
export const api: ApiDefinition = { ...definition, product: `clouddb-observability-oss/${manifest.version}` }

/** The environment variables that replace missing options. They are read when a client is created. */
export const environment: Environment = {
  baseUrl: 'CLOUDDB_OSS_BASE_URL',
  apiKey: 'CLOUDDB_OSS_API_KEY',
  logLevel: 'CLOUDDB_LOG',
}

/** Options of {@link createObservabilityOssClient}. What is not passed comes from the environment. */
export interface ObservabilityOssClientOptions extends ClientOptions, BearerCredentials {}

/** A client of the open-source observability API: one method an operation. */
export interface ObservabilityOssClient extends Methods {
  /** A copy of this client with some options changed. */
  withOptions(options: ObservabilityOssClientOptions): ObservabilityOssClient
}

/**
 * Makes a client of the open-source observability API.
 *
 * @throws ConfigurationError when an option is missing or wrong; nothing is sent by then.
 */
export function createObservabilityOssClient(options: ObservabilityOssClientOptions = {}): ObservabilityOssClient {
  return createClient<ObservabilityOssClient, ObservabilityOssClientOptions>(api, environment, options)
}
