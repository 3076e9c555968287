import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/index.ts'
import { callers } from '../callers.ts'
import {
  answering,
  bearerDefinition,
  createPathClient,
  createWarehouse,
  definition,
  environment,
  found,
  options,
  refusal,
  requestsOf,
  type Warehouse,
} from '../warehouse.ts'

const create = (given: object): Warehouse => createClient(definition, environment, given)

beforeEach(() => {
  for (const variable of Object.values(environment)) vi.stubEnv(variable, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe.each(callers)('a %s', (_, createCalls) => {
  it('sends an id and a secret for Basic, and a key for Bearer', async () => {
    const { fetch, sent } = answering(found)
    await createCalls({ fetch }).list()
    await createCalls({ fetch, apiKey: 'key-2' }, bearerDefinition).list()
    const expected = [`Basic ${btoa('key-1:canary-secret')}`, 'Bearer key-2']
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(expected)
  })

  it('uses the global `fetch` at the time of the call by default', async () => {
    const calls = createCalls()
    const { fetch, sent } = answering(found)
    vi.stubGlobal('fetch', fetch)
    await calls.get('a')
    expect(sent[0]).toMatchObject({ url: 'https://warehouse.example/v1/sites/north/crates/a', method: 'GET' })
  })
})

it('a credential is not sent if the document requires none', async () => {
  const { fetch, sent } = answering(new Response('label'))
  const keySecret = vi.fn(() => 'brought')
  await createWarehouse({ fetch, keySecret }).readLabel('a')
  expect(sent[0]?.headers).not.toHaveProperty('authorization')
  expect(keySecret).not.toHaveBeenCalled()
})

describe('options', () => {
  it('come from the environment by default', async () => {
    const values = {
      URL: 'https://from-environment.example/prefix/',
      KEY_ID: 'id',
      KEY_SECRET: 'secret',
      SITE: 'harbour',
    }
    for (const [name, value] of Object.entries(values)) vi.stubEnv(`WAREHOUSE_${name}`, value)
    const sent = await requestsOf(({ fetch }) => create({ fetch }).listCrates())
    expect(sent[0]?.url).toBe('https://from-environment.example/prefix/v1/sites/harbour/crates')
    expect(sent[0]?.headers.authorization).toBe(`Basic ${btoa('id:secret')}`)
  })

  it.each(['Bearer key-2', 'bearer\tkey-2', ' Bearer key-2'])(
    'refuses a key that begins with the word of its scheme: %j',
    async (apiKey) => {
      const message = 'The option `apiKey` (not shown) must be without the word Bearer, which is added.'
      expect(await refusal(() => createClient(bearerDefinition, {}, { ...options, apiKey }))).toMatchObject({ message })
      const late = createWarehouse({ ...answering(found), apiKey: () => apiKey } as never, bearerDefinition)
      await expect(late.getCrate('a')).rejects.toThrow(message)
    },
  )

  it('that are missing are all named in one error, with their variables', async () => {
    vi.stubEnv('WAREHOUSE_KEY_ID', '')
    const missing = 'The client has no `baseUrl` (WAREHOUSE_URL), `keyId` (WAREHOUSE_KEY_ID).'
    const message = `${missing} Pass each, or set its variable in brackets.`
    expect(await refusal(() => create({ keySecret: 'x' }))).toMatchObject({ name: 'ConfigurationError', message })
  })

  it('that are missing for a misspelt name are not named as missing', async () => {
    const error = await refusal(() => createClient(bearerDefinition, environment, { apikey: 'key' } as object))
    expect(error.message).toBe('There is no option `apikey`. Did you mean `apiKey`?')
  })

  it('are read when a client is created, not later', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch })
    vi.stubEnv('WAREHOUSE_URL', 'https://too-late.example')
    await warehouse.listCrates()
    expect(sent[0]?.url).toContain('https://warehouse.example/')
  })

  it('that belong to another API, or have names that every object inherits, are ignored', async () => {
    const inherited = { constructor: 5, toString: 'text', ...JSON.parse('{"__proto__":{}}') }
    const others = { apiKey: 'k', serviceId: 's', timeOut: undefined }
    const given = { ...others, ...inherited }
    const sent = await requestsOf(({ fetch }) => createWarehouse({ fetch, ...given }).listCrates(others as object))
    expect(sent[0]?.headers.authorization).toBe(`Basic ${btoa('key-1:canary-secret')}`)
  })
})

type WrongOptions = [wrong: unknown, message: string]

const each = (name: string, values: readonly unknown[], message: string) =>
  values.map((value): WrongOptions => [{ [name]: value }, message])
