/** A request that the sandbox has answered. Credentials are not kept. */
export interface LoggedRequest {
  /** Epoch milliseconds, by the sandbox's clock. */
  readonly time: number
  readonly method: string
  /** Path and query, as they were sent. */
  readonly path: string
  /** Name of the operation; left out where no operation is served there. */
  readonly operation?: string
  /** The body that was sent: parsed where it is JSON, else its text; of more than a mebibyte only how many bytes it had. */
  readonly body?: unknown
  /** Status of the answer; left out where none came. */
  readonly status?: number
  /** Which fault met the request, if any. */
  readonly fault?: string
}

const kept = 10_000

/** The last requests, the newest last. */
export class RequestLog {
  #requests: LoggedRequest[] = []
  readonly #tell: (request: LoggedRequest) => void

  constructor(tell: (request: LoggedRequest) => void = () => {}) {
    this.#tell = tell
  }

  add(request: LoggedRequest): void {
    this.#requests.push(request)
    this.#tell(request)
    if (this.#requests.length > 2 * kept) this.#requests = this.#requests.slice(-kept)
  }

  list(): readonly LoggedRequest[] {
    return this.#requests.slice(-kept)
  }

  clear(): void {
    this.#requests = []
  }
}

const mostLogged = 1024 * 1024

/** What a log keeps of a body. */
export function loggedBody(body: Uint8Array): { body?: unknown } {
  if (body.length === 0) return {}
  if (body.length > mostLogged) return { body: `<${body.length} bytes>` }
  const words = new TextDecoder().decode(body)
  try {
    return { body: JSON.parse(words) }
  } catch {
    return { body: words }
  }
}
