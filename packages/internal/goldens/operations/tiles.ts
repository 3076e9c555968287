import type { Bodies, RefusedBody } from './requests.ts'

const source = '"sourceId":"65f5e4a3b9e77c001a901234"'
/** A dashboard with one tile of this kind, and with fields of its `config`. */
const tile = (displayType: string, ...fields: string[]) =>
  `{"name":"Checkout","tiles":[{"name":"Tile","x":6,"y":2,"w":12,"h":4,"config":{${[`"displayType":"${displayType}"`, ...fields].join(',')}}}]}`
const selects = (displayType: string, select: string, ...fields: string[]) =>
  tile(displayType, source, `"select":${select}`, ...fields)
const counts = (displayType: string, ...fields: string[]) => selects(displayType, '[{"aggFn":"count"}]', ...fields)
const sql = (displayType: string, ...fields: string[]) =>
  tile(displayType, '"configType":"sql","connectionId":"65f5e4a3b9e77c001ac00001","sqlTemplate":"SELECT 1"', ...fields)
/** A dashboard with one tile in the deprecated form. */
const series = (type: string, ...fields: string[]) =>
  `{"name":"Old","tiles":[{"name":"Tile","x":0,"y":0,"w":8,"h":3,"series":[{${[`"type":"${type}"`, ...fields].join(',')}}]}]}`
const condition = `${source},"where":"","whereLanguage":"sql"`

/** Dashboards with a tile of each kind. */
export const tiles: Bodies = {
  'sends lines of a quantile': selects(
    'line',
    '[{"aggFn":"quantile","valueExpression":"Duration","alias":"p95","level":0.95,"where":"StatusCode:>=500",' +
      '"whereLanguage":"lucene"}]',
    '"groupBy":"ServiceName, SpanName","asRatio":false,"alignDateRangeToGranularity":false,"fillNulls":false',
    '"compareToPreviousPeriod":true,"numberFormat":{"output":"time","mantissa":2,"factor":0.001,"unit":"ms"}',
  ),
  'sends stacked bars of the change of a metric in each period': selects(
    'stacked_bar',
    '[{"aggFn":"sum","valueExpression":"Value","metricType":"sum","metricName":"requests","periodAggFn":"delta"}]',
    '"groupBy":"ServiceName","numberFormat":{"output":"number","thousandSeparated":true,"average":false}',
  ),
  'sends a table of every function': selects(
    'table',
    `[${'avg count_distinct last_value max min sum increase any none'
      .split(' ')
      .map((aggFn) => `{"aggFn":"${aggFn}","valueExpression":"Duration"}`)
      .join(',')},{"aggFn":"count","valueExpression":""}]`,
    '"groupBy":"ServiceName","having":"count() > 10","orderBy":"count() DESC"',
  ),
  'sends a table whose rows open a search': counts(
    'table',
    '"onClick":{"type":"search","target":{"mode":"id","id":"65f5e4a3b9e77c001a901234"},' +
      '"whereTemplate":"ServiceName:{{ServiceName}}","whereLanguage":"lucene",' +
      '"filters":[{"kind":"expressionTemplate","expression":"ServiceName","template":"{{ServiceName}}"}]}',
  ),
  'sends a number in colors, before a chart': counts(
    'number',
    '"color":"chart-light-blue","colorRules":[{"operator":"gt","value":100,"color":"chart-error","label":"too many"},' +
      '{"operator":"between","value":[1,5],"color":"chart-green"},{"operator":"eq","value":"none","color":"chart-red"}]',
    '"backgroundChart":{"type":"area","color":"chart-purple"}',
    '"numberFormat":{"output":"currency","currencySymbol":"€"}',
  ),
  'sends a pie of the seven largest groups': counts('pie', '"groupBy":"A","orderBy":"count() DESC","limit":7'),
  'sends bars': counts('bar', '"groupBy":"ServiceName","limit":0'),
  'sends a heatmap': selects('heatmap', '[{"valueExpression":"Duration","heatmapScaleType":"log"}]'),
  'sends patterns of events': tile('event_patterns', source, '"where":"level:error","whereLanguage":"lucene"'),
  'sends a search': selects('search', '"Timestamp, Body"', '"where":"a = 1","whereLanguage":"sql"'),
  'sends Markdown': tile('markdown', '"markdown":"# Checkout\\n\\nAsk **payments** first."'),
  'sends lines of SQL': sql('line', source, '"compareToPreviousPeriod":true,"fitYAxisToData":true'),
  'sends deprecated time series': series(
    'time',
    condition,
    '"aggFn":"quantile","level":0.75,"field":"D","groupBy":["A"],"displayType":"stacked_bar"',
  ),
  'sends a deprecated table of a metric': series(
    'table',
    condition,
    '"aggFn":"max","groupBy":[],"sortOrder":"desc","metricDataType":"gauge","metricName":"m"',
  ),
  'sends an old number': series('number', condition, '"aggFn":"quantile","level":0,"field":"Value","alias":"A"'),
  'sends a deprecated search': series('search', condition, '"fields":["Timestamp","Body"]'),
  'sends deprecated Markdown': series('markdown', '"content":"# Old"'),
}

