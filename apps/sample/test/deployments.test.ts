import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Gateway, type ReceivedRequest, startGateway } from './gateway.ts'
import { emptyFolder, type Run, runSample } from './run.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(() => gateway.reset())

const retiredKey = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'

function run(...flags: string[]): Promise<Run> {
  return runSample({ flags, variables: gateway.variables })
}

function isQuery({ method, path }: ReceivedRequest): boolean {
  return method === 'GET' || path === '/api/v2/charts/series'
}

function writes(): ReceivedRequest[] {
  return gateway.requests.filter((received) => !isQuery(received))
}

/** One line, which is one sentence and no stack. */
function expectSentence({ code, stderr }: Run): void {
  expect(code).toBe(1)
  expect(stderr).toMatch(/^✗ Could not [^\n]+\.\n$/)
  expect(stderr).not.toMatch(/ {2,}at |\.ts:\d/)
}

describe('without --apply', () => {
  test('real deployments are read and not changed', async () => {
    const { code, stdout, stderr, folder } = await run('--retired-key', retiredKey)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(gateway.requests.length).toBeGreaterThan(5)
    expect(writes()).toEqual([])
    expect(stdout).toContain('real deployments, read only')
    expect(stdout.match(/○ .*/g)).toHaveLength(4)
    expect(stdout).not.toContain('✓')
    expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('Not changed: what --apply would do')
  })

  test('the series is asked for hour by hour, over the 24 hours up to now', async () => {
    await run()
    const query = gateway.requests.find(({ path }) => path === '/api/v2/charts/series')?.body as {
      startTime: number
      endTime: number
    }
    expect(query).toMatchObject({ granularity: '1h' })
    expect(query.startTime % 3_600_000).toBe(0)
    expect(query.startTime + 23 * 3_600_000).toBe(Math.floor(query.endTime / 3_600_000) * 3_600_000)
    expect(Math.abs(query.endTime - Date.now())).toBeLessThan(60_000)
  })
})

