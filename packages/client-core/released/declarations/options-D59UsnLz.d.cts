import { Attempt } from "./errors-TRF_Kek5.cjs";
/** One way to say who is calling. The code generator imports the one that its document names. */
interface SecurityScheme {
  /** The word before the credentials in the header. */
  readonly word: string;
  /** The client options that hold the credentials: the form of each, and in words what it must be without. */
  readonly options: Readonly<Record<string, readonly [form: RegExp, without: string]>>;
  /** Writes the credentials, joined by colons, as the header carries them. */
  readonly encode: (credentials: string) => string;
}
/** HTTP Basic with an id and a secret (RFC 7617, with UTF-8). */
declare const basicAuthentication: SecurityScheme;
/** HTTP Bearer with one key. */
declare const bearerAuthentication: SecurityScheme;
/** The payload of a call, and how it came. */
interface ApiResult<Payload> {
  readonly data: Payload;
  /** Status and headers; its body has been read. */
  readonly response: Response;
  /** The id that the server gave the request, where it gives one. */
  readonly requestId: string | undefined;
  /** Every try of this call, the last one included. */
  readonly attempts: readonly Attempt[];
}
/** A promise of the payload; `withResponse()` promises what came with it, too. */
interface ApiPromise<Payload> extends Promise<Payload> {
  withResponse(): Promise<ApiResult<Payload>>;
}
/** What a server says of one page of a list; nothing where it sends no pages. */
interface PageFacts {
  /** Number of items on all pages. */
  readonly total?: number | undefined;
  /** Largest number of items on a page. */
  readonly limit?: number | undefined;
  /** Number of items before the page. */
  readonly offset?: number | undefined;
}
/** One page of a list, and how it came. */
interface ApiPage<Item> extends ApiResult<Item[]> {
  /** What the server says of the page: `page.total` is the number of items on all pages. */
  readonly page: PageFacts;
}
/**
 * A promise of the first page of a list. `for await` walks the items of all pages: each page is asked for when it is
 * reached, with the options of the call, and no item comes twice.
 */
interface ApiPages<Item> extends ApiPromise<Item[]> {
  withResponse(): Promise<ApiPage<Item>>;
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>;
}
type Query = Readonly<Record<string, unknown>>;
/** How a list goes on after an answer. The code generator writes it from the document. */
interface PagesDefinition {
  /** Walks from the first page on; `load` asks for another one. */
  readonly walk: (first: Promise<ApiPage<unknown>>, pages: PagesDefinition, query: Query | undefined, load: (query: Query) => Promise<ApiPage<unknown>>) => AsyncGenerator<unknown, void, undefined>;
  /** How many items a page has at most when the caller does not say. */
  readonly limit?: number;
  /** The key in a JSON answer under which the server says how many items there are. */
  readonly facts?: string;
}
/** Walks a list that comes whole. */
declare const walkList: PagesDefinition["walk"];
/** Walks the pages that `limit` and `offset` ask for. */
declare const walkPages: PagesDefinition["walk"];
/** Reads the body of an answer; resolves to `undefined` as soon as it has more bytes than `most`. */
type ReadBody = (response: Response, most: number) => Promise<string | Uint8Array | undefined>;
/** Reads a body of text. `cutOff` makes something of the start of one that has more bytes than `most`. */
declare function readText(response: Response, most: number, cutOff?: (start: string) => string): Promise<string | undefined>;
/** Reads a body of bytes. */
declare function readBytes(response: Response, most: number): Promise<Uint8Array | undefined>;
/**
 * What the runtime must know of one operation. The code generator writes it from the document; nothing here is a
 * fact about a particular API.
 */
