import type { Json, JsonObject } from '../index.ts'

/** The payload of an answer, or nothing where it has none. */
export function payloadOf(text: string | undefined, key: string | undefined): Json | undefined {
  if (text === undefined) return undefined
  try {
    const body = JSON.parse(text)
    return key === undefined ? body : body?.[key]
  } catch {
    return undefined
  }
}

/**
 * The ids that an object brings along: its own, and those of what it holds, by the name under which others refer to
 * them: `tiles: [{ id }]` brings a `tileId`.
 */
export function idsIn(value: Json | undefined, idName: string): Record<string, string> {
  if (!isObject(value)) return {}
  const inner = Object.entries(value).flatMap(([name, held]): [string, string][] => {
    const [first] = Array.isArray(held) ? held : []
    const id = idOf(first)
    return name.endsWith('s') && id !== undefined ? [[`${name.slice(0, -1)}Id`, id]] : []
  })
  const own = idOf(value)
  return { ...Object.fromEntries(inner), ...(own !== undefined && { [idName]: own }) }
}

export function idOf(value: Json | undefined): string | undefined {
  return isObject(value) && typeof value.id === 'string' && value.id !== '' ? value.id : undefined
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
