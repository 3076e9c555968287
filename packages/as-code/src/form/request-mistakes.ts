import { closestOf } from '@clouddb/command/suggestion'
import { type Mistake, mistakesIn } from '@clouddb/document/mistakes'
import { declaredName, referenceOf } from '../code/references.ts'
import { type ApiName, bodyOf, type Data } from '../document/api-documents.ts'
import type { ObjectKind } from '../kinds.ts'
import { describeValue } from './form.ts'
import { secretFields } from './plain-forms.ts'

/** A part of a declaration that no request takes. */
export interface RequestMistake {
  /** Its path in the request: `tiles[2].config.sourceId`. */
  readonly path: string
  /** Why, without the path. */
  readonly reason: string
  /** True where the reason is in the words of servers. */
  readonly isSaid?: true | undefined
  /** The field that a misspelt one stands for. */
  readonly meant?: string
  /** The paths of which the sentence says all that is to say. */
  readonly explains: readonly string[]
}

/**
 * Returns what the document of a deployment forbids in a request with tokens in place of ids.
 *
 * @param olderThan - Servers before this day do not check some constraints.
 */
export function requestMistakes(
  kind: ObjectKind | 'alert',
  request: Data,
  api: ApiName,
  olderThan?: string,
): RequestMistake[] {
  const body = bodyOf(kind, 'create', api)
  const isReference = (value: unknown) => referenceOf(value) !== undefined || value === 'parent'
  const found = mistakesIn(body, request, { olderThan, isReference, describe: describeValue })
  const mistakes = found.map((mistake): RequestMistake => {
    const { path, reason, isSaid, value, known } = mistake
    if (known) return unknownField(mistake, known, request, kind)
    if (value === undefined) return { path, reason, isSaid, explains: [] }
    const isSecret = kind === 'webhook' && secretFields.test(path)
    return { path, reason: `is ${isSecret ? 'wrong' : describeValue(value)}; ${reason}`, explains: [] }
  })
  return mistakes.filter((each) => !mistakes.some((other) => other !== each && other.explains.includes(each.path)))
}

/** Tells a wrong kind of value from a misspelt name. A field with a reference has the name of its id, and others have none. */
function unknownField(
  { path, reason }: Mistake,
  known: readonly string[],
  request: Data,
  kind: ObjectKind | 'alert',
): RequestMistake {
  const [, above = '', name = path] = /^(?:(.*)\.)?([^.]+)$/.exec(path) ?? []
  const owner = Object(valueAt(request, above)) as Data
  const at = (field: string) => (above === '' ? field : `${above}.${field}`)
  const value = owner[name]
  // A reference has got the name of an id.
  const isReference = [value].flat().some((each) => referenceOf(each) !== undefined)
  const written = isReference ? declaredName(name) : name
  const found = { path: at(written), explains: [path, at(written)] }
  if (isReference && known.includes(written))
    return { ...found, reason: `is ${describeValue(value)}; no reference stands here` }
  const id = known.find((field) => field !== name && declaredName(field) === written)
  if (id !== undefined) {
    const reason = `is ${describeValue(value)}; expected ${expectedReference(id, value)}`
    return { ...found, reason, explains: [...found.explains, at(id)] }
  }
  const free = [...known.filter((field) => owner[field] === undefined), ...ownFields(kind, above)]
  const meant = closestOf(written, free.map(declaredName))
  if (meant === undefined) return { ...found, reason, explains: isReference ? [path] : [] }
  const missing = free.filter((field) => declaredName(field) === meant).map(at)
  return { ...found, reason, meant, explains: [...found.explains, ...missing] }
}

function valueAt(request: Data, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  return keys.reduce<unknown>((value, key) => Object(value)[key], request)
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
    Object.entries(references).find(([each]) => id.toLowerCase().includes(each)) ?? []
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
 * channel stands alone, as older servers know no list. The managed deployment takes a list only beside the first channel.
 */
export function sentAlert(api: ApiName, alert: Data): Data {
  const { channels = [], ...given } = alert as { readonly channels?: readonly unknown[] }
  const [channel] = channels
  const rest = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  if (channels.length === 1) return { ...rest, channel }
  return { ...rest, ...(api === 'cloud' ? { channel } : {}), channels }
}

/** Returns the path of a part of an alert in a file, where the channels stand in one list. */
export const alertPath = (alert: string, path: string): string => {
  const inFile = path.replace(/^channel(?=$|\.)/, 'channels[0]').replace(/^(channels\[\d+\])\.webhookId$/, '$1')
  return [alert, inFile].filter(Boolean).join('.')
}

/** Fields that stand in files alone: those of every object, of tiles, and of what has alerts. */
function ownFields(kind: ObjectKind | 'alert', path: string): readonly string[] {
  const isTile = kind === 'dashboard' && /^tiles\[\d+\]$/.test(path)
  if (kind === 'alert' || (path !== '' && !isTile)) return []
  return ['was', ...(isTile ? [] : ['pulled']), ...(isTile || kind === 'savedSearch' ? ['alerts'] : [])]
}

/** Returns what the document forbids in an alert. */
export function alertMistakes(alert: Data, api: ApiName, olderThan?: string): RequestMistake[] {
  return requestMistakes('alert', sentAlert(api, alert), api, olderThan)
}
