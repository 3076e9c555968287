import { Alternatives, ApiDefinition, ApiPage, ApiPages, ApiPromise, ApiResult, BasicCredentials, BearerCredentials, CallOptions, ClientOptions, Credential, Environment, HeaderOptions, LogLevel, Logger, OperationDefinition, PageFacts, PagesDefinition, ReadBody, SecurityScheme, Unwrap, basicAuthentication, bearerAuthentication, readBytes, readText, walkList, walkPages } from "./options-D59UsnLz.cjs";
import { Attempt } from "./errors-TRF_Kek5.cjs";
/** For the media types whose bodies only the caller can write: files, forms with files, text. */
declare function passBody(body: BodyInit): BodyInit;
/** Makes a client: one method an operation, named after it, and `withOptions`. */
declare function createClient<Client, Options extends ClientOptions>(definition: ApiDefinition, environment: Environment, options: Options): Client;
/** Takes the payload, or what the document lets come in its place. */
declare const unwrapAlternatives: Unwrap;
/**
 * Query or form fields as OpenAPI writes them by default: a list repeats its name, the keys of an object stand in
 * brackets, and what is `undefined` or `null` is left out.
 */
declare function serializeForm(fields: Readonly<Record<string, unknown>>): URLSearchParams;
/** The query of an address, with its question mark. A space is `+` in forms only; in an address not every server reads it so. */
declare function serializeQuery(fields: Readonly<Record<string, unknown>>): string;
export { type Alternatives, type ApiDefinition, type ApiPage, type ApiPages, type ApiPromise, type ApiResult, type Attempt, type BasicCredentials, type BearerCredentials, type CallOptions, type ClientOptions, type Credential, type Environment, type HeaderOptions, type LogLevel, type Logger, type OperationDefinition, type PageFacts, type PagesDefinition, type ReadBody, type SecurityScheme, type Unwrap, basicAuthentication, bearerAuthentication, createClient, passBody, readBytes, readText, serializeForm, serializeQuery, unwrapAlternatives, walkList, walkPages };
