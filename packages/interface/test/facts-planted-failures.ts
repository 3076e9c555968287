import {
  add,
  copy,
  deletion,
  drop,
  observabilityPath,
  type Planted,
  parameter,
  paths,
  plantedIn,
  rename,
  response,
  reword,
  scaling,
  set,
} from './facts-planting.ts'

const m = plantedIn('management')
const c = plantedIn('observability-cloud')
const o = plantedIn('observability-oss')

const alerts = `${observabilityPath}/alerts`
const json = 'application/json'
const header = (name: string): readonly string[] => ['components', 'headers', name]
const description = ['info', 'description']
const to = (name: string): object => ({ $ref: `#/components/responses/${name}` })

/** Mistakes in the public parts of operations, parameters, answers and headers. */
export const plantedInFailures: readonly Planted[] = [
  m('a failure too few', drop(scaling('responses', '424')), 'answers 424'),
  m('a failure too many', copy(scaling('responses', '409'), scaling('responses', '418')), 'answers 418'),
  m('a failure of another status', rename(deletion('responses', '429'), '420'), 'answers 429'),
  m('a failure in place of another', set(deletion('responses', '401'), to('Forbidden')), 'missing, unknown or not'),
  m('two failures swapped', set(scaling('responses', '502'), to('ServiceUnavailable')), 'is text/html'),
  m('a failure of another type', rename(response('BadGateway', 'content', 'text/html'), json), 'is text/html'),
  m('a type too few', drop(response('NotFound', 'content', 'text/html')), ', 404 is text/html'),
  m('a type too many', set(response('Unauthorized', 'content', 'text/plain'), {}), ', 401 is text/plain'),
  m(
    'a failure of another record',
    set(response('Conflict', 'content', json, 'schema'), { $ref: '#/components/schemas/Acknowledgement' }),
    'is a ErrorEnvelope',
  ),
  m(
    'a page that is no text',
    set(response('BadGateway', 'content', 'text/html', 'schema', 'type'), 'object'),
    'text/html is of the type string',
  ),
  m('a header too few', drop(response('TooManyRequests', 'headers', 'retry-after')), 'sends retry-after'),
  m(
    'a header under another name',
    rename(response('TooManyRequests', 'headers', 'x-ratelimit-reset'), 'ratelimit-reset'),
    'sends x-ratelimit-reset',
  ),
  m(
    'a header of another type',
    set(header('RequestLimitReset').concat('schema', 'type'), 'integer'),
    'x-ratelimit-reset is of the type number',
  ),
  m('a header without its bound', drop(header('RequestLimitReset').concat('schema', 'minimum')), 'has minimum 0'),
  m(
    'a failure in other words',
    reword(response('TooManyRequests', 'description'), '10 seconds', '60 seconds'),
    'more than 10 requests within 10 seconds',
  ),
  c(
    'a public operation under another name',
    set(paths(alerts, 'get', 'operationId'), 'getAlerts'),
    'is called listAlerts',
  ),
  c('a public operation of another group', set(paths(alerts, 'get', 'tags'), ['Sources']), 'is grouped under Alerts'),
  c('a public operation by another method', rename(paths(`${alerts}/{alertId}`, 'put'), 'patch'), 'PUT /v1/'),
  c('a public operation that is deprecated', set(paths(alerts, 'get', 'deprecated'), true), 'has deprecated true'),
  c('a public operation without credentials', set(paths(alerts, 'get', 'security'), []), 'has security []'),
  c(
    'a body that may be left out',
    drop(paths(`${alerts}/{alertId}`, 'put', 'requestBody', 'required')),
    'requires a body',
  ),
  c(
    'a body of another record',
    set(paths(`${alerts}/{alertId}`, 'put', 'requestBody', 'content', json, 'schema'), {
      $ref: '#/components/schemas/TileAlertRequest',
    }),
    'body as application/json is a UpdateAlertRequest',
  ),
  c('a parameter too few', drop(paths(`${alerts}/{alertId}`, 'parameters', 2)), 'takes alertId in the path'),
  c('a parameter in the query', set(parameter('AlertId', 'in'), 'query'), 'takes alertId in the path'),
  c('an id that may be empty', drop(parameter('AlertId', 'schema', 'minLength')), 'alertId has minLength 1'),
  c(
    'a success of another record',
    set(response('AlertFound', 'content', json, 'schema'), { $ref: '#/components/schemas/AlertListAnswer' }),
    'is a AlertAnswer',
  ),
  c('a promise in other words', reword(description, 'is stable', 'is not stable'), 'its contract is stable'),
  o('text for JSON', rename(response('Unauthorized', 'content', 'text/plain'), json), ', 401 is text/plain'),
  o('JSON for text', rename(response('DashboardNotFound', 'content', 'text/plain'), json), ', 404 is text/plain'),
  o('an id of another form', set(parameter('DashboardId', 'schema'), { type: 'string' }), 'dashboardId has pattern'),
  o('a page of another size', set(parameter('Limit', 'schema', 'maximum'), 100), 'limit has maximum 1000'),
  o('a page of another size by default', drop(parameter('Limit', 'schema', 'default')), 'limit has default 1000'),
  o('a page that is required', set(parameter('Offset', 'required'), true), 'does not require offset'),
  o('a parameter of another style', set(parameter('Offset', 'style'), 'spaceDelimited'), 'has style "spaceDelimited"'),
  o('no pages', drop(paths('/api/v2/webhooks', 'get', 'parameters')), 'takes limit in the query'),
  o(
    'a wait as text',
    set(header('RetryAfter').concat('schema', 'type'), 'string'),
    'retry-after is of the type integer',
  ),
  o('no total', drop(response('WebhookList', 'headers', 'x-total-count')), 'sends x-total-count'),
  o(
    'a repetition after a failed query',
    add(paths('/api/v2/charts/series', 'post', 'x-retry-statuses'), 500),
    'may be repeated after 408, 502, 503, 504',
  ),
  o(
    'a deletion with a payload',
    set(response('Deleted', 'content', json, 'schema'), { $ref: '#/components/schemas/AlertAnswer' }),
    'is a DeletedAnswer',
  ),
  o('another limit in words', reword(description, '100 requests', '200 requests'), '100 requests in 60 seconds'),
]
