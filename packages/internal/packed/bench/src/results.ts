/** A figure for each transport and call. */
export type Figures = Readonly<Record<'stub' | 'loopback', Readonly<Record<'get' | 'patch' | 'list', number>>>>

/** What a module weighs. */
export interface Weight {
  /** One client with one call in a bundle, minified and gzipped. */
  readonly bytes: number
  /** Milliseconds of its import in a new process above that of an empty module. */
  readonly coldImport: number
}

/** What a client's calls cost. Bare `fetch` has no version and no weight of its own. */
export interface ClientResults extends Partial<Weight> {
  readonly version?: string
  /** Whether it sends again what failed, without being told to. */
  readonly retries: boolean
  /** Multiples of bare `fetch`. */
  readonly factors: Figures
}

/** When something was measured, and on what. */
export interface Conditions {
  readonly date: string
  readonly node: string
  readonly system: string
  readonly cores: number
}

/** What a sandbox costs. */
export interface SandboxResults extends Conditions {
  /** Milliseconds of the import of the kit, where the client is there already. */
  readonly cold: number
  /** Milliseconds from the import to the first answer. */
  readonly start: number
  /** Of a read that a bare handler answers. */
  readonly microseconds: number
  /** The same read, answered by others, as multiples of it. */
  readonly reads: Readonly<Record<string, number>>
}

/** Everything that one run measured, and on what. */
export interface Results extends Conditions {
  /** Of a call by bare `fetch`. */
  readonly microseconds: Figures
  readonly clients: Readonly<Record<string, ClientResults>>
  /** Our packages, by what is imported. */
  readonly packages: Readonly<Record<string, Weight>>
}
