import { isRecord } from '@clouddb/spec/document/openapi'
import { isSecret } from '../code/references.ts'
import type { Data } from '../document/api-documents.ts'
import { secretFields } from './plain-forms.ts'

/** Returns the values of the secrets that data names. */
export function secretValues(data: unknown, environment: Readonly<Record<string, string | undefined>>): string[] {
  if (isSecret(data)) return [environment[data.secret] ?? '']
  return typeof data === 'object' && data !== null
    ? Object.values(data).flatMap((member) => secretValues(member, environment))
    : []
}

/** Returns what a webhook, a record or a request, has in secret places. */
export function secretsIn(webhook: Data): string[] {
  const fields = Object.entries(webhook).filter(([field]) => secretFields.test(field))
  return fields.flatMap(([, value]) => textsIn(value)).filter(isUncommon)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

/** True for an address, and for what is no name of a team or of a service: a plan would not be readable without these. */
function isUncommon(text: string): boolean {
  return /:\/\/|^(?=.*\d)(?=.*[a-z]).{8}|.{20}/i.test(text)
}

/** Returns a copy of data with other texts. */
export function textsWith(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => textsWith(item, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, textsWith(member, change)]))
}
