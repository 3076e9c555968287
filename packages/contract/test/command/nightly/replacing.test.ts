import { describe, expect, test } from 'vitest'
import { failuresOf, runOnDescribed } from '../run-against.ts'
import { type Drift, deciding, type Fields, showing } from '../servers/drift.ts'
import { closed, identified, keptTiles, name, smallDocument, withDashboards } from '../servers/small-document.ts'

const fields = {
  name,
  tiles: keptTiles,
  tags: { type: 'array', items: { type: 'string' }, maxItems: 4 },
  savedQuery: { type: ['string', 'null'], maxLength: 64 },
}
const list = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })
const id = { type: 'string' }

interface Changes {
  /** Properties in addition to, or instead of, `fields`. */
  readonly properties?: object
  /** The bodies of the examples for an update. */
  readonly updates?: Record<string, object>
  readonly keptWhenAbsent?: readonly string[]
}

/** The document of the open-source API with dashboards that keep the fields that an update leaves out. */
function ownDocument({ properties = {}, updates, keptWhenAbsent = ['tags', 'savedQuery'] }: Changes = {}) {
  const examples = {
    minimal: { name: 'Errors', tiles: [] },
    filled: { name: 'Errors', tiles: [{}], tags: ['shop'], savedQuery: 'level:error' },
  }
  const own = { ...fields, ...properties }
  const document = withDashboards(smallDocument(), {
    sent: closed(['name', 'tiles'], own, { 'x-request-of': { record: 'Dashboard', keeps: keptWhenAbsent } }),
    kept: identified(own),
    examples,
  })
  const content = document.paths['/api/v2/dashboards/{dashboardId}']?.put?.requestBody?.content['application/json']
  const named = Object.entries(updates ?? examples).map(([title, value]) => [title, { value }])
  Object.assign(content ?? {}, { examples: Object.fromEntries(named) })
  return document
}

const unchanged = ownDocument()

/** The failures of the sequences of an update. */
async function failuresWith(drifts: readonly Drift[], raw = unchanged) {
  const failures = failuresOf(await runOnDescribed(raw, drifts, ['--only', 'updateDashboard/sequence']))
  // The sandbox keeps these dashboards without tiles, so it deletes no alert together with a tile.
  return failures.filter((each) => !each.includes('takes along what refers to what it leaves out'))
}

/** Stores an empty list for a field that an update leaves out, and does not show empty lists. */
const clearing = (field: string): Drift => ({
  ...deciding('updateDashboard', ({ body }, known) => {
    if (body && !(field in Object(body))) Object.assign(body, { [field]: [] })
    return known
  }),
  ...showing('getDashboard', ({ [field]: value, ...data }) =>
    String(value) === '' ? data : { ...data, [field]: value },
  ),
})

/** Stores the last value of a field in place of some values that an update sends. */
function keepingOld(field: string, isReplaced: (value: unknown) => boolean): Drift {
  const stored = new Map<string | undefined, unknown>()
  return deciding('updateDashboard', ({ path, body }, known) => {
    const sent = body as Fields
    if (known !== undefined || !(field in sent)) return known
    const old = stored.get(path.dashboardId)
    if (old !== undefined && isReplaced(sent[field])) sent[field] = old
    stored.set(path.dashboardId, sent[field])
    return known
  })
}

/** Assigns ids to tiles: those that it knows stay, others are replaced. */
function assigningIds(): Drift {
  const known = new Set<unknown>()
  const assign = (tile: Fields) => {
    const id = known.has(tile.id) ? tile.id : `tile-${known.size}`
    known.add(id)
    return { ...tile, id }
  }
  return deciding('updateDashboard', ({ body }, complaint) => {
    const sent = body as { tiles?: readonly Fields[] } | undefined
    if (sent?.tiles) sent.tiles = sent.tiles.map(assign)
    return complaint
  })
}

