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

async function expectRefusal(document: string, where: string, problem: string, cure: string): Promise<void> {
  const message = await refusalOf(document)
  expect(message).toContain(where)
  expect(message.split(problem)).toHaveLength(2)
  expect(message).toContain(cure)
}

/** A response that refers to another one. */
function answer(reference: string): string {
  return `responses: { '200': { $ref: '${reference}' } }`
}

const text = 'schema: { type: string }'
const array = 'schema: { type: array }'
const object = 'schema: { type: object }'
const nested = 'schema: { properties: { at: { type: object } } }'
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
  [`name: a, in: query, style: deepObject, ${text}`, "'deepObject' but is not an object", "Use the style 'form'"],
  [`name: a, in: query, style: deepObject, ${nested}`, "nests 'at' in an object", 'strings, numbers and booleans'],
  [`name: a, in: path, ${text}`, 'is not required', '`required: true`', '/{a}'],
])('a parameter with { %s } is refused: %s', async (parameter, problem, cure, path) => {
  const where = `#/paths/~1${(path ?? '/lamps').slice(1)}/get/parameters/0`
  await expectRefusal(withOperation(`parameters: [{ ${parameter} }]`, '', path), where, problem, cure)
})

const both =
  'components: { securitySchemes: { one: { type: http, scheme: basic }, two: { type: http, scheme: bearer } } }\n'
const apiKey = 'components: { securitySchemes: { a: { type: apiKey, in: header, name: A } } }\n'
const deletable = 'x-resources: { lamp: { id: lampId, delete: readLamp, deletableIn: [glowing] } }\n'
const plants = 'components: { schemas: { LampRequest: { x-request-of: Lump } } }\n'
const twice = (first: string, second: string): string =>
  `/a/{b}:\n  get:\n    operationId: a\n    ${first}\n    ${ok}\n/c/{b}:\n  get:\n    operationId: c\n    ${second}\n    ${ok}`
const inPathOf = (name: string) => `parameters: [{ name: ${name}, ${inPath}, ${text} }]`
const unbound = inPathOf('b')
const clientOf = (environment: string, bound = environment) =>
  `x-client: { api: lamp API, environment: { ${environment} }, bound: { ${bound} } }\n`
const json = "'200': { description: A, content: { application/json: {} } }"
const plain = "'202': { description: B, content: { text/plain: {} } }"
const lamp = '#/paths/~1lamps/get'

/** Lines of an operation, and lines before the paths. */
test.each<[lines: string, where: string, problem: string, cure: string, more?: string]>([
  ['', '#/components/schemas/LampRequest/x-request-of', 'x-request-of is "Lump"', 'the name of the schema', plants],
  [
    'x-query: { pages: { limit: size, offset: from } }',
    `${lamp}/x-query`,
    'no properties size, from',
    'Name properties of the body',
  ],
  ['', '#/x-resources', "`state` lists 'glowing'", 'Name states that answers show', deletable],
  ['security: [{ a: [] }]', `${lamp}/security`, "'a' has the type apiKey", 'HTTP Basic or a bearer token', apiKey],
  ['', '#/security', "'gate' is not defined in components.securitySchemes", 'HTTP Basic', 'security: [{ gate: [] }]\n'],
  ['security: [{ one: [], two: [] }]', `${lamp}/security`, 'are required together', 'Offer HTTP Basic', both],
  ['servers: [{ url: https://a.example }]', `${lamp}/servers`, 'applies to a part of the document only', 'one address'],
  [
    'requestBody: { content: { application/json: {} } }',
    `${lamp}/requestBody`,
    'a GET request with a body',
    'use POST',
  ],
  [`responses: { ${json}, ${plain} }`, `${lamp}/responses`, 'kinds of content (json, text)', 'split the operation'],
  ['respones: {}', 'lamps.yaml:7:7  struct', 'Property `respones` is not expected here', 'perhaps responses'],
  [answer('#/components/responses/Gone'), 'lamps.yaml:7:27  no-unresolved-refs', "Can't resolve $ref", 'correct the'],
  [answer('./gone.yaml#/ok'), 'lamps.yaml:7:27', "Can't resolve $ref", 'correct the reference'],
  [answer('http://127.0.0.1:9/x.yaml'), 'lamps.yaml:7:27', 'is not a local file', 'store a copy'],
])('an operation with %j is refused at %s, once: %s', async (lines, where, problem, cure, more) => {
  await expectRefusal(withOperation(lines, more), where, problem, cure)
})

test.each<[document: string, where: string, problem: string, cure: string]>([
  [
    withOperation(unbound, clientOf('', 'b: A lamp.'), '/{b}'),
    '#/x-client/bound/b',
    "The client option 'b' has no variable",
    'below `environment`',
  ],
  [
    withOperation(`parameters: [{ name: b, in: query, ${text} }]`, clientOf('b: LAMP')),
    '#/x-client/bound/b',
    "No path has a parameter 'b'",
    'Name a path parameter',
  ],
  [
    withOperation(inPathOf('timeout'), clientOf('timeout: LAMP'), '/{timeout}'),
    '#/x-client/bound/timeout',
    "already has the option 'timeout'",
    'another name',
  ],
  [withOperation(unbound, '', '/{b}/{b}'), '#/paths/~1{b}~1{b}/get', 'contains a parameter twice', 'its own name'],
  [
    documentOf(twice(`security: [{ one: [] }]\n    ${unbound}`, `security: [{ two: [] }]\n    ${unbound}`), both),
    '#/paths/~1c~1{b}/get/security',
    'requires bearer credentials, but another one requires basic',
    'split the document',
  ],
  [documentOf(`/a:\n  trace: { operationId: a, ${ok} }`), '#/paths/~1a/trace', 'cannot send a TRACE', 'Remove the'],
  ['openapi: 3.1.0\npaths: [\n', 'lamps.yaml:3:1', 'The file is not YAML', 'correct the YAML here'],
  ["swagger: '2.0'\n", 'lamps.yaml', 'has no `openapi` version', 'write `openapi: 3.1.0`'],
])('%j is refused at %s, once: %s', expectRefusal)

test('all problems of a document are reported together', async () => {
  const servers = `servers: [{ url: https://a.example }]\n    ${ok}`
  const message = await refusalOf(documentOf(`/a:\n  get:\n    ${servers}\n  put:\n    ${servers}`))
  expect(message).toContain('lamps.yaml:6:7  #/paths/~1a/get/servers\n')
  expect(message).toContain('#/paths/~1a/put/servers\n')
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
  expect(errors).toContain('There is no document at test/fixtures/no-such.yaml')
  expect(errors).toContain('--document')
})
