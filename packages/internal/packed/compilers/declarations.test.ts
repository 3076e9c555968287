import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { openInEditor } from '../install/editor.ts'

const project = inject('project')
const open = (...lines: string[]) => openInEditor(project, lines.join('\n'))

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>
}

const schema = join(project, 'node_modules/@clouddb/as-code/clouddb.schema.json')
const types: [string, Schema][] = Object.entries(JSON.parse(readFileSync(schema, 'utf8')).definitions)

/** The fields of all declarations. A field whose schema is `false` never stands in its object. */
const fields = types.flatMap(([type, { properties = {} }]) =>
  Object.keys(properties).flatMap((field) => (properties[field] === false ? [] : [{ type, field }])),
)

test('every field of a declaration has a text in an editor, and at most 150 characters of type', () => {
  const owners = [...new Set(fields.map(({ type }) => type))]
  const file = open(
    "import type * as code from '@clouddb/as-code/types'",
    ...owners.map((type) => `declare const ${type}: code.${type}`),
    ...fields.map(({ type, field }) => `;${type}.${field};`),
  )
  expect(file.errors()).toEqual([])
  expect(fields.length).toBeGreaterThan(300)
  const shown = fields.map(({ type, field }) => {
    const at = `;${type}.${field};`
    return { at, text: file.hover(at), type: file.declaration(at).replace(/^.*?: /, '') }
  })
  expect(shown.filter(({ text, type }) => text === '' || type === '' || type.length > 150)).toEqual([])
})

const functions = 'dashboard savedSearch webhook project source connection existingWebhook dashboardNamed secret'.split(
  ' ',
)

test('every function of declarations has a text, and at most 150 characters of type', () => {
  const file = open(`import * as code from '@clouddb/as-code'`, ...functions.map((name) => `;code.${name};`))
  const shown = functions.map((name) => ({
    text: file.hover(`;code.${name};`),
    type: file.declaration(`;code.${name};`),
  }))
  expect(shown.filter(({ text, type }) => text === '' || type === '' || type.length > 150)).toEqual([])
})

test('a hover has the text, the limits, the default and the age of the documents', () => {
  const file = open(
    "import { dashboard, source, webhook } from '@clouddb/as-code'",
    "const config = { displayType: 'line', source: source.log('Logs'), select: [{ aggFn: 'count' }] } as const",
    'const place = { x: 0, y: 0, w: 6, h: 3, config }',
    "dashboard({ name: 'Errors', tags: [], containers: [], was: [], tiles: [{ ...place, name: 'Count', was: [] }] })",
    "const heat = { displayType: 'heatmap', source: source.trace('Traces') } as const",
    "webhook({ service: 'slack', name: 'On call', url: { secret: 'ONCALL_URL' } })",
    'const line = dashboard',
  )
  expect(file.hover(', tags')).toMatch(/Labels.*@maxItems 50/s)
  expect(file.hover('containers')).toContain('Servers before 2026-05-11')
  expect(file.hover('{ service')).not.toBe('')
  expect(file.hover(', url')).toContain('Servers refuse another domain.')
  expect(file.declaration(', url')).toBe('(property) SlackWebhookCode.url: string | Secret')
  expect(file.declaration('tiles')).toBe('(property) DashboardCode.tiles: DashboardTiles')
  expect(file.declaration('const line')).toBe('const line: (code: DashboardCode) => DashboardDeclaration')
})

const select = "select: [{ aggFn: 'count' }]"
const line = (...parts: string[]) => `{ ${["displayType: 'line'", ...parts].join(', ')} }`
const place = "name: 'T', x: 0, y: 0, w: 6, h: 1"
const condition = "threshold: 1, thresholdType: 'above'"

type Mistake = readonly [mistake: string, at: RegExp, tile: string, alert?: string]

