import fc from 'fast-check'
import type { ObservabilityState } from '../../src/index.ts'
import { defined, type Sent, type SentAlert } from './model.ts'

/** A number that chooses one of the items that exist when the command runs. */
export const pick: fc.Arbitrary<number> = fc.nat(30)

const text = fc.constantFrom('a', 'B', 'ab', 'Logs', 'ä', '😀', '')
const select = [{ aggFn: 'count' }]
const tile = fc.record({
  name: text,
  x: fc.nat(23),
  w: fc.integer({ min: 1, max: 24 }),
  kind: fc.constantFrom('line', 'stacked_bar', 'number', 'table', 'markdown'),
  /** An earlier tile, an unknown id, or no id. */
  was: fc.oneof(pick, fc.constant('invented'), fc.constant(undefined)),
  place: fc.option(fc.nat(2), { nil: undefined }),
})

/** A planned dashboard. Its ids are chosen when it is sent. */
export type Plan = ReturnType<typeof plans> extends fc.Arbitrary<infer Planned> ? Planned : never

export function plans() {
  return fc.record(
    {
      name: text,
      tiles: fc.array(tile, { maxLength: 4 }),
      tags: fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }),
      filters: fc.array(fc.oneof(pick, fc.constant('invented')), { maxLength: 2 }),
      savedQuery: fc.option(fc.constantFrom('level', 'error')),
      savedFilterValues: fc.array(fc.constant({ condition: 'a = 1' }), { maxLength: 1 }),
      containers: fc.uniqueArray(fc.constantFrom('c', 'd', 'e'), { maxLength: 2 }),
    },
    { requiredKeys: ['name', 'tiles'] },
  )
}

/** The stored dashboard, and the version of the server. */
export interface Known {
  readonly begun: ObservabilityState
  readonly age: string
  readonly tiles: readonly { id: string }[]
  readonly filters: readonly { id: string }[]
  readonly containers: readonly { id: string }[]
  readonly isUpdate: boolean
}

/** The day from which dashboards have containers and a saved query. */
const richSince = '2026-03-15'

export function dashboardOf(plan: Plan, known: Known): Sent {
  const { name, tags, filters, savedQuery, savedFilterValues } = plan
  const isRich = known.age >= richSince
  const containers = plan.containers?.map((id) => ({ id, title: id, collapsed: false }))
  const places = isRich ? (containers ?? known.containers) : []
  const sourceId = known.begun.sources[0]?.id
  const taken = new Set<string>()
  return {
    name,
    tiles: plan.tiles.map(({ name, x, w, kind, place, was }) => {
      const id = idOf(was, known.tiles, taken)
      const container = place === undefined ? undefined : places[place]
      return {
        ...(id !== undefined && { id }),
        ...{ name, x, y: 0, w, h: 3 },
        config: { displayType: kind, ...(kind === 'markdown' ? { markdown: 'text' } : { sourceId, select }) },
        ...(container && { containerId: container.id }),
      }
    }),
    ...(tags && { tags }),
    ...(filters && {
      filters: filters.map((was) => ({
        // A new filter must not have an id, and an update must send one.
        ...(known.isUpdate && { id: idOf(was, known.filters, taken) ?? 'invented' }),
        ...{ type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId },
      })),
    }),
    ...(isRich && savedQuery !== undefined && { savedQuery }),
    ...(isRich && savedFilterValues && { savedFilterValues }),
    ...(isRich && containers && { containers }),
  }
}

function idOf(
  was: number | string | undefined,
  items: readonly { id: string }[],
  taken: Set<string>,
): string | undefined {
  const id = typeof was === 'number' ? items[was % items.length]?.id : was
  if (id === undefined || taken.has(id)) return undefined
  taken.add(id)
  return id
}

export type AlertPlan = ReturnType<typeof alertPlans> extends fc.Arbitrary<infer Planned> ? Planned : never

export function alertPlans() {
  return fc.record(
    {
      dashboard: fc.option(pick),
      tile: pick,
      threshold: fc.nat(9),
      name: fc.constantFrom('n', 'm'),
      message: fc.constant('text'),
      note: fc.constant('note'),
      numConsecutiveWindows: fc.constant(2),
      thresholdMax: fc.constantFrom(9, 10),
      scheduleOffsetMinutes: fc.constantFrom(1, 2),
      groupBy: fc.constant('ServiceName'),
    },
    { requiredKeys: ['dashboard', 'tile', 'threshold'] },
  )
}

/** The day from which alerts have ranges, offsets, notes and consecutive windows. */
const rangesSince = '2026-04-15'

export function alertOf(
  { dashboard, tile, groupBy, ...plan }: AlertPlan,
  { begun, age }: Pick<Known, 'begun' | 'age'>,
  dashboards: readonly { id: string; tiles: readonly { id: string }[] }[],
): SentAlert {
  const { note, numConsecutiveWindows, thresholdMax, scheduleOffsetMinutes, ...common } = plan
  const withTiles = dashboards.filter(({ tiles }) => tiles.length > 0)
  const watched = dashboard === null ? undefined : withTiles[dashboard % withTiles.length]
  const newer = { note, numConsecutiveWindows, thresholdMax, scheduleOffsetMinutes }
  const sent = {
    ...common,
    ...(age >= rangesSince && defined(newer)),
    thresholdType: age >= rangesSince && thresholdMax !== undefined ? 'between' : 'above',
    interval: '6h',
    channel: { type: 'webhook', webhookId: begun.webhooks[0]?.id },
  }
  if (watched) {
    const tileId = String(watched.tiles[tile % watched.tiles.length]?.id)
    return { ...sent, source: 'tile', dashboardId: watched.id, tileId }
  }
  const savedSearchId = String(begun.savedSearches[0]?.id)
  return { ...sent, source: 'saved_search', savedSearchId, ...(groupBy && { groupBy }) }
}
