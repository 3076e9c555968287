import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { documentOf } from '../install/documents.ts'
import { open, typescripts } from '../install/editor.ts'
import { runInNode } from '../install/node.ts'
import { type Api, apis, libraries, nameOf, specifierOf, subpaths } from '../install/packages.ts'
import { repository } from '../install/repository.ts'
import { names } from './surface/names.ts'

const project = inject('project')

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
  test('makes a client of path literals by `require` as by `import`', async () => {
    const show = `console.log(JSON.stringify(Object.keys(createFetchClient(${credentials(api)}))))`
    const required = `const { createFetchClient } = require('${nameOf(api)}/fetch'); ${show}`
    const imported = `import { createFetchClient } from '${nameOf(api)}/fetch'; ${show}`
    expect(await runInNode(project, 'cjs', required)).toEqual(await runInNode(project, 'mjs', imported))
  })

  test('brings the document that it was generated from, byte for byte', async () => {
    const script = `console.log(JSON.stringify(require('node:fs').readFileSync(require.resolve('${nameOf(api)}/openapi.json'), 'utf8')))`
    const original = await readFile(join(repository, 'packages', api, 'openapi.json'), 'utf8')
    expect(await runInNode(project, 'cjs', script)).toBe(original)
  })

  test('says in each request which version of it runs where', async () => {
    const script = `const manifest = require('${nameOf(api)}/package.json')
      const [[, create]] = Object.entries(require('${nameOf(api)}'))
      const { createFetchClient } = require('${nameOf(api)}/fetch')
      const sent = []
      const fetch = async (_, { headers }) => { sent.push(headers['user-agent']); return Response.json({}) }
      const options = { ...${credentials(api)}, fetch }
      const expected = '${nameOf(api).slice(1).replace('/', '-')}/' + manifest.version + ' node/' + process.versions.node
      const [method, path] = ${JSON.stringify(firstDeletion(api))}
      const names = [...path.matchAll(/{(\\w+)}/g)].map(([, name]) => [name, 'id'])
      Promise.all([
        create(options)[method]('id').catch(() => {}),
        createFetchClient(options).DELETE(path, { params: { path: Object.fromEntries(names) } }),
      ]).then(() => console.log(JSON.stringify({ sent, expected })))`
    const { sent, expected } = (await runInNode(project, 'cjs', script)) as { sent: string[]; expected: string }
    expect(sent).toEqual([expected, expected])
  })

  test('has a method for each operation of the document, and `withOptions`', async () => {
    const script = `const [[, create]] = Object.entries(require('${nameOf(api)}'))
      console.log(JSON.stringify(Object.keys(create(${credentials(api)})).sort()))`
    const operations = JSON.stringify(documentOf(api).paths).matchAll(/"operationId":"(\w+)"/g)
    expect(await runInNode(project, 'cjs', script)).toEqual(
      [...operations]
        .map(([, id]) => id)
        .concat('withOptions')
        .sort(),
    )
  })
})

/** The method and the path of an operation that deletes. */
function firstDeletion(api: Api): (string | undefined)[] {
  const deletions = Object.entries(documentOf(api).paths).flatMap(([path, { delete: operation }]) =>
    operation ? [[(operation as { operationId: string }).operationId, path]] : [],
  )
  return deletions[0] ?? []
}

/** The options that a client of an API cannot do without, in a script. */
function credentials(api: Api): string {
  const keys = api === 'observability-oss' ? { apiKey: 'a' } : { keyId: 'a', keySecret: 'b', organizationId: 'c' }
  const bound = api === 'observability-cloud' ? { serviceId: 'd' } : {}
  return JSON.stringify({ baseUrl: 'https://api.example.com', ...keys, ...bound })
}
