import type { Body, RefusedBody } from './requests.ts'

/** A dashboard with the `config` of one tile. */
const withConfig = (...config: string[]) =>
  `{"name":"Checkout","tiles":[{"name":"Tile","x":6,"y":2,"w":12,"h":4,"config":{${config.join('')}}}]}`
/** A tile that counts the rows of a source. */
const counts = (displayType: string, ...fields: string[]) =>
  withConfig(
    `"displayType":"${displayType}","sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count"}]`,
    ...fields.map((field) => `,${field}`),
  )
const selects = (displayType: string, select: string, ...fields: string[]) =>
  withConfig(
    `"displayType":"${displayType}","sourceId":"65f5e4a3b9e77c001a901234","select":${select}`,
    ...fields.map((field) => `,${field}`),
  )
const sql = (displayType: string, ...fields: string[]) =>
  withConfig(
    `"displayType":"${displayType}","configType":"sql","connectionId":"65f5e4a3b9e77c001ac00001",`,
    `"sqlTemplate":"SELECT 1"`,
    ...fields.map((field) => `,${field}`),
  )
/** A tile in the deprecated form. */
const withSeries = (series: string) =>
  `{"name":"Old","tiles":[{"name":"Tile","x":0,"y":0,"w":8,"h":3,"series":[${series}]}]}`
const source = '"sourceId":"65f5e4a3b9e77c001a901234"'

const functions = 'avg count_distinct last_value max min sum increase any none'.split(' ')
const metrics = ['sum', 'gauge', 'histogram', 'summary', 'exponential histogram']
const target = '"target":{"mode":"template","template":"{{Dashboard}}"}'

