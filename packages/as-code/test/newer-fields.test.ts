import { expect, test } from 'vitest'
import { type DashboardCode, dashboard, project, pull, savedSearch, source, webhook } from '../src/index.ts'
import { evaluate } from './pull/evaluate.ts'
import { type Age, answering, usual, World } from './worlds.ts'

const errors = { aggFn: 'count', where: 'SeverityText:error' } as const
const all = { aggFn: 'count' } as const
const logs = source.log('Logs')
const share = { source: logs, select: [errors, all], formulas: [{ expression: 'A / B', alias: 'Share' }] } as const
const tile = (name: string, config: DashboardCode['tiles'][number]['config']) =>
  ({ name, x: 0, y: 0, w: 6, h: 4, config }) as DashboardCode['tiles'][number]

/** What both deployments have since the summer of 2026. */
const ofBoth = {
  tiles: [
    tile('Lines', { displayType: 'line', ...share, showOperandSeries: false, seriesLimit: 5 }),
    tile('Bars', { displayType: 'stacked_bar', ...share, seriesLimit: 0 }),
    tile('Rows', { displayType: 'table', ...share }),
    tile('Number', { displayType: 'number', ...share }),
  ],
  filters: [
    {
      ...{ type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', source: logs },
      ...{ isBroadcastEnabled: false, isVariableEnabled: true, variableName: 'service' },
    },
  ],
  savedFilterValues: [
    { type: 'variable', name: 'service', values: ['checkout', ''] },
    { type: 'sql', condition: "ServiceName IN ('cart')" },
  ],
} as const satisfies Partial<DashboardCode>

const variable = { isBroadcastEnabled: false, isVariableEnabled: true } as const

/** What only the open-source deployment has. */
const ofOpenSource = {
  ...ofBoth,
  filters: [
    ...ofBoth.filters,
    {
      type: 'STATIC_LIST',
      name: 'Environment',
      options: ['a', 'b'],
      ...variable,
      minSelections: 1,
      isGlobalRequirement: true,
    },
    {
      ...{ type: 'PROMETHEUS_LABEL', name: 'Pod', source: source.promql('Cluster'), label: 'pod', match: 'up' },
      ...{ ...variable, variableName: 'pods' },
    },
    { type: 'QUERY_EXPRESSION', name: 'Host', expression: 'Host', source: logs, minSelections: 1 },
  ],
} as const satisfies Partial<DashboardCode>

const wanted = (fields: Partial<DashboardCode>) =>
  project('checkout', [dashboard({ name: 'Shop', tiles: [], ...fields })])

const worlds: readonly (readonly [age: Age, fields: Partial<DashboardCode>, options: object, before: string])[] = [
  ['newest', ofOpenSource, { since: '2026-08-03' }, '2026-08-03'],
  ['managed', ofBoth, { managedSince: '2026-07-31' }, '2026-07-31'],
]

test.each(worlds)('%s: the newest fields are written, pulled and compared without a loss', async (age, fields) => {
  const world = new World(age)
  await world.run(wanted(fields))
  expect(await world.plan(wanted(fields))).toMatchObject({ changes: [], conflicts: [], refusals: [], notes: [] })
  const { files, notes } = await pull(world.client, { project: 'checkout' })
  expect(notes).toEqual([])
  expect(await world.plan(await evaluate(files))).toMatchObject({ changes: [], conflicts: [], refusals: [] })
  const [filter] = fields.filters ?? []
  const renamed = { ...fields, filters: [{ ...filter, variableName: 'other' }, ...(fields.filters ?? []).slice(1)] }
  const { changes } = await world.plan(wanted(renamed as Partial<DashboardCode>))
  expect(changes.flatMap(({ sentences }) => sentences)).toEqual(['filters[0].variableName: "service" → "other"'])
})

test.each(worlds)(
  '%s: a plan for an older server says each field that it does not know',
  async (age, fields, options, released) => {
    const world = new World(age, options)
    const { refusals } = await world.plan(wanted(fields), { released })
    const said = refusals.flatMap(({ sentences }) => sentences)
    const newer = said.filter((sentence) => /needs a server of 2026-\d\d-\d\d or newer/.test(sentence))
    const names = [
      'seriesLimit',
      'formulas',
      'isBroadcastEnabled',
      'isVariableEnabled',
      'variableName',
      'savedFilterValues[0]',
    ]
    const own = age === 'managed' ? [] : ['filters[1]', 'filters[2]', 'minSelections']
    for (const name of [...names, ...own]) expect(newer.join('\n')).toContain(`${name} needs`)
    expect(await world.tryRun(wanted(fields), { released })).toContain('needs a server of')
    expect(world.writesSince(0)).toEqual([])
  },
)

test('a plan for the managed deployment says which kinds of filters it does not take', async () => {
  const { refusals } = await new World('managed').plan(wanted(ofOpenSource))
  const said = refusals.flatMap(({ sentences }) => sentences).join('\n')
  expect(said).toContain('filters[1].type')
  expect(said).toContain('filters[3].minSelections')
})

test('an update says that it would lose a filter of a kind that no document knows', async () => {
  const world = new World('newest')
  await world.run(wanted(ofBoth))
  const adHoc = { id: 'f'.repeat(24), type: 'ADHOC', name: 'Any', sourceType: 'sql', sources: ['a'], maxSelections: 1 }
  world.intercept = answering(({ data, ...page }) => {
    const change = (each: object) =>
      'filters' in each ? { ...each, filters: [...(each.filters as object[]), adHoc] } : each
    return { ...page, data: Array.isArray(data) ? data.map(change) : change(Object(data)) }
  })
  const changed = wanted({ ...ofBoth, tags: ['team'] })
  const { changes } = await world.plan(changed)
  expect(changes.flatMap(({ effects }) => effects)).toEqual([expect.stringContaining('the update loses filters[1]')])
})

/** A project with an object of each kind, each of which has a text. */
const everyKind = (text: string) =>
  project('checkout', [
    dashboard({ name: 'Shop', tiles: [], tags: [text] }),
    savedSearch({ name: 'Slow', source: logs, where: text, alerts: [{ ...usual, message: text }] }),
    webhook({ service: 'slack', name: 'Pager', url: 'https://hooks.slack.com/services/T0/B0/y', description: text }),
  ])

test('an update names a field that no document knows, of an object of every kind', async () => {
  const world = new World('newest')
  await world.run(everyKind('a'))
  world.intercept = answering(({ data, ...page }) => {
    const change = (each: object) => ({ ...each, theme: 'dark' })
    return { ...page, data: Array.isArray(data) ? data.map(change) : change(Object(data)) }
  })
  const { changes, conflicts } = await world.plan(everyKind('b'))
  const said = [
    ...changes.map(({ object, effects }) => [object, effects] as const),
    ...conflicts.map(({ object, sentences }) => [object, sentences] as const),
  ]
  const named = said
    .flatMap(([object, sentences]) => sentences.map((sentence) => `${object}: ${sentence}`))
    .filter((each) => each.includes('theme'))
  expect(named.toSorted()).toEqual([
    expect.stringMatching(/^dashboard "Shop": the update loses theme/),
    expect.stringMatching(/^saved search "Slow": the update loses theme/),
    expect.stringMatching(/^saved search "Slow": the update of alert loses theme/),
    expect.stringMatching(/^webhook .*"Pager".*: the update loses theme/),
  ])
})
