import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigurationError } from '../src/errors.ts'
import { createClient } from '../src/index.ts'
import { answering, createWarehouse, definition, environment, found, options, type Warehouse } from './warehouse.ts'

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
afterEach(() => vi.unstubAllEnvs())

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
      'The client has no `baseUrl` (WAREHOUSE_URL), `keyId` (WAREHOUSE_KEY_ID), `site` (WAREHOUSE_SITE). Pass the options, or set the environment variables in brackets.',
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
    [{ timeout: -1 }, '`timeout` is -1'],
    [{ totalTimeout: Number.NaN }, '`totalTimeout` is NaN'],
    [{ maxRetries: -1 }, '`maxRetries` is -1'],
    [{ maxConcurrency: 0 }, '`maxConcurrency` is 0'],
    [{ logLevel: 'loud' }, '`logLevel` (WAREHOUSE_LOG) is "loud". Use one of off, error, warn, info, debug.'],
    [{ fetch: 'fetch' }, '`fetch` is not a function'],
    [{ logger: 5 }, '`logger` is no object'],
    [{ headers: 5 }, '`headers` is a number'],
    [{ headers: { 'bad name': 'x' } }, 'The header name "bad name"'],
  ])('refuse %j', (wrong, message) => {
    expect(refusal({ ...options, ...wrong })).toContain(message)
  })

  it('name a wrong value of the environment with its variable', () => {
    vi.stubEnv('WAREHOUSE_LOG', 'verbose')
    expect(refusal(options)).toContain('`logLevel` (WAREHOUSE_LOG) is "verbose"')
  })
})

describe('baseUrl', () => {
  it.each([
    ['https://warehouse.example', 'https://warehouse.example/v1/counts'],
    ['https://warehouse.example///', 'https://warehouse.example/v1/counts'],
    ['https://warehouse.example:8443/a/b/', 'https://warehouse.example:8443/a/b/v1/counts'],
    ['http://localhost:8000', 'http://localhost:8000/v1/counts'],
    ['http://127.4.5.6', 'http://127.4.5.6/v1/counts'],
    ['http://[::1]:9', 'http://[::1]:9/v1/counts'],
  ])('%s sends to %s', async (baseUrl, url) => {
    const { fetch, sent } = answering(found)
    await createWarehouse({ fetch, baseUrl }).countCrates({})
    expect(sent[0]?.url).toBe(url)
  })

  it.each([
    ['warehouse.example', 'absolute http or https address'],
    ['ftp://warehouse.example', 'absolute http or https address'],
    ['https://user:canary@warehouse.example', 'user name or password'],
    ['https://warehouse.example/?token=canary', 'query or a fragment'],
    ['https://warehouse.example/#canary', 'query or a fragment'],
    ['https://warehouse.example?', 'query or a fragment'],
    ['https://user:canary@[broken', 'absolute http or https address'],
    ['https://@warehouse.example', 'user name or password'],
  ])('%s is refused without being shown', (baseUrl, message) => {
    const refused = refusal({ ...options, baseUrl })
    expect(refused).toContain(message)
    expect(refused).not.toContain('canary')
  })

  it('takes plain http only to a loopback host, or where it is allowed', () => {
    for (const baseUrl of [
      'http://warehouse.example',
      'http://127.0.0.1.example',
      'http://localhost.example',
      'http://0.0.0.0',
    ])
      expect(refusal({ ...options, baseUrl })).toContain('plain http')
    expect(create({ ...options, baseUrl: 'http://warehouse.example', allowInsecureConnection: true })).toBeDefined()
  })
})
