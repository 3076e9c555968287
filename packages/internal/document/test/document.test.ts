import { expect, test } from 'vitest'
import { bundleDocument } from '../src/bundle.ts'
import { childOf } from '../src/located.ts'
import { locatedOperations } from '../src/operations.ts'
import { nodeAt, pointerBelow, pointerTo, pointerTokens } from '../src/pointer.ts'
import { componentsReached, follow } from '../src/references.ts'
import { RequestBody } from '../src/request-schema.ts'
import { allSchemas, walkSchemas } from '../src/schemas.ts'
import { dayOfValue } from '../src/since-days.ts'

const { document, locate } = await bundleDocument('test/fixtures/lamps.yaml')
const root = { node: document, pointer: '#' }

test('a bundle locates its nodes in the source files', () => {
  expect(locate('#/paths/~1lamps~1{lampId}/get')).toBe('test/fixtures/lamps.yaml:8:5')
  expect(locate('#/components/schemas/Lamp')).toBe('test/fixtures/shared/lamps.yaml:3:5')
  expect(locate('#/components/schemas/Lamp/properties/100%25~1~0')).toBe('test/fixtures/shared/lamps.yaml:8:9')
})

test('the parameters of an operation override those of its path by name', () => {
  const [getLamp, createLamp] = locatedOperations(document)
  expect(getLamp).toMatchObject({ id: 'getLamp', method: 'get', path: '/lamps/{lampId}' })
  expect(getLamp?.parameters.map(({ pointer }) => pointer)).toEqual([
    '#/components/parameters/LampId',
    '#/paths/~1lamps~1{lampId}/get/parameters/0',
  ])
  expect(createLamp).toMatchObject({ path: '/elsewhere', pointer: '#/components/pathItems/Elsewhere/post' })
})

test('a child has its own pointer, and following its reference returns the pointer of the target', () => {
  const twin = childOf(root, 'components', 'schemas', 'Lamp', 'properties', 'twin')
  expect(twin?.pointer).toBe('#/components/schemas/Lamp/properties/twin')
  expect(twin && follow(document, twin).pointer).toBe('#/components/schemas/Lamp')
  expect(childOf(root, 'components', 'schemas', 'Lump')).toBeUndefined()
})

const lamp = '#/components/schemas/Lamp'
const inLamp = ['then', 'then/not', 'if', 'properties/colour', 'properties/twin', 'properties/100%25~1~0']

test('every schema of parameters, headers, bodies and components is found once', () => {
  const body = '#/paths/~1lamps~1{lampId}/get/responses/200'
  expect(
    allSchemas(document)
      .map(({ pointer }) => pointer)
      .toSorted(),
  ).toEqual(
    [
      '#/components/parameters/LampId/schema',
      '#/components/schemas/Colour',
      '#/components/schemas/Unused',
      lamp,
      ...inLamp.map((keys) => `${lamp}/${keys}`),
      '#/paths/~1lamps~1{lampId}/get/parameters/0/schema',
      '#/paths/~1lamps~1{lampId}/parameters/1/schema',
      `${body}/content/application~1json/schema`,
      `${body}/headers/schema/schema`,
    ].toSorted(),
  )
})

test('a walk visits each schema once, also through circular references', () => {
  const met: string[] = []
  walkSchemas(document, { node: { $ref: lamp }, pointer: '#/start' }, ({ pointer }) => met.push(pointer))
  const expected = ['#/start', lamp, '#/components/schemas/Colour', ...inLamp.map((keys) => `${lamp}/${keys}`)]
  expect(met.toSorted()).toEqual(expected.toSorted())
})

test('components are reached directly and through other components', () => {
  const reached = componentsReached(document, document.paths)
  expect([...reached].toSorted()).toEqual([
    '#/components/parameters/LampId',
    '#/components/pathItems/Elsewhere',
    '#/components/schemas/Colour',
    lamp,
  ])
})

test('a bundle has the schemas and the days of its deployment, and omits the extension itself', async () => {
  const read = async (name: string) => (await bundleDocument(`test/fixtures/${name}.yaml`)).document.components?.schemas
  const shadeSince = (day: string) => ({
    type: 'object',
    properties: { colour: { type: 'string', 'x-since': day } },
  })
  const dimmer = { type: 'object', required: ['colour', 'level'] }
  const shade = shadeSince('2026-08-21')
  const properties = { ...shade.properties, level: { $ref: '#/components/schemas/Level' } }
  expect(await read('shades-managed')).toEqual({ Shade: shadeSince('2026-09-05') })
  expect(await read('shades')).toEqual({ Shade: { ...shade, properties, not: dimmer }, Level: { type: 'integer' } })
})

const keys = ['paths', '/v1/keys/{keyId}~old', '100%20', 'get']

test('a pointer encodes slashes, tildes and percents of keys, and its tokens are decoded', () => {
  const pointer = pointerTo(...keys)
  expect(pointer).toBe('#/paths/~1v1~1keys~1{keyId}~0old/100%2520/get')
  expect(pointerTokens(pointer)).toEqual(keys)
  expect(nodeAt({ paths: { '/v1/keys/{keyId}~old': { '100%20': { get: 'found' } } } }, pointer)).toBe('found')
})

test('a pointer below another one appends its keys', () => {
  expect(pointerTo()).toBe('#')
  expect(pointerBelow(pointerTo(), 'tags', 0, 'a/b')).toBe('#/tags/0/a~1b')
})

test('a pointer finds neither missing nor inherited properties', () => {
  expect(nodeAt({ paths: null }, '#/paths/a/b')).toBeUndefined()
  expect(nodeAt({ paths: {} }, '#/paths/constructor')).toBeUndefined()
})

test.each([
  ['promql', '2026-05-27'],
  ['pattern', '2026-03-03'],
  ['self', '2026-03-03'],
  ['__proto__', '2026-03-03'],
  ['sql', '2026-03-03'],
])('of a listed value with a day alone the day is its own: %s is of %s', (value, since) => {
  const schema = {
    enum: ['sql', 'promql'],
    pattern: 'l',
    'x-since': { self: '2026-03-03', promql: '2026-05-27', pattern: '2026-08-10' },
  }
  expect(new RequestBody(schema, {}).newerParts(value, '2026-01-01')).toEqual([{ path: '', since }])
  const { self: _, ...parts } = schema['x-since']
  const isNewer = value === 'promql'
  expect(new RequestBody({ ...schema, 'x-since': parts }, {}).newerParts(value, '2026-01-01')).toHaveLength(
    isNewer ? 1 : 0,
  )
})

test('the text null is not the null that a type allows since a day', () => {
  const schema = { type: ['string', 'null'], 'x-since': { null: '2026-08-06' } }
  expect(new RequestBody(schema, {}).newerParts('null', '2026-01-01')).toEqual([])
  expect([dayOfValue(schema, null), dayOfValue(schema, 'null')]).toEqual(['2026-08-06', undefined])
})
