import { createManagementClient } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { drawBodies } from '../../src/command/page/lists.ts'
import type { State } from '../../src/generated/schema.ts'
import { createSandbox } from '../../src/index.ts'
import { createServedSandbox } from '../../src/sandbox.ts'
import { defaultSeed } from '../../src/seed/default-seed.ts'
import { attributesIn, elementsIn, hostile, morning, rowsOf, textsIn } from './fixture.ts'
import { quarter, state, view, viewAt, viewWith } from './showcase-view.ts'

const [logs] = defaultSeed(morning).openSource.sources.map(({ id }) => id)
const log = { bodiesOf: () => ({ body: undefined, answer: undefined }) }

describe('the view', () => {
  test('holds no credential', () => {
    const words = JSON.stringify(view)
    const keys = state.managed.organizations.flatMap((organization) => organization.keys)
    const secrets = keys.flatMap(({ keyId, keySecret }) => [keyId, keySecret])
    for (const secret of [...secrets, ...state.openSource.apiKeys, ...state.openSource.ingestionKeys])
      expect(words).not.toContain(secret)
    const names = ['Sandbox', 'Unused', '1 personal access key', '1 ingestion key']
    expect(rowsOf(view.keys).map(([name]) => name)).toEqual(names)
    expect(rowsOf(view.keys)[0]?.[1]).toBe(keys[0]?.id)
  })

  test('draws the first dashboard, unless another one is requested', () => {
    const [, other] = attributesIn(view['dashboards tools'], 'option', 'value')
    const drawn = ['', `dashboard=${other}`, 'dashboard=open-source/gone'].map((query) => viewAt(state, query))
    expect(drawn.map(({ dashboards }) => textsIn(dashboards, 'h3')[0])).toEqual(['Shop', hostile, 'Shop'])
    expect(attributesIn(drawn[1]?.['dashboards tools'] ?? [], 'option', 'selected')).toEqual([undefined, ''])
  })

  test('shows the dashboards of services beside those of the open-source deployment', () => {
    const addToService = ({ openSource, managed }: State) =>
      void managed.organizations[0]?.services[0]?.observability.dashboards.push(openSource.dashboards[0] as never)
    const choice = viewWith(addToService)['dashboards tools']
    expect(attributesIn(choice, 'optgroup', 'label')).toEqual(['Open source', 'Managed, Orders'])
    const keys = attributesIn(choice, 'option', 'value')
    expect([keys.length, new Set(keys).size]).toEqual([3, 3])
    expect(textsIn(viewWith(addToService, `dashboard=${keys[2]}`).dashboards, 'span')[0]).toBe('Managed, Orders')
  })

  test('shows the sources of all deployments', () => {
    const rows = rowsOf(view.sources)
    expect(rows).toHaveLength(12)
    expect(rows[0]).toEqual(['Logs  log', logs, 'Open source'])
    expect(new Set(rows.map(([, , of]) => of)).size).toBe(3)
  })

  test('shows the last requests, the newest first, without their bodies', () => {
    const statuses = rowsOf(view.requests).map(([, status, , operation]) => `${status} ${operation}`)
    expect(statuses).toEqual([
      ...['404 –', '503 listSources · fault: status', '404 getDashboard'],
      ...['200 listAlerts', '200 listDashboards'],
    ])
    expect(elementsIn(view.requests, 'pre')).toEqual([])
    const one = { method: 'PUT', path: '/'.repeat(900) }
    const many = Array.from({ length: 80 }, (_, index) => ({ ...one, sequence: index, time: index * 1000 }))
    const requests = viewAt(state, '', { ...log, withoutBodies: () => many }).requests
    const [first = [], ...others] = rowsOf(requests)
    expect([others.length, first[0]]).toEqual([49, '00:01:19'])
    expect(textsIn(requests, 'code')[0]).toHaveLength(501)
  })

  test('says which lists are empty', () => {
    const { dashboards, alerts, notifications, faults, requests } = viewAt(createSandbox().snapshot(), '', {
      ...log,
      withoutBodies: () => [],
    })
    expect([dashboards, alerts, notifications, faults, requests].map((parts) => textsIn(parts, 'p'))).toEqual([
      ['There is no dashboard yet. What a client creates shows up here.'],
      ['There is no alert yet.'],
      ['Nothing would have been sent yet.'],
      ['No fault waits for a request.'],
      ['Nobody has asked for anything yet.'],
    ])
  })

  test('shows services as they are at its time, and does not change the state', () => {
    const stateAt = (time: number) => {
      const { services } = viewWith((changed) => {
        const [service] = changed.managed.organizations[0]?.services ?? []
        Object.assign(service?.record ?? {}, { state: 'running' })
        Object.assign(service?.activity ?? {}, { last: morning })
        // Charts of other times take long to draw.
        changed.openSource.dashboards = []
        viewAt({ ...changed, time: morning + quarter })
        changed.time = time
      })
      return textsIn(services, 'span')[0]
    }
    expect([stateAt(morning), stateAt(morning + quarter)]).toEqual(['running', 'idle'])
  })
})

