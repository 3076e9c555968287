import { describe, expect, test } from 'vitest'
import { failuresOf, type RunOptions, runManagement, useDeployment } from './run-against.ts'
import { type Drift, type Fields, failing } from './servers/drift.ts'

const SERVICE = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
/** Settings that allow each value of the others: a service that is not primary, with the widest limits. */
const WIDE = {
  ...{ idleTimeoutMinutes: 30, isPrimary: false },
  ...{ minTotalMemoryGb: 24, maxTotalMemoryGb: 1068, minReplicaMemoryGb: 8, maxReplicaMemoryGb: 356 },
}

const { start, current } = useDeployment()

const changeService = (change: (record: Fields) => unknown) =>
  current().change(({ managed }) => change(managed.organizations[0]?.services[0]?.record as unknown as Fields))
const settings = () => {
  const service = current().state().managed.organizations[0]?.services[0]?.record as unknown as Fields
  const { minTotalMemoryGb, maxTotalMemoryGb, numReplicas, idleScaling, idleTimeoutMinutes } = service
  return { minTotalMemoryGb, maxTotalMemoryGb, numReplicas, idleScaling, idleTimeoutMinutes }
}

const scale = (
  kinds: readonly string[],
  options: RunOptions = {},
  args: readonly string[] = [],
  url = current().url,
) => {
  const only = kinds.map((kind) => `updateServiceScaling${kind}`).join()
  return runManagement(url, ['--write', '--only', only, '--ids', `serviceId=${SERVICE}`, ...args], options)
}
const KINDS = ['/good-call', '/example', '/bound', '/no-body', '/media-type']
const isChange = (body: unknown): boolean => Object.keys((body as object | null) ?? {}).length > 0

describe('a run that scales a service', () => {
  /** Starts a deployment, and returns the settings of its service. No example of the document has this timeout. */
  async function startService(drift: Drift = {}, fields: Fields = { idleTimeoutMinutes: 30 }): Promise<Fields> {
    await start({ drifts: [drift] })
    changeService((service) => Object.assign(service, fields))
    return settings()
  }

  test('tests all settings on this machine, and restores them', async () => {
    const before = await startService({}, WIDE)
    const report = await scale([''])
    expect(failuresOf(report)).toEqual([])
    expect(report.cases.flatMap(({ name, reason }) => (reason === undefined ? [] : [`${name}: ${reason}`]))).toEqual([])
    expect(settings()).toEqual(before)
    const path = expect.stringContaining(`/services/${SERVICE}/scaling`)
    expect(report.objects).toEqual([{ kind: 'serviceId', id: SERVICE, path, fate: 'restored' }])
  })

  test('never sends another size to another machine', async () => {
    const before = await startService()
    const bodies: string[] = []
    const redirect: typeof fetch = (input, init) => {
      bodies.push(String(init?.body))
      return fetch(String(input).replace('https://api.example.com', current().url), init)
    }
    const allowed = ['--yes-write-to', 'api.example.com']
    const report = await scale([''], { fetch: redirect }, allowed, 'https://api.example.com')
    expect(failuresOf(report)).toEqual([])
    expect(settings()).toEqual(before)
    expect(report.objects).toEqual([])
    expect(report.cases.map(({ reason }) => reason)).toContain(
      'would change what is set; only a server on this machine is asked to',
    )
    expect(bodies).toContain('{}')
    expect(report.counts.passed).toBeGreaterThan(20)
  })

  test('reads the restored settings, and names those that differ', async () => {
    let changes = 0
    // The server stores the first change, and only answers later ones.
    const before = await startService({ forgets: ({ body }) => isChange(body) && ++changes > 1 })
    const report = await scale(KINDS)
    expect(settings().idleTimeoutMinutes).not.toBe(before.idleTimeoutMinutes)
    expect(report.exitCode).toBe(2)
    expect(report.objects).toMatchObject([{ id: SERVICE, fate: 'left behind' }])
    expect(report.objects[0]?.reason).toBe(
      `it has {"idleTimeoutMinutes":${settings().idleTimeoutMinutes}}; it had {"idleTimeoutMinutes":30}`,
    )
  })

  test('restores a change that was answered with 500', async () => {
    const before = await startService(failing(({ body }) => isChange(body)))
    const report = await scale(['/good-call'])
    expect(settings()).toEqual(before)
    expect(report.objects).toMatchObject([{ id: SERVICE, fate: 'restored' }])
  })

  test('restores the settings if it is interrupted after the change', async () => {
    const before = await startService()
    const controller = new AbortController()
    let reads = 0
    const interrupt: typeof fetch = (input, init) => {
      if (init?.body === '{}' && ++reads === 2) controller.abort()
      return fetch(input, init)
    }
    const report = await scale(['/good-call'], { fetch: interrupt, stop: controller.signal })
    expect(controller.signal.aborted).toBe(true)
    expect(settings()).toEqual(before)
    expect(report.objects).toMatchObject([{ fate: 'restored' }])
  })

  test('does not change a setting that the service does not show', async () => {
    await startService()
    changeService((service) => delete service.numReplicas)
    const report = await scale(KINDS)
    expect(settings()).not.toHaveProperty('numReplicas', expect.anything())
    expect(failuresOf(report)).toEqual([])
    expect(report.cases.map(({ reason }) => reason)).toContain(
      `serviceId ${SERVICE} does not show numReplicas, which could not be set back`,
    )
  })

  test('accepts that the tier of a service forbids a size, except with `--strict`', async () => {
    const isTooMuch = (body: unknown) => Number((body as Fields)?.maxTotalMemoryGb) > 360
    await startService({ decide: ({ body }, complaint) => complaint ?? (isTooMuch(body) ? 400 : undefined) })
    const report = await scale(KINDS)
    expect(failuresOf(report)).toEqual([])
    const name = 'accepts /maxTotalMemoryGb just inside its maximum 1068'
    const found = report.cases.find((each) => each.name === name)
    expect(found).toMatchObject({ verdict: 'not reached', reason: expect.stringContaining('its tier') })
    expect(failuresOf(await scale(KINDS, {}, ['--strict'])).join()).toContain(name)
  })

  test('accepts that a server reads a body of another type as an empty change', async () => {
    await startService({
      decide: ({ operation, headers }, complaint) =>
        operation.id === 'updateServiceScaling' && complaint === 400 && !/json/.test(headers['content-type'] ?? '')
          ? undefined
          : complaint,
      forgets: ({ headers }) => !/json/.test(headers['content-type'] ?? ''),
    })
    const report = await scale(KINDS)
    expect(failuresOf(report)).toEqual([])
    expect(report.remarks?.map(({ text }) => text).join()).toContain('takes it for an empty one')
  })
})
