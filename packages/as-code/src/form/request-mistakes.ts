import { closestOf } from '@clouddb/command/suggestion'
import { addressMistake, isUrl } from '@clouddb/document/addresses'
import { type Mistake, mistakesOfRequest } from '@clouddb/document/mistakes'
import { isRecord } from '@clouddb/document/openapi'
import type { RequestLoss } from '@clouddb/observability-oss/errors'
import { declaredName, referenceOf, tokenOf } from '../code/references.ts'
import { type ApiName, type Data, idFields, requestBodySchema } from '../document/api-documents.ts'
import type { ObjectKind, RecordKind } from '../kinds.ts'
import { describeValue } from './form.ts'
import { secretFields } from './plain-forms.ts'

/** A part of a declaration that a request does not carry, or that servers refuse. */
export interface Loss {
  /** Its path in the request: `tiles[2].config.sourceId`. */
  readonly path: string
  /** The path of what is wrong, where it is something in the value. */
  readonly at?: string
  /** Why, without the path. */
  readonly reason: string
  readonly code?: RequestLoss['code']
  /** True where the reason is in the words of servers. */
  readonly isSaid?: true | undefined
  /** True where the reason also says what was expected. */
  readonly isWhole?: true
  /** True where an id belongs: files have a reference there. */
  readonly isId?: boolean
  /** The field that a misspelt one stands for. */
  readonly meant?: string
}

/** A part of a declaration that the document forbids. */
export interface RequestMistake extends Loss {
  /** Its path with the names that fields have in files: `tiles[2].config.source`. */
  readonly at: string
}

/** A field that has another name or another kind of value than a request takes. */
interface Correction extends RequestMistake {
  /** Changes the object that has the field. */
  readonly correct: (owner: Record<string, unknown>) => void
  /** The path of the object. */
  readonly above: string
  /** True for a field that stands in files alone. */
  readonly isOwn?: boolean
}

/** What is wrong in a request, and the request with the right names, which has no mistake that follows from a wrong one. */
interface RequestReport {
  readonly mistakes: readonly RequestMistake[]
  readonly corrected: Data
}

/**
 * Returns what the document of a deployment forbids in a request with tokens in place of ids.
 *
 * @param olderThan - Servers before this day do not check some constraints.
 */
export function requestMistakes(kind: RecordKind, request: Data, api: ApiName, olderThan?: string): RequestReport {
  const body = requestBodySchema(kind, 'create', api)
  const isReference = (value: unknown) => referenceOf(value) !== undefined || value === 'parent'
  const read = (value: Data) => mistakesOfRequest(body, value, { olderThan, isReference, describe: describeValue })
  const corrections: Correction[] = []
  let corrected = request
  let mistakes = read(corrected)
  // A right name can show more: the fields of a chart are known where its kind is.
  for (let round = 0; round < 3; round++) {
    const next = mistakes.flatMap((mistake) => correctionOf(mistake, kind, corrected) ?? [])
    if (next.length === 0) break
    corrections.push(...next)
    corrected = structuredClone(corrected)
    for (const { above, correct } of next) correct(dataAt(corrected, keysOfPath(above)) as Record<string, unknown>)
    mistakes = read(corrected)
  }
  const rest = mistakes.map(({ path, reason, isSaid, value }): RequestMistake => {
    const isSecret = kind === 'webhook' && secretFields.test(path)
    const got = value === undefined ? '' : `is ${isSecret ? 'wrong' : describeValue(value)}; `
    const expected = isRecord(value) && expectedText(path, isSecret, dataAt(corrected, keysOfPath(path)))
    if (expected) return { path, at: pathInFile(path), reason: expected, isWhole: true }
    return { path, at: pathInFile(path), reason: `${got}${reason}`, isSaid }
  })
  const own = kind === 'webhook' ? withAddress(rest, corrected) : rest
  const isNew = ({ at }: RequestMistake) => !corrections.some((each) => each.at === at)
  return { mistakes: [...corrections.filter(({ isOwn }) => !isOwn), ...own.filter(isNew)], corrected }
}

