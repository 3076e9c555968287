import type { SecurityScheme } from './credentials.ts'
import type { PagesDefinition } from './pages.ts'
import type { ReadBody } from './response-body.ts'

/**
 * What the runtime must know of one operation. The code generator writes it from the document; nothing here is a
 * fact about a particular API.
 */
export interface OperationDefinition {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** The path template, as in the document: `/v1/keys/{keyId}`. */
  readonly path: string
  /**
   * Media type of the request body; empty where the body names its own, as a form with files does. Absent: the operation
   * takes no body.
   */
  readonly body?: string
  /** Writes a body that is not JSON. */
  readonly encode?: (body: never) => BodyInit
  /** True where the document lets the body be left out. */
  readonly bodyOptional?: true
  /** Writes the query. Absent: the operation has none. */
  readonly query?: (fields: Readonly<Record<string, unknown>>) => string
  /** Where the payload stands in a JSON answer: under this key, or (`true`) it is the whole body. Absent: no payload. */
  readonly payload?: string | true
  /** What may come in place of the payload. Absent: it must be there, and not be `null`. */
  readonly alternatives?: Alternatives
  /** How the payload goes on, where it is a list. */
  readonly pages?: PagesDefinition
  /** Reads the body of a 2xx answer that is not JSON; `undefined` when it has more bytes than the second argument says. */
  readonly read?: ReadBody
  /** The media types that are asked for, where they are not `application/json` alone. */
  readonly accept?: string
  /** True where the document asks for no credential. */
  readonly anonymous?: true
  /**
   * After what the call may be sent again, where the document says so itself: statuses, and 0 for a try that no complete
   * answer came of. Absent: the method decides (0, 408, 500, 502, 503 and 504 for the idempotent ones).
   */
  readonly retryStatuses?: readonly number[]
}

/** What the text of a 2xx answer brings: the payload and the parsed body; or why it is not what was promised, in words. */
export type Unwrap = (
  text: string,
  operation: OperationDefinition,
  response: Response,
) => readonly [data: unknown, body?: unknown] | string

/** What a 2xx answer may bring in place of the payload. The code generator writes it from the document. */
export interface Alternatives {
  readonly unwrap: Unwrap
  /** Nothing: a documented answer has no payload beside others that have one. The body is then empty, or without the key. */
  readonly nothing?: true
  /** A payload that is `null`. */
  readonly null?: true
  /** An answer of this media type that is no JSON resolves to its text, or to `undefined` where there is no payload. */
  readonly text?: string
}

/** What the runtime must know of one API: generated from its document. */
export interface ApiDefinition {
  /** `name/version` of the package, for the header `user-agent`. Absent: the runtime's own is sent. */
  readonly product?: string
  /** The server that the document names, when it names one. */
  readonly baseUrl?: string
  /** How its calls say who is calling. Absent: they do not. */
  readonly security?: SecurityScheme
  /** Path parameters that are client options, and may be overridden in a call. */
  readonly bound: readonly string[]
  /** A sentence of advice by status, appended to the message of an error with that status. */
  readonly errorHints?: Readonly<Record<number, string>>
  readonly operations: Readonly<Record<string, OperationDefinition>>
}
