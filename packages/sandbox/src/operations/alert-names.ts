import { watchedParts } from '../alerting/watched-parts.ts'
import { dayOf, ossDocument } from '../documents.ts'
import type { ObservabilityState, StoredAlert } from '../state.ts'
import type { Context } from './operation.ts'

/** The longest name and tag, and the most tags: those of what an alert watches have no limits of their own. */
const { AlertDisplayName: names, AlertTags: tagLists } = ossDocument.schemas
const longest = { name: names?.maxLength, tag: tagLists?.items?.maxLength, tags: tagLists?.maxItems }

/** The name and the tags of an alert; absent where it has none. */
export type AlertNames = Pick<StoredAlert, 'displayName' | 'tags'>

/** Whether alerts of a server have names and tags; those of the managed deployment have none. */
export function hasNames({ since, document }: Context): boolean {
  const name = 'AlertDisplayName'
  return document.schemas[name] !== undefined && dayOf(name, undefined, undefined, document) <= since
}

/** The name and the tags of what an alert watches. */
export function namesWatched(alert: StoredAlert, state: ObservabilityState): AlertNames {
  const { search, dashboard, tile, chart } = watchedParts(alert, state)
  if (alert.source === 'inline') return clamped(Object(chart).name, [])
  if (alert.source === 'saved_search') return clamped(search?.name, search?.tags)
  const name = dashboard?.name?.trim()
  return clamped(name && `${name} - ${tile?.name?.trim() || 'Tile'}`, dashboard?.tags)
}

function clamped(name: unknown, tags: unknown): AlertNames {
  const text = String(name ?? '').trim()
  const words = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string' && tag !== '') : undefined
  return {
    ...(text && { displayName: text.slice(0, longest.name) }),
    ...(words && { tags: words.slice(0, longest.tags).map((tag) => tag.slice(0, longest.tag)) }),
  }
}

/** The name and the tags that a server stores: those that are sent, else those of what the alert watches. */
export function namesStored({ displayName, tags }: AlertNames, watched: AlertNames): Record<keyof AlertNames, unknown> {
  return { displayName: displayName?.trim() ? displayName : watched.displayName, tags: tags ?? watched.tags }
}
