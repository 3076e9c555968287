import { inspect } from 'node:util'
import type { OpenApiDocument, RequestBody } from '@clouddb/document/openapi'
import { isBound, locatedOperations } from '@clouddb/document/operations'
import { resolve } from '@clouddb/document/references'
import { secretNamesIn } from '@clouddb/document/secrets'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { bundledDocument } from '../src/mock/mock.ts'

const options = { baseUrl: 'https://api.example.com', organizationId: 'org', serviceId: 'service' }
const apis = [
  ['management', createManagementClient, { ...options, keyId: 'id', keySecret: 'swordfish' }],
  ['observability-cloud', createObservabilityCloudClient, { ...options, keyId: 'id', keySecret: 'swordfish' }],
  ['observability-oss', createObservabilityOssClient, { baseUrl: options.baseUrl, apiKey: 'swordfish' }],
] as const

/** What is sent in place of an address, and of any other secret. No part of it may be shown. */
const address = 'https://hooks.slack.com/services/T0CANARY7/B0CANARY8/c4naryTokenXyz/?key=c4nary%2BKey&to=c4nary-Zyx'
const header = 'Bearer c4nary-Zyx/c4nary+"Zyx789&<ö>\\c4nary-Zyx'
const canary = /c[4a]nary|Zyx|CANARY/i

type Spelling = readonly [name: string, spell: (text: string) => string]

/** Spellings in which a server, a gateway or a page can quote a secret. */
const spellings: readonly Spelling[] = [
  ['as it is', (text) => text],
  ['in quotation marks', (text) => `"${text}", '${text}'`],
  ['encoded for an address', encodeURIComponent],
  ['lower-case percent', (text) => encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase())],
  ['twice encoded', (text) => encodeURIComponent(encodeURIComponent(text))],
  ['JSON', (text) => JSON.stringify(text)],
  ['JSON with escaped slashes', (text) => JSON.stringify(text).replaceAll('/', '\\/')],
  ['a page', (text) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)],
  ['base64', (text) => Buffer.from(text).toString('base64')],
  ['upper case', (text) => text.toUpperCase()],
  ['without its scheme', (text) => text.replace(/^https:\/\//, '')],
  ['word by word', (text) => text.split(/[\s/?&=]+/).join(' and ')],
  ['cut off', (text) => `${text.slice(0, text.startsWith('http') ? 50 : 16)}… is refused`],
  ['encoded and cut off', (text) => encodeURIComponent(text).slice(0, text.startsWith('http') ? 62 : 20)],
]

type Method = (...parameters: unknown[]) => Promise<unknown>

describe.each(apis)('%s', (api, createClient, credentials) => {
  const document = bundledDocument(`@clouddb/${api}`) as unknown as OpenApiDocument
  const operations = locatedOperations(document).filter(({ node }) => secretNamesIn(document, node).length > 0)

  if (api !== 'management')
    test('the address of a webhook is a secret, because it can hold a token', () => {
      const ids = operations.filter(({ node }) => secretNamesIn(document, node).includes('url')).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(['listWebhooks', 'createWebhook', 'updateWebhook']))
    })

  test.each(operations)(
    'no error and no log of $id shows a secret that was sent, or that a 2xx answer brings',
    async ({ id, node, parameters }) => {
      const names = secretNamesIn(document, { requestBody: node.requestBody ?? {} })
      const ids = parameters.filter(({ node: each }) => each.in === 'path' && !isBound(document, each))
      const sent = names.length > 0 ? names.map((name) => bodyWith(document, node.requestBody, name)) : [undefined]
      const statuses = names.length > 0 ? [200, 400, 503] : [200]
      // The runtime knows the spellings of any secret, and an operation the names of its own: creations stand for the others.
      const tried = id.startsWith('create') || process.env.TEST_TIER === 'all' ? spellings : spellings.slice(0, 3)
      const cases = tried.flatMap((spelling) =>
        sent.flatMap((body) => statuses.map((status) => [...spelling, body, status] as const)),
      )
      const lines: unknown[] = []
      const log = (...line: unknown[]) => void lines.push(line)
      const logger = { error: log, warn: log, info: log, debug: log }
      let answer = new Response()
      const given = { ...credentials, fetch: async () => answer, logger, logLevel: 'debug', maxRetries: 0 } as never
      const client = createClient(given) as unknown as Readonly<Record<string, Method>>
      for (const [spelling, spell, body, status] of cases) {
        const secret = JSON.stringify(body)?.includes(address) ? address : header
        const quoted = `before ${spell(secret)} after`
        for (const text of [quoted, JSON.stringify({ error: quoted, message: [quoted], [quoted]: { url: quoted } })]) {
          lines.length = 0
          answer = new Response(status === 200 ? `{"data":${text}` : text, { status })
          const call = client[id]?.(...ids.map(() => 'a1'), ...(body ? [body] : []))
          const error = await call?.catch((reason) => reason)
          expect(error).toBeInstanceOf(Error)
          const shown = inspect([error, lines], { showHidden: true, depth: 9, getters: true }) + JSON.stringify(error)
          expect.soft(shown.match(canary)?.[0], `${spelling}, ${status}: ${shown.slice(0, 2000)}`).toBeUndefined()
          expect.soft(shown, spelling).not.toContain(Buffer.from(secret).toString('base64').slice(20, 40))
        }
      }
    },
  )
})

/** Returns an example of a body, with other values in place of the secrets below a name. */
function bodyWith(document: OpenApiDocument, requestBody: unknown, secret: string): object {
  const { content = {} } = resolve<RequestBody>(document, requestBody as RequestBody)
  const { examples = {} } = content['application/json'] as { examples?: Record<string, { value: object }> }
  const replaced = Object.values(examples).map((example) =>
    JSON.parse(JSON.stringify(resolve<{ value: object }>(document, example).value), (name, value) =>
      name === secret ? withCanary(value) : value,
    ),
  )
  const found = replaced.find((body) => canary.test(JSON.stringify(body)))
  expect(found, `an example with ${secret}`).toBeDefined()
  return found
}

function withCanary(value: unknown): unknown {
  if (typeof value === 'string') return /^https?:/.test(value) ? address : header
  return Object.fromEntries(Object.keys(value as object).map((name) => [name, header]))
}
