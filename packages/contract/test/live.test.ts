import { bundledDocument } from '@clouddb/goldens/mock'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { type Case, type CaseResult, deriveCases, idsNeeded, type Mode, readDocument, runCase } from '../src/index.ts'

const oss = readDocument(bundledDocument('@clouddb/observability-oss'))
const management = readDocument(bundledDocument('@clouddb/management'))
const ids = { dashboardId: '64f0c2a1b3d4e5f6a7b8c9d0', sourceId: '64f0c2a1b3d4e5f6a7b8c9d1' }
const credentials = { apiKey: 'a-real-key', keyId: 'a-real-id', keySecret: 'a-real-secret' }

type Server = (url: string, init: RequestInit) => Response | Promise<Response>

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } })

const documentOf = (id: string) => (id === 'deleteKey' ? management : oss)

function caseOf(id: string, isMeant: (item: Case) => boolean = ({ kind }) => kind === 'good call'): Case {
  const found = deriveCases(documentOf(id), { operations: [id] }).find(isMeant)
  if (!found) throw new Error(`No such case of ${id}`)
  return found
}

/** Runs a case against a server that is a function, and looks at the first request that it got. */
async function run(item: Case, server: Server, options: { mode?: Mode; timeout?: number; signal?: AbortSignal } = {}) {
  const got: { url: string; init: RequestInit }[] = []
  const document = documentOf(item.operation.id)
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

describe('a server that holds objects of its own', () => {
  test('may answer with any success that keeps to its schema', async () => {
    const { complaints, expected, pointer } = await run(caseOf('listSources'), () => json(empty))
    expect(complaints).toEqual([])
    expect(expected).toBe('200 with a body that keeps to its schema')
    expect(pointer).toBe('#/paths/~1api~1v2~1sources/get')
  })

  test('is told the pointer of what a case is about', async () => {
    const side = caseOf('queryChartSeries', ({ about }) => about[0]?.endsWith('/maxItems/inside') === true)
    expect((await run(side, () => json(empty))).pointer).toMatch(/\/maxItems$/)
    const dropped = caseOf('queryChartSeries', ({ kind }) => kind === 'required absent')
    expect((await run(dropped, () => json(empty))).pointer).toMatch(/\/required$/)
    const secret = caseOf('listWebhooks', ({ kind }) => kind === 'wrong secret')
    expect((await run(secret, () => json({}, 401))).pointer).toBe('#/paths/~1api~1v2~1webhooks/get')
  })

  test('may show more than the document knows, which is remarked', async () => {
    const { complaints, remarks } = await run(caseOf('listDashboards'), () => json({ ...empty, cursor: 'next' }))
    expect(complaints).toEqual([])
    expect(remarks.filter((each) => !each.includes('no header ratelimit-'))).toEqual([
      'the answer shows /cursor, which the document does not know',
    ])
  })

  test('shows the properties that came, and no others', async () => {
    const { seen } = await run(caseOf('listWebhooks'), () => json(empty))
    expect(seen.map((pointer) => pointer.split('/').at(-1))).toEqual(['data'])
  })

  test.for<[string, Server, string]>([
    ['breaks a schema', () => json({ data: [{ id: 7 }] }), 'the body breaks its schema: /data/0'],
    [
      'answers what is not JSON',
      () => new Response('{"data": [', json(empty)),
      'the body is not JSON: "{\\"data\\": ["',
    ],
    [
      'answers another media type',
      () => new Response('[]', { headers: { 'content-type': 'text/html' } }),
      'content-type',
    ],
    ['answers nothing', () => new Response('', json(empty)), 'the body is empty, expected application/json'],
    ['fails', () => json({ message: 'Broken.' }, 500), 'it failed: 500 Broken.'],
    ['limits', () => new Response('Slow down', { status: 429 }), 'it failed: 429 Slow down'],
    ['does not answer', () => Promise.reject(new TypeError('fetch failed')), 'no answer came: ConnectionError'],
  ])('is found out when it %s', async ([, server, complaint]) => {
    const { complaints } = await run(caseOf('listWebhooks'), server)
    expect(complaints).toContainEqual(expect.stringContaining(complaint))
  })

  test('is found out when it dies in the middle of its answer', async () => {
    const dying = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"data":'))
      },
      pull: (controller) => controller.error(new TypeError('terminated')),
    })
    const { complaints, answer } = await run(caseOf('listWebhooks'), () => new Response(dying))
    expect(complaints).toEqual([expect.stringContaining('no answer came: ConnectionError')])
    // Nobody may take its status for a success.
    expect(answer).toBeUndefined()
  })

  test('is not waited for longer than the target says', async () => {
    const never: Server = (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const { complaints } = await run(caseOf('listWebhooks'), never, { timeout: 20 })
    expect(complaints).toEqual([expect.stringContaining('no answer came: TimeoutError')])
    const aborted = await run(caseOf('listWebhooks'), never, { signal: AbortSignal.abort() })
    expect(aborted.complaints).not.toEqual([])
  })

  test('refuses with a documented status, and gives no reasons as a mock does', async () => {
    const item = caseOf(
      'queryChartSeries',
      ({ kind, expectation }) => kind === 'bound' && expectation.kind === 'refused',
    )
    const refused = await run(item, () => json({ message: 'Too early.' }, 400))
    expect(refused.complaints).toEqual([])
    expect((await run(item, () => json(empty))).complaints).toEqual(['the server accepted it with 200'])
  })

  test('need not know the object of a path that is probed', async () => {
    const item = caseOf('deleteKey', ({ kind, probes }) => kind === 'reserved characters' && probes === 'keyId')
    const gone = () => json({ status: 404, error: 'NOT_FOUND: No such key.' }, 404)
    expect((await run(item, gone)).complaints).toEqual([])
    const { complaints } = await run(item, () => new Response('I am a teapot', { status: 418 }))
    expect(complaints).toEqual([expect.stringContaining('the status 418 is not documented')])
  })

  test('knows no object that nobody made', async () => {
    const item = caseOf('getDashboard', ({ kind }) => kind === 'unknown object')
    const { complaints } = await run(item, () => json({ data: {} }))
    expect(complaints).toEqual(['the server accepted it with 200'])
  })
})

