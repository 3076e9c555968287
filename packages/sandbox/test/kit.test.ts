import { createManagementClient, type ManagementClient } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { createSandbox, type Fault } from '../src/index.ts'

const start = Date.UTC(2026, 10, 2, 9)
const orders = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'

function made(): {
  sandbox: ReturnType<typeof createSandbox>
  client: ReturnType<typeof createObservabilityOssClient>
} {
  const sandbox = createSandbox({ clock: start })
  return { sandbox, client: createObservabilityOssClient(sandbox.observabilityOss) }
}

describe('a fault', () => {
  const faults: [Fault, expected: object][] = [
    [
      { kind: 'status', status: 503 },
      { status: 503, detail: 'Failed on purpose' },
    ],
    [
      { kind: 'status', status: 403, detail: 'Forbidden' },
      { status: 403, detail: 'Forbidden' },
    ],
    [
      { kind: 'status', status: 401, detail: 'Unauthorized' },
      { status: 401, body: 'Unauthorized' },
    ],
    [{ kind: 'rate-limit' }, { status: 429, retryAfter: 60 }],
    [{ kind: 'html' }, { status: 502 }],
    [{ kind: 'html', status: 200 }, { name: 'ResponseParseError' }],
    [{ kind: 'reset' }, { name: 'ConnectionError' }],
    [{ kind: 'stall' }, { name: 'TimeoutError' }],
    [{ kind: 'latency', milliseconds: 60_000 }, { name: 'TimeoutError' }],
    [{ kind: 'drip', milliseconds: 60_000 }, { name: 'TimeoutError' }],
  ]
  test.each(faults)('%j meets one request as a client sees it, and the next is answered', async (fault, expected) => {
    const { sandbox, client } = made()
    sandbox.fail(fault)
    await expect(client.listSources({ maxRetries: 0, timeout: 50 })).rejects.toMatchObject(expected)
    // One that was limited holds its next calls back, by the time of the machine.
    expect(await createObservabilityOssClient(sandbox.observabilityOss).listSources()).toHaveLength(4)
  })

  test('can cut an answer in half', async () => {
    const { sandbox, client } = made()
    sandbox.fail({ kind: 'truncate' })
    await expect(client.listSources({ maxRetries: 0 })).rejects.toThrow()
  })

  test('can let a body come byte by byte, whole in the end', async () => {
    const { sandbox, client } = made()
    sandbox.fail({ kind: 'drip', milliseconds: 0 })
    expect(await client.listSources()).toHaveLength(4)
  })

  test('waits for its operation, and meets as many requests as it says', async () => {
    const { sandbox, client } = made()
    sandbox.fail({ kind: 'status', status: 500, operation: 'listAlerts', times: 2 })
    await client.listSources()
    for (const _ of [1, 2]) await expect(client.listAlerts({ maxRetries: 0 })).rejects.toMatchObject({ status: 500 })
    expect(await client.listAlerts()).toEqual([])
  })

  test('has the form of the deployment that it meets', async () => {
    const { sandbox } = made()
    const client: ManagementClient = createManagementClient({ ...sandbox.management, maxRetries: 0 })
    sandbox.fail({ kind: 'status', status: 409, detail: 'CONFLICT' })
    await expect(client.updateServiceScaling(orders, {})).rejects.toMatchObject({
      body: { status: 409, error: 'CONFLICT', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    sandbox.fail({ kind: 'rate-limit', operation: 'updateServiceScaling' })
    await expect(client.updateServiceScaling(orders, {})).rejects.toMatchObject({ status: 429, retryAfter: 10 })
  })

  test('can lose the answer to a request that was applied, and one to a request that was not', async () => {
    const { sandbox, client } = made()
    for (const isApplied of [false, true]) {
      sandbox.fail({ kind: 'reset', isApplied })
      await expect(client.createDashboard({ name: String(isApplied), tiles: [] })).rejects.toThrow()
    }
    expect((await client.listDashboards()).map(({ name }) => name)).toEqual(['true'])
  })

  test('is survived by a client that tries again', async () => {
    const { sandbox, client } = made()
    sandbox.fail({ kind: 'status', status: 503 })
    const { attempts } = await client.listSources().withResponse()
    expect(attempts.map(({ status }) => status)).toEqual([503, 200])
  })

  test.each([
    [{ kind: 'status', status: 99 }, 'has no status of an answer: say a whole number from 200 to 599.'],
    [{ kind: 'status' }, 'does not say which status.'],
    [{ kind: 'sleep' }, 'is of no known kind: say one of status, rate-limit,'],
    [{ kind: 'reset', times: 0 }, 'has no number of times: say 1 or more, or Infinity.'],
    [{ kind: 'latency' }, 'does not say how many milliseconds.'],
    [{ kind: 'reset', operation: 'listAlert' }, 'names no operation: say one of updateServiceScaling, deleteKey,'],
  ])('%j is refused with its cure', (fault, says) => {
    expect(() => made().sandbox.fail(fault as Fault)).toThrow(`The fault ${JSON.stringify(fault)} ${says}`)
  })
})

describe('the requests that came', () => {
  test('are listed with operation, body and status, without credentials', async () => {
    const { sandbox, client } = made()
    await client.createDashboard({ name: 'Checkout', tiles: [] })
    await sandbox.fetch('https://open-source.sandbox.invalid/api/v2/nothing?a=1')
    expect(sandbox.requests()).toEqual([
      {
        time: start,
        method: 'POST',
        path: '/api/v2/dashboards',
        operation: 'createDashboard',
        body: { name: 'Checkout', tiles: [] },
        status: 200,
      },
      { time: start, method: 'GET', path: '/api/v2/nothing?a=1', status: 404 },
    ])
    expect(JSON.stringify(sandbox.requests())).not.toContain(sandbox.observabilityOss.apiKey)
  })

  test('say which fault met them', async () => {
    const { sandbox, client } = made()
    sandbox.fail({ kind: 'reset' })
    await client.listAlerts()
    expect(sandbox.requests()).toMatchObject([{ fault: 'reset' }, { status: 200 }])
    expect(sandbox.requests()[0]).not.toHaveProperty('status')
  })
})

describe('a sandbox', () => {
  test('comes back from a snapshot, which is plain JSON and no part of it', async () => {
    const { sandbox, client } = made()
    await client.createDashboard({ name: 'kept', tiles: [] })
    const snapshot = sandbox.snapshot()
    const copy = JSON.parse(JSON.stringify(snapshot))
    await client.createDashboard({ name: 'lost', tiles: [] })
    sandbox.advance(5_000)
    sandbox.restore(snapshot)
    expect((await client.listDashboards()).map(({ name }) => name)).toEqual(['kept'])
    expect(sandbox.snapshot()).toEqual(copy)
  })

  test('goes on from a restored snapshot as it went on before: the same ids', async () => {
    const { sandbox, client } = made()
    const snapshot = sandbox.snapshot()
    const first = await client.createDashboard({ name: 'Checkout', tiles: [] })
    sandbox.restore(snapshot)
    expect(await client.createDashboard({ name: 'Checkout', tiles: [] })).toEqual(first)
  })

  test('forgets everything by a reset, faults and limits included', async () => {
    const sandbox = createSandbox({ clock: start, rateLimits: 'real' })
    const client = createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 })
    await client.createDashboard({ name: 'Checkout', tiles: [] })
    // Not by the client, which would wait for the next window by itself.
    const headers = { authorization: `Bearer ${sandbox.observabilityOss.apiKey}` }
    for (let sent = 1; sent < 100; sent++)
      await sandbox.fetch(`${sandbox.observabilityOss.baseUrl}/api/v2/alerts`, { headers })
    const limited = createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 })
    await expect(limited.listAlerts()).rejects.toMatchObject({ status: 429, retryAfter: 60 })
    sandbox.fail({ kind: 'reset' })
    sandbox.reset()
    expect(sandbox.requests()).toEqual([])
    const again = createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 })
    expect(await again.listDashboards()).toEqual([])
  })

  test('shares nothing with another', async () => {
    const [one, other] = [made(), made()]
    await one.client.createDashboard({ name: 'Checkout', tiles: [] })
    one.sandbox.fail({ kind: 'reset' })
    expect(await other.client.listDashboards({ maxRetries: 0 })).toEqual([])
  })

  test('keeps its time until it is moved', async () => {
    const { sandbox } = made()
    const date = async () => (await sandbox.fetch('https://any.invalid/')).headers.get('date')
    expect(await date()).toBe(new Date(start).toUTCString())
    sandbox.advance(90_000)
    expect(await date()).toBe(new Date(start + 90_000).toUTCString())
  })

  test('gives up with its caller', async () => {
    const { sandbox, client } = made()
    sandbox.fail({ kind: 'stall' })
    const giveUp = new AbortController()
    const call = client.listAlerts({ signal: giveUp.signal })
    giveUp.abort(new Error('no longer needed'))
    await expect(call).rejects.toThrow('no longer needed')
  })
})

test('a seed or a snapshot of another version is refused, with the cure', () => {
  const { sandbox } = made()
  const other = { ...sandbox.snapshot(), version: 2 as never }
  const words = 'its "version" is 2, not 1. Make it with createSeed() or snapshot()'
  expect(() => createSandbox({ seed: other })).toThrow(words)
  expect(() => createSandbox({ seed: {} as never })).toThrow('its "version" is undefined')
  expect(() => sandbox.restore(other)).toThrow(words)
})
