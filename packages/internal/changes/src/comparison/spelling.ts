import { canonical } from './json.ts'

const longestName = 80
const longestValue = 60

/** A text of a document, on one line, without control characters, and cut where it is long. */
export function plain(text: string, longest: number = longestName): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

/** A value as a person writes it: texts that read as such without quotation marks, all else as JSON. */
export function shown(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[\w$./:+-]+$/.test(value) && !isJson(value)
  return plain(isPlain ? value : canonical(value), longestValue)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function listed(values: readonly unknown[]): string {
  const few = values.slice(0, 5).map((value) => (typeof value === 'string' ? plain(value) : shown(value)))
  const rest = values.length > 5 ? [`${values.length - 5} more`] : []
  const all = [...few, ...rest]
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** What a sentence speaks of: an operation or a type, and the path of a field in it. */
export interface Subject {
  readonly name: string
  readonly path: string
  /** What it is called where all of it is meant, if not by its name. */
  readonly whole?: string
}

export function subject(name: string, whole?: string): Subject {
  return { name, path: '', ...(whole === undefined ? {} : { whole }) }
}

export function field(of: Subject, key: string): Subject {
  const name = plain(key)
  const step = /^[\w$-]+$/.test(name) ? name : `[${JSON.stringify(name)}]`
  const separator = of.path === '' || step.startsWith('[') ? '' : '.'
  return { ...of, path: `${of.path}${separator}${step}` }
}

export function inside(of: Subject, mark: string): Subject {
  return { ...of, path: `${of.path}${mark}` }
}

/** One of the variants of a union, by what a person calls it. */
export function variant(of: Subject, label: string): Subject {
  const mark = ` (${label.replace(/^the /, '')})`
  return of.path === '' ? subject(`${of.name}${mark}`, of.whole && `${of.whole}${mark}`) : inside(of, mark)
}

/** The path of a field; of a long one its end. */
export function pathOf({ path }: Subject): string {
  return path.length > 160 ? `…${path.slice(-159)}` : path
}

/** `Alert`, `Alert.series[].field`, `createAlert 200: data[].id`, `The body of createAlert`. */
export function named(of: Subject): string {
  const { name, path, whole = name } = of
  const shownPath = pathOf(of)
  if (path === '') return whole
  if (/\s/.test(name)) return `${name}: ${shownPath}`
  return path.startsWith('[') ? `${name}${shownPath}` : `${name}.${shownPath}`
}
