import { describe, expect, test } from 'vitest'
import { dashboard, known, line, server, tile } from './server.ts'

const item = { aggFn: 'count', valueExpression: '', where: '', whereLanguage: 'lucene' }
const count = { aggFn: 'count' }
const formulas = [{ expression: 'A' }]

async function kept(config: object): Promise<object> {
  const { body } = await server().post('/dashboards', dashboard([tile(config)]))
  return body.data?.tiles[0].config ?? body
}

describe('a config comes back with what servers add, and without what means nothing', () => {
  const of = (displayType: string, more: object = {}) => line({ displayType, ...more })
  const without = ({ select: _, ...config }: ReturnType<typeof line> & { select?: unknown }) => config
  const query = (displayType: string) => ({
    configType: 'sql',
    displayType,
    connectionId: known.connection,
    sqlTemplate: 'SELECT 1',
  })
  test.each<[object, object]>([
    [of('line'), { asRatio: false, fillNulls: true, select: [item] }],
    [of('line', { fillNulls: false, formulas: [] }), { asRatio: false, fillNulls: false, select: [item] }],
    [
      of('stacked_bar', { asRatio: true, select: [count, count] }),
      { asRatio: true, fillNulls: true, select: [item, item] },
    ],
    [of('line', { showOperandSeries: true }), { asRatio: false, fillNulls: true, select: [item] }],
    [
      of('line', { formulas, showOperandSeries: true }),
      { asRatio: false, fillNulls: true, select: [item], formulas, showOperandSeries: true },
    ],
    [of('table'), { asRatio: false, select: [item] }],
    [of('table', { formulas }), { asRatio: false, select: [item], formulas }],
    [of('number'), { select: [item] }],
    [of('number', { select: [count, count], formulas }), { select: [item, item], formulas }],
    [of('pie'), { select: [item] }],
    [of('bar'), { select: [item] }],
    [
      { displayType: 'search', sourceId: known.log, select: 'Body' },
      { where: '', whereLanguage: 'lucene' },
    ],
    [
      { displayType: 'search', sourceId: known.log, select: 'Body', whereLanguage: 'sql' },
      { where: '', whereLanguage: 'sql' },
    ],
    [
      { displayType: 'event_patterns', sourceId: known.log },
      { select: '', where: '', whereLanguage: 'lucene' },
    ],
    [{ displayType: 'markdown' }, { markdown: '' }],
    [{ displayType: 'markdown', markdown: 'text' }, { markdown: 'text' }],
    [query('line'), { fillNulls: true }],
    [query('stacked_bar'), { fillNulls: true }],
    [query('table'), {}],
    [query('number'), {}],
    [query('pie'), {}],
    [query('bar'), {}],
  ])('%j', async (config, added) => {
    const { formulas: _, showOperandSeries: __, ...sent } = without(config as never) as Record<string, unknown>
    const { select } = config as { select?: unknown }
    expect(await kept(config)).toEqual({ ...sent, ...(typeof select === 'string' && { select }), ...added })
  })

  test('heatmaps have a condition', async () => {
    const heatmap = { displayType: 'heatmap', sourceId: known.trace, select: [{ valueExpression: 'Duration' }] }
    expect(await kept(heatmap)).toMatchObject({ ...heatmap, where: '', whereLanguage: 'lucene' })
  })

  test.each([0.5, 0.9, 0.95, 0.99])('a quantile keeps its level %d', async (level) => {
    const quantile = { aggFn: 'quantile', level, valueExpression: 'Duration' }
    expect(await kept(line({ select: [quantile] }))).toMatchObject({ select: [quantile] })
  })

  test('a text is what it is grouped and ordered by', async () => {
    const table = line({ displayType: 'table', groupBy: 'ServiceName', orderBy: 'ServiceName' })
    expect(await kept(table)).toMatchObject({ groupBy: 'ServiceName', orderBy: 'ServiceName' })
  })
})

