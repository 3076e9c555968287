import { parseBaseUrl } from './base-url.ts'
import { type Authorize, createAuthorize } from './credentials.ts'
import type { ApiDefinition } from './definition.ts'
import { ConfigurationError } from './errors.ts'
import { checkHeaders, type Refusal, type RequestHeaders } from './headers.ts'
import { createLog, type Log, type Logger, type LogLevel, logLevels } from './log.ts'
import type { ClientOptions, Environment, HeaderOptions } from './options.ts'
import { userAgent } from './user-agent.ts'

/** The options of any client: which of them mean something depends on the API. */
export type AnyOptions = ClientOptions & Readonly<Record<string, unknown>>

/** The options of a client: complete, checked, and in the form that a call needs. */
export interface Settings extends AnyOptions {
  /** The address without a trailing slash. */
  readonly baseUrl: string
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly timeout: number
  readonly totalTimeout: number
  readonly maxRetries: number
  readonly maxConcurrency: number
  readonly headers: Readonly<RequestHeaders>
  readonly authorize: Authorize | undefined
  readonly log: Log | undefined
}

/** Fills in what was not passed: from the environment, from the document, and by what is usual. */
export function completeOptions(definition: ApiDefinition, environment: Environment, given: ClientOptions): AnyOptions {
  const usual = {
    baseUrl: definition.baseUrl,
    // Looked up in each call, so that a global one can be replaced.
    fetch: (input: string, init: RequestInit) => globalThis.fetch(input, init),
    timeout: 60_000,
    totalTimeout: Number.POSITIVE_INFINITY,
    maxRetries: 2,
    maxConcurrency: 64,
    headers: {},
    logger: console,
    logLevel: 'off',
  }
  const options: Record<string, unknown> = { ...given }
  for (const [option, variable] of Object.entries(environment)) options[option] ??= readVariable(variable)
  return changeOptions(usual, options)
}

/** Options with some of them changed; `undefined` changes none. */
export function changeOptions(options: object, changes: object): AnyOptions {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...options, ...Object.fromEntries(changed) }
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

/** Checks complete options. `required` names the path parameters that the client must be given. */
export function resolveSettings(
  { product, security }: ApiDefinition,
  environment: Environment,
  options: AnyOptions,
  required: readonly string[],
): Settings {
  const missing = ['baseUrl', ...Object.keys(security?.options ?? {}), ...required].filter((name) => !options[name])
  if (missing.length > 0)
    throw new ConfigurationError(
      `The client has no ${missing.map((name) => named(name, environment)).join(', ')}. Pass it, or set the variable in brackets.`,
    )
  checkOptions(options, ConfigurationError, environment)
  const { baseUrl, headers, logger, logLevel, allowInsecureConnection } = options as Required<ClientOptions>
  return {
    ...(options as Settings),
    baseUrl: parseBaseUrl(baseUrl, security && allowInsecureConnection !== true),
    headers: {
      ...(product && { 'user-agent': userAgent(product) }),
      ...checkHeaders(headers as HeaderOptions, ConfigurationError),
    },
    authorize: security && createAuthorize(security, options),
    log: createLog(logger as Logger, logLevel as LogLevel),
  }
}

/** What the value of an option has to be: whether one is, and in words. */
type Rule = readonly [holds: (value: never) => boolean, wish: string]

const isObject = (value: unknown) => Object(value) === value
const from = (least: number): Rule => [
  (value: unknown) => typeof value === 'number' && value >= least,
  `a number from ${least} up`,
]
const rules: Readonly<Record<string, Rule>> = {
  timeout: from(1),
  totalTimeout: from(1),
  maxRetries: from(0),
  maxConcurrency: from(1),
  fetch: [(value: unknown) => typeof value === 'function', 'a function'],
  headers: [isObject, 'an object'],
  logger: [isObject, 'an object'],
  logLevel: [(value: never) => logLevels.includes(value), `one of ${logLevels.join(', ')}`],
  signal: [(value: AbortSignal | null) => isObject(value?.addEventListener), 'an AbortSignal'],
}

/** Refuses an option, of a client or of a call, that is not what it has to be. */
export function checkOptions(options: object, Refusal: Refusal, environment: Environment = {}): void {
  if (!isObject(options)) throw new Refusal('The options must be an object.')
  for (const [name, value] of Object.entries(options)) {
    const [holds, wish] = rules[name] ?? []
    // The value is not shown: headers can hold a secret.
    if (value !== undefined && holds?.(value as never) === false)
      throw new Refusal(`The option ${named(name, environment)} must be ${wish}.`)
  }
}

function named(option: string, environment: Environment): string {
  return `\`${option}\`${environment[option] ? ` (${environment[option]})` : ''}`
}
