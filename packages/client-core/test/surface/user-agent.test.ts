import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFetchClient } from '../../src/fetch.ts'
import { createClient } from '../../src/index.ts'
import { userAgent } from '../../src/user-agent.ts'
import {
  answering,
  definition,
  environment,
  found,
  options,
  type Warehouse,
  type WarehouseOptions,
} from '../warehouse.ts'

const product = { ...definition, product: 'warehouse-client/1.2.3' }
const expected = `warehouse-client/1.2.3 node/${process.versions.node}`

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the header `user-agent`', () => {
  const callers = {
    method: (given: WarehouseOptions) => {
      const warehouse = createClient<Warehouse, WarehouseOptions>(product, environment, { ...options, ...given })
      return (call: object) => warehouse.getCrate('a', call)
    },
    'path literal': (given: WarehouseOptions) => {
      const client = createFetchClient(product, environment, { ...options, ...given }) as never as {
        GET(path: string, init: object): Promise<unknown>
      }
      const params = { path: { site: 'north', crate: 'a' } }
      return (call: object) => client.GET('/v1/sites/{site}/crates/{crate}', { params, ...call })
    },
  }
  const sentBy = async (caller: keyof typeof callers, given: WarehouseOptions, call: object) => {
    const { fetch, sent } = answering(found)
    await callers[caller]({ fetch, ...given })(call)
    return sent[0]?.headers['user-agent']
  }

  it.each(['method', 'path literal'] as const)('of a %s names the package and the runtime', async (caller) => {
    expect(await sentBy(caller, {}, {})).toBe(expected)
  })

  it.each(['method', 'path literal'] as const)('of a %s is the caller’s where the caller has one', async (caller) => {
    expect(await sentBy(caller, { headers: { 'User-Agent': 'shop/1' } }, {})).toBe('shop/1')
    expect(await sentBy(caller, {}, { headers: { 'USER-AGENT': 'shop/2' } })).toBe('shop/2')
    expect(await sentBy(caller, { headers: { 'user-agent': undefined } }, {})).toBeUndefined()
    expect(await sentBy(caller, {}, { headers: { 'user-agent': undefined } })).toBeUndefined()
  })

  it('is not touched without a name of the package', async () => {
    const { fetch, sent } = answering(found)
    await createClient<Warehouse, WarehouseOptions>(definition, environment, { ...options, fetch }).getCrate('a')
    expect(sent[0]?.headers).not.toHaveProperty('user-agent')
  })
})

describe('what a runtime says of itself', () => {
  const node20 = { versions: { node: '20.20.2' } }
  it.each([
    ['Node 20', undefined, node20, 'w/1 node/20.20.2'],
    ['Node 26', 'Node.js/26', { versions: { node: '26.10.0' } }, 'w/1 node/26.10.0'],
    ['Node without `process`', 'Node.js/26', undefined, 'w/1 Node.js/26'],
    ['Bun', 'Bun/1.4.4', node20, 'w/1 Bun/1.4.4'],
    ['Deno', 'Deno/2.9.6', node20, 'w/1 Deno/2.9.6'],
    ['a worker', 'Cloudflare-Workers', node20, 'w/1 Cloudflare-Workers'],
    ['a runtime that says nothing', undefined, undefined, 'w/1'],
    ['a browser', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', undefined, undefined],
    ['a browser that is played', 'Mozilla/5.0 (linux) jsdom/27.0.0', node20, undefined],
    ['what no header carries', 'a\r\nb', undefined, undefined],
    ['what is no text', ['a b'], undefined, undefined],
  ])('%s', (_, said, process, agent) => {
    vi.stubGlobal('navigator', said === undefined ? undefined : { userAgent: said })
    vi.stubGlobal('process', process)
    const told = userAgent('w/1')
    vi.unstubAllGlobals()
    expect(told).toBe(agent)
  })
})
