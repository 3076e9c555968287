import { Telemetry } from '@clouddb/telemetry'
import { expect, test } from 'vitest'
import { evaluateAlerts } from '../src/alerting/evaluate-alerts.ts'
import { createClock } from '../src/clock.ts'
import { createIdentifiers } from '../src/identifiers.ts'
import { management } from '../src/operations/management.ts'
import { observability } from '../src/operations/observability.ts'
import { defaultSeed } from '../src/seed/default-seed.ts'
import type { ObservabilityState, State } from '../src/state.ts'
import { alert, dashboard, known, source, tile, time } from './server.ts'

const count = 500

/** A state with many objects of each kind, which notes the objects that are looked at. */
function largeState() {
  const state = defaultSeed(time) as State
  const touched = new Set<object>()
  const noting = <Item extends object>(item: Item): Item =>
    new Proxy(item, {
      get: (target, name) => {
        touched.add(target)
        return Reflect.get(target, name)
      },
    })
  const many = <Item extends object>(list: Item[], model: object, ...names: string[]) => {
    const own = (name: string, index: number) =>
      /id$/i.test(name) ? `${name.length}${index}`.padStart(24, 'a') : `${name}-${index}@example.com`
    for (let index = 0; index < count; index++)
      list.push({ ...model, ...Object.fromEntries(names.map((name) => [name, own(name, index)])) } as Item)
    list.splice(0, list.length, ...list.map(noting))
  }
  const { openSource, managed } = state
  const [organization] = managed.organizations as [State['managed']['organizations'][number]]
  many(openSource.dashboards, { ...dashboard(), tiles: [{ id: 't', config: {} }] }, 'id')
  many(openSource.alerts, { ...alert, interval: '1h', state: 'OK' }, 'id', 'dashboardId', 'savedSearchId')
  for (const part of ['sources', 'webhooks', 'connections', 'savedSearches'] as const)
    many<object>(openSource[part], openSource[part][0] as object, 'id', 'name')
  many(openSource.team.members, {}, 'id', 'email')
  many(openSource.team.invitations, { createdAt: new Date(time).toISOString(), token: 't' }, 'id', 'email')
  many(organization.members, { assignedRoles: [] }, 'userId', 'email')
  many(organization.invitations, { assignedRoles: [], expireAt: '2030-01-01T00:00:00Z' }, 'id', 'email')
  many(organization.services, organization.services[1] as object, 'teamId')
  organization.services.forEach((service, index) => {
    if (index > 1) service.record = { ...service.record, id: `s${index}` }
  })
  return { state, organization, touched }
}

const { state, organization, touched } = largeState()
const clock = createClock(time)
const identifiers = createIdentifiers(1, () => state.identifiers, clock.now)
const telemetry = new Telemetry({ now: clock.now })
const { openSource } = state

const webhook = { service: 'generic', url: 'https://hooks.example.com/new' }
const search = { name: 'New', sourceId: known.log }
const charted = dashboard([tile(), tile({ displayType: 'search', sourceId: known.trace })])
const [key, service] = [organization.keys[0] as never, organization.services[0]?.record.id ?? '']

/** The ids of an item and of the next one, for two calls. */
const idsIn = (list: readonly object[], index: number, name = 'id'): string[] =>
  list.slice(index, index + 2).map((item) => String(item[name as never]))

test.each<[operation: string, ids: string | string[], body?: object, query?: Record<string, unknown>]>([
  ['createDashboard', '', charted],
  ['getDashboard', idsIn(openSource.dashboards, 7)],
  ['updateDashboard', idsIn(openSource.dashboards, 7), charted],
  ['validateDashboard', '', charted],
  ['deleteDashboard', idsIn(openSource.dashboards, 8)],
  ['listAlerts', '', {}, { limit: 5, offset: 100 }],
  ['createAlert', '', alert],
  ['getAlert', idsIn(openSource.alerts, 7)],
  ['updateAlert', idsIn(openSource.alerts, 7), alert],
  ['deleteAlert', idsIn(openSource.alerts, 8)],
  ['createSource', '', source()],
  ['getSource', idsIn(openSource.sources, 7)],
  ['updateSource', idsIn(openSource.sources, 7), source()],
  ['deleteSource', idsIn(openSource.sources, 8)],
  ['listWebhooks', '', {}, { limit: 5 }],
  ['createWebhook', '', { ...webhook, name: 'New' }],
  ['updateWebhook', idsIn(openSource.webhooks, 7), { ...webhook, name: 'Other' }],
  ['deleteWebhook', idsIn(openSource.webhooks, 8)],
  ['createConnection', '', { name: 'New', host: 'http://d.example.com', username: 'u' }],
  ['getConnection', idsIn(openSource.connections, 7)],
  ['deleteConnection', idsIn(openSource.connections, 8)],
  ['listSavedSearches', '', {}, { limit: 5 }],
  ['createSavedSearch', '', search],
  ['updateSavedSearch', idsIn(openSource.savedSearches, 7), search],
  ['deleteSavedSearch', idsIn(openSource.savedSearches, 8)],
  ['deleteTeamMember', idsIn(openSource.team.members, 9)],
  ['createTeamInvitation', '', { email: 'new@example.com' }],
  ['deleteTeamInvitation', idsIn(openSource.team.invitations, 9)],
  ['searchEvents', '', { sourceId: known.log, maxResults: 1, where: 'Body:none' }],
  ['getService', service],
  ['updateService', service, { name: 'Orders' }],
  ['updateServiceState', service, { command: 'awake' }],
  ['getMember', idsIn(organization.members, 9, 'userId')],
  ['createInvitation', '', { email: 'new@example.com', assignedRoleIds: [] }],
  ['getInvitation', idsIn(organization.invitations, 9)],
  ['deleteInvitation', idsIn(organization.invitations, 9)],
])('%s looks at as few objects among many as among few', (operation, ids, body = {}, query = {}) => {
  const { teamId, team } = openSource
  const context = { state: openSource, teamId, team, clock, identifiers, telemetry, since: '9999-12-31' }
  const { durations } = state.managed
  const call = (id: string, own: object) => {
    const valid = { id, body: { ...body, ...own } as never, query }
    const paths = { pathValue: () => id, newObservability: () => openSource as ObservabilityState }
    const all = { ...observability, ...management } as Readonly<Record<string, (call: never) => unknown>>
    const managed = { organization, key, clock, identifiers, durations, ...paths }
    return all[operation]?.({ context, ...managed, ...valid } as never)
  }
  // The first call makes the indexes.
  for (const number of [0, 1]) {
    touched.clear()
    const own = /^(create|updateWebhook)/.test(operation)
      ? { name: `${operation} ${number}`, email: `new-${number}@example.com` }
      : {}
    expect(call([ids].flat().at(number) ?? String(ids), own)).toBeDefined()
  }
  expect(touched.size).toBeLessThan(10)
})

test('alerts are looked at when they are due', () => {
  const hour = 3_600_000
  const minutely = openSource.alerts.find(({ interval }) => interval === '5m')
  evaluateAlerts(openSource, telemetry, time, time + 1)
  touched.clear()
  evaluateAlerts(openSource, telemetry, time + 1, time + 2)
  expect(touched.size).toBe(0)
  evaluateAlerts(openSource, telemetry, time + 2, time + 5 * 60_000)
  expect(minutely && openSource.evaluations[minutely.id]?.history).toHaveLength(1)
  expect(touched.size).toBeLessThan(15)
  evaluateAlerts(openSource, telemetry, time + 5 * 60_000, time + hour)
  expect(touched.size).toBeGreaterThan(count / 2)
})
