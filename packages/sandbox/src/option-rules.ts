import { isTypoOf } from '@clouddb/client-core'
import { isAddress } from '@clouddb/document/addresses'
import { isRecord } from '@clouddb/document/openapi'
import { isDay, isTime } from './clock.ts'
import { controlSchema } from './documents.ts'

/** What the value of an option must be: a check and its description, or the rules of its own options. */
export type OptionRule =
  | readonly [isRight: (value: unknown) => boolean, expected: string]
  | { readonly options: OptionRules }
  | { readonly each: OptionRules }

/** A rule for each option. */
export type OptionRules<Options = Record<string, unknown>> = Readonly<Record<keyof Options & string, OptionRule>>

/**
 * Refuses an unknown name and a wrong value of an option.
 *
 * @param path Names the object of the options, with a dot at its end. Default: none, for the options of a function.
 * @throws TypeError with the option, and how to fix it.
 */
export function checkSandboxOptions(given: unknown, rules: OptionRules, path = ''): void {
  if (!isRecord(given)) throw new TypeError(`${path === '' ? 'The options' : optionAt(path)} must be an object.`)
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    if (!Object.hasOwn(rules, name)) throw new TypeError(unknownName('option', name, Object.keys(rules), path))
    checkValue(value, rules[name] as OptionRule, `${path}${name}`)
  }
}

function checkValue(value: unknown, rule: OptionRule, path: string): void {
  if ('options' in rule) checkSandboxOptions(value, rule.options, `${path}.`)
  else if ('each' in rule) {
    if (!Array.isArray(value)) throw new TypeError(`${optionAt(path)} must be a list.`)
    for (const [index, item] of value.entries()) checkSandboxOptions(item, rule.each, `${path}[${index}].`)
  } else {
    const [isRight, expected] = rule
    if (!isRight(value)) throw new TypeError(`${optionAt(path)} must be ${expected}.`)
  }
}

const optionAt = (path: string) => `The option \`${path.replace(/\.$/, '')}\``

/** Says that there is no such name, and which one was probably meant. */
export function unknownName(what: string, name: string, known: readonly string[], path = ''): string {
  const meant = known.find((each) => isTypoOf(each, name))
  const cure = meant === undefined ? `Say one of ${known.join(', ')}.` : `Did you mean \`${path}${meant}\`?`
  return `There is no ${what} \`${path}${name}\`. ${cure}`
}

export const anything: OptionRule = [() => true, 'anything']
export const aFunction: OptionRule = [(value) => typeof value === 'function', 'a function']
export const aList: OptionRule = [Array.isArray, 'a list']
export const anObject: OptionRule = [isRecord, 'an object']
export const aDay: OptionRule = [isDay, 'a day, such as 2026-02-27']
export const aTime: OptionRule = [isTime, 'epoch milliseconds of the years 1970 to 9998, such as Date.UTC(2026, 0, 12)']
export const anAddress: OptionRule = [isAddress, 'an IP address, such as 127.0.0.1, or localhost']
export const milliseconds: OptionRule = [
  (value) => typeof value === 'number' && value >= 0 && Number.isFinite(value),
  'a number of milliseconds from 0 up',
]

/** The same rule for every property of components of the control API. */
export function everyPart(rule: OptionRule, ...components: readonly string[]): OptionRules {
  const names = components.flatMap((name) => Object.keys(controlSchema(name).properties ?? {}))
  return Object.fromEntries(names.map((name) => [name, rule]))
}

export function oneOfValues(...values: readonly unknown[]): OptionRule {
  return [(value) => values.includes(value), `one of ${values.join(', ')}`]
}

/** The durations of the states in which a service does not remain. */
export const durationRules = everyPart(milliseconds, 'ServiceDurations')
