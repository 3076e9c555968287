import { bundledDocument } from '@clouddb/mock'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BASIC_AUTHORIZATION, caseOf, failuresOf, runManagement } from './run-against.ts'
import { type Deployment, startDeployment } from './servers/deployment.ts'

const SERVICE = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
const KEY = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'

/** Nothing of the management API can be created through its document: what a run may touch has to be named. */
describe('a run against the management API', () => {
  let deployment: Deployment
  beforeEach(async () => {
    const raw = bundledDocument('@clouddb/management')
    deployment = await startDeployment(raw, {
      authorization: BASIC_AUTHORIZATION,
      existing: { keys: [KEY, 'another'] },
    })
  })
  afterEach(() => deployment.close())

  const keys = () => [...(deployment.objects.get('keys')?.keys() ?? [])]
  const settings = () => {
    const [service = {}] = [...(deployment.objects.get('scaling')?.values() ?? [])]
    const { minTotalMemoryGb, maxTotalMemoryGb, numReplicas, idleScaling, idleTimeoutMinutes } = service
    return { minTotalMemoryGb, maxTotalMemoryGb, numReplicas, idleScaling, idleTimeoutMinutes }
  }

  test('that only reads has nothing to read, and says so without a request', async () => {
    const report = await runManagement(deployment.url, [])
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { passed: 0, requests: 0 } })
    expect(report.interruptions.join()).toMatch(/None of these operations of management only reads; add `--write`/)
  })

  test('deletes no key that was not named', async () => {
    const report = await runManagement(deployment.url, ['--write'])
    expect(keys()).toEqual([KEY, 'another'])
    expect(caseOf(report, 'deleteKey/good-call').reason).toBe('needs `--ids keyId=...`')
    expect(caseOf(report, 'updateServiceScaling/good-call').reason).toBe('needs `--ids serviceId=...`')
    expect(failuresOf(report)).toEqual([])
  })

  test('deletes the key that was named, once', async () => {
    const report = await runManagement(deployment.url, ['--write', '--only', 'deleteKey', '--ids', `keyId=${KEY}`])
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'deleteKey/good-call').verdict).toBe('passed')
    expect(keys()).toEqual(['another'])
    expect(deployment.requests.filter((request) => request.endsWith(KEY))).toHaveLength(1)
  })

  test('tries the settings of a service on this machine, and sets them back', async () => {
    const before = settings()
    const args = ['--write', '--only', 'updateServiceScaling', '--ids', `serviceId=${SERVICE}`]
    const report = await runManagement(deployment.url, args)
    expect(failuresOf(report)).toEqual([])
    expect(report.operations[0]).toMatchObject({ notReached: 0, unsupported: 0 })
    expect(settings()).toEqual(before)
    expect(report.objects).toEqual([
      {
        kind: 'serviceId',
        id: SERVICE,
        path: expect.stringContaining(`/services/${SERVICE}/scaling`),
        fate: 'restored',
      },
    ])
  })

  test('never asks another machine for a service of another size', async () => {
    const bodies: string[] = []
    const redirect: typeof fetch = (input, init) => {
      bodies.push(String(init?.body))
      return fetch(String(input).replace('https://api.example.com', deployment.url), init)
    }
    const before = settings()
    const args = [
      '--write',
      '--yes-write-to',
      'api.example.com',
      '--only',
      'updateServiceScaling',
      '--ids',
      `serviceId=${SERVICE}`,
    ]
    const report = await runManagement('https://api.example.com', args, { fetch: redirect })
    expect(failuresOf(report)).toEqual([])
    expect(settings()).toEqual(before)
    expect(report.objects).toEqual([])
    expect(report.cases.map(({ reason }) => reason)).toContain(
      'would change what is set; only a server on this machine is asked to',
    )
    expect(bodies).toContain('{}')
    expect(report.counts.passed).toBeGreaterThan(20)
  })
})
