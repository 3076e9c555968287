import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { documentOf } from '../install/documents.ts'
import { open, typescripts } from '../install/editor.ts'
import { runInNode } from '../install/node.ts'
import { apis, type Library, libraries, nameOf, specifierOf, subpaths } from '../install/packages.ts'
import { repository } from '../install/repository.ts'

const project = inject('project')

const errorClasses = [
  'ApiError',
  'AuthenticationError',
  'BadRequestError',
  'CallError',
  'CloudDbError',
  'ConfigurationError',
  'ConflictError',
  'ConnectionError',
  'InvalidArgumentError',
  'NotFoundError',
  'PermissionDeniedError',
  'RateLimitError',
  'ResponseParseError',
  'ServerError',
  'TimeoutError',
  'UnprocessableContentError',
]
const errors = { values: errorClasses, types: ['ApiErrorAnswer', 'Attempt', 'CallContext'] }
const ofAnApi = (api: string) => ({
  '.': { values: [`create${api}Client`], types: [`${api}Client`, `${api}ClientOptions`] },
  './fetch': { values: ['createFetchClient'], types: ['FetchClientOptions'] },
  './errors': errors,
})

/** Every name that can be imported: what exists when the program runs, and what only a compiler sees. */
const names: Record<Library, Record<string, { values: string[]; types: string[] }>> = {
  'client-core': {
    '.': {
      values: [
        'basicAuthentication',
        'bearerAuthentication',
        'createClient',
        'passBody',
        'readBytes',
        'readText',
        'serializeForm',
        'serializeQuery',
      ],
      types: [
        'ApiDefinition',
        'ApiPromise',
        'ApiResult',
        'Attempt',
        'BasicCredentials',
        'BearerCredentials',
        'CallOptions',
        'ClientOptions',
        'Credential',
        'Environment',
        'HeaderOptions',
        'LogLevel',
        'Logger',
        'OperationDefinition',
        'ReadBody',
        'SecurityScheme',
      ],
    },
    './fetch': { values: ['createFetchClient'], types: ['FetchClient', 'FetchInit'] },
    './errors': errors,
  },
  management: ofAnApi('Management'),
  'observability-cloud': ofAnApi('ObservabilityCloud'),
  'observability-oss': ofAnApi('ObservabilityOss'),
}
for (const api of apis)
  names[api]['./types'] = {
    values: [],
    types: [
      '$defs',
      'components',
      'operations',
      'paths',
      'webhooks',
      ...Object.keys(documentOf(api).components.schemas),
    ],
  }

const modules = libraries.flatMap((folder) =>
  subpaths[folder].map((subpath) => ({ folder, subpath, specifier: specifierOf(folder, subpath) })),
)
const values = Object.fromEntries(
  modules.map(({ folder, subpath, specifier }) => [specifier, names[folder][subpath]?.values]),
)
const specifiers = JSON.stringify(modules.map(({ specifier }) => specifier))

describe('what can be imported', () => {
  test('is found by `import`, and is this', async () => {
    const script = `const found = {}
      for (const specifier of ${specifiers}) found[specifier] = Object.keys(await import(specifier)).sort()
      console.log(JSON.stringify(found))`
    expect(await runInNode(project, 'mjs', script)).toEqual(values)
  })

  test('is found by `require`, and is the same', async () => {
    const script = `const found = {}
      for (const specifier of ${specifiers}) found[specifier] = Object.keys(require(specifier)).sort()
      console.log(JSON.stringify(found))`
    expect(await runInNode(project, 'cjs', script)).toEqual(values)
  })

  const file = open(
    typescripts['5.9'],
    project,
    modules.map(({ specifier }, index) => `import * as module${index} from '${specifier}'`).join('\n'),
  )
  test.each(modules.map((module, index) => ({ ...module, index })))('from $specifier has these types', (module) => {
    const { values = [], types = [] } = names[module.folder][module.subpath] ?? {}
    expect(file.exportsOf(`module${module.index}`).sort()).toEqual([...values, ...types].sort())
  })

  test('is nothing besides: other paths into a package are closed', async () => {
    const inside = apis.flatMap((api) =>
      ['dist/index.js', 'client', 'generated/schema'].map((path) => `${nameOf(api)}/${path}`),
    )
    const script = `const codes = new Set()
      for (const specifier of ${JSON.stringify(inside)}) await import(specifier).catch((error) => codes.add(error.code))
      console.log(JSON.stringify([...codes]))`
    expect(await runInNode(project, 'mjs', script)).toEqual(['ERR_PACKAGE_PATH_NOT_EXPORTED'])
  })
})

describe('importing', () => {
  test('reads no environment variable and reaches for no network; creating a client reads those it names', async () => {
    const script = `const touched = []
      // Node's own loader reads variables, too; what counts is who asks.
      const touch = (name) => { if (new Error().stack.includes('node_modules')) touched.push(String(name)) }
      process.env = new Proxy({}, { get: (_, name) => touch(name), has: (_, name) => touch(name) })
      globalThis.fetch = () => touch('fetch')
      for (const specifier of ${specifiers}) await import(specifier)
      const importing = touched.splice(0)
      const { createObservabilityOssClient } = await import('@clouddb/observability-oss')
      createObservabilityOssClient({ apiKey: 'key' })
      console.log(JSON.stringify({ importing, creating: touched.sort() }))`
    expect(await runInNode(project, 'mjs', script)).toEqual({
      importing: [],
      creating: ['CLOUDDB_LOG', 'CLOUDDB_OSS_BASE_URL'],
    })
  })
})

describe.each(apis)('%s', (api) => {
  test('brings the document that it was generated from, byte for byte', async () => {
    const script = `console.log(JSON.stringify(require('node:fs').readFileSync(require.resolve('${nameOf(api)}/openapi.json'), 'utf8')))`
    const original = await readFile(join(repository, 'packages', api, 'openapi.json'), 'utf8')
    expect(await runInNode(project, 'cjs', script)).toBe(original)
  })

  test('has a method for each operation of the document, and `withOptions`', async () => {
    const script = `const [[, create]] = Object.entries(require('${nameOf(api)}'))
      const every = { keyId: 'a', keySecret: 'b', apiKey: 'c', organizationId: 'd', serviceId: 'e' }
      console.log(JSON.stringify(Object.keys(create({ baseUrl: 'https://api.example.com', ...every })).sort()))`
    const operations = JSON.stringify(documentOf(api).paths).matchAll(/"operationId":"(\w+)"/g)
    expect(await runInNode(project, 'cjs', script)).toEqual(
      [...operations]
        .map(([, id]) => id)
        .concat('withOptions')
        .sort(),
    )
  })
})
