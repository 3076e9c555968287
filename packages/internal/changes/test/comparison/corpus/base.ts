// biome-ignore lint/suspicious/noExplicitAny: a change reaches anywhere into a document.
export type Json = any

export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** A small API with one of everything that a document can say. */
export function baseDocument(): Json {
  return {
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
    paths: {
      '/alerts': {
        get: {
          operationId: 'listAlerts',
          summary: 'List alerts',
          tags: ['Alerts'],
          parameters: [
            { $ref: '#/components/parameters/Limit' },
            { name: 'state', in: 'query', schema: { type: 'array', items: { type: 'string', enum: ['ok', 'alert'] } } },
            { name: 'X-Team', in: 'header', schema: { type: 'string' }, deprecated: true },
          ],
          responses: {
            200: {
              description: 'All alerts.',
              headers: { 'x-total-count': { required: true, schema: { type: 'integer' } } },
              content: { 'application/json': { schema: reference('AlertList') } },
            },
            401: { $ref: '#/components/responses/Unauthorized' },
            default: { description: 'A failure.', content: { 'text/plain': { schema: { type: 'string' } } } },
          },
        },
        post: {
          operationId: 'createAlert',
          summary: 'Create an alert',
          description: 'Creates an alert.',
          'x-retry-statuses': [502, 503],
          requestBody: {
            required: true,
            description: 'The alert.',
            content: {
              'application/json': {
                schema: reference('CreateAlertRequest'),
                examples: { minimal: { $ref: '#/components/examples/Minimal' } },
              },
            },
          },
          responses: {
            200: {
              description: 'The alert.',
              content: { 'application/json': { schema: { type: 'object', properties: { data: reference('Alert') } } } },
            },
            400: {
              description: 'It breaks a rule.',
              content: { 'application/json': { schema: reference('Failure') } },
            },
            401: { $ref: '#/components/responses/Unauthorized' },
          },
        },
      },
      '/teams/{teamId}/alerts/{alertId}': {
        parameters: [{ $ref: '#/components/parameters/TeamId' }, { $ref: '#/components/parameters/AlertId' }],
        get: {
          operationId: 'getAlert',
          responses: {
            200: {
              description: 'The alert.',
              content: { 'application/json': { schema: reference('Alert') } },
              headers: { etag: { schema: { type: 'string' } } },
            },
            401: { $ref: '#/components/responses/Unauthorized' },
          },
        },
        patch: {
          operationId: 'snoozeAlert',
          security: [{ key: [] }, { token: ['alerts:write'] }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  additionalProperties: false,
                  properties: {
                    interval: { type: 'string', enum: ['1m', '5m', '6h'] },
                    reason: { type: 'string', maxLength: 100 },
                  },
                },
              },
            },
          },
          responses: { 200: { description: 'Snoozed.' }, 409: { description: 'It is off.' } },
        },
        delete: {
          operationId: 'deleteAlert',
          deprecated: true,
          'x-deprecation-reason': 'Snooze it.',
          responses: { 204: { description: 'Deleted.' } },
        },
      },
    },
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key.' },
        token: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/token', scopes: { 'alerts:write': '' } } } },
      },
      parameters: {
        Limit: { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 } },
        TeamId: { name: 'teamId', in: 'path', required: true, schema: { type: 'string' }, 'x-client-option': true },
        AlertId: { name: 'alertId', in: 'path', required: true, schema: reference('Id') },
      },
      responses: {
        Unauthorized: {
          description: 'The key is missing.',
          headers: { 'retry-after': { $ref: '#/components/headers/RetryAfter' } },
          content: { 'application/json': { schema: reference('Failure') } },
        },
      },
      headers: { RetryAfter: { description: 'Seconds.', schema: { type: 'integer' } } },
      examples: { Minimal: { value: { name: 'Full disk', source: { kind: 'tile', tileId: '1' } } } },
      schemas: {
        Id: { type: 'string', pattern: '^[0-9]+$' },
        AlertList: {
          type: 'object',
          required: ['data'],
          properties: { data: { type: 'array', items: reference('Alert') } },
        },
        Alert: {
          description: 'An alert.',
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'string', readOnly: true },
            name: { type: ['string', 'null'], description: 'Its name.', maxLength: 200 },
            state: { type: 'string', 'x-extensible-enum': ['ok', 'alert'] },
            level: { type: 'string', enum: ['low', 'high'] },
            threshold: { type: 'number', minimum: 0 },
            interval: reference('Interval'),
            source: reference('Source'),
            labels: { type: 'object', additionalProperties: { type: 'string' } },
            history: {
              type: 'array',
              items: { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } },
            },
            note: { type: 'string', deprecated: true, 'x-deprecation-reason': 'Use the name.' },
          },
        },
        CreateAlertRequest: {
          'x-request-of': 'Alert',
          type: 'object',
          additionalProperties: false,
          required: ['name', 'source'],
          properties: {
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
          dependentRequired: { window: ['interval'] },
        },
        Interval: { type: 'string', enum: ['1m', '5m', '6h'] },
        SourceRequest: {
          oneOf: [reference('TileSourceRequest'), reference('SearchSourceRequest')],
          discriminator: {
            propertyName: 'kind',
            mapping: {
              tile: '#/components/schemas/TileSourceRequest',
              search: '#/components/schemas/SearchSourceRequest',
            },
          },
        },
        TileSourceRequest: {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'tileId'],
          properties: { kind: { type: 'string', const: 'tile' }, tileId: reference('Id') },
        },
        SearchSourceRequest: {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'query'],
          properties: {
            kind: { type: 'string', const: 'search' },
            query: { type: 'string' },
            language: { type: 'string', 'x-only-with': { query: ['*'] } },
          },
          if: { type: 'object', required: ['language'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
          then: { type: 'object', properties: { query: { type: 'string', minLength: 3 } } },
        },
        Source: {
          anyOf: [
            {
              description: 'A known source.',
              oneOf: [reference('TileSource'), reference('SearchSource')],
              discriminator: {
                propertyName: 'kind',
                mapping: { tile: '#/components/schemas/TileSource', search: '#/components/schemas/SearchSource' },
              },
            },
            reference('UnknownSource'),
          ],
        },
        TileSource: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string', const: 'tile' }, tileId: { type: 'string' } },
        },
        SearchSource: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string', const: 'search' }, query: { type: 'string' } },
        },
        UnknownSource: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string', 'x-unlisted': true, not: { enum: ['tile', 'search'] } } },
          additionalProperties: true,
        },
        Failure: {
          type: 'object',
          required: ['error'],
          properties: {
            error: { type: 'string' },
            code: { oneOf: [{ type: 'string', maxLength: 9 }, { type: 'integer' }] },
          },
        },
        Folder: {
          type: 'object',
          properties: { name: { type: 'string' }, folders: { type: 'array', items: reference('Folder') } },
        },
      },
    },
  }
}
