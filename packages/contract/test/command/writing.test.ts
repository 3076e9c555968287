import { describe, expect, test } from 'vitest'
import { API_KEY, caseOf, failuresOf, runAgainst, useDeployment } from './run-against.ts'
import { LOST } from './servers/deployment.ts'
import { after, type Drift, deciding, type Fields, isFor } from './servers/drift.ts'
import { page } from './servers/served.ts'
import { documentWithSources } from './servers/small-document.ts'

const { start, runOn, current } = useDeployment()

const names = (): unknown[] =>
  current()
    .state()
    .openSource.dashboards.map(({ name }) => name)
const ONLY = ['--write', '--only', 'createDashboard']

describe('a run that writes', () => {
  test('gives the objects that it creates a recognizable name', async () => {
    const created: unknown[] = []
    const recording = after('createDashboard', ({ body }) => created.push((body as Fields).name))
    const report = await runOn(ONLY, { drifts: [recording] })
    expect(failuresOf(report)).toEqual([])
    expect(created.length).toBeGreaterThan(5)
    expect(created.filter((name) => !/^clouddb-contract [0-9a-f]{8}/.test(String(name)))).toEqual([])
  })

  test('deletes objects that invalid requests have created', async () => {
    let last = ''
    const acceptingAll = deciding('createDashboard', (asked, complaint) => {
      const { name } = Object(asked.body)
      if (typeof name === 'string' && name !== '') last = name.slice(0, 1024)
      if (complaint) asked.body = { name: last, tiles: [] }
      return undefined
    })
    const url = await start({ drifts: [acceptingAll] })
    const before = names()
    const report = await runAgainst(url, ONLY)
    expect(report.counts.failed).toBeGreaterThan(5)
    expect(names()).toEqual(before)
  })

  test('names an object that it cannot delete, and creates no other one', async () => {
    const report = await runOn(ONLY, { before: ({ method }) => (method === 'DELETE' ? page(500, 'no') : undefined) })
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { failed: 0 } })
    expect(report.verdict).toBe('Nothing failed, but the run is incomplete.')
    expect(report.objects).toEqual([
      {
        kind: 'dashboardId',
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        path: expect.stringMatching(/^\/api\/v2\/dashboards\/[0-9a-f]{24}$/),
        fate: 'left behind',
        reason: 'deleteDashboard was answered 500',
      },
    ])
    expect(names().filter((name) => String(name).startsWith('clouddb-contract'))).toHaveLength(1)
    expect(report.interruptions.join()).toContain('1 object could not be deleted or restored; do it by hand.')
  })

  test('names the objects that it left behind if the server stops answering', async () => {
    let isDead = false
    const dying: Drift = {
      reply: (asked, reply) => {
        isDead ||= isFor(asked, 'updateDashboard')
        return reply
      },
    }
    const report = await runOn(['--write', '--only', 'updateDashboard'], {
      before: () => (isDead ? LOST : undefined),
      drifts: [dying],
    })
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2 })
    expect(report.objects.map(({ fate }) => fate)).toEqual(['left behind'])
  })

  test.for([
    ['2 if it is interrupted', [], 'incomplete', 2],
    ['1 if it is interrupted after a failure', ['updateDashboard'], 'failed', 1],
  ] as const)('deletes the objects that it created, and exits with %s', async ([, refused, outcome, exitCode]) => {
    const stop = new AbortController()
    let changes = 0
    const url = await start({
      before: ({ method }) => {
        if (method === 'PUT' && ++changes === 3) stop.abort()
        return undefined
      },
      drifts: refused.map((id) => deciding(id, () => 400)),
    })
    const before = names()
    const report = await runAgainst(url, ['--write', '--only', 'updateDashboard,deleteDashboard'], {
      stop: stop.signal,
    })
    expect(report).toMatchObject({ outcome, exitCode })
    expect(report.interruptions).toEqual(['The run ended early: the run was interrupted.'])
    expect(report.objects.map(({ fate }) => fate)).toEqual(['deleted'])
    expect(names()).toEqual(before)
  })

  test('queries sources that are there, and changes and deletes only its own', async () => {
    const url = await start()
    const kept = () => {
      const { sources, connections } = current().state().openSource
      return { sources, connections }
    }
    const before = kept()
    const kinds = ['good-call', 'undeclared-method', 'garbage-credentials', 'example']
    const operations = ['updateSource', 'deleteSource', 'updateConnection', 'deleteConnection']
    const only = ['queryChartSeries/good-call', ...operations.flatMap((name) => kinds.map((kind) => `${name}/${kind}`))]
    const report = await runAgainst(url, ['--write', '--only', only.join()], {
      raw: documentWithSources(),
    })
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'queryChartSeries/good-call').verdict).toBe('passed')
    expect(kept()).toEqual(before)
    const ids = [...before.sources, ...before.connections].map(({ id }) => String(id))
    const changes = current().requests.filter((request) => !/^(GET|POST) /.test(request))
    expect(changes.filter((request) => ids.some((id) => request.includes(id)))).toEqual([])
    expect(changes.length).toBeGreaterThan(20)
  })

  test('sends no undeclared method to another machine', async () => {
    const url = await start()
    const methods: string[] = []
    const redirect: typeof fetch = (input, init) => {
      methods.push(`${init?.method} ${new URL(String(input)).pathname}`)
      return fetch(String(input).replace('https://api.example.com', url), init)
    }
    const args = ['--write', '--yes-write-to', 'api.example.com', '--only', 'listDashboards,getDashboard']
    const report = await runAgainst('https://api.example.com', args, { fetch: redirect })
    expect(failuresOf(report)).toEqual([])
    expect(methods.filter((each) => /^PUT .*dashboards$|^PATCH|^POST .*\/\w{24}/.test(each))).toEqual([])
    expect(caseOf(report, 'listDashboards/undeclared-method').reason).toMatch(/only this machine is asked/)
  })

  test('refers to the objects that the user has named, and does not change them', async () => {
    const ids = 'dashboardId=66a1f0c2d4e8b7a9c3f50201,savedSearchId=66a1f0c2d4e8b7a9c3f50601'
    const only = 'createAlert/example,updateDashboard/good-call'
    const report = await runOn(['--write', '--only', only, '--ids', ids])
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'createAlert/example').verdict).toBe('passed')
    const changes = current().requests.filter((request) => /^(PUT|DELETE) .*66a1f0c2d4e8b7a9c3f50201/.test(request))
    expect(changes).toEqual([])
    expect(JSON.stringify(report)).not.toContain(API_KEY)
  })
})
