import { join } from 'node:path'
import type { Schema } from '@clouddb/document/openapi'
import { expect, test } from 'vitest'
import { allowsNull } from '../src/read/schemas.ts'
import { core, generated, generateText } from './package-folder.ts'

/** Generates an operation whose 200 response has some content, in a document with or without an envelope. */
async function readLamp(content: string, envelope = 'x-payload: result\n') {
  const folder = await generateText(`openapi: 3.1.0
info: { title: Lamps, version: '1' }
${envelope}paths:
  /lamp:
    get:
      operationId: readLamp
      responses: { '200': { description: Good., content: ${content} } }
`)
  const { definition } = await import(join(folder, 'src/generated/definition.ts'))
  const { method: _, path: __, pages, ...rest } = definition.operations.readLamp
  const type = /ApiPromise<(.*)>$/m.exec(generated(folder, 'methods.ts').replace(/^import.*$/gm, ''))?.[1]
  return { definition: rest, pages, type, methods: generated(folder, 'methods.ts') }
}

const text = 'text/plain: { schema: { type: string } }'
const integer = '{ schema: { properties: { result: { type: integer } } } }'
const accept = 'application/json, text/plain;q=0.5, */*;q=0.1'
const textOnly = 'text/plain, */*;q=0.1'
const enveloped = (result: string) => `{ application/json: { schema: { properties: { result: ${result} } } } }`

test.each<[schema: Schema, isNullable: boolean]>([
  [{ type: ['object', 'null'] }, true],
  [{}, true],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, true],
  [{ anyOf: [{ allOf: [{ type: ['string', 'null'] }, { description: 'x' }] }] }, true],
  [{ enum: ['on', null] }, true],
  [{ const: null }, true],
  [{ type: 'object' }, false],
  [{ type: 'array', items: { type: 'null' } }, false],
  [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, false],
  [{ allOf: [{ type: ['string', 'null'] }, { type: 'string' }] }, false],
  [{ type: ['string', 'null'], enum: ['on'] }, false],
  [{ const: 'on' }, false],
])('a payload of the schema %j can be null: %s', (schema, isNullable) => {
  expect(allowsNull({ openapi: '3.1.0', info: { title: '', version: '' } }, schema)).toBe(isNullable)
})

test('the definition names a payload that can be null, in an envelope and as the whole body', async () => {
  const alternatives = { unwrap: expect.any(Function), null: true }
  const whole = '{ application/json: { schema: { type: [string, "null"] } } }'
  expect((await readLamp(enveloped('{ const: null }'))).definition).toEqual({ payload: 'result', alternatives })
  expect((await readLamp(whole, '')).definition).toEqual({ payload: true, alternatives })
  expect((await readLamp(enveloped('{ const: on }'))).definition).toEqual({ payload: 'result' })
})

test('a list has pages unless its response can be null or text', async () => {
  const list = '{ type: array, items: { type: string } }'
  expect((await readLamp(enveloped(list))).pages).toBeDefined()
  expect((await readLamp(enveloped(`{ anyOf: [${list}, { type: "null" }] }`))).pages).toBeUndefined()
  const json = `{ schema: { properties: { result: ${list} } } }`
  expect((await readLamp(`{ ${text}, application/json: ${json} }`)).pages).toBeUndefined()
})

test.each([
  [
    'without a payload is read, and changes no type',
    `{ ${text}, application/json: { schema: { type: object } } }`,
    { alternatives: { unwrap: expect.any(Function), text: 'text/plain' }, accept },
    'undefined',
  ],
  [
    'with a payload is read, and the type says so',
    `{ ${text}, application/json: ${integer} }`,
    { payload: 'result', alternatives: { unwrap: expect.any(Function), text: 'text/plain' }, accept },
    'number | string',
  ],
  ['alone is the payload', `{ ${text} }`, { payload: true, read: expect.any(Function), accept: textOnly }, 'string'],
  ['of another type is left to path literals', `{ text/csv: {}, application/json: ${integer} }`, { payload: 'result' }],
])('text beside JSON %s', async (_, content, expected, expectedType = 'number') => {
  const { definition, type, methods } = await readLamp(content)
  expect(definition).toEqual(expected)
  expect(type).toBe(expectedType)
  expect(methods.includes('may also come as `text/csv`')).toBe(content.includes('csv'))
  expect(methods.includes('may also come as')).toBe(content.includes('csv'))
})

test('the definition names the properties of bodies that hold secrets, at any depth', async () => {
  const lamp = `{ properties: { pin: { type: string, x-secret: true }, name: { type: string }, next: { $ref: '#/components/schemas/Lamp' },
    headers: { additionalProperties: { type: string, x-secret: true } }, keys: { items: { $ref: '#/components/schemas/Key' } } } }`
  const { definition } = await readLamp(
    enveloped("{ $ref: '#/components/schemas/Lamp' }"),
    `x-payload: result\ncomponents: { schemas: { Lamp: ${lamp}, Key: { type: string, x-secret: true } } }\n`,
  )
  expect(definition.secrets).toEqual([core.findSecrets, ['headers', 'keys', 'pin']])
})