const configs: readonly Body[] = [
  [
    'lines of a quantile',
    selects(
      'line',
      '[{"aggFn":"quantile","valueExpression":"Duration","alias":"p95","level":0.95,"where":"StatusCode:>=500",' +
        '"whereLanguage":"lucene"}]',
      '"groupBy":"ServiceName, SpanName","asRatio":false,"alignDateRangeToGranularity":false,"fillNulls":false',
      '"compareToPreviousPeriod":true,"numberFormat":{"output":"time","mantissa":2,"factor":0.001,"unit":"ms"}',
    ),
  ],
  [
    'lines of the ratio of two counts',
    selects('line', '[{"aggFn":"count","where":"a = 1","whereLanguage":"sql"},{"aggFn":"count"}]', '"asRatio":true'),
  ],
  [
    'lines that fill the axis, with a format for each series',
    selects(
      'line',
      '[{"aggFn":"count","alias":"A","numberFormat":{"output":"throughput","numericUnit":"rps"}}]',
      '"fitYAxisToData":true',
    ),
  ],
  [
    'stacked bars of the change of a metric in each period',
    selects(
      'stacked_bar',
      '[{"aggFn":"sum","valueExpression":"Value","metricType":"sum","metricName":"requests","periodAggFn":"delta"}]',
      '"groupBy":"ServiceName","alignDateRangeToGranularity":true,"fillNulls":true',
      '"numberFormat":{"output":"number","thousandSeparated":true,"average":false}',
    ),
  ],
  [
    'stacked bars of every type of metric',
    selects(
      'stacked_bar',
      `[${metrics.map((type) => `{"aggFn":"max","valueExpression":"Value","metricType":"${type}","metricName":"m"}`).join(',')}]`,
    ),
  ],
  [
    'a table of every function',
    selects(
      'table',
      `[${functions.map((aggFn) => `{"aggFn":"${aggFn}","valueExpression":"Duration"}`).join(',')},` +
        [0.5, 0.9, 0.99].map((level) => `{"aggFn":"quantile","valueExpression":"D","level":${level}}`).join(',') +
        ',{"aggFn":"count","valueExpression":""}]',
      '"groupBy":"ServiceName","having":"count() > 10","orderBy":"count() DESC"',
      '"numberFormat":{"output":"byte","decimalBytes":true}',
    ),
  ],
  [
    'a table whose rows open a search',
    counts(
      'table',
      '"numberFormat":{"output":"data_rate","numericUnit":"megabits_sec"},"groupByColumnsOnLeft":true',
      '"onClick":{"type":"search","target":{"mode":"id","id":"65f5e4a3b9e77c001a901234"},' +
        '"whereTemplate":"ServiceName:{{ServiceName}}","whereLanguage":"lucene",' +
        '"filters":[{"kind":"expressionTemplate","expression":"ServiceName","template":"{{ServiceName}}"}]}',
    ),
  ],
  [
    'a table whose rows open a dashboard',
    counts('table', `"onClick":{"type":"dashboard",${target},"whereLanguage":"sql"}`),
  ],
  [
    'a number in colors, before a chart',
    counts(
      'number',
      '"color":"chart-light-blue","colorRules":[{"operator":"gt","value":100,"color":"chart-error","label":"too many"},' +
        '{"operator":"gte","value":100,"color":"chart-warning"},{"operator":"lt","value":-1,"color":"chart-success"},' +
        '{"operator":"lte","value":0.5,"color":"chart-gray"},' +
        '{"operator":"between","value":[1,5],"color":"chart-green"},' +
        '{"operator":"eq","value":"none","color":"chart-blue"},{"operator":"neq","value":3,"color":"chart-red"}]',
      '"backgroundChart":{"type":"area","color":"chart-purple"}',
    ),
  ],
  ['an amount of money', counts('number', '"numberFormat":{"output":"currency","currencySymbol":"€","mantissa":2}')],
  ['a condition in PromQL', selects('number', '[{"aggFn":"count","where":"up","whereLanguage":"promql"}]')],
  [
    'a pie in percent',
    counts('pie', '"groupBy":"SeverityText","orderBy":"count() DESC","limit":7', '"numberFormat":{"output":"percent"}'),
  ],
  [
    'bars',
    counts('bar', '"groupBy":"ServiceName","orderBy":"count() DESC","limit":0', '"numberFormat":{"output":"time"}'),
  ],
  [
    'a heatmap on a logarithmic scale',
    selects(
      'heatmap',
      '[{"valueExpression":"Duration","countExpression":"count()","heatmapScaleType":"log"}]',
      '"where":"level:error","whereLanguage":"sql","numberFormat":{"output":"number"}',
    ),
  ],
  [
    'patterns of events',
    withConfig(`"displayType":"event_patterns",${source},"select":"Body","where":"a","whereLanguage":"lucene"`),
  ],
  ['a search', selects('search', '"Timestamp, Body"', '"where":"SeverityText:error","whereLanguage":"lucene"')],
  ['Markdown', withConfig('"displayType":"markdown","markdown":"# Checkout\\n\\nAsk **payments** first."')],
  ...['stacked_bar', 'table', 'pie', 'bar'].map((displayType): Body => [`SQL as ${displayType}`, sql(displayType)]),
  [
    'SQL as lines',
    sql(
      'line',
      `${source},"numberFormat":{"output":"number"},"compareToPreviousPeriod":true,"fillNulls":false`,
      '"alignDateRangeToGranularity":false,"fitYAxisToData":true',
    ),
  ],
  ['SQL as a number', sql('number', '"color":"chart-orange"')],
]

const old = `${source},"where":"","whereLanguage":"sql"`
const series: readonly Body[] = [
  [
    'time series',
    `{"type":"time",${old},"aggFn":"quantile","level":0.75,"field":"D","alias":"p75","groupBy":["A"],"displayType":"stacked_bar"}`,
  ],
  [
    'a table of a metric',
    `{"type":"table",${old},"aggFn":"max","field":"V","groupBy":[],"sortOrder":"desc","metricDataType":"gauge","metricName":"m"}`,
  ],
  [
    'the quantile of a metric',
    `{"type":"number",${source},"aggFn":"quantile","level":0,"field":"Value","alias":"least","where":"",`,
    '"whereLanguage":"lucene","metricDataType":"histogram","metricName":"latency"}',
  ],
  ['a search', `{"type":"search",${old},"fields":["Timestamp","Body"]}`],
  ['Markdown', '{"type":"markdown","content":"# Old"}'],
]

/** Dashboards with a tile of each kind. */
export const tiles: readonly Body[] = [
  ...configs.map(([name, body = '']): Body => [`sends a tile with ${name}`, body]),
  ...series.map(([name, ...json]): Body => [`sends a deprecated tile with ${name}`, withSeries(json.join(''))]),
]

