import { isRecord } from '@clouddb/document/openapi'

/** Returns a value and everything in it. */
export function valuesIn(value: unknown, found: unknown[] = []): readonly unknown[] {
  found.push(value)
  if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) valuesIn(member, found)
  return found
}

/** Copies data. What `change` returns stands in place of a value, whatever was in it; `undefined`: its members are copied. */
export function copyWith(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value)
  if (changed !== undefined) return changed
  if (Array.isArray(value)) return value.map((item) => copyWith(item, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyWith(member, change)]))
}

/** Returns the texts in data. */
export const textsIn = (data: unknown): string[] => valuesIn(data).filter((value) => typeof value === 'string')

/** Returns a copy of data with other texts. */
export const textsWith = (data: unknown, change: (text: string) => string): unknown =>
  copyWith(data, (value) => (typeof value === 'string' ? change(value) : undefined))
