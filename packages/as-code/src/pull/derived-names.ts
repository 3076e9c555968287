import type { Alert } from '@clouddb/observability-oss/types'
import type { Portable } from '../code/references.ts'
import type { Records } from '../deployment/state.ts'
import { omit, textOf } from '../form/form.ts'
import { markIn } from '../form/marks.ts'

// The limits of alerts. Names and tags of dashboards and saved searches have others.
const longest = { name: 512, tag: 32, tags: 50 }

/** Returns an alert without the name and the tags that servers derive from what it watches, so that a file leaves them open. */
export function withoutDerived(form: Portable, alert: Alert, records: Records): Portable {
  const { name, tags } = namesWatched(alert, records)
  const isDerived = form.displayName === (name?.slice(0, longest.name) || 'Alert')
  const hasTags = Array.isArray(form.tags) && textOf(form.tags.toSorted()) === textOf(clamped(tags).toSorted())
  return omit(form, [...(isDerived ? ['displayName'] : []), ...(hasTags ? ['tags'] : [])])
}

function clamped(tags: readonly string[]): string[] {
  return tags
    .filter(Boolean)
    .slice(0, longest.tags)
    .map((tag) => tag.slice(0, longest.tag))
}

function namesWatched({ dashboardId, tileId, savedSearchId }: Alert, records: Records) {
  const search = records.savedSearch.find(({ id }) => id === savedSearchId)
  const dashboard = records.dashboard.find(({ id }) => id === dashboardId)
  const { name, tags } = dashboard ?? search ?? {}
  const tile = listIn(dashboard?.tiles).find((each) => Object(each).id === tileId)
  const own = textIn(name)
  const title = dashboard && own ? `${own} - ${textIn(Object(tile).name) || 'Tile'}` : own
  const { unmarked } = markIn('dashboard', { tags: listIn(tags).filter((tag) => typeof tag === 'string') })
  return { name: title, tags: (unmarked as { readonly tags: readonly string[] }).tags }
}

// A record may have anything in place of a text or of a list.
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined)
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
