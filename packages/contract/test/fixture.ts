const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const object = (properties: Record<string, object>) => ({ type: 'object', properties })

/** The content of a body, with the values of its examples by their names. */
const content = (type: string, schema: object, values: Record<string, unknown> = {}) => {
  const examples = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
  return { [type]: { schema, ...(Object.keys(values).length > 0 && { examples }) } }
}
const json = (schema: object, values?: Record<string, unknown>) => content('application/json', schema, values)
const answer = (description: string, contents: object) => ({ description, content: contents })
const text = (type: string, values: Record<string, string>) => content(type, { type: 'string' }, values)

const libraryId = ref('parameters', 'LibraryId')
const badRequest = ref('responses', 'BadRequest')
const bookRequest = ref('schemas', 'BookRequest')
const list = object({ result: { type: 'array', items: {} } })
const search = {
  type: 'object',
  additionalProperties: false,
  required: ['bookId'],
  properties: { bookId: { type: 'string', minLength: 2 }, words: { type: 'string' } },
}

/** A small document with every feature that the suite must support. */
export const fixture = {
  openapi: '3.1.1',
  info: { title: 'Library', version: '1.0' },
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  servers: [{ url: 'http://localhost:8000' }],
  security: [{ basicAuth: [] }],
  'x-payload': 'result',
  'x-client': { api: 'library API', environment: {}, bound: { libraryId: 'The library.' } },
  paths: {
    '/v1/libraries/{libraryId}/books': {
      parameters: [libraryId],
      get: {
        operationId: 'listBooks',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
          { name: 'order', in: 'query', schema: { type: 'string', enum: ['asc', 'desc'] } },
          { name: 'shelves', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: {
          200: answer('Books.', json(list, { two: { result: [{ id: 'b-1' }, { id: 'b-2' }] }, none: { result: [] } })),
          400: badRequest,
        },
      },
      post: {
        operationId: 'addBook',
        requestBody: {
          required: true,
          content: json(bookRequest, {
            paper: { title: 'A house', format: { kind: 'paper', pages: 12 }, state: 'new' },
            sound: { title: 'A voice', format: { kind: 'sound', minutes: 1.5 }, state: 'lent', due: '2026-03-01' },
          }),
        },
        responses: {
          200: answer(
            'The book.',
            json(object({ result: { type: 'object' } }), { paper: { result: { id: 'b-1', title: 'A house' } } }),
          ),
          400: badRequest,
          401: answer('No entry.', text('text/plain', { closed: 'Unauthorized' })),
        },
      },
    },
    '/v1/libraries/{libraryId}/books/search': {
      parameters: [libraryId],
      post: {
        operationId: 'searchBooks',
        'x-client': { retryStatuses: [503] },
        requestBody: { required: true, content: json(search) },
        responses: { 200: answer('Books.', json(list, { none: { result: [] } })), 400: badRequest },
      },
    },
    '/v1/libraries/{libraryId}/books/{bookId}': {
      parameters: [libraryId, { name: 'bookId', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getBook',
        responses: {
          200: answer(
            'The book.',
            json(object({ result: ref('schemas', 'Book') }), {
              paper: { result: { id: 'b-1', title: 'A house', notes: { 'note-1': 'Worn.' } } },
            }),
          ),
          400: badRequest,
          404: answer('Not there.', text('text/html', { gone: '<p>Not found.</p>' })),
        },
      },
      put: {
        operationId: 'replaceBook',
        requestBody: { content: json(bookRequest) },
        responses: { 204: { description: 'Replaced.' }, 400: badRequest },
      },
      delete: {
        operationId: 'removeBook',
        responses: {
          200: answer('Gone.', json(object({ status: { type: 'number' } }), { gone: { status: 200 } })),
          400: badRequest,
          429: answer('Too many.', text('text/html', { slow: 'Too many requests.' })),
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
        schema: { type: 'string', format: 'uuid' },
      },
    },
    responses: {
      BadRequest: answer(
        'Refused.',
        json(object({ status: { type: 'number' }, error: { type: 'string' } }), {
          refused: { status: 400, error: 'BAD_REQUEST: The title is too long.' },
        }),
      ),
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
          // Null is allowed beside the inner union, and so in it.
          price: { anyOf: [{ oneOf: [{ type: 'number' }, { type: 'boolean' }] }, { type: 'null' }] },
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
