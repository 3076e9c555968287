import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createManagementClient } from '@clouddb/management'
import { describe, expect, onTestFinished, test } from 'vitest'
import { withControl } from '../src/command/control/control.ts'
import { sentNotifications } from '../src/command/control/operations.ts'
import { createSandboxControlClient } from '../src/control.ts'
import { createServedSandbox } from '../src/sandbox.ts'
import { clientAt, fileWith, run } from './run-command.ts'
import { alert, known, time } from './server.ts'

/** Runs the built command in another process, until the test is finished. */
async function start(...args: string[]): Promise<string> {
  const bin = fileURLToPath(new URL('../dist/bin.js', import.meta.url))
  const child = spawn(process.execPath, [bin, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  let printed = ''
  for await (const piece of child.stdout) {
    printed += piece
    const [, address] = /CLOUDDB_SANDBOX_URL=(\S+)/.exec(printed) ?? []
    if (address) return address
  }
  throw new Error(`The command has ended: ${printed}`)
}

test('an end-to-end test controls a sandbox in another process', async () => {
  const baseUrl = await start('--no-log')
  const control = createSandboxControlClient({ baseUrl })
  const client = clientAt(baseUrl)
  const empty = await control.getState()

  expect(await control.setTime({ time })).toEqual({ time: expect.closeTo(time, -4) })
  await client.createAlert({ ...alert, threshold: 0, interval: '1m' } as never)
  await control.advanceTime({ milliseconds: 60_000 })
  expect(await control.listNotifications()).toMatchObject([{ deployment: 'open-source', state: 'ALERT' }])

  await control.addFault({ kind: 'status', status: 503, operation: 'listAlerts', times: 3 })
  await expect(client.listAlerts()).rejects.toMatchObject({ status: 503 })
  expect(await control.listFaults()).toEqual([{ kind: 'status', status: 503, operation: 'listAlerts', times: 2 }])
  await control.clearFaults()
  expect(await client.listAlerts()).toHaveLength(1)

  const [creation, ...later] = await control.listRequests()
  expect(creation).toMatchObject({ sequence: 1, operation: 'createAlert', body: { interval: '1m' }, status: 200 })
  expect(await control.listRequests({ query: { after: 1, limit: 1 } })).toEqual(later.slice(0, 1))

  const { kind, service, from } = await control.getDailyIncident({ query: { day: '2026-01-12' } })
  expect([kind, service, new Date(from).toISOString()]).toEqual(['incident', 'payments', '2026-01-12T14:41:00.000Z'])
  await control.addTelemetry({ kind: 'logs', service: 'shop', severity: 'error', count: 1, at: time })
  const changed = await control.getState()
  expect(changed.telemetry?.supplied).toMatchObject([{ service: 'shop', at: time }])
  await control.resetSandbox()
  expect([await client.listAlerts(), await control.listRequests()]).toMatchObject([[], [{ sequence: 4 }]])
  expect(await control.getTime()).toEqual({ time: expect.closeTo(empty.time, -5) })
  await control.restoreState(changed)
  expect(await client.listAlerts()).toHaveLength(1)
  const document = await (await fetch(`${baseUrl}/_sandbox/openapi.json`)).json()
  expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: baseUrl }] })
})

test('the built command knows the secrets of answers', async () => {
  const baseUrl = await start('--no-log')
  const { managed } = await createSandboxControlClient({ baseUrl }).getState()
  const [organization] = managed.organizations
  const { keyId = '', keySecret = '' } = organization?.keys[0] ?? {}
  const management = createManagementClient({ baseUrl, keyId, keySecret, organizationId: organization?.id ?? '' })
  const made = await management.createKey({ name: 'Pipeline' })
  const view = await (await fetch(`${baseUrl}/_sandbox/view?request=1`)).text()
  expect(view).toContain(made.keyId)
  expect(view).not.toContain(made.keySecret)
})

const served = createServedSandbox({ clock: time })
const passed = new Response('passed on')
const control = withControl(served, async () => passed)
const own = { host: 'localhost:8010', 'x-sandbox-control': '1' }
const ask = async (method: string, path: string, headers: Record<string, string> = own, body = '') => {
  const url = new URL(`http://sandbox.invalid${path}`)
  const sent = { method, url, headers: new Headers(headers), body: new TextEncoder().encode(body) }
  const answer = await control({ ...sent, signal: new AbortController().signal })
  const granted = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'))
  return { status: answer.status, text: await answer.clone().text(), granted }
}

