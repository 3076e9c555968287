import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { generateDefinition } from '../src/api.ts'
import { clientFaults } from '../src/classes.ts'
import type { Json } from '../src/document.ts'
import { mistakes } from '../src/faults/definitions.ts'
import { traitsOf } from '../src/faults/fault.ts'
import { wireFaults } from '../src/faults/wire.ts'
import type { Send } from '../src/faults/wire-injection.ts'
import { apiNames } from '../src/mutant.ts'

const operations = apiNames.flatMap((api) => traitsOf(api).map((operation) => ({ api, operation })))

const definitionMistakes = Object.values(mistakes).flat()

test('faults have different names, and each applies to an operation', () => {
  const names = [...clientFaults, ...definitionMistakes.map((each) => ({ ...each, category: 'definition' }))].map(
    ({ category, name }) => `${category}: ${name}`,
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(new Set(wireFaults.map(({ name }) => name)).size).toBe(wireFaults.length)
  const unused = [...clientFaults, ...wireFaults].filter(
    ({ appliesTo }) => !operations.some(({ operation }) => appliesTo(operation)),
  )
  expect(unused.map(({ name }) => name)).toEqual([])
})

test('every mistake in a definition changes the definition', () => {
  const definitions = Object.fromEntries(apiNames.map((api) => [api, generateDefinition(api)]))
  const unchanged = definitionMistakes.filter(({ appliesTo, inject }) => {
    const { api = '', operation } = operations.find((each) => appliesTo(each.operation)) ?? {}
    if (!operation) return true
    const changed = definitions[api]?.()
    inject(changed, operation)
    return isDeepStrictEqual(changed, definitions[api]?.())
  })
  expect(unchanged.map(({ name }) => name)).toEqual([])
})

const [scaling] = operations.flatMap(({ operation }) => (operation.id === 'updateServiceScaling' ? operation : []))
const path = '/v1/organizations/a/services/b%2Fc/scaling'

describe('a client with a fault', () => {
  /** Returns the requests of one call. The server answers 503. */
  async function requestsWith(name: string, init: RequestInit = {}) {
    const fault = clientFaults.find((each) => each.name === name)
    const requests: { url: string; init: RequestInit }[] = []
    const send: Send = async (url, given) => {
      requests.push({ url, init: given })
      return new Response('{}', { status: 503 })
    }
    const factory = (options: Json) => ({ call: () => options.fetch(`http://localhost${path}?limit=1`, init) })
    if (!fault || !scaling) throw new Error(`There is no fault ${name}.`)
    await (fault.inject(factory as never, scaling)({ fetch: send } as never) as Json).call()
    return requests
  }

  test.each([
    ['gives two path parameters the place of each other', '/v1/organizations/b%2Fc/services/a/scaling?limit=1'],
    ['encodes a path parameter twice', '/v1/organizations/a/services/b%252Fc/scaling?limit=1'],
    ['drops the query', path],
  ])('%s', async (name, expected) => {
    expect((await requestsWith(name)).map(({ url }) => url)).toEqual([`http://localhost${expected}`])
  })

  test('sends again what failed, but not what was refused', async () => {
    expect(await requestsWith('sends again what failed')).toHaveLength(2)
    expect(await requestsWith('sends again what was refused')).toHaveLength(1)
  })

  test('sends seconds for minutes', async () => {
    const body = JSON.stringify({ idleTimeoutMinutes: 15, numReplicas: 3 })
    const [request] = await requestsWith('sends seconds for minutes', { method: 'PATCH', body })
    expect(JSON.parse(String(request?.init.body))).toEqual({ idleTimeoutMinutes: 900, numReplicas: 3 })
  })

  test('sends the secret as the key, and the key as the secret', async () => {
    const headers = { authorization: `Basic ${btoa('key:secret')}` }
    const [request] = await requestsWith('sends the secret as the key, and the key as the secret', { headers })
    expect(new Headers(request?.init.headers).get('authorization')).toBe(`Basic ${btoa('secret:key')}`)
  })
})

describe('a wire with a fault', () => {
  test.each([
    ['cuts the body of an answer', 200, '{"a":1}', 200, '{"a'],
    ['takes the envelope away', 200, '{"result":{"id":"1"}}', 200, '{"id":"1"}'],
    ['reports a failure as success', 404, '{}', 200, '{}'],
    ['reports a failure as success', 201, '{}', 201, '{}'],
  ])('%s, for a %i', async (name, status, body, expectedStatus, expectedBody) => {
    const fault = wireFaults.find((each) => each.name === name)
    if (!fault || !scaling) throw new Error(`There is no fault ${name}.`)
    const response = await fault.inject(async () => new Response(body, { status }), scaling)('http://localhost/', {})
    expect([response.status, await response.text()]).toEqual([expectedStatus, expectedBody])
  })
})
