import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { runScriptInNode } from '../install/node.ts'
import {
  type Api,
  apiFolders,
  factories,
  libraries,
  packageName,
  packageOperations,
  repository,
} from '../install/packages.ts'

const project = inject('project')

const words = (text: string) => text.trim().split(/\s+/)
const errors =
  words(`ApiError AuthenticationError BadRequestError CallError CloudDbError ConfigurationError ConflictError
  ConnectionError InvalidArgumentError NotFoundError PageLimitError PermissionDeniedError RateLimitError ResponseParseError
  ServerError TimeoutError UnprocessableContentError`)

/** The functions for requests, which are generated. */
async function requestsOf(api: Api): Promise<string[]> {
  const source = await readFile(join(repository, 'packages', api, 'src/generated/requests.ts'), 'utf8')
  return [...new Set([...source.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name))].sort()
}

/** The values that each entry exports. The comparison with the last release covers types. */
const exported: Record<string, readonly string[]> = {
  '@clouddb/client-core':
    words(`basicAuthentication bearerAuthentication createClient defineOperations findSecrets isTypoOf passBody
    readBytes readCursorFacts readText redact serializeForm serializeQuery unwrapAlternatives walkBody walkCursors walkList
    walkPages`),
  '@clouddb/client-core/fetch': ['createFetchClient'],
  '@clouddb/client-core/names': ['createFetchWithNames'],
  '@clouddb/client-core/errors': errors,
  '@clouddb/client-core/requests': ['toChanges', 'toRequest'],
  '@clouddb/observability-oss/charts': ['queryChart', 'readChart', 'toChartQuery'],
  '@clouddb/management/secrets': words('generateKey generatePassword hashKey hashPassword'),
  '@clouddb/management/jobs':
    words(`KeyRotationError PipelineJobError ServiceJobError changeTables createPipelineAndWait
    createServiceAndWait deleteServiceAndWait pausePipeline resumePipeline resyncPipeline rotateKey scaleService
    stopService waitForService wakeService`),
}
for (const api of apiFolders)
  Object.assign(exported, {
    [packageName(api)]: [factories[api]],
    [`${packageName(api)}/fetch`]: ['createFetchClient'],
    [`${packageName(api)}/names`]: ['fetchWithNames'],
    [`${packageName(api)}/errors`]: errors,
    [`${packageName(api)}/types`]: [],
    [`${packageName(api)}/requests`]: await requestsOf(api),
  })
const specifiers = JSON.stringify(Object.keys(exported))

describe('the values that a program can import', () => {
  test('are these by `import`, which reads no environment variable and calls no `fetch`', async () => {
    const script = `const touched = []
      // Node's own loader reads variables, too, so only the reads of packages count.
      const touch = (name) => { if (new Error().stack.includes('node_modules')) touched.push(String(name)) }
      process.env = new Proxy({}, { get: (_, name) => touch(name), has: (_, name) => touch(name) })
      globalThis.fetch = () => touch('fetch')
      const found = {}
      for (const specifier of ${specifiers}) found[specifier] = Object.keys(await import(specifier)).sort()
      const importing = touched.splice(0)
      const { createObservabilityOssClient } = await import('@clouddb/observability-oss')
      createObservabilityOssClient({ apiKey: 'key' })
      console.log(JSON.stringify({ found, importing, creating: touched.sort() }))`
    expect(await runScriptInNode(project, 'mjs', script)).toEqual({
      found: exported,
      importing: [],
      creating: ['CLOUDDB_LOG', 'CLOUDDB_OSS_BASE_URL'],
    })
  })

  test('are these by `require`, and other paths into a package are closed', async () => {
    const inside = apiFolders.flatMap((api) =>
      ['dist/index.js', 'client', 'generated/schema'].map((path) => `${packageName(api)}/${path}`),
    )
    const script = `const found = {}
      for (const specifier of ${specifiers}) found[specifier] = Object.keys(require(specifier)).sort()
      const codeOf = (path) => { try { require(path) } catch (error) { return error.code } }
      console.log(JSON.stringify({ found, codes: [...new Set(${JSON.stringify(inside)}.map(codeOf))] }))`
    expect(await runScriptInNode(project, 'cjs', script)).toEqual({
      found: exported,
      codes: ['ERR_PACKAGE_PATH_NOT_EXPORTED'],
    })
  })
})

/** The options that a client of an API requires, as text of a script. */
function optionsOf(api: Api): string {
  const keys = api === 'observability-oss' ? { apiKey: 'a' } : { keyId: 'a', keySecret: 'b', organizationId: 'c' }
  const bound = api === 'observability-cloud' ? { serviceId: 'd' } : {}
  return JSON.stringify({ baseUrl: 'https://api.example.com', ...keys, ...bound })
}

