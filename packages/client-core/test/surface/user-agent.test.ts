import { afterEach, describe, expect, it, vi } from 'vitest'
import { userAgent } from '../../src/user-agent.ts'
import { callers } from '../callers.ts'
import { answering, createWarehouse, definition, found } from '../warehouse.ts'

const product = { ...definition, product: 'warehouse-client/1.2.3' }

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(callers)(
  'the user agent of a %s is the package and the runtime, or what the caller says',
  async (_, create) => {
    const { fetch, sent } = answering(found)
    await create({ fetch }, product).get('a')
    await create({ fetch, headers: { 'User-Agent': 'shop/1' } }, product).get('a')
    await create({ fetch }, product).get('a', { headers: { 'USER-AGENT': 'shop/2' } })
    await create({ fetch, headers: { 'user-agent': undefined } }, product).get('a')
    await create({ fetch }, product).get('a', { headers: { 'user-agent': undefined } })
    const expected = [`warehouse-client/1.2.3 node/${process.versions.node}`, 'shop/1', 'shop/2', undefined, undefined]
    expect(sent.map(({ headers }) => headers['user-agent'])).toEqual(expected)
  },
)

it('a client says which package made it, as do its copies and objects that have its methods', () => {
  const client = createWarehouse({}, product)
  for (const each of [client, client.withOptions({ timeout: 5 }), { ...client }])
    expect(String(each)).toBe('[object warehouse-client/1.2.3]')
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
