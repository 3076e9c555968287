import type { Sequence, Step } from '../../corpus.ts'
import { alerts, base, call, dashboards, get, searches, send, sequence, series, sources, webhooks } from '../steps.ts'

const places: [string, Step][] = [
  ['dashboards', get(dashboards)],
  ['a dashboard', get(`${dashboards}/{base}`)],
  ['alerts', get(alerts)],
  ['sources', get(sources)],
  ['webhooks', get(webhooks)],
  ['a new dashboard', send('POST', dashboards, 'savedBoard')],
  ['a new alert', send('POST', alerts, 'searchAlert')],
  ['a query', send('POST', series, 'query')],
]

const credentials: (string | null)[] = [
  null,
  '',
  'Bearer',
  'Bearer ',
  'bearer {key}',
  'BEARER {key}',
  'Bearer  {key}',
  ' Bearer {key}',
  'Bearer {key} ',
  'Bearer {key} x',
  '{key}',
  'Token {key}',
  'Basic {key}',
  'Bearer {key}x',
  'Bearer 00000000-0000-4000-8000-000000000000',
  'Bearer undefined',
  'Bearer null',
  'Bearer "{key}"',
  'Bearer {key},Bearer {key}',
  'Bearer\t{key}',
  'Bearer:{key}',
]

const types: (string | null)[] = [
  null,
  'text/plain',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json; charset=other',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'application/merge-patch+json',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'json',
  'application/*',
  '*/*',
  'application/xml',
]

const raws: [string, string][] = [
  ['no body', ''],
  ['a space', ' '],
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '7'],
  ['a text', '"x"'],
  ['an empty list', '[]'],
  ['a list', '[{}]'],
  ['an empty object', '{}'],
  ['half an object', '{"name":'],
  ['a comma too many', '{"name":"x",}'],
  ['single quotes', "{'name':'x'}"],
  ['a comment', '{/* x */}'],
  ['two objects', '{}{}'],
  ['no JSON', 'name=x'],
  ['NaN', '{"name":NaN}'],
  ['a key twice', '{"name":"x","name":"y","tiles":[]}'],
  ['a byte order mark', '\uFEFF{}'],
  ['a prototype', '{"__proto__":{"name":"x"},"tiles":[]}'],
  ['a constructor', '{"constructor":{"prototype":{}},"name":"x","tiles":[]}'],
  ['lists in lists', '{repeat:[*500}{repeat:]*500}'],
  ['objects in objects', '{repeat:{"a":*500}1{repeat:}*500}'],
  ['a line break in a text', '{"name":"a\nb"}'],
  ['more than may be', '"{repeat:x*34000000}"'],
  ['a large text', '{"name":"{repeat:x*200000}","tiles":[]}'],
  ['a wrong escape', '{"name":"\\x"}'],
  ['half a character', '{"name":"\\ud800","tiles":[]}'],
]

const writers: [string, string, string][] = [
  ['dashboards', 'POST', dashboards],
  ['a dashboard', 'PUT', `${dashboards}/{base}`],
  ['alerts', 'POST', alerts],
  ['a query', 'POST', series],
]

/** What has to do with requests as such: credentials, media types, bodies, methods, paths, caches. */
export const transport = (): Sequence[] => [
  ...places.flatMap(([name, step]) =>
    credentials
      .slice(0, name === 'sources' ? undefined : 7)
      .map((authorization) =>
        sequence(
          `${name} with ${authorization === null ? 'no credential' : JSON.stringify(authorization)}`,
          ...standing(step),
          { ...step, headers: { authorization } },
        ),
      ),
  ),
  sequence(
    'the key elsewhere',
    get(`${sources}?apiKey={key}`, { headers: { authorization: null } }),
    get(sources, { headers: { authorization: null, 'x-api-key': '{key}' } }),
  ),
  sequence(
    'no credential and no route',
    get('/api/v2/nothing', { headers: { authorization: null } }),
    get('/nothing', { headers: { authorization: null } }),
  ),
  sequence(
    'no credential and a bad body',
    call('POST', dashboards, { raw: '{', headers: { authorization: null } }),
    send('POST', dashboards, 'savedBoard', { without: ['/name'] }),
  ),
  ...writers.flatMap(([name, method, path]) => [
    ...types.map((type) => {
      const body = name === 'alerts' ? 'searchAlert' : name === 'a query' ? 'query' : 'savedBoard'
      const step = { ...send(method, path, body), headers: { 'content-type': type } }
      return sequence(`${name}: ${method} as ${type ?? 'nothing'}`, ...standing(step), step)
    }),
    ...raws.map(([what, raw]) => {
      const step = call(method, path, { raw, headers: { 'content-type': 'application/json' } })
      return sequence(`${name}: ${method} of ${what}`, ...standing(step), step)
    }),
  ]),
  ...encodings(),
  ...methods(),
  ...routes(),
  ...caches(),
]

const standing = (step: Step): Step[] => (step.call.includes('{base}') ? [base] : [])

