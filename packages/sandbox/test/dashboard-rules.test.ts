import { describe, expect, test } from 'vitest'
import { complaintOf, complaintOfChart, dashboard, february, known, line, tile } from './server.ts'

const missing = known.nothing

describe('what a dashboard refers to must exist and fit', () => {
  const query = (more: object) => ({
    configType: 'sql',
    displayType: 'line',
    connectionId: known.connection,
    sqlTemplate: 'SELECT 1',
    ...more,
  })
  const table = (onClick: object) => line({ displayType: 'table', onClick })
  const to = (type: string, id: string) => table({ type, target: { mode: 'id', id } })

  test.each([
    ['a source', line({ sourceId: missing }), `Could not find the following source IDs: ${missing}`],
    ['a connection', query({ connectionId: missing }), `Could not find the following connection IDs: ${missing}`],
    [
      'a source on its connection',
      query({ connectionId: known.otherConnection, sourceId: known.log }),
      `The following source IDs do not match the specified connections: ${known.log}`,
    ],
    [
      'a trace source of a heatmap',
      { displayType: 'heatmap', sourceId: known.log, select: [{ valueExpression: 'Duration' }] },
      `Heatmap tiles require a Trace source. The following source IDs are not Trace sources: ${known.log}`,
    ],
    [
      'a source for formulas',
      line({ sourceId: known.session, formulas: [{ expression: 'A' }] }),
      `Tiles with formulas require a Metric, Log, or Trace source. The following source IDs are not formula-capable: ${known.session}`,
    ],
    ['a searched source', to('search', missing), `Could not find the following source IDs: ${missing}`],
    [
      'a source that can be searched',
      to('search', known.metric),
      `The following onClick search source IDs are not log or trace sources: ${known.metric}`,
    ],
    ['a dashboard', to('dashboard', missing), `Could not find the following onClick dashboard IDs: ${missing}`],
  ])('%s', async (_, config, said) => {
    expect(await complaintOfChart(config)).toBe(said)
  })

  test('a source of series and of filters; ids in capitals are other ids', async () => {
    const series = [{ type: 'number', sourceId: missing, aggFn: 'count', where: '' }]
    const { config: _, ...seriesTile } = tile() as { config: object }
    const filters = [{ type: 'QUERY_EXPRESSION', name: 'f', expression: 'e', sourceId: known.log.toUpperCase() }]
    expect(await complaintOf(dashboard([{ ...seriesTile, series }], { filters }))).toBe(
      `Could not find the following source IDs: ${missing}, ${known.log.toUpperCase()}`,
    )
  })
})

describe('containers and tabs', () => {
  const containers = [{ id: 'c', title: 'C', collapsed: false, tabs: [{ id: 't', title: 'T' }] }]
  test.each([
    [{ containerId: 'x' }, 'tiles.0.containerId: Tile references unknown containerId "x"'],
    [{ tabId: 't' }, 'tiles.0.tabId: tabId requires containerId to be set'],
    [{ containerId: 'c', tabId: 'x' }, 'tiles.0.tabId: Tile references unknown tabId "x" in container "c"'],
    [{ containerId: 'c', tabId: 't' }, undefined],
    [{ containerId: 'c' }, undefined],
  ])('of a tile %o are there', async (place, said) => {
    expect(await complaintOf(dashboard([tile(line(), place)], { containers }))).toBe(said)
  })

  test('have ids of their own', async () => {
    const [container] = containers
    const tabs = [
      { id: 't', title: 'T' },
      { id: 't', title: 'T' },
    ]
    expect(await complaintOf(dashboard([], { containers: [container, { ...container, tabs }] }))).toBe(
      'containers.1.id: Container IDs must be unique: "c"; containers.1.tabs.1.id: Duplicate tab id "t" in container "c"',
    )
  })
})

