import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundleDocument } from '@clouddb/document/bundle'
import { textOfBundle } from '@clouddb/document/bundle-file'
import { expect, test } from 'vitest'
import { formatTypeScript } from '../src/package-files.ts'
import { commentOf, compile, core, fixtures, generated, packagesForFile, pageOf } from './package-folder.ts'

const packageOf = packagesForFile()
const names = ['schema', 'methods', 'definition', 'names', 'client', 'fetch', 'index'].map((name) => `${name}.ts`)

test('the code that uses generated types compiles, and its mistakes do not', async () => {
  const names = ['oddities', 'warehouse', 'requests']
  const packages = await Promise.all(names.map(async (name) => [`${name}.ts`, await packageOf(`${name}.yaml`)]))
  expect(compile(Object.fromEntries(packages))).toBe('')
})

test.each([
  [
    'methods',
    'getCopy(',
    'Mail to \\@desk or desk@example.com when it is lost; the path may end in *\\/ on old servers.',
  ],
  ['methods', 'getCopy(', 'A second thought, after a blank line. `GET /books/{book-id}/copies/{copy_id}`'],
  ['methods', 'getCopy(', 'The answer may also come as `text/html`'],
  ['methods', 'getCopy(', '@param bookId - The book, by number.'],
  ['methods', 'getCopy(', '@returns The copy. @throws {ApiError} Something went wrong.'],
  ['methods', 'replaceCopy(', '@deprecated Patch it instead. @param bookId'],
  [
    'methods',
    'replaceCopy(',
    '@throws {ApiError} 4XX: The desk refused. @throws {ServerError} 503: Closed for the night.',
  ],
  ['methods', 'search(', '@beta The API calls this operation beta, and may still change it. @param options'],
  ['methods', 'fillShelf(', 'Fill a shelf. `POST /shelves/{branch}` @param body - What is sent. @param options -'],
  ['schema', 'former?:', '@deprecated The library forgot what it means.'],
  ['schema', 'weight?:', '@minimum 24 @exclusiveMaximum 1068 @multipleOf 12 @default 24'],
  ['schema', 'page?:', '@deprecated Use the cursor.'],
])('in %s.ts, the comment of %s contains: %s', async (file, declaration, text) => {
  expect(commentOf(generated(await packageOf('oddities.yaml'), `${file}.ts`), declaration)).toContain(text)
})

