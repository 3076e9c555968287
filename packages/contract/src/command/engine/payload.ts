import type { ContractDocument, Json, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import type { Sent } from './sender.ts'

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

/** The id of an object, of which a wrong server may make a number. */
export function idOf(value: Json | undefined): string | undefined {
  const id = isObject(value) ? value.id : undefined
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && id !== '' ? id : undefined
}

export const isSuccess = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300

/** True where the server took the request. */
export const isTaken = ({ result }: Sent): boolean => isSuccess(result.answer?.status)

/** The payload that a request brought, where it was taken. */
export function payloadOfSent(sent: Sent, { payloadKey }: Pick<ContractDocument, 'payloadKey'>): Json | undefined {
  return isTaken(sent) ? payloadOf(sent.result.answer?.text, payloadKey) : undefined
}

/** What became of a call that others rely on. */
export function failureOf({ id }: Operation, sent: Sent): string {
  if (sent.accident) return `${id}: ${sent.accident}`
  return isTaken(sent) ? `${id} was answered without an id` : `${id} was answered ${sent.result.answer?.status}`
}
