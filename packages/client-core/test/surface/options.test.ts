import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigurationError, InvalidArgumentError } from '../../src/errors.ts'
import { createFetchClient } from '../../src/fetch.ts'
import { bearerAuthentication, createClient } from '../../src/index.ts'
import { callers } from '../callers.ts'
import {
  answering,
  createWarehouse,
  definition,
  environment,
  found,
  options,
  rejection,
  type Warehouse,
} from '../warehouse.ts'

function create(given: object): Warehouse {
  return createClient(definition, environment, given)
}

function refusal(given: object): string {
  try {
    create(given)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message
  }
  throw new Error('The options should have been refused.')
}

beforeEach(() => {
  for (const variable of Object.values(environment)) vi.stubEnv(variable, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('a credential', () => {
  it('is an id and a secret for Basic', async () => {
    const { fetch, sent } = answering(found)
    await createWarehouse({ fetch }).listCrates()
    expect(sent[0]?.headers.authorization).toBe(`Basic ${btoa('key-1:canary-secret')}`)
  })

  it('is a key for Bearer', async () => {
    const { fetch, sent } = answering(found)
    const bearer = { ...definition, security: bearerAuthentication }
    const { baseUrl, site } = options
    await createClient<Warehouse, object>(bearer, {}, { baseUrl, site, fetch, apiKey: 'key-2' }).listCrates()
    const literal = createFetchClient(bearer, {}, { baseUrl, fetch, apiKey: 'key-2' } as never) as never as Record<
      'GET',
      (path: string, init: object) => Promise<unknown>
    >
    await literal.GET('/v1/sites/{site}/crates', { params: { path: { site: 'north' } } })
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer key-2', 'Bearer key-2'])
    expect(() => createClient(bearer, { apiKey: 'WAREHOUSE_API_KEY' }, { baseUrl, site })).toThrow(
      '`apiKey` (WAREHOUSE_API_KEY)',
    )
  })

  it('is not sent if the document requires none', async () => {
    const { fetch, sent } = answering(new Response('label'))
    const keySecret = vi.fn(() => 'brought')
    await createWarehouse({ fetch, keySecret }).readLabel('a')
    expect(sent[0]?.headers).not.toHaveProperty('authorization')
    expect(keySecret).not.toHaveBeenCalled()
  })
})

describe('options', () => {
  it('come from the environment by default', async () => {
    vi.stubEnv('WAREHOUSE_URL', 'https://from-environment.example/prefix/')
    vi.stubEnv('WAREHOUSE_KEY_ID', 'id')
    vi.stubEnv('WAREHOUSE_KEY_SECRET', 'secret')
    vi.stubEnv('WAREHOUSE_SITE', 'harbour')
    const { fetch, sent } = answering(found)
    await create({ fetch }).listCrates()
    expect(sent[0]?.url).toBe('https://from-environment.example/prefix/v1/sites/harbour/crates')
    expect(sent[0]?.headers.authorization).toBe(`Basic ${btoa('id:secret')}`)
  })

  it('that are missing are all named in one error, with their variables', () => {
    vi.stubEnv('WAREHOUSE_KEY_ID', '')
    expect(refusal({ keySecret: 'x' })).toBe(
      'The client has no `baseUrl` (WAREHOUSE_URL), `keyId` (WAREHOUSE_KEY_ID). Pass it, or set the variable in brackets.',
    )
  })

  it('are read when a client is created, not later', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch })
    vi.stubEnv('WAREHOUSE_URL', 'https://too-late.example')
    await warehouse.listCrates()
    expect(sent[0]?.url).toContain('https://warehouse.example/')
  })

  it.each([
    [{ timeout: -1 }, '`timeout` must be a number from 1 up.'],
    [{ totalTimeout: Number.NaN }, '`totalTimeout` must be a number'],
    [{ maxRetries: -1 }, '`maxRetries` must be a number from 0 up.'],
    [{ maxConcurrency: 0 }, '`maxConcurrency` must be a number from 1 up.'],
    [{ logLevel: 'loud' }, '`logLevel` (WAREHOUSE_LOG) must be one of off, error, warn, info, debug.'],
    [{ fetch: 'fetch' }, '`fetch` must be a function.'],
    [{ logger: 5 }, '`logger` must be an object.'],
    [{ headers: 5 }, '`headers` must be an object.'],
    [{ headers: { 'bad name': 'x' } }, 'The header "bad name"'],
    [{ maxResponseSize: 0 }, '`maxResponseSize` must be a number from 1 to 536870888.'],
    [{ maxResponseSize: Number.POSITIVE_INFINITY }, '`maxResponseSize` must be a number from 1 to 536870888.'],
  ])('refuse %j', (wrong, message) => {
    expect(refusal({ ...options, ...wrong })).toContain(message)
    expect(() => createFetchClient(definition, environment, { ...options, ...wrong } as never)).toThrow(
      ConfigurationError,
    )
  })
})

