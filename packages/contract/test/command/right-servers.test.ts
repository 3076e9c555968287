import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/index.ts'
import { usually } from '../usually.ts'
import { caseOf, failuresOf, runAgainst, runManagement, useDeployment } from './run-against.ts'
import type { DeploymentOptions } from './servers/deployment.ts'
import { answering, type Drift, type Reply, takingNoLimit } from './servers/drift.ts'
import { REPORTS, withTelemetry } from './servers/seed.ts'
import { documentWithSources } from './servers/small-document.ts'

const { start, runOn, current } = useDeployment()

type JsonFields = Record<string, Json>

/** Changes every object in a value. */
function mapObjects(value: Json, change: (object: JsonFields) => JsonFields): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, mapObjects(inner as Json, change)])
  return change(Object.fromEntries(entries))
}

const replying = (change: (reply: Reply) => Reply): Drift => ({ reply: (_, reply) => change(reply) })

const changingObjects = (change: (object: JsonFields) => JsonFields): Drift =>
  replying((reply) => ({ ...reply, body: mapObjects(reply.body, change) }))

/** Changes refusals with one status. */
const refusing = (status: number, change: Partial<Reply>): Drift =>
  replying((reply) => (reply.status === status ? { ...reply, ...change } : reply))

const text = { type: 'text/plain; charset=utf-8', body: 'refused' }
/** As frameworks answer errors that write JSON and say nothing of its media type. */
const disguised: Drift = replying((reply) => {
  const body = typeof reply.body === 'string' ? { message: reply.body } : reply.body
  return reply.status < 400 ? reply : { ...reply, type: 'text/plain; charset=utf-8', body: JSON.stringify(body) }
})
const page = { type: 'text/html', body: '<html><body>refused</body></html>' }
const nothing = { type: 'text/plain', body: '' }
const withoutMilliseconds = (value: Json): Json =>
  typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z$/, '$1Z') : value

const READERS = ['--only', 'list*/good-call,get*/good-call,get*/sequence']
const WRITERS = 'list*/good-call,get*/good-call,*Dashboard/sequence,listDashboards/sequence'
const REFUSED = 'listSources/no-credentials,getAlert/unknown-object,deleteAlert/no-credentials,deleteAlert/sequence'

