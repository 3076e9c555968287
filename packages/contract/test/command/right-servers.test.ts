import { afterEach, describe, expect, test } from 'vitest'
import type { Json } from '../../src/index.ts'
import { caseOf, failuresOf, runAgainst } from './run-against.ts'
import { type Deployment, type DeploymentOptions, startDeployment } from './servers/deployment.ts'
import type { Drift, Reply } from './servers/drift.ts'

let deployment: Deployment | undefined
afterEach(() => deployment?.close())

async function runOn(options: DeploymentOptions, args: readonly string[]) {
  deployment = await startDeployment(options)
  return runAgainst(deployment.url, args)
}

type Fields = Record<string, Json>

/** The same with every object in it changed. */
function mapObjects(value: Json, change: (object: Fields) => Fields): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]): [string, Json] => [
    name,
    mapObjects(inner as Json, change),
  ])
  return change(Object.fromEntries(entries))
}

const answering = (change: (reply: Reply) => Reply): Drift => ({ reply: (_, reply) => change(reply) })

/** Refusals in another form, by their status. */
const refusing = (status: number, change: (reply: Reply) => Reply): Drift =>
  answering((reply) => (reply.status === status ? change(reply) : reply))

const asText = (reply: Reply): Reply => ({ ...reply, type: 'text/plain; charset=utf-8', body: 'refused' })
const asPage = (reply: Reply): Reply => ({ ...reply, type: 'text/html', body: '<html><body>refused</body></html>' })
const asJson = (reply: Reply): Reply => ({ ...reply, type: 'application/json', body: { message: 'refused' } })
const asNothing = (reply: Reply): Reply => ({ ...reply, type: 'text/plain', body: '' })

const READERS = ['--only', 'list*/good-call,get*/good-call,get*/sequence']
const WRITERS = ['--write', '--only', 'list*/good-call,get*/good-call,*Dashboard/sequence,listDashboards/sequence']

describe('a right server that does as it likes where the document lets it', () => {
  const sorts: readonly [says: string, drift: Drift][] = [
    [
      'writes the keys of its objects in another order',
      answering((reply) => ({
        ...reply,
        body: mapObjects(reply.body, (object) => Object.fromEntries(Object.entries(object).toReversed())),
      })),
    ],
    [
      'shows more than the document knows',
      answering((reply) => ({
        ...reply,
        body:
          reply.status < 300
            ? mapObjects(reply.body, (object) => ({ ...object, __v: 0, ownWord: { a: [1] } }))
            : reply.body,
      })),
    ],
    [
      'leaves out what it need not send',
      answering((reply) => ({
        ...reply,
        body: mapObjects(reply.body, ({ tags = [], filters: _1, note: _2, createdAt: _3, updatedAt: _4, ...rest }) =>
          (tags as Json[]).length > 0 ? { ...rest, tags } : rest,
        ),
      })),
    ],
    [
      'writes times without milliseconds',
      answering((reply) => ({
        ...reply,
        body: mapObjects(reply.body, (object) =>
          Object.fromEntries(
            Object.entries(object).map(([name, value]) => [
              name,
              typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z$/, '$1Z') : value,
            ]),
          ),
        ),
      })),
    ],
    [
      'spells media types and headers in its own way',
      answering((reply) => ({
        ...reply,
        type: reply.type.replace(/^application\/json.*/, 'Application/JSON;charset="UTF-8"'),
        headers: { 'X-Powered-By': 'itself', Vary: 'Origin', 'Cache-Control': 'no-store', 'Set-Cookie': 'a=b' },
      })),
    ],
  ]

  test.for(sorts)('%s, and is not blamed', async ([, drift]) => {
    const report = await runOn({ drifts: [drift] }, WRITERS)
    expect(failuresOf(report)).toEqual([])
    expect(report).toMatchObject({ outcome: 'passed', exitCode: 0 })
  })

  test('has nothing yet, and is not blamed', async () => {
    const seed: DeploymentOptions['seed'] = ({ openSource }) =>
      Object.assign(openSource, { dashboards: [], alerts: [], sources: [], webhooks: [] })
    const report = await runOn({ seed }, WRITERS)
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'listSources/good-call').verdict).toBe('passed')
  })

  test('has ids of another form, and is not blamed', async () => {
    const inCapitals = answering((reply) => ({
      ...reply,
      body: mapObjects(reply.body, ({ id, ...rest }) =>
        id === undefined ? rest : { id: String(id).toUpperCase(), ...rest },
      ),
    }))
    const report = await runOn({ drifts: [inCapitals] }, READERS)
    expect(deployment?.requests.join()).toContain('/dashboards/66A1F0C2')
    expect(failuresOf(report)).toEqual([])
  })
})

describe('a right server that refuses in words of its own', () => {
  const sorts: readonly [says: string, drift: Drift][] = [
    ['401 as text', refusing(401, asText)],
    ['401 without a body', refusing(401, asNothing)],
    ['404 as text', refusing(404, asText)],
    ['404 as a page', refusing(404, asPage)],
  ]

  test.for(sorts)('%s, which is no failure', async ([, drift]) => {
    const only = 'listSources/no-credentials,getAlert/unknown-object,deleteAlert/no-credentials,deleteAlert/sequence'
    const report = await runOn({ drifts: [drift] }, ['--write', '--only', only])
    expect(failuresOf(report)).toEqual([])
    expect(report.outcome).toBe('passed')
  })

  test('JSON where the document has text, which is remarked on; but not text where JSON has to come', async () => {
    const report = await runOn({ drifts: [refusing(401, asJson)] }, ['--only', 'getAlert/no-credentials'])
    expect(caseOf(report, 'getAlert/no-credentials').remarks).toEqual([
      expect.stringMatching(/^the refusal 401 is application\/json, where the document has .*text\/plain/),
    ])
    await deployment?.close()
    const other = await runOn({ drifts: [refusing(400, asText)] }, ['--only', 'listAlerts/bound'])
    expect(failuresOf(other).length).toBeGreaterThan(0)
  })

  test('refuses a method with 405, in text or JSON, and is not blamed', async () => {
    const before: DeploymentOptions['before'] = ({ method }) =>
      method === 'PUT' || method === 'PATCH'
        ? { status: 405, type: 'application/json', body: {}, headers: { Allow: 'GET' } }
        : undefined
    const report = await runOn({ before }, ['--write', '--only', 'list*/undeclared-method,get*/undeclared-method'])
    expect(failuresOf(report)).toEqual([])
    expect(report.counts.passed).toBeGreaterThan(3)
  })

  test('finds a body that is none before it reads it, and is not blamed', async () => {
    const before: DeploymentOptions['before'] = ({ method, headers }) => {
      if (method !== 'POST') return undefined
      if (headers['content-type'] === 'application/json') return undefined
      return { status: 415, type: 'text/plain', body: 'Unsupported Media Type' }
    }
    const report = await runOn({ before }, ['--write', '--only', 'createDashboard/media-type,createDashboard/no-body'])
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'createDashboard/media-type')).toMatchObject({ verdict: 'passed' })
    expect(caseOf(report, 'createDashboard/media-type').remarks.join()).toMatch(/the refusal is a 415/)
  })
})
