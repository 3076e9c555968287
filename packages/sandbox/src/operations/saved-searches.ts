import type { SavedSearchFilter } from '@clouddb/observability-oss/types'
import { Refusal } from '../http/refusal.ts'
import { objectIdOf } from '../identifiers.ts'
import { itemWith, keyById, removeItem } from '../item-index.ts'
import type { SavedSearch } from '../state.ts'
import { deleteAlertsOfSearch } from './alert-references.ts'
import { observedKind } from './kinds.ts'
import { page } from './lists.ts'
import { type Call, type Handlers, presentTime } from './operation.ts'

export const savedSearches = observedKind('SavedSearch', {
  items: ({ context }) => context.state.savedSearches,
  // One of a seed may lack what has a default.
  describe: (search, { context: { teamId } }) => ({ select: '', tags: [], filters: [], teamId, ...search }),
  list: (call, describe) => page(call.context.state.savedSearches, call, describe),
  refuse: refuseUnknownSource,
  make: (call: SearchCall, before): SavedSearch => {
    refuseFilters(call, before?.filters ?? [])
    const now = presentTime(call.context)
    const { id, createdAt } = before ?? { id: call.context.identifiers.objectId(), createdAt: now }
    return { ...before, id, ...storedFields(call), createdAt, updatedAt: now } as SavedSearch
  },
  remove: ({ context: { state } }, gone) => {
    if (!gone) return
    removeItem(state.savedSearches, gone)
    deleteAlertsOfSearch(state, gone.id)
  },
}) satisfies Partial<Handlers>

type SearchCall = Call<'createSavedSearch' | 'updateSavedSearch'>

function refuseUnknownSource({ context, body }: SearchCall): void {
  if (!itemWith(context.state.sources, keyById, objectIdOf(body.sourceId)))
    throw new Refusal(400, 'sourceId must be an existing source id')
}

/** An update may send back filters of other forms that are stored. */
function refuseFilters({ body }: SearchCall, kept: readonly object[]): void {
  const known = new Set(kept.map((filter) => JSON.stringify(filter)))
  const index = (body.filters ?? []).findIndex(
    (filter) => !isShownBesideSearch(filter) && !known.has(JSON.stringify(filter)),
  )
  if (index < 0) return
  const form = `(e.g. "<column> IN ('<value>', ...)", "NOT IN (...)", or "BETWEEN <n> AND <n>")`
  const exception = 'Other shapes are only accepted on update when preserved unchanged from the stored saved search.'
  throw new Refusal(400, `filters[${index}] must be a sidebar-renderable SQL predicate ${form}. ${exception}`)
}

function storedFields({ body }: SearchCall): Omit<SavedSearch, 'id' | 'createdAt' | 'updatedAt'> {
  const { name, sourceId, ...sent } = body
  const defaults = { select: '', where: '', whereLanguage: 'lucene', orderBy: '', tags: [], filters: [] }
  return { name, sourceId: objectIdOf(sourceId), ...defaults, ...sent }
}

/**
 * Whether the user interface can show a filter beside a search: one column with its values, `IN (…)`, `NOT IN (…)`, or
 * a range of numbers.
 */
function isShownBesideSearch({ type = 'sql', condition = '' }: SavedSearchFilter): boolean {
  if (type !== 'sql') return false
  const outer = masked(condition)
  const range = / BETWEEN /i.test(outer) ? /^(.+?)\s+BETWEEN\s+(.+?)\s+AND\s+(.+?)$/i.exec(condition) : null
  const [isRange, key] = range ? [areNumbers(range), range[1] ?? ''] : [false, columnOf(condition.trim())]
  if (key === undefined || /\b(?:NOT|AND|OR)\b/i.test(key)) return false
  return range ? isRange && outer.split(/ AND /i).length === 2 : !/ AND /i.test(outer)
}

const areNumbers = ([, , least = '', most = '']: readonly string[]) =>
  Number.isFinite(Number(least.trim())) && Number.isFinite(Number(most.trim()))

/** The column before `IN` or `NOT IN`, if values follow and nothing else is compared. */
function columnOf(condition: string): string | undefined {
  const outer = masked(condition)
  if (/[=<>]| OR /i.test(outer)) return undefined
  const found = / NOT IN /i.exec(outer) ?? / IN /i.exec(outer)
  if (!found) return undefined
  const values = condition.slice(found.index + found[0].length).trim()
  const isList = values.startsWith('(') && values.endsWith(')')
  return /[^\s,]/.test(isList ? values.slice(1, -1) : values) ? condition.slice(0, found.index).trim() : undefined
}

/** A condition of the same length, in which quoted texts and what stands in parentheses are blanked out by dots. */
function masked(condition: string): string {
  let [isQuoted, depth] = [false, 0]
  let outer = ''
  for (let index = 0; index < condition.length; index++) {
    const sign = condition[index] as string
    const isQuote = sign === "'" && (/\\*$/.exec(condition.slice(0, index))?.[0].length ?? 0) % 2 === 0
    if (isQuote && isQuoted && condition[index + 1] === "'") {
      outer += '..'
      index++
      continue
    }
    if (isQuote) isQuoted = !isQuoted
    else if (!isQuoted && sign === '(') depth++
    else if (!isQuoted && sign === ')') depth = Math.max(0, depth - 1)
    outer += isQuoted || isQuote || depth > 0 || sign === ')' ? '.' : sign
  }
  return outer
}