/** An example looks like the value, which no text shows: it says nothing where the value is no address. */
function withAddress(mistakes: readonly RequestMistake[], request: Data): RequestMistake[] {
  const isOfAddress = ({ path }: RequestMistake) => path === 'url'
  const address = `${request.url ?? ''}`.trim()
  const telling = mistakes.filter((each) => each.isWhole || address === '' || isUrl(address) || !isOfAddress(each))
  return [...telling, ...(telling.some(isOfAddress) ? [] : wrongAddress(address, request.service))]
}

/** What servers say of an address that has the right form. Old ones say it, too. */
function wrongAddress(address: string, service: unknown): RequestMistake[] {
  if (address === '') return []
  const isPossible = isUrl(address)
  const mistake = isPossible ? addressMistake(service, address) : undefined
  const place = { path: 'url', at: 'url' }
  if (mistake) return [{ ...place, reason: `is refused by servers: ${mistake.replace(/\.$/, '')}` }]
  return isPossible ? [] : [{ ...place, reason: 'is wrong; expected an address with a scheme and a host' }]
}

/** Says what stands in place of a text: a secret or a reference that lacks a field is none. */
function expectedText(path: string, isSecret: boolean, value: unknown): string | undefined {
  if (isSecret) return `is an object; expected a text, or secret('VARIABLE'), in JSON {"secret":"VARIABLE"}`
  const { ref = 'dashboard', name } = Object(value)
  return /\bid$/.test(path) ? `is ${describeValue(value)}; expected ${expectedReference(`${ref}`, name)}` : undefined
}

/** The name of a field in files, where a reference stands in place of an id. */
const nameInFile = (field: string): string => (idFields.has(field) ? declaredName(field) : field)

const pathInFile = (path: string): string => path.replace(/\w+(?=(\[\d+\])?$)/, nameInFile)

/** Tells a wrong kind of value from a misspelt name. */
function correctionOf({ path, reason, known }: Mistake, kind: RecordKind, request: Data): Correction | undefined {
  // No field has a name that needs quotes.
  if (known === undefined || path.endsWith('"]')) return undefined
  const [, above = '', name = path] = /^(?:(.*)\.)?([^.]+)$/.exec(path) ?? []
  const owner = Object(dataAt(request, keysOfPath(above))) as Data
  const value = owner[name]
  // A reference has got the name of an id.
  const isReference = [value].flat().some((each) => referenceOf(each) !== undefined)
  const written = isReference ? declaredName(name) : name
  const at = above === '' ? written : `${above}.${written}`
  const moved = (to: string | undefined) => (owner: Record<string, unknown>) => {
    delete owner[name]
    if (to !== undefined) owner[to] = idFields.has(to) && !isReference ? placeholder(to) : value
  }
  const place = { path: at, at, above }
  if (isReference && known.includes(written))
    return { ...place, reason: `is ${describeValue(value)}; no reference stands here`, correct: moved(undefined) }
  const id = known.find((field) => field !== written && nameInFile(field) === written)
  if (id !== undefined && !isReference)
    return {
      ...place,
      reason: `is ${describeValue(value)}; expected ${expectedReference(id, value)}`,
      correct: moved(id),
    }
  const others = ownFields(kind, above)
  if (others.includes(written)) return { ...place, reason: '', isOwn: true, correct: moved(undefined) }
  const free = [...known.filter((field) => owner[field] === undefined && !isUndeclared(kind, field)), ...others]
  const near = closestOf(written, free.map(nameInFile))
  // Any short name is close to a short word.
  const meant = near && (written.length > 2 || isPart(near, written) || isPart(written, near)) ? near : undefined
  if (meant === undefined) return written === name ? undefined : { ...place, reason, correct: moved(undefined) }
  const to = free.find((field) => nameInFile(field) === meant)
  return { ...place, reason: 'has no place here', meant, correct: moved(others.includes(meant) ? undefined : to) }
}

const isPart = (part: string, whole: string): boolean => whole.toLowerCase().includes(part.toLowerCase())

