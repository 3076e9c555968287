import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../src/document/openapi.ts'
import { allowsNull } from '../../src/generator/read/schemas.ts'
import { generated, generateInto, makeFolder, makePackage } from './package-folder.ts'

/** Generates an operation whose 200 response has some content, in a document with or without an envelope. */
async function readLamp(content: string, envelope = 'x-payload: result\n') {
  const folder = makePackage()
  const path = join(makeFolder(), 'lamps.yaml')
  writeFileSync(
    path,
    `openapi: 3.1.0\ninfo: { title: Lamps, version: '1' }\n${envelope}paths:
  /lamp:
    get:
      operationId: readLamp
      responses: { '200': { description: Good., content: ${content} } }\n`,
  )
  expect(await generateInto(folder, path)).toEqual({ code: 0, errors: '' })
  const { definition } = await import(join(folder, 'src/generated/definition.ts'))
  const { method: _, path: __, pages, ...rest } = definition.operations.readLamp
  const type = /ApiPromise<(.*)>$/m.exec(generated(folder, 'methods.ts').replace(/^import.*$/gm, ''))?.[1]
  return { definition: rest, pages, type, methods: generated(folder, 'methods.ts') }
}

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
  const text = 'text/plain: { schema: { type: string } }'
  const json = `{ schema: { properties: { result: ${list} } } }`
  expect((await readLamp(`{ ${text}, application/json: ${json} }`)).pages).toBeUndefined()
})

describe('text beside JSON', () => {
  const text = 'text/plain: { schema: { type: string } }'
  const accept = 'application/json, text/plain;q=0.5, */*;q=0.1'

  test('is read where there is no payload, and changes no type', async () => {
    const { definition, type, methods } = await readLamp(`{ ${text}, application/json: { schema: { type: object } } }`)
    expect(definition).toEqual({ alternatives: { unwrap: expect.any(Function), text: 'text/plain' }, accept })
    expect(type).toBe('undefined')
    expect(methods).not.toContain('may also come as')
  })

  test('is read where there is a payload, and says so in the type', async () => {
    const json = '{ schema: { properties: { result: { type: integer } } } }'
    const { definition, type } = await readLamp(`{ ${text}, application/json: ${json} }`)
    expect(definition).toEqual({
      payload: 'result',
      alternatives: { unwrap: expect.any(Function), text: 'text/plain' },
      accept,
    })
    expect(type).toBe('number | string')
  })

  test('alone is the payload', async () => {
    const { definition, type } = await readLamp(`{ ${text} }`)
    expect(definition).toEqual({ payload: true, read: expect.any(Function), accept: 'text/plain, */*;q=0.1' })
    expect(type).toBe('string')
  })

  test('of another type is left to the client of path literals', async () => {
    const json = '{ schema: { properties: { result: { type: integer } } } }'
    const { definition, methods } = await readLamp(`{ text/csv: {}, application/json: ${json} }`)
    expect(definition).toEqual({ payload: 'result' })
    expect(methods).toContain('may also come as `text/csv`')
  })
})
