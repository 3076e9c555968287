import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { toUpdateAlert } from '@clouddb/observability-oss/requests'
import type { Alert } from '@clouddb/observability-oss/types'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startSandbox } from '../sandbox/sandbox.ts'
import { type Run, useSample } from './run.ts'

const { emptyFolder, runSample } = useSample()

/** Deployments at addresses that look real: a `fetch` that records requests, and answers from a sandbox. */
function createGateway() {
  const sandbox = startSandbox()
  const { keyId, keySecret, organizationId, serviceId } = sandbox.observabilityCloud
  const url = 'https://gateway.example'
  const variables = {
    CLOUDDB_BASE_URL: url,
    CLOUDDB_KEY_ID: String(keyId),
    CLOUDDB_KEY_SECRET: String(keySecret),
    CLOUDDB_ORGANIZATION_ID: String(organizationId),
    CLOUDDB_SERVICE_ID: String(serviceId),
    CLOUDDB_OSS_BASE_URL: url,
    CLOUDDB_OSS_API_KEY: String(sandbox.observabilityOss.apiKey),
    SAMPLE_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/sample',
  }
  const requests: ReceivedRequest[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    const { pathname: path } = new URL(request.url)
    const received = { method: request.method, path, body: text === '' ? undefined : JSON.parse(text) }
    requests.push(received)
    return override(received) ?? sandbox.fetch(request)
  }
  return { sandbox, variables, requests, fetch }
}

interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

