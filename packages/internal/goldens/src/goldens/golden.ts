/** The three APIs, by the names of their packages. */
export type ApiName = 'management' | 'observability-cloud' | 'observability-oss'

/** A section of the interface document. */
export type Section =
  | '2.1'
  | '2.2'
  | '2.3'
  | '2.4'
  | '2.5'
  | '4'
  | '4.1'
  | '4.2'
  | '4.3'
  | '4.4'
  | '5'
  | '7'
  | '8'
  | '9'

/**
 * A message of HTTP/1.1 as it stands on the wire: the first line, headers, an empty line, and the body in as many
 * pieces as are good to read. `host`, `connection` and `content-length` say nothing of an API; where they are not
 * given, they are added when the message is sent.
 */
export type Message = readonly string[]

/** What the client must throw, as far as a golden speaks of it. */
export interface Rejection {
  /** The `name` of the error. */
  readonly error: string
  /** The HTTP status. */
  readonly status: number
  /** The server's own words, whole. */
  readonly detail: string
  /** Seconds. Not given: the error must carry none. */
  readonly retryAfter?: number
  /** Not given: the error must carry none. */
  readonly requestId?: string
  /** Words that the message of the error must hold. */
  readonly says?: string
}

interface Titled {
  /** Where it is known from. Not given: it is publicly known of the same API family. */
  readonly section?: Section
  /** A sentence about the client or the server, without its subject: `sends the limits of the memory`. */
  readonly name: string
}

/** How the method is called, where that differs from the ordinary call of the operation. */
interface Calling {
  /** The arguments of the method. */
  readonly with?: readonly unknown[]
  /** Options of the client. */
  readonly client?: Readonly<Record<string, unknown>>
}

/** A call, and the bytes that must come of it; a server must accept the same bytes. */
export interface RequestGolden extends Titled, Calling {
  readonly sends: Message
  /** Why the mock is not asked, where it would judge wrongly. */
  readonly unjudged?: string
}

/** Bytes of a server, and what the client must make of them. */
export interface ResponseGolden extends Titled, Calling {
  /** The answers, in order: the client must ask for each, and for no more. */
  readonly answers: readonly Message[]
  /** How often the client may send again. Default: never. */
  readonly retries?: number
  /** Why no document describes the answers, where none does. */
  readonly undescribed?: string
  /** The request lines of a walk, item by item, over all pages of a list. Default: the method is called. */
  readonly walks?: readonly string[]
  readonly outcome: Resolution | Rejection
}

/** What the client must resolve to. */
export interface Resolution {
  readonly payload: unknown
  /** Not given: there must be none. */
  readonly requestId?: string
}

/** Bytes that a server must refuse. */
export interface RefusedRequest extends Titled {
  readonly request: Message
  readonly status: number
  /** The part at fault, as `body.numReplicas` or `query.limit`. */
  readonly at?: string
}

/** A call that the client must refuse before it sends anything, or an answer within 2xx that it must not believe. */
export interface RefusedCall extends Titled, Calling {
  readonly answer?: Message
  /** The `name` of the error. */
  readonly error: string
  /** Words that the error's message must hold. */
  readonly says: string
}

export type Refusal = RefusedRequest | RefusedCall

/** The goldens of one operation, by kind. */
export interface GoldensByKind {
  readonly requests: readonly RequestGolden[]
  readonly responses: readonly ResponseGolden[]
  readonly refused: readonly Refusal[]
}

/** The goldens of one operation. */
export interface OperationGoldens extends GoldensByKind {
  /** The arguments of its ordinary call. */
  readonly with: readonly unknown[]
}

/** The goldens of one API, by operation. */
export interface ApiGoldens {
  readonly api: ApiName
  /** The options of its ordinary client. */
  readonly client: Readonly<Record<string, unknown>>
  readonly operations: Readonly<Record<string, OperationGoldens>>
}

type Kind =
  | ({ readonly kind: 'request' } & RequestGolden)
  | ({ readonly kind: 'response' } & ResponseGolden)
  | ({ readonly kind: 'refused' } & Refusal)

/** One golden, with everything that it takes to run it. */
export type Golden = Kind & {
  readonly api: ApiName
  readonly operation: string
  readonly with: readonly unknown[]
  readonly client: Readonly<Record<string, unknown>>
}
