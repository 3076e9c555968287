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

  it.each(['method', 'path literal'] as const)('of a %s can be replaced by the caller', async (caller) => {
    expect(await sentBy(caller, { headers: { 'User-Agent': 'shop/1' } }, {})).toBe('shop/1')
    expect(await sentBy(caller, {}, { headers: { 'USER-AGENT': 'shop/2' } })).toBe('shop/2')
    expect(await sentBy(caller, { headers: { 'user-agent': undefined } }, {})).toBeUndefined()
    expect(await sentBy(caller, {}, { headers: { 'user-agent': undefined } })).toBeUndefined()
  })
})

describe('the name of a runtime', () => {
  const node20 = { versions: { node: '20.20.2' } }
  it.each([
    ['Node 20', undefined, node20, 'w/1 node/20.20.2'],
    ['Node without `process`', 'Node.js/26', undefined, 'w/1 Node.js/26'],
    ['Bun', 'Bun/1.4.4', node20, 'w/1 Bun/1.4.4'],
    ['a worker', 'Cloudflare-Workers', node20, 'w/1 Cloudflare-Workers'],
    ['a runtime without a name', undefined, undefined, 'w/1'],
    ['a browser', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', undefined, undefined],
    ['a simulated browser', 'Mozilla/5.0 (linux) jsdom/27.0.0', node20, undefined],
    ['a name that no header can carry', 'a\r\nb', undefined, undefined],
  ])('%s', (_, said, process, agent) => {
    vi.stubGlobal('navigator', said === undefined ? undefined : { userAgent: said })
    vi.stubGlobal('process', process)
    const told = userAgent('w/1')
    vi.unstubAllGlobals()
    expect(told).toBe(agent)
  })
})
