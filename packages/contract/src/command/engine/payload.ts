import type { ContractDocument, Json, Operation } from '../../index.ts'
import { isJsonObject, parsedJsonText } from '../../schema/schema.ts'
import type { Attempt, Sent } from './sender.ts'

/** The JSON value under a key of a body, or the whole value; undefined where the text is no JSON. */
export function readPayload(text: string | undefined, key: string | undefined): Json | undefined {
  const body = text === undefined ? undefined : parsedJsonText(text)
  if (key === undefined) return body
  return isJsonObject(body) ? body[key] : undefined
}

/** The names of the ids of an object and of its parts, each with the way to its list. */
export interface IdNames {
  readonly idName: string
  readonly parts: readonly { readonly idName: string; readonly path: readonly string[] }[]
}

/** The ids in an object, by the names under which others refer to them: its own, and those of the first of its parts. */
export function shownIds(value: Json | undefined, { idName, parts }: IdNames): Record<string, string> {
  if (!isJsonObject(value)) return {}
  const inner = parts.flatMap(({ idName: name, path: [list = '', ...deeper] }): [string, string][] => {
    const [first] = deeper.length === 0 && Array.isArray(value[list]) ? value[list] : []
    const id = shownId(first)
    return id === undefined ? [] : [[name, id]]
  })
  const own = shownId(value)
  return { ...Object.fromEntries(inner), ...(own !== undefined && { [idName]: own }) }
}

/** Every id in a value, however deep. */
export function allIdsIn(value: Json | undefined): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...allIdsIn(item)]))
  if (!isJsonObject(value)) return new Set()
  const own = shownId(value)
  return new Set([...(own === undefined ? [] : [own]), ...allIdsIn(Object.values(value))])
}

/** The id of an object; a wrong server may send it as a number. */
export function shownId(value: Json | undefined): string | undefined {
  const id = isJsonObject(value) ? value.id : undefined
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** A server may show an unset value as any of these, or not at all. */
export const isAbsentValue = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** The latest of some days, which are written as `2026-02-27`. */
export const latest = (days: readonly string[]): string | undefined => days.toSorted().at(-1)

export const isSuccess = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300

/** True where the server accepted the request. */
export const isTaken = ({ result }: Sent): boolean => isSuccess(result.answer?.status) && !result.isRefusal

/** True for an attempt that the server accepted. */
export const isSuccessful = (attempt: Attempt | undefined): attempt is { readonly sent: Sent } =>
  attempt !== undefined && 'sent' in attempt && isTaken(attempt.sent)

/** The payload of a successful answer. */
export function payloadOfSent(
  sent: Sent,
  { payloadKey, recordKeys }: Pick<ContractDocument, 'payloadKey' | 'recordKeys'>,
): Json | undefined {
  return isTaken(sent) ? recordIn(readPayload(sent.result.answer?.text, payloadKey), recordKeys) : undefined
}

/** The records in a payload: in one of a creation it may stand beside secrets that are shown once, and each may have a longer name for its id. */
export function recordIn(payload: Json | undefined, keys: readonly string[] = []): Json | undefined {
  if (Array.isArray(payload)) return payload.map((item) => recordIn(item, keys) ?? item)
  if (!isJsonObject(payload) || shownId(payload) !== undefined) return payload
  const key = keys.find((each) => shownId(payload[each]) !== undefined || typeof payload[each] === 'string')
  const held = key === undefined ? payload : payload[key]
  return typeof held === 'string' ? { ...payload, id: held } : held
}

/** The body of the request as it was sent. */
export const sentBody = (sent: Sent): Json | undefined => readPayload(sent.result.request?.body, undefined)

/** Why a request that others depend on brought nothing. */
export function sendingFailure({ id }: Operation, sent: Sent): string {
  if (sent.accident) return `${id}: ${sent.accident}`
  return isTaken(sent) ? `${id} was answered without an id` : `${id} was answered ${sent.result.answer?.status}`
}
