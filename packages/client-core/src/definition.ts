import type { SecurityScheme } from './credentials.ts'
import type { PagesDefinition } from './pages.ts'
import type { SentBody } from './redaction.ts'
import type { ReadBody } from './response-body.ts'

// The code generator writes definitions from documents. Nothing in this file knows a particular API.

/** Describes one operation to the runtime. */
export interface OperationDefinition {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** The path template, as in the document: `/v1/keys/{keyId}`. */
  readonly path: string
  /** Media type of the request body; empty where the body names its own, as a form with files does. */
  readonly body?: string
  /** Writes a body that is not JSON. */
  readonly encode?: (body: never) => SentBody
  /** True where the document lets the body be left out. */
  readonly bodyOptional?: true
  /** Writes the query. */
  readonly query?: (fields: Readonly<Record<string, unknown>>) => string
  readonly queryNames?: readonly string[]
  /** Where the payload stands in a JSON answer: under this key, or (`true`) it is the whole body. */
  readonly payload?: string | true
  /** The values that may replace the payload. Absent: the payload is required and not `null`. */
  readonly alternatives?: Alternatives
  /** Reads further items, where the payload is a list. */
  readonly pages?: PagesDefinition
  /** Reads the body of a 2xx answer that is not JSON. */
  readonly read?: ReadBody
  /** The `accept` header, where it is not `application/json` alone. */
  readonly accept?: string
  /** Finds secrets in the body, below these names. Where it is there, no message quotes the body of a 2xx answer. */
  readonly secrets?: readonly [find: FindSecrets, names: readonly string[]]
  /** True where the document requires no credential. */
  readonly anonymous?: true
  /**
   * The statuses after which the call may be retried; 0 stands for an attempt without a complete answer. Absent: the
   * method decides.
   */
  readonly retryStatuses?: readonly number[]
}

/** Returns the secrets in a body. */
type FindSecrets = (body: SentBody | undefined, names: readonly string[]) => string[]

/** The result of reading a 2xx answer: the payload and the parsed body, or the reason why the answer is unusable. */
export type Unwrap = (
  text: string,
  operation: OperationDefinition,
  response: Response,
) => readonly [data: unknown, body?: unknown] | string

/** The values that may replace the payload of a 2xx answer. */
export interface Alternatives {
  readonly unwrap: Unwrap
  /** No payload: some documented answers have one and others do not. The body is then empty or lacks the key. */
  readonly nothing?: true
  /** A payload that is `null`. */
  readonly null?: true
  /**
   * An answer of this media type that is not JSON resolves to its text, or to `undefined` where there is no payload.
   */
  readonly text?: string
}

/** Describes one API to the runtime. */
export interface ApiDefinition {
  /** `name/version` of the package, for `String(client)` and the header `user-agent`. Absent: the runtime's is sent. */
  readonly product?: string
  /** The server that the document names, if it names one. */
  readonly baseUrl?: string
  /** The authentication scheme. Absent: calls carry no credential. */
  readonly security?: SecurityScheme
  /** Path parameters that are client options. A call may override them. */
  readonly bound: readonly string[]
  /** A sentence of advice by status, appended to the message of an error with that status. */
  readonly errorHints?: Readonly<Record<number, string>>
  readonly operations: Readonly<Record<string, OperationDefinition>>
}

type Unusual = { [Field in keyof OperationDefinition]?: OperationDefinition[Field] | undefined }

/**
 * Completes operations: `{ '/v1/keys': { 'GET listKeys': {} } }`. By default, POST, PUT and PATCH take JSON, and every
 * method but DELETE has this payload.
 */
export function defineOperations(
  paths: Readonly<Record<string, Readonly<Record<`${string} ${string}`, Unusual>>>>,
  payload: string | true,
): ApiDefinition['operations'] {
  const operations: Record<string, OperationDefinition> = {}
  for (const [path, methods] of Object.entries(paths))
    for (const [name, own] of Object.entries(methods)) {
      const [method, id = ''] = name.split(/ (.*)/)
      const body = /^P/.test(name) ? 'application/json' : undefined
      operations[id] = {
        method,
        path,
        body,
        payload: method === 'DELETE' ? undefined : payload,
        ...own,
      } as OperationDefinition
    }
  return operations
}
