import { createManagementClient } from '@clouddb/management'
import { describe, expect, test, vi } from 'vitest'
import { createSandbox, type Fault } from '../src/index.ts'
import { alert as anAlert, openSandbox, server, time } from './server.ts'

const start = Date.UTC(2026, 10, 2, 9)
const orders = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'

const made = () => openSandbox({ clock: start })

describe('a fault', () => {
  const status = (code: number, detail?: string): Fault => ({ kind: 'status', status: code, ...(detail && { detail }) })
  const faults: [Fault, expected: object][] = [
    [status(503), { status: 503, detail: 'Failed on purpose' }],
    [status(403, 'Forbidden'), { status: 403, detail: 'Forbidden' }],
    [status(401, 'Unauthorized'), { status: 401, body: 'Unauthorized' }],
    [{ kind: 'rate-limit' }, { status: 429, retryAfter: 0.01 }],
    [{ kind: 'html' }, { status: 502 }],
    [{ kind: 'html', status: 200 }, { name: 'ResponseParseError' }],
    [{ kind: 'reset' }, { name: 'ConnectionError' }],
    [{ kind: 'stall' }, { name: 'TimeoutError' }],
    [{ kind: 'latency', milliseconds: 60_000 }, { name: 'TimeoutError' }],
    [{ kind: 'drip', milliseconds: 60_000 }, { name: 'TimeoutError' }],
  ]
  test.each(faults)('%j affects one request, and not the next', async (fault, expected) => {
    const { sandbox, client } = made()
    sandbox.fail(fault)
    await expect(client.listSources({ maxRetries: 0, timeout: 50 })).rejects.toMatchObject(expected)
    expect(await client.listSources()).toHaveLength(4)
  })

  test('can send half of a body, or a body byte by byte', async () => {
    const { sandbox, client } = made()
    sandbox.fail({ kind: 'truncate' })
    await expect(client.listSources({ maxRetries: 0 })).rejects.toThrow()
    sandbox.fail({ kind: 'drip', milliseconds: 0 })
    expect(await client.listAlerts()).toEqual([])
  })

  test('waits for its operation, and affects as many requests as it says', async () => {
    const { sandbox, client } = made()
    sandbox.fail({ kind: 'status', status: 500, operation: 'listAlerts', times: 2 })
    await client.listSources()
    for (const _ of [1, 2]) await expect(client.listAlerts({ maxRetries: 0 })).rejects.toMatchObject({ status: 500 })
    expect(await client.listAlerts()).toEqual([])
  })

  test('waits as it was given, whatever becomes of the object', () => {
    const { sandbox } = made()
    const fault = { kind: 'status' as const, status: 500, times: 2 }
    sandbox.fail(fault)
    fault.status = 0
    expect(sandbox.faults()).toEqual([{ kind: 'status', status: 500, times: 2 }])
  })

  test('has the form of the deployment', async () => {
    const { sandbox } = made()
    const client = createManagementClient({ ...sandbox.management, maxRetries: 0 })
    sandbox.fail(status(409, 'CONFLICT'))
    const body = { status: 409, error: 'CONFLICT', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) }
    await expect(client.updateServiceScaling(orders, {})).rejects.toMatchObject({ body })
    sandbox.fail({ kind: 'rate-limit', operation: 'updateServiceScaling', retryAfter: 10 })
    await expect(client.updateServiceScaling(orders, {})).rejects.toMatchObject({ status: 429, retryAfter: 10 })
    sandbox.fail({ kind: 'rate-limit', retryAfter: 1.5 })
    const answer = await sandbox.fetch('https://any.invalid/api/v2/alerts')
    const waits = ['retry-after', 'ratelimit-reset', 'retry-after-ms'].map((name) => answer.headers.get(name))
    expect(waits).toEqual(['2', '2', '1500'])
  })

  test('can lose the connection before or after the request is applied', async () => {
    const { sandbox, client } = made()
    for (const isApplied of [false, true]) {
      sandbox.fail({ kind: 'reset', isApplied })
      await expect(client.createDashboard({ name: String(isApplied), tiles: [] })).rejects.toThrow()
    }
    expect((await client.listDashboards()).map(({ name }) => name)).toEqual(['true'])
  })

  test.each([
    [{ kind: 'status', status: 200 }, 'status must be at least 400.'],
    [{ kind: 'html', status: 304 }, 'status is wrong: Expected none of 204, 205, 304.'],
    [null, 'it must be an object.'],
    [{ kind: 'status' }, 'status must be a number.'],
    [{ kind: 'sleep' }, 'kind must be one of status, rate-limit,'],
    [{ kind: 'reset', isaplied: true }, 'There is no field `isaplied`. Did you mean `isApplied`?'],
    [{ kind: 'stall', status: 503 }, 'There is no field `status`. Say one of kind, operation, times.'],
    [{ kind: 'reset', isApplied: 'no' }, 'isApplied must be a boolean.'],
    [{ kind: 'rate-limit', retryAfter: -1 }, 'retryAfter must be at least 0.'],
    [{ kind: 'reset', times: 0 }, 'times must be at least 1.'],
    [{ kind: 'reset', times: 1.5 }, 'times must be an integer.'],
    [{ kind: 'latency', milliseconds: '5' }, 'milliseconds must be a number.'],
    [{ kind: 'reset', operation: 'listAlert' }, 'There is no operation `listAlert`. Did you mean `listAlerts`?'],
  ])('%j is refused with its cure', (fault, says) => {
    expect(() => made().sandbox.fail(fault as unknown as Fault)).toThrow(
      `The fault ${JSON.stringify(fault)} is wrong: ${says}`,
    )
  })
})

