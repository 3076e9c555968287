// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type ApiDefinition,
  type BasicCredentials,
  type ClientOptions,
  createClient,
  type Environment,
} from '@clouddb/client-core'
import manifest from '../../package.json' with { type: 'json' }
import { definition } from './definition.ts'
import type { Methods } from './methods.ts'

/** The API, and what says in each request who sends it. */
export const api: ApiDefinition = { ...definition, product: `clouddb-management/${manifest.version}` }

/** The environment variables that replace missing options. They are read when a client is created. */
export const environment: Environment = {
  baseUrl: 'CLOUDDB_BASE_URL',
  keyId: 'CLOUDDB_KEY_ID',
  keySecret: 'CLOUDDB_KEY_SECRET',
  organizationId: 'CLOUDDB_ORGANIZATION_ID',
  logLevel: 'CLOUDDB_LOG',
}

/** Options of {@link createManagementClient}. What is not passed comes from the environment. */
export interface ManagementClientOptions extends ClientOptions, BasicCredentials {
  /** The organization that the calls are about. Default: the variable `CLOUDDB_ORGANIZATION_ID`. A call may bring it instead, and `listOrganizations`, `getIdentity` need none. */
  readonly organizationId?: string | undefined
}

/** A client of the management API: one method an operation. */
export interface ManagementClient extends Methods {
  /** A copy of this client with some options changed. */
  withOptions(options: ManagementClientOptions): ManagementClient
}

/**
 * Makes a client of the management API.
 *
 * @throws ConfigurationError when an option is missing or wrong; nothing is sent by then.
 */
export function createManagementClient(options: ManagementClientOptions = {}): ManagementClient {
  return createClient<ManagementClient, ManagementClientOptions>(api, environment, options)
}
