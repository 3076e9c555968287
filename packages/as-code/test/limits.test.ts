import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }
import { createSeed } from '@clouddb/sandbox'
import { expect, test } from 'vitest'
import { documentModule } from '../build/trim.ts'
import { connection, type Project, project, savedSearch, source, webhook } from '../src/index.ts'
import { times } from './spellings.ts'
import { ages, cartOf, tileOf, usual, World } from './worlds.ts'

const logs = source.log('Logs')
const on = (...tiles: unknown[]) => cartOf(tiles)
const alert = (own: object) => on(tileOf('Errors', [{ ...usual, ...own }]))
const searchAlert = (own: object) =>
  project('checkout', [savedSearch({ name: 'Slow', source: logs, alerts: [{ ...usual, ...own }] as never })])
const chart = (own: object) => on({ ...tileOf('Errors', []), config: { displayType: 'line', source: logs, ...own } })
const count = { aggFn: 'count' }
const tags = (length: number) => cartOf([], { tags: Array.from({ length }, (_, index) => `t${index}`) })
const describedBy = (length: number) =>
  project('checkout', [
    webhook({ service: 'generic', name: 'Ours', url: 'https://example.com/a', description: 'x'.repeat(length) }),
  ])
const year = 31_536_000_000

const forbidden: Readonly<Record<string, Project>> = {
  'numConsecutiveWindows is 1.5; expected integer or null': searchAlert({ numConsecutiveWindows: 1.5 }),
  'expected at most 365 days ahead': alert({ scheduleStartAt: new Date(Date.now() + 2 * year).toISOString() }),
  'name has 514 characters; at most 512 are allowed': alert({ name: '😀'.repeat(257) }),
  'state has no place beside source "tile"': alert({ state: 'OK' }),
  'note has half of a surrogate pair': alert({ note: 'half \ud83d' }),
  'select[0].aggFn is "p95", not one of "count"': chart({ select: [{ ...count, aggFn: 'p95' }] }),
  'showOperandSeries means nothing without formulas': chart({ select: [count], showOperandSeries: false }),
  'source is an id. Write a reference': chart({
    select: [count],
    source: undefined,
    sourceId: '66a1f0c2d4e8b7a9c3f50101',
  }),
  'tiles[0].series has a newer form. Send `config` instead': on({
    name: 'Old',
    x: 0,
    y: 0,
    w: 1,
    h: 1,
    series: [{ type: 'markdown', content: 'Hi' }],
  }),
  'Tile "Errors" has SQL without an interval': on({
    ...tileOf('Errors', [usual]),
    config: { displayType: 'line', configType: 'sql', connection: connection('Default'), sqlTemplate: 'SELECT 1' },
  }),
  'tags has 49 items; at most 48 are allowed beside the mark of the project': tags(49),
  'description has 2013 characters; at most 2012 are allowed beside the mark of the project': describedBy(2013),
}

test.each(Object.entries(forbidden))(
  'what the document forbids is refused before the first write: %s',
  async (says, wanted) => {
    const world = new World('newest')
    expect(await world.tryRun(wanted)).toContain(says)
    expect(world.writesSince(0)).toEqual([])
  },
)

/** Applies, and expects that nothing is left to do. */
async function converges(world: World, wanted: Project, options = {}): Promise<void> {
  expect(await world.tryRun(wanted, options)).toBe('')
  expect(await world.plan(wanted, options)).toMatchObject({ changes: [], conflicts: [], refusals: [] })
}

test('texts and tags fill what the mark leaves, and all where no mark is written', async () => {
  await converges(new World('newest'), tags(48))
  await converges(new World('newest'), tags(50), { tags: false })
  await converges(new World('newest'), describedBy(2012))
})

test.each(['newest', 'managed'] as const)(
  '%s: a time is applied once in each spelling that servers take',
  async (age) => {
    for (const [scheduleStartAt, isTaken] of times)
      for (const wanted of [alert({ scheduleStartAt }), searchAlert({ scheduleStartAt })]) {
        if (isTaken) await converges(new World(age), wanted)
        else expect(await new World(age).tryRun(wanted)).toContain('scheduleStartAt is "')
      }
  },
)

