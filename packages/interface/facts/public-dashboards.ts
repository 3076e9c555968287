import {
  type Fields,
  flag,
  knownAs,
  listOf,
  number,
  oneValueOf,
  received,
  record,
  type Shape,
  setByServer,
  text,
  textOrNull,
  toldApart,
  whole,
} from './public-shape.ts'
import { observability, type PublicRecords } from './public-table.ts'
import { aggregateFunctions, chartColors, metricTypes, numberFormatOutputs, numericUnits } from './public-words.ts'

const language = knownAs('sql', 'lucene')

/** Servers of different ages send different sets of fields, so that ids alone are guaranteed. */
export const receivedDashboards: PublicRecords = {
  topic: 'dashboards that are received',
  apis: observability,
  records: {
    Dashboard: received(
      {
        id: setByServer({}),
        name: text,
        tiles: listOf(record('Tile')),
        tags: listOf(text),
        filters: listOf(record('DashboardFilter')),
        savedQuery: textOrNull,
        savedQueryLanguage: { ...language, nullable: true },
        savedFilterValues: listOf(record('SavedFilterValue')),
        containers: listOf(record('DashboardContainer')),
      },
      { required: ['id'] },
    ),
    Tile: received(
      {
        id: {},
        name: text,
        // Documents say integer; servers take, keep and send any number.
        x: number,
        y: number,
        w: number,
        h: number,
        config: record('TileConfig'),
        containerId: text,
        tabId: text,
      },
      { required: ['id'] },
    ),
    DashboardFilter: received(
      {
        id: setByServer(text),
        type: knownAs('QUERY_EXPRESSION'),
        name: text,
        expression: text,
        sourceId: text,
        sourceMetricType: knownAs(...metricTypes),
        where: text,
        whereLanguage: language,
        appliesToSourceIds: listOf(text),
        isBroadcastEnabled: flag,
        isVariableEnabled: flag,
        variableName: text,
      },
      { required: ['id'] },
    ),
    SavedFilterValue: received({ type: knownAs('sql'), condition: text }),
    DashboardContainer: received(
      {
        id: text,
        title: text,
        collapsed: flag,
        collapsible: flag,
        bordered: flag,
        tabs: listOf(record('DashboardContainerTab')),
      },
      { required: ['id'] },
    ),
    DashboardContainerTab: received({ id: text, title: text }, { required: ['id'] }),
  },
}

/** A chart that is described by SQL is another record. */
const notSql: Shape = {
  not: { type: 'object', required: ['configType'], fields: { configType: { values: ['sql'] } } },
}

const chart = (displayType: string, fields: Fields): Shape =>
  received({ displayType: oneValueOf(displayType), ...fields }, { required: ['displayType'], ...notSql })

const entries = listOf(record('SelectItem'))
const format = { numberFormat: record('NumberFormat') }
const formulas = { formulas: listOf(record('Formula')), showOperandSeries: flag }
const ofTime = { asRatio: flag, alignDateRangeToGranularity: flag, fillNulls: flag }
const condition = { where: text, whereLanguage: language }
const ranked = { sourceId: text, select: entries, groupBy: text, orderBy: text, ...format, limit: whole }

const displayTypes = {
  line: 'LineChart',
  stacked_bar: 'StackedBarChart',
  table: 'TableChart',
  number: 'NumberChart',
  pie: 'PieChart',
  bar: 'BarChart',
  heatmap: 'HeatmapChart',
  search: 'SearchChart',
  event_patterns: 'EventPatternsChart',
  markdown: 'MarkdownChart',
}

