import type { Mode } from '../derivation/kinds.ts'
import type { ContractDocument } from '../document/document.ts'
import type { Credentials } from './credentials.ts'
import type { Network } from './wire.ts'

/** Creates a client of the package under test. */
export type ClientFactory = (options: never) => object

/** The server that the cases of one document are run against, and how it is called. */
export interface Target {
  readonly document: ContractDocument
  readonly createClient: ClientFactory
  /** The address of the server. */
  readonly url: string
  /** The kind of server. Default: `mock`. */
  readonly mode?: Mode | undefined
  /** Default: made-up ones, which a mock accepts. */
  readonly credentials?: Credentials | undefined
  /** Ids of existing objects, by the name of a path parameter; they also replace the properties of this name in bodies. */
  readonly ids?: Readonly<Record<string, string>> | undefined
  /** Milliseconds for one request. Default: 10,000. */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** True: credentials may be sent over plain http to a host that is not loopback. */
  readonly allowInsecureConnection?: boolean | undefined
  /** True: results contain what the server says, also where it repeats the credentials. Default: false. */
  readonly showsSecrets?: boolean | undefined
  /** Sends a request to the server; its behaviour counts as the server's. Default: `fetch`. */
  readonly fetch?: Network | undefined
}
