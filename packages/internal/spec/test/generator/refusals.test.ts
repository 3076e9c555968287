import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generateInto, makeFolder, makePackage } from './package-folder.ts'

const ok = "responses: { '200': { description: Good. } }"

/** A document with some paths, and with some lines before them. */
const documentOf = (paths: string, more = ''): string =>
  `openapi: 3.1.0\ninfo: { title: Lamps, version: '1' }\n${more}paths:\n${paths.replace(/^/gm, '  ')}\n`

/** A document with one operation, which has some lines of its own. */
const withOperation = (lines: string, more = '', path = '/lamps'): string =>
  documentOf(
    `${path}:\n  get:\n    operationId: readLamp\n    ${lines}\n    ${lines.includes('responses:') ? '' : ok}`,
    more,
  )

async function refusalOf(document: string): Promise<string> {
  const path = join(makeFolder(), 'lamps.yaml')
  writeFileSync(path, document)
  const { code, errors } = await generateInto(makePackage(), path)
  expect(code).toBe(1)
  expect(errors).toContain('lamps.yaml')
  return errors
}

const text = 'schema: { type: string }'
const array = 'schema: { type: array }'
const object = 'schema: { type: object }'
const inPath = 'in: path, required: true'

test.each<[parameter: string, problem: string, cure: string, path?: string]>([
  [`name: a, in: cookie, ${text}`, "The cookie parameter 'a' is a cookie", 'Send it as a header or in the query'],
  [`name: a, ${inPath}, style: label, ${text}`, "has the style 'label'", "Use the style 'simple'", '/{a}'],
  [`name: a, ${inPath}, ${array}`, 'is an array or an object', 'the string that is sent', '/{a}'],
  [`name: a, in: header, ${object}`, 'is an array or an object', 'the string that is sent'],
  [`name: a, in: query, content: { text/plain: { ${text} } }`, 'has `content`', 'Describe it by `schema` and `style`'],
  [`name: a, in: query, style: pipeDelimited, ${array}`, "has the style 'pipeDelimited'", "Use 'form'"],
  [`name: a, in: query, explode: false, ${array}`, 'joins an array with commas', '`explode: true`'],
  [`name: a, in: query, ${object}`, "is an object in the style 'form'", '`style: deepObject`'],
  [
    `name: a, in: query, style: deepObject, ${text}`,
    "has the style 'deepObject' but is not an object",
    "Use the style 'form'",
  ],
  [
    `name: a, in: query, style: deepObject, schema: { properties: { at: { type: object } } }`,
    "nests 'at' in an object",
    'strings, numbers and booleans',
  ],
  [`name: a, in: query, x-client-option: true, ${text}`, 'is marked x-client-option', 'only path parameters'],
  [
    `name: timeout, ${inPath}, x-client-option: true, ${text}`,
    "every client already has the option 'timeout'",
    'another name',
    '/{timeout}',
  ],
  [`name: a, in: path, ${text}`, 'is not required', '`required: true`', '/{a}'],
])('a parameter with { %s } is refused: %s', async (parameter, problem, cure, path) => {
  const message = await refusalOf(withOperation(`parameters: [{ ${parameter} }]`, '', path))
  expect(message).toContain(`#/paths/~1${(path ?? '/lamps').slice(1)}/get/parameters/0`)
  expect(message.split(problem)).toHaveLength(2)
  expect(message).toContain(cure)
})

const security =
  'components: { securitySchemes: { one: { type: http, scheme: basic }, two: { type: http, scheme: bearer } } }\n'
const twice = (first: string, second: string): string =>
  `/a/{b}:\n  get:\n    operationId: a\n    ${first}\n    ${ok}\n/c/{b}:\n  get:\n    operationId: c\n    ${second}\n    ${ok}`
const bound = (mark: string) => `parameters: [{ name: b, ${inPath}, ${mark} ${text} }]`
const unbound = bound('')