const line = (select: string) => selects('line', `[${select}]`)
const rule = (fields: string) => counts('number', `"colorRules":[{${fields},"color":"chart-red"}]`)
const inConfig = 'tiles.0.config'
const inSelect = 'tiles.0.config.select.0'
const inSeries = 'tiles.0.series.0'

export const refusedTiles: readonly RefusedBody[] = [
  [
    'tiles.0',
    'refuses a tile with neither a config nor series',
    '{"name":"C","tiles":[{"name":"T","x":0,"y":0,"w":1,"h":1}]}',
  ],
  [inConfig, 'refuses an unknown display type', withConfig('"displayType":"gauge"')],
  [inConfig, 'refuses the deprecated field of Markdown', withConfig('"displayType":"markdown","content":"a"')],
  [inConfig, 'refuses lines without a source', withConfig('"displayType":"line","select":[{"aggFn":"count"}]')],
  [inConfig, 'refuses SQL without a query', withConfig('"displayType":"line","configType":"sql"')],
  ...['bar', 'pie', 'number'].map((displayType): RefusedBody => {
    const body = selects(displayType, '[{"aggFn":"count"},{"aggFn":"count"}]')
    return [`${inConfig}.select`, `refuses two series of a ${displayType}`, body]
  }),
  ...['bar', 'pie'].map((displayType): RefusedBody => {
    return [`${inConfig}.limit`, `refuses a negative limit of a ${displayType}`, counts(displayType, '"limit":-1')]
  }),
  [`${inConfig}.groupBy`, 'refuses groups as a list', counts('pie', '"groupBy":["Service"]')],
  [`${inConfig}.asRatio`, 'refuses the ratio of one series', counts('line', '"asRatio":true')],
  [
    `${inConfig}.numberFormat.output`,
    'refuses an unknown number format',
    counts('line', '"numberFormat":{"output":"dollars"}'),
  ],
  [
    `${inConfig}.numberFormat`,
    'refuses a number format without output',
    counts('line', '"numberFormat":{"mantissa":2}'),
  ],
  [`${inConfig}.select`, 'refuses lines of no series', selects('line', '[]')],
  [`${inConfig}.select`, 'refuses 21 lines', line(Array(21).fill('{"aggFn":"count"}').join(','))],
  [inSelect, 'refuses a series without a function', line('{"valueExpression":"Duration"}')],
  [`${inSelect}.aggFn`, 'refuses an unknown function', line('{"aggFn":"p95","valueExpression":"Duration"}')],
  [`${inSelect}.level`, 'refuses an unknown level', line('{"aggFn":"quantile","valueExpression":"D","level":0.75}')],
  [`${inSelect}.level`, 'refuses a level of an average', line('{"aggFn":"avg","valueExpression":"D","level":0.95}')],
  [`${inSelect}.valueExpression`, 'refuses a count of an expression', line('{"aggFn":"count","valueExpression":"D"}')],
  [inSelect, 'refuses an average of nothing', line('{"aggFn":"avg"}')],
  [inSelect, 'refuses the field of a chart series', line('{"aggFn":"avg","field":"Duration"}')],
  [
    `${inSelect}.whereLanguage`,
    'refuses an unknown language',
    line('{"aggFn":"count","where":"a","whereLanguage":"kql"}'),
  ],
  [
    `${inSelect}.valueExpression`,
    'refuses an expression that is too long',
    line(`{"aggFn":"avg","valueExpression":"${'n'.repeat(10001)}"}`),
  ],
  [`${inConfig}.color`, 'refuses an unknown color', counts('number', '"color":"#ff0000"')],
  [`${inConfig}.colorRules`, 'refuses a comparison with a text', rule('"operator":"gt","value":"1"')],
  [`${inConfig}.colorRules`, 'refuses a range of one number', rule('"operator":"between","value":[1]')],
  [`${inConfig}.colorRules`, 'refuses an unknown comparison', rule('"operator":"like","value":"a"')],
  [
    `${inConfig}.backgroundChart`,
    'refuses a pie behind a number',
    counts('number', '"backgroundChart":{"type":"pie"}'),
  ],
  [`${inConfig}.onClick`, 'refuses an unknown target', counts('table', '"onClick":{"type":"trace","urlTemplate":"a"}')],
  ['tiles.0.series', 'refuses an empty list of deprecated series', withSeries('')],
  [inSeries, 'refuses a deprecated series of an unknown type', withSeries('{"type":"pie"}')],
  [
    inSeries,
    'refuses a misspelt field of a deprecated series',
    withSeries(`{"type":"time",${old},"aggFn":"count","groupBy":[],"displayTyp":"line"}`),
  ],
  [inSeries, 'refuses a deprecated series without a function', withSeries(`{"type":"number",${old}}`)],
  [inSeries, 'refuses a deprecated search without columns', withSeries(`{"type":"search",${old}}`)],
  [
    `${inSeries}.level`,
    'refuses a level above 1',
    withSeries(`{"type":"number",${old},"aggFn":"quantile","level":95,"field":"D"}`),
  ],
]