const misspelt = (name: string, meant: string): WrongOptions => [
  { [name]: 5 },
  `There is no option \`${name}\`. Did you mean \`${meant}\`?`,
]
const wrongAnywhere: WrongOptions[] = [
  [{ timeout: -1 }, '`timeout` must be a number from 1 up.'],
  [{ timeout: 0 }, '`timeout` must be a number from 1 up.'],
  [{ totalTimeout: Number.NaN }, '`totalTimeout` must be a number'],
  [{ totalTimeout: '9' }, '`totalTimeout` must be a number'],
  [{ maxQueueTime: -1 }, '`maxQueueTime` must be a number from 0 up.'],
  [{ maxRetries: -1 }, '`maxRetries` must be a number from 0 up.'],
  [{ headers: 5 }, '`headers` must be an object.'],
  misspelt('timeOut', 'timeout'),
  misspelt('maxretries', 'maxRetries'),
]
const wrongInClients: WrongOptions[] = [
  [{ maxConcurrency: 0 }, '`maxConcurrency` must be a number from 1 up.'],
  [{ logLevel: 'loud' }, '`logLevel` (WAREHOUSE_LOG) must be one of off, error, warn, info, debug.'],
  [{ fetch: 'fetch' }, '`fetch` must be a function.'],
  [{ logger: 5 }, '`logger` must be an object.'],
  [{ maxResponseSize: 0 }, '`maxResponseSize` must be a number from 1 to 536870888.'],
  [{ maxResponseSize: Number.POSITIVE_INFINITY }, '`maxResponseSize` must be a number from 1 to 536870888.'],
  misspelt('timeoutMs', 'timeout'),
  misspelt('max_retries', 'maxRetries'),
  misspelt('retries', 'maxRetries'),
  misspelt('baseURL', 'baseUrl'),
  misspelt('allowInsecureConnections', 'allowInsecureConnection'),
  misspelt('secret', 'keySecret'),
]
const faked: unknown = Object.create(AbortSignal.prototype)
const noSignals = [null, new AbortController(), 'signal', { aborted: false, addEventListener: true }, faked]
const wrongInCalls: WrongOptions[] = [
  ...each('signal', noSignals, 'The option `signal` must be an AbortSignal.'),
  ...each('retryUnsafe', ['true', 1, null, {}], 'The option `retryUnsafe` must be true or false.'),
  misspelt('singal', 'signal'),
  [{ fetch: () => {} }, 'There is no option `fetch` of a call. It is an option of the client.'],
  [{ constructor: 5 }, 'There is no option `constructor` of a call. Use one of signal, timeout, '],
]
const noQueries = [null, 'limit=5', 5, true, Promise.resolve({ of: 'a' })]
const collections = [['timeout'], new Map([['timeout', 5]]), () => ({ timeout: 5 }), Object.create({ timeout: 5 })]
/** Only methods have these options. */
const wrongInMethods: WrongOptions[] = [
  ...each('query', noQueries, 'The option `query` must be an object; await a promise.'),
  [{ site: null }, '`site` of listCrates must be a text; it is null.'],
  ...[7, new AbortController().signal, Promise.resolve({ timeout: 5 }), ...collections].map(
    (wrong): WrongOptions => [wrong, 'The options must be an object, such as'],
  ),
  [{ limit: 5 }, '`limit` is a query parameter. Pass { query: { limit } }.'],
  [{ query: { limt: 5 } }, 'There is no query parameter `limt`. Did you mean `limit`?'],
  [{ query: { page: 5 } }, 'There is no query parameter `page` of a call. Use one of limit, offset, of, near.'],
]

describe('wrong options are refused before a request:', () => {
  it.each([...wrongAnywhere, ...wrongInClients])('%j of a client', async (wrong, message) => {
    const factories = [createWarehouse, createWarehouse().withOptions, createPathClient]
    const error = { name: 'ConfigurationError', message: expect.stringContaining(message) }
    for (const factory of factories) expect(await refusal(() => factory(wrong as object))).toMatchObject(error)
  })

  it.each(['https://warehouse.example', null, 7, Promise.resolve({}), new Map()])(
    '%j in place of the options of a client',
    async (wrong) => {
      const error = { name: 'ConfigurationError', message: 'The options must be an object, such as { timeout }.' }
      for (const factory of [create, createWarehouse().withOptions])
        expect(await refusal(() => factory(wrong as never))).toMatchObject(error)
    },
  )

  const ofCalls = callers.flatMap(([name, createCalls]) =>
    [...wrongAnywhere, ...wrongInCalls].map(([wrong, message]) => [name, wrong, message, createCalls] as const),
  )
  it.each(ofCalls)('%s: %j', async (_, wrong, message, createCalls) => {
    const error = await refusal(({ fetch }) => createCalls({ fetch }).list(wrong as object))
    expect(error).toMatchObject({ name: 'InvalidArgumentError', message: expect.stringContaining(message) })
  })

  it.each(wrongInMethods)('%j of a method', async (wrong, message) => {
    const error = await refusal(({ fetch }) => createWarehouse({ fetch }).listCrates(wrong as object))
    expect(error).toMatchObject({ name: 'InvalidArgumentError', message: expect.stringContaining(message) })
  })
})

describe('a bound parameter', () => {
  const { site: _, ...unbound } = options

  it('may be missing if every call has it', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = create({ ...unbound, fetch })
    for (const site of ['north', 'south']) await warehouse.getCrate('a', { site })
    expect(sent.map(({ url }) => url.split('/')[5])).toEqual(['north', 'south'])
    await warehouse.countCrates({})
  })

  it.each([undefined, ''])('that is missing in a call is named with its variable: %j', async (site) => {
    const message = 'The call has no `site` (WAREHOUSE_SITE). Pass it, or set its variable in brackets.'
    const error = await refusal(({ fetch }) => create({ ...unbound, fetch, site }).getCrate('a'))
    expect(error).toMatchObject({ name: 'ConfigurationError', message })
  })
})
