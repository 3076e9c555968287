import { describe, expect, it } from 'vitest'
import { InvalidArgumentError } from '../../src/errors.ts'
import { callers } from '../callers.ts'
import { answering, found, rejection } from '../warehouse.ts'

describe.each(callers)('the JSON body of a %s', (_, create) => {
  it.each([
    ['NaN', Number.NaN, 'NaN'],
    ['infinity', Number.POSITIVE_INFINITY, 'Infinity'],
    ['an invalid date', new Date(Number.NaN), 'a Date'],
    ['a map', new Map([[1, 2]]), 'a Map'],
    ['a stream', new ReadableStream(), 'a ReadableStream'],
    ['a promise', Promise.resolve(1), 'a Promise'],
    ['a function', () => 1, 'a Function'],
    ['a big integer', 10n, 'a BigInt'],
    ['bytes', new Uint8Array(2), 'a Uint8Array'],
    ['a file', new Blob(['x']), 'a Blob'],
  ])('is refused with %s in it, with the name of the property', async (_, value, name) => {
    const { fetch, sent } = answering(found)
    const calls = create({ fetch })
    const bodies: [body: unknown, property: string][] = [
      [{ tiles: [{ w: 1 }, { w: value }] }, 'body.tiles[1].w'],
      [[[value]], 'body[0][0]'],
      [{ a: { toJSON: () => ({ b: value }) } }, 'body.a.b'],
      [value, 'body'],
    ]
    for (const [body, property] of bodies) {
      const error: Error = await rejection(calls.create(body))
      expect(error).toBeInstanceOf(InvalidArgumentError)
      expect(error.message).toMatch(/^The body of POST \/v1\/sites\/\{site\}\/crates must be plain data/)
      expect(error.message).toContain(`: ${property} is ${name}.`)
    }
    expect(sent).toHaveLength(0)
  })

  it.each([
    ['undefined', [1, undefined]],
    // biome-ignore lint/suspicious/noSparseArray: the test needs one.
    ['a gap', [1, , 2]],
  ])('is refused with %s in a list, because JSON would write null', async (_, list) => {
    const { fetch, sent } = answering(found)
    for (const [body, property] of [
      [{ tiles: [{ w: list }] }, 'body.tiles[0].w'],
      [list, 'body'],
    ]) {
      const error: Error = await rejection(create({ fetch }).create(body))
      expect(error).toBeInstanceOf(InvalidArgumentError)
      expect(error.message).toContain(`must be plain data: ${property} has undefined in it.`)
    }
    expect(sent).toHaveLength(0)
  })

  it('is refused when it is missing', async () => {
    const error: Error = await rejection(create(answering(found)).create(undefined))
    expect(error.message).toMatch(/is missing; pass it after the path parameters\.$/)
    expect('cause' in error).toBe(false)
  })

  it('is refused when it contains itself, with the name of the property', async () => {
    const body: Record<string, unknown> = { name: 'a', tiles: [{}] }
    ;(body.tiles as object[])[0] = { parent: body }
    const error: Error = await rejection(create(answering(found)).create(body))
    expect(error.message).toContain(': body.tiles[0].parent is a part of itself.')
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  it.each([
    ['dates', { at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
    ['what writes itself', { a: { toJSON: () => 'b' }, c: { toJSON: () => undefined } }, '{"a":"b"}'],
    ['undefined members, which are left out', { a: undefined, b: { c: undefined } }, '{"b":{}}'],
    ['objects without a prototype', Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    [
      'instances of classes',
      new (class Tile {
        w = 1
        get area() {
          return 2
        }
      })(),
      '{"w":1}',
    ],
    ['one object twice', ((shared) => ({ a: shared, b: [shared] }))({ c: 1 }), '{"a":{"c":1},"b":[{"c":1}]}'],
    ['null, false, zero and an empty text', [null, false, 0, -0, ''], '[null,false,0,0,""]'],
    [
      'members with the names of methods',
      { toJSON: 'y', valueOf: 2, constructor: 1 },
      '{"toJSON":"y","valueOf":2,"constructor":1}',
    ],
    ['an own `__proto__`', JSON.parse('{"__proto__":{"a":1}}'), '{"__proto__":{"a":1}}'],
  ])('carries %s as JSON does', async (_, body, text) => {
    const { fetch, sent } = answering(found)
    await create({ fetch }).create(body)
    expect(await new Response(sent[0]?.body as BodyInit).text()).toBe(text)
  })
})
