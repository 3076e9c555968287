import { dayOf } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { dropAlertsOfDashboard, dropAlertsOfTiles } from '../rules/alert-tiles.ts'
import { type References, referenceMistake } from '../rules/dashboard-references.ts'
import { objectIdOf } from '../rules/object-id.ts'
import type { Container, RequestedFilter, RequestedTile } from '../rules/requested-dashboard.ts'
import { languageOf } from '../rules/saved-query.ts'
import type { StoredDashboard } from '../state.ts'
import type { Call, Context, Handlers, Outcome } from './operation.ts'
import { shownFilter } from './shown-filter.ts'
import { shownTiles } from './shown-tiles.ts'
import { tileOf } from './tile-answers.ts'

export const dashboards: Handlers = {
  listDashboards: ({ context }) => ({
    payload: context.state.dashboards.toSorted(byNameDescending).map((dashboard) => shown(dashboard, context)),
  }),
  getDashboard: (call) => ({ payload: shown(found(call), call.context) }),
  createDashboard: ({ context, body }) => {
    const sent = body as RequestedDashboard
    refuseMistakes(context, sent, sent.containers ?? [])
    const created = kept(context, sent, { id: context.identifiers.objectId() } as StoredDashboard)
    context.state.dashboards.push(created)
    return { payload: shown(created, context) }
  },
  updateDashboard,
  deleteDashboard: ({ context: { state }, id }) => {
    const gone = objectIdOf(id)
    state.dashboards = state.dashboards.filter((dashboard) => dashboard.id !== gone)
    dropAlertsOfDashboard(state, gone)
    return {}
  },
}

interface RequestedDashboard {
  readonly name: string
  readonly tiles: readonly RequestedTile[]
  readonly tags?: readonly string[]
  readonly filters?: readonly RequestedFilter[]
  readonly savedQuery?: string | null
  readonly savedQueryLanguage?: string | null
  readonly savedFilterValues?: readonly object[]
  readonly containers?: readonly Container[]
}

/** The day since when an update looks for its dashboard before it looks at what the body refers to. */
const looksFirstSince = '2026-05-11'

function updateDashboard(call: Call): Outcome {
  const { context, body } = call
  const sent = body as RequestedDashboard
  if (context.since < looksFirstSince) refuseMistakes(context, sent, [])
  const stored = found(call)
  const idsBefore = new Set(stored.tiles.map(({ id }) => id))
  if (context.since >= looksFirstSince) {
    const containers = sent.containers ?? (stored.containers as Container[] | undefined) ?? []
    refuseMistakes(context, sent, containers, stored.tiles)
  }
  Object.assign(stored, kept(context, sent, stored))
  dropAlertsOfTiles(context.state, stored, idsBefore, context.since)
  return { payload: shown(stored, context) }
}

function refuseMistakes(
  { state }: Context,
  { tiles, filters = [] }: RequestedDashboard,
  containers: readonly Container[],
  before?: References['before'],
): void {
  const mistake = referenceMistake({ state, tiles, filters, containers, ...(before && { before }) })
  if (mistake !== undefined) throw new Refusal(400, mistake)
}

// What is sent replaces what was kept; what is left out stays. Ids stay where they are known, and are new elsewhere.
function kept({ identifiers }: Context, sent: RequestedDashboard, before: StoredDashboard): StoredDashboard {
  const idOf = (items: readonly { id?: string }[] = [], id = '') =>
    items.some((item) => item.id === id) ? id : identifiers.objectId()
  const { name, tiles, tags, filters, savedQuery, savedFilterValues, containers } = sent
  const language = languageOf(sent)
  return {
    tags: [],
    filters: [],
    ...before,
    name,
    tiles: tiles.map((tile) => tileOf(tile, idOf(before.tiles, tile.id))),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(filters && { filters: filters.map((filter) => ({ ...filter, id: idOf(before.filters, filter.id) })) }),
    ...(savedQuery !== undefined && { savedQuery }),
    ...(language !== undefined && { savedQueryLanguage: language }),
    ...(savedFilterValues && { savedFilterValues: savedFilterValues.map((value) => ({ type: 'sql', ...value })) }),
    ...(containers && { containers }),
  } as StoredDashboard
}

function found({ context, id }: Call): StoredDashboard {
  const stored = context.state.dashboards.find((dashboard) => dashboard.id === objectIdOf(id))
  if (!stored) throw new Refusal(404, 'Not Found', 'text')
  return stored
}

const queriesSince = dayOf('CreateDashboardRequest', 'savedQuery')

function shown(dashboard: StoredDashboard, { since }: Context): object {
  const { id, name, tags = [], filters = [], containers = [] } = dashboard
  const { savedQuery = null, savedQueryLanguage = null, savedFilterValues = [] } = dashboard
  return {
    id,
    name,
    tiles: shownTiles(dashboard, since),
    tags,
    filters: filters.map(shownFilter),
    ...(since >= queriesSince && { savedQuery, savedQueryLanguage, savedFilterValues }),
    ...(containers.length > 0 && { containers }),
  }
}

// By code points, as databases sort.
function byNameDescending({ name: one = '' }: StoredDashboard, { name: other = '' }: StoredDashboard): number {
  const [left, right] = [[...one], [...other]]
  const different = left.findIndex((character, index) => character !== right[index])
  if (different === -1) return right.length - left.length
  return (right[different]?.codePointAt(0) ?? -1) - (left[different]?.codePointAt(0) ?? -1)
}
