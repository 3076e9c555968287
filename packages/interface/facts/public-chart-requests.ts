import {
  type Fields,
  flag,
  flagWith,
  itemId,
  listOf,
  notEmpty,
  number,
  oneValueOf,
  record,
  type Shape,
  sent,
  sentWhole,
  text,
  toldApart,
  upTo,
  whole,
} from './public-shape.ts'
import { observability, type PublicRecords } from './public-table.ts'
import { chartColors, metricTypes, numberFormatOutputs, numericUnits } from './public-words.ts'
import type { NonEmpty } from './table.ts'

const expression = upTo(10_000)
const language = oneValueOf('sql', 'lucene')
const color = oneValueOf(...chartColors)
const label = upTo(40)

const condition: Fields = { where: { ...expression, default: '' }, whereLanguage: language }
const format: Fields = { numberFormat: record('NumberFormatRequest') }
const entries = listOf(record('SelectItemRequest'), { minItems: 1, maxItems: 20 })
const oneEntry = listOf(record('SelectItemRequest'), { minItems: 1, maxItems: 1 })
const limit: Shape = { ...whole, minimum: 0 }

const formulas: Fields = {
  formulas: listOf(record('FormulaRequest'), { maxItems: 10 }),
  showOperandSeries: flagWith(true),
}

/** A ratio is of exactly two entries. */
const ratioOfTwo: Shape = {
  when: { type: 'object', required: ['asRatio'], fields: { asRatio: { values: [true] } } },
  must: { type: 'object', fields: { select: { type: 'array', minItems: 2, maxItems: 2 } } },
}

/** Described by entries on a source. */
const chart = (displayType: string, fields: Fields, more: Shape = {}): Shape =>
  sent(
    { displayType: oneValueOf(displayType), sourceId: itemId, ...fields },
    { required: ['displayType', 'sourceId', 'select'], ...more },
  )

/** Of a display type that may be described by SQL as well, which `configType` says. */
const builder = (displayType: string, fields: Fields, more: Shape = {}): Shape =>
  chart(displayType, fields, { forbidden: ['configType'], ...more })

