export type Json = Record<string, unknown>

/** A text that is the same for values that are equal, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical((value as Json)[key])}`).join()}}`
}

export function isEqual(first: unknown, second: unknown): boolean {
  if (first === second) return true
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false
  if (Array.isArray(first) !== Array.isArray(second)) return false
  const keys = Object.keys(first)
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => Object.hasOwn(second, key) && isEqual((first as Json)[key], (second as Json)[key]))
  )
}

/** A text as it is, and anything else as JSON: what a document holds may refuse to be a text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : canonical(value)
}