describe('filters', () => {
  const filter = { type: 'QUERY_EXPRESSION', name: 'My filter', expression: 'e', sourceId: known.log }
  const needsMode = 'Filter "My filter" must broadcast its value, be available as a variable, or both'
  test.each([
    [{ isBroadcastEnabled: false }, `filters.0.isBroadcastEnabled: ${needsMode}`],
    [{ isBroadcastEnabled: false, isVariableEnabled: true }, undefined],
    [{ isVariableEnabled: true, variableName: 'v' }, undefined],
    [
      { variableName: 'v' },
      'filters.0.variableName: Filter "My filter" sets variableName but is not available as a variable; set isVariableEnabled to true or drop variableName',
    ],
    [
      { isBroadcastEnabled: false, isVariableEnabled: true, appliesToSourceIds: [known.log] },
      'filters.0.appliesToSourceIds: Filter "My filter" sets appliesToSourceIds but does not broadcast its value; set isBroadcastEnabled to true or drop appliesToSourceIds',
    ],
    [{ isBroadcastEnabled: false, isVariableEnabled: true, appliesToSourceIds: [] }, undefined],
    [{ name: '€', isVariableEnabled: true }, 'filters.0.variableName: Variable name is required for filter "€"'],
    [{ id: 'x', unknown: 1 }, "filters.0: Unrecognized key(s) in object: 'id', 'unknown'"],
  ])('with %o', async (more, said) => {
    expect(await complaintOf(dashboard([], { filters: [{ ...filter, ...more }] }))).toBe(said)
  })

  test('that are variables have names of their own, made of their names', async () => {
    const filters = ['9 lives', 'v9_lives'].map((name) => ({ ...filter, name, isVariableEnabled: true }))
    expect(await complaintOf(dashboard([], { filters }))).toBe(
      'filters.1.variableName: Variable names must be unique: "v9_lives"',
    )
  })

  test('of older servers do not know the newer properties', async () => {
    const filters = [{ ...filter, isVariableEnabled: true }]
    expect(await complaintOf(dashboard([], { filters }), february)).toBe(
      "filters.0: Unrecognized key(s) in object: 'isVariableEnabled'",
    )
  })
})

describe('a saved query', () => {
  test('has a language', async () => {
    expect(await complaintOf(dashboard([], { savedQuery: '', savedQueryLanguage: null }))).toBe(
      'savedQueryLanguage: savedQueryLanguage cannot be null when savedQuery is provided',
    )
    expect(await complaintOf(dashboard([], { savedQuery: null, savedQueryLanguage: null }))).toBeUndefined()
  })
})

describe('tiles', () => {
  const series = [{ type: 'markdown', content: '' }]
  const { config: _, ...bare } = tile() as { config: object }
  test.each([
    [tile(line(), { series }), 'tiles.0: Tile cannot have both series and config'],
    [bare, 'tiles.0: Tile must have either series or config'],
    [
      tile(line(), { asRatio: false }),
      'tiles.0: asRatio property is not supported when using config property. Specify config.asRatio instead.',
    ],
    [
      { ...bare, series: [...series, { type: 'number', sourceId: known.log, aggFn: 'count', where: '' }] },
      'tiles.0.series: All series must have the same type',
    ],
    [7, 'tiles.0: Expected object, received number; tiles.0: Expected object, received number'],
    [{ ...bare, series, asRatio: true }, undefined],
  ])('of a wrong form are refused: %#', async (sent, said) => {
    expect(await complaintOf(dashboard([sent as object]))).toBe(said)
  })

  test('have ids of their own; older servers do not say which has not', async () => {
    const twice = dashboard([tile(line(), { id: 'a' }), tile(line(), { id: 'a' }), tile(line(), { id: '' })])
    const said = 'Duplicate tile ID: a. Omit the ID to generate a unique one.'
    expect(await complaintOf(twice)).toBe(`tiles.1.id: ${said}`)
    expect(await complaintOf(twice, february)).toBe(`tiles: ${said}`)
  })

  test('are at most five hundred, which older servers do not count', async () => {
    const many = dashboard(Array.from({ length: 501 }, () => tile({ displayType: 'markdown' })))
    expect(await complaintOf(many)).toBe('tiles: Array must contain at most 500 element(s)')
    expect(await complaintOf(many, february)).toBeUndefined()
  })
})