export const receivedCharts: PublicRecords = {
  topic: 'charts that are received',
  apis: observability,
  records: {
    TileConfig: {
      anyOf: [
        toldApart('displayType', displayTypes),
        toldApart('configType', { sql: 'SqlChart' }),
        record('UnknownChart'),
      ],
    },
    LineChart: chart('line', {
      sourceId: text,
      select: entries,
      groupBy: text,
      ...ofTime,
      fitYAxisToData: flag,
      ...format,
      compareToPreviousPeriod: flag,
      seriesLimit: whole,
      ...formulas,
    }),
    StackedBarChart: chart('stacked_bar', {
      sourceId: text,
      select: entries,
      groupBy: text,
      ...ofTime,
      ...format,
      seriesLimit: whole,
      ...formulas,
    }),
    TableChart: chart('table', {
      sourceId: text,
      select: entries,
      groupBy: text,
      having: text,
      orderBy: text,
      asRatio: flag,
      ...format,
      groupByColumnsOnLeft: flag,
      onClick: record('OnClick'),
      ...formulas,
    }),
    NumberChart: chart('number', {
      sourceId: text,
      select: entries,
      formulas: listOf(record('Formula')),
      ...format,
      color: knownAs(...chartColors),
      colorRules: listOf(record('ColorRule')),
      backgroundChart: record('BackgroundChart'),
    }),
    PieChart: chart('pie', ranked),
    BarChart: chart('bar', ranked),
    HeatmapChart: chart('heatmap', {
      sourceId: text,
      select: listOf(record('HeatmapSelectItem')),
      ...condition,
      ...format,
    }),
    SearchChart: chart('search', { sourceId: text, select: text, ...condition }),
    EventPatternsChart: chart('event_patterns', { sourceId: text, select: text, ...condition }),
    MarkdownChart: chart('markdown', { markdown: text }),
    SqlChart: received(
      {
        displayType: oneValueOf('line', 'stacked_bar', 'table', 'number', 'pie', 'bar'),
        configType: oneValueOf('sql'),
        connectionId: text,
        sqlTemplate: text,
        sourceId: text,
        ...format,
        compareToPreviousPeriod: flag,
        fillNulls: flag,
        alignDateRangeToGranularity: flag,
        fitYAxisToData: flag,
        seriesLimit: whole,
        onClick: record('OnClick'),
        color: knownAs(...chartColors),
      },
      { required: ['displayType', 'configType'] },
    ),
    UnknownChart: received(
      {
        displayType: {
          unlisted: [
            'line',
            'stacked_bar',
            'table',
            'number',
            'pie',
            'bar',
            'heatmap',
            'search',
            'event_patterns',
            'markdown',
          ],
        },
      },
      { required: ['displayType'], others: 'yes' },
    ),
    SelectItem: received({
      aggFn: knownAs(...aggregateFunctions),
      valueExpression: text,
      alias: text,
      level: number,
      ...condition,
      metricName: text,
      metricType: knownAs(...metricTypes),
      periodAggFn: knownAs('delta'),
      ...format,
    }),
    HeatmapSelectItem: received({
      valueExpression: text,
      countExpression: text,
      heatmapScaleType: knownAs('log', 'linear'),
    }),
    Formula: received({ expression: text, alias: text, ...format }),
    NumberFormat: received({
      output: knownAs(...numberFormatOutputs),
      mantissa: whole,
      thousandSeparated: flag,
      average: flag,
      decimalBytes: flag,
      factor: number,
      currencySymbol: text,
      numericUnit: knownAs(...numericUnits),
      unit: text,
    }),
    // The forms of a rule, a link and its target are told apart on the way out only; of what is received nothing depends on it.
    ColorRule: received({
      operator: knownAs('gt', 'gte', 'lt', 'lte', 'between', 'eq', 'neq'),
      value: { anyOf: [number, text, listOf(number)] },
      color: knownAs(...chartColors),
      label: text,
    }),
    BackgroundChart: received({ type: knownAs('line', 'area'), color: knownAs(...chartColors) }),
    OnClick: received({
      type: knownAs('search', 'dashboard', 'external'),
      target: record('OnClickTarget'),
      whereTemplate: text,
      whereLanguage: language,
      filters: listOf(record('OnClickFilter')),
      urlTemplate: text,
    }),
    OnClickTarget: received({ mode: knownAs('id', 'template'), id: text, template: text }),
    OnClickFilter: received({ kind: knownAs('expressionTemplate'), expression: text, template: text }),
  },
}
