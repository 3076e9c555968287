/** The three APIs, by the names of their packages. */
export type ApiName = 'management' | 'observability-cloud' | 'observability-oss'

/**
 * A literal HTTP/1.1 message: the first line, the headers, an empty line, and the body in pieces. `host`, `connection`
 * and `content-length` are added when the message is sent, unless they are given.
 */
export type Message = readonly string[]

/** The error that a call must reject with. */
export interface Rejection {
  /** The `name` of the error. */
  readonly error: string
  readonly status: number
  /** The words of the server, complete. */
  readonly detail: string
  /** Seconds. Absent: the error must have none. */
  readonly retryAfter?: number
  /** Absent: the error must have none. */
  readonly requestId?: string
  /** A part of the error's message. */
  readonly says?: string
}

/** The result that a call must resolve to. */
export interface Resolution {
  readonly payload: unknown
  /** Absent: there must be none. */
  readonly requestId?: string
}

interface Named {
  /** A sentence without its subject, which is the client or the server: `sends the number of replicas`. */
  readonly name: string
}

/** How the method is called, if not as usual for the operation. */
interface Calling {
  /** The arguments of the method. */
  readonly with?: readonly unknown[]
  /** Options of the client, added to the usual ones. */
  readonly client?: Readonly<Record<string, unknown>>
}

/** The exact request that a call sends. A mock must accept the same request. */
export interface RequestGolden extends Named, Calling {
  readonly sends: Message
  /** Why the mock is not asked. */
  readonly unjudged?: string
}

/** Responses of a server, and the result of the call. */
export interface ResponseGolden extends Named, Calling {
  /** The responses, in order. The client must send one request for each. */
  readonly answers: readonly Message[]
  /** How often the client may retry. Default: never. */
  readonly retries?: number
  /** Why the document does not describe the responses. */
  readonly undescribed?: string
  /** The request lines of an iteration over all pages of a list, each with its body, if any. Absent: the method is called and awaited. */
  readonly walks?: readonly string[]
  readonly outcome: Resolution | Rejection
}

/** A request that a server must refuse. */
export interface RefusedRequest extends Named {
  readonly request: Message
  readonly status: number
  /** The invalid part: `body.numReplicas`, `query.limit`. */
  readonly at?: string
}

/** A call that the client must reject before it sends anything, or a 2xx response that it must reject. */
export interface RefusedCall extends Named, Calling {
  readonly answer?: Message
  /** The `name` of the error. */
  readonly error: string
  /** A part of the error's message. */
  readonly says: string
}

/** The goldens of one operation. */
export interface OperationGoldens {
  /** The usual arguments of the method. */
  readonly with: readonly unknown[]
  readonly requests: readonly RequestGolden[]
  readonly responses: readonly ResponseGolden[]
  readonly refused: readonly (RefusedRequest | RefusedCall)[]
}

/** The goldens of one API. */
export interface ApiGoldens {
  readonly api: ApiName
  /** The usual options of the client. */
  readonly client: Readonly<Record<string, unknown>>
  readonly operations: Readonly<Record<string, OperationGoldens>>
}

type OfAKind =
  | ({ readonly kind: 'request' } & RequestGolden)
  | ({ readonly kind: 'response' } & ResponseGolden)
  | ({ readonly kind: 'refused' } & (RefusedRequest | RefusedCall))

/** One golden, with everything that is needed to run it. */
export type Golden = OfAKind & {
  readonly api: ApiName
  readonly operation: string
  readonly with: readonly unknown[]
  readonly client: Readonly<Record<string, unknown>>
}
