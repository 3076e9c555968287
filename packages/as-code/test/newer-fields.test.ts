import { expect, test } from 'vitest'
import { pull, source } from '../src/index.ts'
import { showing } from './answers.ts'
import { cartOf, checkout, count, logs, tile, tileOf, usual } from './declarations.ts'
import { evaluate } from './pull/evaluate.ts'
import { type Age, deployed, nothingToDo, sentencesOf, World } from './worlds.ts'

const errors = { ...count, where: 'SeverityText:error' }
const share = { select: [errors, count], formulas: [{ expression: 'A / B', alias: 'Share' }] }
const variable = { isBroadcastEnabled: false, isVariableEnabled: true }
const filter = (name: string, more: object) => ({
  ...{ type: 'QUERY_EXPRESSION', name, expression: name, source: logs },
  ...more,
})

interface Fields {
  readonly filters: readonly object[]
  readonly [name: string]: unknown
}

/** What both deployments have since the summer of 2026. */
const ofBoth: Fields = {
  tiles: [
    tile('Lines', {}, { displayType: 'line', ...share, showOperandSeries: false, seriesLimit: 5 }),
    tile('Bars', {}, { displayType: 'stacked_bar', ...share, seriesLimit: 0 }),
    tile('Rows', {}, { displayType: 'table', ...share }),
    tile('Number', {}, { displayType: 'number', ...share }),
  ],
  filters: [filter('Service', { ...variable, variableName: 'service' })],
  savedFilterValues: [
    { type: 'variable', name: 'service', values: ['checkout', ''] },
    { type: 'sql', condition: "ServiceName IN ('cart')" },
  ],
}

const list = { type: 'STATIC_LIST', name: 'Environment', options: ['a', 'b'], minSelections: 1 }
const label = { type: 'PROMETHEUS_LABEL', name: 'Pod', source: source.promql('Cluster'), label: 'pod', match: 'up' }

/** What only the open-source deployment has. */
const ofOpenSource: Fields = {
  ...ofBoth,
  filters: [
    ...ofBoth.filters,
    { ...list, ...variable, isGlobalRequirement: true },
    { ...label, ...variable, variableName: 'pods' },
    filter('Host', { minSelections: 1 }),
  ],
}

const shop = (fields: object) => checkout({ dashboard: { name: 'Shop', tiles: [], ...fields } })

const worlds: readonly (readonly [age: Age, fields: Fields, options: object, before: string])[] = [
  ['newest', ofOpenSource, { since: '2026-08-03' }, '2026-08-03'],
  ['managed', ofBoth, { managedSince: '2026-07-31' }, '2026-07-31'],
]

test.each(worlds)('%s: the newest fields are written, pulled and compared without a loss', async (age, fields) => {
  const world = await deployed(shop(fields), age)
  expect(await world.plan(shop(fields))).toMatchObject({ ...nothingToDo, notes: [] })
  const { files, notes } = await pull(world.client, { project: 'checkout' })
  expect(notes).toEqual([])
  await world.expectDone(await evaluate(files))
  const [first, ...others] = fields.filters
  const { changes } = await world.plan(shop({ ...fields, filters: [{ ...first, variableName: 'other' }, ...others] }))
  expect(sentencesOf(...changes)).toBe('filters[0].variableName: "service" → "other"')
})

const named = 'seriesLimit formulas isBroadcastEnabled isVariableEnabled variableName savedFilterValues[0]'.split(' ')

test.each(worlds)(
  '%s: a plan for an older server says each field that it does not know',
  async (age, fields, options, released) => {
    const world = new World(age, options)
    const said = sentencesOf(...(await world.plan(shop(fields), { released })).refusals)
    const newer = said.split('\n').filter((sentence) => /needs a server of 2026-\d\d-\d\d or newer/.test(sentence))
    const own = age === 'managed' ? [] : ['filters[1]', 'filters[2]', 'minSelections']
    for (const name of [...named, ...own])
      expect(
        newer.some((sentence) => sentence.includes(`${name} needs`)),
        name,
      ).toBe(true)
    expect(await world.tryRun(shop(fields), { released })).toContain('needs a server of')
    expect(world.writesSince(0)).toEqual([])
  },
)

test('a plan for the managed deployment says which kinds of filters it does not take', async () => {
  const { refusals } = await new World('managed').plan(shop(ofOpenSource))
  for (const path of ['filters[1].type', 'filters[3].minSelections']) expect(sentencesOf(...refusals)).toContain(path)
})

