import type { OpenApiDocument } from '@clouddb/document/openapi'
import { brokenExamples, brokenIn, requestExamples } from '@clouddb/document/rule-examples'
import cloud from '@clouddb/observability-cloud/openapi.json' with { type: 'json' }
import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }
import { createSeed } from '@clouddb/sandbox'
import { expect, test } from 'vitest'
import { documentModule } from '../build/trim.ts'
import { toDeclared, tokenOf } from '../src/code/references.ts'
import { connection, type Project } from '../src/index.ts'
import { sending } from './answers.ts'
import { board, cart, cartOf, checkout, count, logs, robot, tile, tileOf, usual } from './declarations.ts'
import { times } from './spellings.ts'
import { ages, sentencesOf, World } from './worlds.ts'

const searchAlert = (own: object) =>
  checkout({ savedSearch: { name: 'Slow', source: logs, alerts: [{ ...usual, ...own }] } })
const chart = (own: object) => cartOf([tile('Errors', {}, own)])
const tags = (length: number) => cartOf([], { tags: Array.from({ length }, (_, index) => `t${index}`) })
const describedBy = (length: number) =>
  checkout({
    webhook: { service: 'generic', name: 'Ours', url: 'https://example.com/a', description: 'x'.repeat(length) },
  })
const year = 31_536_000_000
const id = '66a1f0c2d4e8b7a9c3f50101'
const series = [{ type: 'markdown', content: 'Hi' }]
const sql = { displayType: 'line', configType: 'sql', connection: connection('Default'), sqlTemplate: 'SELECT 1' }

const documents = { newest: oss, managed: cloud } as unknown as Record<'newest' | 'managed', OpenApiDocument>

/** The words of servers about what no declaration can say: null, a single channel, and the older form of a tile. */
const undeclared = /"channel"|cannot be null|^Tile cannot have both/

const newer = ['newest', 'managed'] as const

/** The rules of what a project declares, each with a body that breaks it and the words of servers. */
const ruled = newer.flatMap((age) =>
  brokenExamples(documents[age]).flatMap(({ operation, rule, body, path }) => {
    const [first] = requestExamples(documents[age], operation)
    const said = first && brokenIn(documents[age], first.schema, body).find((breach) => breach.rule === rule)?.message
    const isDeclared = /^create(Dashboard|SavedSearch|Alert|Webhook)$/.test(operation.id)
    // An alert of a project watches a tile or a saved search.
    if (!isDeclared || path.includes('chartConfig') || said === undefined || undeclared.test(said)) return []
    return [{ age, says: `: ${said}`, wanted: projectOf(operation.id, body as Record<string, unknown>) }]
  }),
)

/** A body as a file declares it: with references in place of ids. */
function declared(body: object): object {
  const tokens: Readonly<Record<string, string>> = { sourceId: tokenOf(logs), webhookId: tokenOf(robot) }
  const portable = JSON.parse(JSON.stringify(body), (name, value) =>
    name === 'appliesToSourceIds' ? value.map(() => tokenOf(logs)) : (tokens[name] ?? value),
  )
  return toDeclared(portable)
}

function projectOf(operation: string, body: Record<string, unknown>): Project {
  if (operation === 'createWebhook') return checkout({ webhook: body })
  if (operation === 'createDashboard') return checkout({ dashboard: declared(body) })
  const { source: _, dashboardId: _d, tileId: _t, savedSearchId: _s, channel, channels, ...own } = body
  return cartOf([tileOf('Errors', [declared({ channels: channels ?? [channel], ...own })])])
}

const forbidden: readonly (readonly [says: string, wanted: Project])[] = [
  ['numConsecutiveWindows is 1.5; expected integer or null', searchAlert({ numConsecutiveWindows: 1.5 })],
  ['expected at most 365 days ahead', cart({ scheduleStartAt: new Date(Date.now() + 2 * year).toISOString() })],
  ['name has 514 characters; at most 512 are allowed', cart({ name: '😀'.repeat(257) })],
  ['state has no place beside source "tile"', cart({ state: 'OK' })],
  ['note has half of a surrogate pair', cart({ note: 'half \ud83d' })],
  ['select[0].aggFn is "p95", not one of "count"', chart({ select: [{ ...count, aggFn: 'p95' }] })],
  ['showOperandSeries means nothing without formulas', chart({ showOperandSeries: false })],
  ['source is an id. Write a reference', chart({ source: undefined, sourceId: id })],
  ['tiles[0].series has a newer form. Send `config` instead', cartOf([tile('Old', { series, config: undefined })])],
  ['Tile "Errors" has SQL without an interval', cartOf([{ ...tileOf('Errors', [usual]), config: sql }])],
  ['tags has 49 items; at most 48 are allowed beside the mark of the project', tags(49)],
  ['description has 2013 characters; at most 2012 are allowed beside the mark of the project', describedBy(2013)],
]

test('the rules of what a project declares are many', () => {
  expect(ruled.length).toBeGreaterThan(25)
})

