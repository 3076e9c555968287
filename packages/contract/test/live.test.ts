import { createManagementClient } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import {
  type Case,
  type CaseKind,
  type ClientFactory,
  deriveCases,
  idsNeeded,
  type Json,
  type Mode,
  runCase,
  type Target,
} from '../src/index.ts'
import { documentOf } from './documents.ts'

const oss = documentOf('@clouddb/observability-oss')
const management = documentOf('@clouddb/management')
const ids = { dashboardId: '64f0c2a1b3d4e5f6a7b8c9d0', sourceId: '64f0c2a1b3d4e5f6a7b8c9d1' }
const credentials = { apiKey: 'a-real-key', keyId: 'a-real-id', keySecret: 'a-real-secret' }

type Server = (url: string, init: RequestInit) => Response | Promise<Response>

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } })

const documentWith = (id: string) => (['deleteKey', 'updateServiceScaling'].includes(id) ? management : oss)

function caseOf(id: string, meant: CaseKind | ((item: Case) => boolean) = 'good call'): Case {
  const isMeant = typeof meant === 'string' ? ({ kind }: Case) => kind === meant : meant
  const found = deriveCases(documentWith(id), { operations: [id] }).find(isMeant)
  if (!found) throw new Error(`No such case of ${id}`)
  return found
}

/** Runs a case against a function in place of a server, and returns the requests that it got. */
async function run(item: Case, server: Server, options: Partial<Target> = {}) {
  const got: { url: string; init: RequestInit }[] = []
  const document = documentWith(item.operation.id)
  const result = await runCase(item, {
    document,
    createClient: document === management ? createManagementClient : createObservabilityOssClient,
    url: 'http://127.0.0.1:1',
    mode: 'read-only',
    credentials,
    ids,
    fetch: async (url, init) => {
      got.push({ url, init })
      return server(url, init)
    },
    ...options,
  })
  return { ...result, got }
}

const empty = { data: [] }

describe('the answer of a server', () => {
  test('is reported with the pointer of the constraint', async () => {
    const side = caseOf('queryChartSeries', ({ about }) => about[0]?.endsWith('/maxItems/inside') === true)
    expect((await run(side, () => json(empty))).pointer).toMatch(/\/maxItems$/)
    const dropped = caseOf('queryChartSeries', 'required absent')
    expect((await run(dropped, () => json(empty))).pointer).toMatch(/\/required$/)
    const secret = caseOf('listWebhooks', 'wrong secret')
    expect((await run(secret, () => json({}, 401))).pointer).toBe('#/paths/~1api~1v2~1webhooks/get')
  })

  test('shows only the properties that it contains', async () => {
    const { seen } = await run(caseOf('listWebhooks'), () => json(empty))
    expect(seen.map((pointer) => pointer.split('/').at(-1))).toEqual(['data'])
  })

  test.for<[string, Server]>([
    ['the body is not JSON: {"data": [', () => new Response('{"data": [', json(empty))],
    ['the body is empty, expected application/json', () => new Response('', json(empty))],
    ['it failed: 429 Slow down', () => new Response('Slow down', { status: 429 })],
    ['no answer came: ConnectionError', () => Promise.reject(new TypeError('fetch failed'))],
  ])('fails the case: %s', async ([complaint, server]) => {
    const { complaints } = await run(caseOf('listWebhooks'), server)
    expect(complaints).toContainEqual(expect.stringContaining(complaint))
  })

  test('fails the case if the connection breaks', async () => {
    const dying = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"data":'))
      },
      pull: (controller) => controller.error(new TypeError('terminated')),
    })
    const { complaints, answer } = await run(caseOf('listWebhooks'), () => new Response(dying))
    expect(complaints).toEqual([expect.stringContaining('no answer came: ConnectionError')])
    // Its status must not count as a success.
    expect(answer).toBeUndefined()
  })

  test('may be 404 for a probed path parameter', async () => {
    const item = caseOf('deleteKey', ({ kind, probes }) => kind === 'reserved characters' && probes === 'keyId')
    const gone = () => json({ status: 404, error: 'NOT_FOUND: No such key.' }, 404)
    expect((await run(item, gone)).complaints).toEqual([])
    const { complaints } = await run(item, () => new Response('I am a teapot', { status: 418 }))
    expect(complaints).toEqual([expect.stringContaining('the status 418 is not documented')])
  })
})