const formula = (expression: string, displayType = 'line') =>
  counts(displayType, `"formulas":[{"expression":"${expression}"}]`)

/** Tiles that only the open-source deployment accepts. */
export const openSourceTiles: readonly Body[] = [
  [
    'sends a tile with formulas of lines, and a limit of series',
    selects(
      'line',
      '[{"aggFn":"count","alias":"A"},{"aggFn":"count","alias":"B"}]',
      '"seriesLimit":0,"formulas":[{"expression":"A / B","alias":"share","numberFormat":{"output":"percent"}}]',
      '"showOperandSeries":false',
    ),
  ],
  [
    'sends a tile with a formula of a number, with every operator',
    selects(
      'number',
      '[{"aggFn":"count"},{"aggFn":"count"}]',
      '"formulas":[{"expression":"-(.5 + 2.) * 1.5 / (A - --B)"}]',
    ),
  ],
  [
    'sends a tile with a formula of a table',
    counts('table', '"formulas":[{"expression":"A"}],"showOperandSeries":true'),
  ],
  ['sends a tile with stacked bars, and a limit of series', counts('stacked_bar', '"seriesLimit":25')],
  ...['line', 'stacked_bar'].map((displayType): Body => {
    return [`sends a tile with SQL as ${displayType}, with a limit of series`, sql(displayType, '"seriesLimit":7')]
  }),
]

export const refusedByOpenSource: readonly RefusedBody[] = [
  [`${inConfig}.seriesLimit`, 'refuses a negative limit of series', counts('line', '"seriesLimit":-1')],
  [`${inConfig}.seriesLimit`, 'refuses a limit of 2.5 series', counts('stacked_bar', '"seriesLimit":2.5')],
  [
    `${inConfig}.formulas`,
    'refuses 11 formulas',
    counts('line', `"formulas":[${Array(11).fill('{"expression":"A"}').join(',')}]`),
  ],
  [
    `${inConfig}.formulas`,
    'refuses two formulas of a number',
    counts('number', '"formulas":[{"expression":"A"},{"expression":"A"}]'),
  ],
  ...['1 + 2', '', 'a / A', 'AB', 'A B', '2A', 'A ^ 2', 'A /', '+A', 'max(A)', `A${' '.repeat(1024)}`].map(
    (expression): RefusedBody => {
      const name = expression.length > 9 ? 'of more than 1024 characters' : `"${expression}"`
      return [`${inConfig}.formulas.0.expression`, `refuses the formula ${name}`, formula(expression)]
    },
  ),
]

/** Tiles that the managed deployment refuses, because its document does not have these fields. */
export const refusedByManaged: readonly RefusedBody[] = [
  ...['line', 'stacked_bar', 'table', 'number'].map((displayType): RefusedBody => {
    return [inConfig, `refuses a formula of a ${displayType}`, formula('A', displayType)]
  }),
  ...['line', 'stacked_bar'].flatMap((displayType): RefusedBody[] => [
    [inConfig, `refuses a limit of series of a ${displayType}`, counts(displayType, '"seriesLimit":5')],
    [inConfig, `refuses a limit of series of SQL as ${displayType}`, sql(displayType, '"seriesLimit":5')],
  ]),
]