test('each schema is declared once, and all references use its name', async () => {
  const folder = await packageOf('oddities.yaml')
  const schema = generated(folder, 'schema.ts')
  expect(schema).toContain('/** One copy. */\nexport interface Copy {\n')
  expect(schema).toContain('  previous?: Copy\n')
  expect(schema).toContain('export type Medium = Paper | Film\n')
  expect(schema).toContain("    'Shelf.Tree': ShelfTree\n")
  expect(generated(await packageOf('warehouse.yaml'), 'schema.ts')).toContain(
    'export interface Order extends Stored {\n',
  )
  expect(schema).not.toMatch(/components\[['"]schemas/)
})

test('a bundle says in a way that other tools read which property is not allowed', async () => {
  const { components } = JSON.parse(textOfBundle((await bundleDocument(join(fixtures, 'oddities.yaml'))).document))
  const forbidding = Object.values<{ properties?: { never?: unknown } }>(components.schemas).flatMap(
    ({ properties }) => properties?.never ?? [],
  )
  expect(forbidding).toEqual([{ not: {} }])
})

test('generated code and pages mention neither provenance nor ignored headers', async () => {
  const folder = await packageOf('oddities.yaml')
  for (const name of names) expect(generated(folder, name)).not.toMatch(/provenance|Ignored by the specification/i)
  expect(pageOf(folder, 'operations')).not.toMatch(/provenance|interface/i)
})

test('the entries of a package follow from `x-client`, and a document without it has none', async () => {
  const folder = await packageOf('oddities.yaml')
  const client = generated(folder, 'client.ts')
  expect(client).toContain("{ baseUrl: 'DESK_URL', apiKey: 'DESK_KEY', branch: 'DESK_BRANCH' }")
  expect(client).toContain('export interface OdditiesClientOptions extends ClientOptions, BearerCredentials {')
  expect(commentOf(client, 'readonly branch?')).toMatch(
    /^\/\*\* The branch of the library\. Default: the variable `DESK_BRANCH`\. A call may bring it instead, and `.*` need none\. \*\/$/,
  )
  expect(client).toContain(
    'export function createOdditiesClient(options: OdditiesClientOptions = {}): OdditiesClient {',
  )
  expect(generated(folder, 'fetch.ts')).toContain("FetchClientOptions = Omit<OdditiesClientOptions, 'branch'>")
  expect(generated(folder, 'index.ts')).toContain(
    'createOdditiesClient, type OdditiesClient, type OdditiesClientOptions',
  )
  expect(existsSync(join(await packageOf('requests.yaml'), 'src/generated/client.ts'))).toBe(false)
})

test('a package exports each error of the runtime by name', async () => {
  const errors = generated(await packageOf('oddities.yaml'), 'errors.ts')
  for (const name of ['ApiError', 'NotFoundError', 'type CallContext']) expect(errors).toContain(`\n  ${name},\n`)
  expect(errors).toMatch(/^\} from '@clouddb\/client-core\/errors'$/m)
})

test('a `fetch` with names knows the fields whose keys belong to users', async () => {
  const names = generated(await packageOf('oddities.yaml'), 'names.ts')
  expect(names).toContain("const maps = { '/shelves/{branch}': ['labels'] }\n")
})

test('generated files have the format of the repository', async () => {
  const folder = await packageOf('oddities.yaml')
  const sources = names.map((name) => generated(folder, name))
  expect(formatTypeScript(sources)).toEqual(sources)
})

test('the definition contains the settings of the document and of each operation', async () => {
  const folder = await packageOf('oddities.yaml')
  const { definition } = await import(join(folder, 'src/generated/definition.ts'))
  expect(definition).toEqual({
    baseUrl: 'https://desk.example.com/api/',
    security: core.bearerAuthentication,
    bound: ['branch'],
    errorHints: { 401: "The desk's key is not the reader's key." },
    operations: expect.any(Object),
  })
  const copies = '/books/{book-id}/copies/{copy_id}'
  expect(definition.operations).toMatchObject({
    getCopy: { method: 'GET', path: copies, payload: true },
    replaceCopy: {
      method: 'PUT',
      body: 'application/json',
      bodyOptional: true,
      payload: true,
      accept: 'application/vnd.desk.copy+json, */*;q=0.1',
    },
    search: {
      method: 'GET',
      path: '/search',
      query: core.serializeQuery,
      queryNames: ['q', 'filter', 'page'],
      payload: true,
      alternatives: { unwrap: core.unwrapAlternatives, nothing: true },
    },
    putCover: {
      body: 'image/png',
      encode: core.passBody,
      payload: true,
      read: core.readText,
      accept: 'text/plain, */*;q=0.1',
    },
    getCover: { payload: true, read: core.readBytes },
    bookRoom: { body: 'application/x-www-form-urlencoded', encode: core.serializeForm, bodyOptional: true },
    fillShelf: { body: 'application/json', payload: true, retryStatuses: [0, 502, 503] },
  })
  expect(definition.operations.deleteCopy).toEqual({ method: 'DELETE', path: copies, anonymous: true })
  expect(definition.operations.copyExists).toEqual({ method: 'HEAD', path: copies })
})

test('only operations whose responses have the payload key define a payload', async () => {
  const folder = await packageOf('warehouse.yaml')
  const { definition } = await import(join(folder, 'src/generated/definition.ts'))
  expect(definition).not.toHaveProperty('baseUrl')
  expect(definition.security).toBe(core.basicAuthentication)
  expect(definition.bound).toEqual(['hallId'])
  expect(definition.operations.getVan).toHaveProperty('payload', 'data')
  expect(definition.operations.deleteVan.payload).toBeUndefined()
  expect(definition.operations.updateVan).toHaveProperty('body', 'application/merge-patch+json')
  expect(definition.operations.readHealth).toMatchObject({ anonymous: true, payload: true, read: core.readText })
})

test('a list has pages if its query has a limit and an offset, and is one whole list without', async () => {
  const folder = await packageOf('warehouse.yaml')
  const { definition } = await import(join(folder, 'src/generated/definition.ts'))
  const { listVans, listZones, listArticles, getVan } = definition.operations
  expect(listVans.pages).toEqual({ walk: core.walkPages, limit: 50, facts: 'page' })
  expect(listZones.pages).toEqual({ walk: core.walkList })
  // The runtime does not walk pages by cursor.
  for (const operation of [listArticles, getVan]) expect(operation).not.toHaveProperty('pages')
  const methods = generated(folder, 'methods.ts')
  expect(methods.match(/for await \(const item of client\.\w+\(\)\)/g)).toEqual([
    'for await (const item of client.listVans())',
  ])
})

test('openapi.json contains all references of the document', async () => {
  const text = textOfBundle((await bundleDocument(join(fixtures, 'oddities.yaml'))).document)
  const bundled = JSON.parse(text)
  expect(text).toBe(`${JSON.stringify(bundled, undefined, 2)}\n`)
  expect(text).not.toContain('oddities-shared')
  expect(bundled.components.responses.Failed.description).toBe('The desk refused.')
  expect(bundled.paths['/aliased'].get.operationId).toBe('aliased')
  expect(bundled.components.schemas.Copy.properties.state['x-extensible-enum']).toContain('lent')
})
