import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { callers } from '../callers.ts'
import { answering, createWarehouse, found, refusal } from '../warehouse.ts'

/** Evaluates code in a realm of its own, with other classes than those of this file, as test runners do. */
const elsewhere = <Value>(code: string): Value => runInNewContext(`(${code})`, { Response }) as Value

describe.each(callers)('a %s takes values of another realm:', (_, createCalls) => {
  it('a body, with lists and objects in it', async () => {
    const { fetch, sent } = answering(found)
    await createCalls({ fetch }).create(elsewhere('{ tiles: [{ w: 1 }], none: null, also: Object.create(null) }'))
    expect(await new Response(sent[0]?.body as BodyInit).text()).toBe('{"tiles":[{"w":1}],"none":null,"also":{}}')
  })

  it('a body with what JSON would lose is refused with its place', async () => {
    for (const value of ['new Map()', 'Promise.resolve()', 'new Error()', '/a/', '() => 1'])
      expect(
        (await refusal(({ fetch }) => createCalls({ fetch }).create(elsewhere(`{ tiles: [${value}] }`)))).message,
      ).toContain('body.tiles[0] is a ')
  })

  it('options, headers, and functions that bring credentials', async () => {
    const { fetch, sent } = answering(found)
    const calls = createCalls({ fetch, keySecret: elsewhere("async () => 'brought'") })
    await calls.get('a', elsewhere("{ timeout: 5_000, headers: { 'X-Own': 'yes' } }"))
    expect(sent[0]?.headers).toMatchObject({ 'x-own': 'yes', authorization: `Basic ${btoa('key-1:brought')}` })
  })

  it('an error of `fetch` keeps its message and its code', async () => {
    const fetch = elsewhere<never>(
      "async () => { throw Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }) }",
    )
    const error = await createCalls({ fetch, maxRetries: 0 })
      .get('a')
      .catch((reason) => reason)
    expect(error).toMatchObject({ name: 'ConnectionError', code: 'ECONNREFUSED' })
    expect(error.message).toMatch(/refused$/)
  })
})

it('a query of another realm is sent whole', async () => {
  const { fetch, sent } = answering(found)
  await createWarehouse({ fetch }).listCrates({ query: elsewhere("{ of: ['a', 'b'], near: { row: 1 } }") })
  expect(new URL(sent[0]?.url ?? '').search).toBe('?of=a&of=b&near%5Brow%5D=1')
})
