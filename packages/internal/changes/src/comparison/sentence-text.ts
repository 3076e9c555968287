import { isDeepStrictEqual } from 'node:util'

/** Whether two JSON values are equal, whatever the order of their keys. */
export const isEqual: (one: unknown, other: unknown) => boolean = isDeepStrictEqual

export type Json = Record<string, unknown>

/** The items of a list that are not in another one. */
export const missingIn = <Item>(others: readonly Item[], items: readonly Item[]): Item[] =>
  items.filter((item) => !others.some((other) => isEqual(item, other)))

/** A text that is the same for equal values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical((value as Json)[key])}`).join()}}`
}

/** A text as it is, and any other value as JSON. */
export const textOfValue = (value: unknown): string => (typeof value === 'string' ? value : canonical(value))

/** A text of a document on one line, without control characters, and cut where it is long. */
export function plainText(text: string, longest = 80): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

/** A value as a person writes it: simple texts without quotation marks, all else as JSON. */
export function valueText(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[\w$./:+-]+$/.test(value) && !isJson(value)
  return plainText(isPlain ? value : canonical(value), 60)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** `a, b and c`; of more than five texts the first five and the number of the others. */
export function listText(texts: readonly string[]): string {
  const all = texts.slice(0, 5).map((text) => plainText(text))
  if (texts.length > 5) all.push(`${texts.length - 5} more`)
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** The part of a document that a sentence is about: an operation or a type, and the path of a field in it. */
export interface Subject {
  readonly name: string
  readonly path: string
  /** An explanation that follows the name: `, the interval of createAlert,`. */
  readonly aside?: string
  /** The name of the whole, if it is not `name`: `The body of createAlert`. */
  readonly whole?: string
}

export const newSubject = (name: string, more: Pick<Subject, 'aside' | 'whole'> = {}): Subject => ({
  name,
  path: '',
  ...more,
})

export function fieldSubject(of: Subject, key: string): Subject {
  const name = plainText(key)
  const step = /^[\w$-]+$/.test(name) ? name : `[${JSON.stringify(name)}]`
  return innerSubject(of, of.path === '' || step.startsWith('[') ? step : `.${step}`)
}

export const innerSubject = (of: Subject, mark: string): Subject => ({ ...of, path: `${of.path}${mark}` })

/** One of the variants of a union. */
export function variantSubject(of: Subject, label: string): Subject {
  const mark = ` (${label.replace(/^the /, '')})`
  if (of.path !== '') return innerSubject(of, mark)
  return newSubject(`${ownerOf(of)}${mark}`, of.whole ? { whole: `${of.whole}${mark}` } : {})
}

export const ownerOf = ({ name, aside = '' }: Subject): string => `${name}${aside}`

/** The path of a field; the end of a long one. */
export const shortenedPath = ({ path }: Subject): string => (path.length > 160 ? `…${path.slice(-159)}` : path)

/** `Alert`, `Alert.series[].field`, `createAlert 200: data[].id`, `The body of createAlert`. */
export function subjectText(of: Subject): string {
  const name = ownerOf(of)
  if (of.path === '') return of.whole ?? name
  if (/\s/.test(name)) return `${name}: ${shortenedPath(of)}`
  return of.path.startsWith('[') ? `${name}${shortenedPath(of)}` : `${name}.${shortenedPath(of)}`
}