describe('the control API', () => {
  test.each<[from: string, headers: Record<string, string>, status: number]>([
    ['a program', own, 200],
    ['its own page', { ...own, origin: 'http://localhost:8010', 'sec-fetch-site': 'same-origin' }, 200],
    ['a request without the header', { host: own.host }, 403],
    ['a page of another port', { ...own, origin: 'http://localhost:5173' }, 403],
    ['a page of another site', { ...own, origin: 'https://example.com' }, 403],
    ['a page without an origin', { ...own, origin: 'null' }, 403],
    ['a page that sends no origin', { ...own, 'sec-fetch-site': 'same-site' }, 403],
  ])('answers %s (%j) with %i', async (_, headers, status) => {
    expect(await ask('GET', '/_sandbox/time', headers)).toMatchObject({ status, granted: [] })
  })

  test('grants no preflight', async () => {
    const headers = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-sandbox-control' }
    for (const more of [{}, { origin: 'http://localhost:8080' }]) {
      const answer = await ask('OPTIONS', '/_sandbox/state', { ...own, ...more, ...headers })
      expect(answer).toMatchObject({ status: 403, granted: [] })
    }
  })

  const json = { ...own, 'content-type': 'application/json' }
  const [status, state] = ['{"kind":"status","status":503', '{"version":1,"time":1,"evaluatedUntil":1']
  const misspelt = 'There is no operation `listAlert`. Did you mean `listAlerts`?'
  const incident = '{"kind":"incident","service":"payments","from":1,"until":1,"errorRate":1}'
  test.each([
    ['PUT', 'time', '{"time":"noon"}', 'Body validation failed: time: Expected number, received string'],
    ['PUT', 'time', '{"tme":1}', "time: Required; Unrecognized key(s) in object: 'tme'"],
    ['PUT', 'time', '{"time":1e15}', 'time: Number must be less than or equal to 253370764800000'],
    ['PUT', 'time', 'null', 'Expected object, received null'],
    ['PUT', 'time', '{', 'The body is not JSON. Send JSON with the header Content-Type: application/json.'],
    ['POST', 'time/advance', '{"milliseconds":-1}', 'milliseconds: Number must be greater than or equal to 0'],
    ['POST', 'faults', '{"kind":"sleep"}', "kind: Invalid discriminator value. Expected 'status' | 'rate-limit'"],
    ['POST', 'faults', `${status},"detial":"x"}`, "Unrecognized key(s) in object: 'detial'"],
    ['POST', 'faults', `${status},"operation":"listAlert"}`, misspelt],
    ['POST', 'faults', `${status},"times":1.5}`, 'times: Expected integer, received float'],
    ['POST', 'telemetry', '{"kind":"logs","at":"noon"}', 'at: Expected epoch milliseconds, or ISO 8601'],
    ['POST', 'telemetry', incident, 'The telemetry cannot be added: until must be later than from.'],
    ['GET', 'telemetry/daily-incident?day=noon', '', 'Query validation failed: day: Invalid date'],
    ['PUT', 'state', `${state}}`, 'The seed or snapshot is no state of this sandbox: its "identifiers" is wrong'],
    ['GET', 'requests?limit=0', '', 'Query validation failed: limit: Number must be greater than or equal to 1'],
    ['GET', 'requests?afer=1', '', "Query validation failed: Unrecognized key(s) in object: 'afer'"],
  ])('refuses %s %s with %s, and names the mistake', async (method, path, body, says) => {
    const before = served.sandbox.snapshot()
    const answer = await ask(method, `/_sandbox/${path}`, json, body)
    expect([answer.status, JSON.parse(answer.text)]).toEqual([400, { error: expect.stringContaining(says) }])
    expect([served.sandbox.snapshot(), served.sandbox.faults()]).toEqual([before, []])
  })

  test('gives its document without the header, also to HEAD', async () => {
    for (const method of ['GET', 'HEAD'])
      expect(await ask(method, '/_sandbox/openapi.json', { host: own.host })).toMatchObject({ status: 200 })
  })

  test.each([
    ['levels than the stack has', `{"version":1,"extra":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['values than a state may have', `{"version":1,"extra":[${'0,'.repeat(2_000_000)}0]}`],
  ])('refuses JSON with more %s', async (_, body) => {
    const paths = { state: 'PUT', telemetry: 'POST', faults: 'POST', time: 'PUT', 'time/advance': 'POST' }
    for (const [name, method] of Object.entries(paths))
      expect(await ask(method, `/_sandbox/${name}`, json, body)).toMatchObject({ status: 413 })
  })

  const many = (item: string) => `[${`${item},`.repeat(20_000)}${item}]`
  const [name, whole] = ['n'.repeat(10_000), JSON.stringify(served.sandbox.snapshot())]
  test.each([
    ['POST', 'telemetry', `{"kind":"log-rows","rows":${many('{"a":1}')}}`],
    ['POST', 'telemetry', `{"kind":"log-rows","rows":[{"Timestamp":1,"LogAttributes":{"${name}":${many('1')}}}]}`],
    ['POST', 'telemetry', `{"kind":"log-rows","rows":[{"Timestamp":1,"${name.repeat(20)}":1}]}`],
    ['PUT', 'state', `{"version":1,"time":1,"openSource":{"notifications":${many('{}')}}}`],
    ['PUT', 'state', whole.replace('"evaluations":{', `"evaluations":{"${name.repeat(20)}":1`)],
  ])('lists at most 1,000 mistakes, in 100,000 characters: %s %s %#', async (method, path, body) => {
    const answer = await ask(method, `/_sandbox/${path}`, json, body)
    expect(answer.status).toBe(400)
    expect(answer.text.split('; ').length).toBeLessThanOrEqual(1_000)
    expect(answer.text.length).toBeLessThan(101_000)
  })

  test('answers other paths below its own with 404, and leaves the rest to the deployments', async () => {
    expect(await ask('GET', '/_sandbox/nothing')).toMatchObject({ status: 404 })
    expect(await ask('DELETE', '/_sandbox/time')).toMatchObject({ status: 404 })
    expect((await ask('GET', '/api/v2/alerts')).text).toBe('passed on')
  })

  test('lists the notifications of services as well, in the order of their times', () => {
    const state = served.sandbox.snapshot()
    const [service] = state.managed.organizations[0]?.services ?? []
    const sent = { alertId: known.nothing, state: 'ALERT', value: 1 } as const
    state.openSource.notifications.push({ ...sent, time }, { ...sent, time: time + 2 })
    service?.observability.notifications.push({ ...sent, time: time + 1 })
    expect(sentNotifications(state as never)).toMatchObject([
      { deployment: 'open-source' },
      { deployment: 'managed', serviceId: service?.record.id, alertId: known.nothing },
      { deployment: 'open-source' },
    ])
  })
})

test('with --data it stores what the control API changes', async () => {
  const data = await fileWith()
  const { address } = run('--data', data)
  const baseUrl = await address
  const { openSource, ...state } = await createSandboxControlClient({ baseUrl }).getState()
  const named = { ...openSource, teamId: known.nothing }
  await createSandboxControlClient({ baseUrl }).restoreState({ ...state, openSource: named })
  expect(JSON.parse(await readFile(data, 'utf8')).openSource.teamId).toBe(known.nothing)
})

test('with --no-control it is off, and the page stays', async () => {
  const { address, printed } = run('--no-control')
  const baseUrl = await address
  const off = createSandboxControlClient({ baseUrl }).getState()
  await expect(off).rejects.toMatchObject({ status: 404, detail: expect.stringContaining('without --no-control') })
  expect((await fetch(`${baseUrl}/_sandbox/view`)).status).toBe(200)
  expect(printed.out).not.toContain('CLOUDDB_SANDBOX_URL')
})

test('a copy of the client with other options still sends the header', async () => {
  const headers: (string | undefined)[] = []
  const fetch = async (_: string, init: RequestInit) => {
    headers.push((init.headers as Record<string, string>)['x-sandbox-control'])
    return Response.json({ time })
  }
  await createSandboxControlClient({ fetch, timeout: 5 })
    .withOptions({ headers: { 'x-mine': '1' } })
    .getTime()
  expect(headers).toEqual(['1'])
})