describe('the command accepts a server that', () => {
  const servers: [string, Drift, only?: string][] = [
    [
      'orders the keys of objects differently',
      changingObjects((object) => Object.fromEntries(Object.entries(object).toReversed())),
    ],
    [
      'shows fields that the document does not describe',
      replying((reply) =>
        reply.status < 300
          ? {
              ...reply,
              body: mapObjects(reply.body, (object) => ({
                ...object,
                __v: 0,
                ...(Array.isArray(Object(reply.body).data) && { ownWordOfLists: { a: [1] } }),
              })),
            }
          : reply,
      ),
    ],
    [
      'omits optional fields',
      changingObjects(({ tags = [], filters: _1, note: _2, createdAt: _3, updatedAt: _4, ...rest }) =>
        (tags as Json[]).length > 0 ? { ...rest, tags } : rest,
      ),
    ],
    [
      'writes times without milliseconds',
      changingObjects((object) =>
        Object.fromEntries(Object.entries(object).map(([name, value]) => [name, withoutMilliseconds(value)])),
      ),
    ],
    [
      'writes media types and headers differently',
      replying((reply) => ({
        ...reply,
        type: reply.type.replace(/^application\/json.*/, 'Application/JSON;charset="UTF-8"'),
        headers: { 'X-Powered-By': 'itself', Vary: 'Origin', 'Cache-Control': 'no-store', 'Set-Cookie': 'a=b' },
      })),
    ],
    ['answers 401 as text', refusing(401, text), REFUSED],
    ['refuses with JSON as text', disguised, `${REFUSED},listAlerts/bound,createAlert/required-absent`],
    ['answers 401 without a body', refusing(401, nothing), REFUSED],
    ['answers 404 as text', refusing(404, text), REFUSED],
    ['answers 404 as a page', refusing(404, page), REFUSED],
  ]
  test.for(usually(servers, 4))('%s', async ([, drift, only = WRITERS]) => {
    const report = await runOn(['--write', '--only', only], { drifts: [drift] })
    expect(failuresOf(report)).toEqual([])
    expect(report).toMatchObject({ outcome: 'passed', exitCode: 0 })
  })

  test('names the bucket of raw rows in its own way', async () => {
    const named = changingObjects(({ __time_bucket, ...rest }) =>
      __time_bucket === undefined ? rest : { ...rest, __own_time_bucket: __time_bucket },
    )
    const report = await runOn(['--only', 'queryChartSeries/sequence'], { drifts: [named], seed: withTelemetry })
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'queryChartSeries/sequence/shows-rows-in-the-form-of-columns').verdict).toBe('passed')
  })

  test('leaves out what has the default of the document', async () => {
    const brief = changingObjects(({ whereLanguage, ...rest }) =>
      whereLanguage === undefined || whereLanguage === 'lucene' ? rest : { whereLanguage, ...rest },
    )
    const only = 'createSavedSearch/example,createSavedSearch/sequence,getSavedSearch/sequence'
    const report = await runOn(['--write', '--only', only], { drifts: [brief] })
    expect(failuresOf(report)).toEqual([])
  })

  test('says that a service is idle before it looks at the request', async () => {
    const idle = {
      status: 424,
      type: 'application/json',
      body: { status: 424, error: 'FAILED_DEPENDENCY: It is idle.' },
    }
    const isChange = (body: Json | undefined) => Object.keys(Object(body)).length > 0
    const drift = answering('updateServiceScaling', (reply, { body }) => (isChange(body) ? idle : reply))
    const args = ['--write', '--only', 'updateServiceScaling/bound', '--ids', `serviceId=${REPORTS}`]
    const report = await runManagement(await start({ drifts: [drift] }), args)
    expect(failuresOf(report)).toEqual([])
    expect(new Set(report.cases.map(({ reason }) => reason))).toEqual(
      new Set(['the deployment is in no state for it (424)']),
    )
  })

  test('has no objects yet', async () => {
    const seed: DeploymentOptions['seed'] = ({ openSource }) =>
      Object.assign(openSource, { dashboards: [], alerts: [], sources: [], webhooks: [] })
    const report = await runOn(['--write', '--only', WRITERS], { seed }, { raw: documentWithSources() })
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'listSources/good-call').verdict).toBe('passed')
  })

  test('is too old for a kind of objects', async () => {
    const url = await start({ since: '2026-02-27' })
    const report = await runAgainst(url, ['--write', '--only', 'deleteConnection,listSources/good-call'], {
      raw: documentWithSources(),
    })
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'deleteConnection/no-credentials')).toMatchObject({ verdict: 'unsupported' })
  })

  test('has ids in another form', async () => {
    const inCapitals = changingObjects(({ id, ...rest }) =>
      id === undefined ? rest : { id: String(id).toUpperCase(), ...rest },
    )
    const report = await runOn(READERS, { drifts: [inCapitals] })
    expect(current().requests.join()).toContain('/dashboards/66A1F0C2')
    expect(failuresOf(report)).toEqual([])
  })

  test('refuses with JSON where the document has text, with a remark', async () => {
    const inJson = refusing(401, { type: 'application/json', body: { message: 'refused' } })
    const report = await runOn(['--only', 'getAlert/no-credentials'], { drifts: [inJson] })
    expect(caseOf(report, 'getAlert/no-credentials').remarks).toEqual([
      expect.stringMatching(/^the refusal 401 is application\/json, where the document has .*text\/plain/),
    ])
  })

  test('refuses with JSON as text, with a remark, and its cases are judged', async () => {
    const report = await runOn(['--only', 'listAlerts/bound,listSources/no-credentials'], {
      drifts: [disguised, takingNoLimit],
    })
    expect(failuresOf(report)).toEqual([
      expect.stringMatching(/limit just outside its minimum 1: the server accepted it/),
    ])
    expect(report.cases.filter(({ verdict }) => verdict === 'not reached')).toEqual([])
    const remarks = report.cases
      .flatMap((each) => each.remarks)
      .filter((each) => each.startsWith('the refusal is JSON'))
    expect(remarks.length).toBeGreaterThan(2)
    expect(report.exitCode).toBe(1)
  })

  test('refuses an undeclared method with 405', async () => {
    const before: DeploymentOptions['before'] = ({ method }) =>
      method === 'PUT' || method === 'PATCH'
        ? { status: 405, type: 'application/json', body: {}, headers: { Allow: 'GET' } }
        : undefined
    const report = await runOn(['--write', '--only', 'list*/undeclared-method,get*/undeclared-method'], { before })
    expect(failuresOf(report)).toEqual([])
    expect(report.counts.passed).toBeGreaterThan(3)
  })

  test('refuses another media type and a missing body with 415, with a remark', async () => {
    const before: DeploymentOptions['before'] = ({ method, headers }) =>
      method === 'POST' && headers['content-type'] !== 'application/json'
        ? { status: 415, type: 'text/plain', body: 'Unsupported Media Type' }
        : undefined
    const report = await runOn(['--write', '--only', 'createDashboard/media-type,createDashboard/no-body'], { before })
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'createDashboard/media-type')).toMatchObject({ verdict: 'passed' })
    expect(caseOf(report, 'createDashboard/media-type').remarks.join()).toMatch(/the refusal is a 415/)
  })
})

test('the command finds a server that answers 400 as text where the document has JSON', async () => {
  const report = await runOn(['--only', 'listAlerts/bound'], { drifts: [refusing(400, text)] })
  expect(failuresOf(report).length).toBeGreaterThan(0)
})
