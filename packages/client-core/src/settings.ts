import { parseBaseUrl } from './base-url.ts'
import { type Authorize, createAuthorize } from './credentials.ts'
import type { ApiDefinition } from './definition.ts'
import { ConfigurationError } from './errors.ts'
import { checkHeaders, type RequestHeaders } from './headers.ts'
import { createLog, type Log, type Logger } from './log.ts'
import { checkOptions, optionTitle } from './option-checks.ts'
import {
  type CallOptions,
  type ClientOptions,
  type CompleteCallOptions,
  callOptions,
  defaults,
  type Environment,
  type HeaderOptions,
} from './options.ts'
import { userAgent } from './user-agent.ts'

/** The options of any client. The API decides which of them apply. */
export type AnyOptions = ClientOptions & Readonly<Record<string, unknown>>

type Complete<Options> = { readonly [Option in keyof Options]-?: NonNullable<Options[Option]> }

/** The complete and checked options of a client, in the form that a call needs. */
export type Settings = Complete<Omit<ClientOptions, 'headers' | 'logger' | 'logLevel'>> & {
  /** The address without a trailing slash. */
  readonly baseUrl: string
  readonly headers: Readonly<RequestHeaders>
  readonly authorize: Authorize | undefined
  readonly log: Log | undefined
} & Readonly<Record<string, unknown>>

/** Fills in missing options: from the environment, from the document, and from the defaults. */
export function completeOptions(definition: ApiDefinition, environment: Environment, given: ClientOptions): AnyOptions {
  checkOptions(given, [], ConfigurationError)
  const options: Record<string, unknown> = { ...given }
  for (const [option, variable] of Object.entries(environment)) options[option] ??= readVariable(variable)
  return changeOptions({ ...defaults, baseUrl: definition.baseUrl, logger: console }, options)
}

/** Returns options with some of them changed. `undefined` changes none. */
export function changeOptions(options: object, changes: object): AnyOptions {
  checkOptions(changes, [], ConfigurationError)
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...options, ...Object.fromEntries(changed) }
}

/** Returns the options of one call: its own, and those of the client that it leaves out. */
export function completeCallOptions(settings: Settings, given: CallOptions): CompleteCallOptions {
  const options: Record<string, unknown> = {}
  // One object may hold options of clients and of calls. A client ignores those of calls.
  for (const name of callOptions)
    options[name] = (given as AnyOptions)[name] ?? (name in defaults ? settings[name] : undefined)
  return options as unknown as CompleteCallOptions
}

/** Reads an environment variable. Unset and empty are the same. Some runtimes deny access to the environment. */
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
  const known = [...Object.keys(defaults), ...credentials, ...bound]
  // First, because an option seems to be missing where its name is misspelt.
  checkOptions(options, known, ConfigurationError, environment)
  const missing = ['baseUrl', ...credentials].filter((name) => !options[name])
  if (missing.length) refuseLack('client', missing, environment)
  return {
    ...(options as Settings),
    baseUrl: parseBaseUrl(options.baseUrl, security && options.allowInsecureConnection !== true),
    headers: {
      ...(product && { 'user-agent': userAgent(product) }),
      ...checkHeaders(options.headers as HeaderOptions, ConfigurationError),
    },
    authorize: security && createAuthorize(security, options),
    log: createLog(options.logger as Logger, options.logLevel),
  }
}

/** Refuses a client or a call that lacks a required option. */
export function refuseLack(owner: string, names: readonly string[], environment: Environment): never {
  const list = names.map((name) => optionTitle(name, environment)).join(', ')
  const each = names[1] ? 'each' : 'it'
  throw new ConfigurationError(`The ${owner} has no ${list}. Pass ${each}, or set its variable in brackets.`)
}
