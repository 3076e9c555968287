import { parseBaseUrl } from './base-url.ts'
import { type Authorize, createAuthorize } from './credentials.ts'
import type { ApiDefinition } from './definition.ts'
import { ConfigurationError } from './errors.ts'
import { checkHeaders, type Refusal, type RequestHeaders } from './headers.ts'
import { createLog, type Log, type Logger, type LogLevel, logLevels } from './log.ts'
import type { ClientOptions, Environment, HeaderOptions } from './options.ts'

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
    maxResponseSize: 128 * 1024 * 1024,
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

/** Checks complete options. */
export function resolveSettings(
  { security, bound }: ApiDefinition,
  environment: Environment,
  options: AnyOptions,
): Settings {
  const credentials = Object.keys(security?.options ?? {})
  const missing = ['baseUrl', ...credentials].filter((name) => !options[name])
  if (missing.length > 0)
    throw new ConfigurationError(
      `The client has no ${missing.map((name) => named(name, environment)).join(', ')}. Pass it, or set the variable in brackets.`,
    )
  const names = [...credentials, ...bound, ...Object.keys(environment)]
  checkOptions(options, knownOptions(clientRules, names), ConfigurationError, environment)
  const { baseUrl, headers, logger, logLevel, allowInsecureConnection } = options as Required<ClientOptions>
  return {
    ...(options as Settings),
    baseUrl: parseBaseUrl(baseUrl, security && allowInsecureConnection !== true),
    headers: checkHeaders(headers as HeaderOptions, ConfigurationError),
    authorize: security && createAuthorize(security, options),
    log: createLog(logger as Logger, logLevel as LogLevel),
  }
}

/** The value of a bound parameter for a call that does not bring it. */
export function boundParameter(name: string, options: AnyOptions, environment: Environment): unknown {
  if (options[name]) return options[name]
  throw new ConfigurationError(
    `The call has no ${named(name, environment)}. Pass it to the call or to the client, or set the variable in brackets.`,
  )
}

/** What the value of an option has to be: whether one is, and in words. */
type Rule = readonly [holds: (value: never) => boolean, wish: string]

/** The options that somebody may pass, by name. */
export type KnownOptions = Readonly<Record<string, Rule>>

const isObject = (value: unknown) => Object(value) === value
const isFunction = (value: unknown) => typeof value === 'function'
const from = (least: number, most = Number.POSITIVE_INFINITY): Rule => [
  (value: unknown) => typeof value === 'number' && value >= least && value <= most,
  `a number from ${least} ${most < Number.POSITIVE_INFINITY ? `to ${most}` : 'up'}`,
]
const object: Rule = [isObject, 'an object']
/** What is checked elsewhere, or not at all. */
const anything: Rule = [() => true, '']

const rules = { timeout: from(1), totalTimeout: from(1), maxRetries: from(0), headers: object }
const clientRules: KnownOptions = {
  ...rules,
  baseUrl: anything,
  maxConcurrency: from(1),
  // No text can be longer in V8.
  maxResponseSize: from(1, 2 ** 29 - 24),
  fetch: [isFunction, 'a function'],
  logger: object,
  logLevel: [(value: never) => logLevels.includes(value), `one of ${logLevels.join(', ')}`],
  allowInsecureConnection: anything,
}
export const callRules: KnownOptions = {
  ...rules,
  retryUnsafe: [(value: unknown) => typeof value === 'boolean', 'true or false'],
  signal: [
    (signal: AbortSignal) =>
      typeof signal.aborted === 'boolean' &&
      isFunction(signal.addEventListener) &&
      isFunction(signal.removeEventListener),
    'an AbortSignal',
  ],
}

/** Options with further names; what an object inherits is none. */
export function knownOptions(options: KnownOptions, names: readonly string[]): KnownOptions {
  return Object.assign(Object.create(null), Object.fromEntries(names.map((name) => [name, anything])), options)
}

/** Refuses an option, of a client or of a call, that nobody knows, or that is not what it has to be. */
export function checkOptions(
  options: object,
  known: KnownOptions,
  Refusal: Refusal,
  environment: Environment = {},
): void {
  if (!isObject(options)) throw new Refusal('The options must be an object.')
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const rule = known[name]
    if (!rule) throw new Refusal(`There is no option \`${name}\`.${suggestionFor(name, known)}`)
    let holds = false
    try {
      holds = rule[0](value as never)
    } catch {
      // Something that cannot be looked at.
    }
    // The value is not shown: headers can hold a secret.
    if (!holds) throw new Refusal(`The option ${named(name, environment)} must be ${rule[1]}.`)
  }
}

/** The known option of which one differs in a short piece, as after a slip of the keyboard. */
function suggestionFor(name: string, known: KnownOptions): string {
  const given = letters(name)
  const near = Object.keys(known).find((option) => {
    const wanted = letters(option)
    let start = 0
    while (start < given.length && given[start] === wanted[start]) start++
    let end = 0
    while (end < Math.min(given.length, wanted.length) - start && given.at(~end) === wanted.at(~end)) end++
    const longest = Math.max(given.length, wanted.length)
    return longest - start - end <= longest / 3
  })
  return near ? ` Did you mean \`${near}\`?` : ''
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

function named(option: string, environment: Environment): string {
  return `\`${option}\`${Object.hasOwn(environment, option) ? ` (${environment[option]})` : ''}`
}
