import { InvalidArgumentError } from './errors.ts'
import { optionError, type Refusal } from './headers.ts'
import { type Environment, optionRules } from './options.ts'
import { isPlainObject } from './plain-objects.ts'

/** Names of objects and credentials, which another API may have among its options. */
const foreign = /(?:Id|Key|Secret)$/

/**
 * Refuses a wrong value and a misspelt name of an option of a client. Other names are accepted: one object may serve
 * clients of several APIs.
 *
 * @param queryNames - The query parameters of a call. A call also refuses names that it would ignore in silence.
 */
export function checkOptions(
  options: object,
  known: readonly string[],
  Refusal: Refusal,
  environment: Environment = {},
  queryNames?: readonly string[],
): void {
  // A signal, a promise or a collection would be an object without options.
  if (!options || !isPlainObject(options)) throw new Refusal('The options must be an object, such as { timeout }.')
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const isKnown = known.includes(name)
    if (!isKnown && queryNames?.includes(name))
      throw new Refusal(`\`${name}\` is a query parameter. Pass { query: { ${name} } }.`)
    if (!isKnown) refuseName('option', name, known, Refusal, !!queryNames)
    const [isRight, expected] = (isKnown && optionRules[name]) || []
    try {
      if (isRight?.(value as never) !== false) continue
    } catch {
      // Reading a property of the value can throw.
    }
    // Do not show the value: headers can contain a secret.
    throw optionError(name, `must be ${expected}`, optionTitle(name, environment), Refusal)
  }
}

/** Checks the options of a call, and the names in its query. */
export function checkCallOptions(options: object, known: readonly string[], queryNames: readonly string[]): void {
  checkOptions(options, known, InvalidArgumentError, {}, queryNames)
  const { query = {} } = options as { query?: object }
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && !queryNames.includes(name))
      refuseName('query parameter', name, queryNames, InvalidArgumentError, true)
}

function refuseName(what: string, name: string, known: readonly string[], Refusal: Refusal, isClosed: boolean): void {
  const meant = known.find((option) => isTypoOf(option, name))
  if (!meant && (!isClosed || foreign.test(name))) return
  const uses = known.length > 0 ? `Use one of ${known.join(', ')}.` : 'It takes none.'
  const advice = Object.hasOwn(optionRules, name) ? 'It is an option of the client.' : uses
  throw new Refusal(
    `There is no ${what} \`${name}\`${meant ? `. Did you mean \`${meant}\`?` : ` of a call. ${advice}`}`,
  )
}

/** True where two names differ in at most one short piece, ignoring case. */
export function isTypoOf(option: string, name: string): boolean {
  // What is between the longest common start and the longest common end.
  const [, , wanted = name, , given = ''] = /^(.*)(.*?)(.*)\n\1(.*?)\3$/i.exec(`${option}\n${name}`) ?? []
  return Math.max(wanted.length, given.length) <= Math.max(option.length, name.length) / 3
}

/** Formats an option for a message, with the environment variable that can replace it. */
export function optionTitle(option: string, environment: Environment): string {
  return `\`${option}\`${environment[option] ? ` (${environment[option]})` : ''}`
}
