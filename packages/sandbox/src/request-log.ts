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
  /** The text of the answer's body; absent if none was sent, or if it is no longer kept. */
  answer?: string | undefined
}

/** Number of the last requests whose answers are kept. */
export const mostAnswers = 50

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

  add(given: Omit<RequestWithoutBody, 'sequence'>, body: Uint8Array, answer?: string): void {
    const request = { sequence: ++this.#added, ...given }
    const text = bodyText(body)
    const isLarge = answer !== undefined && answer.length > mostOfAnswer
    const kept = isLarge ? `<${answer.length} characters>` : answer
    const entry = { request, text, size: request.path.length + text.length, answer: kept }
    this.#entries.push(entry)
    const old = this.#entries.at(-1 - mostAnswers)
    if (old) old.answer = undefined
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

  /**
   * The bodies of a request and of its answer: parsed JSON, or texts; `undefined` where there is none. Of a large one there
   * is only the size, and `***` replaces secrets.
   */
  bodiesOf(sequence: number): { readonly body: unknown; readonly answer: unknown } {
    const entry = this.#entries.find(({ request }) => request.sequence === sequence)
    if (!entry) return { body: undefined, answer: undefined }
    const { request, text, answer = '' } = entry
    return { body: contentOf(text, request), answer: contentOf(answer, request) }
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
const mostOfAnswer = 64 * 1024

function bodyText(body: Uint8Array): string {
  return body.length > mostLogged ? `<${body.length} bytes>` : new TextDecoder().decode(body)
}

const operations = [managementDocument, cloudDocument, ossDocument].flatMap((document) => document.operations)

function withBody({ request, text }: Entry): LoggedRequest {
  const body = contentOf(text, request)
  return body === undefined ? request : { ...request, body }
}

/** The value of a text, or the text if it is not JSON; `undefined` for an empty one. `***` replaces secrets. */
function contentOf(text: string, request: RequestWithoutBody): unknown {
  if (text === '') return undefined
  const secrets = operations.flatMap((operation) => (operation.id === request.operation ? operation.secrets : []))
  const hide = (name: string, inner: unknown) => (secrets.includes(name) && inner !== null ? '***' : inner)
  const value = parsedJson(text, secrets.length > 0 ? hide : undefined)
  return value === undefined ? text : value
}
