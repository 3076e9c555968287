import type { Sequence } from '../../corpus.ts'
import type { Json, Patch } from '../../json.ts'
import {
  alerts,
  base,
  call,
  dashboards,
  get,
  remove,
  searches,
  send,
  sendJson,
  sequence,
  sources,
  webhooks,
} from '../steps.ts'

const nothing = '66a1f0c2d4e8b7a9c3f5ffff'
const patch = (pointer: string, value: Json): Patch => ({ with: { [pointer]: value } })

/** Operations that servers have and the document lacks: webhooks, saved searches and sources are written, dashboards validated. */
export const beyond = (): Sequence[] => [
  ...crud('webhook', webhooks, 'webhook', {
    name: 'Another',
    url: 'https://example.com/other',
    description: null,
    body: '{}',
    headers: { 'X-A': 'b' },
    queryParams: { a: 'b' },
  }),
  ...crud('slack webhook', webhooks, 'slackWebhook', { name: 'Another', body: '{}', headers: { 'X-A': 'b' } }),
  ...crud('saved search', searches, 'savedSearch', {
    name: 'Another',
    where: '',
    orderBy: '',
    tags: [],
    select: '',
    whereLanguage: 'lucene',
    filters: [],
  }),
  ...crud('source', sources, 'source', {
    name: 'Another',
    disabled: true,
    section: 'A',
    querySettings: [],
    serviceNameExpression: 'ServiceName',
  }),
  ...refused('webhook', webhooks, 'webhook', webhookRules),
  ...refused('saved search', searches, 'savedSearch', searchRules),
  ...refused('source', sources, 'source', sourceRules),
  ...inUse(),
  ...validated(),
]

const crud = (name: string, path: string, body: string, changes: { [field: string]: Json }): Sequence[] => [
  sequence(
    `${name}: made, read, changed, deleted, gone`,
    send('POST', path, body, {}, 'mine'),
    get(`${path}/{mine}`),
    send('PUT', `${path}/{mine}`, body, patch('/name', 'Changed')),
    get(path),
    remove(`${path}/{mine}`),
    remove(`${path}/{mine}`),
    send('PUT', `${path}/{mine}`, body),
  ),
  ...Object.entries(changes).map(([field, value]) =>
    sequence(
      `${name}: ${field} is changed, then left out`,
      send('POST', path, body, {}, 'mine'),
      send('PUT', `${path}/{mine}`, body, patch(`/${field}`, value)),
      send('PUT', `${path}/{mine}`, body, { without: [`/${field}`] }),
      get(`${path}/{mine}`),
    ),
  ),
  sequence(`${name}: twice`, send('POST', path, body, {}, 'mine'), send('POST', path, body)),
  ...['not-an-id', nothing, 'twelve%20chars'].map((id) =>
    sequence(`${name} ${id}`, get(`${path}/${id}`), send('PUT', `${path}/${id}`, body), remove(`${path}/${id}`)),
  ),
]

const refused = (name: string, path: string, body: string, rules: [string, Patch][]): Sequence[] =>
  rules.map(([rule, parts]) => sequence(`${name}: ${rule}`, send('POST', path, body, parts)))

const webhookRules: [string, Patch][] = [
  ...['name', 'service', 'url', 'description', 'body'].flatMap((field): [string, Patch][] => [
    [`no ${field}`, { without: [`/${field}`] }],
    [`a null ${field}`, patch(`/${field}`, null)],
    [`an empty ${field}`, patch(`/${field}`, '')],
    [`a ${field} that is a number`, patch(`/${field}`, 7)],
  ]),
  ...[
    'http://127.0.0.1/x',
    'http://localhost/x',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'ftp://example.com/',
    'example.com',
    'http://example.com/',
    'https://user:pass@example.com/',
    'javascript:alert(1)',
  ].map((url): [string, Patch] => [`the address ${url}`, patch('/url', url)]),
  ...['slack', 'incidentio', 'pagerduty', 'email', 'GENERIC'].map((service): [string, Patch] => [
    `the service ${service}`,
    patch('/service', service),
  ]),
  ['a slack webhook elsewhere', { with: { '/service': 'slack' }, without: ['/body'] }],
  ['a long name', patch('/name', { $repeat: ['x', 1025] })],
  ['a long address', patch('/url', `https://example.com/${'x'.repeat(20)}{repeat:x*2048}`)],
  ['a long description', patch('/description', { $repeat: ['x', 2049] })],
  ['a long body', patch('/body', { $repeat: ['x', 16385] })],
  ['headers', patch('/headers', { 'X-A': 'b' })],
  ['a header that is a number', patch('/headers', { 'X-A': 7 })],
  ['a header with a bad name', patch('/headers', { 'X A': 'b' })],
  ['a header with a line break', patch('/headers', { 'X-A': 'b\r\nc' })],
  ['an empty header name', patch('/headers', { '': 'b' })],
  ['headers in a list', patch('/headers', [])],
  ['a long header', patch('/headers', { 'X-A': { $repeat: ['x', 4097] } })],
  ['parameters of the query', patch('/queryParams', { a: 'b' })],
  ['an unknown key', patch('/other', 1)],
]