const encodings = (): Sequence[] =>
  ['gzip', 'deflate', 'br', 'identity', 'other', ''].map((encoding) =>
    sequence(`a body said to be ${encoding || 'nothing'}`, {
      ...send('POST', dashboards, 'savedBoard'),
      headers: { 'content-encoding': encoding },
    }),
  )

const methods = (): Sequence[] =>
  [
    dashboards,
    `${dashboards}/{base}`,
    alerts,
    `${alerts}/66a1f0c2d4e8b7a9c3f5ffff`,
    sources,
    series,
    webhooks,
    searches,
    '/api/v2',
  ].flatMap((path) =>
    ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'PROPFIND'].map((method) => {
      const step = call(
        method,
        path,
        ['PUT', 'PATCH', 'POST'].includes(method) ? { raw: '{}', headers: { 'content-type': 'application/json' } } : {},
      )
      return sequence(`${method} ${path}`, ...standing(step), step)
    }),
  )

const paths = [
  '/',
  '/api',
  '/api/',
  '/api/v1',
  '/api/v1/dashboards',
  '/api/v3',
  '/api/v2/',
  '/api/v2/nothing',
  '/api/v2/nothing/x',
  '/api/v2//dashboards',
  '//api/v2/dashboards',
  '/API/V2/DASHBOARDS',
  '/api/v2/Dashboards',
  '/api/v2/ALERTS',
  '/api/v2/dashboards/',
  '/api/v2/alerts/',
  '/api/v2/sources/',
  '/api/v2/webhooks/',
  '/api/v2/charts',
  '/api/v2/charts/',
  '/api/v2/charts/series/',
  '/api/v2/charts/other',
  '/api/v2/dashboards/{base}/',
  '/api/v2/dashboards/{base}/tiles',
  '/api/v2/alerts/66a1f0c2d4e8b7a9c3f5ffff/history',
  '/api/v2/dashboards?',
  '/api/v2/dashboards?x=1',
  '/api/v2/dashboards;x=1',
  '/api/v2/dashboards%2F',
  '/api/v2/dashboards/%20',
  '/api/v2/dashboards/%',
  '/api/v2/dashboards/%E0%A4%A',
  '/api/v2/%64ashboards',
  '/api/v2/dashboard',
  '/api/v2/alert',
  '/api/v2/services',
  '/api/v2/keys',
  '/v1/organizations',
  '/health',
  '/api/v2/dashboards/validate',
  '/api/v2/webhooks/{webhook}',
  '/api/v2/sources/{source.log}',
  '/api/v2/saved-searches/{savedSearch}',
  '/api/v2/connections/{connection}',
  '/api/v2/dashboards/{repeat:x*2000}',
  '/api/v2/alerts/%3Cscript%3E',
  '/api/v2/<script>',
]

const routes = (): Sequence[] => [
  ...paths.map((path) => sequence(`the path ${path}`, ...standing(get(path)), get(path))),
  ...['/api/v2/nothing', '/api/v2/dashboards/', '/nothing', '/API/V2/DASHBOARDS'].flatMap((path) =>
    ['POST', 'PUT', 'DELETE'].map((method) =>
      sequence(
        `${method} of the path ${path}`,
        call(
          method,
          path,
          method === 'DELETE'
            ? {}
            : { raw: '{"name":"x","tiles":[]}', headers: { 'content-type': 'application/json' } },
        ),
      ),
    ),
  ),
  sequence('POST of a list with a slash', send('POST', `${series}/`, 'query')),
]

const caches = (): Sequence[] => [
  ...[dashboards, `${dashboards}/{base}`, alerts, sources, webhooks].flatMap((path) => [
    sequence(
      `${path}, unchanged`,
      base,
      get(path),
      get(path, { headers: { 'if-none-match': '{etag}', 'cache-control': '' } }),
    ),
    sequence(`${path}, another tag`, base, get(path, { headers: { 'if-none-match': '"other"' } })),
  ]),
  sequence('any tag', base, get(dashboards, { headers: { 'if-none-match': '*' } })),
  sequence(
    'a tag that changed',
    base,
    get(`${dashboards}/{base}`),
    { ...send('PUT', `${dashboards}/{base}`, 'changed'), headers: { 'if-match': '"other"' } },
    get(`${dashboards}/{base}`, { headers: { 'if-none-match': '"other"' } }),
  ),
  sequence(
    'changed since',
    base,
    get(dashboards, { headers: { 'if-modified-since': 'Wed, 21 Oct 2099 07:28:00 GMT' } }),
  ),
  sequence(
    'XML is asked for',
    base,
    get(dashboards, { headers: { accept: 'application/xml' } }),
    get(`${dashboards}/66a1f0c2d4e8b7a9c3f5ffff`, { headers: { accept: 'application/xml' } }),
  ),
  sequence(
    'from another origin',
    get(sources, { headers: { origin: 'https://example.com' } }),
    call('OPTIONS', dashboards, {
      headers: { origin: 'https://example.com', 'access-control-request-method': 'POST' },
    }),
  ),
]
