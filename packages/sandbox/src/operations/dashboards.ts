import { documentedDay } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import type { Mistake } from '../http/request.ts'
import { objectIdOf } from '../identifiers.ts'
import { removeItem } from '../item-index.ts'
import type { StoredDashboard } from '../state.ts'
import type { Container, RequestedConfig, RequestedDashboard, RequestedFilter } from '../validation/requested.ts'
import { deleteAlertsOfDashboard, deleteAlertsOfTiles } from './alert-references.ts'
import { type References, referenceMistake } from './dashboard-references.ts'
import { observedKind } from './kinds.ts'
import { unexplainedAbsence } from './lists.ts'
import type { Call, Context, Handlers, Outcome } from './operation.ts'
import { describeTiles, storedTile } from './tiles.ts'

export const dashboards = {
  ...observedKind('Dashboard', {
    items: ({ context }) => context.state.dashboards,
    missing: unexplainedAbsence,
    describe: (dashboard, { context }) => describeDashboard(dashboard, context),
    list: ({ context }, describe) => ({ payload: context.state.dashboards.toSorted(byNameDescending).map(describe) }),
    refuse: ({ context, body }) => {
      if (context.since < findsFirstSince) refuseMistakes(context, body as RequestedDashboard, [], undefined)
    },
    make: storedDashboard,
    follow: ({ context }, stored, before) => {
      if (before) deleteAlertsOfTiles(context.state, stored, before.tiles, context.since)
    },
    remove: ({ context: { state }, id }, gone) => {
      if (gone) removeItem(state.dashboards, gone)
      deleteAlertsOfDashboard(state, objectIdOf(id))
    },
  }),

  validateDashboard: ({ context: { state }, body, mistakes = [] }) => {
    if (mistakes.length > 0) return verdict(mistakes)
    const sent = body as RequestedDashboard
    const { tiles = [], filters = [], containers = [] } = sent
    const message = referenceMistake({ state, tiles, filters, containers })
    return message === undefined ? verdict([], withDefaults(sent)) : verdict([{ path: '', message }])
  },
} satisfies Partial<Handlers>

/** From this day on, an update looks for its dashboard first: it needs the stored containers to check the tiles. */
const findsFirstSince = documentedDay('UpdateDashboardRequest', 'containers')

function storedDashboard({ context, body }: Call, before?: StoredDashboard): StoredDashboard {
  const sent = body as RequestedDashboard
  const containers = sent.containers ?? before?.containers ?? []
  if (context.since >= findsFirstSince) refuseMistakes(context, sent, containers, before?.tiles)
  return storedForm(context, sent, before ?? ({ id: context.identifiers.objectId() } as StoredDashboard))
}

function refuseMistakes(
  { state }: Context,
  { tiles = [], filters = [] }: RequestedDashboard,
  containers: readonly Container[],
  before: References['before'],
): void {
  const mistake = referenceMistake({ state, tiles, filters, containers, before })
  if (mistake !== undefined) throw new Refusal(400, mistake)
}

// Sent properties replace stored ones, and absent ones stay. Known ids stay; other ids are replaced by new ones.
function storedForm({ identifiers }: Context, sent: RequestedDashboard, before: StoredDashboard): StoredDashboard {
  const keptId = (items: readonly { id?: string }[] = [], id = '') =>
    items.some((item) => item.id === id) ? id : identifiers.objectId()
  const { name, tiles = [], tags, filters, savedQuery, savedFilterValues, containers } = sent
  const language = languageOf(sent)
  return {
    tags: [],
    filters: [],
    ...before,
    name,
    tiles: tiles.map((tile) => storedTile(tile, keptId(before.tiles, tile.id))),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(filters && { filters: filters.map((filter) => ({ ...filter, id: keptId(before.filters, filter.id) })) }),
    ...(savedQuery !== undefined && { savedQuery }),
    ...(language !== undefined && { savedQueryLanguage: language }),
    ...(savedFilterValues && { savedFilterValues: savedFilterValues.map((value) => ({ type: 'sql', ...value })) }),
    ...(containers && { containers }),
  } as StoredDashboard
}

const queriesSince = documentedDay('CreateDashboardRequest', 'savedQuery')

function describeDashboard(dashboard: StoredDashboard, { since }: Context): object {
  const { id, name, tags = [], filters = [], containers = [] } = dashboard
  const { savedQuery = null, savedQueryLanguage = null, savedFilterValues = [] } = dashboard
  return {
    id,
    name,
    tiles: describeTiles(dashboard, since),
    tags,
    filters: filters.map(describeFilter),
    ...(since >= queriesSince && { savedQuery, savedQueryLanguage, savedFilterValues }),
    ...(containers.length > 0 && { containers }),
  }
}

// By code points, as the database sorts.
function byNameDescending({ name: one = '' }: StoredDashboard, { name: other = '' }: StoredDashboard): number {
  let index = 0
  while (index < one.length && one.charCodeAt(index) === other.charCodeAt(index)) index++
  return (other.codePointAt(index) ?? -1) - (one.codePointAt(index) ?? -1)
}

/** The language of the saved query. It follows the query where it is not sent; undefined leaves it unchanged. */
function languageOf({ savedQuery, savedQueryLanguage }: RequestedDashboard): string | null | undefined {
  if (savedQueryLanguage !== undefined || savedQuery === undefined) return savedQueryLanguage
  if (savedQuery === null) return null
  return savedQuery === '' ? undefined : 'lucene'
}

/** A filter as answers show it: without properties that its modes do not use. */
function describeFilter(stored: RequestedFilter): RequestedFilter {
  const { variableName, appliesToSourceIds, minSelections, isGlobalRequirement, ...filter } = stored
  return {
    ...filter,
    ...(minSelections && { minSelections, ...(isGlobalRequirement !== undefined && { isGlobalRequirement }) }),
    ...(variableName !== undefined && filter.isVariableEnabled && { variableName }),
    ...(appliesToSourceIds && filter.isBroadcastEnabled !== false && { appliesToSourceIds }),
  }
}

function verdict(errors: readonly Mistake[], normalized: unknown = null): Outcome {
  return { payload: { valid: errors.length === 0, errors, normalized } }
}

/** A dashboard with the defaults that servers put in before they store it. */
function withDefaults({ tiles = [], savedFilterValues, ...dashboard }: RequestedDashboard): object {
  return {
    ...dashboard,
    tiles: tiles.map((tile) => (tile.config ? { ...tile, config: configWithDefaults(tile.config) } : tile)),
    ...(savedFilterValues && { savedFilterValues: savedFilterValues.map((value) => ({ type: 'sql', ...value })) }),
  }
}

function configWithDefaults(config: RequestedConfig): object {
  const { displayType = '', select } = config
  const own = displayType === 'event_patterns' ? { select: '', where: '' } : { where: '' }
  const items = Array.isArray(select) && select.map((item) => (item.aggFn ? { where: '', ...item } : item))
  return {
    ...(['heatmap', 'search', 'event_patterns'].includes(displayType) && own),
    ...config,
    ...(items && { select: items }),
  }
}