describe('a request to a server', () => {
  test('contains existing ids in the path and in the body', async () => {
    const { got } = await run(caseOf('getDashboard'), () => json({ data: {} }))
    expect(got[0]?.url).toBe(`http://127.0.0.1:1/api/v2/dashboards/${ids.dashboardId}`)
    const query = await run(caseOf('queryChartSeries'), () => json(empty))
    expect(JSON.parse(String(query.got[0]?.init.body)).series[0].sourceId).toBe(ids.sourceId)
  })

  test('keeps the value that the case tests', async () => {
    const isProbe = ({ kind, bodyPointer }: Case) => kind === 'wrong type' && bodyPointer === '/series/0/sourceId'
    const { got } = await run(caseOf('queryChartSeries', isProbe), () => json(empty))
    expect(JSON.parse(String(got[0]?.init.body)).series[0].sourceId).toBe(1)
  })

  test('has an incomplete body or an unknown key if the case requires it', async () => {
    const broken = await run(caseOf('queryChartSeries', 'malformed body'), () => json({}, 400))
    expect(() => JSON.parse(String(broken.got[0]?.init.body))).toThrow(SyntaxError)
    const wrong = await run(caseOf('listWebhooks', 'wrong secret'), () => json({}, 401))
    expect(new Headers(wrong.got[0]?.init.headers).get('authorization')).toBe('Bearer no-such-key')
  })

  test('is reported without credentials that a faulty client encodes wrongly', async () => {
    const item = caseOf('deleteKey')
    const { keyId, keySecret } = credentials
    const { complaints, ...result } = await runCase(item, {
      document: management,
      createClient: (options: object) =>
        createManagementClient({ ...options, keyId: keySecret, keySecret: keyId, organizationId: 'any' }),
      url: 'http://127.0.0.1:1',
      mode: 'writing',
      credentials,
      fetch: async () => json({ status: 200, requestId: '0b9d6c6e-8f0a-4c53-9f3c-2f6c1a7f0d41' }),
    })
    expect(complaints).toContainEqual(expect.stringMatching(/^authorization is not what the credentials make/))
    expect(JSON.stringify([complaints, result])).not.toContain(btoa(`${keySecret}:${keyId}`))
  })
})

// The server answers as a mock does: with the first example of the first success.
describe('a faulty client', () => {
  type Send = (url: string, init: RequestInit) => Promise<Response>
  const scaling = caseOf('updateServiceScaling', 'full body')
  const payload = (id: string) => {
    const answers = documentWith(id).operations.find((operation) => operation.id === id)?.answers ?? []
    return answers.find(({ status }) => status === 200)?.examples[0]?.value as Record<string, Json>
  }
  const sending = (change: (send: Send) => Send) => (options: { fetch: Send }) =>
    createManagementClient({ ...options, fetch: change(options.fetch) } as never)
  const adding = (more: RequestInit) => sending((send) => (url, init) => send(url, { ...init, ...more }))
  const resolving = (options: never) => {
    const { updateServiceScaling: method } = createManagementClient(options)
    const withResponse = async (...call: Parameters<typeof method>) => ({
      ...(await method(...call).withResponse()),
      data: { result: {} },
    })
    return {
      updateServiceScaling: (...call: Parameters<typeof method>) => ({ withResponse: () => withResponse(...call) }),
    }
  }
  const twice = sending((send) => async (url, init) => (await send(url, init)) && send(url, init))

  test.for<[string, ClientFactory, RegExp]>([
    ['sends another path', sending((send) => (url, init) => send(url.replace('/v1', '/v2'), init)), /^the address is/],
    ['sends another query', sending((send) => (url, init) => send(`${url}?a=1`, init)), /^the query is/],
    ['sends another method', adding({ method: 'PUT' }), /^the method is "PUT", expected "PATCH"/],
    ['sends another body', adding({ body: '{}' }), /^the body is "{}", expected/],
    ['sends another media type', adding({ headers: { 'content-type': 'text/plain' } }), /^content-type is "text/],
    ['sends twice', twice, /^2 requests were sent/],
    ['resolves to another payload', resolving, /^the payload is {"result":{}}/],
    ['has no such method', () => ({}), /The client has no method updateServiceScaling/],
  ])('fails the case if it %s', async ([, createClient, complaint]) => {
    const server = () => json(payload('updateServiceScaling'))
    const { complaints } = await run(scaling, server, { mode: 'mock', createClient })
    expect(complaints).toContainEqual(expect.stringMatching(complaint))
    expect((await run(scaling, server, { mode: 'mock' })).complaints).toEqual([])
  })

  test('has no complaints if a mock answers with another example', async () => {
    const { complaints, clientComplaints } = await run(scaling, () => json({}), { mode: 'mock' })
    expect(complaints).toContainEqual(expect.stringMatching(/^the body of the answer is {}, expected/))
    expect(clientComplaints).toEqual([])
  })
})

test.for<[string, Case, readonly string[], Mode?]>([
  ['are none for a mock', caseOf('getDashboard'), [], 'mock'],
  ['are those of its path', caseOf('getDashboard'), ['dashboardId']],
  ['are those of a valid body', caseOf('queryChartSeries'), ['sourceId']],
  ['are not those that the case tests', caseOf('getDashboard', 'unknown object'), []],
  ['are none if the credentials are refused', caseOf('getDashboard', 'no credentials'), []],
  ['are none if the body is refused', caseOf('queryChartSeries', 'required absent'), []],
])('the objects that a case needs %s', ([, item, names, mode = 'read-only']) => {
  expect(idsNeeded(item, { mode, ids: {} })).toEqual(names)
  expect(idsNeeded(item, { mode, ids })).toEqual([])
})
