import { cloudDocument, managementDocument, ossDocument } from './documents.ts'
import type { ListRequestsQuery } from './generated/methods.ts'
import type { LoggedRequest } from './generated/schema.ts'
import { parsedJson } from './json.ts'

export type RequestWithoutBody = Omit<LoggedRequest, 'body'>

/** A request as the log stores it: with the text of its body, which is many times smaller than its value. */
interface Entry {
  readonly request: RequestWithoutBody
  readonly text: string
  readonly size: number
}

const mostRequests = 10_000
const mostBytes = 8 * 1024 * 1024

/** The last requests, the newest last: at most 10,000, whose paths and bodies have at most 8 MiB together. */
export class RequestLog {
  #entries: Entry[] = []
  #size = 0
  #added = 0
  readonly #tell: ((request: LoggedRequest) => void) | undefined

  constructor(tell?: (request: LoggedRequest) => void) {
    this.#tell = tell
  }

  add(given: Omit<RequestWithoutBody, 'sequence'>, body: Uint8Array): void {
    const request = { sequence: ++this.#added, ...given }
    const text = textOf(body)
    const entry = { request, text, size: request.path.length + text.length }
    this.#entries.push(entry)
    this.#size += entry.size
    this.#tell?.(withBody(entry))
    this.#forgetOldest()
  }

  /** The oldest ones after a sequence number, at most so many. */
  list({ after = 0, limit = mostRequests }: ListRequestsQuery = {}): readonly LoggedRequest[] {
    const start = this.#entries.findIndex(({ request }) => request.sequence > after)
    return start < 0 ? [] : this.#entries.slice(start, start + limit).map(withBody)
  }

  withoutBodies(): readonly RequestWithoutBody[] {
    return this.#entries.map(({ request }) => request)
  }

  clear(): void {
    this.#entries = []
    this.#size = 0
  }

  #forgetOldest(): void {
    while (this.#entries.length > mostRequests || this.#size > mostBytes)
      this.#size -= this.#entries.shift()?.size ?? this.#size
  }
}

const mostLogged = 1024 * 1024

function textOf(body: Uint8Array): string {
  return body.length > mostLogged ? `<${body.length} bytes>` : new TextDecoder().decode(body)
}

const operations = [managementDocument, cloudDocument, ossDocument].flatMap((document) => document.operations)

function withBody({ request, text }: Entry): LoggedRequest {
  if (text === '') return request
  const secrets = operations.flatMap((operation) => (operation.id === request.operation ? operation.secrets : []))
  const hide = (name: string, inner: unknown) => (secrets.includes(name) && inner !== null ? '***' : inner)
  const value = parsedJson(text, secrets.length > 0 ? hide : undefined)
  return { ...request, body: value === undefined ? text : value }
}
