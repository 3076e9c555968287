import { describe, expect, it } from 'vitest'
import { callers } from '../callers.ts'
import { refusal, requestsOf } from '../warehouse.ts'

const circular: Record<string, unknown> = { name: 'a' }
circular.tiles = [{ parent: circular }]

class Tile {
  w = 1
  get area() {
    return 2
  }
}

describe.each(callers)('the JSON body of a %s', (_, create) => {
  it.each([
    ['NaN', Number.NaN, 'NaN'],
    ['infinity', Number.POSITIVE_INFINITY, 'Infinity'],
    ['an invalid date', new Date(Number.NaN), 'a Date'],
    ['a map', new Map([[1, 2]]), 'a Map'],
    ['a stream', new ReadableStream(), 'a ReadableStream'],
    ['a promise', Promise.resolve(1), 'a Promise; await it'],
    ['a function', () => 1, 'a Function'],
    ['a big integer', 10n, 'a BigInt'],
    ['bytes', new Uint8Array(2), 'a Uint8Array'],
    ['a file', new Blob(['x']), 'a Blob'],
  ])('is refused with %s in it, with the name of the property', async (_, value, name) => {
    const bodies: [body: unknown, property: string][] = [
      [{ tiles: [{ w: 1 }, { w: value }] }, 'body.tiles[1].w'],
      [[[value]], 'body[0][0]'],
      [{ a: { toJSON: () => ({ b: value }) } }, 'body.a.b'],
      [value, 'body'],
    ]
    for (const [body, property] of bodies)
      expect(await refusal(({ fetch }) => create({ fetch }).create(body))).toMatchObject({
        name: 'InvalidArgumentError',
        message: `The body of POST /v1/sites/{site}/crates must be plain data: ${property} is ${name}.`,
      })
  })

  it.each<[what: string, body: unknown, problem: string, cause?: RegExp]>([
    ['undefined in a list', { tiles: [{ w: [1, undefined] }] }, ': body.tiles[0].w has undefined in it.'],
    // biome-ignore lint/suspicious/noSparseArray: the test needs one.
    ['a gap in a list', [1, , 2], ': body has undefined in it.'],
    ['itself in it', circular, ': body.tiles[0].parent is a part of itself.', /circular/],
    ['nothing in it', undefined, ' is missing; pass it after the path parameters.'],
    ['a failure to write itself', { toJSON: () => JSON.parse('{') }, ' could not be written; see the cause.', /JSON/],
  ])('is refused with %s', async (_, body, problem, cause) => {
    const error = await refusal(({ fetch }) => create({ fetch }).create(body))
    expect(error.name).toBe('InvalidArgumentError')
    expect(error.message).toContain(problem)
    if (cause) expect(String(error.cause)).toMatch(cause)
    else expect(error).not.toHaveProperty('cause')
  })

  it.each([
    ['dates', { at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
    ['what writes itself', { a: { toJSON: () => 'b' }, c: { toJSON: () => undefined } }, '{"a":"b"}'],
    ['undefined members, which are left out', { a: undefined, b: { c: undefined } }, '{"b":{}}'],
    ['objects without a prototype', Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    ['instances of classes', new Tile(), '{"w":1}'],
    ['one object twice', ((shared) => ({ a: shared, b: [shared] }))({ c: 1 }), '{"a":{"c":1},"b":[{"c":1}]}'],
    ['null, false, zero and an empty text', [null, false, 0, -0, ''], '[null,false,0,0,""]'],
    ['names of methods', { toJSON: 'y', valueOf: 2, constructor: 1 }, '{"toJSON":"y","valueOf":2,"constructor":1}'],
    ['an own `__proto__`', JSON.parse('{"__proto__":{"a":1}}'), '{"__proto__":{"a":1}}'],
  ])('carries %s as JSON does', async (_, body, text) => {
    const sent = await requestsOf(({ fetch }) => create({ fetch }).create(body))
    expect(await new Response(sent[0]?.body as BodyInit).text()).toBe(text)
  })
})
