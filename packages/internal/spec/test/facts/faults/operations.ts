import {
  add,
  copy,
  deletion,
  drop,
  type Fault,
  faultIn,
  keyPath,
  observabilityPath,
  parameter,
  paths,
  rename,
  response,
  reword,
  scaling,
  scalingPath,
  set,
} from '../changes.ts'

const m = faultIn('management')
const c = faultIn('observability-cloud')
const o = faultIn('observability-oss')

const keysPath = '/v1/organizations/{organizationId}/keys'
const sources = `${observabilityPath}/sources`

/** Mistakes in paths, methods, names, parameters, bodies and answers. */
export const faultsInOperations: readonly Fault[] = [
  m(
    'a path in the singular',
    rename(paths(scalingPath), scalingPath.replace('services', 'service')),
    'has no operation PATCH',
  ),
  m('a path under another version', rename(paths(keyPath), keyPath.replace('v1', 'v2')), 'has no operation DELETE /v1'),
  m(
    'a path parameter under another name',
    rename(paths(keyPath), keyPath.replace('keyId', 'key')),
    'has no operation DELETE',
  ),
  m('another method', rename(paths(scalingPath, 'patch'), 'put'), 'has no operation PATCH'),
  m('another method for a deletion', rename(paths(keyPath, 'delete'), 'post'), 'has no operation DELETE'),
  m('an operation that is gone', drop(paths(keyPath)), 'has no operation DELETE'),
  m('another verb in the name', set(deletion('operationId'), 'removeKey'), 'calls it removeKey'),
  m('a name in another order', set(scaling('operationId'), 'serviceScalingUpdate'), 'calls it serviceScalingUpdate'),
  m('a foreign word in the name', set(scaling('operationId'), 'updateServicePlan'), 'calls it updateServicePlan'),
  m('an operation that nobody states', copy(paths(keyPath), paths(keysPath)), `DELETE ${keysPath}`),
  m('an operation that is no longer deprecated', drop(scaling('deprecated')), 'does not deprecate it'),
  m('a deprecated operation that is not', set(deletion('deprecated'), true), 'says "deprecated"'),
  m('a stated operation as a public fact', set(scaling('x-provenance'), 'public'), 'calls it a public fact'),
  m('an operation of no provenance', drop(deletion('x-provenance')), 'does not say where it comes from'),
  m(
    'an operation without its rule',
    reword(deletion('description'), 'cannot be', 'can be'),
    'the active request cannot',
  ),
  m(
    'another number in the words',
    reword(scaling('description'), 'multiples of 12', 'multiples of 8'),
    'multiples of 12',
  ),
  m('another summary', set(scaling('summary'), 'Change a service'), 'Update service auto scaling settings'),
  m('another tag', set(scaling('tags'), ['Prometheus']), 'does not list the tag Prometheus'),
  m('a tag that nobody states', set(['tags', 0, 'name'], 'Databases'), 'does not list the tag Service'),
  m('a missing parameter', drop(scaling('parameters', 1)), 'has no parameter serviceId'),
  m('a further parameter', add(scaling('parameters'), { name: 'force', in: 'query', schema: {} }), 'parameter force'),
  m('a parameter in the query', set(parameter('KeyId', 'in'), 'query'), 'has keyId in query'),
  m('a parameter that may be left out', set(parameter('KeyId', 'required'), false), 'does not require keyId'),
  m('a parameter of another type', set(parameter('KeyId', 'schema', 'type'), 'number'), 'has the type number'),
  m('a format of a parameter', set(parameter('KeyId', 'schema', 'format'), 'uuid'), 'format "uuid"'),
  m('a parameter without its format', drop(parameter('ServiceId', 'schema', 'format')), 'states no format'),
  m(
    'a parameter in other words',
    reword(parameter('KeyId', 'description'), 'delete', 'read'),
    'id of the key to delete',
  ),
  m('a deprecated parameter', set(parameter('ServiceId', 'deprecated'), true), 'says "deprecated"'),
  m('a body for a deletion', copy(scaling('requestBody'), deletion('requestBody')), 'takes a body'),
  m('no body', drop(scaling('requestBody')), 'takes no body'),
  m(
    'a body of another type',
    rename(scaling('requestBody', 'content', 'application/json'), 'text/json'),
    'shows a body as text/json alone',
  ),
  m('a body of two types', set(scaling('requestBody', 'content', 'text/plain'), {}), 'a body as text/plain'),
  m('a body that may be left out', drop(scaling('requestBody', 'required')), 'does not require the body'),
  m('another success', rename(deletion('responses', '200'), '204'), 'does not answer 200'),
  m('another error', rename(scaling('responses', '400'), '422'), 'does not answer 400'),
  m('a further error', copy(deletion('responses', '400'), deletion('responses', '418')), 'says "status 418"'),
  m(
    'a success of another type',
    rename(response('Deleted', 'content', 'application/json'), 'text/json'),
    'shows a body as text/json alone',
  ),
  m(
    'an error of another type',
    rename(response('KeyNotDeleted', 'content', 'application/json'), 'text/plain'),
    'text/plain',
  ),
  m('a further header', set(response('Deleted', 'headers'), { etag: { schema: {} } }), 'header etag'),
  m(
    'an error in other words',
    reword(response('BadRequest', 'description'), 'perceived', 'server'),
    'perceived client error',
  ),
  c('a path without its segment', rename(paths(sources), sources.replace('observability', 'monitoring')), 'monitoring'),
  c(
    'an action too many',
    copy(paths(sources, 'get'), paths(sources, 'post'), { operationId: 'createSource', 'x-provenance': 'interface' }),
    'says "POST /v1',
  ),
  c('an action too few', drop(paths(`${observabilityPath}/alerts/{alertId}`, 'put')), 'has no operation updateAlert'),
  c('an unlisted operation as stated', set(paths(sources, 'get', 'x-provenance'), 'interface'), 'says "GET /v1'),
  c('an answer as shown', set(response('DashboardList', 'x-provenance'), 'interface'), 'says "status 200"'),
  o('another prefix', rename(paths('/api/v2/sources'), '/api/v1/sources'), 'prefixed with `/api/v2`'),
  o('a method that charts do not have', rename(paths('/api/v2/charts/series', 'post'), 'get'), 'has no operation POST'),
]