/** Files do not name what an alert watches, nor one channel alone. */
function isUndeclared(kind: RecordKind, field: string): boolean {
  return kind === 'alert' && (field === 'channel' || field === 'source' || idFields.has(field))
}

/** Stands for an id that somebody has written in another way. */
function placeholder(field: string): unknown {
  const token = tokenOf({ ref: 'source', id: '0'.repeat(24) })
  return field.endsWith('s') ? [token] : token
}

/** A step into data: the name of a field, or the index of an item. */
export type Key = string | number

/** `tiles[0].config["x y"]` as its keys. */
export function keysOfPath(path: string): Key[] {
  return [...path.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g)].map(([, index, quotedName, name]) =>
    index === undefined ? (quotedName ?? name ?? '') : Number(index),
  )
}

export function dataAt(data: unknown, keys: readonly Key[]): unknown {
  return keys.reduce<unknown>((value, key) => Object(value)[key], data)
}

/** What the functions return, and files of JSON have. */
const references: Readonly<Record<string, readonly [call: string, fields: object]>> = {
  source: ['source.log', { kind: 'log' }],
  connection: ['connection', {}],
  dashboard: ['dashboardNamed', {}],
}

/** Says which reference belongs in the place of an id, with the name that stands there. */
function expectedReference(id: string, value: unknown): string {
  const [kind = 'source', [call, fields] = ['', {}]] =
    Object.entries(references).find(([each]) => id.toLowerCase().includes(each)) ?? Object.entries(references)[0] ?? []
  const [first] = [value].flat()
  const name = typeof first === 'string' && first !== '' ? first : 'Name'
  const [code, json] = [`${call}('${name}')`, JSON.stringify({ ref: kind, ...fields, name })]
  return id.endsWith('s') ? `a list such as [${code}], in JSON [${json}]` : `${code}, in JSON ${json}`
}

/** Says which webhooks belong among the channels of an alert. */
export function expectedWebhook(value: unknown): string {
  const name = typeof value === 'string' && value !== '' ? value : 'Name'
  const json = JSON.stringify({ ref: 'webhook', service: 'slack', name })
  return `what webhook() returns, or existingWebhook('slack', '${name}'), in JSON ${json}`
}

/**
 * Returns an alert as a request has it: without empty texts, which servers refuse and which mean the same as none. A single
 * channel stands alone, as older servers know no list. Several stand beside the first one, which the managed deployment needs.
 */
export function sentAlert(alert: Data): Data {
  const { channels, ...given } = alert
  const rest = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  if (!Array.isArray(channels)) return rest
  const [channel] = channels
  return channels.length === 1 ? { ...rest, channel } : { ...rest, channel, channels }
}

/** Returns the path of an alert in a file: `tiles[2].alerts[0]`. */
export const alertPlace = (kind: ObjectKind, part: number, alert: number): string =>
  `${kind === 'dashboard' ? `tiles[${part}].` : ''}alerts[${alert}]`

/** Returns the path of a part of an alert in a file, where the channels stand in one list. */
export const alertPath = (alert: string, path: string): string => {
  const inFile = path.replace(/^channel(?=$|\.)/, 'channels[0]').replace(/^(channels\[\d+\])\.webhook(Id)?$/, '$1')
  return [alert, inFile].filter(Boolean).join('.')
}

/** Fields that stand in files alone: those of every object, of tiles, and of what has alerts. */
function ownFields(kind: RecordKind, path: string): readonly string[] {
  const isTile = kind === 'dashboard' && /^tiles\[\d+\]$/.test(path)
  if (kind === 'alert' || (path !== '' && !isTile)) return []
  return ['was', ...(isTile ? [] : ['pulled']), ...(isTile || kind === 'savedSearch' ? ['alerts'] : [])]
}

/** Returns what the document forbids in an alert. */
export function alertMistakes(alert: Data, api: ApiName, olderThan?: string): RequestReport {
  return requestMistakes('alert', sentAlert(alert), api, olderThan)
}
