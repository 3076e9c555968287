import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generateInto, makeFolder, makePackage } from './package-folder.ts'

const ok = "responses: { '200': { description: Good. } }"

/** A small document around the paths of a case. */
function documentOf(paths: string, more = ''): string {
  return `openapi: 3.1.0\ninfo: { title: Lamps, version: '1' }\n${more}paths:\n${indent(paths)}\n`
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}

function withParameter(parameter: string, path = '/lamps'): string {
  return documentOf(`${path}:\n  get:\n    operationId: readLamp\n    parameters: [${parameter}]\n    ${ok}`)
}

function withSecurity(scheme: string): string {
  const components = `components: { securitySchemes: { door: ${scheme} } }\nsecurity: [{ door: [] }]\n`
  return documentOf(`/lamps:\n  get:\n    operationId: readLamps\n    ${ok}`, components)
}

async function refusal(document: string): Promise<string> {
  const folder = makePackage()
  const path = join(makeFolder(), 'lamps.yaml')
  writeFileSync(path, document)
  const { code, errors } = await generateInto(folder, path)
  expect(code).toBe(1)
  return errors
}

interface Case {
  readonly what: string
  readonly document: string
  readonly where: string
  readonly says: string
  readonly cure: string
}

const lamp = '/lamps/{lampId}'
const lampId = '{ name: lampId, in: path, required: true, schema: { type: string } }'

