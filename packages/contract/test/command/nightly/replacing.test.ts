import { describe, expect, test } from 'vitest'
import { failuresOf, runOnDescribed } from '../run-against.ts'
import type { Asked, Drift } from '../servers/drift.ts'
import { changed, type Fields } from '../servers/drifts.ts'
import { closed, identified, keptTiles, name, smallDocument, withDashboards } from '../servers/small-document.ts'

const fields = {
  name,
  tiles: keptTiles,
  tags: { type: 'array', items: { type: 'string' }, maxItems: 4 },
  savedQuery: { type: ['string', 'null'], maxLength: 64 },
}

/** The document of the open-source API with dashboards of which an update keeps what it leaves out, to be edited. */
function ownDocument() {
  const filled = { name: 'Errors', tiles: [{}], tags: ['shop'], savedQuery: 'level:error' }
  const document = withDashboards(smallDocument(), {
    sent: closed(['name', 'tiles'], fields),
    kept: identified(fields),
    examples: { minimal: { name: 'Errors', tiles: [] }, filled },
  })
  const { UpdateDashboardRequest: sent } = document.components.schemas
  Object.assign(sent ?? {}, { 'x-kept-when-absent': ['tags', 'savedQuery'] })
  return document
}

const unchanged = ownDocument()

/** The failures of the sequences of an update. */
async function reported(drifts: readonly Drift[], raw = unchanged) {
  const failures = failuresOf(await runOnDescribed(raw, drifts, ['--only', 'updateDashboard/sequence']))
  // The sandbox keeps these dashboards without tiles, so it deletes no alert together with a tile.
  return failures.filter((each) => !each.includes('takes along what refers to what it leaves out'))
}

/** Stores nothing where nothing is said of a field, and shows no empty list. */
function clearing(name: string, nothing: readonly [] | null = []): Drift {
  return {
    decide: ({ operation, body }, known) => {
      if (operation.id === 'updateDashboard' && body && !(name in (body as Fields))) (body as Fields)[name] = nothing
      return known
    },
    reply: changed('getDashboard', ({ [name]: value, ...data }: Fields) =>
      String(value) === '' ? data : { ...data, [name]: value },
    ),
  }
}

/** Remembers what was stored last, and puts it in the place of what an update says. */
function keepingOld(name: string, isKept: (value: unknown) => boolean): Drift {
  const stored = new Map<string | undefined, unknown>()
  return {
    decide: ({ operation, path, body }: Asked, known) => {
      if (operation.id !== 'updateDashboard' || known !== undefined || !(name in (body as Fields))) return known
      const fields = body as Fields
      const old = stored.get(path.dashboardId)
      if (old !== undefined && isKept(fields[name])) fields[name] = old
      stored.set(path.dashboardId, fields[name])
      return known
    },
  }
}

const isSet = (value: unknown): boolean => value !== null && String(value) !== ''