test.each([...forbidden.map(([says, wanted]) => ({ age: 'newest' as const, says, wanted })), ...ruled])(
  '$age: what the document forbids is refused in the words of servers before the first write: $says',
  async ({ age, says, wanted }) => {
    const world = new World(age)
    expect(await world.tryRun(wanted)).toContain(says)
    expect(world.writesSince(0)).toEqual([])
  },
)

/** Applies, and expects that nothing is left to do. */
async function expectConverged(world: World, wanted: Project, options = {}): Promise<void> {
  expect(await world.tryRun(wanted, options)).toBe('')
  await world.expectDone(wanted, options)
}

test('texts and tags fill what the mark leaves, and all where no mark is written', async () => {
  await expectConverged(new World(), tags(48))
  await expectConverged(new World(), tags(50), { tags: false })
  await expectConverged(new World(), describedBy(2012))
})

test.each(newer)('%s: a time is applied once in each spelling that servers take', async (age) => {
  const spelled = (texts: typeof times) =>
    checkout(
      ...texts.flatMap(([scheduleStartAt], at) => {
        const alerts = [{ ...usual, scheduleStartAt }]
        return [
          board(`Cart ${at}`, tileOf('Errors', alerts)),
          { savedSearch: { name: `Slow ${at}`, source: logs, alerts } },
        ]
      }),
    )
  const [taken, others] = [true, false].map((wanted) => times.filter(([, isTaken]) => isTaken === wanted))
  await expectConverged(new World(age), spelled(taken ?? []))
  const said = await new World(age).tryRun(spelled(others ?? []))
  expect(said.match(/scheduleStartAt is "/g)).toHaveLength(2 * (others?.length ?? 0))
})

test.each(ages)('%s: null takes away what was declared, and an id stands for what has a name', async (age) => {
  const world = new World(age)
  const filters = [{ type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', source: logs }]
  await world.run(cartOf([], { tags: ['team'], filters }))
  const source = (await world.raw.listSources()).find(({ name }) => name === 'Logs')
  const byId = tile('Errors', { alerts: null }, { source: { ref: 'source', id: source?.id } })
  await expectConverged(world, cartOf([byId], { tags: null, filters: null }))
  expect(await world.find('Cart')).toMatchObject({ filters: [] })
})

test.each([
  ['a tile', cartOf([tileOf('Errors', [])]), '"w":6', '"w":7', 'w: 7 → 6'],
  ['an alert', cart({ name: 'Many' }), '"threshold":1', '"threshold":6', 'threshold: 6 → 1'],
  ['a dashboard with alerts', cart({ name: 'Many' }), '"w":6', '"w":7', 'w: 7 → 6'],
])('where a server stores %s in another form, no later plan blames a person', async (_, wanted, sent, stored, says) => {
  const world = new World()
  world.intercept = sending((body) => JSON.parse(JSON.stringify(body).replaceAll(sent, stored)))
  for (let attempt = 1; attempt <= 2; attempt++) {
    expect(await world.tryRun(wanted)).toMatch(/the server keeps something else than was declared.*: /)
    const { conflicts, changes } = await world.plan(wanted)
    expect(conflicts).toEqual([])
    expect(sentencesOf(...changes)).toContain(says)
  }
  // An edit is still one.
  world.intercept = undefined
  await world.editDashboard(({ tiles = [] }) => ({ tiles: tiles.map((each) => ({ ...each, h: 5 })) }))
  expect((await world.plan(wanted)).conflicts).toHaveLength(1)
})

test('the bundle has every keyword that constrains a request', () => {
  const { code } = documentModule(JSON.stringify(oss), 'observability-oss')
  const bundled = JSON.parse(new Function(`${code.replace('export default', 'return JSON.stringify(')})`)())
  const words = (data: object) => {
    const text = JSON.stringify(data, (key, value) => (/^(discriminator|x-provenance)$/.test(key) ? undefined : value))
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
])('the managed deployment of %s reads %i saved searches to the end: %s', async (managedSince, length, isWhole) => {
  const seed = createSeed({ time: Date.UTC(2026, 7, 22) })
  const searches = seed.managed.organizations[0]?.services[0]?.observability.savedSearches ?? []
  const idOf = (index: number) => `66a1f0c2d4e8b7a9c3f${index.toString(16).padStart(5, '0')}`
  for (let index = searches.length; index < length; index++)
    searches.push({ ...structuredClone(searches[0]), id: idOf(index), name: `Search ${index}` } as never)
  const last = { savedSearch: { name: `Search ${length - 1}`, source: logs, where: 'a' } }
  const { changes, refusals } = await new World('managed', { seed, managedSince }).plan(checkout(last))
  const said = sentencesOf(...refusals)
  if (isWhole) expect(`${changes.map(({ action }) => action)} ${said}`).not.toContain('create')
  else expect(said).toContain('the server did not send its whole list of saved searches')
})
