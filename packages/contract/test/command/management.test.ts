import type { Organization } from '@clouddb/sandbox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { caseOf, failuresOf, runManagement } from './run-against.ts'
import { type Deployment, startDeployment } from './servers/deployment.ts'
import type { Drift } from './servers/drift.ts'

const SERVICE = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
const KEY = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'
/** The key by which the run is let in. */
const OWN = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b80'
type Fields = Record<string, unknown>
/** Settings that leave room for each of the others: a service that is not the first of its warehouse, and as wide as any. */
const ROOMY = { isPrimary: false, minTotalMemoryGb: 24, maxTotalMemoryGb: 1068 }

/** Nothing of the management API can be created through its document: what a run may touch has to be named. */
describe('a run against the management API', () => {
  let deployment: Deployment
  let drift: Drift
  beforeEach(async () => {
    drift = {}
    deployment = await startDeployment({
      drifts: [
        {
          decide: (asked, complaint) => (drift.decide ? drift.decide(asked, complaint) : complaint),
          reply: (asked, reply) => drift.reply?.(asked, reply) ?? reply,
          forgets: (asked) => drift.forgets?.(asked) ?? false,
        },
      ],
    })
  })
  afterEach(() => deployment.close())

  const organization = () => deployment.state().managed.organizations[0] as Organization
  const keys = () => organization().keys.map(({ id }) => id)
  const changeService = (change: (record: Fields) => unknown) =>
    deployment.change(({ managed }) => change(managed.organizations[0]?.services[0]?.record as unknown as Fields))
  const settings = () => {
    const service = organization().services[0]?.record as unknown as Fields
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
    expect(keys()).toEqual([OWN, KEY])
    expect(caseOf(report, 'deleteKey/good-call').reason).toBe('needs `--ids keyId=...`')
    expect(caseOf(report, 'updateServiceScaling/good-call').reason).toBe('needs `--ids serviceId=...`')
    expect(failuresOf(report)).toEqual([])
  })

  test('deletes the key that was named, once', async () => {
    const report = await runManagement(deployment.url, ['--write', '--only', 'deleteKey', '--ids', `keyId=${KEY}`])
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'deleteKey/good-call').verdict).toBe('passed')
    expect(keys()).toEqual([OWN])
    expect(deployment.requests.filter((request) => request.endsWith(KEY))).toHaveLength(1)
  })

  test('tries the settings of a service on this machine, and sets them back', async () => {
    changeService((service) => Object.assign(service, ROOMY))
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

  const kinds = ['good-call', 'example', 'bound', 'no-body', 'media-type'].map((kind) => `updateServiceScaling/${kind}`)
  const scaling = ['--write', '--only', kinds.join(), '--ids', `serviceId=${SERVICE}`]
  const oneChange = ['--write', '--only', 'updateServiceScaling/good-call', '--ids', `serviceId=${SERVICE}`]
  beforeEach(() => {
    // None of the document's examples has it so.
    changeService((service) => Object.assign(service, { idleTimeoutMinutes: 30 }))
  })
  const isChange = (body: unknown) => Object.keys((body as object | null) ?? {}).length > 0

  test('looks whether the settings were set back, and names what it left', async () => {
    const { idleTimeoutMinutes } = settings()
    let taken = 0
    // It takes the first change, and from then on says so only.
    drift = { forgets: ({ body }) => isChange(body) && ++taken > 1 }
    const report = await runManagement(deployment.url, scaling)
    expect(settings().idleTimeoutMinutes).not.toBe(idleTimeoutMinutes)
    expect(report.exitCode).toBe(2)
    expect(report.objects).toMatchObject([{ id: SERVICE, fate: 'left behind' }])
    expect(report.objects[0]?.reason).toBe(
      `it has {"idleTimeoutMinutes":${settings().idleTimeoutMinutes}}; it had {"idleTimeoutMinutes":${idleTimeoutMinutes}}`,
    )
  })

  test('sets back what a server changed and did not say so', async () => {
    const before = settings()
    drift = { reply: ({ body }, reply) => (isChange(body) ? { ...reply, status: 500, body: {} } : reply) }
    const report = await runManagement(deployment.url, oneChange)
    expect(settings()).toEqual(before)
    expect(report.objects).toMatchObject([{ id: SERVICE, fate: 'restored' }])
  })

  test('sets back also when it is interrupted just then', async () => {
    const before = settings()
    const controller = new AbortController()
    let reads = 0
    const interrupt: typeof fetch = (input, init) => {
      if (init?.body === '{}' && ++reads === 2) controller.abort()
      return fetch(input, init)
    }
    const report = await runManagement(deployment.url, oneChange, {
      fetch: interrupt,
      stop: controller.signal,
    })
    expect(controller.signal.aborted).toBe(true)
    expect(settings()).toEqual(before)
    expect(report.objects).toMatchObject([{ fate: 'restored' }])
  })

  test('does not touch a setting that the service does not show', async () => {
    changeService((service) => delete service.numReplicas)
    const report = await runManagement(deployment.url, scaling)
    expect(settings()).not.toHaveProperty('numReplicas', expect.anything())
    expect(failuresOf(report)).toEqual([])
    expect(report.cases.map(({ reason }) => reason)).toContain(
      `serviceId ${SERVICE} does not show numReplicas, which could not be set back`,
    )
  })

  test('does not blame a server for what a service is not allowed to be, unless somebody writes it', async () => {
    // As for a service that is not paid for.
    const isTooMuch = (body: unknown) => Number((body as Record<string, unknown>)?.maxTotalMemoryGb) > 360
    drift = { decide: ({ body }, complaint) => complaint ?? (isTooMuch(body) ? 400 : undefined) }
    const report = await runManagement(deployment.url, scaling)
    expect(failuresOf(report)).toEqual([])
    const name = 'accepts /maxTotalMemoryGb just inside its maximum 1068'
    const found = report.cases.find((each) => each.name === name)
    expect(found).toMatchObject({ verdict: 'not reached', reason: expect.stringContaining('its tier') })
    const strict = await runManagement(deployment.url, [...scaling, '--strict'])
    expect(failuresOf(strict).join()).toContain(name)
  })

  test('takes it that a server may read an empty body for an empty change', async () => {
    drift = {
      decide: ({ operation, headers }, complaint) =>
        operation.id === 'updateServiceScaling' && complaint === 400 && !/json/.test(headers['content-type'] ?? '')
          ? undefined
          : complaint,
      forgets: ({ headers }) => !/json/.test(headers['content-type'] ?? ''),
    }
    const report = await runManagement(deployment.url, scaling)
    expect(failuresOf(report)).toEqual([])
    expect(report.remarks?.map(({ text }) => text).join()).toContain('takes it for an empty one')
  })
})