/** Mistakes in a tile or in its alert, each with the text at which an editor shows it. `SOURCE` and `CHANNEL` are correct. */
const mistakes: Mistake[] = [
  ['a missing place', /^\{ name: 'T', x/, `{ name: 'T', x: 0, y: 0, w: 6, config: ${line('SOURCE', select)} }`],
  ['a missing chart', /^\{ name: 'T', x/, `{ ${place} }`],
  ['a number as text', /^h$/, `{ name: 'T', x: 0, y: 0, w: 6, h: '1', config: ${line('SOURCE', select)} }`],
  ['a misspelt field', /^containerid$/, `{ ${place}, containerid: 'a', config: ${line('SOURCE', select)} }`],
  ['an unknown field of a chart', /^unknown$/, `{ ${place}, config: ${line('SOURCE', select, 'unknown: 1')} }`],
  ['a field of another chart', /^select$/, `{ ${place}, config: { displayType: 'markdown', ${select} } }`],
  ['a missing source', /^config$/, `{ ${place}, config: ${line(select)} }`],
  ['a missing kind of chart', /^config$/, `{ ${place}, config: { SOURCE, ${select} } }`],
  ['an unknown function', /^aggFn$/, `{ ${place}, config: ${line('SOURCE', "select: [{ aggFn: 'cont' }]")} }`],
  ['a missing interval', /^\{ threshold/, '', `{ ${condition}, CHANNEL }`],
  ['an unknown interval', /^interval$/, '', `{ ${condition}, interval: '7m', CHANNEL }`],
  ['an unknown field of an alert', /^foo$/, '', `{ ${condition}, interval: '5m', CHANNEL, foo: 1 }`],
]

describe('a message about', () => {
  const code = fileOfMistakes(
    ([, , tile, alert]) => {
      const watched = `{ ${place}, config: ${line('SOURCE', select)}, alerts: [${alert}] }`
      return `dashboard({ name: 'D', tiles: [${tile || watched}] })`
    },
    { SOURCE: 'source: logs', CHANNEL: 'channels: [pager]' },
    "import { dashboard, existingWebhook, source } from '@clouddb/as-code'",
    "const logs = source.log('Logs')",
    "const pager = existingWebhook('slack', 'On call')",
  )
  const client = fileOfMistakes(
    ([, , tile, alert]) => {
      const call = alert?.replace('{', "{ source: 'tile', dashboardId: 'd', tileId: 't',")
      return call ? `oss.createAlert(${call})` : `oss.createDashboard({ name: 'D', tiles: [${tile}] })`
    },
    {
      SOURCE: "sourceId: '66a1f0c2d4e8b7a9c3f50201'",
      CHANNEL: "channel: { type: 'webhook', webhookId: 'w' }",
    },
    "import { createObservabilityOssClient } from '@clouddb/observability-oss'",
    'const oss = createObservabilityOssClient()',
  )

  test.for(mistakes)('%s stands at the mistake, and is no longer than that of a client', (row) => {
    const [own, ofClient] = [code, client].map((messagesAbout) => messagesAbout(row))
    expect(own).toMatchObject([{ at: expect.stringMatching(row[1]), message: expect.any(String) }])
    expect(ofClient).toHaveLength(1)
    expect(own?.[0]?.message.length).toBeLessThanOrEqual(ofClient?.[0]?.message.length ?? 0)
  })
})

/** Opens a file with a line for each mistake. Returns a function that finds what an editor shows in that line. */
function fileOfMistakes(
  lineOf: (mistake: Mistake) => string,
  words: Readonly<Record<'SOURCE' | 'CHANNEL', string>>,
  ...head: string[]
) {
  const lines = mistakes.map((mistake) => lineOf(mistake).replace(/SOURCE|CHANNEL/g, (word) => words[word as 'SOURCE']))
  const shown = open(...head, ...lines).mistakes()
  return (mistake: Mistake) => shown.filter((each) => each.line === head.length + mistakes.indexOf(mistake))
}

test('a program has the types of every part of a declaration', () => {
  const file = open(
    "import { dashboard, source } from '@clouddb/as-code'",
    "import type { LineChartCode, SelectItemCode } from '@clouddb/as-code/types'",
    "const count = (where: string): SelectItemCode => ({ aggFn: 'count', where })",
    "const chart: LineChartCode = { displayType: 'line', source: source.log('Logs'), select: [count('a:b')] }",
    "export const { tiles } = dashboard({ name: 'D', tiles: [{ name: '', x: 0, y: 0, w: 1, h: 1, config: chart }] }).dashboard",
  )
  expect(file.errors()).toEqual([])
})