/** Shows the first titles of all tiles. */
function keepingTitles(): Drift {
  const titles = new Map<unknown, unknown>()
  const titleOf = (tile: Fields) => titles.set(tile.id, titles.get(tile.id) ?? tile.title).get(tile.id)
  return showing<Fields & { readonly tiles: readonly Fields[] }>('getDashboard', (data) => ({
    ...data,
    tiles: data.tiles.map((tile) => ({ ...tile, title: titleOf(tile) })),
  }))
}

const isSet = (value: unknown): boolean => value !== null && String(value) !== ''
const isEmpty = (value: unknown): boolean => !isSet(value)

describe('the command accepts an update that', () => {
  test('replaces and keeps fields as documented', async () => {
    expect(await failuresWith([])).toEqual([])
  })

  test('assigns an id to a new item of a list, whatever id the item was sent with', async () => {
    const updates = {
      one: { name: 'Errors', tiles: [{ title: 'Errors' }] },
      two: {
        name: 'Requests',
        tiles: [{ title: 'Requests' }, { id: 'made-up', title: 'Latency of the slowest requests' }],
      },
    }
    expect(
      await failuresWith([assigningIds()], ownDocument({ properties: { tiles: list({ id, title: id }) }, updates })),
    ).toEqual([])
  })

  test('does not clear a field that older servers do not clear', async () => {
    const savedQuery = { ...fields.savedQuery, 'x-since': { null: '2027-01-01' } }
    expect(
      await failuresWith([keepingOld('savedQuery', isEmpty)], ownDocument({ properties: { savedQuery } })),
    ).toEqual([])
  })
})

test.for<[RegExp, Drift, Changes?]>([
  [/replaces and empties .*: \/savedQuery.* but .* sent/, keepingOld('savedQuery', isSet)],
  [/replaces .*: \[\] was sent for tags, and it is as before/, keepingOld('tags', isEmpty)],
  [/replaces .*: null was sent for savedQuery, and it is as before/, keepingOld('savedQuery', isEmpty)],
  [
    /keeps tags .*: an update that leaves it out keeps it, but \/tags is not there/,
    clearing('tags'),
    { properties: { tags: { ...fields.tags, 'x-since': '2027-01-01' } } },
  ],
  [
    /replaces and empties .*: \/tiles\/0\/title is "\w+", but "\w+" was sent/,
    keepingTitles(),
    {
      properties: { tiles: list({ id, title: id }) },
      updates: {
        errors: { name: 'Errors', tiles: [{ title: 'Errors' }] },
        requests: { name: 'Requests', tiles: [{ title: 'Requests' }] },
      },
    },
  ],
  // A list to which another field refers.
  [
    /keeps containers .*: .* keeps it, but \/containers is not there/,
    clearing('containers'),
    {
      properties: { tiles: list({ id, containerId: id }), containers: { type: 'array', items: identified({}) } },
      updates: {
        minimal: { name: 'Errors', tiles: [] },
        filled: { name: 'Errors', tiles: [{ containerId: 'top' }], containers: [{ id: 'top' }] },
      },
      keptWhenAbsent: ['containers'],
    },
  ],
])('the command finds: an update %s', async ([complaint, drift, changes]) => {
  const failures = await failuresWith([drift], ownDocument(changes))
  expect(failures).toContainEqual(expect.stringMatching(new RegExp(`^updateDashboard: ${complaint.source}`)))
})

test('the command finds an object at the end of a list that cannot be read', async () => {
  const drift = showing<readonly Fields[]>('listDashboards', (data) => [
    ...[0, 1, 2, 3].flatMap(() => data),
    { ...data[0], id: '6b'.repeat(12) },
  ])
  const report = await runOnDescribed(unchanged, [drift], ['--only', 'getDashboard/sequence'])
  expect(failuresOf(report)).toEqual([
    expect.stringMatching(/^getDashboard: shows what the list shows: the list shows (6b){12}, and it is answered 404/),
  ])
})
