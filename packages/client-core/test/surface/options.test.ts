import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigurationError } from '../../src/errors.ts'
import { createFetchClient } from '../../src/fetch.ts'
import { bearerAuthentication, createClient } from '../../src/index.ts'
import { callers } from '../callers.ts'
import { answering, createWarehouse, definition, environment, found, options, type Warehouse } from '../warehouse.ts'

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
  throw new Error('The options were expected to be refused, and were not.')
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

  it.each([
    ['a string', 'brought'],
    ['a function', () => 'brought'],
    ['an asynchronous function', async () => 'brought'],
  ])('may be %s', async (_, keySecret) => {
    const { fetch, sent } = answering(found)
    await createWarehouse({ fetch, keySecret }).listCrates()
    expect(sent[0]?.headers.authorization).toBe(`Basic ${btoa('key-1:brought')}`)
  })

  it('is left out where the document asks for none', async () => {
    const { fetch, sent } = answering(new Response('label'))
    const keySecret = vi.fn(() => 'brought')
    await createWarehouse({ fetch, keySecret }).readLabel('a')
    expect(sent[0]?.headers).not.toHaveProperty('authorization')
    expect(keySecret).not.toHaveBeenCalled()
  })
})

describe('options', () => {
  it('come from the environment where they are not passed', async () => {
    vi.stubEnv('WAREHOUSE_URL', 'https://from-environment.example/prefix/')
    vi.stubEnv('WAREHOUSE_KEY_ID', 'id')
    vi.stubEnv('WAREHOUSE_KEY_SECRET', 'secret')
    vi.stubEnv('WAREHOUSE_SITE', 'harbour')
    const { fetch, sent } = answering(found)
    await create({ fetch }).listCrates()
    expect(sent[0]?.url).toBe('https://from-environment.example/prefix/v1/sites/harbour/crates')
    expect(sent[0]?.headers.authorization).toBe(`Basic ${btoa('id:secret')}`)
  })

  it('outrank the environment', async () => {
    vi.stubEnv('WAREHOUSE_SITE', 'harbour')
    const { fetch, sent } = answering(found)
    await createWarehouse({ fetch, site: 'passed' }).listCrates()
    expect(sent[0]?.url).toContain('/sites/passed/')
  })

  it('that are missing are all named at once, each with its variable', () => {
    vi.stubEnv('WAREHOUSE_KEY_ID', '')
    expect(refusal({ keySecret: 'x' })).toBe(
      'The client has no `baseUrl` (WAREHOUSE_URL), `keyId` (WAREHOUSE_KEY_ID). Pass it, or set the variable in brackets.',
    )
  })

  it('that are missing are named by a client of path literals, too', () => {
    expect(() => createFetchClient(definition, environment, {})).toThrow(
      'The client has no `baseUrl` (WAREHOUSE_URL), `keyId` (WAREHOUSE_KEY_ID), `keySecret` (WAREHOUSE_KEY_SECRET).',
    )
  })

  it('are read when a client is created, not later', async () => {
    const { fetch, sent } = answering(found)
    const warehouse = createWarehouse({ fetch })
    vi.stubEnv('WAREHOUSE_URL', 'https://too-late.example')
    await warehouse.listCrates()
    expect(sent[0]?.url).toContain('https://warehouse.example/')
  })

  it('of a copy are those of its client, whatever the environment says by then', async () => {
    vi.stubEnv('WAREHOUSE_SITE', 'harbour')
    const { fetch, sent } = answering(found)
    const { site: _, ...rest } = options
    const warehouse = create({ ...rest, fetch })
    vi.stubEnv('WAREHOUSE_SITE', 'moved')
    await warehouse.withOptions({ timeout: 5, keyId: undefined as never }).listCrates()
    expect(sent[0]?.url).toContain('/sites/harbour/')
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
  ])('refuse %j', (wrong, message) => {
    expect(refusal({ ...options, ...wrong })).toContain(message)
    expect(() => createFetchClient(definition, environment, { ...options, ...wrong } as never)).toThrow(
      ConfigurationError,
    )
  })

  it('name a wrong value of the environment with its variable', () => {
    vi.stubEnv('WAREHOUSE_LOG', 'verbose')
    expect(refusal(options)).toContain('`logLevel` (WAREHOUSE_LOG) must be one of')
  })
})

describe.each(callers)('a %s', (_, createCalls) => {
  it('is sent by the global fetch of that moment where no other is given', async () => {
    const calls = createCalls()
    const { fetch, sent } = answering(found)
    vi.stubGlobal('fetch', fetch)
    await calls.get('a')
    expect(sent[0]).toMatchObject({ url: 'https://warehouse.example/v1/sites/north/crates/a', method: 'GET' })
  })

  it('carries the headers of its client and of its own', async () => {
    const { fetch, sent } = answering(found)
    const calls = createCalls({ fetch, headers: { 'X-Team': 'a', 'x-client': 'b' } })
    await calls.get('a', { headers: { 'x-team': 'c' } })
    expect(sent[0]?.headers).toMatchObject({ 'x-team': 'c', 'x-client': 'b' })
  })
})
