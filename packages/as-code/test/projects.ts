import { isRecord, type OpenApiDocument } from '@clouddb/document/openapi'
import { type LocatedOperation, locatedOperations } from '@clouddb/document/operations'
import { requestExamples } from '@clouddb/document/rule-examples'
import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }
import {
  toCreateDashboard,
  toUpdateAlert,
  toUpdateSavedSearch,
  toUpdateWebhook,
} from '@clouddb/observability-oss/requests'
import fc, { type Arbitrary } from 'fast-check'
import { type Reference, toDeclared, tokenOf } from '../src/code/references.ts'
import { type Data, operationsOn } from '../src/document/api-documents.ts'
import { type Declaration, existingWebhook, type Project, project, secret } from '../src/index.ts'
import { type Age, World } from './worlds.ts'

/** The names of what the examples of the document name by ids. The sandbox has the same. */
const references: Readonly<Record<string, Reference>> = {
  '66a1f0c2d4e8b7a9c3f50101': { ref: 'source', kind: 'log', name: 'Logs' },
  '66a1f0c2d4e8b7a9c3f50102': { ref: 'source', kind: 'trace', name: 'Traces' },
  '66a1f0c2d4e8b7a9c3f50103': { ref: 'source', kind: 'metric', name: 'Metrics' },
  '66a1f0c2d4e8b7a9c3f50104': { ref: 'source', kind: 'session', name: 'Sessions' },
  '66a1f0c2d4e8b7a9c3f50105': { ref: 'source', kind: 'promql', name: 'Cluster' },
  '66a1f0c2d4e8b7a9c3f50001': { ref: 'connection', name: 'Default' },
  '66a1f0c2d4e8b7a9c3f50501': { ref: 'webhook', service: 'slack', name: 'Chat' },
  '66a1f0c2d4e8b7a9c3f50502': { ref: 'webhook', service: 'generic', name: 'On-call' },
}

/** The examples of the document for what an operation takes, by their names. */
export function statedExamples(operationId: string): [name: string, body: Data][] {
  const document = oss as unknown as OpenApiDocument
  const operation = locatedOperations(document).find(({ id }) => id === operationId) as LocatedOperation
  return requestExamples(document, operation).map(({ name, example }) => [name, example as Data])
}

/** The examples of what creates an object, with names in place of ids. */
export function examplesOf(kind: keyof typeof converters): Data[] {
  const mapId = (_: string, id: string) => (references[id] ? tokenOf(references[id]) : id)
  const convert = converters[kind] as unknown as (record: Data, options: object) => { request: Data }
  return statedExamples(`${operationsOn(kind).create}`).map(([, value]) => ({
    // No record shows the headers of a webhook.
    ...(value.url ? value : {}),
    ...convert(value, { leaveOut: true, mapId }).request,
  }))
}

const converters = {
  dashboard: toCreateDashboard,
  savedSearch: toUpdateSavedSearch,
  webhook: toUpdateWebhook,
  alert: toUpdateAlert,
} as const

interface Pool {
  readonly tiles: readonly Data[]
  readonly filters: readonly Data[]
  /** What a dashboard has beside its tiles and filters. */
  readonly rest: readonly Data[]
}

const pools = new Map<Age, Promise<Pool>>()

/** The parts of the examples that a deployment can hold: a plan refuses the others. */
export function poolOf(age: Age): Promise<Pool> {
  const pool = pools.get(age) ?? makePool(age)
  pools.set(age, pool)
  return pool
}

async function makePool(age: Age): Promise<Pool> {
  const world = new World(age)
  const dashboards = examplesOf('dashboard').map(toDeclared)
  const listed = (name: string) => dashboards.flatMap((dashboard) => (dashboard[name] as Data[] | undefined) ?? [])
  // Each part stands in a dashboard of its own, so that one plan tells which are refused.
  const held = async (parts: readonly Data[], wrap: (part: Data) => Data): Promise<Data[]> => {
    const named = parts.map((part, index) => ({ part, name: `Part ${index}` }))
    const declared = named.map(({ part, name }) => ({ dashboard: { name, tiles: [], ...wrap(part) } }))
    const { refusals } = await world.plan(project('pool', declared as unknown as Declaration[]))
    const refused = new Set(refusals.map(({ object }) => object))
    return named.flatMap(({ part, name }) => (refused.has(`dashboard "${name}"`) ? [] : [part]))
  }
  const tiles = listed('tiles')
    .filter(({ config }) => config !== undefined)
    .map(({ id: _id, containerId: _container, tabId: _tab, ...tile }) => tile)
  const rest = dashboards.map(({ name: _name, tiles: _tiles, filters: _filters, tags: _tags, ...others }) => others)
  return {
    tiles: await held(tiles, (tile) => ({ tiles: [tile] })),
    filters: await held(listed('filters'), (filter) => ({ filters: [filter] })),
    rest: await held(rest, (others) => others),
  }
}

const name = fc.oneof(
  fc.constantFrom('Errors', 'errors', 'Errors  by day', 'constructor', '__proto__', 'Größe "1"', '\u{1f4c8}'),
  fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text),
)

const tags = fc
  .uniqueArray(fc.constantFrom('team', 'on call', 'rev:1', 'x'.repeat(32)), { maxLength: 3 })
  .map((all) => all.filter((tag) => !tag.startsWith('rev:')))

const channel = fc.constantFrom(existingWebhook('slack', 'Chat'), existingWebhook('generic', 'On-call'))

