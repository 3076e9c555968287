import type { CallOptions } from './options.ts'

// These types read the output of openapi-typescript. Those of openapi-fetch cost a compiler more than everything else
// here, and they accept unknown keys of a call.

/** The way to read the body of a 2xx answer. */
export type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

interface Parsed<Json> {
  json: Json
  text: string
  blob: Blob
  arrayBuffer: ArrayBuffer
  stream: ReadableStream<Uint8Array> | null
}

/** The argument of a call by path: the operation's parameters and body, and the options of every call. */
export type FetchInit<Operation, As extends ParseAs = ParseAs> = ParametersOf<Operation> &
  BodyOf<Operation> &
  CallOptions & {
    /** The way to read the body of a 2xx answer. Default `json`. */
    readonly parseAs?: As
  }

type ParametersOf<Operation> = Operation extends { parameters: infer Parameters }
  ? IsOptional<Parameters> extends true
    ? { params?: Parameters }
    : { params: Parameters }
  : { params?: never }

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : Operation extends { requestBody?: infer Body }
    ? { body?: Body extends { content: infer Content } ? Content[keyof Content] : never }
    : { body?: never }

// biome-ignore lint/complexity/noBannedTypes: the empty object is assignable exactly where nothing is required.
type IsOptional<Value> = {} extends Value ? true : false

/** The result of a call by path: `data` of a 2xx answer, or `error` of any other. */
export type FetchResult<Operation, As extends ParseAs = 'json'> =
  | { data: Parsed<ContentOf<Operation, '2'>>[As]; error?: never; response: Response }
  | { data?: never; error: ContentOf<Operation, '4' | '5' | 'd'>; response: Response }

/** The bodies of the answers whose status starts with this character; `d` stands for `default`. */
type ContentOf<Operation, Begins extends string> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: `${Status & (string | number)}` extends `${Begins}${string}`
        ? Responses[Status] extends { content: infer Content }
          ? Content[keyof Content]
          : undefined
        : never
    }[keyof Responses]
  : unknown

type PathsWith<Paths, Method extends string> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, object> ? Path : never
}[keyof Paths]

type OperationOf<PathItem, Method extends string> = Extract<PathItem[Method & keyof PathItem], object>

/** One method of a {@link FetchClient}. */
export type FetchMethod<Paths, Method extends string> = <
  Path extends PathsWith<Paths, Method>,
  As extends ParseAs = 'json',
>(
  path: Path,
  ...init: IsOptional<FetchInit<OperationOf<Paths[Path], Method>, As>> extends true
    ? [init?: FetchInit<OperationOf<Paths[Path], Method>, As>]
    : [init: FetchInit<OperationOf<Paths[Path], Method>, As>]
) => Promise<FetchResult<OperationOf<Paths[Path], Method>, As>>

/**
 * A client of path literals, typed by the document's `paths`. As with openapi-fetch, an answer outside 2xx is returned
 * as `error` beside `response`. A call without a usable answer throws.
 */
export interface FetchClient<Paths extends object> {
  GET: FetchMethod<Paths, 'get'>
  PUT: FetchMethod<Paths, 'put'>
  POST: FetchMethod<Paths, 'post'>
  PATCH: FetchMethod<Paths, 'patch'>
  DELETE: FetchMethod<Paths, 'delete'>
}
