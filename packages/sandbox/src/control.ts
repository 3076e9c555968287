import { type ApiDefinition, type ClientOptions, createClient } from '@clouddb/client-core'
import manifest from '../package.json' with { type: 'json' }
import { definition } from './generated/definition.ts'
import type { Methods } from './generated/methods.ts'
import { defined } from './json.ts'

export type { ListRequestsOptions, ListRequestsQuery } from './generated/methods.ts'
export type * from './generated/schema.ts'

/** Options of {@link createSandboxControlClient}. */
export interface SandboxControlClientOptions extends ClientOptions {
  /** The address that the command prints. Default: the variable `CLOUDDB_SANDBOX_URL`, or `http://127.0.0.1:8010`. */
  readonly baseUrl?: string | undefined
}

/** A client of the control API of a served sandbox. */
export interface SandboxControlClient extends Methods {
  /** A copy of this client with some options changed. */
  withOptions(options: SandboxControlClientOptions): SandboxControlClient
}

const api: ApiDefinition = { ...definition, product: `clouddb-sandbox/${manifest.version}` }

/** The header of the document's security scheme. */
const controlHeader = { 'x-sandbox-control': '1' }

/**
 * Makes a client of the control API of a sandbox that the command serves.
 *
 * @throws ConfigurationError when an option is wrong; nothing is sent by then.
 */
export function createSandboxControlClient(options: SandboxControlClientOptions = {}): SandboxControlClient {
  const complete = { ...options, headers: { ...controlHeader, ...options.headers } }
  const client = createClient<SandboxControlClient, ClientOptions>(api, { baseUrl: 'CLOUDDB_SANDBOX_URL' }, complete)
  return { ...client, withOptions: (changes) => createSandboxControlClient({ ...options, ...defined(changes) }) }
}
