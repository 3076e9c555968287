// biome-ignore lint/suspicious/noExplicitAny: a change reaches anywhere into a document.
export type Json = any

const component = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })
export const reference = (name: string): Json => component('schemas', name)

const text = { type: 'string' }
const json = (schema: Json, more: Json = {}): Json => ({ 'application/json': { schema, ...more } })
const answer = (description: string, schema: Json, headers?: Json): Json => ({
  description,
  headers,
  content: json(schema),
})
const unauthorized = { 401: component('responses', 'Unauthorized') }
const object = (properties: Json, required?: readonly string[], more: Json = {}): Json => ({
  type: 'object',
  ...(required && { required: [...required] }),
  properties,
  ...more,
})
/** An object that admits no further fields. */
const closed = (properties: Json, required?: readonly string[], more: Json = {}): Json =>
  object(properties, required, { additionalProperties: false, ...more })
/** A union of two objects, told apart by `kind`. */
const byKind = (tile: string, search: string): Json => ({
  oneOf: [reference(tile), reference(search)],
  discriminator: {
    propertyName: 'kind',
    mapping: { tile: reference(tile).$ref, search: reference(search).$ref },
  },
})

/** A small API with one of everything that a document can say. Its parts share no objects: a pair edits them one by one. */
export function baseDocument(): Json {
  return JSON.parse(
    JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'Alerts', version: '1.0', description: 'Alerts and where they come from.' },
      servers: [
        { url: 'https://{region}.example.com', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
        { url: 'https://backup.example.com' },
      ],
      security: [{ key: [] }],
      tags: [{ name: 'Alerts' }],
      'x-payload': 'data',
      'x-error-hints': { 401: 'Pass a key.' },
      'x-resources': { alert: { id: 'alertId', get: 'getAlert' } },
      paths: {
        '/alerts': { get: listAlerts, post: createAlert },
        '/teams/{teamId}/alerts/{alertId}': {
          parameters: [component('parameters', 'TeamId'), component('parameters', 'AlertId')],
          get: getAlert,
          patch: snoozeAlert,
          delete: deleteAlert,
        },
      },
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A key.' },
          token: {
            type: 'oauth2',
            flows: { clientCredentials: { tokenUrl: '/token', scopes: { 'alerts:write': '' } } },
          },
        },
        parameters: {
          Limit: { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 } },
          TeamId: { name: 'teamId', in: 'path', required: true, schema: text, 'x-client-option': true },
          AlertId: { name: 'alertId', in: 'path', required: true, schema: reference('Id') },
        },
        responses: {
          Unauthorized: answer('The key is missing.', reference('Failure'), {
            'retry-after': component('headers', 'RetryAfter'),
          }),
        },
        headers: { RetryAfter: { description: 'Seconds.', schema: { type: 'integer' } } },
        examples: { Minimal: { value: { name: 'Full disk', source: { kind: 'tile', tileId: '1' } } } },
        schemas,
      },
    }),
  )
}

const listAlerts = {
  operationId: 'listAlerts',
  summary: 'List alerts',
  tags: ['Alerts'],
  parameters: [
    component('parameters', 'Limit'),
    { name: 'state', in: 'query', schema: { type: 'array', items: { type: 'string', enum: ['ok', 'alert'] } } },
    { name: 'X-Team', in: 'header', schema: text, deprecated: true },
  ],
  responses: {
    200: answer('All alerts.', reference('AlertList'), {
      'x-total-count': { required: true, schema: { type: 'integer' } },
    }),
    ...unauthorized,
    default: { description: 'A failure.', content: { 'text/plain': { schema: text } } },
  },
}

const createAlert = {
  operationId: 'createAlert',
  summary: 'Create an alert',
  description: 'Creates an alert.',
  'x-retry-statuses': [502, 503],
  requestBody: {
    required: true,
    description: 'The alert.',
    content: json(reference('CreateAlertRequest'), { examples: { minimal: component('examples', 'Minimal') } }),
  },
  responses: {
    200: answer('The alert.', object({ data: reference('Alert') })),
    400: answer('It breaks a rule.', reference('Failure')),
    ...unauthorized,
  },
}