describe('series keep', () => {
  const { config: _, ...bare } = tile() as { config: object }
  const counted = { sourceId: known.log, aggFn: 'count', where: '' }
  const answered = async (series: readonly object[]) => {
    const { body } = await server().post('/dashboards', dashboard([{ ...bare, series }]))
    return body.data?.tiles[0].config ?? body
  }

  test('the name, the metric and the level of an item', async () => {
    const metric = {
      metricName: 'm',
      metricDataType: 'gauge',
      alias: 'a',
      field: 'Value',
      aggFn: 'quantile',
      level: 0.9,
    }
    expect(
      (await answered([{ ...counted, type: 'time', groupBy: [], sourceId: known.metric, ...metric }])).select,
    ).toEqual([
      {
        ...item,
        aggFn: 'quantile',
        level: 0.9,
        alias: 'a',
        metricName: 'm',
        metricType: 'gauge',
        valueExpression: 'Value',
      },
    ])
  })

  test('nothing that is not there', async () => {
    const config = await answered([{ ...counted, type: 'table', groupBy: [] }])
    expect(Object.keys(config).sort()).toEqual(['asRatio', 'displayType', 'select', 'sourceId'])
    expect(Object.keys(config.select[0]).sort()).toEqual(Object.keys(item).sort())
  })

  test('the format of a number', async () => {
    const numberFormat = { output: 'byte' }
    expect(await answered([{ ...counted, type: 'number', numberFormat }])).toMatchObject({ numberFormat })
    const plain = await answered([
      { ...counted, type: 'number' },
      { ...counted, type: 'number', numberFormat },
    ])
    expect(plain).not.toHaveProperty('numberFormat')
  })

  test('the words of a search, and of a text that says nothing', async () => {
    const search = { type: 'search', sourceId: known.log, fields: [], where: '', whereLanguage: 'sql' }
    expect(await answered([search])).toMatchObject({ select: '', where: '', whereLanguage: 'sql' })
    expect(await answered([{ type: 'markdown', content: '' }])).toEqual({ displayType: 'markdown', markdown: '' })
  })
})

describe('a place', () => {
  const containers = [
    {
      id: 'c',
      title: 'C',
      collapsed: false,
      tabs: [
        { id: 't', title: 'T' },
        { id: 'u', title: 'U' },
      ],
    },
    { id: 'd', title: 'D', collapsed: false },
  ]
  test.each([{ containerId: 'c', tabId: 'u' }, { containerId: 'c' }, { containerId: 'd' }])(
    '%j is kept',
    async (place) => {
      const { body } = await server().post('/dashboards', dashboard([tile(line(), place)], { containers }))
      const { id: _, config: __, ...shown } = body.data.tiles[0]
      const { config: ___, ...sent } = tile(line(), place) as { config: object }
      expect(shown).toEqual(sent)
      expect(body.data.containers).toEqual(containers)
    },
  )

  test('that is gone is not shown', async () => {
    const { post, put, get } = server()
    const places = [{ containerId: 'c', tabId: 't' }, { containerId: 'd' }]
    const { body } = await post(
      '/dashboards',
      dashboard(
        places.map((place) => tile(line(), place)),
        { containers },
      ),
    )
    const tiles = body.data.tiles.slice(1)
    await put(`/dashboards/${body.data.id}`, dashboard(tiles, { containers: containers.slice(1) }))
    expect((await get(`/dashboards/${body.data.id}`)).body.data.tiles).toEqual(tiles)
  })
})

describe('a filter shows', () => {
  const filter = { type: 'QUERY_EXPRESSION', name: 'f', expression: 'e', sourceId: known.log }
  const variable = { isVariableEnabled: true, variableName: 'v' }
  const narrow = { appliesToSourceIds: [known.log] }
  test.each([variable, narrow, { ...variable, ...narrow }])('%j', async (more) => {
    const { body } = await server().post('/dashboards', dashboard([], { filters: [{ ...filter, ...more }] }))
    expect(body.data.filters).toEqual([{ ...filter, ...more, id: expect.any(String) }])
  })

  test('nothing that its modes do not use', async () => {
    const { get } = server(undefined, ({ openSource }) => {
      const filters = [
        { ...filter, id: 'a', variableName: 'v' },
        { ...filter, id: 'b', isBroadcastEnabled: false, ...narrow },
        { ...filter, id: 'c', isVariableEnabled: true },
      ]
      openSource.dashboards = [{ id: known.nothing, name: 'seeded', tiles: [], filters }] as never
    })
    expect((await get(`/dashboards/${known.nothing}`)).body.data.filters).toEqual([
      { ...filter, id: 'a' },
      { ...filter, id: 'b', isBroadcastEnabled: false },
      { ...filter, id: 'c', isVariableEnabled: true },
    ])
  })
})
