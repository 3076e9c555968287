import { parsedJson } from './json.ts'

/** A request to the sandbox, without its credentials. */
export interface LoggedRequest {
  /** Epoch milliseconds, by the sandbox's clock. */
  readonly time: number
  readonly method: string
  /** Path and query, as they were sent. */
  readonly path: string
  /** Name of the operation; absent for an unknown route. */
  readonly operation?: string
  /** The sent body: parsed JSON, or a text; above one mebibyte only its size. */
  readonly body?: unknown
  /** Status of the answer; absent if none was sent. */
  readonly status?: number
  /** Kind of the fault that affected the request. */
  readonly fault?: string
}

const mostRequests = 10_000

/** The last 10,000 requests, the newest last. */
export class RequestLog {
  #requests: LoggedRequest[] = []
  readonly #tell: (request: LoggedRequest) => void

  constructor(tell: (request: LoggedRequest) => void = () => {}) {
    this.#tell = tell
  }

  add(request: LoggedRequest): void {
    this.#requests.push(request)
    this.#tell(request)
    if (this.#requests.length > 2 * mostRequests) this.#requests = this.#requests.slice(-mostRequests)
  }

  list(): readonly LoggedRequest[] {
    return this.#requests.slice(-mostRequests)
  }

  clear(): void {
    this.#requests = []
  }
}

const mostLogged = 1024 * 1024

/** The body as the log stores it. */
export function loggedBody(body: Uint8Array): { body?: unknown } {
  if (body.length === 0) return {}
  if (body.length > mostLogged) return { body: `<${body.length} bytes>` }
  const text = new TextDecoder().decode(body)
  const value = parsedJson(text)
  return { body: value === undefined ? text : value }
}
