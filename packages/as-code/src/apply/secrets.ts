import { isObject } from '../document/walk.ts'
import { secretFields } from '../form/compare.ts'
import type { Declared } from '../form/declared.ts'

/** Returns a text without the secrets of an object: servers cite what they refuse. */
export function withoutSecrets(text: string, declared: Declared | undefined): string {
  if (declared?.kind !== 'webhook') return text
  const fields = Object.entries(declared.request).filter(([field]) => secretFields.test(field))
  const values = fields.flatMap(([, value]) => textsIn(value)).filter((value) => value !== '')
  return values.reduce((clean, value) => clean.replaceAll(value, '***'), text)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(textsIn) : []
}
