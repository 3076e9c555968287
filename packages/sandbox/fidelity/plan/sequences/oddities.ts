import type { Sequence, Step } from '../../corpus.ts'
import { base, call, sequence, tileAlert } from '../steps.ts'

/** Requests that nobody plans: odd bodies, ids, paths, queries, credentials and media types, and short stories. */
export const oddities = (): Sequence[] => stories.map(([id, ...steps]) => sequence(id, ...steps))

const stories: [string, ...Step[]][] = [
  [
    'dashboard name html',
    call('POST', '/api/v2/dashboards', { body: { json: { name: '<b>&amp;', tiles: [] } }, as: 'x' }),
  ],
  [
    'dashboard tags dup',
    call('POST', '/api/v2/dashboards', { body: { json: { name: 'Mine', tiles: [], tags: ['a', 'a', 'b'] } }, as: 'x' }),
  ],
  [
    'dashboard tags text',
    call('POST', '/api/v2/dashboards', { body: { json: { name: 'Mine', tiles: [], tags: 'a,b' } }, as: 'x' }),
  ],
  [
    'dashboard saved number',
    call('POST', '/api/v2/dashboards', { body: { json: { name: 'Mine', tiles: [], savedQuery: 5 } }, as: 'x' }),
  ],
  [
    'dashboard tiles object',
    call('POST', '/api/v2/dashboards', { body: { json: { name: 'Mine', tiles: {} } }, as: 'x' }),
  ],
  ['dashboard id aaaaaaaaaaaaaaaaaaaaaaaa', base, call('GET', '/api/v2/dashboards/aaaaaaaaaaaaaaaaaaaaaaaa')],
  [
    'dashboard put id aaaaaaaaaaaaaaaaaaaaaaaa',
    base,
    call('PUT', '/api/v2/dashboards/aaaaaaaaaaaaaaaaaaaaaaaa', { body: { of: 'savedBoard' } }),
  ],
  [
    'alert put id aaaaaaaaaaaaaaaaaaaaaaaa',
    base,
    tileAlert,
    call('PUT', '/api/v2/alerts/aaaaaaaaaaaaaaaaaaaaaaaa', { body: { of: 'searchAlert' } }),
  ],
  ['dashboard put id 0', base, call('PUT', '/api/v2/dashboards/0', { body: { of: 'savedBoard' } })],
  ['alert id %20', base, tileAlert, call('GET', '/api/v2/alerts/%20')],
  ['alert id %2e%2e', base, tileAlert, call('GET', '/api/v2/alerts/%2e%2e')],
  ['alert delete id %2e%2e', base, call('DELETE', '/api/v2/alerts/%2e%2e')],
  ['dashboard delete id aaaaaaaaaaaa', base, call('DELETE', '/api/v2/dashboards/aaaaaaaaaaaa')],
  [
    'alert put id aaaaaaaaaaaa',
    base,
    tileAlert,
    call('PUT', '/api/v2/alerts/aaaaaaaaaaaa', { body: { of: 'searchAlert' } }),
  ],
  [
    'dashboard delete id 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
    base,
    call('DELETE', '/api/v2/dashboards/6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11'),
  ],
  [
    'dashboard put id 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
    base,
    call('PUT', '/api/v2/dashboards/6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11', { body: { of: 'savedBoard' } }),
  ],
  ['dashboard id aaaaaaaaaaaaaaaaaaaaaaag', base, call('GET', '/api/v2/dashboards/aaaaaaaaaaaaaaaaaaaaaaag')],
  ['alert delete id aaaaaaaaaaaaaaaaaaaaaaag', base, call('DELETE', '/api/v2/alerts/aaaaaaaaaaaaaaaaaaaaaaag')],
  ['alert delete id %F0%9F%98%80', base, call('DELETE', '/api/v2/alerts/%F0%9F%98%80')],
  ['alert put id a%2Fb', base, tileAlert, call('PUT', '/api/v2/alerts/a%2Fb', { body: { of: 'searchAlert' } })],
  ['alert delete id a%2Fb', base, call('DELETE', '/api/v2/alerts/a%2Fb')],
  ['alert delete id %zz', base, call('DELETE', '/api/v2/alerts/%zz')],
  ['alert id %', base, tileAlert, call('GET', '/api/v2/alerts/%')],
  ['alert delete id %', base, call('DELETE', '/api/v2/alerts/%')],
  ['dashboard delete id {base}x', base, call('DELETE', '/api/v2/dashboards/{base}x')],
  ['alert delete id {base}x', base, call('DELETE', '/api/v2/alerts/{base}x')],
  ["dashboard delete id '", base, call('DELETE', "/api/v2/dashboards/'")],
  ["alert delete id '", base, call('DELETE', "/api/v2/alerts/'")],
  ['dashboard put id a b', base, call('PUT', '/api/v2/dashboards/a b', { body: { of: 'savedBoard' } })],
  ['dashboard id 1e3', base, call('GET', '/api/v2/dashboards/1e3')],
  ['alert delete id 1e3', base, call('DELETE', '/api/v2/alerts/1e3')],
  ['alert delete id -1', base, call('DELETE', '/api/v2/alerts/-1')],
  ['dashboard delete id [object Object]', base, call('DELETE', '/api/v2/dashboards/[object Object]')],
  ['alert id [object Object]', base, tileAlert, call('GET', '/api/v2/alerts/[object Object]')],
  ['dashboard put id {base}/', base, call('PUT', '/api/v2/dashboards/{base}/', { body: { of: 'savedBoard' } })],
  ['alert put id {base}/', base, tileAlert, call('PUT', '/api/v2/alerts/{alert}/', { body: { of: 'searchAlert' } })],
  ['dashboard put id {base}?x=1', base, call('PUT', '/api/v2/dashboards/{base}?x=1', { body: { of: 'savedBoard' } })],
  ['alert delete id {base}?x=1', base, call('DELETE', '/api/v2/alerts/{base}?x=1')],
  ['alert delete id %7Bbase%7D', base, call('DELETE', '/api/v2/alerts/%7Bbase%7D')],
  ['dashboard delete id {base};x', base, call('DELETE', '/api/v2/dashboards/{base};x')],
  ['dashboard put id {base}.json', base, call('PUT', '/api/v2/dashboards/{base}.json', { body: { of: 'savedBoard' } })],
  [
    'alert put id {base}.json',
    base,
    tileAlert,
    call('PUT', '/api/v2/alerts/{alert}.json', { body: { of: 'searchAlert' } }),
  ],
  ['dashboard put id {base}#x', base, call('PUT', '/api/v2/dashboards/{base}#x', { body: { of: 'savedBoard' } })],
  ['alert delete id {base}#x', base, call('DELETE', '/api/v2/alerts/{base}#x')],
  ['method HEAD /api/v2/dashboards', base, call('HEAD', '/api/v2/dashboards')],
  ['method HEAD /api/v2/alerts', base, call('HEAD', '/api/v2/alerts')],
  ['method HEAD /api/v2/sources', base, call('HEAD', '/api/v2/sources')],
  ['method HEAD /api/v2/charts/series', base, call('HEAD', '/api/v2/charts/series')],
  ['method QUERY /api/v2/dashboards', base, call('QUERY', '/api/v2/dashboards')],
  ['method QUERY /api/v2/alerts', base, call('QUERY', '/api/v2/alerts')],
  ['method LINK /api/v2/dashboards', base, call('LINK', '/api/v2/dashboards')],
  ['method SEARCH /api/v2/dashboards/{base}', base, call('SEARCH', '/api/v2/dashboards/{base}')],
  ['method SEARCH /api/v2/webhooks', base, call('SEARCH', '/api/v2/webhooks')],
  [
    'no body POST /api/v2/alerts/aaaaaaaaaaaaaaaaaaaaaaaa',
    base,
    call('POST', '/api/v2/alerts/aaaaaaaaaaaaaaaaaaaaaaaa', { headers: { 'content-type': 'application/json' } }),
  ],
  [
    'no body POST /api/v2/alerts',
    base,
    call('POST', '/api/v2/alerts', { headers: { 'content-type': 'application/json' } }),
  ],
  [
    'no body DELETE /api/v2/alerts',
    base,
    call('DELETE', '/api/v2/alerts', { headers: { 'content-type': 'application/json' } }),
  ],
  [
    'no body PATCH /api/v2/dashboards',
    base,
    call('PATCH', '/api/v2/dashboards', { headers: { 'content-type': 'application/json' } }),
  ],
  ['chart PUT', call('PUT', '/api/v2/charts/series')],
  ['chart DELETE', call('DELETE', '/api/v2/charts/series')],
  [
    'path post /api/v2/dashboards/',
    base,
    call('POST', '/api/v2/dashboards/', { raw: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  [
    'path post /api/v2/Dashboards',
    base,
    call('POST', '/api/v2/Dashboards', { raw: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  ['path /api/v2/dashboards%20', base, call('GET', '/api/v2/dashboards%20')],
  [
    'path post /api/v2/dashboards.json',
    base,
    call('POST', '/api/v2/dashboards.json', { raw: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  ['path /api/v2', base, call('GET', '/api/v2')],
  [
    'path post /api/v3/dashboards',
    base,
    call('POST', '/api/v3/dashboards', { raw: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  ['path /api/v2/dashboards/{base}/', base, call('GET', '/api/v2/dashboards/{base}/')],
  [
    'path post /api/v2/dashboards/{base}/',
    base,
    call('POST', '/api/v2/dashboards/{base}/', { raw: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  [
    'path post /api/v2/charts/',
    base,
    call('POST', '/api/v2/charts/', { raw: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  ['path /api/v2/charts/series/x', base, call('GET', '/api/v2/charts/series/x')],
  [
    'path post /api/v2/charts/series/x',
    base,
    call('POST', '/api/v2/charts/series/x', { raw: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  ['path /api/v2/docs', base, call('GET', '/api/v2/docs')],
  ['path /api/v2/openapi.json', base, call('GET', '/api/v2/openapi.json')],
  ['path /%61pi/v2/dashboards', base, call('GET', '/%61pi/v2/dashboards')],
  ['path /api/v2/./dashboards', base, call('GET', '/api/v2/./dashboards')],
  ['path //', base, call('GET', '//')],
  [
    'path post /api/v2/%ff',
    base,
    call('POST', '/api/v2/%ff', { raw: '{}', headers: { 'content-type': 'application/json' } }),
  ],
  ['query /api/v2/alerts?x=1', call('GET', '/api/v2/alerts?x=1')],
  ['query /api/v2/dashboards?limit=1&limit=2', call('GET', '/api/v2/dashboards?limit=1&limit=2')],
  ['query /api/v2/dashboards?limit=1.5', call('GET', '/api/v2/dashboards?limit=1.5')],
  ['query /api/v2/alerts?limit=', call('GET', '/api/v2/alerts?limit=')],
  ['query /api/v2/dashboards?limit=%20', call('GET', '/api/v2/dashboards?limit=%20')],
  ['query /api/v2/dashboards?offset=1', call('GET', '/api/v2/dashboards?offset=1')],
  ['query /api/v2/alerts?offset=1', call('GET', '/api/v2/alerts?offset=1')],
  ['query /api/v2/dashboards?offset=-1', call('GET', '/api/v2/dashboards?offset=-1')],
  ['query /api/v2/dashboards?limit=1000', call('GET', '/api/v2/dashboards?limit=1000')],
  ['query /api/v2/alerts?limit=10000', call('GET', '/api/v2/alerts?limit=10000')],
  ['query /api/v2/dashboards?limit=0x10', call('GET', '/api/v2/dashboards?limit=0x10')],
  ['query /api/v2/dashboards?limit=99999999999999999999', call('GET', '/api/v2/dashboards?limit=99999999999999999999')],
  ['query /api/v2/dashboards?constructor=1', call('GET', '/api/v2/dashboards?constructor=1')],
  ['query /api/v2/alerts?constructor=1', call('GET', '/api/v2/alerts?constructor=1')],
  ['query /api/v2/dashboards?limit=1#x', call('GET', '/api/v2/dashboards?limit=1#x')],
  ['query /api/v2/alerts?sort=name', call('GET', '/api/v2/alerts?sort=name')],
  ['query /api/v2/webhooks?limit=x', base, call('GET', '/api/v2/webhooks?limit=x')],
  [
    'raw text/plain "{\\"name\\":\\"x\\",\\"tiles\\":[]}"',
    call('POST', '/api/v2/dashboards', { raw: '{"name":"x","tiles":[]}', headers: { 'content-type': 'text/plain' } }),
  ],
  [
    'raw alert application/json "{name:\'x\'}"',
    call('POST', '/api/v2/alerts', { raw: "{name:'x'}", headers: { 'content-type': 'application/json' } }),
  ],
  [
    'raw application/json "undefined"',
    call('POST', '/api/v2/dashboards', { raw: 'undefined', headers: { 'content-type': 'application/json' } }),
  ],
  [
    'raw application/json "{\\"name\\":\\"a\\nb\\",\\"tiles\\":[]}"',
    call('POST', '/api/v2/dashboards', {
      raw: '{"name":"a\nb","tiles":[]}',
      headers: { 'content-type': 'application/json' },
    }),
  ],
  [
    'raw application/json "{\\"name\\":\\"\\\\x\\",\\"tiles\\":[]}"',
    call('POST', '/api/v2/dashboards', {
      raw: '{"name":"\\x","tiles":[]}',
      headers: { 'content-type': 'application/json' },
    }),
  ],
  [
    'raw application/json "\\""',
    call('POST', '/api/v2/dashboards', { raw: '"', headers: { 'content-type': 'application/json' } }),
  ],
  [
    'raw alert application/json "\\""',
    call('POST', '/api/v2/alerts', { raw: '"', headers: { 'content-type': 'application/json' } }),
  ],
  [
    'raw application/json "["',
    call('POST', '/api/v2/dashboards', { raw: '[', headers: { 'content-type': 'application/json' } }),
  ],
  [
    'raw alert application/json "{"',
    call('POST', '/api/v2/alerts', { raw: '{', headers: { 'content-type': 'application/json' } }),
  ],
  [
    'raw application/json "{\\"a\\":1,,}"',
    call('POST', '/api/v2/dashboards', { raw: '{"a":1,,}', headers: { 'content-type': 'application/json' } }),
  ],
  [
    'raw alert application/json "<html>"',
    call('POST', '/api/v2/alerts', { raw: '<html>', headers: { 'content-type': 'application/json' } }),
  ],
  [
    'raw alert application/json, text/plain "{\\"name\\":\\"x\\",\\"tiles\\":[]}"',
    call('POST', '/api/v2/alerts', {
      raw: '{"name":"x","tiles":[]}',
      headers: { 'content-type': 'application/json, text/plain' },
    }),
  ],
  [
    'raw alert application/x-www-form-urlencoded "name=x&tiles[]=1"',
    call('POST', '/api/v2/alerts', {
      raw: 'name=x&tiles[]=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ],
  [
    'raw application/json; charset=utf8 "{\\"name\\":\\"x\\",\\"tiles\\":[]}"',
    call('POST', '/api/v2/dashboards', {
      raw: '{"name":"x","tiles":[]}',
      headers: { 'content-type': 'application/json; charset=utf8' },
    }),
  ],
  [
    'raw alert application/json; charset=UTF-32 "{\\"name\\":\\"x\\",\\"tiles\\":[]}"',
    call('POST', '/api/v2/alerts', {
      raw: '{"name":"x","tiles":[]}',
      headers: { 'content-type': 'application/json; charset=UTF-32' },
    }),
  ],
  [
    'headers 5 {"if-none-match":"*"}',
    call('POST', '/api/v2/dashboards', {
      raw: '{"name":"x","tiles":[]}',
      headers: { 'content-type': 'application/json', 'if-none-match': '*' },
    }),
  ],
  ['get headers 2 {"range":"bytes=0-1"}', call('GET', '/api/v2/dashboards', { headers: { range: 'bytes=0-1' } })],
  [
    'get headers 5 {"cache-control":"no-cache","if-none-match":"*"}',
    call('GET', '/api/v2/dashboards', { headers: { 'cache-control': 'no-cache', 'if-none-match': '*' } }),
  ],
  ['credential Bearer {key}.', call('GET', '/api/v2/dashboards', { headers: { authorization: 'Bearer {key}.' } })],
  [
    'credential post Basic e2tleX06',
    call('POST', '/api/v2/dashboards', {
      raw: '{}',
      headers: { authorization: 'Basic e2tleX06', 'content-type': 'application/json' },
    }),
  ],
  [
    'credential post Bearer {key}, Basic x',
    call('POST', '/api/v2/dashboards', {
      raw: '{}',
      headers: { authorization: 'Bearer {key}, Basic x', 'content-type': 'application/json' },
    }),
  ],
  ['credential Bearer 0', call('GET', '/api/v2/dashboards', { headers: { authorization: 'Bearer 0' } })],
  [
    'credential post Bearer []',
    call('POST', '/api/v2/dashboards', {
      raw: '{}',
      headers: { authorization: 'Bearer []', 'content-type': 'application/json' },
    }),
  ],
  [
    'credential post bEaReR {key}',
    call('POST', '/api/v2/dashboards', {
      raw: '{}',
      headers: { authorization: 'bEaReR {key}', 'content-type': 'application/json' },
    }),
  ],
  ['credential BearerX {key}', call('GET', '/api/v2/dashboards', { headers: { authorization: 'BearerX {key}' } })],
  ['no credential unknown path', call('GET', '/api/v2/nothing', { headers: { authorization: null } })],
  ['no credential method', call('PATCH', '/api/v2/dashboards', { headers: { authorization: null } })],
  [
    'key in query',
    call('GET', '/api/v2/dashboards?apiKey={key}&access_token={key}', { headers: { authorization: null } }),
  ],
  [
    'put name only',
    base,
    call('PUT', '/api/v2/dashboards/{base}', { body: { json: { name: 'x' } } }),
    call('GET', '/api/v2/dashboards/{base}'),
  ],
  [
    'put empty',
    base,
    call('PUT', '/api/v2/dashboards/{base}', { body: { json: {} } }),
    call('GET', '/api/v2/dashboards/{base}'),
  ],
  [
    'put filters gone',
    base,
    call('PUT', '/api/v2/dashboards/{base}', { body: { of: 'changed', without: ['/filters'] } }),
    call('GET', '/api/v2/dashboards/{base}'),
  ],
  [
    'put filters empty',
    base,
    call('PUT', '/api/v2/dashboards/{base}', { body: { of: 'changed', with: { '/filters': [] } } }),
    call('GET', '/api/v2/dashboards/{base}'),
  ],
  [
    'put other id in body',
    base,
    call('PUT', '/api/v2/dashboards/{base}', { body: { of: 'changed', with: { '/id': 'aaaaaaaaaaaaaaaaaaaaaaaa' } } }),
    call('GET', '/api/v2/dashboards/{base}'),
  ],
  [
    'delete with body',
    base,
    call('DELETE', '/api/v2/dashboards/{base}', { raw: '{"x":1}', headers: { 'content-type': 'application/json' } }),
  ],
  ['get with body', base, call('GET', '/api/v2/dashboards/{base}')],
  [
    'alert put nothing',
    base,
    tileAlert,
    call('PUT', '/api/v2/alerts/{alert}', { body: { json: {} } }),
    call('GET', '/api/v2/alerts/{alert}'),
  ],
  [
    'huge dashboard',
    call('POST', '/api/v2/dashboards', {
      body: {
        json: {
          name: 'x',
          tiles: {
            $repeat: [
              [{ name: 'T{n}', x: 0, y: 0, w: 1, h: 1, config: { displayType: 'markdown', markdown: 'x' } }],
              600,
            ],
          },
        },
      },
    }),
  ],
]
