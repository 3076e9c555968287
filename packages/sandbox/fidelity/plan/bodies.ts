import type { Json } from '../json.ts'

const line = {
  displayType: 'line',
  sourceId: '{source.log}',
  select: [{ aggFn: 'count', where: 'SeverityText:error' }],
  groupBy: 'ServiceName',
}
const number = {
  displayType: 'number',
  sourceId: '{source.trace}',
  select: [{ aggFn: 'avg', valueExpression: 'Duration' }],
}
const markdown = { displayType: 'markdown', markdown: 'Call **us**.' }
const at = (y: number) => ({ x: 0, y, w: 12, h: 4 })

const full = {
  tags: ['shop'],
  savedQuery: 'SeverityText:error',
  savedQueryLanguage: 'lucene',
  savedFilterValues: [{ type: 'sql', condition: "ServiceName IN ('shop')" }],
  containers: [{ id: 'top', title: 'Top', collapsed: false }],
}
const filter = { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: '{source.log}' }
const kinds = [
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
]
const sqlKinds = ['line', 'stacked_bar', 'table', 'number', 'pie']
const everyKind = [
  ...kinds.map((displayType) => {
    if (displayType === 'markdown') return { displayType, markdown: 'x' }
    if (displayType === 'search')
      return { displayType, sourceId: '{source.log}', select: 'Body', where: '', whereLanguage: 'lucene' }
    if (displayType === 'event_patterns') return { displayType, sourceId: '{source.log}' }
    if (displayType === 'heatmap')
      return { displayType, sourceId: '{source.trace}', select: [{ valueExpression: 'Duration' }] }
    return { displayType, sourceId: '{source.log}', select: [{ aggFn: 'count' }] }
  }),
  ...sqlKinds.map((displayType) => ({
    configType: 'sql',
    displayType,
    connectionId: '{connection}',
    sqlTemplate: 'SELECT 1',
  })),
].map((config, i) => ({
  name: 'configType' in config ? `sql-${config.displayType}` : config.displayType,
  ...at(4 * i),
  config,
}))

/** Bodies that sequences are made from, beside the document's examples. */
export const written: { [name: string]: Json } = {
  base: {
    name: 'Orders',
    tags: ['shop'],
    tiles: [
      { name: 'Errors', ...at(0), config: line },
      { name: 'Duration', ...at(4), config: number },
      { name: 'What to do', ...at(8), config: markdown },
    ],
    filters: [{ type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: '{source.log}' }],
  },
  changed: {
    name: 'Orders, changed',
    tags: ['shop', 'web'],
    tiles: [
      { id: '{base.tile.0}', name: 'Errors', ...at(0), config: line },
      { id: '{base.tile.1}', name: 'Duration', ...at(4), config: number },
      { id: '{base.tile.2}', name: 'What to do', ...at(8), config: markdown },
    ],
    filters: [
      {
        id: '{base.filter.0}',
        type: 'QUERY_EXPRESSION',
        name: 'Service',
        expression: 'ServiceName',
        sourceId: '{source.log}',
      },
    ],
  },
  full: {
    name: 'Orders in full',
    tiles: [{ name: 'Errors', ...at(0), config: line, containerId: 'top' }],
    filters: [filter],
    ...full,
  },
  fullChanged: {
    name: 'Orders in full, changed',
    tiles: [{ id: '{base.tile.0}', name: 'Errors', ...at(0), config: line }],
    filters: [{ id: '{base.filter.0}', ...filter }],
    ...full,
  },
  savedBoard: { name: 'Nothing', tiles: [] },
  everyKind: { name: 'Every kind', tiles: everyKind },
  ...Object.fromEntries(everyKind.map((tile) => [`with ${tile.name}`, { name: 'Of one kind', tiles: [tile] }])),
  onlySource: { source: 'saved_search' },
  tileAlert: {
    name: 'Too many errors',
    source: 'tile',
    dashboardId: '{base}',
    tileId: '{base.tile.0}',
    threshold: 10,
    thresholdType: 'above',
    interval: '5m',
    channel: { type: 'webhook', webhookId: '{webhook}' },
  },
  searchAlert: {
    name: 'Errors found',
    source: 'saved_search',
    savedSearchId: '{savedSearch}',
    threshold: 1,
    thresholdType: 'above',
    interval: '1h',
    channel: { type: 'webhook', webhookId: '{webhook}' },
  },
  webhook: {
    name: 'Pager',
    service: 'generic',
    url: 'https://example.com/pager',
    description: 'the pager',
    body: '{"text":"x"}',
  },
  slackWebhook: { name: 'Chat', service: 'slack', url: 'https://hooks.slack.com/services/T001/B001/abc' },
  savedSearch: {
    name: 'Failed payments',
    sourceId: '{source.log}',
    select: 'Timestamp, Body',
    where: "SeverityText = 'error'",
    whereLanguage: 'sql',
    orderBy: 'Timestamp DESC',
    tags: ['shop'],
  },
  source: {
    kind: 'log',
    name: 'More logs',
    connection: '{connection}',
    from: { databaseName: 'default', tableName: 'otel_logs' },
    timestampValueExpression: 'Timestamp',
    defaultTableSelectExpression: 'Timestamp, Body',
  },
  query: {
    startTime: '{hours:-6}',
    endTime: '{hours:0}',
    granularity: '1h',
    series: [{ sourceId: '{source.log}', aggFn: 'count', where: '', groupBy: [] }],
  },
}