const searchRules: [string, Patch][] = [
  ...['name', 'sourceId', 'select', 'where', 'whereLanguage', 'orderBy', 'tags'].flatMap((field): [string, Patch][] => [
    [`no ${field}`, { without: [`/${field}`] }],
    [`a null ${field}`, patch(`/${field}`, null)],
    [`an empty ${field}`, patch(`/${field}`, '')],
    [`a ${field} that is a number`, patch(`/${field}`, 7)],
  ]),
  ...[nothing, 'word', '{connection}', 'twelve chars'].map((id): [string, Patch] => [
    `the source ${id}`,
    patch('/sourceId', id),
  ]),
  ['promql', patch('/whereLanguage', 'promql')],
  ['a filter', patch('/filters', [{ type: 'sql', condition: "ServiceName IN ('a')" }])],
  ['a filter of another type', patch('/filters', [{ type: 'other', condition: 'a' }])],
  ['a filter in lucene', patch('/filters', [{ type: 'lucene', condition: 'a:b' }])],
  ['a filter that cannot be shown', patch('/filters', [{ type: 'sql', condition: 'a = b' }])],
  ['too many tags', patch('/tags', { $repeat: [['t{n}'], 51] })],
  ['an unknown key', patch('/other', 1)],
]

const sourceRules: [string, Patch][] = [
  ...['kind', 'name', 'connection', 'from', 'timestampValueExpression', 'defaultTableSelectExpression'].flatMap(
    (field): [string, Patch][] => [
      [`no ${field}`, { without: [`/${field}`] }],
      [`a null ${field}`, patch(`/${field}`, null)],
      [`an empty ${field}`, patch(`/${field}`, '')],
    ],
  ),
  ...['trace', 'metric', 'session', 'promql', 'other'].map((kind): [string, Patch] => [
    `the kind ${kind}`,
    patch('/kind', kind),
  ]),
  ...[nothing, 'word', '{source.log}'].map((id): [string, Patch] => [`the connection ${id}`, patch('/connection', id)]),
  ['a name that is taken', patch('/name', 'Logs')],
  ['an unknown key', patch('/other', 1)],
  ['a long section', patch('/section', { $repeat: ['x', 257] })],
  ['a trace source of nothing', patch('/traceSourceId', nothing)],
]

const channel = { type: 'webhook', webhookId: '{mine}' }
const inUse = (): Sequence[] => [
  sequence(
    'a webhook that an alert calls is deleted',
    send('POST', webhooks, 'webhook', {}, 'mine'),
    send('POST', alerts, 'searchAlert', patch('/channel', channel), 'alert'),
    remove(`${webhooks}/{mine}`),
    remove(`${alerts}/{alert}`),
    remove(`${webhooks}/{mine}`),
  ),
  sequence(
    'a source that a dashboard uses is deleted',
    send('POST', sources, 'source', {}, 'mine'),
    send('POST', dashboards, 'base', patch('/tiles/0/config/sourceId', '{mine}'), 'base'),
    remove(`${sources}/{mine}`),
    get(`${dashboards}/{base}`),
    send('PUT', `${dashboards}/{base}`, 'changed', patch('/tiles/0/config/sourceId', '{mine}')),
  ),
  sequence(
    'a source that a filter uses is deleted',
    send('POST', sources, 'source', {}, 'mine'),
    send('POST', dashboards, 'base', patch('/filters/0/sourceId', '{mine}'), 'base'),
    remove(`${sources}/{mine}`),
    get(`${dashboards}/{base}`),
    send('PUT', `${dashboards}/{base}`, 'changed', patch('/filters/0/sourceId', '{mine}')),
  ),
  sequence(
    'a saved search that an alert watches is changed',
    send('POST', searches, 'savedSearch', {}, 'mine'),
    send('POST', alerts, 'searchAlert', patch('/savedSearchId', '{mine}'), 'alert'),
    send('PUT', `${searches}/{mine}`, 'savedSearch', patch('/name', 'Changed')),
    get(`${alerts}/{alert}`),
  ),
]

const validate = `${dashboards}/validate`
const validated = (): Sequence[] => [
  ...['base', 'full', 'everyKind', 'savedBoard', 'changed', 'tileAlert'].map((body) =>
    sequence(`${body} is validated`, base, send('POST', validate, body)),
  ),
  sequence('two mistakes are validated', send('POST', validate, 'base', { without: ['/name', '/tiles/0/w'] })),
  sequence(
    'an unknown source is validated',
    send('POST', validate, 'base', patch('/tiles/0/config/sourceId', nothing)),
  ),
  ...['{}', '[]', 'null', '7', '', '{'].map((raw) =>
    sequence(
      `${raw || 'nothing'} is validated`,
      call('POST', validate, { raw, headers: { 'content-type': 'application/json' } }),
    ),
  ),
  sequence(
    'a broken filter is validated',
    send('POST', validate, 'base', patch('/filters/0/isBroadcastEnabled', false)),
  ),
  sequence('connections are not made here', sendJson('POST', '/api/v2/connections', {})),
]
