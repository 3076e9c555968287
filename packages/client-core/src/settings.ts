import { parseBaseUrl } from './base-url.ts'
import { type Authorize, createAuthorize, credentialOptions } from './credentials.ts'
import type { ApiDefinition } from './definition.ts'
import { ConfigurationError, InvalidArgumentError } from './errors.ts'
import { checkHeaders } from './headers.ts'
import { createLog, isLogLevel, type Log, type Logger, logLevels } from './log.ts'
import type {
  BasicCredentials,
  BearerCredentials,
  CallOptions,
  ClientOptions,
  Environment,
  LimitOptions,
} from './options.ts'

/** The options of a client: complete, checked, and in the form that a call needs. */
export interface Settings {
  /** The address without a trailing slash. */
  readonly baseUrl: string
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly timeout: number
  readonly totalTimeout: number
  readonly maxRetries: number
  readonly maxConcurrency: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly authorize: Authorize | undefined
  /** Values of the path parameters that are client options. */
  readonly bound: Readonly<Record<string, unknown>>
  readonly log: Log | undefined
}

/** The options of any client: which of them mean something depends on the API. */
export type AnyOptions = ClientOptions & BasicCredentials & BearerCredentials & Readonly<Record<string, unknown>>

/** Checks complete options. `required` names the path parameters that the client must be given. */
export function resolveSettings(
  definition: ApiDefinition,
  environment: Environment,
  options: AnyOptions,
  required: readonly string[],
): Settings {
  const credentials = credentialOptions[definition.security]
  refuseMissing(['baseUrl', ...credentials, ...required], options, environment)
  checkLimits(options, ConfigurationError)
  const { fetch, headers, logger, logLevel = 'off', maxConcurrency = 64 } = options
  if (fetch !== undefined && typeof fetch !== 'function')
    throw new ConfigurationError(
      'The option `fetch` is not a function. Pass one with the signature of the global fetch.',
    )
  if (logger !== undefined && Object(logger) !== logger)
    throw new ConfigurationError('The option `logger` is no object. Pass one with error, warn, info and debug.')
  if (!isLogLevel(logLevel))
    throw new ConfigurationError(
      `The option \`logLevel\`${fromEnvironment('logLevel', environment)} is ${JSON.stringify(logLevel)}. Use one of ${logLevels.join(', ')}.`,
    )
  checkCount('maxConcurrency', maxConcurrency, 1, ConfigurationError)
  return {
    baseUrl: parseBaseUrl(options.baseUrl, credentials.length > 0, options.allowInsecureConnection === true),
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeout: options.timeout ?? 60_000,
    totalTimeout: options.totalTimeout ?? Number.POSITIVE_INFINITY,
    maxRetries: options.maxRetries ?? 2,
    maxConcurrency,
    headers: checkHeaders(headers ?? {}, ConfigurationError),
    authorize: createAuthorize(definition.security, options),
    bound: Object.fromEntries(required.map((name) => [name, options[name]])),
    log: createLog(logger ?? (console as Logger), logLevel),
  }
}

/** Refuses what one call says for itself, where it is wrong. */
export function checkCallOptions(options: CallOptions): void {
  if (typeof options !== 'object' || options === null)
    throw new InvalidArgumentError(`The options of a call are ${String(options)}. Pass an object, or nothing.`)
  checkLimits(options, InvalidArgumentError)
  const { signal } = options
  if (signal !== undefined && typeof Object(signal).addEventListener !== 'function')
    throw new InvalidArgumentError(`The option \`signal\` is a ${typeof signal}. Pass an AbortSignal.`)
}

/** Refuses a limit that is not a usable number. */
function checkLimits(limits: LimitOptions, Refusal: typeof ConfigurationError | typeof InvalidArgumentError): void {
  for (const name of ['timeout', 'totalTimeout'] as const) {
    const value = limits[name]
    if (value !== undefined && !(typeof value === 'number' && value > 0))
      throw new Refusal(`The option \`${name}\` is ${String(value)}. Pass a number of milliseconds above 0.`)
  }
  if (limits.maxRetries !== undefined) checkCount('maxRetries', limits.maxRetries, 0, Refusal)
}

function checkCount(
  name: string,
  value: unknown,
  minimum: number,
  Refusal: typeof ConfigurationError | typeof InvalidArgumentError,
): void {
  if (typeof value !== 'number' || !(value >= minimum) || (Number.isFinite(value) && !Number.isInteger(value)))
    throw new Refusal(`The option \`${name}\` is ${String(value)}. Pass a whole number from ${minimum} up.`)
}

/** Fills in what was not passed: from the environment, and the address from the document. */
export function completeOptions(definition: ApiDefinition, environment: Environment, given: ClientOptions): AnyOptions {
  const options: Record<string, unknown> = { ...given }
  for (const [option, variable] of Object.entries(environment)) options[option] ??= readVariable(variable)
  options.baseUrl ??= definition.baseUrl
  return options
}

/** An unset and an empty variable are the same; a runtime that keeps its environment closed has none. */
function readVariable(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }
    return process?.env?.[name] || undefined
  } catch {
    return undefined
  }
}

function refuseMissing(names: readonly string[], options: AnyOptions, environment: Environment): void {
  const missing = names.filter((name) => options[name] === undefined || options[name] === '')
  if (missing.length === 0) return
  const list = missing.map((name) => `\`${name}\`${fromEnvironment(name, environment)}`).join(', ')
  throw new ConfigurationError(
    `The client has no ${list}. Pass the option${missing.length > 1 ? 's' : ''}, or set the environment variable${missing.length > 1 ? 's' : ''} in brackets.`,
  )
}

function fromEnvironment(option: string, environment: Environment): string {
  return environment[option] === undefined ? '' : ` (${environment[option]})`
}