describe('with --apply', () => {
  test('each change is sent once', async () => {
    const { code } = await run('--apply', '--retired-key', retiredKey)
    expect(code).toBe(0)
    expect(writes()).toEqual([
      { method: 'POST', path: '/api/v2/alerts', body: expect.anything() },
      { method: 'POST', path: expect.stringMatching(/\/observability\/alerts$/), body: expect.anything() },
      {
        method: 'PATCH',
        path: expect.stringMatching(/\/scaling$/),
        body: { idleScaling: true, idleTimeoutMinutes: 15 },
      },
      { method: 'DELETE', path: expect.stringMatching(`/keys/${retiredKey}$`), body: undefined },
    ])
  })

  test('the alert is the same on both deployments, but for what names the deployment', async () => {
    await run('--apply')
    const [first, second] = writes().map(({ body }) => ({ ...(body as object), dashboardId: 0, tileId: 0, channel: 0 }))
    expect(first).toMatchObject({ source: 'tile', interval: '1h' })
    expect(second).toEqual(first)
  })

  test('a second run updates the alerts instead of adding others', async () => {
    await run('--apply')
    gateway.requests = []
    const { stdout, folder } = await run('--apply')
    expect(writes().map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PATCH'])
    expect(stdout.match(/✓ updated the alert/g)).toHaveLength(2)
    expect(stdout.match(/Unusually busy hour {2}.*/g)).toHaveLength(2)
    expect(await readFile(join(folder, 'report.html'), 'utf8')).not.toContain('class="new"')
  })

  test('no key is deleted unless one is named', async () => {
    const { code, stdout } = await run('--apply')
    expect(code).toBe(0)
    expect(gateway.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
    expect(stdout).toContain('– No key is deleted: name one with --retired-key <id>.')
  })

  test('the managed alert notifies the webhook that is named', async () => {
    await run('--apply', '--webhook', '66a1f0c2d4e8b7a9c3f50599')
    expect(writes()[1]?.body).toMatchObject({ channel: { type: 'webhook', webhookId: '66a1f0c2d4e8b7a9c3f50599' } })
  })

  test('a deployment without anything in it is left alone, and the reason is said', async () => {
    gateway.override = ({ method, path }) =>
      method === 'GET' && path.startsWith('/api/v2/') ? { status: 200, body: '{"data":[]}' } : undefined
    const { code, stdout } = await run('--apply')
    expect(code).toBe(0)
    expect(stdout).toContain('No source of log lines or spans, so nothing to draw')
    expect(stdout).toContain('– No alert on the open-source deployment: no tile there can be watched.')
    expect(writes().map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  })
})

describe('a deployment that fails', () => {
  test('by refusing a change ends the run, and the sentence names what had been done', async () => {
    gateway.override = ({ method, path }) =>
      method === 'POST' && path.endsWith('/observability/alerts')
        ? { status: 403, body: '{"status":403,"error":"FORBIDDEN: The key may only read."}' }
        : undefined
    const ended = await run('--apply', '--retired-key', retiredKey)
    expectSentence(ended)
    expect(ended.stderr).toMatch(
      /Could not create the alert .+ answered 403: FORBIDDEN: The key may only read; by then the sample had created the alert “Unusually busy hour” on the open-source tile “.+”\.$/m,
    )
    expect(writes()).toHaveLength(2)
    expect(ended.files).toEqual([])
  })

  test('by refusing to be read ends the run before anything is changed', async () => {
    gateway.override = ({ path }) =>
      path.endsWith('/observability/dashboards')
        ? { status: 401, body: '{"error":"UNAUTHORIZED: Key is not active"}' }
        : undefined
    const ended = await run('--apply')
    expectSentence(ended)
    expect(ended.stderr).toMatch(
      /Could not read the managed dashboards: .+ by then the sample had read the sources, .+, and had changed nothing\.$/m,
    )
    expect(writes()).toEqual([])
  })

  test('after a change was sent leaves a doubt, which the sentence does not hide', async () => {
    gateway.override = ({ method }) =>
      method === 'PATCH' ? { status: 502, type: 'text/html', body: '<html>\n<h1>Bad gateway</h1>\n</html>' } : undefined
    const ended = await run('--apply')
    expectSentence(ended)
    expect(ended.stderr).toMatch(
      /Could not let the service .+ sleep after 15 idle minutes \(it may have happened all the same\): .+ 502: Bad gateway;/,
    )
  })

  test('by answering something else ends in a sentence, too', async () => {
    gateway.override = ({ path }) => (path === '/api/v2/sources' ? { status: 200, body: '{"data":[null]}' } : undefined)
    const ended = await run()
    expectSentence(ended)
    expect(ended.stderr).toMatch(/Could not read the sources: what was answered makes no sense \(.+\);/)
  })

  test('by not being there ends in a sentence, too', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const gone = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await new Promise((settle) => server.close(settle))
    const variables = { ...gateway.variables, CLOUDDB_BASE_URL: gone, CLOUDDB_OSS_BASE_URL: gone }
    const ended = await runSample({ flags: ['--apply'], variables })
    expectSentence(ended)
    expect(ended.stderr).toMatch(
      /Could not read the sources: .+ECONNREFUSED.+; by then nothing had been read or changed\.$/m,
    )
  })
})

describe('the report', () => {
  test('that cannot be written leaves no half of it, and the sentence names what had been done', async () => {
    const folder = await emptyFolder()
    await mkdir(join(folder, 'report.html'))
    const ended = await runSample({ flags: ['--apply'], variables: gateway.variables, folder })
    expectSentence(ended)
    expect(ended.stderr).toMatch(
      /Could not write report\.html: .+ by then the sample had created the alert .+ idle minutes\.$/m,
    )
    expect(ended.files).toEqual(['report.html'])
  })

  test('has a gap in the line for hours without a value, and a dot for one between gaps', async () => {
    const hour = 3_600_000
    const now = Math.floor(Date.now() / hour) * hour
    const point = (ago: number, duration: number) => ({ ts_bucket: now - ago * hour, 'series_1.data': duration })
    const data = [point(20, 10), point(12, 20), point(11, 40)]
    gateway.override = ({ path }) =>
      path === '/api/v2/charts/series' ? { status: 200, body: JSON.stringify({ data }) } : undefined
    const { stdout, folder } = await run()
    const report = await readFile(join(folder, 'report.html'), 'utf8')
    expect(report.match(/(?<=<path class="line" d=")[^"]+/g)).toEqual([
      expect.stringMatching(/^M3\.5 [\d.]+h0$/),
      expect.stringMatching(/^M11\.5 [\d.]+L12\.5 [\d.]+$/),
    ])
    expect(report.match(/errors 0, average duration none<\/title>/g)).toHaveLength(21)
    expect(report.match(/(?<=>)peak [^<]+/g)).toEqual(['peak 40 ms'])
    expect(stdout).toContain('errors nothing in these hours')
  })

  test('shows what a deployment sends as text, and so does the terminal', async () => {
    const name = '<img src=x onerror=alert(1)> \u001b[2J\u009b31m"quoted"\nnext'
    const dashboards = [{ id: '66a1f0c2d4e8b7a9c3f50299', name, tiles: null, tags: [name] }]
    gateway.override = ({ path }) =>
      path === '/api/v2/dashboards' ? { status: 200, body: JSON.stringify({ data: dashboards }) } : undefined
    const { code, stdout, folder } = await run()
    const report = await readFile(join(folder, 'report.html'), 'utf8')
    expect(code).toBe(0)
    expect(report).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(report).not.toContain('<img')
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  })
})
