import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunReport } from '../../src/report/run-report.ts'
import { caseOf, failuresOf, runAgainst } from './run-against.ts'
import { type Deployment, type Kept, startDeployment } from './servers/deployment.ts'
import { addWebhooks } from './servers/seed.ts'
import { documentWithSources } from './servers/small-document.ts'

describe('a run against a server that keeps to the document', () => {
  let deployment: Deployment
  beforeAll(async () => {
    deployment = await startDeployment()
  })
  afterAll(() => deployment.close())

  describe('that only reads', () => {
    let report: RunReport
    beforeAll(async () => {
      const only = 'list*,get*,query*/good-call,deleteAlert,createDashboard/good-call'
      report = await runAgainst(deployment.url, ['--only', only])
    })

    test('passes', () => {
      expect(failuresOf(report)).toEqual([])
      expect(report).toMatchObject({ version: 1, outcome: 'passed', exitCode: 0, interruptions: [], mode: 'read-only' })
    })

    test('sends no request that changes anything', () => {
      const methods = new Set(deployment.requests.map((request) => request.replace(/\?.*/, '')))
      const others = [...methods].filter(
        (request) => !request.startsWith('GET ') && request !== 'POST /api/v2/charts/series',
      )
      expect(deployment.requests.length).toBe(report.counts.requests)
      expect(others).toEqual([])
      expect(report.objects).toEqual([])
    })

    test('asks for objects that the lists show', () => {
      expect(caseOf(report, 'getDashboard/good-call').verdict).toBe('passed')
      const [first] = deployment.state().openSource.dashboards
      expect(deployment.requests).toContain(`GET /api/v2/dashboards/${first?.id}`)
    })

    test('names the cases that it did not reach, and the option that they need', () => {
      for (const each of ['createDashboard/good-call', 'deleteAlert/sequence'])
        expect(caseOf(report, each)).toMatchObject({ verdict: 'not reached', reason: 'needs `--write`' })
      expect(report.coverage.reached).toBeGreaterThan(50)
      expect(report.coverage.reachable).toBeLessThan(report.coverage.keys / 2)
    })
  })

  describe('that writes', () => {
    let kept: Kept
    let report: RunReport
    beforeAll(async () => {
      kept = deployment.state()
      const alerts = 'createAlert/example,updateAlert/good-call,updateAlert/sequence,deleteAlert'
      const only = `list*/sequence,get*/sequence,*Dashboard/example,*Dashboard/sequence,${alerts}`
      report = await runAgainst(deployment.url, ['--write', '--only', only], { raw: documentWithSources() })
    })

    test('passes', () => {
      expect(failuresOf(report)).toEqual([])
      expect(report).toMatchObject({ outcome: 'passed', exitCode: 0, interruptions: [], mode: 'writing' })
    })

    test('leaves the server as it was', () => {
      expect(deployment.state()).toEqual(kept)
      expect(report.objects.length).toBeGreaterThan(20)
      expect(new Set(report.objects.map(({ fate }) => fate))).toEqual(new Set(['deleted']))
    })

    test('neither changes nor deletes existing objects', () => {
      const own = /^(PUT|PATCH|DELETE) .*66a1f0c2d4e8b7a9c3f5/
      expect(deployment.requests.filter((request) => own.test(request))).toEqual([])
    })

    test('passes every sequence', () => {
      const sequences = report.cases.filter(({ kind }) => kind === 'sequence')
      const others = sequences.filter(({ verdict }) => verdict !== 'passed')
      expect(others.map(({ operation, name, reason }) => `${operation} ${name}: ${reason}`)).toEqual([])
      const ofAlerts = sequences.filter(({ operation }) => operation.endsWith('Alert') || operation.endsWith('Alerts'))
      const promises = ofAlerts.filter(({ name }) => !name.endsWith(' leaves out'))
      expect(ofAlerts.length - promises.length).toBe(27)
      expect(promises.map(({ operation, name }) => `${operation} ${name}`)).toEqual([
        'listAlerts shows the same when it is asked again',
        'listAlerts keeps to limit and offset',
        'listAlerts lists what was created',
        'listAlerts keeps to limit and offset with new objects',
        'listAlerts shows what was changed as it is read',
        'listAlerts shows all of many objects',
        'getAlert shows what the list shows',
        'getAlert shows what was created',
        'getAlert shows the same when it is read again',
        'updateAlert changes what is read afterwards',
        'updateAlert replaces and empties what was stored before',
        'updateAlert refers to other objects than before',
        'updateAlert leaves the other objects as they were',
        'updateAlert knows no object that was deleted',
        'deleteAlert leaves nothing to be read',
        'deleteAlert takes one object and leaves the others as they were',
        'deleteAlert knows no object that was deleted',
      ])
    })
  })

  test('sends only the selected cases', async () => {
    const report = await runAgainst(deployment.url, ['--only', 'listAlerts/bound,listSources/good-call'])
    expect(report.cases.map(({ id }) => id.replace(/\/\w+$/, ''))).toEqual([
      ...Array.from({ length: 6 }, () => 'listAlerts/bound'),
      'listSources/good-call',
    ])
    expect(report.counts.requests).toBe(7)
  })

  test('asks for an object that `--ids` names', async () => {
    const id = '66a1f0c2d4e8b7a9c3f50402'
    await runAgainst(deployment.url, ['--only', 'getAlert/good-call', '--ids', `alertId=${id}`])
    expect(deployment.requests.slice(-1)).toEqual([`GET /api/v2/alerts/${id}`])
  })

  test('puts as many different objects into a body as a case needs', async () => {
    const rich = await startDeployment({ seed: ({ openSource }) => addWebhooks(openSource.webhooks) })
    const report = await runAgainst(rich.url, ['--write', '--only', 'createAlert/items'])
    await rich.close()
    const channels = report.cases.filter(({ name }) => /channels .* 1[01] items$/.test(name))
    expect(channels.map(({ name, verdict }) => `${name}: ${verdict}`)).toEqual([
      'accepts /channels (source=tile) with 10 items: passed',
      'refuses /channels (source=tile) with 11 items: passed',
    ])
  })
})
