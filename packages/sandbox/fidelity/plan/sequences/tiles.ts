import type { Sequence } from '../../corpus.ts'
import type { Json, JsonObject } from '../../json.ts'
import { base, dashboards, sendJson, sequence } from '../steps.ts'

const nothing = '66a1f0c2d4e8b7a9c3f5ffff'
const place = { x: 0, y: 0, w: 12, h: 4 }
const board = (parts: JsonObject): JsonObject => ({ name: 'One', tiles: [], ...parts })
const tiled = (config: Json, more: JsonObject = {}) => board({ tiles: [{ name: 'A tile', ...place, config, ...more }] })
const tried = (name: string, body: Json): Sequence =>
  sequence(name, ...(JSON.stringify(body).includes('{base') ? [base] : []), sendJson('POST', dashboards, body))
const table = (prefix: string, of: (parts: JsonObject) => Json, cases: { [name: string]: JsonObject }): Sequence[] =>
  Object.entries(cases).map(([name, parts]) => tried(`${prefix}: ${name}`, of(parts)))

/** Rules of tiles, filters, containers and the like, that no schema says. */
export const tileRules = (): Sequence[] => [
  ...table('filter', (parts) => board({ filters: [{ ...filter, ...parts }] }), filters),
  ...table('filters', (parts) => board(parts), filterLists),
  ...table('container', (parts) => board(parts), containers),
  ...table('line', (parts) => tiled({ ...chart('line', '{source.trace}'), ...parts }), lines),
  ...table('formula', (parts) => tiled({ ...two, ...parts }), formulas),
  ...table('heatmap', (parts) => tiled({ ...heatmap, ...parts }), heatmaps),
  ...table('link', (onClick) => tiled({ ...chart('table', '{source.log}'), groupBy: 'ServiceName', onClick }), links),
  ...table('sql', (parts) => tiled({ ...sql, ...parts }), sqls),
  ...kindsOnSources(),
  ...table('dashboard', (parts) => board(parts), wholes),
]

const filter = { type: 'QUERY_EXPRESSION', name: 'Pod name', expression: 'ServiceName', sourceId: '{source.log}' }
const filters: { [name: string]: JsonObject } = {
  'broadcasts by default': {},
  broadcasts: { isBroadcastEnabled: true },
  'does nothing': { isBroadcastEnabled: false },
  'is neither of both': { isBroadcastEnabled: false, isVariableEnabled: false },
  'is a variable': { isBroadcastEnabled: false, isVariableEnabled: true },
  'is both': { isBroadcastEnabled: true, isVariableEnabled: true },
  'names a variable': { isVariableEnabled: true, variableName: 'pod' },
  'names a variable that it is not': { variableName: 'pod' },
  'names a variable, switched off': { isVariableEnabled: false, variableName: 'pod' },
  'has an empty variable name': { isVariableEnabled: true, variableName: '' },
  'has a variable name with a space': { isVariableEnabled: true, variableName: 'a pod' },
  'has a variable name that begins with a digit': { isVariableEnabled: true, variableName: '1pod' },
  'has a variable name with a dash': { isVariableEnabled: true, variableName: 'a-pod' },
  'has a long variable name': { isVariableEnabled: true, variableName: { $repeat: ['x', 300] } },
  'has a name that gives no variable': { name: '???', isVariableEnabled: true },
  'has a name of digits': { name: '123', isVariableEnabled: true },
  'has a name that gives no variable, and one': { name: '???', isVariableEnabled: true, variableName: 'x' },
  'applies to sources': { appliesToSourceIds: ['{source.log}', '{source.trace}'] },
  'applies to no sources': { appliesToSourceIds: [] },
  'applies to an empty id': { appliesToSourceIds: [''] },
  'applies to an unknown source': { appliesToSourceIds: [nothing] },
  'applies to a word': { appliesToSourceIds: ['word'] },
  'applies to one source twice': { appliesToSourceIds: ['{source.log}', '{source.log}'] },
  'applies to sources without broadcasting': {
    appliesToSourceIds: ['{source.log}'],
    isBroadcastEnabled: false,
    isVariableEnabled: true,
  },
  'has an unknown source': { sourceId: nothing },
  'has an id for a source that is none': { sourceId: 'word' },
  'is on a metric source with its type': { sourceId: '{source.metric}', sourceMetricType: 'gauge' },
  'is on a metric source without type': { sourceId: '{source.metric}' },
  'is on a log source with a metric type': { sourceMetricType: 'gauge' },
  'has a where': { where: 'SeverityText:error' },
  'has a where in SQL': { where: "SeverityText = 'error'", whereLanguage: 'sql' },
  'has a language alone': { whereLanguage: 'sql' },
  'has promql': { where: 'up', whereLanguage: 'promql' },
  'has an unknown key': { other: 1 },
  'has an id': { id: nothing },
  'is of another type': { type: 'OTHER' },
}
const filterLists: { [name: string]: JsonObject } = {
  'two of one name': { filters: [filter, filter] },
  'two variables of one name': {
    filters: [
      { ...filter, isVariableEnabled: true, variableName: 'pod' },
      { ...filter, name: 'Other', isVariableEnabled: true, variableName: 'pod' },
    ],
  },
  'two variables of one derived name': {
    filters: [
      { ...filter, isVariableEnabled: true },
      { ...filter, isVariableEnabled: true },
    ],
  },
  'two variables that differ in case': {
    filters: [
      { ...filter, isVariableEnabled: true, variableName: 'pod' },
      { ...filter, isVariableEnabled: true, variableName: 'Pod' },
    ],
  },
  'two unknown sources': {
    filters: [
      { ...filter, sourceId: nothing },
      { ...filter, sourceId: 'aaaaaaaaaaaaaaaaaaaaaaaa' },
    ],
  },
  'a filter and a tile with unknown sources': {
    filters: [{ ...filter, sourceId: nothing }],
    tiles: [
      {
        name: 'x',
        ...place,
        config: { displayType: 'line', sourceId: 'aaaaaaaaaaaaaaaaaaaaaaaa', select: [{ aggFn: 'count' }] },
      },
    ],
  },
  'a hundred': { filters: { $repeat: [[{ ...filter, name: 'F{n}' }], 100] } },
  'not a list': { filters: filter },
}