interface OperationDefinition {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "PATCH" | "DELETE" | "OPTIONS";
  /** The path template, as in the document: `/v1/keys/{keyId}`. */
  readonly path: string;
  /**
   * Media type of the request body; empty where the body names its own, as a form with files does. Absent: the operation
   * takes no body.
   */
  readonly body?: string;
  /** Writes a body that is not JSON. */
  readonly encode?: (body: never) => BodyInit;
  /** True where the document lets the body be left out. */
  readonly bodyOptional?: true;
  /** Writes the query. Absent: the operation has none. */
  readonly query?: (fields: Readonly<Record<string, unknown>>) => string;
  /** Where the payload stands in a JSON answer: under this key, or (`true`) it is the whole body. Absent: no payload. */
  readonly payload?: string | true;
  /** What may come in place of the payload. Absent: it must be there, and not be `null`. */
  readonly alternatives?: Alternatives;
  /** How the payload goes on, where it is a list. */
  readonly pages?: PagesDefinition;
  /** Reads the body of a 2xx answer that is not JSON; `undefined` when it has more bytes than the second argument says. */
  readonly read?: ReadBody;
  /** The media types that are asked for, where they are not `application/json` alone. */
  readonly accept?: string;
  /** True where the document asks for no credential. */
  readonly anonymous?: true;
  /**
   * After what the call may be sent again, where the document says so itself: statuses, and 0 for a try that no complete
   * answer came of. Absent: the method decides (0, 408, 500, 502, 503 and 504 for the idempotent ones).
   */
  readonly retryStatuses?: readonly number[];
}
/** What the text of a 2xx answer brings: the payload and the parsed body; or why it is not what was promised, in words. */
type Unwrap = (text: string, operation: OperationDefinition, response: Response) => readonly [data: unknown, body?: unknown] | string;
/** What a 2xx answer may bring in place of the payload. The code generator writes it from the document. */
interface Alternatives {
  readonly unwrap: Unwrap;
  /** Nothing: a documented answer has no payload beside others that have one. The body is then empty, or without the key. */
  readonly nothing?: true;
  /** A payload that is `null`. */
  readonly null?: true;
  /** An answer of this media type that is no JSON resolves to its text, or to `undefined` where there is no payload. */
  readonly text?: string;
}
/** What the runtime must know of one API: generated from its document. */
interface ApiDefinition {
  /** `name/version` of the package, for the header `user-agent`. Absent: the runtime's own is sent. */
  readonly product?: string;
  /** The server that the document names, when it names one. */
  readonly baseUrl?: string;
  /** How its calls say who is calling. Absent: they do not. */
  readonly security?: SecurityScheme;
  /** Path parameters that are client options, and may be overridden in a call. */
  readonly bound: readonly string[];
  /** A sentence of advice by status, appended to the message of an error with that status. */
  readonly errorHints?: Readonly<Record<number, string>>;
  readonly operations: Readonly<Record<string, OperationDefinition>>;
}
declare const logLevels: readonly ["off", "error", "warn", "info", "debug"];
/** How much is logged: nothing, failures, repeated attempts, every call, every attempt with its headers. */
type LogLevel = (typeof logLevels)[number];
/** Where log lines go; `console` is one. What a logger throws breaks no call. */
type Logger = Readonly<Record<Exclude<LogLevel, "off">, (message: string, fields: Readonly<Record<string, unknown>>) => unknown>>;
/** A credential, or a function that brings it: called before every attempt, so that it may change between two. */
type Credential = string | (() => string | Promise<string>);
/** Headers of a call, by name. `undefined` takes back a header that the client would send. */
type HeaderOptions = Readonly<Record<string, string | undefined>>;
/** What holds for every call of a client, and can be said anew for one call. */
interface LimitOptions {
  /** Milliseconds for one attempt, its body included. Default 60,000. */
  readonly timeout?: number | undefined;
  /** Milliseconds for the whole call: every attempt and every wait. Default: no limit. */
  readonly totalTimeout?: number | undefined;
  /** How many times a failed attempt may be sent again. Default 2. To wait for a rate limit together with others costs none. */
  readonly maxRetries?: number | undefined;
}
/** What one call may say for itself. */
interface CallOptions extends LimitOptions {
  /** Aborts the call in whichever phase it is; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** True: this POST or PATCH may be sent again, although it may have been applied. Default false. */
  readonly retryUnsafe?: boolean | undefined;
  /** Headers of this call; they outrank those of the client. */
  readonly headers?: HeaderOptions | undefined;
}
/** What every client can be given. */
interface ClientOptions extends LimitOptions {
  /** The address of the deployment. It may carry a path prefix. */
  readonly baseUrl?: string | undefined;
  /** The function that sends. Default: the global `fetch`. */
  readonly fetch?: ((input: string, init: RequestInit) => Promise<Response>) | undefined;
  /** How many requests may be under way at once; further calls wait in order. Default 64. */
  readonly maxConcurrency?: number | undefined;
  /** Bytes that the body of a 2xx answer may have, after decompression; a larger one is an error. Default 134,217,728 (128 MB). */
  readonly maxResponseSize?: number | undefined;
  /** Headers of every call. */
  readonly headers?: HeaderOptions | undefined;
  /** Where the log goes. Default: `console`. */
  readonly logger?: Logger | undefined;
  /** How much is logged. Default `off`. */
  readonly logLevel?: LogLevel | undefined;
  /** True: credentials may be sent over plain http to a host that is not loopback. Default false. */
  readonly allowInsecureConnection?: boolean | undefined;
}
/** HTTP Basic: the id and the secret of an API key. */
interface BasicCredentials {
  /** The id of the API key. */
  readonly keyId?: Credential | undefined;
  /** The secret of the API key. */
  readonly keySecret?: Credential | undefined;
}
/** HTTP Bearer: one access key. */
interface BearerCredentials {
  /** The access key. */
  readonly apiKey?: Credential | undefined;
}
/** The environment variable that stands in for an option, by the option's name. */
type Environment = Readonly<Record<string, string>>;
export { Alternatives, ApiDefinition, ApiPage, ApiPages, ApiPromise, ApiResult, BasicCredentials, BearerCredentials, CallOptions, ClientOptions, Credential, Environment, HeaderOptions, LogLevel, Logger, OperationDefinition, PageFacts, PagesDefinition, ReadBody, SecurityScheme, Unwrap, basicAuthentication, bearerAuthentication, readBytes, readText, walkList, walkPages };
