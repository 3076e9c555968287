import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunReport } from '../../src/report/run-report.ts'
import { failuresOf, runAgainst } from './run-against.ts'
import { type Deployment, startDeployment } from './servers/deployment.ts'
import { drifts } from './servers/known-drifts.ts'

describe('a deployment that drifts in ten ways', () => {
  let deployment: Deployment
  let report: RunReport
  beforeAll(async () => {
    deployment = await startDeployment({ drifts })
    const only = 'list*,get*,*Dashboard,createAlert/member,deleteAlert,updateAlert/good-call,updateAlert/sequence'
    report = await runAgainst(deployment.url, ['--write', '--only', only])
  })
  afterAll(() => deployment.close())

  test('has ten of them', () => {
    expect(new Set(drifts.map(({ name }) => name)).size).toBe(10)
  })

  test.for(drifts)('is found to be one that $name', ({ operation, shows }) => {
    const own = failuresOf(report).filter((each) => each.startsWith(`${operation}: `))
    expect(own).toContainEqual(expect.stringMatching(shows))
  })

  test('fails nowhere else', () => {
    const others = failuresOf(report).filter(
      (failure) => !drifts.some(({ operation, shows }) => failure.startsWith(`${operation}: `) && shows.test(failure)),
    )
    // A list in another key cannot be read, who asks for no credentials takes any, a number that is text is not what was
    // sent, a name that is null is not either, and what forgets one change forgets all.
    expect(others.map((each) => each.replace(/: .*?: /s, ': '))).toEqual([
      expect.stringMatching(/^listDashboards: it failed: ResponseParseError/),
      expect.stringMatching(/^createDashboard: getDashboard shows that \/name is null, but .* was sent$/),
      ...Array.from({ length: 5 }, () =>
        expect.stringMatching(/^updateDashboard: getDashboard shows that \/name is null, but .* was sent$/),
      ),
      'listAlerts: /threshold is "50", but 50 was sent',
      expect.stringMatching(/^listAlerts: .* \/threshold is "50" in one answer and 50 in the other$/),
      expect.stringMatching(/^getAlert: of .* \/threshold is "50" in one answer and 50 in the other$/),
      expect.stringMatching(/^getAlert: in the list .* \/threshold is "50" in one answer and 50 in the other$/),
      expect.stringMatching(/^updateAlert: an update that leaves out name clears it, but it is /),
      expect.stringMatching(/^updateAlert: \/\w+ is .*, but .* was sent$/),
      expect.stringMatching(/^updateAlert: \/(dashboardId|tileId) is .*, but .* was sent$/),
      ...Array.from({ length: 7 }, () => 'listWebhooks: the server accepted it with 200'),
    ])
    // What it kept of what it was told to delete is left behind, and weighs more.
    expect(report).toMatchObject({ outcome: 'failed', exitCode: 2 })
  })

  test('is shown what was sent, what had to come, what came, and where that stands', () => {
    const failure = report.cases.find(({ complaints }) =>
      complaints.some((each) => each.includes('accepted it with 200')),
    )
    expect(failure).toMatchObject({
      operation: 'listAlerts',
      verdict: 'failed',
      expected: 'a refusal with 400',
      pointer: '#/components/parameters/Limit/schema/minimum',
      request: {
        method: 'GET',
        url: `${deployment.url}/api/v2/alerts?limit=0`,
        headers: { authorization: 'Bearer ***' },
      },
      answer: { status: 200 },
    })
  })
})
