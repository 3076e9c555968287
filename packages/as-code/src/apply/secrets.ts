import { isObject } from '../document/walk.ts'
import type { Declared } from '../form/declared.ts'

/** Fields of a webhook that hold secrets. */
const fields = ['url', 'headers', 'queryParams']

/** Returns a text without the secrets of an object: servers cite what they refuse. */
export function withoutSecrets(text: string, declared: Declared | undefined): string {
  if (declared?.kind !== 'webhook') return text
  const values = fields.flatMap((field) => textsIn(declared.request[field])).filter((value) => value !== '')
  return values.reduce((clean, value) => clean.replaceAll(value, '***'), text)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(textsIn) : []
}
