import type { Mode } from '../derivation/kinds.ts'
import type { ContractDocument } from '../document/document.ts'
import type { Credentials } from './credentials.ts'
import type { Network } from './wire.ts'

/** Makes a client of the package under test. */
export type ClientFactory = (options: never) => object

/** Where the cases of one document are run. */
export interface Target {
  readonly document: ContractDocument
  readonly createClient: ClientFactory
  /** The address of the server. */
  readonly url: string
  /** What the server is. Default: `mock`. */
  readonly mode?: Mode | undefined
  /** Default: made-up ones, which a mock takes. */
  readonly credentials?: Credentials | undefined
  /** Existing objects, by the name of a path parameter; they also stand in for what a body names so. */
  readonly ids?: Readonly<Record<string, string>> | undefined
  /** Milliseconds for one request. Default: 10,000. */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** True: credentials may be sent over plain http to a host that is not loopback. */
  readonly allowInsecureConnection?: boolean | undefined
  /** What carries a request to the server; whatever it does counts as the server's doing. Default: `fetch`. */
  readonly fetch?: Network | undefined
}