const cases: readonly Case[] = [
  {
    what: 'an operation without operationId',
    document: documentOf(`/lamps:\n  get:\n    ${ok}`),
    where: 'lamps.yaml:5:5  #/paths/~1lamps/get',
    says: 'The operation has no operationId',
    cure: 'it becomes the name of the method',
  },
  {
    what: 'an operationId that stands twice',
    document: documentOf(
      `/a:\n  get:\n    operationId: same\n    ${ok}\n/b:\n  put:\n    operationId: same\n    ${ok}`,
    ),
    where: 'lamps.yaml:10:7  #/paths/~1b/put/operationId',
    says: "'same' is taken by GET /a",
    cure: 'its own operationId',
  },
  ...['withOptions', 'then', 'constructor', '__proto__', 'toString'].map((name) => ({
    what: `the operationId ${name}`,
    document: documentOf(`/lamps:\n  get:\n    operationId: ${name}\n    ${ok}`),
    where: '#/paths/~1lamps/get/operationId',
    says: `'${name}' means something else on a client`,
    cure: 'Choose another operationId',
  })),
  {
    what: 'a request of a record that is nowhere',
    document: `${documentOf(`/lamps:\n  get:\n    operationId: readLamps\n    ${ok}`)}components:
  schemas: { LampRequest: { type: object, x-request-of: Lump } }
`,
    where: 'lamps.yaml:9:43  #/components/schemas/LampRequest/x-request-of',
    says: 'x-request-of is "Lump", and no schema has that name',
    cure: 'Name the schema of the record',
  },
  {
    what: 'a cookie',
    document: withParameter('{ name: crumb, in: cookie, schema: { type: string } }'),
    where: '#/paths/~1lamps/get/parameters/0',
    says: "The cookie parameter 'crumb' is a cookie",
    cure: 'Send it as a header or in the query',
  },
  ...['matrix', 'label'].map((style) => ({
    what: `the path style ${style}`,
    document: withParameter(
      `{ name: lampId, in: path, required: true, style: ${style}, schema: { type: string } }`,
      lamp,
    ),
    where: '#/paths/~1lamps~1{lampId}/get/parameters/0',
    says: `has the style '${style}'`,
    cure: "in the style 'simple' only",
  })),
  {
    what: 'a path parameter that is an array',
    document: withParameter('{ name: lampId, in: path, required: true, schema: { type: array } }', lamp),
    where: '#/paths/~1lamps~1{lampId}/get/parameters/0',
    says: 'is an array or an object',
    cure: 'the string that stands on the wire',
  },
  {
    what: 'a header that is an object, behind a reference',
    document: `${withParameter("{ $ref: '#/components/parameters/Shade' }")}components:
  parameters: { Shade: { name: Shade, in: header, schema: { $ref: '#/components/schemas/Shade' } } }
  schemas: { Shade: { allOf: [{ properties: { colour: { type: string } } }] } }
`,
    where: '#/components/parameters/Shade',
    says: "The header parameter 'Shade' is an array or an object",
    cure: 'the string that stands on the wire',
  },
  {
    what: 'a parameter with content',
    document: withParameter('{ name: filter, in: query, content: { application/json: { schema: { type: object } } } }'),
    where: '#/paths/~1lamps/get/parameters/0',
    says: 'has `content`',
    cure: 'Describe it by `schema` and `style`',
  },
  ...['spaceDelimited', 'pipeDelimited'].map((style) => ({
    what: `the query style ${style}`,
    document: withParameter(`{ name: ids, in: query, style: ${style}, schema: { type: array } }`),
    where: '#/paths/~1lamps/get/parameters/0',
    says: `has the style '${style}'`,
    cure: "Use 'form'",
  })),
  {
    what: 'an array in the query that is joined with commas',
    document: withParameter('{ name: ids, in: query, explode: false, schema: { type: array } }'),
    where: '#/paths/~1lamps/get/parameters/0',
    says: 'joins an array with commas',
    cure: '`explode: true`',
  },
  {
    what: 'an object in the query that loses its name',
    document: withParameter('{ name: filter, in: query, schema: { type: object } }'),
    where: '#/paths/~1lamps/get/parameters/0',
    says: "is an object in the style 'form'",
    cure: '`style: deepObject`',
  },
  {
    what: 'a deepObject that is none',
    document: withParameter('{ name: filter, in: query, style: deepObject, schema: { type: string } }'),
    where: '#/paths/~1lamps/get/parameters/0',
    says: "has the style 'deepObject' and is no object",
    cure: "Use the style 'form'",
  },
  {
    what: 'an object below a deepObject',
    document: withParameter(
      '{ name: filter, in: query, style: deepObject, schema: { properties: { at: { type: object } } } }',
    ),
    where: '#/paths/~1lamps/get/parameters/0',
    says: "nests 'at' below an object",
    cure: 'strings, numbers and booleans',
  },
  {
    what: 'a bound parameter outside the path',
    document: withParameter('{ name: house, in: query, x-client-option: true, schema: { type: string } }'),
    where: '#/paths/~1lamps/get/parameters/0',
    says: 'is marked x-client-option',
    cure: 'Only path parameters',
  },
  {
    what: 'a bound parameter with the name of an option',
    document: withParameter(
      '{ name: timeout, in: path, required: true, x-client-option: true, schema: {} }',
      '/{timeout}',
    ),
    where: '#/paths/~1{timeout}/get/parameters/0',
    says: 'has the name of an option that every client has',
    cure: 'another name',
  },
  {
    what: 'a parameter that is bound on one path only',
    document: documentOf(`/a/{house}:
  get:
    operationId: a
    parameters: [{ name: house, in: path, required: true, x-client-option: true, schema: {} }]
    ${ok}
/b/{house}:
  get:
    operationId: b
    parameters: [{ name: house, in: path, required: true, schema: {} }]
    ${ok}`),
    where: '#/paths/~1b~1{house}/get/parameters/0',
    says: "'house' is bound to the client elsewhere and not here",
    cure: 'on every path, or on none',
  },
  {
    what: 'a path parameter that nobody describes',
    document: documentOf(`${lamp}:\n  get:\n    operationId: readLamp\n    ${ok}`),
    where: '#/paths/~1lamps~1{lampId}/get',
    says: "has no parameter 'lampId'",
    cure: 'Declare it',
  },
  {
    what: 'a path parameter that is not in the path',
    document: withParameter(lampId),
    where: '#/paths/~1lamps/get/parameters/0',
    says: "'lampId' does not stand in the path /lamps",
    cure: 'take the parameter away',
  },
  {
    what: 'a path parameter that is not required',
    document: withParameter('{ name: lampId, in: path, schema: { type: string } }', lamp),
    where: '#/paths/~1lamps~1{lampId}/get/parameters/0',
    says: 'is not required',
    cure: '`required: true`',
  },
  {
    what: 'a path that names a parameter twice',
    document: withParameter(lampId, '/lamps/{lampId}/{lampId}'),
    where: '#/paths/~1lamps~1{lampId}~1{lampId}/get',
    says: 'names a parameter twice',
    cure: 'its own name',
  },
  {
    what: 'an API key in a header',
    document: withSecurity('{ type: apiKey, in: header, name: X-Key }'),
    where: '#/security',
    says: "'door' is of the type apiKey",
    cure: 'HTTP Basic or a bearer token',
  },
  {
    what: 'a security scheme that does not exist',
    document: documentOf(`/lamps:\n  get:\n    operationId: a\n    security: [{ gate: [] }]\n    ${ok}`),
    where: '#/paths/~1lamps/get/security',
    says: "'gate' is not among components.securitySchemes",
    cure: 'HTTP Basic or a bearer token',
  },
  {
    what: 'two credentials at once',
    document: documentOf(
      `/lamps:\n  get:\n    operationId: a\n    security: [{ one: [], two: [] }]\n    ${ok}`,
      'components: { securitySchemes: { one: { type: http, scheme: basic }, two: { type: http, scheme: bearer } } }\n',
    ),
    where: '#/paths/~1lamps/get/security',
    says: "'one' and 'two' are asked for together",
    cure: 'offer one of them',
  },
  {
    what: 'two kinds of credentials in one document',
    document: documentOf(
      `/a:\n  get:\n    operationId: a\n    security: [{ one: [] }]\n    ${ok}\n/b:\n  get:\n    operationId: b\n    security: [{ two: [] }]\n    ${ok}`,
      'components: { securitySchemes: { one: { type: http, scheme: basic }, two: { type: http, scheme: bearer } } }\n',
    ),
    where: '#/paths/~1b/get/security',
    says: 'asks for bearer credentials and another one for basic',
    cure: 'make two documents of it',
  },
  {
    what: 'a server of one operation',
    document: documentOf(
      `/lamps:\n  get:\n    operationId: a\n    servers: [{ url: https://a.example.com }]\n    ${ok}`,
    ),
    where: '#/paths/~1lamps/get/servers',
    says: 'A server that serves only a part of the document',
    cure: 'A client talks to one address',
  },
  {
    what: 'a server of one path',
    document: documentOf(`/lamps:\n  servers: [{ url: https://a.example.com }]\n  get:\n    operationId: a\n    ${ok}`),
    where: '#/paths/~1lamps/servers',
    says: 'A server that serves only a part of the document',
    cure: 'A client talks to one address',
  },
  {
    what: 'a GET with a body',
    document: documentOf(
      `/lamps:\n  get:\n    operationId: a\n    requestBody: { content: { application/json: {} } }\n    ${ok}`,
    ),
    where: '#/paths/~1lamps/get/requestBody',
    says: 'A GET request has a body',
    cure: 'make the operation a POST',
  },
  {
    what: 'a TRACE request',
    document: documentOf(`/lamps:\n  trace:\n    operationId: a\n    ${ok}`),
    where: '#/paths/~1lamps/trace',
    says: 'A TRACE request, which fetch does not send',
    cure: 'Take the operation away',
  },
  {
    what: 'answers that cannot be read in one way',
    document: documentOf(`/lamps:
  get:
    operationId: a
    responses:
      '200': { description: A, content: { application/json: {} } }
      '202': { description: B, content: { text/plain: {} } }`),
    where: '#/paths/~1lamps/get/responses',
    says: 'of different kinds (json, text)',
    cure: 'make two operations of it',
  },
  {
    what: 'a payload key that is no name',
    document: documentOf(`/lamps:\n  get:\n    operationId: a\n    ${ok}`, 'x-payload: [data]\n'),
    where: '#/x-payload',
    says: 'x-payload is not a name',
    cure: 'Name the property',
  },
  {
    what: 'error hints that are no map',
    document: documentOf(`/lamps:\n  get:\n    operationId: a\n    ${ok}`, 'x-error-hints: { unauthorized: Hm. }\n'),
    where: '#/x-error-hints',
    says: 'x-error-hints is not a map',
    cure: 'by status',
  },
  {
    what: 'retry statuses that are no errors',
    document: documentOf(`/lamps:\n  get:\n    operationId: a\n    x-retry-statuses: [200]\n    ${ok}`),
    where: '#/paths/~1lamps/get/x-retry-statuses',
    says: 'not a list of error statuses',
    cure: '[502, 503]',
  },
  {
    what: 'a document that breaks the specification',
    document: documentOf(`/lamps:\n  get:\n    operationId: a\n    respones: {}\n    ${ok}`),
    where: 'lamps.yaml:7:7  struct',
    says: 'Property `respones` is not expected here',
    cure: 'perhaps responses',
  },
  {
    what: 'a reference to nothing',
    document: documentOf(
      `/lamps:\n  get:\n    operationId: a\n    responses: { '200': { $ref: '#/components/responses/Gone' } }`,
    ),
    where: 'lamps.yaml:7:27  no-unresolved-refs',
    says: "Can't resolve $ref",
    cure: 'mend the reference',
  },
  {
    what: 'a reference to a file that is not there',
    document: documentOf(`/lamps:\n  get:\n    operationId: a\n    responses: { '200': { $ref: './gone.yaml#/ok' } }`),
    where: 'lamps.yaml:7:27  no-unresolved-refs',
    says: "Can't resolve $ref",
    cure: 'mend the reference',
  },
  {
    what: 'a reference to another machine',
    document: documentOf(
      `/lamps:\n  get:\n    operationId: a\n    responses: { '200': { $ref: 'http://127.0.0.1:9/x.yaml' } }`,
    ),
    where: 'lamps.yaml:7:27  no-unresolved-refs',
    says: 'the network is not read',
    cure: 'keep a copy of it beside the document',
  },
  {
    what: 'broken YAML',
    document: 'openapi: 3.1.0\npaths: [\n',
    where: 'lamps.yaml:3:1',
    says: 'The file is no YAML',
    cure: 'mend the YAML here',
  },
  {
    what: 'a key that stands twice',
    document: 'openapi: 3.1.0\ninfo: {}\ninfo: {}\n',
    where: 'lamps.yaml:3:1',
    says: 'duplicated mapping key',
    cure: 'mend the YAML here',
  },
  {
    what: 'another version of the format',
    document: "swagger: '2.0'\n",
    where: 'lamps.yaml',
    says: 'has no `openapi` version',
    cure: 'say `openapi: 3.1.0`',
  },
  {
    what: 'a file that is no mapping',
    document: 'just words\n',
    where: 'lamps.yaml',
    says: 'has no `openapi` version',
    cure: 'say `openapi: 3.1.0`',
  },
]