describe('an update of what an earlier one has set', () => {
  test('that does as the document says passes', async () => {
    expect(await reported([])).toEqual([])
  })

  test('that keeps the savedQuery of before is found', async () => {
    expect(await reported([keepingOld('savedQuery', isSet)])).toContainEqual(
      expect.stringMatching(/^updateDashboard: replaces and empties .*: \/savedQuery.* but .* sent/),
    )
  })

  test.for(['tags', 'savedQuery'])('that does not empty the %s is found', async (name) => {
    expect(await reported([keepingOld(name, (value) => !isSet(value))])).toContainEqual(
      expect.stringMatching(
        `^updateDashboard: replaces and empties .*: (\\[\\]|null) was sent for ${name}, and it is as before`,
      ),
    )
  })

  test('that does not empty what older servers do not empty either is none', async () => {
    const raw = ownDocument()
    const { savedQuery = {} } = raw.components.schemas.UpdateDashboardRequest?.properties ?? {}
    Object.assign(savedQuery, { 'x-since-values': { null: '2027-01-01' } })
    expect(await reported([keepingOld('savedQuery', (value) => !isSet(value))], raw)).toEqual([])
  })

  test('that clears the savedQuery that it has to keep is found', async () => {
    expect(await reported([clearing('savedQuery', null)])).toEqual([
      expect.stringMatching(
        /^updateDashboard: keeps and clears .*: .* leaves it out keeps it, but \/savedQuery is null, but /,
      ),
    ])
  })

  test('that clears a field newer than the rest, and shows it no more, is found', async () => {
    const raw = ownDocument()
    Object.assign(raw.components.schemas.Dashboard?.properties.tags ?? {}, { 'x-since': '2027-01-01' })
    expect(await reported([clearing('tags')], raw)).toEqual([
      expect.stringMatching(
        /^updateDashboard: keeps and clears .*: an update that leaves it out keeps it, but \/tags is not there/,
      ),
    ])
  })

  test('that keeps what the items of a list said before is found', async () => {
    const raw = ownDocument()
    const items = { type: 'object', properties: { id: { type: 'string' }, title: { type: 'string' } } }
    for (const schema of [raw.components.schemas.UpdateDashboardRequest, raw.components.schemas.Dashboard])
      Object.assign(schema?.properties ?? {}, { tiles: { type: 'array', items } })
    const content = raw.paths['/api/v2/dashboards/{dashboardId}']?.put?.requestBody?.content['application/json']
    const bodies = ['Errors', 'Requests'].map((title) => [title, { value: { name: title, tiles: [{ title }] } }])
    Object.assign(content ?? {}, { examples: Object.fromEntries(bodies) })
    const titles = new Map<unknown, unknown>()
    const keeps: Drift = {
      reply: changed('getDashboard', (data: { readonly tiles: readonly Fields[] }) => ({
        ...data,
        tiles: data.tiles.map((tile) => {
          titles.set(tile.id, titles.get(tile.id) ?? tile.title)
          return { ...tile, title: titles.get(tile.id) }
        }),
      })),
    }
    expect(await reported([keeps], raw)).toContainEqual(
      expect.stringMatching(
        /^updateDashboard: replaces and empties .*: \/tiles\/0\/title is "\w+", but "\w+" was sent/,
      ),
    )
  })

  test('that clears a list to which another field refers is found', async () => {
    const raw = ownDocument()
    const { UpdateDashboardRequest: sent, Dashboard: shown } = raw.components.schemas
    const id = { type: 'string' }
    for (const schema of [sent, shown]) {
      Object.assign(schema?.properties ?? {}, {
        tiles: { type: 'array', items: { type: 'object', properties: { id, containerId: id } } },
        containers: { type: 'array', items: { type: 'object', required: ['id'], properties: { id } } },
      })
    }
    Object.assign(sent ?? {}, { 'x-kept-when-absent': ['containers'] })
    const filled = { name: 'Errors', tiles: [{ containerId: 'top' }], containers: [{ id: 'top' }] }
    const content = raw.paths['/api/v2/dashboards/{dashboardId}']?.put?.requestBody?.content['application/json']
    Object.assign(content?.examples ?? {}, { filled: { value: filled } })
    expect(await reported([clearing('containers')], raw)).toEqual([
      expect.stringMatching(/^updateDashboard: keeps and clears .*: .* keeps it, but \/containers is not there/),
    ])
  })
})

test('an object at the end of a list that nobody can read is found', async () => {
  const ghost: Drift = {
    reply: changed('listDashboards', (data: readonly Fields[]) => [...data, { ...data[0], id: '6b'.repeat(12) }]),
  }
  const many: Drift = {
    reply: changed('listDashboards', (data: readonly Fields[]) => [0, 1, 2, 3].flatMap(() => data)),
  }
  const list = ['--only', 'getDashboard/sequence']
  const failures = failuresOf(await runOnDescribed(unchanged, [many, ghost], list))
  expect(failures).toEqual([
    expect.stringMatching(/^getDashboard: shows what the list shows: the list shows (6b){12}, and it is answered 404/),
  ])
})
