import { isDeepStrictEqual } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { apiNames, apiOf } from '../src/apis.ts'
import { regenerate } from '../src/document/regenerate.ts'
import { clientFaults } from '../src/faults/client/all.ts'
import { mistakes } from '../src/faults/client/definitions.ts'
import { traitsOf } from '../src/faults/traits.ts'
import { client } from '../src/judges/client.ts'
import { wire, wireFaults } from '../src/judges/wire.ts'
import { closeGoldens, runGoldens } from '../src/suites/goldens.ts'

afterAll(closeGoldens)
const operations = apiNames.flatMap((api) => traitsOf(api))
const everything = [...clientFaults, ...wireFaults]
test.each(everything)('$name shows in some operation', ({ appliesTo }) => {
  expect(operations.some(appliesTo)).toBe(true)
})
test('no two faults have the same name', () => {
  const names = clientFaults.map(({ category, name }) => `${category}: ${name}`)
  expect(new Set(names).size).toBe(names.length)
})
test.each(apiNames)('each operation of %s gets faults of the client and of the wire', (api) => {
  const ids = traitsOf(api).map(({ id }) => id)
  for (const list of [client.mutantsOf(api), wire.mutantsOf(api)]) {
    expect(new Set(list.map(({ mutant }) => mutant.point))).toEqual(new Set(ids))
  }
})
/** Every mistake in a definition, in the first operation of each API in which it shows. */
const inDefinitions = apiNames.flatMap((api) => {
  const planned = client.mutantsOf(api).filter(({ mutant }) => mutant.category === 'definition')
  const byName = Map.groupBy(planned, ({ mutant }) => mutant.operator)
  return [...byName.values()].flatMap((each) => each.slice(0, 1)).map((each) => ({ api, id: each.mutant.id, ...each }))
})
const definitions = Object.fromEntries(apiNames.map((api) => [api, regenerate(apiOf(api).document).definition]))
describe('a mistake in a definition', () => {
  const partsOf = (fields = {}, prefix = '') => Object.entries(fields).map(([name, value]) => [prefix + name, value])
  /** What a definition says of one operation and of the API, by field. */
  function fieldsOf({ operations, ...general }, id) {
    const { alternatives, pages, ...own } = operations[id] ?? {}
    return new Map([
      ['operations', Object.keys(operations)],
      ...partsOf(general),
      ...partsOf(own),
      ...partsOf(alternatives, 'alternatives.'),
      ...partsOf(pages, 'pages.'),
    ])
  }
  test.each(Object.entries(mistakes))('in the field %s changes what stands there', (field, those) => {
    expect(those.length).toBeGreaterThan(0)
    for (const { name, inject } of those) {
      const { api, operation } = inDefinitions.find(({ fault }) => fault.name === name) ?? {}
      if (!api || !operation) throw new Error(`No operation has a place for it: ${name}`)
      const broken = definitions[api]()
      inject(broken, operation)
      const [before, after] = [definitions[api](), broken].map((each) => fieldsOf(each, operation.id).get(field))
      expect(isDeepStrictEqual(before, after)).toBe(false)
    }
  })
  test.each(inDefinitions)('is noticed by literal bytes: $id', async ({ api, fault, operation }) => {
    const createClient = fault.inject(apiOf(api).createClient, operation)
    const target = { api, operations: [operation.id], createClient, mockUrl: undefined }
    expect(await runGoldens(target)).toBeDefined()
  })
})
const scaling = operations.find(({ id }) => id === 'updateServiceScaling')
const path = '/v1/organizations/a/services/b%2Fc/scaling'
/** What goes out when a client sends this, with the fault in it. */
async function sentWith(name, init = {}) {
  const fault = clientFaults.find((each) => each.name === name)
  const sent = []
  const send = async (url, given) => {
    sent.push({ url, init: given })
    return new Response('{}', { status: 503 })
  }
  const factory = (options) => ({ call: () => options.fetch(`http://localhost${path}?limit=1`, init) })
  await fault.inject(factory, scaling)({ fetch: send }).call()
  return sent
}
describe('a client that', () => {
  test.each([
    ['gives two path parameters the place of each other', '/v1/organizations/b%2Fc/services/a/scaling?limit=1'],
    ['encodes a path parameter twice', '/v1/organizations/a/services/b%252Fc/scaling?limit=1'],
    ['does not encode a path parameter', '/v1/organizations/a/services/b/c/scaling?limit=1'],
    ['drops the query', path],
  ])('%s sends so', async (name, expected) => {
    const [request] = await sentWith(name)
    expect(request?.url).toBe(`http://localhost${expected}`)
  })
  test('sends again what failed sends twice', async () => {
    expect(await sentWith('sends again what failed')).toHaveLength(2)
    expect(await sentWith('sends again what was refused')).toHaveLength(1)
  })
  test('sends seconds for minutes multiplies', async () => {
    const body = JSON.stringify({ idleTimeoutMinutes: 15, numReplicas: 3 })
    const [request] = await sentWith('sends seconds for minutes', { method: 'PATCH', body })
    expect(JSON.parse(String(request?.init.body))).toEqual({ idleTimeoutMinutes: 900, numReplicas: 3 })
  })
  test('mixes up key and secret keeps the scheme', async () => {
    const authorization = `Basic ${btoa('key:secret')}`
    const [request] = await sentWith('sends the secret as the key, and the key as the secret', {
      headers: { authorization },
    })
    expect(new Headers(request?.init.headers).get('authorization')).toBe(`Basic ${btoa('secret:key')}`)
  })
})
describe('a wire that', () => {
  async function through(name, body, status = 200) {
    const fault = wireFaults.find((each) => each.name === name)
    if (!fault) throw new Error(`There is no fault ${name}`)
    const headers = { 'content-type': 'application/json', 'retry-after': '3' }
    return fault.inject(async () => new Response(body, { status, headers }), scaling)('http://localhost/', {})
  }
  test('cuts an answer cuts it', async () => {
    expect(await (await through('cuts the body of an answer', '{"a":1}')).text()).toBe('{"a')
  })
  test('takes the envelope away leaves the payload', async () => {
    expect(await (await through('takes the envelope away', '{"result":{"id":"1"}}')).json()).toEqual({ id: '1' })
  })
  test('reports a failure as success leaves success alone', async () => {
    expect((await through('reports a failure as success', '{}', 404)).status).toBe(200)
    expect((await through('reports a failure as success', '{}', 201)).status).toBe(201)
  })
})
