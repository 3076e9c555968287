import { readFileSync } from 'node:fs'
import { isRecord } from '@clouddb/document/openapi'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { pull } from '../../src/index.ts'
import { ages } from '../worlds.ts'
import { demoWorld, fullDeployment } from './deployments.ts'

const schema = JSON.parse(readFileSync(new URL('../../clouddb.schema.json', import.meta.url), 'utf8'))
const ajv = new Ajv({ strictTypes: false })
addFormats.default(ajv)
const isValid = ajv.compile(schema)

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
  const saved = { name: 'Errors', source: { ref: 'source', kind: 'log', name: 'Logs' } }
  const isTaken = (search: object) => isValid({ project: 'checkout', objects: [{ savedSearch: search }] })
  expect(isTaken(saved)).toBe(true)
  for (const wrong of [{ source: 'Logs' }, { source: undefined }, { whereLanguage: 'sq' }, { where: 'x'.repeat(8193) }])
    expect(isTaken(JSON.parse(JSON.stringify({ ...saved, ...wrong }))), JSON.stringify(Object.keys(wrong))).toBe(false)
})
