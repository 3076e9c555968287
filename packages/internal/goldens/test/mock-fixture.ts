const content = (type: string, schema: object, values: Record<string, unknown>) => {
  const examples = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
  return { [type]: { schema, examples } }
}

const badRequest = {
  description: 'Refused.',
  content: content(
    'application/json',
    { type: 'object', properties: { status: { type: 'number' }, error: { type: 'string' } } },
    { refused: { status: 400, error: 'BAD_REQUEST: The title is too long.' } },
  ),
}

const libraryId = { $ref: '#/components/parameters/LibraryId' }

const book = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'state'],
  properties: { title: { type: 'string', maxLength: 20 }, state: { type: 'string', enum: ['new', 'lent'] } },
}

const books = content(
  'application/json',
  { type: 'object', properties: { result: { type: 'array', items: {} } } },
  { two: { result: [{ id: 'b-1' }, { id: 'b-2' }] }, none: { result: [] } },
)

/** A small document that uses what the mock must understand. */
export const fixture = {
  openapi: '3.1.1',
  info: { title: 'Library', version: '1.0' },
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  servers: [{ url: 'http://localhost:8000' }],
  security: [{ basicAuth: [] }],
  paths: {
    '/v1/libraries/{libraryId}/books': {
      parameters: [libraryId],
      get: {
        operationId: 'listBooks',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } }],
        responses: { 200: { description: 'Books.', content: books }, 400: badRequest },
      },
      post: {
        operationId: 'addBook',
        requestBody: { required: true, content: { 'application/json': { schema: book } } },
        responses: { 204: { description: 'Added.' }, 400: badRequest },
      },
    },
    '/v1/libraries/{libraryId}/books/{bookId}': {
      parameters: [libraryId, { name: 'bookId', in: 'path', required: true, schema: { type: 'string' } }],
      delete: {
        operationId: 'removeBook',
        responses: {
          204: { description: 'Gone.' },
          429: {
            description: 'Too many.',
            content: content('text/html', { type: 'string' }, { slow: 'Too many requests.' }),
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { basicAuth: { type: 'http', scheme: 'basic' } },
    parameters: {
      LibraryId: { name: 'libraryId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    },
  },
}