describe('the request log', () => {
  test('has the operation, the body and the status, without credentials', async () => {
    const { sandbox, client } = made()
    const body = { name: 'Checkout', tiles: [] }
    await client.createDashboard(body)
    await sandbox.fetch('https://any.invalid/api/v2/nothing?a=1', { method: 'PUT', body: 'no JSON' })
    const first = { method: 'POST', path: '/api/v2/dashboards', operation: 'createDashboard', body, status: 200 }
    const second = { method: 'PUT', path: '/api/v2/nothing?a=1', body: 'no JSON', status: 404 }
    const expected = [first, second].map((request, index) => ({ sequence: index + 1, time: start, ...request }))
    expect(sandbox.requests()).toEqual(expected)
  })
})

describe('a sandbox', () => {
  test('goes back to an earlier time, and evaluates alerts from there', async () => {
    const { sandbox, post } = server()
    sandbox.advance(3_600_000)
    await post('/alerts', { ...anAlert, interval: '1m', threshold: 0 })
    sandbox.setTime(time)
    expect(sandbox.snapshot()).toMatchObject({ time, openSource: { notifications: [] } })
    sandbox.setTime(time + 60_000)
    expect(sandbox.snapshot().openSource.notifications).toMatchObject([{ time: time + 60_000, state: 'ALERT' }])
    for (const wrong of [Number.NaN, -1, 1e15, '5', null])
      expect(() => sandbox.setTime(wrong as number)).toThrow(`The time cannot be ${wrong}. Give epoch milliseconds`)
  })

  test('has a snapshot that can be restored at every time to which it can be moved', async () => {
    const sandbox = createSandbox({ durations: { stopping: Number.MAX_VALUE } })
    await createManagementClient(sandbox.management).updateServiceState(orders, { command: 'stop' })
    const end = Date.UTC(9999, 0)
    sandbox.setTime(end)
    for (const wrong of [60_000, -1, Number.NaN])
      expect(() => sandbox.advance(wrong)).toThrow(`The clock cannot advance by ${wrong}: give milliseconds from 0 up,`)
    const later = { ...sandbox.snapshot(), time: end + 60_000, evaluatedUntil: end + 60_000 }
    sandbox.restore(JSON.parse(JSON.stringify(later)))
    expect(sandbox.snapshot().time).toBeGreaterThan(end)
  })

  test('counts requests anew after its time went back', async () => {
    const sandbox = createSandbox({ clock: start, rateLimits: 'real' })
    const left = async () =>
      (await sandbox.fetch('https://any.invalid/api/v2/alerts')).headers.get('ratelimit-remaining')
    expect([await left(), await left()]).toEqual(['99', '98'])
    sandbox.setTime(start - 1)
    expect(await left()).toBe('99')
  })

  test('is restored from a snapshot, which is plain JSON', async () => {
    const { sandbox, client } = made()
    await client.createDashboard({ name: 'kept', tiles: [] })
    const snapshot = sandbox.snapshot()
    const copy = JSON.parse(JSON.stringify(snapshot))
    await client.createDashboard({ name: 'lost', tiles: [] })
    sandbox.advance(5_000)
    sandbox.restore(snapshot)
    expect((await client.listDashboards()).map(({ name }) => name)).toEqual(['kept'])
    expect(sandbox.snapshot()).toEqual(copy)
    const again = await client.createDashboard({ name: 'the same ids', tiles: [] })
    const other = openSandbox({ seed: copy, clock: start }).client
    expect(await other.createDashboard({ name: 'the same ids', tiles: [] })).toEqual(again)
  })

  test('forgets its state, requests and faults by a reset', async () => {
    const { sandbox, client } = made()
    await client.createDashboard({ name: 'Checkout', tiles: [] })
    sandbox.fail({ kind: 'reset' })
    // Sandboxes share nothing.
    expect(await made().client.listDashboards({ maxRetries: 0 })).toEqual([])
    sandbox.reset()
    expect(sandbox.requests()).toEqual([])
    expect(await client.listDashboards({ maxRetries: 0 })).toEqual([])
  })

  test('keeps its time until it advances', async () => {
    const { sandbox } = made()
    const date = async () => (await sandbox.fetch('https://any.invalid/')).headers.get('date')
    expect(await date()).toBe(new Date(start).toUTCString())
    sandbox.advance(90_000)
    expect(await date()).toBe(new Date(start + 90_000).toUTCString())
  })

  test('stops when its caller aborts', async () => {
    const { sandbox } = made()
    sandbox.fail({ kind: 'stall' })
    const giveUp = new AbortController()
    const call = sandbox.fetch('https://any.invalid/', { signal: giveUp.signal })
    await vi.waitFor(() => expect(sandbox.faults()).toEqual([]))
    giveUp.abort(new Error('no longer needed'))
    await expect(call).rejects.toThrow('no longer needed')
  })
})

