import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { toUpdateAlert } from '@clouddb/observability-oss/requests'
import type { Alert } from '@clouddb/observability-oss/types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSandbox } from '../sandbox/sandbox.ts'
import { useSample } from './sample-run.ts'

const runSample = useSample()

interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}
type Override = (received: ReceivedRequest) => Response | undefined | false

/** Answers requests in place of the sandbox. */
let override: Override
let sandbox: ReturnType<typeof startSandbox>
let requests: ReceivedRequest[]

/** Deployments at an address that looks real: a `fetch` that records requests, and answers from a sandbox. */
beforeEach(() => {
  sandbox = startSandbox()
  requests = []
  override = () => undefined
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    const { pathname: path } = new URL(request.url)
    const received = { method: request.method, path, body: text === '' ? undefined : JSON.parse(text) }
    requests.push(received)
    return override(received) || sandbox.fetch(request)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const retiredKey = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'
const webhook = { SAMPLE_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/sample' }

function run(flags: string[], secrets: Readonly<Record<string, string>> = webhook) {
  const { keyId, keySecret, organizationId, serviceId } = sandbox.observabilityCloud
  const url = 'https://gateway.example'
  return runSample(flags, {
    CLOUDDB_BASE_URL: url,
    CLOUDDB_KEY_ID: String(keyId),
    CLOUDDB_KEY_SECRET: String(keySecret),
    CLOUDDB_ORGANIZATION_ID: String(organizationId),
    CLOUDDB_SERVICE_ID: String(serviceId),
    CLOUDDB_OSS_BASE_URL: url,
    CLOUDDB_OSS_API_KEY: String(sandbox.observabilityOss.apiKey),
    ...secrets,
  })
}

function writes(): ReceivedRequest[] {
  return requests.filter(({ method, path }) => method !== 'GET' && !/\/(series|validate)$/.test(path))
}

/** Answers the requests whose path has this end. */
const answering =
  (path: string, body: object, status = 200): Override =>
  (received) =>
    received.path.endsWith(path) && Response.json(body, { status })

test('without --apply, real deployments are read and not changed', async () => {
  const { code, stdout, stderr, folder } = await run(['--retired-key', retiredKey])
  expect({ code, stderr, writes: writes() }).toEqual({ code: 0, stderr: '', writes: [] })
  expect(stdout).toContain('real deployments, read only')
  expect(stdout.match(/○ .*/g)).toHaveLength(4)
  expect(stdout).not.toContain('✓')
  expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('Not changed: what --apply would do')
  const query = Object(requests.find(({ path }) => path.endsWith('/series'))?.body)
  const hour = 3_600_000
  expect(query.startTime).toBe((Math.floor(query.endTime / hour) - 23) * hour)
})

test('with --apply, each object is created once, and an edit by somebody else is kept and printed', async () => {
  await run(['--apply', '--retired-key', retiredKey])
  const sent = writes().filter(({ method }) => method !== 'PUT')
  const objects = ['webhooks', 'dashboards', 'alerts']
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    ...objects.map((kind) => `POST /api/v2/${kind}`),
    ...objects.map((kind) => expect.stringMatching(`^POST .*/observability/${kind}$`)),
    expect.stringMatching(/^PATCH .*\/scaling$/),
    expect.stringMatching(`^DELETE .*/keys/${retiredKey}$`),
  ])
  expect(sent[6]?.body).toEqual({ idleScaling: true, idleTimeoutMinutes: 15 })
  // The alerts differ only by the ids of the deployments.
  const ids = { dashboardId: 0, tileId: 0, channel: 0, channels: 0 }
  expect({ ...(sent[5]?.body as object), ...ids }).toEqual({ ...(sent[2]?.body as object), ...ids })

  requests = []
  const { stdout } = await run(['--apply'])
  expect(writes().map(({ method }) => method)).toEqual(['PATCH'])
  for (const deployment of ['open-source', 'managed'])
    expect(stdout).toContain(`– Nothing to do on the ${deployment} deployment: it holds what the project declares.`)
  expect(stdout.match(/Unusually busy hour {2}.*/g)).toHaveLength(2)
  expect(stdout).toContain('– No key is deleted: name one with --retired-key <id>.')

  const client = createObservabilityOssClient({ ...sandbox.observabilityOss, fetch: sandbox.fetch })
  const alert = (await client.listAlerts()).find(({ name }) => name === 'Unusually busy hour')
  await client.updateAlert(alert?.id ?? '', toUpdateAlert({ ...alert, threshold: 7 } as Alert))
  requests = []
  expect((await run(['--apply'])).stdout).toMatch(
    /– Nothing is applied to the open-source deployment: .+threshold: 7 → 100\.\n/,
  )
  expect(writes().map(({ method }) => method)).toEqual(['PATCH'])
})

test('what cannot be applied is a note: sources that an empty deployment lacks, and a variable that is not set', async () => {
  override = ({ method, path }) => method === 'GET' && path.startsWith('/api/v2/') && Response.json({ data: [] })
  const { code, stdout } = await run(['--apply'], {})
  expect(code).toBe(0)
  expect(stdout).toContain('No source of log lines or spans, so nothing to draw')
  expect(stdout).toMatch(/– Nothing is applied to the open-source deployment: .*dashboard "Traffic" .+"Logs"/)
  expect(stdout).toMatch(/– Nothing is applied to the managed deployment: webhook "Sample pager" .*SAMPLE_WEBHOOK_URL/)
  expect(writes().map(({ method }) => method)).toEqual(['PATCH'])
})

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const failures: [happening: string, override: Override, sentence: RegExp, changes: number][] = [
  [
    'a refused change, after the changes before it',
    ({ method }) => method === 'PATCH' && Response.json({ error: 'BAD_REQUEST: asleep' }, { status: 400 }),
    /sleep after 15 idle minutes: .+asleep; by then the sample had applied .+ and applied .+\.$/m,
    7,
  ],
  [
    'an error of a gateway, which leaves open whether the change was made',
    ({ method }) => method === 'PATCH' && new Response('<html>\n<h1>Bad gateway</h1>\n</html>', { status: 502 }),
    /sleep after 15 idle minutes \(it may have happened all the same\): .+ 502: Bad gateway;/,
    7,
  ],
  [
    'a refused read, before any change',
    answering('/observability/dashboards', { error: 'UNAUTHORIZED: Key is not active' }, 401),
    /Could not read the managed dashboards: .+ had read the sources, .+, and had changed nothing\.$/m,
    0,
  ],
  [
    'an answer of another form',
    answering('/api/v2/sources', { data: [null] }),
    /Could not read the sources: the answer makes no sense \(.+\);/,
    0,
  ],
  [
    'no connection',
    () => {
      throw new TypeError('fetch failed', { cause: refused })
    },
    /Could not read the sources: .+ECONNREFUSED.*; by then nothing had been read or changed\.$/m,
    0,
  ],
]

test.each(failures)('a run ends in one sentence at %s', async (_, failing, sentence, changes) => {
  override = failing
  const { code, stderr, files } = await run(['--apply'])
  expect({ code, files }).toEqual({ code: 1, files: [] })
  expect(stderr).toMatch(/^✗ Could not [^\n]+\.\n$/)
  expect(stderr).not.toMatch(/ {2,}at |\.ts:\d/)
  expect(stderr).toMatch(sentence)
  const attempts = new Set(
    writes()
      .filter(({ method }) => method !== 'PUT')
      .map(({ path }) => path),
  )
  expect(attempts.size).toBe(changes)
})

test('an hour without a value has no bar', async () => {
  const now = Math.floor(Date.now() / 3_600_000) * 3_600_000
  override = answering('/charts/series', { data: [{ ts_bucket: now - 2 * 3_600_000, 'series_1.data': 40 }] })
  const { stdout, folder } = await run([])
  const report = await readFile(join(folder, 'report.html'), 'utf8')
  expect(report.match(/height="0"><title>\d\d:00: none</g)).toHaveLength(23)
  expect(report.match(/height="140"><title>\d\d:00: 40 ms</g)).toHaveLength(1)
  expect(stdout).toMatch(/^ {2}errors +·{24} {2}nothing in these hours$/m)
  expect(stdout).toMatch(/^ {2}average duration +·{21}█·{2} {2}at most 40 ms/m)
})

test('texts of a deployment are shown as text, in the report and in the terminal', async () => {
  const name = '<img src=x onerror=alert(1)> \u0007\u001b[2J\u009b31m"quoted"\nnext'
  override = answering('/api/v2/dashboards', {
    data: [{ id: '66a1f0c2d4e8b7a9c3f50299', name, tiles: null, tags: [name] }],
  })
  const { code, stdout, folder } = await run([])
  const report = await readFile(join(folder, 'report.html'), 'utf8')
  expect(code).toBe(0)
  expect(report).toContain('&#60;img src=x onerror=alert(1)&#62;')
  expect(report).not.toContain('<img')
  expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})