test.each<[document: string, where: string, problem: string, cure: string]>([
  ...['withOptions', 'then', '__proto__'].map((name): [string, string, string, string] => [
    documentOf(`/a:\n  get: { operationId: ${name}, ${ok} }`),
    '#/paths/~1a/get/operationId',
    `'${name}' is a reserved name of a client`,
    'Choose another operationId',
  ]),
  [
    withOperation('', 'components: { schemas: { LampRequest: { x-request-of: Lump } } }\n'),
    '#/components/schemas/LampRequest/x-request-of',
    'x-request-of is "Lump"',
    'the name of the schema',
  ],
  [
    documentOf(twice(bound('x-client-option: true,'), unbound)),
    '#/paths/~1c~1{b}/get/parameters/0',
    "'b' is a client option on other paths but not here",
    'on every path, or on none',
  ],
  [withOperation(unbound, '', '/{b}/{b}'), '#/paths/~1{b}~1{b}/get', 'contains a parameter twice', 'its own name'],
  [
    withOperation(
      'security: [{ a: [] }]',
      'components: { securitySchemes: { a: { type: apiKey, in: header, name: A } } }\n',
    ),
    '#/paths/~1lamps/get/security',
    "'a' has the type apiKey",
    'HTTP Basic or a bearer token',
  ],
  [
    withOperation('', 'security: [{ gate: [] }]\n'),
    '#/security',
    "'gate' is not defined in components.securitySchemes",
    'HTTP Basic or a bearer token',
  ],
  [
    withOperation('security: [{ one: [], two: [] }]', security),
    '#/paths/~1lamps/get/security',
    "'one' and 'two' are required together",
    'Offer HTTP Basic',
  ],
  [
    documentOf(twice(`security: [{ one: [] }]\n    ${unbound}`, `security: [{ two: [] }]\n    ${unbound}`), security),
    '#/paths/~1c~1{b}/get/security',
    'requires bearer credentials, but another one requires basic',
    'split the document',
  ],
  [
    withOperation('servers: [{ url: https://a.example.com }]'),
    '#/paths/~1lamps/get/servers',
    'applies to a part of the document only',
    'A client has one address',
  ],
  [
    withOperation('requestBody: { content: { application/json: {} } }'),
    '#/paths/~1lamps/get/requestBody',
    'fetch cannot send a GET request with a body',
    'use POST',
  ],
  [
    documentOf(`/a:\n  trace: { operationId: a, ${ok} }`),
    '#/paths/~1a/trace',
    'fetch cannot send a TRACE request',
    'Remove the operation',
  ],
  [
    withOperation(
      "responses: { '200': { description: A, content: { application/json: {} } }, '202': { description: B, content: { text/plain: {} } } }",
    ),
    '#/paths/~1lamps/get/responses',
    'different kinds of content (json, text)',
    'split the operation',
  ],
  [
    withOperation('respones: {}'),
    'lamps.yaml:7:7  struct',
    'Property `respones` is not expected here',
    'perhaps responses',
  ],
  [
    withOperation("responses: { '200': { $ref: '#/components/responses/Gone' } }"),
    'lamps.yaml:7:27  no-unresolved-refs',
    "Can't resolve $ref",
    'correct the reference',
  ],
  [
    withOperation("responses: { '200': { $ref: './gone.yaml#/ok' } }"),
    'lamps.yaml:7:27',
    "Can't resolve $ref",
    'correct the reference',
  ],
  [
    withOperation("responses: { '200': { $ref: 'http://127.0.0.1:9/x.yaml' } }"),
    'lamps.yaml:7:27',
    'is not a local file',
    'store a copy',
  ],
  ['openapi: 3.1.0\npaths: [\n', 'lamps.yaml:3:1', 'The file is not YAML', 'correct the YAML here'],
  ["swagger: '2.0'\n", 'lamps.yaml', 'has no `openapi` version', 'write `openapi: 3.1.0`'],
])('%j is refused at %s, once: %s', async (document, where, problem, cure) => {
  const message = await refusalOf(document)
  expect(message).toContain(where)
  expect(message.split(problem)).toHaveLength(2)
  expect(message).toContain(cure)
})

test('all problems of a document are reported together', async () => {
  const message = await refusalOf(
    documentOf(`/a:\n  get:\n    operationId: catch\n    ${ok}\n  put:\n    operationId: then\n    ${ok}`),
  )
  expect(message).toContain('lamps.yaml:6:7  #/paths/~1a/get/operationId\n')
  expect(message).toContain('#/paths/~1a/put/operationId\n')
})

test('a problem in another file is located in that file', async () => {
  const documents = makeFolder()
  writeFileSync(join(documents, 'lamps.yaml'), withOperation("parameters: [{ $ref: './parts.yaml#/crumb' }]"))
  writeFileSync(join(documents, 'parts.yaml'), `other: 1\ncrumb:\n  name: crumb\n  in: cookie\n  ${text}\n`)
  const { errors } = await generateInto(makePackage(), join(documents, 'lamps.yaml'))
  expect(errors).toContain('parts.yaml:2:1  #/crumb\n')
})

test('a missing document is named with the option that names another one', async () => {
  const { code, errors } = await generateInto(makePackage(), 'no-such.yaml')
  expect(code).toBe(1)
  expect(errors).toContain('There is no document at test/generator/fixtures/no-such.yaml')
  expect(errors).toContain('--document')
})
