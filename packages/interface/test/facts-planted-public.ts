import { add, drop, dropItem, type Planted, plantedIn, rename, reword, schema, service, set } from './facts-planting.ts'

const m = plantedIn('management')
const c = plantedIn('observability-cloud')
const o = plantedIn('observability-oss')

const listed = 'x-extensible-enum'
const field = (record: string, name: string, ...keys: readonly (string | number)[]): readonly (string | number)[] =>
  schema(record, 'properties', name, ...keys)
const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` })

/** Mistakes in the public parts of records, of what is received and of what is sent. */
export const plantedInPublicRecords: readonly Planted[] = [
  m('a public field under another name', rename(service('minReplicas'), 'minimumReplicas'), 'Service.minReplicas'),
  m('a public field that is gone', drop(service('enableCoreDumps')), 'has the field enableCoreDumps'),
  m('a further public field', set(field('ResourceTag', 'color'), { type: 'string' }), 'has the field color'),
  m('a public field left open', set(service('replicaMemoryGb'), {}), 'Service has the field replicaMemoryGb'),
  m('another type', set(service('maxReplicas', 'type'), ['number', 'null']), 'is of the type number'),
  m('no null where live servers send it', set(service('tags', 'type'), 'array'), 'Service.tags is of the type null'),
  m('no null in a stated field', set(service('ipAccessList', 'type'), 'array'), 'Service.ipAccessList'),
  m('null where no server sends it', set(field('ResourceTag', 'key', 'type'), ['string', 'null']), 'ResourceTag.key'),
  m('a public value too few', dropItem(service('region', listed), 'il-central-1'), 'takes the value "il-central-1"'),
  m('a mode too many', add(service('autoscalingMode', listed), 'diagonal'), 'takes the value "diagonal"'),
  m('a closed list of an answer', rename(service('provider', listed), 'enum'), 'may take other values'),
  m('another format', set(field('CurrentScaling', 'activeEntryId', 'format'), 'email'), 'has format "uuid"'),
  m('a bound of an answer', set(field('ScalingScheduleEntry', 'startHourUtc', 'maximum'), 23), 'has maximum 23'),
  m('items of another type', set(field('ScalingScheduleEntry', 'weekdays', 'items', 'type'), 'string'), 'weekdays[]'),
  m('items of another record', set(service('tags', 'items'), to('IpAccessListEntry')), 'Service.tags[] is a Resource'),
  m('a record in place of another', set(field('ScalingSchedule', 'baseConfig'), to('CurrentScaling')), 'baseConfig'),
  m('a required field of an answer', set(schema('CurrentScaling', 'required'), ['activeEntryId']), 'requires active'),
  m('a record under another name', rename(schema('ResourceTag'), 'Tag'), 'ResourceTag'),
  m('an answer that admits nothing', set(schema('ScalingSchedule', 'additionalProperties'), false), 'no other field'),
  m('a record that nobody states', set(schema('Owner'), { 'x-provenance': 'public' }), 'stands in no table'),
  m('an error without its id', drop(field('ErrorEnvelope', 'requestId')), 'ErrorEnvelope.requestId'),
  m('a limit in other words', reword(service('tags', 'description'), '50', '60'), 'tags of the service, at most 50'),
  c('a channel too few', drop(schema('AlertChannel', 'anyOf', 0, 'oneOf', 1)), 'is oneOf EmailAlertChannel'),
  c('one form of several instead', rename(schema('AlertChannel', 'anyOf'), 'oneOf'), 'is anyOf UnknownAlertChannel'),
  c(
    'a union told apart by another field',
    set(schema('UpdateAlertRequest', 'discriminator', 'propertyName'), 'type'),
    'is told apart by source',
  ),
  c('two forms swapped', set(schema('TileConfigRequest', 'oneOf', 0), to('SqlChartRequest')), 'BuilderChartRequest'),
  c(
    'a value that means another record',
    set(schema('SelectItemRequest', 'discriminator', 'mapping', 'sum'), '#/components/schemas/CountSelectItemRequest'),
    'where that is sum',
  ),
  c('a severity too many', add(field('WebhookAlertChannelRequest', 'severity', 'enum'), 'debug'), 'value "debug"'),
  c(
    'a severity that is open',
    rename(field('WebhookAlertChannelRequest', 'severity', 'enum'), listed),
    'no other value',
  ),
  c('an answer without its payload', drop(schema('AlertListAnswer', 'required')), 'AlertListAnswer requires result'),
  c('an alert without its id', dropItem(schema('Alert', 'required'), 'id'), 'Alert requires id'),
  c('a time of another format', drop(field('Alert', 'createdAt', 'format')), 'Alert.createdAt has format "date-time"'),
  c('an unlisted value that is listed', dropItem(field('UnknownSource', 'kind', 'not', 'enum'), 'promql'), '"promql"'),
  c('a bound of a text', set(schema('SqlTemplate', 'maxLength'), 10_000), 'has maxLength 100000'),
  c('a level as text', set(schema('QuantileLevel', 'enum', 0), '0.5'), 'takes the value 0.5'),
  c('one constant in place of another', set(field('LineChart', 'displayType', 'const'), 'table'), 'value "line"'),
  c('an empty text that is refused', set(schema('DashboardName', 'minLength'), 1), 'has minLength 1'),
  c('another default', set(schema('FillNulls', 'default'), false), 'fillNulls has default true'),
  c('no default', drop(schema('Where', 'default')), 'has default ""'),
  c('another pattern', set(schema('VariableName', 'pattern'), '^[a-z]+$'), 'variableName has pattern'),
  c('a longer list', set(schema('DashboardTags', 'maxItems'), 51), 'tags has maxItems 50'),
  c('a list that may be empty', drop(schema('SelectItems', 'minItems')), 'select has minItems 1'),
  c('a list with repetition', drop(schema('AlertChannels', 'uniqueItems')), 'channels has uniqueItems true'),
  c('a request that admits anything', drop(schema('PieChartRequest', 'additionalProperties')), 'no other field'),
  c('a forbidden field', drop(field('CreateDashboardFilterRequest', 'id')), 'forbids the field id'),
  c(
    'a field that is no longer deprecated',
    drop(field('SeriesTileRequest', 'asRatio', 'deprecated')),
    'deprecated true',
  ),
  c('a rule that is gone', drop(schema('TableChartRequest', 'then')), 'has a rule: then'),
  c(
    'a rule about another number',
    set(schema('LineChartRequest', 'then', 'properties', 'select', 'maxItems'), 3),
    'LineChartRequest then.select has maxItems 2',
  ),
  c('a rule that is turned round', rename(schema('NumberChartRequest', 'else'), 'then'), 'has a rule: else'),
  c('a rule of an alert that is not obeyed', drop(schema('TileAlertRequest', 'if')), 'TileAlertRequest has a rule: if'),
  c(
    'an offset that is too long',
    set(schema('AlertRules', 'not', 'anyOf', 4, 'properties', 'scheduleOffsetMinutes', 'minimum'), 20),
    'has minimum 15',
  ),
  c(
    'a rule in other words',
    reword(schema('AlertThresholdType', 'description'), 'counts both ends in', 'excludes both ends'),
    '`between` counts both ends in',
  ),
  o('a service too few', drop(schema('Webhook', 'anyOf', 0, 'discriminator', 'mapping', 'slack')), 'that is slack'),
  o(
    'a time that may be in seconds',
    drop(schema('ChartSeriesQueryRequest', 'properties', 'startTime', 'minimum')),
    'startTime has minimum',
  ),
  o('a granularity too many', add(field('ChartSeriesQueryRequest', 'granularity', 'enum'), '3h'), 'value "3h"'),
  o('another default of a query', drop(field('ChartSeriesQueryRequest', 'granularity', 'default')), 'default "auto"'),
  o('counts as numbers alone', drop(schema('ChartSeriesValue', 'oneOf', 0)), 'ChartSeriesValue (form 2)'),
  o(
    'fields of another pattern',
    rename(schema('ChartSeriesPoint', 'patternProperties', '^series_[0-9]{2,}\\.data$'), '^series_'),
    'has the field /^series_/',
  ),
]