const line = (select: string) => selects('line', `[${select}]`)
const rule = (fields: string) => counts('number', `"colorRules":[{${fields},"color":"chart-red"}]`)
const click = (fields: string) => counts('table', `"onClick":{"type":"dashboard",${fields}}`)
const config = 'tiles.0.config'

export const refusedTiles: readonly RefusedBody[] = [
  ['tiles.0', 'refuses a tile without content', '{"name":"C","tiles":[{"name":"T","x":0,"y":0,"w":1,"h":1}]}'],
  [config, 'refuses an unknown display type', tile('gauge')],
  [config, 'refuses the deprecated field of Markdown', tile('markdown', '"content":"a"')],
  [`${config}.select`, 'refuses two series of a pie', selects('pie', '[{"aggFn":"count"},{"aggFn":"count"}]')],
  [`${config}.select`, 'refuses 21 lines', line(Array(21).fill('{"aggFn":"count"}').join(','))],
  [`${config}.groupBy`, 'refuses groups as a list', counts('pie', '"groupBy":["Service"]')],
  [`${config}.asRatio`, 'refuses the ratio of one series', counts('line', '"asRatio":true')],
  [`${config}.numberFormat`, 'refuses a number format without output', counts('line', '"numberFormat":{"unit":"ms"}')],
  [`${config}.select.0.aggFn`, 'refuses an unknown function', line('{"aggFn":"p95","valueExpression":"Duration"}')],
  [`${config}.select.0.level`, 'refuses the level 2', line('{"aggFn":"quantile","valueExpression":"D","level":2}')],
  [`${config}.select.0.valueExpression`, 'refuses to count a column', line('{"aggFn":"count","valueExpression":"D"}')],
  [`${config}.select.0`, 'refuses an average of nothing', line('{"aggFn":"avg"}')],
  [`${config}.select.0`, 'refuses the field of a chart series', line('{"aggFn":"avg","field":"Duration"}')],
  [`${config}.color`, 'refuses an unknown color', counts('number', '"color":"#ff0000"')],
  [`${config}.colorRules`, 'refuses a range of one number', rule('"operator":"between","value":[1]')],
  [`${config}.onClick`, 'refuses a target without an id', click('"target":{"mode":"id"}')],
  [
    `${config}.onClick`,
    'refuses a target template of more than 10000 characters',
    click(`"target":{"mode":"template","template":"${'n'.repeat(10001)}"}`),
  ],
  ['tiles.0.series.0', 'refuses a deprecated series of an unknown type', series('pie')],
  ['tiles.0.series.0', 'refuses a deprecated search without columns', series('search', condition)],
]

const formula = (expression: string) => counts('line', `"formulas":[{"expression":"${expression}"}]`)

/** Tiles that only the open-source deployment accepts. */
export const openSourceTiles: Bodies = {
  'sends lines with a formula and a limit of series': selects(
    'line',
    '[{"aggFn":"count","alias":"A"},{"aggFn":"count","alias":"B"}]',
    '"seriesLimit":0,"formulas":[{"expression":"A / B","alias":"share","numberFormat":{"output":"percent"}}]',
    '"showOperandSeries":false',
  ),
  'sends a formula with every operator': formula('-(.5 + 2.) * 1.5 / (A - --A)'),
  'sends stacked bars of SQL, with a limit of series': sql('stacked_bar', '"seriesLimit":7'),
}

export const refusedByOpenSource: readonly RefusedBody[] = [
  [`${config}.seriesLimit`, 'refuses a negative limit of series', counts('line', '"seriesLimit":-1')],
  ...['1 + 2', 'a / A', 'A B', 'A /', 'max(A)'].map((expression): RefusedBody => {
    return [`${config}.formulas.0.expression`, `refuses the formula ${expression}`, formula(expression)]
  }),
]

/** Tiles that the managed deployment refuses, because its document does not have these fields. */
export const refusedByManaged: readonly RefusedBody[] = [
  [config, 'refuses a formula', formula('A')],
  [config, 'refuses a limit of series', counts('stacked_bar', '"seriesLimit":5')],
  [config, 'refuses a limit of series of SQL', sql('line', '"seriesLimit":5')],
]