const simple = { displayType: 'line', sourceId: '{source.log}', select: [{ aggFn: 'count' }] }
const inside = (more: JsonObject) => [{ name: 'x', ...place, config: simple, ...more }]
const box = { id: 'errors', title: 'Errors', collapsed: false }
const tabs = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two' },
]
const containers: { [name: string]: JsonObject } = {
  'with a tile': { containers: [box], tiles: inside({ containerId: 'errors' }) },
  'with a tile in a tab': { containers: [{ ...box, tabs }], tiles: inside({ containerId: 'errors', tabId: 'two' }) },
  'with tabs, and a tile in none': { containers: [{ ...box, tabs }], tiles: inside({ containerId: 'errors' }) },
  'of a tile is unknown': { containers: [box], tiles: inside({ containerId: 'other' }) },
  'of a tile, where there are none': { tiles: inside({ containerId: 'errors' }) },
  'tab of a tile is unknown': {
    containers: [{ ...box, tabs }],
    tiles: inside({ containerId: 'errors', tabId: 'three' }),
  },
  'tab of a tile, where there are none': { containers: [box], tiles: inside({ containerId: 'errors', tabId: 'one' }) },
  'tab of a tile without container': { containers: [{ ...box, tabs }], tiles: inside({ tabId: 'one' }) },
  'tab of a tile is of another container': {
    containers: [
      { ...box, tabs },
      { ...box, id: 'b', tabs: [{ id: 'three', title: 'x' }] },
    ],
    tiles: inside({ containerId: 'errors', tabId: 'three' }),
  },
  'twice with one id': { containers: [box, box] },
  'tabs twice with one id': { containers: [{ ...box, tabs: [tabs[0] as Json, tabs[0] as Json] }] },
  'tabs of two containers with one id': {
    containers: [
      { ...box, tabs },
      { ...box, id: 'b', tabs },
    ],
  },
  'without title': { containers: [{ id: 'errors', collapsed: false }] },
  'without collapsed': { containers: [{ id: 'errors', title: 'x' }] },
  'with an empty id': { containers: [{ ...box, id: '' }] },
  'with an empty title': { containers: [{ ...box, title: '' }] },
  'with no tabs': { containers: [{ ...box, tabs: [] }] },
  'with one tab': { containers: [{ ...box, tabs: [tabs[0] as Json] }] },
  'with an unknown key': { containers: [{ ...box, other: 1 }] },
  'with all its switches': { containers: [{ ...box, collapsible: true, bordered: true }] },
  fifty: { containers: { $repeat: [[{ ...box, id: 'c{n}' }], 50] } },
  'fifty-one': { containers: { $repeat: [[{ ...box, id: 'c{n}' }], 51] } },
  'twenty tabs': { containers: [{ ...box, tabs: { $repeat: [[{ id: 't{n}', title: 'x' }], 20] } }] },
  'twenty-one tabs': { containers: [{ ...box, tabs: { $repeat: [[{ id: 't{n}', title: 'x' }], 21] } }] },
  'of a tile is empty': { containers: [box], tiles: inside({ containerId: '' }) },
  'of a tile is null': { containers: [box], tiles: inside({ containerId: null }) },
  'is null': { containers: null },
}