test('an update says that it would lose a filter of a kind that no document knows', async () => {
  const world = await deployed(shop(ofBoth))
  const adHoc = { id: 'f'.repeat(24), type: 'ADHOC', name: 'Any', sourceType: 'sql', sources: ['a'], maxSelections: 1 }
  world.intercept = showing('/dashboards', (each) => ({ ...each, filters: [...(each.filters as []), adHoc] }))
  const { changes } = await world.plan(shop({ ...ofBoth, tags: ['team'] }))
  expect(changes.flatMap(({ effects }) => effects)).toEqual([expect.stringContaining('the update loses filters[1]')])
})

const alertsAbove = (threshold: number, ...alerts: readonly object[]) =>
  cartOf([
    tileOf(
      'Errors',
      alerts.map((more) => ({ ...usual, threshold, ...more })),
    ),
  ])

const ownNames = { displayName: 'Errors of the cart', tags: ['team', 'p1'] }

/** The names and the tags of alerts, which do not keep their order. */
async function namesOf({ oss }: World) {
  const names = (await oss.listAlerts()).map(({ displayName, tags }) => ({ displayName, tags }))
  return names.sort((one, other) => (`${one.displayName}` < `${other.displayName}` ? -1 : 1))
}

test('the name and the tags of an alert are written, compared, changed and taken away', async () => {
  const world = await deployed(alertsAbove(1, ownNames))
  expect(await namesOf(world)).toEqual([{ ...ownNames, tags: expect.arrayContaining(ownNames.tags) }])
  await world.expectDone(alertsAbove(1, ownNames))
  const changed = { displayName: 'Errors', tags: [] }
  expect(sentencesOf(...(await world.plan(alertsAbove(1, changed))).changes)).toMatch(
    /displayName: "Errors of the cart" → "Errors"\n.*tags: \["p1","team"\] → \[\]/,
  )
  await world.run(alertsAbove(1, changed))
  expect(await namesOf(world)).toEqual([changed])
  await world.expectDone(alertsAbove(1, changed))
})

test.each([ownNames, { displayName: 'Mine', tags: [] }])(
  'names that no file states stay as a person has them: %j',
  async (names) => {
    const world = await deployed(alertsAbove(1, {}))
    const [alert] = await world.oss.listAlerts()
    await world.editAlert(alert as never, names)
    await world.expectDone(alertsAbove(1, {}))
    await world.run(alertsAbove(2, {}))
    expect(await namesOf(world)).toEqual([{ ...names, tags: names.tags.toSorted() }])
    await world.expectDone(alertsAbove(2, {}))
  },
)

test('names and tags tell alerts apart that are equal but for them', async () => {
  const [first, second] = [{ displayName: 'A', tags: ['a'] }, { displayName: 'B' }]
  const world = await deployed(alertsAbove(1, first, second, {}))
  await world.expectDone(alertsAbove(1, second, first, {}))
  await world.expectDone(alertsAbove(1, {}, second, first))
  await world.run(alertsAbove(1, second, { ...first, tags: ['b'] }, {}))
  const names = await namesOf(world)
  expect(names.map(({ displayName }) => displayName)).toEqual(['A', 'B', 'Cart - Errors'])
  expect(names[0]?.tags).toEqual(['b'])
})

test('own names and tags are pulled, and the plan of the files is empty', async () => {
  const world = await deployed(alertsAbove(1, ownNames, {}))
  const { files } = await pull(world.client, { project: 'checkout', json: true })
  const text = `${files[0]?.text}`
  expect(text.match(/"displayName": ".*"/g)).toEqual(['"displayName": "Errors of the cart"'])
  expect(text).not.toMatch(/(code|rev|unfinished):/)
  await world.expectDone(JSON.parse(text))
})

test.each([
  ['newest', { since: '2026-09-01' }, { released: '2026-09-01' }, /displayName needs a server of 2026-09-02 or newer/],
  ['managed', {}, {}, /displayName has no place in a request of the managed deployment/],
] as const)('names are refused where the deployment does not know them: %s', async (age, options, known, words) => {
  const world = new World(age, options)
  expect(sentencesOf(...(await world.plan(alertsAbove(1, ownNames), known)).refusals)).toMatch(words)
  await world.run(alertsAbove(1, {}), known)
  await world.expectDone(alertsAbove(1, {}), known)
})

test('the tags of an alert cannot be those that mark an object', async () => {
  await expect(new World().plan(alertsAbove(1, { tags: ['code:checkout'] }))).rejects.toThrow(/belongs to this tool/)
})