const sqlChart = (displayType: string, fields: Fields): Shape =>
  sent(
    {
      displayType: oneValueOf(displayType),
      configType: oneValueOf('sql'),
      connectionId: itemId,
      sqlTemplate: upTo(100_000),
      sourceId: itemId,
      ...format,
      ...fields,
    },
    { required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'] },
  )

const ofTime: Fields = { alignDateRangeToGranularity: flagWith(true), fillNulls: flagWith(true) }
const ofLines: Fields = { fitYAxisToData: flagWith(false), compareToPreviousPeriod: flagWith(false) }
const ranked: Fields = { select: oneEntry, groupBy: expression, orderBy: expression, ...format, limit }
const split: Fields = { select: entries, groupBy: expression, asRatio: flagWith(false), ...format, ...formulas }

const builders = {
  line: 'LineChartRequest',
  stacked_bar: 'StackedBarChartRequest',
  table: 'TableChartRequest',
  number: 'NumberChartRequest',
  pie: 'PieChartRequest',
  bar: 'BarChartRequest',
  heatmap: 'HeatmapChartRequest',
  search: 'SearchChartRequest',
  event_patterns: 'EventPatternsChartRequest',
  markdown: 'MarkdownChartRequest',
}

const templates = {
  line: 'LineSqlChartRequest',
  stacked_bar: 'StackedBarSqlChartRequest',
  table: 'TableSqlChartRequest',
  number: 'NumberSqlChartRequest',
  pie: 'PieSqlChartRequest',
  bar: 'BarSqlChartRequest',
}

/** The nested union of the published document has no mapping for its builder form; here it is two unions. */
export const sentCharts: PublicRecords = {
  topic: 'charts that are sent',
  apis: observability,
  records: {
    TileConfigRequest: { oneOf: [record('BuilderChartRequest'), record('SqlChartRequest')] },
    BuilderChartRequest: toldApart('displayType', builders),
    SqlChartRequest: toldApart('displayType', templates),
    LineChartRequest: builder('line', { ...split, ...ofTime, ...ofLines, seriesLimit: limit }, ratioOfTwo),
    StackedBarChartRequest: builder('stacked_bar', { ...split, ...ofTime, seriesLimit: limit }, ratioOfTwo),
    TableChartRequest: builder(
      'table',
      {
        ...split,
        having: expression,
        orderBy: expression,
        groupByColumnsOnLeft: flagWith(false),
        onClick: record('OnClickRequest'),
      },
      ratioOfTwo,
    ),
    NumberChartRequest: builder(
      'number',
      {
        select: entries,
        formulas: listOf(record('FormulaRequest'), { maxItems: 1 }),
        ...format,
        color,
        colorRules: listOf(record('ColorRuleRequest'), { maxItems: 10 }),
        backgroundChart: record('BackgroundChartRequest'),
      },
      // One entry, as from the beginning; more of them are the operands of a formula.
      {
        when: { type: 'object', required: ['formulas'], fields: { formulas: { type: 'array', minItems: 1 } } },
        otherwise: { type: 'object', fields: { select: { type: 'array', maxItems: 1 } } },
        says: ['it takes exactly one `select` entry'],
      },
    ),
    PieChartRequest: builder('pie', ranked),
    BarChartRequest: builder('bar', ranked),
    HeatmapChartRequest: chart('heatmap', {
      select: listOf(record('HeatmapSelectItemRequest'), { minItems: 1, maxItems: 1 }),
      ...condition,
      ...format,
    }),
    SearchChartRequest: chart(
      'search',
      { select: expression, ...condition },
      { required: ['displayType', 'sourceId', 'select', 'whereLanguage'] },
    ),
    EventPatternsChartRequest: chart(
      'event_patterns',
      { select: { ...expression, default: '' }, ...condition },
      { required: ['displayType', 'sourceId'] },
    ),
    MarkdownChartRequest: sent(
      { displayType: oneValueOf('markdown'), markdown: upTo(50_000) },
      {
        required: ['displayType'],
        says: ['a key `content` belongs to the deprecated `series` form'],
      },
    ),
    LineSqlChartRequest: sqlChart('line', { ...ofTime, ...ofLines, seriesLimit: limit }),
    StackedBarSqlChartRequest: sqlChart('stacked_bar', { ...ofTime, seriesLimit: limit }),
    TableSqlChartRequest: sqlChart('table', { onClick: record('OnClickRequest') }),
    NumberSqlChartRequest: sqlChart('number', { color }),
    PieSqlChartRequest: sqlChart('pie', {}),
    BarSqlChartRequest: sqlChart('bar', {}),
  },
}

const entry: Fields = {
  alias: expression,
  ...condition,
  metricName: text,
  metricType: oneValueOf(...metricTypes),
  periodAggFn: oneValueOf('delta'),
  ...format,
}

const value: Shape = { type: 'string', minLength: 1, maxLength: 10_000 }
const others: NonEmpty<string> = ['avg', 'count_distinct', 'last_value', 'max', 'min', 'sum', 'any', 'none', 'increase']

const ofTheOthers = Object.fromEntries(others.map((name): [string, string] => [name, 'ValueSelectItemRequest']))

/** Rules that documents say in words: `count` takes no expression, all others need one; a level goes with quantiles. */
export const chartParts: PublicRecords = {
  topic: 'charts that are sent',
  apis: observability,
  records: {
    SelectItemRequest: {
      ...toldApart('aggFn', {
        count: 'CountSelectItemRequest',
        quantile: 'QuantileSelectItemRequest',
        ...ofTheOthers,
      }),
      says: ['`count` takes no `valueExpression`, every other function needs one', '`level` goes with `quantile` only'],
    },
    CountSelectItemRequest: sent(
      { aggFn: oneValueOf('count'), valueExpression: oneValueOf(''), ...entry },
      { required: ['aggFn'], forbidden: ['level'] },
    ),
    QuantileSelectItemRequest: sent(
      {
        aggFn: oneValueOf('quantile'),
        valueExpression: value,
        // A published document lists them as text, under the type number; servers take the numbers.
        level: { ...number, values: [0.5, 0.9, 0.95, 0.99] },
        ...entry,
      },
      { required: ['aggFn', 'valueExpression'] },
    ),
    ValueSelectItemRequest: sent(
      { aggFn: oneValueOf(...others), valueExpression: value, ...entry },
      { required: ['aggFn', 'valueExpression'], forbidden: ['level'] },
    ),
    HeatmapSelectItemRequest: sent(
      { valueExpression: value, countExpression: expression, heatmapScaleType: oneValueOf('log', 'linear') },
      { required: ['valueExpression'] },
    ),
    FormulaRequest: sent({ expression: upTo(1024), alias: text, ...format }, { required: ['expression'] }),
    NumberFormatRequest: sent({
      output: oneValueOf(...numberFormatOutputs),
      mantissa: whole,
      thousandSeparated: flag,
      average: flag,
      decimalBytes: flag,
      factor: number,
      currencySymbol: text,
      numericUnit: oneValueOf(...numericUnits),
      unit: text,
    }),
    ColorRuleRequest: toldApart('operator', {
      gt: 'ComparisonColorRuleRequest',
      gte: 'ComparisonColorRuleRequest',
      lt: 'ComparisonColorRuleRequest',
      lte: 'ComparisonColorRuleRequest',
      between: 'BetweenColorRuleRequest',
      eq: 'EqualityColorRuleRequest',
      neq: 'EqualityColorRuleRequest',
    }),
    ComparisonColorRuleRequest: sent(
      { operator: oneValueOf('gt', 'gte', 'lt', 'lte'), value: number, color, label },
      { required: ['operator', 'value', 'color'] },
    ),
    BetweenColorRuleRequest: sent(
      { operator: oneValueOf('between'), value: listOf(number, { minItems: 2, maxItems: 2 }), color, label },
      { required: ['operator', 'value', 'color'] },
    ),
    EqualityColorRuleRequest: sent(
      { operator: oneValueOf('eq', 'neq'), value: { oneOf: [number, upTo(200)] }, color, label },
      { required: ['operator', 'value', 'color'] },
    ),
    BackgroundChartRequest: sent({ type: oneValueOf('line', 'area'), color }, { required: ['type'] }),
    OnClickRequest: toldApart('type', {
      search: 'SearchOnClickRequest',
      dashboard: 'DashboardOnClickRequest',
      external: 'ExternalOnClickRequest',
    }),
    SearchOnClickRequest: onClick('search'),
    DashboardOnClickRequest: onClick('dashboard'),
    ExternalOnClickRequest: sentWhole({ type: oneValueOf('external'), urlTemplate: notEmpty }),
    OnClickTargetRequest: toldApart('mode', {
      id: 'OnClickTargetByIdRequest',
      template: 'OnClickTargetByTemplateRequest',
    }),
    OnClickTargetByIdRequest: sentWhole({ mode: oneValueOf('id'), id: itemId }),
    OnClickTargetByTemplateRequest: sentWhole({ mode: oneValueOf('template'), template: notEmpty }),
    OnClickFilterRequest: sentWhole({
      kind: oneValueOf('expressionTemplate'),
      expression: notEmpty,
      template: notEmpty,
    }),
  },
}

function onClick(type: string): Shape {
  return sent(
    {
      type: oneValueOf(type),
      target: record('OnClickTargetRequest'),
      whereTemplate: text,
      whereLanguage: language,
      filters: listOf(record('OnClickFilterRequest')),
    },
    { required: ['type', 'target'] },
  )
}
