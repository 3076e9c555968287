const source = "sourceId: '66a1f0c2d4e8b7a9c3f50201'"
const sql = "configType: 'sql', connectionId: '66a1f0c2d4e8b7a9c3f50301', sqlTemplate: 'SELECT 1'"
const counted = `${source}, select: [{ aggFn: 'count' }]`

/** A correct chart of every kind, by the name of its type. */
const charts: Record<string, string> = {
  HeatmapChartRequest: `displayType: 'heatmap', ${source}, select: [{ valueExpression: 'Duration' }]`,
  SearchChartRequest: `displayType: 'search', ${source}, select: '', whereLanguage: 'sql'`,
  EventPatternsChartRequest: `displayType: 'event_patterns', ${source}`,
  MarkdownChartRequest: "displayType: 'markdown'",
}
const queried = { Line: 'line', StackedBar: 'stacked_bar', Table: 'table', Number: 'number', Pie: 'pie', Bar: 'bar' }
for (const [name, displayType] of Object.entries(queried)) {
  charts[`${name}ChartRequest`] = `displayType: '${displayType}', ${counted}`
  charts[`${name}SqlChartRequest`] = `displayType: '${displayType}', ${sql}`
}
const condition = "threshold: 1, thresholdType: 'above', interval: '1h', channel: { type: 'webhook', webhookId: 'w' }"
const alerts: Readonly<Record<string, string>> = {
  TileAlertRequest: `source: 'tile', dashboardId: 'd', tileId: 't', ${condition}`,
  SavedSearchAlertRequest: `source: 'saved_search', savedSearchId: 's', ${condition}`,
}
/** For some types, the name of a field that takes text, and of a required one. */
const fields: Readonly<Record<string, readonly [text: string, required: string]>> = {
  MarkdownChartRequest: ['markdown', 'displayType'],
  TileAlertRequest: ['message', 'tileId'],
  SavedSearchAlertRequest: ['groupBy', 'savedSearchId'],
}

const imports = [
  "import { createObservabilityOssClient } from '@clouddb/observability-oss'",
  'const oss = createObservabilityOssClient()',
]

/**
 * Three calls for each kind of chart and alert that must not compile, with the position and the message of the error. The
 * compiler must name the kind that was meant.
 */
export const mistakes = [...Object.entries(charts), ...Object.entries(alerts)]
  .flatMap(([type, literal]) => mistakesIn(type, literal))
  .map(({ at, ...mistake }, index) => ({
    ...mistake,
    line: imports.length + index + 1,
    column: mistake.code.indexOf(at) + 1,
  }))

export const programOfMistakes: string = [...imports, ...mistakes.map(({ code }) => code)].join('\n')

function mistakesIn(type: string, literal: string) {
  const call = (body: string) =>
    type in alerts
      ? `oss.createAlert({ ${body} })`
      : `oss.createDashboard({ name: '', tiles: [{ name: '', x: 0, y: 0, w: 1, h: 1, config: { ${body} } }] })`
  const [text, required] = fields[type] ?? ['sourceId', type.includes('Sql') ? 'sqlTemplate' : 'sourceId']
  const without = (field: string) => literal.replace(new RegExp(`\\b${field}: '[\\w ]*'(, )?`), '').replace(/, $/, '')
  const unknown = {
    type,
    kind: 'an unknown field',
    code: call(`${literal}, unknown: 1`),
    at: 'unknown: 1',
    message: new RegExp(`'unknown' does not exist in type '${type}'`),
  }
  const wrong = {
    type,
    kind: 'a field of the wrong type',
    code: call(`${without(text)}, ${text}: 7`),
    at: `${text}: 7`,
    message: /^Type 'number' is not assignable to type 'string/,
  }
  const missing = {
    type,
    kind: 'a missing field',
    code: call(without(required)),
    at: type in alerts ? '{ source' : 'config: {',
    message: new RegExp(`Property '${required}' is missing in type .* but required in type '${type}'`),
  }
  return required === 'displayType' ? [unknown, wrong] : [unknown, wrong, missing]
}