let gateway: ReturnType<typeof createGateway>
/** Answers a request in place of the sandbox. */
let override: (received: ReceivedRequest) => Response | undefined
beforeEach(() => {
  gateway = createGateway()
  override = () => undefined
  vi.stubGlobal('fetch', gateway.fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const retiredKey = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'

const run = (...flags: string[]) => runSample({ flags, variables: gateway.variables })

function writes(): ReceivedRequest[] {
  return gateway.requests.filter(({ method, path }) => method !== 'GET' && !/\/(series|validate)$/.test(path))
}

/** Answers the requests whose path has this end. */
function answer(path: string, body: object, status = 200): void {
  override = (received) => (received.path.endsWith(path) ? Response.json(body, { status }) : undefined)
}

/** Expects one line, which is one sentence without a stack. */
function expectSentence({ code, stderr }: Run, words: RegExp): void {
  expect(code).toBe(1)
  expect(stderr).toMatch(/^✗ Could not [^\n]+\.\n$/)
  expect(stderr).not.toMatch(/ {2,}at |\.ts:\d/)
  expect(stderr).toMatch(words)
}

test('without --apply, real deployments are read and not changed', async () => {
  const { code, stdout, stderr, folder } = await run('--retired-key', retiredKey)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(gateway.requests.length).toBeGreaterThan(5)
  expect(writes()).toEqual([])
  expect(stdout).toContain('real deployments, read only')
  expect(stdout.match(/○ .*/g)).toHaveLength(4)
  expect(stdout).not.toContain('✓')
  expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('Not changed: what --apply would do')
  const query = gateway.requests.find(({ path }) => path === '/api/v2/charts/series')?.body as Record<string, number>
  expect(query).toMatchObject({ granularity: '1h', startTime: expect.any(Number), endTime: expect.any(Number) })
  const hour = 3_600_000
  expect(query.startTime).toBe((Math.floor(Number(query.endTime) / hour) - 23) * hour)
})

test('a variable that is missing is named, in one sentence', async () => {
  const { SAMPLE_WEBHOOK_URL: _, ...variables } = gateway.variables
  const { stdout } = await runSample({ variables })
  expect(stdout).toMatch(/the environment variable SAMPLE_WEBHOOK_URL is not set\.\n/)
})

describe('with --apply', () => {
  test('each object is created once, and the alert differs only by the ids of the deployment', async () => {
    const { code } = await run('--apply', '--retired-key', retiredKey)
    expect(code).toBe(0)
    const objects = ['webhooks', 'dashboards', 'alerts']
    const sent = writes().map(({ method, path }) => `${method} ${path}`)
    expect(sent.filter((each) => !each.startsWith('PUT '))).toEqual([
      ...objects.map((kind) => `POST /api/v2/${kind}`),
      ...objects.map((kind) => expect.stringMatching(`^POST .*/observability/${kind}$`)),
      expect.stringMatching(/^PATCH .*\/scaling$/),
      expect.stringMatching(`^DELETE .*/keys/${retiredKey}$`),
    ])
    expect(writes().find(({ method }) => method === 'PATCH')?.body).toEqual({
      idleScaling: true,
      idleTimeoutMinutes: 15,
    })
    const alerts = writes().filter(({ method, path }) => method === 'POST' && path.endsWith('/alerts'))
    const [first, second] = alerts.map(({ body }) => ({
      ...(body as object),
      dashboardId: 0,
      tileId: 0,
      channel: 0,
      channels: 0,
    }))
    expect(first).toMatchObject({ source: 'tile', interval: '1h' })
    expect(second).toEqual(first)
  })

  test('a second run finds nothing to do on both deployments', async () => {
    await run('--apply')
    gateway.requests.length = 0
    const { stdout } = await run('--apply')
    expect(writes().map(({ method }) => method)).toEqual(['PATCH'])
    for (const deployment of ['open-source', 'managed'])
      expect(stdout).toContain(`– Nothing to do on the ${deployment} deployment: it holds what the project declares.`)
    expect(stdout.match(/Unusually busy hour {2}.*/g)).toHaveLength(2)
    expect(stdout).toContain('– No key is deleted: name one with --retired-key <id>.')
  })

  test('an edit by somebody else is kept, and is printed', async () => {
    await run('--apply')
    const { observabilityOss } = gateway.sandbox
    const client = createObservabilityOssClient({ ...observabilityOss, fetch: gateway.sandbox.fetch })
    const alert = (await client.listAlerts()).find(({ name }) => name === 'Unusually busy hour')
    await client.updateAlert(alert?.id ?? '', toUpdateAlert({ ...alert, threshold: 7 } as Alert))
    gateway.requests.length = 0
    const { stdout } = await run('--apply')
    expect(stdout).toMatch(/– Nothing is applied to the open-source deployment: .+threshold: 7 → 100\.\n/)
    expect(writes().map(({ method }) => method)).toEqual(['PATCH'])
  })

  test('an empty deployment is not changed, and the reasons are printed', async () => {
    override = ({ method, path }) =>
      method === 'GET' && path.startsWith('/api/v2/') ? Response.json({ data: [] }) : undefined
    const { code, stdout } = await run('--apply')
    expect(code).toBe(0)
    expect(stdout).toContain('No source of log lines or spans, so nothing to draw')
    expect(stdout).toMatch(/– Nothing is applied to the open-source deployment: dashboard "Traffic" .+"Logs"/)
    expect(writes().filter(({ path }) => path.startsWith('/api/v2/'))).toEqual([])
  })

  test('a webhook without an address is named in a note', async () => {
    const { SAMPLE_WEBHOOK_URL: _, ...variables } = gateway.variables
    const { stdout } = await runSample({ flags: ['--apply'], variables })
    expect(stdout).toMatch(
      /– Nothing is applied to the managed deployment: webhook "Sample pager" .*SAMPLE_WEBHOOK_URL/,
    )
    expect(writes().map(({ method }) => method)).toEqual(['PATCH'])
  })
})

describe('a failed run ends in one sentence:', () => {
  test('a refused change names the changes before it', async () => {
    override = ({ method }) =>
      method === 'PATCH' ? Response.json({ error: 'BAD_REQUEST: asleep' }, { status: 400 }) : undefined
    const ended = await run('--apply')
    expectSentence(ended, /sleep after 15 idle minutes: .+asleep; by then the sample had applied .+ and applied .+\.$/m)
    expect(writes().filter(({ method }) => method !== 'PUT')).toHaveLength(7)
    expect(ended.files).toEqual([])
  })

  test('a refused read comes before any change', async () => {
    answer('/observability/dashboards', { error: 'UNAUTHORIZED: Key is not active' }, 401)
    const words = /Could not read the managed dashboards: .+ had read the sources, .+, and had changed nothing\.$/m
    expectSentence(await run('--apply'), words)
    expect(writes()).toEqual([])
  })

  test('an error of a gateway leaves open whether the change was made', async () => {
    override = ({ method }) =>
      method === 'PATCH' ? new Response('<html>\n<h1>Bad gateway</h1>\n</html>', { status: 502 }) : undefined
    const words = /sleep after 15 idle minutes \(it may have happened all the same\): .+ 502: Bad gateway;/
    expectSentence(await run('--apply'), words)
  })

  test('an answer of another form', async () => {
    answer('/api/v2/sources', { data: [null] })
    expectSentence(await run(), /Could not read the sources: the answer makes no sense \(.+\);/)
  })

  test('no connection', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    override = () => {
      throw new TypeError('fetch failed', { cause })
    }
    const words = /Could not read the sources: .+ECONNREFUSED.*; by then nothing had been read or changed\.$/m
    expectSentence(await run('--apply'), words)
  })

  test('a report that cannot be written leaves no part of it', async () => {
    const folder = await emptyFolder()
    await mkdir(join(folder, 'report.html'))
    const ended = await runSample({ flags: ['--apply'], variables: gateway.variables, folder })
    expectSentence(ended, /Could not write report\.html: .+ by then the sample had applied .+ idle minutes\.$/m)
    expect(ended.files).toEqual(['report.html'])
  })
})

test('an hour without a value has no bar', async () => {
  const now = Math.floor(Date.now() / 3_600_000) * 3_600_000
  answer('/charts/series', { data: [{ ts_bucket: now - 2 * 3_600_000, 'series_1.data': 40 }] })
  const { stdout, folder } = await run()
  const report = await readFile(join(folder, 'report.html'), 'utf8')
  expect(report.match(/height="0"><title>\d\d:00: none</g)).toHaveLength(23)
  expect(report.match(/height="140"><title>\d\d:00: 40 ms</g)).toHaveLength(1)
  expect(stdout).toContain('errors nothing in these hours')
})

test('texts of a deployment are shown as text, in the report and in the terminal', async () => {
  const name = '<img src=x onerror=alert(1)> \u0007\u001b[2J\u009b31m"quoted"\nnext'
  answer('/api/v2/dashboards', { data: [{ id: '66a1f0c2d4e8b7a9c3f50299', name, tiles: null, tags: [name] }] })
  const { code, stdout, folder } = await run()
  const report = await readFile(join(folder, 'report.html'), 'utf8')
  expect(code).toBe(0)
  expect(report).toContain('&#60;img src=x onerror=alert(1)&#62;')
  expect(report).not.toContain('<img')
  expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})
