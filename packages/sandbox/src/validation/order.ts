/**
 * Servers complain of properties, and list values, in an order of their own. What is not named here comes after what
 * is, as the document has it.
 */
const orders: Readonly<Record<string, readonly string[]>> = {
  CreateDashboardRequest: [
    'name',
    'tiles',
    'tags',
    'savedQuery',
    'savedQueryLanguage',
    'savedFilterValues',
    'containers',
  ],
  TileRequest: ['name', 'x', 'y', 'w', 'h', 'asRatio', 'series', 'config'],
  SelectItemRequest: ['valueExpression', 'alias', 'aggFn', 'level', 'where', 'whereLanguage', 'numberFormat'],
  LineChartRequest: [
    'sourceId',
    'select',
    'groupBy',
    'asRatio',
    'alignDateRangeToGranularity',
    'fillNulls',
    'numberFormat',
    'formulas',
    'showOperandSeries',
    'displayType',
    'compareToPreviousPeriod',
  ],
  NumberChartRequest: ['displayType', 'sourceId', 'select', 'numberFormat'],
  NumberFormatRequest: ['output', 'numericUnit'],
  BuilderChartRequest: ['line', 'stacked_bar', 'table', 'number', 'pie', 'bar', 'heatmap', 'markdown'],
  CreateDashboardFilterRequest: [
    'id',
    'type',
    'name',
    'expression',
    'sourceMetricType',
    'where',
    'whereLanguage',
    'appliesToSourceIds',
    'isBroadcastEnabled',
    'isVariableEnabled',
    'variableName',
  ],
  ChartSeriesQueryRequest: ['series', 'endTime', 'granularity', 'startTime', 'seriesReturnType'],
  ChartSeriesRequest: ['sourceId', 'aggFn', 'level', 'field', 'where', 'whereLanguage', 'groupBy', 'sortOrder'],
  MetricType: ['gauge', 'histogram', 'sum'],
  'NumberFormatRequest.output': ['currency', 'percent', 'byte', 'time', 'duration'],
}

const sameAs: Readonly<Record<string, string>> = {
  UpdateDashboardRequest: 'CreateDashboardRequest',
  StackedBarChartRequest: 'LineChartRequest',
  UpdateDashboardFilterRequest: 'CreateDashboardFilterRequest',
  'ChartSeriesRequest.metricDataType': 'MetricType',
}

/** The names in the order in which a server goes through those of a component. */
export function inServerOrder(component: string, names: readonly string[]): string[] {
  const first = orders[sameAs[component] ?? component] ?? []
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name))]
}
