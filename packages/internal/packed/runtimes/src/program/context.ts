import type { ObservabilityOssClientOptions } from '@clouddb/observability-oss'
import type { packages } from '../entries/packages.mjs'

/** The packages as one runtime loaded them, by `import` or by `require`. */
export type Packages = typeof packages

/** The `./openapi.json` of each package. */
export type Documents = Readonly<
  Record<'management' | 'cloud' | 'oss', { readonly openapi: string; readonly paths: object }>
>

/** The differences between runtimes that a driver tells the program. Everything else must be the same everywhere. */
export interface Traits {
  /** True where the driver has set `CLOUDDB_OSS_BASE_URL` and `CLOUDDB_OSS_API_KEY`; other runtimes have no environment. */
  readonly environment: boolean
  /** True where `fetch` hides the status of a redirect that it does not follow, as in browsers. */
  readonly hidesRedirects: boolean
  /** The name of the runtime in `user-agent`: `node/20.0.0`. Absent in browsers, which send a header of their own. */
  readonly userAgent?: string | undefined
}

/** The addresses of the server, and the traits of the runtime. */
export interface Conditions {
  readonly server: string
  /** An address on which no server listens. */
  readonly nobody: string
  readonly traits: Traits
  /** Prints a value with its hidden properties, where the runtime has a function for it. */
  readonly inspect?: (value: unknown) => string
}

/** A request as the server received it. */
export interface SeenRequest {
  /** True for a request to the other origin, which no client may follow a redirect to. */
  readonly elsewhere: boolean
  readonly method: string
  /** The path below the `baseUrl` of the check. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** True if the connection was closed before the answer was complete. */
  readonly abandoned: boolean
}

/** The part of the server that belongs to one check, with clients that use it. */
export interface Endpoint extends ReturnType<typeof createClients> {
  /** A `baseUrl` below which the server answers every request as the scenario says. */
  readonly url: string
  /** The requests so far. Waits until `enough` returns true, for at most a minute. */
  seen(enough?: (requests: readonly SeenRequest[]) => boolean): Promise<readonly SeenRequest[]>
}

/** The arguments of a check. */
export interface CheckContext extends Omit<Conditions, 'server'> {
  readonly packages: Packages
  readonly documents: Documents
  open(scenario: string, options?: ObservabilityOssClientOptions): Endpoint
}

/** Functions by the sentence about behaviour that each checks. A function throws if its sentence is false. */
export type Checks = Readonly<Record<string, (context: CheckContext) => Promise<void>>>

export const ids = {
  organization: '6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
  service: 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40',
  key: '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81',
} as const

export const apiKey = 'personal-access-key-0815'

/** The secret contains letters outside ASCII, because the header carries it as UTF-8. */
export const managementKeys = { keyId: 'key-id', keySecret: 'größer-geheim-4711' }

/** Creates clients of a server, one of the open-source deployment and one of the management API. */
export function createClients({ oss, management }: Packages, baseUrl: string, options: ObservabilityOssClientOptions) {
  return {
    oss: oss.main.createObservabilityOssClient({ baseUrl, apiKey, ...options }),
    management: management.main.createManagementClient({
      baseUrl,
      ...managementKeys,
      organizationId: ids.organization,
    }),
  }
}

/** Throws if the condition is false. The sentence says what is required. */
export function must(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence)
}

/** Throws if two values are not the same as JSON. */
export function mustEqual(actual: unknown, expected: unknown, name: string): void {
  const [found, wanted] = [actual, expected].map((value) => JSON.stringify(value) ?? String(value))
  must(found === wanted, `${name} must be ${wanted}, and is ${found}.`)
}

/** Throws if the server has not seen exactly these requests: `GET sources`, with the last segment of the path. */
export async function mustHaveSeen({ seen }: Endpoint, expected: readonly string[]): Promise<void> {
  const found = (await seen()).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)
  mustEqual(found, expected, 'The list of requests that the server saw')
}

type AnyError = Error & Readonly<Record<string, unknown>>

/** Returns the error that a function throws, or that its promise rejects with. */
export async function thrownBy(call: () => unknown): Promise<AnyError> {
  let value: unknown
  try {
    value = await call()
  } catch (error) {
    return error as AnyError
  }
  throw new Error(`The call must fail, and resolved to ${JSON.stringify(value)?.slice(0, 200)}.`)
}

/** Returns the error of a call, which must be of this class by `instanceof`, by `.is()` and by its name. */
export async function rejectionOf(
  { packages }: CheckContext,
  name: keyof Packages['oss']['errors'],
  call: () => unknown,
): Promise<AnyError> {
  const [error, errorClass] = [await thrownBy(call), packages.oss.errors[name]]
  const isOfClass = error instanceof errorClass && errorClass.is(error) && error.name === name
  must(isOfClass, `The call must fail with ${name}, and fails with ${error?.name}: ${error?.message}`)
  return error
}
