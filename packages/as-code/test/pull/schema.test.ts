import { readFileSync } from 'node:fs'
import { isRecord } from '@clouddb/document/openapi'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { pull } from '../../src/index.ts'
import { count, logs, tile } from '../declarations.ts'
import { ages } from '../worlds.ts'
import { demoWorld, fullDeployment } from './deployments.ts'

const schema = JSON.parse(readFileSync(new URL('../../clouddb.schema.json', import.meta.url), 'utf8'))

function compiled(allErrors: boolean) {
  const ajv = new Ajv({ strictTypes: false, allErrors })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

const [isValid, isRight] = [compiled(false), compiled(true)]

const projectOf = async (client: Parameters<typeof pull>[0]) =>
  JSON.parse((await pull(client, { json: true })).files[0]?.text ?? '')

const projects = new Map<string, unknown>([['every example', await projectOf((await fullDeployment()).client)]])
for (const age of ages) projects.set(age, await projectOf(demoWorld(age).client))

/** The objects in a value, with their paths. */
function recordsIn(value: unknown, path = ''): [path: string, record: Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) => recordsIn(each, `${path}/${key}`))
  return isRecord(value) ? [[path, value], ...inner] : inner
}

test.each([...projects])('the project that pull writes has the form of the schema that it names: %s', (_, project) => {
  expect(project).toHaveProperty('$schema', './node_modules/@clouddb/as-code/clouddb.schema.json')
  expect([isValid(project), isValid.errors]).toEqual([true, null])
})

test.each([...projects])('the schema refuses a wrong field in any object of a project: %s', (_, project) => {
  const accepted = recordsIn(project).flatMap(([path, record]) => {
    record.unknwon = 1
    const isAccepted = isValid(project)
    delete record.unknwon
    return isAccepted ? [path] : []
  })
  expect(accepted).toEqual([])
})

const alert = {
  ...{ threshold: 1, thresholdType: 'above', interval: '5m' },
  channels: [{ type: 'email', emailRecipients: [] }],
}
const charted = (config: object) => tile('T', {}, config)
const lin = { displayType: 'lin', source: undefined, select: undefined }
const markdown = { displayType: 'markdown', source: undefined, select: undefined }
const functions = 'count, quantile, avg, count_distinct, last_value, max, min, sum, any, none, increase'

/** What is wrong in a tile, where it stands, and what is said about it: this alone, and each known value. */
test.each<[tile: object, ...said: string[]]>([
  [tile('T', { h: '3' }), '/h must be number'],
  [tile('T', { h: undefined }), " must have required property 'h'"],
  [charted({ source: undefined }), "/config must have required property 'source'"],
  [charted({ markdown: '' }), '/config must NOT have additional properties'],
  [
    charted(lin),
    '/config/displayType: line, stacked_bar, table, number, pie, bar, heatmap, search, event_patterns, markdown',
  ],
  [charted({ ...lin, configType: 'sql' }), '/config/displayType: line, stacked_bar, table, number, pie, bar'],
  [charted({ select: [{ aggFn: 'cont' }] }), `/config/select/0/aggFn: ${functions}`],
  [charted({ select: [{ ...count, level: 0.9 }] }), '/config/select/0 must NOT have additional properties'],
  [tile('T', { alerts: [alert] }, markdown), '/config/displayType: line, stacked_bar, number'],
  [tile('T', { alerts: [{ ...alert, threshold: '1' }] }), '/alerts/0/threshold must be number'],
  [tile('T', { config: 'line' }), '/config must be object'],
])('the schema speaks of what is meant alone: %j', (wrong, ...said) => {
  isRight(JSON.parse(JSON.stringify({ project: 'checkout', objects: [{ dashboard: { name: 'D', tiles: [wrong] } }] })))
  const errors = (isRight.errors ?? []).flatMap(({ instancePath, keyword, message, params }) => {
    const at = instancePath.split('/tiles/0')[1]
    if (at === undefined || keyword === 'if') return []
    return `${at}${keyword === 'enum' ? `: ${params.allowedValues.join(', ')}` : ` ${message}`}`
  })
  expect(errors).toEqual(said)
})

test('the schema has a text for every field, and refuses a value that is missing, too long or not listed', () => {
  const fields = Object.entries(schema.definitions as Record<string, { properties?: Record<string, unknown> }>).flatMap(
    ([name, { properties = {} }]) =>
      Object.entries(properties).map(([field, value]) => ({ at: `${name}.${field}`, value })),
  )
  const textOf = (value: unknown): unknown => {
    const { description, $ref } = Object(value)
    return description ?? ($ref && textOf(schema.definitions[$ref.replace('#/definitions/', '')]))
  }
  expect(fields.length).toBeGreaterThan(200)
  expect(fields.filter(({ value }) => value !== false && !textOf(value)).map(({ at }) => at)).toEqual([])
  const [named] = schema.definitions.LineChartCode.properties.source.anyOf
  expect(named.properties.kind.examples).toContain('trace')
  const isTaken = (search: object) => {
    const savedSearch = { name: 'Errors', source: logs, ...search }
    return isValid(JSON.parse(JSON.stringify({ project: 'checkout', objects: [{ savedSearch }] })))
  }
  expect(isTaken({})).toBe(true)
  for (const wrong of [{ source: 'Logs' }, { source: undefined }, { whereLanguage: 'sq' }, { where: 'x'.repeat(8193) }])
    expect(isTaken(wrong), JSON.stringify(Object.keys(wrong))).toBe(false)
})
