import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Compiler, compile, compilers, resolutions } from '../install/compile.ts'

const folder = join(inject('project'), 'mistakes')

const source = "sourceId: '66a1f0c2d4e8b7a9c3f50201'"
const sql = "configType: 'sql', connectionId: '66a1f0c2d4e8b7a9c3f50301', sqlTemplate: 'SELECT 1'"
const counted = `${source}, select: [{ aggFn: 'count' }]`

/** A right chart of every kind, and the name of its type. */
const charts: Readonly<Record<string, string>> = {
  LineChartRequest: `displayType: 'line', ${counted}`,
  LineSqlChartRequest: `displayType: 'line', ${sql}`,
  StackedBarChartRequest: `displayType: 'stacked_bar', ${counted}`,
  StackedBarSqlChartRequest: `displayType: 'stacked_bar', ${sql}`,
  TableChartRequest: `displayType: 'table', ${counted}`,
  TableSqlChartRequest: `displayType: 'table', ${sql}`,
  NumberChartRequest: `displayType: 'number', ${counted}`,
  NumberSqlChartRequest: `displayType: 'number', ${sql}`,
  PieChartRequest: `displayType: 'pie', ${counted}`,
  PieSqlChartRequest: `displayType: 'pie', ${sql}`,
  BarChartRequest: `displayType: 'bar', ${counted}`,
  BarSqlChartRequest: `displayType: 'bar', ${sql}`,
  HeatmapChartRequest: `displayType: 'heatmap', ${source}, select: [{ valueExpression: 'Duration' }]`,
  SearchChartRequest: `displayType: 'search', ${source}, select: '', whereLanguage: 'sql'`,
  EventPatternsChartRequest: `displayType: 'event_patterns', ${source}`,
  MarkdownChartRequest: "displayType: 'markdown'",
}
const watched = "threshold: 1, thresholdType: 'above', interval: '1h', channel: { type: 'webhook', webhookId: 'w' }"
const alerts: Readonly<Record<string, string>> = {
  TileAlertRequest: `source: 'tile', dashboardId: 'd', tileId: 't', ${watched}`,
  SavedSearchAlertRequest: `source: 'saved_search', savedSearchId: 's', ${watched}`,
}
/** A field of each that is no text, and one that it requires. */
const fields: Readonly<Record<string, readonly [wrong: string, required: string]>> = {
  MarkdownChartRequest: ['markdown', 'displayType'],
  TileAlertRequest: ['message', 'tileId'],
  SavedSearchAlertRequest: ['groupBy', 'savedSearchId'],
}

interface Mistake {
  readonly type: string
  readonly mistake: string
  readonly code: string
  /** The text at whose position the compiler has to complain, and what it has to say there. */
  readonly at: string
  readonly says: RegExp
}

const mistakes: Mistake[] = [...Object.entries(charts), ...Object.entries(alerts)].flatMap(([type, right]) => {
  const call = (literal: string) =>
    type in alerts
      ? `oss.createAlert({ ${literal} })`
      : `oss.createDashboard({ name: '', tiles: [{ name: '', x: 0, y: 0, w: 1, h: 1, config: { ${literal} } }] })`
  const [wrong, required] = fields[type] ?? ['sourceId', type.includes('Sql') ? 'sqlTemplate' : 'sourceId']
  const cut = (field: string) => right.replace(new RegExp(`\\b${field}: '[\\w ]*'(, )?`), '').replace(/, $/, '')
  return [
    {
      type,
      mistake: 'an unknown field',
      code: call(`${right}, unknown: 1`),
      at: 'unknown: 1',
      says: new RegExp(`'unknown' does not exist in type '${type}'`),
    },
    {
      type,
      mistake: 'a field of the wrong type',
      code: call(`${cut(wrong)}, ${wrong}: 7`),
      at: `${wrong}: 7`,
      says: /^Type 'number' is not assignable to type 'string/,
    },
    ...(required === 'displayType'
      ? []
      : [
          {
            type,
            mistake: 'a field that is missing',
            code: call(cut(required)),
            at: type in alerts ? '{ source' : 'config: {',
            says: new RegExp(`Property '${required}' is missing in type .* but required in type '${type}'`),
          },
        ]),
  ]
})

const lines = [
  "import { createObservabilityOssClient } from '@clouddb/observability-oss'",
  'const oss = createObservabilityOssClient()',
  ...mistakes.map(({ code }) => code),
]

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'mistakes.ts'), lines.join('\n'))
})

describe.concurrent.each(Object.keys(compilers) as Compiler[])('TypeScript %s', (compiler) => {
  test('complains of the kind of tile or alert that was meant, at the position of the mistake', async () => {
    const said = await compile(compiler, folder, ['mistakes.ts'], resolutions.nodenext)
    // One complaint begins a line, and its details are indented below it.
    const complaints = said.split(/\n(?=\S)/).map((text) => {
      const [, line, column, words = text] = /^mistakes\.ts\((\d+),(\d+)\): error TS\d+: (.*)$/s.exec(text) ?? []
      return { line: Number(line) - 3, column: Number(column) - 1, words }
    })
    for (const [index, { type, mistake, code, at, says }] of mistakes.entries()) {
      const found = complaints.filter(({ line }) => line === index)
      expect(found, `${type}, ${mistake}`).toEqual([
        { line: index, column: code.indexOf(at), words: expect.stringMatching(says) },
      ])
    }
    expect(complaints).toHaveLength(mistakes.length)
  })
})
