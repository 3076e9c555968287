import { isObject, type Json } from './json.ts'

/** Values by the names that stand for them in a corpus: `{source.log}`. */
export type Names = Map<string, string>

const hour = 3_600_000

/** The text with every name in braces replaced by its value. */
export const named = (text: string, names: Names): string =>
  text
    .replaceAll(/\{repeat:(.*?)\*(\d+)\}/g, (_, unit: string, count: string) => unit.repeat(Number(count)))
    .replaceAll(/\{([a-z][\w.]*)\}/gi, (whole, name: string) => names.get(name) ?? whole)

/** The value with names replaced, `{hours:-6}` by a time in milliseconds, and `$repeat` by what it makes. */
export function resolved(value: Json, names: Names, now: number): Json {
  if (typeof value === 'string') {
    const time = /^\{hours:(-?[\d.]+)\}$/.exec(value)
    if (time) return Math.floor(now / hour) * hour + Number(time[1]) * hour
    const date = /^\{days:(-?[\d.]+)\}$/.exec(value)
    return date ? new Date(now + Number(date[1]) * 24 * hour).toISOString() : named(value, names)
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, names, now))
  if (!isObject(value)) return value
  if (Array.isArray(value.$repeat)) return repeated(value.$repeat, names, now)
  const entries = Object.entries(value).map(([key, inner]) => [named(key, names), resolved(inner, names, now)])
  return Object.fromEntries(entries)
}

// A list counts its items in the texts that ask for it: a hundred tiles have a hundred names.
function repeated([unit = '', count = 0]: Json[], names: Names, now: number): Json {
  const item = resolved(unit, names, now)
  if (typeof item === 'string') return item.repeat(Number(count))
  const [one] = Array.isArray(item) ? item : [item]
  return Array.from({ length: Number(count) }, (_, i) => JSON.parse(JSON.stringify(one).replaceAll('{n}', String(i))))
}
