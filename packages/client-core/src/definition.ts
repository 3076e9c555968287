import type { SecurityScheme } from './credentials.ts'
import type { PagesDefinition } from './pages.ts'
import type { ReadBody } from './response-body.ts'

/**
 * Describes one operation to the runtime. The code generator writes it from the document. Nothing in this file knows a
 * particular API.
 */
export interface OperationDefinition {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** The path template, as in the document: `/v1/keys/{keyId}`. */
  readonly path: string
  /**
   * Media type of the request body; empty where the body names its own, as a form with files does. Absent: the
   * operation takes no body.
   */
  readonly body?: string
  /** Writes a body that is not JSON. */
  readonly encode?: (body: never) => BodyInit
  /** True where the document lets the body be left out. */
  readonly bodyOptional?: true
  /** Writes the query. Absent: the operation has none. */
  readonly query?: (fields: Readonly<Record<string, unknown>>) => string
  /**
   * Where the payload stands in a JSON answer: under this key, or (`true`) it is the whole body. Absent: no payload.
   */
  readonly payload?: string | true
  /** The values that may replace the payload. Absent: the payload is required and not `null`. */
  readonly alternatives?: Alternatives
  /** Reads further items, where the payload is a list. */
  readonly pages?: PagesDefinition
  /**
   * Reads the body of a 2xx answer that is not JSON; `undefined` when it has more bytes than the second argument says.
   */
  readonly read?: ReadBody
  /** The `accept` header, where it is not `application/json` alone. */
  readonly accept?: string
  /** Finds secrets in the body. Where it is there, no message quotes the body of a 2xx answer. */
  readonly secrets?: SecretsDefinition
  /** True where the document requires no credential. */
  readonly anonymous?: true
  /**
   * The statuses after which the call may be retried, where the document states them. 0 stands for an attempt without a
   * complete answer. Absent: the method decides (0, 408, 500, 502, 503 and 504 for idempotent methods).
   */
  readonly retryStatuses?: readonly number[]
}

/** Which properties of an operation's bodies hold secrets. The code generator writes it from the document. */
export interface SecretsDefinition {
  readonly find: (body: BodyInit | undefined, names: readonly string[]) => string[]
  readonly names: readonly string[]
}

/** The result of reading a 2xx answer: the payload and the parsed body, or the reason why the answer is unusable. */
export type Unwrap = (
  text: string,
  operation: OperationDefinition,
  response: Response,
) => readonly [data: unknown, body?: unknown] | string

/** The values that may replace the payload of a 2xx answer. The code generator writes it from the document. */
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

/** Describes one API to the runtime. The code generator writes it from the document. */
export interface ApiDefinition {
  /** `name/version` of the package, for the header `user-agent`. Absent: the runtime's own is sent. */
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

type Unusual = Omit<OperationDefinition, 'method' | 'path'>

/** Operations by path, and by method and `operationId`, with what is not as usual. The code generator writes them. */
type WrittenPaths = Readonly<
  Record<
    string,
    Readonly<
      Record<`${OperationDefinition['method']} ${string}`, { [Field in keyof Unusual]?: Unusual[Field] | undefined }>
    >
  >
>

/**
 * Completes the operations of a document. Unless an operation says otherwise, POST, PUT and PATCH take JSON, and every
 * answer has the given payload, except to DELETE.
 */
export function defineOperations(paths: WrittenPaths, payload: string | true): ApiDefinition['operations'] {
  const operations: Record<string, OperationDefinition> = {}
  for (const [path, methods] of Object.entries(paths))
    for (const [name, unusual] of Object.entries(methods)) {
      const [method, id = ''] = name.split(/ (.*)/)
      const body = /^P/.test(name) ? 'application/json' : undefined
      operations[id] = {
        method,
        path,
        body,
        payload: method === 'DELETE' ? undefined : payload,
        ...unusual,
      } as OperationDefinition
    }
  return operations
}
