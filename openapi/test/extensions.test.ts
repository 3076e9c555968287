import { expect, test } from 'vitest'
import { accepts, extensions } from '../lint/file-rules/extensions.ts'

const extensionNamed = (name: string) => extensions[name] ?? expect.fail(`There is no extension ${name}.`)

const sizes = { type: 'string', enum: ['big', 'small'] }
const client = { api: 'order API', environment: { shopId: 'SHOP_ID' }, bound: { shopId: 'The shop.' } }
const pages = { limit: 'size', offset: 'start', from: 'after', until: 'before', order: 'by' }

test.each<[extension: string, accepted: unknown, refused: unknown, owner: object]>([
  ['x-provenance', 'interface', 'hearsay', {}],
  ['x-provenance', { public: ['string', 'big'] }, { public: ['closed'] }, sizes],
  ['x-provenance', { from: 'public', note: 'Seen.' }, { from: 'rumour' }, {}],
  ['x-provenance', { public: ['enum'] }, { public: ['string', 'string'] }, sizes],
  ['x-extensible-enum', ['big'], ['big', 'big'], { type: ['string', 'null'] }],
  ['x-beta', true, 'yes', {}],
  ['x-effect', 'person', 'people', {}],
  ['x-secret', true, 1, {}],
  ['x-own-name', true, false, {}],
  ['x-displayName', 'API keys', '', {}],
  ['x-never-shown', true, false, { writeOnly: true }],
  ['x-request-of', 'Order', true, {}],
  ['x-request-of', { changes: 'Order' }, { change: 'Order' }, {}],
  ['x-id-of', 'shelf', 'a shelf', { type: 'string' }],
  [
    'x-id-of',
    { resource: 'shelf', external: true },
    { resource: 'shelf', external: true, kind: ['high'] },
    { type: 'string' },
  ],
  ['x-id-of', { resource: 'shelf', kind: ['high'] }, { resource: 'shelf', kind: 'high' }, { type: 'string' }],
  ['x-id-of', { resource: 'shelf', kind: ['high'] }, { resource: 'shelf', kinds: ['high'] }, { type: 'string' }],
  [
    'x-id-of',
    { id: { resource: 'shelf', kind: ['high'], with: 'box' } },
    { id: { resource: 'shelf', kind: ['high'], with: 'bag' } },
    { properties: { id: {}, box: {} } },
  ],
  ['x-id-of', { 'shelf.id': 'shelf' }, { 'rack.id': 'rack' }, { properties: { shelf: {} } }],
  [
    'x-id-of',
    { resource: 'shelf', deletesHolder: { since: '2026-05-27' } },
    { resource: 'shelf', deletesHolder: { before: '2026-05-27' } },
    { type: 'string' },
  ],
  ['x-indivisible', true, 'true', { type: 'array' }],
  ['x-carried', true, false, {}],
  ['x-refusable', true, false, {}],
  ['x-refusable', ['big'], ['huge'], sizes],
  ['x-only-with', { kind: ['gift'] }, { kind: 'gift' }, {}],
  ['x-only-with', 'parts', true, {}],
  ['x-days-from-now', [-7, 365], [365], { format: 'date-time' }],
  ['x-since', '2026-05-27', '2026-02-30', {}],
  ['x-deployment', { name: 'managed', asOf: '2026-05-27' }, { asOf: '2026-05' }, { openapi: '3.1.1' }],
  ['x-deployment', { name: 'managed' }, { name: 'mine' }, { openapi: '3.1.1' }],
  [
    'x-deployment',
    { changes: { sorts: { since: '2026-05-27', description: 'Newer servers sort.' } } },
    { changes: { sorts: { since: '2026-05-27' } } },
    { openapi: '3.1.1' },
  ],
  ['x-since', { managed: '2026-05-27', 'open-source': '2026-05-26' }, { managed: '2026-05' }, {}],
  ['x-since', { big: '2026-05-27', enum: '2026-05-27', self: '2026-05-01' }, { huge: '2026-05-27' }, sizes],
  ['x-since', { null: '2026-05-27' }, { big: '2026-13-01' }, { type: ['string', 'null'], enum: ['big'] }],
  ['x-since', { big: '2026-05-27' }, { enum: '2026-05-27' }, { enum: ['big', 'enum'] }],
  ['x-always', ['id'], ['name'], { properties: { id: {}, name: {} }, required: ['name'] }],
  ['x-always', ['id'], ['no'], { properties: { id: {} } }],
  [
    'x-request-of',
    { record: 'Order', makes: { ids: 'owners.id' } },
    { record: 'Order', makes: { ids: 'owners.id.x' } },
    {},
  ],
  ['x-request-of', { record: 'Order', keeps: ['id'] }, { record: 'Order', keeps: [] }, {}],
  ['x-request-of', { record: 'Order', clears: ['id'] }, { changes: 'Order', clears: ['id'] }, {}],
  ['x-request-of', { record: 'Order', derives: ['id'] }, { record: 'Order', derives: 'id' }, {}],
  ['x-resources', { key: { id: 'keyId', list: 'listKeys' } }, { key: { id: 'keyId', lists: 'listKeys' } }, {}],
  ['x-resources', { key: { id: 'keyId', unique: [['name']] } }, { key: { id: 'keyId', unique: ['name'] } }, {}],
  [
    'x-resources',
    { key: { id: 'keyId', parts: { hole: 'holes' } } },
    { key: { id: 'keyId', parts: { hole: true, a: '' } } },
    {},
  ],
  [
    'x-resources',
    { key: { id: 'keyId', deletesAbsent: { before: '2026-05-27' } } },
    { key: { id: 'keyId', deletesAbsent: { since: '2026-05-27' } } },
    {},
  ],
  ['x-query', { series: { start: 'startTime' } }, { series: {} }, {}],
  ['x-query', { pages: { ...pages, span: 1000 } }, { pages }, {}],
  ['x-query', { pages: { ...pages, cursor: 'at', span: 1000 } }, { pages: { ...pages, at: 'at', span: 1000 } }, {}],
  ['x-client', client, { ...client, environment: { shopId: 'shop' } }, { openapi: '3.1.0' }],
  ['x-client', { ...client, bound: {} }, { ...client, bound: { orderId: 'The order.' } }, { openapi: '3.1.0' }],
  ['x-client', { retryStatuses: [503] }, { retryStatuses: [200] }, {}],
  [
    'x-client',
    { ...client, hints: { 401: 'Pass a key.' } },
    { ...client, hints: { 200: 'Pass a key.' } },
    { openapi: '3.1.0' },
  ],
  ['x-payload', 'data', true, {}],
  ['x-payload', { whole: true, verdict: 'valid' }, { whole: true, verdict: true }, {}],
  ['x-deployment', 'open-source', 'open', {}],
])('%s accepts %j and refuses %j', (extension, accepted, refused, owner) => {
  const isAccepted = (value: unknown) => accepts(extensionNamed(extension), value, { [extension]: value, ...owner })
  expect([isAccepted(accepted), isAccepted(refused)]).toEqual([true, false])
})

test('an extension that needs a neighbour is refused without it', () => {
  const refused = ['x-indivisible', 'x-extensible-enum']
  for (const name of refused) {
    const value = name === 'x-extensible-enum' ? ['big'] : true
    expect(accepts(extensionNamed(name), value, { type: 'integer' }), name).toBe(false)
  }
})
