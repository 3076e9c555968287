import type { Documents, Packages } from './packages.ts'

/** What a driver tells the program of where it runs. Everything else must be the same everywhere. */
export interface Traits {
  /** True where the driver has set `CLOUDDB_OSS_BASE_URL` and `CLOUDDB_OSS_API_KEY`; there is no environment elsewhere. */
  readonly environment: boolean
  /** True where `fetch` shows nothing of a redirect that it does not follow, as in browsers. */
  readonly hidesRedirects: boolean
  /** What the runtime calls itself in `user-agent`: `node/20.0.0`. Absent in browsers, which send a header of their own. */
  readonly userAgent?: string | undefined
}

/** What the server saw of the requests of one check. */
export interface Seen {
  readonly requests: readonly SeenRequest[]
  /** The most that were under way at the same time. */
  readonly most: number
}

export interface SeenRequest {
  /** True of a request to the other origin, which no redirect may lead to. */
  readonly elsewhere: boolean
  readonly method: string
  /** The path below the `baseUrl` of the check. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** True when the connection was closed before the answer was whole. */
  readonly abandoned: boolean
}

/** One check's own endpoint of the server. */
export interface Endpoint {
  /** A `baseUrl` below which everything is answered as the scenario says. */
  readonly url: string
  /** What has arrived there. Waits until `enough` is true, at most some seconds. */
  seen(enough?: (seen: Seen) => boolean): Promise<Seen>
}

/** What a check works with. */
export interface CheckContext {
  readonly packages: Packages
  readonly documents: Documents
  readonly traits: Traits
  /** Prints a value with everything in it, hidden things too, where the runtime has a function for it. */
  readonly inspect: ((value: unknown) => string) | undefined
  /** An address at which nobody listens. */
  readonly nobody: string
  /** Opens an endpoint of the server. */
  open(scenario: string): Endpoint
}

/** A sentence about behaviour, and what finds out whether it holds: it throws when it does not. */
export type Check = readonly [name: string, run: (context: CheckContext) => Promise<void>]