const getAlert = {
  operationId: 'getAlert',
  responses: { 200: answer('The alert.', reference('Alert'), { etag: { schema: text } }), ...unauthorized },
}

const snoozeAlert = {
  operationId: 'snoozeAlert',
  security: [{ key: [] }, { token: ['alerts:write'] }],
  requestBody: {
    content: json(
      closed({ interval: { type: 'string', enum: ['1m', '5m', '6h'] }, reason: { type: 'string', maxLength: 100 } }),
    ),
  },
  responses: { 200: { description: 'Snoozed.' }, 409: { description: 'It is off.' } },
}

const deleteAlert = {
  operationId: 'deleteAlert',
  deprecated: true,
  'x-deprecation-reason': 'Snooze it.',
  responses: { 204: { description: 'Deleted.' } },
}

const schemas = {
  Id: { type: 'string', pattern: '^[0-9]+$' },
  AlertList: object({ data: { type: 'array', items: reference('Alert') } }, ['data']),
  Alert: {
    description: 'An alert.',
    ...object(
      {
        id: { type: 'string', readOnly: true },
        name: { type: ['string', 'null'], description: 'Its name.', maxLength: 200 },
        state: { type: 'string', 'x-extensible-enum': ['ok', 'alert'] },
        level: { type: 'string', enum: ['low', 'high'] },
        threshold: { type: 'number', minimum: 0 },
        interval: reference('Interval'),
        source: reference('Source'),
        labels: { type: 'object', additionalProperties: text },
        history: { type: 'array', items: object({ at: { type: 'string', format: 'date-time' } }) },
        note: { type: 'string', deprecated: true, 'x-deprecation-reason': 'Use the name.' },
      },
      ['id'],
    ),
  },
  CreateAlertRequest: closed(
    {
      name: { type: 'string', minLength: 1, maxLength: 200 },
      threshold: { type: ['number', 'null'], minimum: 0, maximum: 100, multipleOf: 5, default: 10 },
      interval: reference('Interval'),
      source: reference('SourceRequest'),
      channels: {
        type: 'array',
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
        'x-indivisible': true,
        items: { type: 'string', format: 'email' },
      },
      teamId: { type: 'string', 'x-id-of': 'team' },
      window: { type: 'integer', exclusiveMinimum: 0 },
    },
    ['name', 'source'],
    { 'x-request-of': 'Alert', dependentRequired: { window: ['interval'] } },
  ),
  Interval: { type: 'string', enum: ['1m', '5m', '6h'] },
  SourceRequest: byKind('TileSourceRequest', 'SearchSourceRequest'),
  TileSourceRequest: closed({ kind: { type: 'string', const: 'tile' }, tileId: reference('Id') }, ['kind', 'tileId']),
  SearchSourceRequest: closed(
    {
      kind: { type: 'string', const: 'search' },
      query: text,
      language: { type: 'string', 'x-only-with': { query: ['*'] } },
    },
    ['kind', 'query'],
    {
      if: { type: 'object', required: ['language'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: object({ query: { type: 'string', minLength: 3 } }),
    },
  ),
  Source: {
    anyOf: [{ description: 'A known source.', ...byKind('TileSource', 'SearchSource') }, reference('UnknownSource')],
  },
  TileSource: object({ kind: { type: 'string', const: 'tile' }, tileId: text }, ['kind']),
  SearchSource: object({ kind: { type: 'string', const: 'search' }, query: text }, ['kind']),
  UnknownSource: object({ kind: { type: 'string', 'x-unlisted': true, not: { enum: ['tile', 'search'] } } }, ['kind'], {
    additionalProperties: true,
  }),
  Failure: object({ error: text, code: { oneOf: [{ type: 'string', maxLength: 9 }, { type: 'integer' }] } }, ['error']),
  Folder: object({ name: text, folders: { type: 'array', items: reference('Folder') } }),
}