const chart = (displayType: string, sourceId: string, select: Json = [{ aggFn: 'count' }]): JsonObject => ({
  displayType,
  sourceId,
  select,
})
const selected = (...select: JsonObject[]) => ({ select })
const lines: { [name: string]: JsonObject } = {
  'count with a value': selected({ aggFn: 'count', valueExpression: 'Duration' }),
  'count with an empty value': selected({ aggFn: 'count', valueExpression: '' }),
  'sum without a value': selected({ aggFn: 'sum' }),
  'sum with an empty value': selected({ aggFn: 'sum', valueExpression: '' }),
  'quantile without a level': selected({ aggFn: 'quantile', valueExpression: 'Duration' }),
  'quantile with a level': selected({ aggFn: 'quantile', valueExpression: 'Duration', level: 0.95 }),
  'quantile with a level in between': selected({ aggFn: 'quantile', valueExpression: 'Duration', level: 0.75 }),
  'quantile with a level in text': selected({ aggFn: 'quantile', valueExpression: 'Duration', level: '0.95' }),
  'sum with a level': selected({ aggFn: 'sum', valueExpression: 'Duration', level: 0.95 }),
  p95: selected({ aggFn: 'p95', valueExpression: 'Duration' }),
  any: selected({ aggFn: 'any', valueExpression: 'SpanName' }),
  none: selected({ aggFn: 'none', valueExpression: 'Duration' }),
  'none without a value': selected({ aggFn: 'none' }),
  last_value: selected({ aggFn: 'last_value', valueExpression: 'Duration' }),
  increase: selected({ aggFn: 'increase', valueExpression: 'Duration' }),
  'a metric name on traces': selected({
    aggFn: 'avg',
    valueExpression: 'Value',
    metricName: '{metric.gauge}',
    metricType: 'gauge',
  }),
  'a metric name without type': selected({ aggFn: 'avg', valueExpression: 'Value', metricName: '{metric.gauge}' }),
  'a ratio of two': { asRatio: true, select: [{ aggFn: 'count' }, { aggFn: 'count' }] },
  'a ratio of one': { asRatio: true },
  'a ratio of three': { asRatio: true, select: [{ aggFn: 'count' }, { aggFn: 'count' }, { aggFn: 'count' }] },
  'a group that is a list': { groupBy: ['ServiceName'] },
  'a group that is empty': { groupBy: '' },
  'a limit of zero': { seriesLimit: 0 },
  'a negative limit': { seriesLimit: -1 },
  'a limit that is no integer': { seriesLimit: 1.5 },
  'a null limit': { seriesLimit: null },
  'a format without an output': { numberFormat: { mantissa: 2 } },
  'a format': { numberFormat: { output: 'percent', mantissa: 2 } },
  'an unknown format': { numberFormat: { output: 'other' } },
  'an empty format': { numberFormat: {} },
  'both forms of a tile': { select: [{ aggFn: 'count' }], series: [] },
  'a where in capitals': selected({ aggFn: 'count', where: 'x', whereLanguage: 'LUCENE' }),
  'a where in promql': selected({ aggFn: 'count', where: 'x', whereLanguage: 'promql' }),
}