describe.each(apiFolders)('%s', (api) => {
  test('has its document, its methods, and its version in each request, by `require` and by `import`', async () => {
    const deletion = packageOperations(api).find(({ method }) => method === 'delete')
    const facts = `const sent = []
      const fetch = async (_, { headers }) => { sent.push(headers['user-agent']); return Response.json({}) }
      const options = { ...${optionsOf(api)}, fetch }
      const [client, fetchClient] = [${factories[api]}(options), createFetchClient(options)]
      const path = Object.fromEntries('${deletion?.path}'.match(/(?<={)\\w+/g).map((name) => [name, 'id']))
      Promise.all([
        client.${deletion?.operationId}('id').catch(() => {}),
        fetchClient.DELETE('${deletion?.path}', { params: { path } }),
      ]).then(() => console.log(JSON.stringify({
        sent, text: String(client), node: process.versions.node, methods: Object.keys(client).sort(), fetchMethods: Object.keys(fetchClient).sort()
      })))`
    const required = `const { ${factories[api]} } = require('${packageName(api)}')
      const { createFetchClient } = require('${packageName(api)}/fetch'); ${facts}`
    const imported = `import { ${factories[api]} } from '${packageName(api)}'
      import { createFetchClient } from '${packageName(api)}/fetch'; ${facts}`
    const found = (await runScriptInNode(project, 'cjs', required)) as Record<'sent' | 'methods', string[]> &
      Record<'node' | 'text', string>
    expect(await runScriptInNode(project, 'mjs', imported)).toEqual(found)
    expect(found.methods).toEqual(
      [...packageOperations(api).map(({ operationId }) => operationId), 'withOptions'].sort(),
    )
    const { version } = JSON.parse(await readFile(join(repository, 'packages', api, 'package.json'), 'utf8'))
    const userAgent = `${packageName(api).slice(1).replace('/', '-')}/${version} node/${found.node}`
    expect(found.sent).toEqual([userAgent, userAgent])
    expect(found.text).toBe(`[object ${userAgent.split(' ')[0]}]`)
    const original = await readFile(join(repository, 'packages', api, 'openapi.json'), 'utf8')
    expect(await readFile(join(project, 'node_modules', packageName(api), 'openapi.json'), 'utf8')).toBe(original)
  })
})

test('an error is recognized by the classes of each package, and by `.is()` in other copies of them', async () => {
  const second = join(project, 'second')
  await mkdir(second)
  await cp(join(project, 'node_modules/@clouddb'), join(second, 'node_modules/@clouddb'), { recursive: true })
  await cp(join(project, 'node_modules/openapi-fetch'), join(second, 'node_modules/openapi-fetch'), { recursive: true })
  await writeFile(join(second, 'errors.mjs'), "export * from '@clouddb/client-core/errors'")
  const script = `import { createRequire } from 'node:module'
    import { createManagementClient } from '@clouddb/management'
    import * as secondCopy from './second/errors.mjs'
    let error
    try { createManagementClient() } catch (thrown) { error = thrown }
    const client = createManagementClient({ baseUrl: 'https://api.example.com', keyId: 'a', keySecret: 'b' })
    const packages = ${JSON.stringify(libraries.map(packageName))}
    const same = await Promise.all(packages.map((name) => import(name + '/errors')))
    const copies = [createRequire(import.meta.url)('@clouddb/management/errors'), secondCopy]
    console.log(JSON.stringify({
      message: error.message,
      messageOfCall: await client.deleteKey('c').catch(({ message }) => message),
      instances: same.map(({ ConfigurationError }) => error instanceof ConfigurationError),
      copies: copies.map(({ ConfigurationError, CloudDbError, ApiError }) => [
        error instanceof ConfigurationError, ConfigurationError.is(error), CloudDbError.is(error), ApiError.is(error),
      ]),
    }))`
  const found = (await runScriptInNode(project, 'mjs', script)) as Record<'message' | 'messageOfCall', string>
  expect(found).toMatchObject({
    instances: [true, true, true, true],
    copies: [
      [false, true, true, false],
      [false, true, true, false],
    ],
  })
  for (const name of ['BASE_URL', 'KEY_ID', 'KEY_SECRET']) expect(found.message).toContain(`CLOUDDB_${name}`)
  expect(found.messageOfCall).toContain('CLOUDDB_ORGANIZATION_ID')
})