describe('an unknown option', () => {
  it('is ignored when it belongs to another API, or has a name that every object inherits', async () => {
    const { fetch, sent } = answering(found)
    const others = { apiKey: 'k', serviceId: 's', constructor: 5, toString: 'text', ...JSON.parse('{"__proto__":{}}') }
    await createWarehouse({ fetch, ...others }).listCrates(others)
    expect(sent[0]?.headers.authorization).toBe(`Basic ${btoa('key-1:canary-secret')}`)
  })

  it.each([
    ['timeOut', 'timeout'],
    ['timeoutMs', 'timeout'],
    ['max_retries', 'maxRetries'],
    ['retries', 'maxRetries'],
    ['baseURL', 'baseUrl'],
    ['allowInsecureConnections', 'allowInsecureConnection'],
    ['secret', 'keySecret'],
  ])('with a similar name is refused, with a suggestion: %s', (name, meant) => {
    for (const value of [5, 'text', () => {}, {}, null]) {
      const message = refusal({ ...options, [name]: value })
      expect(message).toBe(`There is no option \`${name}\`. Did you mean \`${meant}\`?`)
      expect(() => createFetchClient(definition, environment, { ...options, [name]: value })).toThrow(message)
      expect(() => createWarehouse().withOptions({ [name]: value })).toThrow(message)
    }
  })
})

describe.each(callers)('the options of a %s', (_, createCalls) => {
  it.each([
    ['timeOut', 'timeout'],
    ['maxretries', 'maxRetries'],
    ['singal', 'signal'],
  ])('refuse an unknown name, with a suggestion: %s', async (name, meant) => {
    const { fetch, sent } = answering(found)
    for (const value of [5, 'text', () => {}, {}]) {
      const error: Error = await rejection(createCalls({ fetch }).list({ [name]: value }))
      expect(error).toBeInstanceOf(InvalidArgumentError)
      expect(error.message).toBe(`There is no option \`${name}\`. Did you mean \`${meant}\`?`)
    }
    expect(sent).toHaveLength(0)
    expect((await createCalls({ fetch }).list({ [name]: undefined })).status).toBe(200)
  })

  it.each([
    ['null', null],
    ['a controller', new AbortController()],
    ['a text', 'signal'],
    ['an object of the right names', { aborted: false, addEventListener: true }],
    ['what only looks like one', Object.create(AbortSignal.prototype)],
  ])('refuse %s for a signal', async (_, signal) => {
    const { fetch, sent } = answering(found)
    const error: Error = await rejection(createCalls({ fetch }).list({ signal: signal as never }))
    expect(error).toBeInstanceOf(InvalidArgumentError)
    expect(error.message).toBe('The option `signal` must be an AbortSignal.')
    expect(sent).toHaveLength(0)
  })

  it('refuse `retryUnsafe` of another type', async () => {
    for (const retryUnsafe of ['false', 'true', 1, null, {}] as never[])
      expect(await rejection(createCalls(answering(found)).create({}, { retryUnsafe }))).toMatchObject({
        message: 'The option `retryUnsafe` must be true or false.',
      })
  })
})

describe('the query of a call', () => {
  it.each([[null], ['limit=5'], [5], [true]])('is refused if it is no object: %j', async (query) => {
    const { fetch, sent } = answering(found)
    const list = createWarehouse({ fetch }).listPallets({ query: query as never })
    const walk = async () => {
      for await (const _ of list);
    }
    for (const promise of [list, walk()])
      expect(await rejection(promise)).toMatchObject({
        name: 'InvalidArgumentError',
        message: 'The option `query` must be an object.',
      })
    expect(sent).toHaveLength(0)
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

  it('that is missing in a call is named with its variable, before a request', async () => {
    const { fetch, sent } = answering(found)
    for (const site of [undefined, '']) {
      const error: Error = await rejection(create({ ...unbound, fetch, site }).getCrate('a'))
      expect(error).toBeInstanceOf(ConfigurationError)
      expect(error.message).toBe('The call has no `site` (WAREHOUSE_SITE). Pass it, or set the variable in brackets.')
    }
    expect(sent).toHaveLength(0)
  })
})

describe('a blank credential', () => {
  it.each([' ', '\t', '\u00a0', '   \t  '])('is refused when the client is created: %j', (blank) => {
    for (const name of ['keyId', 'keySecret'])
      expect(refusal({ ...options, [name]: blank })).toMatch(
        new RegExp(`\`${name}\` \\(not shown\\) must not be blank`),
      )
    const bearer = { ...definition, security: bearerAuthentication }
    const { baseUrl, site } = options
    expect(() => createClient(bearer, {}, { baseUrl, site, apiKey: ' ' } as never)).toThrow('`apiKey` (not shown)')
  })
})

describe.each(callers)('a %s', (_, createCalls) => {
  it('uses the global `fetch` at the time of the call by default', async () => {
    const calls = createCalls()
    const { fetch, sent } = answering(found)
    vi.stubGlobal('fetch', fetch)
    await calls.get('a')
    expect(sent[0]).toMatchObject({ url: 'https://warehouse.example/v1/sites/north/crates/a', method: 'GET' })
  })
})
