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
  readonly maxResponseSize: number
  readonly headers: Readonly<RequestHeaders>
  readonly authorize: Authorize | undefined
  readonly log: Log | undefined
}

/** What holds where nothing else is said; the names are those of all options of any client. */
const usual = {
  baseUrl: undefined,
  // Looked up in each call, so that a global one can be replaced.
  fetch: (input: string, init: RequestInit) => globalThis.fetch(input, init),
  timeout: 60_000,
  totalTimeout: Number.POSITIVE_INFINITY,
  maxRetries: 2,
  maxConcurrency: 64,
  maxResponseSize: 2 ** 27,
  headers: {},
  // The one of the moment in which a client is created stands in for it.
  logger: undefined,
  logLevel: 'off',
  allowInsecureConnection: false,
}

/** Fills in what was not passed: from the environment, from the document, and by what is usual. */
export function completeOptions(definition: ApiDefinition, environment: Environment, given: ClientOptions): AnyOptions {
  const options: Record<string, unknown> = { ...given }
  for (const [option, variable] of Object.entries(environment)) options[option] ??= readVariable(variable)
  return changeOptions({ ...usual, baseUrl: definition.baseUrl, logger: console }, options)
}

/** Options with some of them changed; `undefined` changes none. */
export function changeOptions(options: object, changes: object): AnyOptions {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...options, ...Object.fromEntries(changed) }
}

/** An unset and an empty variable are the same; a runtime that keeps its environment closed has none. */
function readVariable(name: string): string | undefined {
  try {
    return (globalThis as unknown as { process: { env: Record<string, string> } }).process.env[name] || undefined
  } catch {
    return undefined
  }
}

/** Checks complete options. */
export function resolveSettings(
  { product, security, bound }: ApiDefinition,
  environment: Environment,
  options: AnyOptions,
): Settings {
  const credentials = Object.keys({ ...security?.options })
  const missing = ['baseUrl', ...credentials].filter((name) => !options[name])
  if (missing[0]) refuseLack('client', missing, environment)
  const known = [...Object.keys(usual), ...credentials, ...bound]
  checkOptions(options, known, ConfigurationError, environment)
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

/** Refuses a client, or a call, that was not given what it needs. */
export function refuseLack(owner: string, names: readonly string[], environment: Environment): never {
  const list = names.map((name) => named(name, environment)).join(', ')
  throw new ConfigurationError(`The ${owner} has no ${list}. Pass it, or set the variable in brackets.`)
}

/** What the value of an option has to be: whether one is, and in words. */
type Rule = readonly [isRight: (value: never) => boolean, expected: string]

const isObject = (value: unknown) => Object(value) === value
const isFunction = (value: unknown) => typeof value === 'function'
const from = (least: number, most?: number): Rule => [
  (value: unknown) => typeof value === 'number' && value >= least && !(value > (most as number)),
  `a number from ${least} ${most ? `to ${most}` : 'up'}`,
]
const callRules: Readonly<Record<string, Rule>> = {
  signal: [
    (value: AbortSignal) => value.aborted === !!value.aborted && isFunction(value.addEventListener),
    'an AbortSignal',
  ],
  timeout: from(1),
  totalTimeout: from(1),
  maxRetries: from(0),
  retryUnsafe: [(value: unknown) => value === !!value, 'true or false'],
  headers: [isObject, 'an object'],
}
const rules: Readonly<Record<string, Rule>> = {
  ...callRules,
  maxConcurrency: from(1),
  // No text can be longer in V8.
  maxResponseSize: from(1, 2 ** 29 - 24),
  fetch: [isFunction, 'a function'],
  logger: [isObject, 'an object'],
  logLevel: [(value: never) => logLevels.includes(value), `one of ${logLevels.join(', ')}`],
}

/** What every call takes. */
export const callOptions: readonly string[] = Object.keys(callRules)

/**
 * Refuses an option, of a client or of a call, that is not what it has to be, or that is misspelt. Any other name is left
 * alone: one object may serve clients of several APIs.
 */
export function checkOptions(
  options: object,
  known: readonly string[],
  Refusal: Refusal,
  environment: Environment = {},
): void {
  if (!isObject(options)) throw new Refusal('The options must be an object.')
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const meant = known.includes(name) ? name : known.find((option) => isTypoOf(option, name))
    if (meant && meant !== name) throw new Refusal(`There is no option \`${name}\`. Did you mean \`${meant}\`?`)
    const [isRight, expected] = (meant && rules[name]) || []
    try {
      if (isRight?.(value as never) !== false) continue
    } catch {
      // It cannot even be looked at.
    }
    // The value is not shown: headers can hold a secret.
    throw new Refusal(`The option ${named(name, environment)} must be ${expected}.`)
  }
}

/** Whether two names differ in one short piece at most, capitals aside. */
function isTypoOf(option: string, name: string): boolean {
  let [wanted, given] = [option.toLowerCase(), name.toLowerCase()]
  while (wanted && wanted[0] === given[0]) [wanted, given] = [wanted.slice(1), given.slice(1)]
  while (wanted && wanted.at(-1) === given.at(-1)) [wanted, given] = [wanted.slice(0, -1), given.slice(0, -1)]
  return Math.max(wanted.length, given.length) <= Math.max(option.length, name.length) / 3
}

function named(option: string, environment: Environment): string {
  return `\`${option}\`${Object.hasOwn(environment, option) ? ` (${environment[option]})` : ''}`
}