const two = chart('line', '{source.trace}', [{ aggFn: 'count' }, { aggFn: 'sum', valueExpression: 'Duration' }])
const expression = (text: string, more: JsonObject = {}): JsonObject => ({ formulas: [{ expression: text, ...more }] })
const formulas: { [name: string]: JsonObject } = {
  'A / B': expression('A / B'),
  'a / b': expression('a / b'),
  'A / C': expression('A / C'),
  'with a number': expression('A * 100'),
  'a number alone': expression('100'),
  'with brackets': expression('(A + B) / (A - B)'),
  'with a bracket missing': expression('(A + B'),
  'with a bracket too many': expression('A + B)'),
  'with two operators': expression('A + * B'),
  'with a sign': expression('-A'),
  'with an operator at the end': expression('A +'),
  'with words': expression('sum(A)'),
  'with a power': expression('A ^ 2'),
  'with a remainder': expression('A % 2'),
  'with a comparison': expression('A > B'),
  empty: expression(''),
  'a space': expression(' '),
  'with two letters': expression('AA + B'),
  'with letters side by side': expression('A B'),
  'with SQL': expression('A; DROP TABLE x'),
  'divided by zero': expression('A / 0'),
  'with a decimal': expression('A * 1.5e3'),
  'with an alias': expression('A + B', { alias: 'Sum' }),
  'with an unknown key': expression('A + B', { other: 1 }),
  long: { formulas: [{ expression: { $repeat: ['A+', 3000] } }] },
  'and a ratio': { ...expression('A / B'), asRatio: true },
  'and operands hidden': { ...expression('A / B'), showOperandSeries: false },
  'none, and operands hidden': { showOperandSeries: false },
  'none in the list': { formulas: [] },
  ten: { formulas: { $repeat: [[{ expression: 'A' }], 10] } },
  eleven: { formulas: { $repeat: [[{ expression: 'A' }], 11] } },
  'twenty-one': { formulas: { $repeat: [[{ expression: 'A' }], 21] } },
  'on a table': { ...expression('A / B'), displayType: 'table' },
  'on stacked bars': { ...expression('A / B'), displayType: 'stacked_bar' },
  'on a number': { ...expression('A / B'), displayType: 'number' },
  'on a number of one': { ...expression('A * 2'), displayType: 'number', select: [{ aggFn: 'count' }] },
  'on a pie': { ...expression('A'), displayType: 'pie', select: [{ aggFn: 'count' }] },
  'on sessions': { ...expression('A'), sourceId: '{source.session}', select: [{ aggFn: 'count' }] },
  'on logs': { ...expression('A'), sourceId: '{source.log}', select: [{ aggFn: 'count' }] },
}

const heatmap = chart('heatmap', '{source.trace}', [{ aggFn: 'count', valueExpression: 'Duration' }])
const heatmaps: { [name: string]: JsonObject } = {
  'on traces': { select: [{ valueExpression: 'Duration' }] },
  'with count and a value': {},
  'on logs': { sourceId: '{source.log}', select: [{ valueExpression: 'SeverityNumber' }] },
  'on metrics': { sourceId: '{source.metric}', select: [{ valueExpression: 'Value' }] },
  'on sessions': { sourceId: '{source.session}', select: [{ valueExpression: 'Value' }] },
  'on nothing': { sourceId: nothing },
  'without a value': { select: [{ aggFn: 'count' }] },
  'with an empty value': { select: [{ valueExpression: '' }] },
  'with two': { select: [{ valueExpression: 'Duration' }, { valueExpression: 'Duration' }] },
  'with none': { select: [] },
  'with a count': { select: [{ valueExpression: 'Duration', countExpression: 'count()' }] },
  'with an aggregation': { select: [{ aggFn: 'sum', valueExpression: 'Duration' }] },
  'with a scale': { select: [{ valueExpression: 'Duration', heatmapScaleType: 'log' }] },
  'with another scale': { select: [{ valueExpression: 'Duration', heatmapScaleType: 'other' }] },
  'with a group': { groupBy: 'ServiceName' },
}