describe('an alert', () => {
  test('in the state ALERT is the first, with what it watches, and its history', () => {
    expect(textsIn(view.alerts, 'h3')).toEqual(['Errors', 'Too many requests', hostile])
    expect(textsIn(view.alerts, 'span')).toEqual(['alert', 'ok', 'ok'])
    const words = textsIn(view.alerts, 'p')
    expect(words.slice(0, 2)).toEqual(['Shop › Errors: at least 5 in 15m', 'Open source · On-call'])
    expect(words).toContain('Saved search Errors: at least 40 in 1h')
    expect(attributesIn(view.alerts, 'i', 'class')).toContain('alert')
    const [bars] = attributesIn(view.alerts, 'div', 'aria-label').filter(Boolean)
    expect(bars).toMatch(/^\d+ evaluations, \d+ of them over the threshold$/)
  })

  test.each([
    [{ thresholdType: 'between', threshold: 1, thresholdMax: 2000 }, 'between 1 and 2,000 in 15m'],
    [{ thresholdType: 'not_between', threshold: 1, thresholdMax: null }, 'outside 1 and 1 in 15m'],
    [{ thresholdType: 'below', numConsecutiveWindows: 3 }, 'below 5 in 15m, 3 times in a row'],
    [{ thresholdType: 'constructor', groupBy: 'ServiceName' }, 'constructor 5 in 15m, by ServiceName'],
  ])('%j has the condition %s', (alert, words) => {
    const { alerts } = viewWith(({ openSource }) => void Object.assign(openSource.alerts[1] ?? {}, alert))
    expect(textsIn(alerts, 'p')[0]).toBe(`Shop › Errors: ${words}`)
  })

  test('says that something it refers to is gone, and so does a notification', () => {
    const { alerts } = viewWith(({ openSource }) => {
      for (const list of ['dashboards', 'savedSearches', 'webhooks'] as const) openSource[list] = []
    })
    const words = textsIn(alerts, 'p')
    const gone = words.flatMap((each) => /^A .* that is not there/.exec(each) ?? [])
    const [tile, search] = ['A tile that is not there', 'A saved search that is not there']
    expect(gone).toEqual([tile, tile, search])
    expect(words[1]).toMatch(/ · webhook .*, which is not there$/)
    const { notifications } = viewWith(({ openSource }) => void openSource.alerts.splice(0))
    expect(textsIn(notifications, 'h3')[0]).toBe('An alert that is gone')
  })
})

test('notifications have their addresses, the newest first', () => {
  const times = textsIn(view.notifications, 'p').filter((words) => /^\d\d-\d\d \d\d:/.test(words))
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual(times.toSorted().reverse())
  expect(textsIn(view.notifications, 'pre')[0]).toBe('{"text": "🚨 Errors"}')
  expect(textsIn(view.notifications, 'li')[0]).toMatch(/^alert Errors .* to https:\/\/hooks\.example\.com\/on-call/)
  const { notifications } = viewWith(({ openSource, time }) => {
    openSource.notifications.push({ time, alertId: 'a', state: 'ALERT', value: Number.NaN })
  })
  expect(textsIn(notifications, 'li')[0]).toContain('– · Open source')
})

function start() {
  const { sandbox, log } = createServedSandbox({ clock: morning })
  const client = createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 })
  const shown = (sequence: number) => {
    const parts = drawBodies(log, sequence)
    const bodies = attributesIn(parts, 'pre', 'aria-label').map((title, index) => [title, textsIn(parts, 'pre')[index]])
    const { 'Body of the request': body, 'Body of the answer': answer } = Object.fromEntries(bodies)
    return { body, answer }
  }
  return { sandbox, client, shown }
}

test('the bodies of a request and of its answer are shown without their secrets', async () => {
  const { sandbox, shown } = start()
  const management = createManagementClient(sandbox.management)
  const { keyId, keySecret } = await management.createKey({ name: 'Pipeline' })
  const { body, answer = '' } = shown(1)
  expect(body).toBe('{\n  "name": "Pipeline"\n}')
  expect(JSON.parse(answer).result).toMatchObject({ keyId, keySecret: '***' })
  expect(answer).not.toContain(keySecret)
})

test('a body that was not sent, or of an unknown request, is not shown', async () => {
  const { sandbox, client, shown } = start()
  sandbox.fail({ kind: 'reset', isApplied: true })
  await client.createDashboard({ name: 'Checkout', tiles: [] }).catch(() => {})
  expect(shown(1)).toEqual({ body: expect.stringContaining('Checkout'), answer: undefined })
  expect(shown(2)).toEqual({ body: undefined, answer: undefined })
})

test('of a long body there is the start, of a large answer only the size, and of earlier requests no answer', async () => {
  const { client, shown } = start()
  const large = { name: 'x', tiles: [], tags: Array.from({ length: 50 }, (_, index) => String(index).padEnd(32, 'x')) }
  await client.createDashboard(large)
  for (let sent = 0; sent < 60; sent++) await client.createDashboard(large)
  await client.listDashboards()
  expect(shown(62).answer).toMatch(/^<\d{5,} characters>$/)
  const [kept, forgotten] = [shown(13), shown(12)]
  expect([kept?.answer?.slice(0, 1), forgotten?.answer]).toEqual(['{', undefined])
  expect(forgotten?.body).toBe(kept?.body)
  await client.createDashboard({ name: 'x'.repeat(30_000), tiles: [] }).catch(() => {})
  expect(shown(63).body).toMatch(/^.{20000}…$/s)
})