const declaredWebhooks = [
  { webhook: { service: 'slack', name: 'Ours', url: secret('HOOK_URL'), description: 'For the team' } },
  { webhook: { service: 'incidentio', name: 'Ours', url: 'https://incidents.example.com/1' } },
  {
    webhook: { service: 'generic', name: 'Ours', url: secret('HOOK_URL'), headers: { Authorization: secret('TOKEN') } },
  },
] as const satisfies readonly Declaration[]

const names = { displayName: fc.constantFrom('Shown', 'Other'), tags: fc.constantFrom([], ['p1'], ['shop', 'p1']) }

function alertOf(age: Age, isSearch: boolean): Arbitrary<Data> {
  const channels = age === 'February' ? channel : fc.oneof(channel, fc.constantFrom(...declaredWebhooks))
  return fc
    .record(
      {
        threshold: fc.integer({ min: 0, max: 1_000 }),
        thresholdType: fc.constantFrom('above', 'below', 'equal', 'between'),
        interval: fc.constantFrom('5m', '1h', age === 'managed' ? '30s' : '1d'),
        channels: fc.uniqueArray(channels, { minLength: 1, maxLength: age === 'February' ? 1 : 3 }),
        name: fc.constantFrom('First', 'Second'),
        message: fc.constantFrom('{{title}}', null),
        ...(isSearch ? { groupBy: fc.constant('ServiceName') } : {}),
        ...(age === 'newest' ? names : {}),
        ...(age === 'February' ? {} : { scheduleOffsetMinutes: fc.constantFrom(0, 2) }),
      },
      { requiredKeys: ['threshold', 'thresholdType', 'interval', 'channels'] },
    )
    .map(({ thresholdType, ...alert }) =>
      age === 'newest'
        ? { ...alert, thresholdType, ...(thresholdType === 'between' ? { thresholdMax: alert.threshold + 5 } : {}) }
        : { ...alert, thresholdType: thresholdType === 'below' ? 'below' : 'above' },
    )
}

const watched = ['line', 'stacked_bar', 'number']

/** True where alerts can watch a tile. */
function isWatched({ config }: Data): boolean {
  return isRecord(config) && config.configType !== 'sql' && watched.includes(`${config.displayType}`)
}

function dashboardOf(age: Age, { tiles, filters, rest }: Pool): Arbitrary<Data> {
  const tile = fc.constantFrom(...tiles).chain((content) =>
    fc.record({
      content: fc.constant(content),
      name: fc.option(name, { nil: content.name as string }),
      y: fc.nat(40),
      alerts: isWatched(content) ? fc.array(alertOf(age, false), { maxLength: 2 }) : fc.constant([]),
      isInside: fc.boolean(),
    }),
  )
  return fc
    .record({
      name,
      tags: fc.option(tags, { nil: undefined }),
      tiles: fc.array(tile, { maxLength: 5 }),
      // Two filters of an example may derive the same variable from their names.
      filters: fc.array(fc.constantFrom(...filters), { maxLength: 1 }),
      rest: fc.constantFrom(...rest),
    })
    .map(({ rest: others, tiles: chosen, tags: ownTags, ...dashboard }) => ({
      ...dashboard,
      ...others,
      ...(ownTags ? { tags: ownTags } : {}),
      tiles: namedOnce(chosen).map(({ content, name: text, y, alerts, isInside }) => ({
        ...content,
        name: text,
        y,
        ...(isInside ? placeIn(others) : {}),
        ...(alerts.length > 0 ? { alerts } : {}),
      })),
    }))
}

/** Tiles with alerts need names of their own. */
function namedOnce<Tile extends { readonly name: string; readonly alerts: readonly Data[] }>(
  tiles: readonly Tile[],
): Tile[] {
  const seen = new Set(tiles.filter(({ alerts }) => alerts.length === 0).map((tile) => tile.name))
  return tiles.map((tile, index) => {
    if (tile.alerts.length === 0) return tile
    const own = seen.has(tile.name) ? `${tile.name} ${index}` : tile.name
    seen.add(own)
    return { ...tile, name: own }
  })
}

function placeIn({ containers }: Data): Data {
  const [container] = (containers as Data[] | undefined) ?? []
  const [tab] = (container?.tabs as Data[] | undefined) ?? []
  return container ? { containerId: container.id, ...(tab ? { tabId: tab.id } : {}) } : {}
}

const search = (age: Age): Arbitrary<Data> =>
  fc.record({
    // The seed has another one.
    name: name.filter((text) => text !== 'Errors'),
    source: fc.constant({ ref: 'source', kind: 'log', name: 'Logs' }),
    where: fc.constantFrom('', 'SeverityText:error'),
    tags: fc.option(tags, { nil: undefined }),
    alerts: fc.array(alertOf(age, true), { maxLength: 2 }),
  })

/** Projects that a deployment can hold: dashboards, alerts, and on newer servers saved searches and webhooks. */
export async function projects(age: Age, projectName = 'checkout'): Promise<Arbitrary<Project>> {
  const pool = await poolOf(age)
  const byName = { selector: ({ name: text }: Data) => text }
  const isNewer = age !== 'February'
  return fc
    .record({
      dashboards: fc.uniqueArray(dashboardOf(age, pool), { maxLength: 3, ...byName }),
      searches: fc.uniqueArray(search(age), { maxLength: isNewer ? 2 : 0, ...byName }),
      webhooks: fc.subarray(isNewer ? [...declaredWebhooks] : []),
    })
    .map(({ dashboards, searches, webhooks }) =>
      project(projectName, [
        ...webhooks,
        ...dashboards.map((dashboard) => ({ dashboard }) as unknown as Declaration),
        ...searches.map((savedSearch) => ({ savedSearch }) as unknown as Declaration),
      ]),
    )
}
