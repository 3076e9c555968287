import { InvalidArgumentError } from './errors.ts'
import type { Refusal } from './headers.ts'
import { logLevels } from './log.ts'
import type { Environment } from './options.ts'

/** The check of an option's value, and a description of valid values. */
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
  maxQueueTime: from(0),
  maxRetries: from(0),
  retryUnsafe: [(value: unknown) => value === !!value, 'true or false'],
  headers: [isObject, 'an object'],
  query: [isObject, 'an object'],
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

/** The options of every call. */
export const callOptions: readonly string[] = Object.keys(callRules)

/**
 * Refuses a wrong value and a misspelt name of an option of a client. Other names are accepted: one object may serve
 * clients of several APIs.
 */
export function checkOptions(
  options: object,
  known: readonly string[],
  Refusal: Refusal,
  environment: Environment = {},
): void {
  // A signal alone would be an object without options.
  if (!isObject(options) || 'aborted' in options)
    throw new Refusal('The options must be an object, such as { signal }.')
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const isKnown = known.includes(name)
    if (!isKnown) refuseTypo('option', name, known, Refusal)
    const [isRight, expected] = (isKnown && rules[name]) || []
    try {
      if (isRight?.(value as never) !== false) continue
    } catch {
      // Reading a property of the value can throw.
    }
    // Do not show the value: headers can contain a secret.
    throw new Refusal(`The option ${named(name, environment)} must be ${expected}.`)
  }
}

/** Names of objects and credentials, which another API may have among its options. */
const foreign = /(?:Id|Key|Secret)$/

/** Checks the options of a call. It also refuses other names than foreign ones, which would be ignored in silence. */
export function checkCallOptions(options: object, known: readonly string[], queryNames: readonly string[] = []): void {
  for (const name of queryNames)
    if (Object.hasOwn(Object(options), name) && !known.includes(name))
      throw new InvalidArgumentError(`\`${name}\` is a query parameter. Pass { query: { ${name} } }.`)
  checkOptions(options, known, InvalidArgumentError)
  refuseOthers('option', options, known)
  const { query } = options as { query?: object }
  // A list that comes whole ignores the query of one that has pages, so that code for both needs no difference.
  if (query && queryNames[0]) refuseOthers('query parameter', query, queryNames)
}

function refuseOthers(what: string, given: object, known: readonly string[]): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || known.includes(name) || foreign.test(name)) continue
    refuseTypo(what, name, known, InvalidArgumentError)
    const advice = Object.hasOwn(rules, name) ? 'It is an option of the client.' : `Use one of ${known.join(', ')}.`
    throw new InvalidArgumentError(`There is no ${what} \`${name}\` of a call. ${advice}`)
  }
}

function refuseTypo(what: string, name: string, known: readonly string[], Refusal: Refusal): void {
  const meant = known.find((option) => isTypoOf(option, name))
  if (meant) throw new Refusal(`There is no ${what} \`${name}\`. Did you mean \`${meant}\`?`)
}

/** True where two names differ in at most one short piece, ignoring case. */
export function isTypoOf(option: string, name: string): boolean {
  let [wanted, given] = [option.toLowerCase(), name.toLowerCase()]
  while (wanted && wanted[0] === given[0]) [wanted, given] = [wanted.slice(1), given.slice(1)]
  while (wanted && wanted.at(-1) === given.at(-1)) [wanted, given] = [wanted.slice(0, -1), given.slice(0, -1)]
  return Math.max(wanted.length, given.length) <= Math.max(option.length, name.length) / 3
}

/** Formats an option for a message, with the environment variable that can replace it. */
export function named(option: string, environment: Environment): string {
  return `\`${option}\`${Object.hasOwn(environment, option) ? ` (${environment[option]})` : ''}`
}