const target = (mode: string, more: JsonObject) => ({ target: { mode, ...more } })
const links: { [name: string]: JsonObject } = {
  'search by id': { type: 'search', ...target('id', { id: '{source.log}' }) },
  'search by id of traces': { type: 'search', ...target('id', { id: '{source.trace}' }) },
  'search by id of metrics': { type: 'search', ...target('id', { id: '{source.metric}' }) },
  'search by id of sessions': { type: 'search', ...target('id', { id: '{source.session}' }) },
  'search by id of nothing': { type: 'search', ...target('id', { id: nothing }) },
  'search by no id': { type: 'search', ...target('id', { id: 'word' }) },
  'search by id with a where': {
    type: 'search',
    ...target('id', { id: '{source.log}' }),
    whereTemplate: 'x',
    whereLanguage: 'sql',
  },
  'search with a where and no language': {
    type: 'search',
    ...target('id', { id: '{source.log}' }),
    whereTemplate: 'x',
  },
  'search by template': { type: 'search', ...target('template', { template: '{{ServiceName}}' }) },
  'search by an empty template': { type: 'search', ...target('template', { template: '' }) },
  'search by a broken template': { type: 'search', ...target('template', { template: '{{ServiceName' }) },
  'search by a template with a helper': { type: 'search', ...target('template', { template: '{{#if a}}x{{/if}}' }) },
  'search by a long template': { type: 'search', ...target('template', { template: { $repeat: ['x', 10001] } }) },
  'search by a template as long as may be': {
    type: 'search',
    ...target('template', { template: { $repeat: ['x', 10000] } }),
  },
  'search without a target': { type: 'search' },
  'search with both': { type: 'search', ...target('id', { id: '{source.log}', template: 'x' }) },
  'search with filters': {
    type: 'search',
    ...target('id', { id: '{source.log}' }),
    filters: [{ kind: 'expressionTemplate', expression: 'ServiceName', template: '{{ServiceName}}' }],
  },
  'search with a filter of another kind': {
    type: 'search',
    ...target('id', { id: '{source.log}' }),
    filters: [{ kind: 'other', expression: 'ServiceName', template: 'x' }],
  },
  'search with an empty filter': { type: 'search', ...target('id', { id: '{source.log}' }), filters: [{}] },
  'search with fifty filters': {
    type: 'search',
    ...target('id', { id: '{source.log}' }),
    filters: { $repeat: [[{ kind: 'expressionTemplate', expression: 'a', template: 'b' }], 50] },
  },
  'search with fifty-one filters': {
    type: 'search',
    ...target('id', { id: '{source.log}' }),
    filters: { $repeat: [[{ kind: 'expressionTemplate', expression: 'a', template: 'b' }], 51] },
  },
  'dashboard by id': { type: 'dashboard', ...target('id', { id: '{base}' }) },
  'dashboard by id of nothing': { type: 'dashboard', ...target('id', { id: nothing }) },
  'dashboard by id of a source': { type: 'dashboard', ...target('id', { id: '{source.log}' }) },
  'dashboard by no id': { type: 'dashboard', ...target('id', { id: 'word' }) },
  'dashboard by template': { type: 'dashboard', ...target('template', { template: '{{ServiceName}}' }) },
  external: { type: 'external', urlTemplate: 'https://example.com/{{ServiceName}}' },
  'external without an address': { type: 'external' },
  'external with an empty address': { type: 'external', urlTemplate: '' },
  'external with a script': { type: 'external', urlTemplate: 'javascript:alert(1)' },
  'external without a scheme': { type: 'external', urlTemplate: 'example.com' },
  'external with a broken template': { type: 'external', urlTemplate: 'https://example.com/{{' },
  'external too long': { type: 'external', urlTemplate: { $repeat: ['x', 10001] } },
  'of another type': { type: 'other' },
  'of no type': {},
}

const sql = { configType: 'sql', displayType: 'table', connectionId: '{connection}', sqlTemplate: 'SELECT 1' }
const sqls: { [name: string]: JsonObject } = {
  ...Object.fromEntries(
    ['line', 'stacked_bar', 'table', 'number', 'pie', 'bar', 'heatmap', 'search', 'markdown', 'event_patterns'].map(
      (displayType) => [displayType, { displayType }],
    ),
  ),
  'with a source': { sourceId: '{source.log}' },
  'with a source of nothing': { sourceId: nothing },
  'with no id for a source': { sourceId: 'word' },
  'with a connection of nothing': { connectionId: nothing },
  'with no id for a connection': { connectionId: 'word' },
  'with a source for a connection': { connectionId: '{source.log}' },
  'with an empty template': { sqlTemplate: '' },
  'with a number': { sqlTemplate: 7 },
  'of another type': { configType: 'other' },
  'of the builder type': { configType: 'builder' },
  'with a select': { select: [{ aggFn: 'count' }] },
  'with a limit': { displayType: 'line', seriesLimit: 10 },
  'with a format': { numberFormat: { output: 'percent' } },
  'with a long template': { sqlTemplate: { $repeat: ['x', 100001] } },
}