describe('a state is refused', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a change can break every part.
  type Broken = Record<string, any>
  type Change = (state: Broken) => unknown
  const alert = { id: 'a'.repeat(24), source: 'tile', interval: '1m', channels: [] }
  const tile = { id: 't', config: { displayType: 'line', select: [] } }
  const dashboard = { id: 'b'.repeat(24), name: 'd', tiles: [tile] }
  const withAlert = (more: object) => (state: Broken) => state.openSource.alerts.push({ ...alert, ...more })
  const withTile = (more: object | null) => (state: Broken) =>
    state.openSource.dashboards.push({ ...dashboard, tiles: [more && { ...tile, ...more }] })

  const record = 'managed.organizations.0.services.0.record'
  const setState = (state: Broken) => (state.managed.organizations[0].services[0].record.state = 'sleeping')
  // `states.test.ts` compares what is refused with the document.
  test.each<[part: string, why: string, Change]>([
    ['version', 'Expected 1, received 2. Make it with createSeed() or snapshot()', (state) => (state.version = 2)],
    ['version', 'Expected 1, received "1".', (state) => (state.version = '1')],
    ['openSource.sources.4', 'Expected object, received null', (state) => state.openSource.sources.push(null)],
    ['openSource.alerts.0.interval', "Invalid enum value. Expected '1m'", withAlert({ interval: '-1m' })],
    ['openSource.dashboards.0.tiles.0.config.select', 'Invalid input', withTile({ config: { select: [null] } })],
    [`${record}.state`, "Invalid enum value. Expected 'provisioning'", setState],
    ['identifiers.made', 'Number must be less than or equal to 9007', (state) => (state.identifiers.made = 2 ** 60)],
  ])('whose %s is wrong: %s', (part, why, change) => {
    const { sandbox } = made()
    const state = sandbox.snapshot()
    change(state)
    const words = `its "${part}" is wrong: ${why}`
    expect(() => sandbox.restore(state)).toThrow(`The seed or snapshot is no state of this sandbox: ${words}`)
    expect(() => createSandbox({ seed: state })).toThrow(words)
  })

  test('but not where it only lacks what may be absent, and not with what evaluations wrote', () => {
    const { sandbox } = made()
    const state = sandbox.snapshot()
    withAlert({ threshold: 0, thresholdType: 'above' })(state)
    withTile({})(state)
    state.openSource.evaluations = { a: { groups: {}, history: [{ time: 1, state: 'OK', value: Number.NaN }] } }
    sandbox.restore(state)
    sandbox.advance(60_000)
    sandbox.restore(JSON.parse(JSON.stringify(sandbox.snapshot())))
    expect(sandbox.snapshot().openSource.alerts[0]?.executionErrors).toHaveLength(1)
  })
})