describe('what is sent to a server', () => {
  test('speaks of existing objects, in the path and in the body', async () => {
    const { got } = await run(caseOf('getDashboard'), () => json({ data: {} }))
    expect(got[0]?.url).toBe(`http://127.0.0.1:1/api/v2/dashboards/${ids.dashboardId}`)
    const query = await run(caseOf('queryChartSeries'), () => json(empty))
    expect(JSON.parse(String(query.got[0]?.init.body)).series[0].sourceId).toBe(ids.sourceId)
  })

  test('keeps the value that the case is about', async () => {
    const isProbe = ({ kind, bodyPointer }: Case) => kind === 'wrong type' && bodyPointer === '/series/0/sourceId'
    const { got } = await run(caseOf('queryChartSeries', isProbe), () => json(empty))
    expect(JSON.parse(String(got[0]?.init.body)).series[0].sourceId).toBe(1)
  })

  test('breaks off where the case says so, and names a key that nobody was given', async () => {
    const broken = await run(
      caseOf('queryChartSeries', ({ kind }) => kind === 'malformed body'),
      () => json({}, 400),
    )
    expect(() => JSON.parse(String(broken.got[0]?.init.body))).toThrow(SyntaxError)
    const wrong = await run(
      caseOf('listWebhooks', ({ kind }) => kind === 'wrong secret'),
      () => json({}, 401),
    )
    expect(new Headers(wrong.got[0]?.init.headers).get('authorization')).toBe('Bearer no-such-key')
  })

  test('is shown without its credentials, also where a server echoes them', async () => {
    const echo: Server = (_, { headers }) => json({ error: new Headers(headers).get('authorization') }, 400)
    for (const item of [caseOf('listWebhooks'), caseOf('deleteKey')]) {
      const { got, ...result } = await run(item, echo, { mode: 'writing' })
      expect(result.request?.headers.authorization).toMatch(/^(Basic|Bearer) \*\*\*$/)
      const secrets = [credentials.apiKey, credentials.keySecret, btoa(`${credentials.keyId}:${credentials.keySecret}`)]
      expect(secrets.filter((secret) => JSON.stringify(result).includes(secret))).toEqual([])
      expect(got).toHaveLength(1)
    }
  })

  test('is not shown where a client makes something else of the credentials', async () => {
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

  test('is shown as it went over the wire', async () => {
    const { request, answer }: CaseResult = await run(caseOf('listWebhooks'), () => json(empty))
    expect(request).toMatchObject({ method: 'GET', url: 'http://127.0.0.1:1/api/v2/webhooks' })
    expect(answer).toMatchObject({ status: 200, text: '{"data":[]}' })
    expect(answer?.headers['content-type']).toMatch(/json/)
  })
})

describe('what a case needs of a server', () => {
  const needed = (item: Case, mode: Mode = 'read-only') => idsNeeded(item, { mode, ids: {} })

  test('is nothing on a mock', () => {
    expect(needed(caseOf('getDashboard'), 'mock')).toEqual([])
  })

  test('is the objects of its path and of a body that has to be accepted', () => {
    expect(needed(caseOf('getDashboard'))).toEqual(['dashboardId'])
    expect(needed(caseOf('queryChartSeries'))).toEqual(['sourceId'])
    expect(idsNeeded(caseOf('queryChartSeries'), { mode: 'read-only', ids })).toEqual([])
  })

  test('is none that the case is about, nor any where the request is refused before', () => {
    expect(needed(caseOf('getDashboard', ({ kind }) => kind === 'unknown object'))).toEqual([])
    expect(needed(caseOf('getDashboard', ({ kind }) => kind === 'no credentials'))).toEqual([])
    expect(needed(caseOf('queryChartSeries', ({ kind }) => kind === 'required absent'))).toEqual([])
  })
})
