/** A small document that uses what the suite must understand, and nothing of the real ones. */
export const fixture = {
  openapi: '3.1.1',
  info: { title: 'Library', version: '1.0' },
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  servers: [{ url: 'http://localhost:8000' }],
  security: [{ basicAuth: [] }],
  'x-payload': 'result',
  paths: {
    '/v1/libraries/{libraryId}/books': {
      parameters: [{ $ref: '#/components/parameters/LibraryId' }],
      get: {
        operationId: 'listBooks',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
          { name: 'order', in: 'query', schema: { type: 'string', enum: ['asc', 'desc'] } },
        ],
        responses: {
          200: {
            description: 'Books.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { result: { type: 'array', items: {} } } },
                examples: {
                  two: { value: { result: [{ id: 'b-1' }, { id: 'b-2' }] } },
                  none: { value: { result: [] } },
                },
              },
            },
          },
          400: { $ref: '#/components/responses/BadRequest' },
        },
      },
      post: {
        operationId: 'addBook',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/BookRequest' },
              examples: {
                paper: { value: { title: 'A house', format: { kind: 'paper', pages: 12 }, state: 'new' } },
                sound: {
                  value: {
                    title: 'A voice',
                    format: { kind: 'sound', minutes: 1.5 },
                    state: 'lent',
                    due: '2026-03-01',
                  },
                },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'The book.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { result: { type: 'object' } } },
                examples: { paper: { value: { result: { id: 'b-1', title: 'A house' } } } },
              },
            },
          },
          400: { $ref: '#/components/responses/BadRequest' },
          401: {
            description: 'No entry.',
            content: { 'text/plain': { schema: { type: 'string' }, examples: { closed: { value: 'Unauthorized' } } } },
          },
        },
      },
    },
    '/v1/libraries/{libraryId}/books/search': {
      parameters: [{ $ref: '#/components/parameters/LibraryId' }],
      post: {
        operationId: 'searchBooks',
        'x-retry-statuses': [503],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: ['bookId'],
                properties: { bookId: { type: 'string', minLength: 2 }, words: { type: 'string' } },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Books.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { result: { type: 'array', items: {} } } },
                examples: { none: { value: { result: [] } } },
              },
            },
          },
          400: { $ref: '#/components/responses/BadRequest' },
        },
      },
    },
    '/v1/libraries/{libraryId}/books/{bookId}': {
      parameters: [
        { $ref: '#/components/parameters/LibraryId' },
        { name: 'bookId', in: 'path', required: true, schema: { type: 'string' } },
      ],
      get: {
        operationId: 'getBook',
        responses: {
          200: {
            description: 'The book.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { result: { $ref: '#/components/schemas/Book' } } },
                examples: {
                  paper: { value: { result: { id: 'b-1', title: 'A house', notes: { 'note-1': 'Worn.' } } } },
                },
              },
            },
          },
          400: { $ref: '#/components/responses/BadRequest' },
          404: {
            description: 'Not there.',
            content: {
              'text/html': { schema: { type: 'string' }, examples: { gone: { value: '<p>Not found.</p>' } } },
            },
          },
        },
      },
      put: {
        operationId: 'replaceBook',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/BookRequest' } } } },
        responses: { 204: { description: 'Replaced.' }, 400: { $ref: '#/components/responses/BadRequest' } },
      },
      delete: {
        operationId: 'removeBook',
        responses: {
          200: {
            description: 'Gone.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { status: { type: 'number' } } },
                examples: { gone: { value: { status: 200 } } },
              },
            },
          },
          400: { $ref: '#/components/responses/BadRequest' },
          429: {
            description: 'Too many.',
            content: {
              'text/html': { schema: { type: 'string' }, examples: { slow: { value: 'Too many requests.' } } },
            },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { basicAuth: { type: 'http', scheme: 'basic' } },
    parameters: {
      LibraryId: {
        name: 'libraryId',
        in: 'path',
        required: true,
        'x-client-option': true,
        schema: { type: 'string', format: 'uuid' },
      },
    },
    responses: {
      BadRequest: {
        description: 'Refused.',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { status: { type: 'number' }, error: { type: 'string' } } },
            examples: { refused: { value: { status: 400, error: 'BAD_REQUEST: The title is too long.' } } },
          },
        },
      },
    },
    schemas: {
      Book: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          title: { type: ['string', 'null'] },
          shelf: { $ref: '#/components/schemas/Shelf' },
          notes: { type: 'object', patternProperties: { '^note-': { type: 'string' } } },
        },
      },
      Shelf: { type: 'object', properties: { row: { type: 'integer' } } },
      BookRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'format', 'state'],
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 20 },
          format: { $ref: '#/components/schemas/Format' },
          state: { type: 'string', enum: ['new', 'lent', 'lost'] },
          due: { type: 'string', format: 'date' },
          shelf: { type: ['string', 'null'], pattern: '^[A-Z][0-9]{2}$' },
          tags: { type: 'array', maxItems: 3, uniqueItems: true, items: { type: 'string', maxLength: 8 } },
          weight: { type: 'number', minimum: 24, maximum: 48, multipleOf: 12, deprecated: true },
          copies: { type: 'integer', exclusiveMinimum: 0 },
          sequel: { $ref: '#/components/schemas/BookRequest' },
        },
        if: { properties: { state: { const: 'lent' } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of the schema.
        then: { required: ['due'] },
        else: { properties: { due: false } },
      },
      Format: {
        oneOf: [{ $ref: '#/components/schemas/Paper' }, { $ref: '#/components/schemas/Sound' }],
        discriminator: { propertyName: 'kind' },
      },
      Paper: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'pages'],
        properties: { kind: { type: 'string', const: 'paper' }, pages: { type: 'integer', minimum: 1 } },
      },
      Sound: {
        allOf: [{ $ref: '#/components/schemas/Named' }],
        type: 'object',
        unevaluatedProperties: false,
        required: ['kind', 'minutes'],
        properties: { kind: { type: 'string', enum: ['sound'] }, minutes: { type: 'number', exclusiveMaximum: 600 } },
      },
      Named: { type: 'object', properties: { voice: { type: 'string', minLength: 2 } } },
    },
  },
}