test.each(ages)('%s: null takes away what was declared, and an id stands for what has a name', async (age) => {
  const world = new World(age)
  const filters = [{ type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', source: logs }] as const
  await world.run(cartOf([], { tags: ['team'], filters }))
  const id = `${(await world.raw.listSources()).find(({ name }) => name === 'Logs')?.id}`
  const byId = {
    ...tileOf('Errors', []),
    config: { displayType: 'line', source: { ref: 'source', id }, select: [count] },
  }
  await converges(world, cartOf([{ ...byId, alerts: null }], { tags: null, filters: null }))
  expect((await world.raw.listDashboards()).find(({ name }) => name === 'Cart')).toMatchObject({ filters: [] })
})

test.each([
  ['a tile', on(tileOf('Errors', [])), '"w":6', '"w":7', 'w: 7 → 6'],
  ['an alert', alert({ name: 'Many' }), '"threshold":1', '"threshold":6', 'threshold: 6 → 1'],
  ['a dashboard with alerts', alert({ name: 'Many' }), '"w":6', '"w":7', 'w: 7 → 6'],
])('where a server stores %s in another form, no later plan blames a person', async (_, wanted, sent, stored, says) => {
  const world = new World('newest')
  world.intercept = (input, init, pass) => {
    if (!init.body || input.includes('validate')) return pass(input, init)
    return pass(input, { ...init, body: `${init.body}`.replaceAll(sent, stored) })
  }
  for (let attempt = 1; attempt <= 2; attempt++) {
    expect(await world.tryRun(wanted)).toMatch(/the server keeps something else than was declared.*: /)
    const { conflicts, changes } = await world.plan(wanted)
    expect(conflicts).toEqual([])
    expect(changes[0]?.sentences.join()).toContain(says)
  }
  // An edit is still one.
  world.intercept = undefined
  await world.editDashboard((record) => JSON.parse(JSON.stringify(record).replace('"h":4', '"h":5')))
  expect((await world.plan(wanted)).conflicts).toHaveLength(1)
})

test('the bundle has every keyword that constrains a request', () => {
  const { code } = documentModule(JSON.stringify(oss), 'observability-oss')
  const bundled = JSON.parse(new Function(`${code.replace('export default', 'return JSON.stringify(')})`)())
  const words = (data: object) => {
    const text = JSON.stringify(data, (key, value) => (key === 'discriminator' ? undefined : value))
    return new Set(text.match(/"[\w$-]+(?=":)/g))
  }
  const reached = Object.keys(bundled.components.schemas).map((name) => Object(oss.components.schemas)[name])
  const [known, annotations] = [words(bundled), /^"(title|description|writeOnly|since|broken-by|x-.*)$/]
  expect([...words(reached)].filter((word) => !known.has(word) && !annotations.test(word))).toEqual([])
})

test.each([
  ['2026-09-16', 1_000, true],
  ['2026-09-16', 2_100, true],
  ['2026-07-31', 999, true],
  ['2026-07-31', 1_100, false],
])(
  'the managed deployment of %s with %i saved searches is read to the end: %s',
  async (managedSince, count, isWhole) => {
    const seed = createSeed({ time: Date.UTC(2026, 7, 22) })
    const [service] = seed.managed.organizations[0]?.services ?? []
    const searches = service?.observability.savedSearches ?? []
    const [model] = searches
    const id = (index: number) => `66a1f0c2d4e8b7a9c3f${index.toString(16).padStart(5, '0')}`
    for (let index = searches.length; index < count; index++)
      searches.push({ ...structuredClone(model), id: id(index), name: `Search ${index}` } as never)
    const world = new World('managed', { seed, managedSince })
    const last = { name: `Search ${count - 1}`, source: source.log('Logs'), where: 'a' } as const
    const { changes, refusals } = await world.plan(project('checkout', [savedSearch(last)]))
    const said = refusals.flatMap(({ sentences }) => sentences).join()
    if (isWhole) expect(`${changes.map(({ action }) => action)} ${said}`).not.toContain('create')
    else expect(said).toContain('the server did not send its whole list of saved searches')
  },
)
