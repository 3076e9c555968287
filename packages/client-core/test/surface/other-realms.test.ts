import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { callers } from '../callers.ts'
import { createWarehouse, refusal, rejection, requestsOf } from '../warehouse.ts'

/** Evaluates code in a realm of its own, with other classes than those of this file, as test runners do. */
const elsewhere = <Value>(code: string): Value => runInNewContext(`(${code})`, { Response }) as Value

describe.each(callers)('a %s takes values of another realm:', (_, createCalls) => {
  it('a body, with lists and objects in it', async () => {
    const body = elsewhere('{ tiles: [{ w: 1 }], none: null, also: Object.create(null) }')
    const sent = await requestsOf(({ fetch }) => createCalls({ fetch }).create(body))
    expect(await new Response(sent[0]?.body as BodyInit).text()).toBe('{"tiles":[{"w":1}],"none":null,"also":{}}')
  })

  it('a body with what JSON would lose is refused with its place', async () => {
    for (const value of ['new Map()', 'Promise.resolve()', 'new Error()', '/a/', '() => 1']) {
      const body = elsewhere(`{ tiles: [${value}] }`)
      const { message } = await refusal(({ fetch }) => createCalls({ fetch }).create(body))
      expect(message).toContain('body.tiles[0] is a ')
    }
  })

  it('options, headers, and functions that bring credentials', async () => {
    const keySecret = elsewhere<() => Promise<string>>("async () => 'brought'")
    const options = elsewhere<object>("{ timeout: 5_000, headers: { 'X-Own': 'yes' } }")
    const sent = await requestsOf(({ fetch }) => createCalls({ fetch, keySecret }).get('a', options))
    expect(sent[0]?.headers).toMatchObject({ 'x-own': 'yes', authorization: `Basic ${btoa('key-1:brought')}` })
  })

  it('an error of `fetch` keeps its message and its code', async () => {
    const fetch = elsewhere<never>(
      "async () => { throw Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }) }",
    )
    const message = expect.stringMatching(/refused$/)
    const error = await rejection(createCalls({ fetch, maxRetries: 0 }).get('a'))
    expect(error).toMatchObject({ name: 'ConnectionError', code: 'ECONNREFUSED', message })
  })
})

it('a query of another realm is sent whole', async () => {
  const query = elsewhere<object>("{ of: ['a', 'b'], near: { row: 1 } }")
  const sent = await requestsOf(({ fetch }) => createWarehouse({ fetch }).listCrates({ query }))
  expect(new URL(sent[0]?.url ?? '').search).toBe('?of=a&of=b&near%5Brow%5D=1')
})