const displayTypes = [
  'line',
  'stacked_bar',
  'table',
  'number',
  'pie',
  'bar',
  'heatmap',
  'event_patterns',
  'search',
  'markdown',
  'other',
  'LINE',
]
const kindsOnSources = (): Sequence[] =>
  displayTypes.flatMap((displayType) =>
    ['log', 'trace', 'metric', 'session'].map((kind) => {
      const select =
        kind === 'metric'
          ? [{ aggFn: 'avg', valueExpression: 'Value', metricName: '{metric.gauge}', metricType: 'gauge' }]
          : [{ aggFn: 'count' }]
      const config = ['search', 'event_patterns'].includes(displayType)
        ? { displayType, sourceId: `{source.${kind}}`, select: 'ServiceName', where: '', whereLanguage: 'lucene' }
        : chart(displayType, `{source.${kind}}`, select)
      return tried(`${displayType} on a ${kind} source`, tiled(config))
    }),
  )

const wholes: { [name: string]: JsonObject } = {
  'with an empty name': { name: '' },
  'with a name of 1024': { name: { $repeat: ['x', 1024] } },
  'with a name of 1025': { name: { $repeat: ['x', 1025] } },
  'with signs in its name': { name: '<b>é 漢字 😀</b>\u0000' },
  'with fifty tags': { tags: { $repeat: [['t{n}'], 50] } },
  'with fifty-one tags': { tags: { $repeat: [['t{n}'], 51] } },
  'with a tag of 32': { tags: [{ $repeat: ['x', 32] }] },
  'with a tag of 33': { tags: [{ $repeat: ['x', 33] }] },
  'with one tag twice': { tags: ['a', 'a'] },
  'with an empty tag': { tags: [''] },
  'with 500 tiles': {
    tiles: { $repeat: [[{ name: 't{n}', ...place, config: { displayType: 'markdown', markdown: 'x' } }], 500] },
  },
  'with 501 tiles': {
    tiles: { $repeat: [[{ name: 't{n}', ...place, config: { displayType: 'markdown', markdown: 'x' } }], 501] },
  },
  'with tiles over each other': { tiles: [...inside({}), ...inside({})] },
  'with a tile wider than the grid': { tiles: inside({ x: 20, w: 24 }) },
  'with a tile at halves': { tiles: inside({ x: 0.5, y: 0.5, w: 1.5, h: 1.5 }) },
  'with a tile of no width': { tiles: inside({ w: 0 }) },
  'with a tile of no height': { tiles: inside({ h: 0 }) },
  'with a tile far right': { tiles: inside({ x: 24 }) },
  'with a tile far down': { tiles: inside({ y: 100000 }) },
  'with a tile above': { tiles: inside({ y: -1 }) },
  'with a tile without config': { tiles: [{ name: 'x', ...place }] },
  'with a tile with series and config': {
    tiles: inside({ series: [{ type: 'time', sourceId: '{source.log}', aggFn: 'count', where: '', groupBy: [] }] }),
  },
  'with a saved query without language': { savedQuery: 'x' },
  'with a saved query and a null language': { savedQuery: 'x', savedQueryLanguage: null },
  'with a language without a saved query': { savedQueryLanguage: 'sql' },
  'with a saved query in promql': { savedQuery: 'x', savedQueryLanguage: 'promql' },
  'with a null saved query': { savedQuery: null, savedQueryLanguage: null },
  'with an empty saved query': { savedQuery: '' },
  'with saved values': { savedFilterValues: [{ type: 'sql', condition: "ServiceName IN ('a')" }] },
  'with saved values in lucene': { savedFilterValues: [{ type: 'lucene', condition: 'a:b' }] },
  'with saved values of another kind': { savedFilterValues: [{ type: 'other', condition: 'a:b' }] },
  'with saved values without type': { savedFilterValues: [{ condition: 'a:b' }] },
  'with a long saved value': { savedFilterValues: [{ type: 'sql', condition: { $repeat: ['x', 10001] } }] },
  'with an id': { id: nothing },
  'with a team': { teamId: nothing },
  'with dates': { createdAt: '2020-01-01T00:00:00Z', updatedAt: 7 },
  'with three unknown sources': {
    tiles: [
      ...inside({}),
      ...['a', 'b', 'c'].map((digit) => ({ name: digit, ...place, config: { ...simple, sourceId: digit.repeat(24) } })),
    ],
  },
  'with an unknown source twice': {
    tiles: ['a', 'a'].map((digit) => ({ name: digit, ...place, config: { ...simple, sourceId: digit.repeat(24) } })),
  },
  'with an unknown source and connection': {
    tiles: [
      { name: 'a', ...place, config: { ...simple, sourceId: 'a'.repeat(24) } },
      {
        name: 'b',
        ...place,
        config: { configType: 'sql', displayType: 'table', connectionId: nothing, sqlTemplate: 'SELECT 1' },
      },
    ],
  },
}