describe('the generator names location, problem and cure, once, of', () => {
  test.each(cases)('$what', async ({ document, where, says, cure }) => {
    const message = await refusal(document)
    expect(message).toContain(where)
    expect(message.split(says)).toHaveLength(2)
    expect(message).toContain(cure)
    expect(message).toContain('lamps.yaml')
  })
})

test('everything that is wrong is said at once', async () => {
  const message = await refusal(documentOf(`/a:\n  get:\n    ${ok}\n  put:\n    operationId: then\n    ${ok}`))
  expect(message).toContain('#/paths/~1a/get\n')
  expect(message).toContain('#/paths/~1a/put/operationId\n')
})

test('a problem in another file is located in that file', async () => {
  const folder = makePackage()
  const documents = makeFolder()
  writeFileSync(join(documents, 'lamps.yaml'), withParameter("{ $ref: './parts.yaml#/crumb' }"))
  writeFileSync(
    join(documents, 'parts.yaml'),
    'other: 1\ncrumb:\n  name: crumb\n  in: cookie\n  schema: { type: string }\n',
  )
  const { errors } = await generateInto(folder, join(documents, 'lamps.yaml'))
  expect(errors).toContain('parts.yaml:2:1  #/crumb\n')
})

test('a document that is not there is named, and so is the cure', async () => {
  const { code, errors } = await generateInto(makePackage(), 'no-such.yaml')
  expect(code).toBe(1)
  expect(errors).toContain('There is no document at test/generator/fixtures/no-such.yaml')
  expect(errors).toContain('--document')
})
