import { isRecord } from '@clouddb/spec/document/openapi'
import type { Data } from '../document/api-documents.ts'
import { isReference, type Reference, referenceOf, tokenOf } from './references.ts'

/** A request whose ids are tokens of references, so that it means the same on every deployment. */
export type Portable = Data

/** Returns a declaration as a request with tokens: `source` becomes `sourceId`, and a webhook becomes a channel. */
export function toPortable(declared: Data): Portable {
  return replace(declared, (name, value) => {
    if (isReference(value)) return name === 'id' ? [name, tokenOf(value)] : [`${name}Id`, tokenOf(value)]
    if (name === 'channels' && Array.isArray(value)) return [name, value.map(channelOf)]
    if (!isList(value, isReference)) return undefined
    return [`${name.replace(/s$/, '')}Ids`, value.map(tokenOf)]
  })
}

/** Returns a request with tokens as a declaration. The opposite of {@link toPortable}. */
export function toDeclared(portable: Portable): Data {
  return replace(portable, (name, value) => {
    const reference = referenceOf(value)
    if (reference) return [declaredName(name), reference]
    if (name === 'channels' && Array.isArray(value))
      return [name, value.map((channel) => webhookOf(channel) ?? channel)]
    const isIds = (item: unknown): item is string => referenceOf(item) !== undefined
    return isList(value, isIds) ? [declaredName(name), value.map((id) => referenceOf(id))] : undefined
  })
}

/** Returns the name of a field of ids in files: `source` for `sourceId`. A path may stand before it, and an index after it. */
export const declaredName = (name: string): string => name.replace(/Id(s?)(?=(\[\d+\])?$)/, '$1')

function channelOf(channel: unknown): unknown {
  return isReference(channel) ? { type: 'webhook', webhookId: tokenOf(channel) } : channel
}

function webhookOf(channel: unknown): Reference | undefined {
  return isRecord(channel) && channel.type === 'webhook' ? referenceOf(channel.webhookId) : undefined
}

function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem)
}

type Replacement = readonly [name: string, value: unknown]

/** Copies data. `change` may return another name and value for a member. */
function replace(data: Data, change: (name: string, value: unknown) => Replacement | undefined): Data {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    return isRecord(value) ? replace(value, change) : value
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => change(name, value) ?? [name, copy(value)]))
}
