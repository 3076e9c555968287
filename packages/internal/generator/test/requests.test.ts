import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { generated, packagesForFile } from './package-folder.ts'

// In place of those of the runtime, which make requests.
vi.mock('@clouddb/client-core/requests', () => {
  const passed = (...given: readonly unknown[]) => given
  return { toRequest: passed, toChanges: passed }
})

const packageOf = packagesForFile()

async function shapeOf(name: string): Promise<Record<string, unknown>> {
  const folder = await packageOf('requests.yaml')
  const made = await import(join(folder, 'src/generated/requests.ts'))
  return made[name]({})[2]
}

test('a document without x-request-of has no requests.ts', async () => {
  const folder = await packageOf('oddities.yaml')
  expect(existsSync(join(folder, 'src/generated/requests.ts'))).toBe(false)
})

test('the table lists required, optional and dropped fields, and none that is only written', async () => {
  const { required, optional, drops, unshown, made, others } = await shapeOf('toCreatePlant')
  expect(Object.keys(required as object)).toEqual(['care', 'name'])
  expect(optional).toMatchObject({
    age: ['null', 'number'],
    place: { optional: { bedId: { id: 'bed' }, row: 'number' } },
    neighbours: { items: { id: 'plant' } },
    color: { values: ['green', 'red', null] },
    labels: { others: 'string' },
    notes: 'any',
  })
  expect(optional).not.toHaveProperty('height')
  expect(drops).toEqual(['id', 'height', 'origin'])
  expect(unshown).toEqual(['secret'])
  expect(made).toEqual({ owners: ['ownerIds', 'id'] })
  expect(others).toBeUndefined()
})

test('a read-only field stays if the request has it, and what an update keeps is no loss', async () => {
  expect(await shapeOf('toReplacePlant')).toEqual({
    required: { id: 'string' },
    optional: { secret: 'string' },
    drops: ['height', 'origin'],
  })
})

test('a change is made from two records, and its ids are not mapped', async () => {
  const folder = await packageOf('requests.yaml')
  const { toChangePlant } = await import(join(folder, 'src/generated/requests.ts'))
  const shape = { optional: { name: 'string', neighbours: { optional: { add: { items: { id: 'tree' } } } } } }
  const options = { leaveOut: true }
  const given = ['toChangePlant', 'ChangePlantRequest', shape, { id: 'a' }, { id: 'b' }, options]
  expect(toChangePlant({ id: 'a' }, { id: 'b' }, options)).toEqual(given)
  expect(generated(folder, 'requests.ts')).toContain("export type IdKind = 'bed' | 'plant'\n")
})

test('a recursive table is a function', async () => {
  const shape = await shapeOf('toCreatePlant')
  const { items, least } = (shape.optional as { cuttings: { items: () => unknown; least: number } }).cuttings
  expect(items()).toBe(shape)
  expect(least).toBe(1)
})

test('each variant of a choice has its own constants, forbidden fields and dropped fields', async () => {
  const { care } = (await shapeOf('toCreatePlant')).required as { care: unknown }
  expect(care).toEqual([
    { required: { kind: { values: ['water'] } }, optional: { litres: 'number' }, drops: ['id'], forbidden: ['times'] },
    { required: { kind: { values: ['feed', 'mulch'] } }, optional: { litres: 'number' }, drops: ['id', 'litres'] },
    {
      required: { times: { items: [{ optional: { at: 'string' }, drops: ['seen'] }, 'string'], least: -1 } },
      drops: ['id'],
      forbidden: ['kind'],
    },
  ])
})

test('the comment of a function names its operation, the description of the document and the fields that are not sent', async () => {
  const folder = await packageOf('requests.yaml')
  const text = generated(folder, 'requests.ts')
  expect(text).toContain(' * Makes the body of `createPlant` from a record')
  expect(text).toContain(' * A new plant, which can bring its cuttings.')
  expect(text).toContain(
    ' * Not sent, for the server sets it: `id`, `height`, `origin`, `care.id`, `care.times[].seen`.',
  )
  expect(text).toContain(' * Lost unless you add it to the record, for servers never send it back: `secret`.')
})
