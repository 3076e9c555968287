import { Telemetry } from '@clouddb/telemetry'
import { expect, test } from 'vitest'
import { evaluateAlerts } from '../src/alerting/evaluate-alerts.ts'
import { createClock } from '../src/clock.ts'
import { ossDocument } from '../src/documents.ts'
import { createIdentifiers } from '../src/identifiers.ts'
import { management } from '../src/operations/management.ts'
import { observability } from '../src/operations/observability.ts'
import { byDocument } from '../src/operations/operation.ts'
import { PassingTime } from '../src/passing-time.ts'
import { defaultSeed, observabilityOf } from '../src/seed/default-seed.ts'
import { backupsOf } from '../src/services/backups.ts'
import { enter } from '../src/services/service-states.ts'
import type { State } from '../src/state.ts'
import { alert, dashboard, known, source, tile, time } from './server.ts'

const count = 500

/** The objects that were looked at, and how often any of them was. */
const touched = new Set<object>()
let looks = 0

/** A state with many objects of each kind, which notes the objects that are looked at. */
function largeState() {
  const state = defaultSeed(time) as State
  const noting = <Item extends object>(item: Item): Item =>
    new Proxy(item, {
      get: (target, name) => {
        touched.add(target)
        looks++
        return Reflect.get(target, name)
      },
    })
  const many = <Item extends object>(list: Item[], model: object, ...names: string[]) => {
    const own = (name: string, index: number) =>
      /id$/i.test(name) ? `${name.length}${index}`.padStart(24, 'a') : `${name}-${index}@example.com`
    // The API has no more than 100 keys.
    for (let index = 0; index < (names.includes('keyId') ? 90 : count); index++)
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
    const own = { id: `s${index}`, dataWarehouseId: `w${index}`, isPrimary: true, state: 'stopped' }
    if (index > 1) service.record = { ...service.record, ...own }
  })
  many(organization.keys, organization.keys[1] as object, 'keyId')
  for (const [index, each] of organization.keys.entries()) each.id = `${'0'.repeat(8)}-0000-4000-8000-${1e11 + index}`
  many(organization.privateEndpoints, { cloudProvider: 'gcp', region: 'europe-west4' }, 'id')
  many(organization.activities, { type: 'key_create', createdAt: new Date(time).toISOString() }, 'id')
  const pipeline = { name: 'p', state: 'Running', source: { kafka: {} }, destination: {}, settings: {}, following: [] }
  const copy = { ...pipeline, state: 'Paused', source: { postgres: { tableMappings: [] } } }
  const within = { serviceId: String(organization.services[0]?.record.id) }
  const pipelines = Array.from({ length: count }, (_, index) => ({ ...(index % 2 ? pipeline : copy), id: `p${index}` }))
  organization.objects = {
    dataPipeline: pipelines.map((record) => noting({ within, record })),
    queryApiEndpoint: pipelines.map(({ id }) => noting({ within, record: { id: `q${id}` } })),
    backupBucket: ['s9', 's10'].map((serviceId) => ({ within: { serviceId }, record: { bucketProvider: 'AWS' } })),
    snapshotConfiguration: [
      { within: { serviceId: 's9' }, record: { enabled: true, gap: 60, timeFrame: 2880, since: time - 7_200_000 } },
    ],
    byocInfrastructure: [{ within: {}, record: { id: 'i' } }],
  }
  organization.roles.push({ roleId: 'own', roleName: 'Own', roleType: 'custom' })
  organization.canScheduleScaling = true
  organization.canScheduleUpgrades = true
  return { state, organization }
}

const { state, organization } = largeState()
const clock = createClock(time)
const identifiers = createIdentifiers(1, () => state.identifiers, clock.now)
const telemetry = new Telemetry({ now: clock.now })
const { openSource } = state

const webhook = { service: 'generic', url: 'https://hooks.example.com/new' }
const search = { name: 'New', sourceId: known.log }
const charted = dashboard([tile(), tile({ displayType: 'search', sourceId: known.trace })])
const key = organization.keys[0] as never
const service = organization.services[0]?.record.id ?? ''
const backup = `${service}/${backupsOf(organization.services[0] as never, time)[0]?.id}`
const size = { minReplicaMemoryGb: 16, maxReplicaMemoryGb: 16 }
const entry = { name: 'Night', weekdays: [1], startHourUtc: 1, endHourUtc: 2, ...size }
const scaling = { ...size, numReplicas: 3 }
const created = { name: 'New', provider: 'aws', region: 'eu-central-1' }
const endpoint = { roles: ['sql_console_read_only'], openApiKeys: idsIn(organization.keys, 7), allowedOrigins: '' }

/** The ids of an item and of the next one, for two calls. */
function idsIn(list: readonly object[], index: number, name = 'id'): string[] {
  return list.slice(index, index + 2).map((item) => String(item[name as never]))
}

const pipelinesFrom = (index: number) => [`${service}/p${index}`, `${service}/p${index + 1}`]

type Case = [operation: string, ids: string | string[], body?: object, query?: Record<string, unknown>]

const two = ['s9', 's10']
const connection = { name: 'Other', host: 'http://d.example.com', username: 'u' }
const range = { startTime: time - 60_000, endTime: time }
const hourAgo = Math.floor(time / 1000 - 3600).toString(16)

/** What is created and changed comes first. */
const withBody: Case[] = [
  ['createDashboard', '', charted],
  ['updateDashboard', idsIn(openSource.dashboards, 7), charted],
  ['validateDashboard', '', charted],
  ['listAlerts', '', {}, { limit: 5, offset: 100 }],
  ['createAlert', '', alert],
  ['updateAlert', idsIn(openSource.alerts, 7), alert],
  ['createSource', '', source()],
  ['updateSource', idsIn(openSource.sources, 7), source()],
  ['listWebhooks', '', {}, { limit: 5 }],
  ['createWebhook', '', { ...webhook, name: 'New' }],
  ['updateWebhook', idsIn(openSource.webhooks, 7), { ...webhook, name: 'Other' }],
  ['createConnection', '', connection],
  ['updateConnection', idsIn(openSource.connections, 11), connection],
  ['listSavedSearches', '', {}, { limit: 5 }],
  ['createSavedSearch', '', search],
  ['updateSavedSearch', idsIn(openSource.savedSearches, 7), search],
  ['createTeamInvitation', '', { email: 'new@example.com' }],
  ['searchEvents', '', { sourceId: known.log, maxResults: 1, where: 'Body:none' }],
  ['queryChartSeries', '', { ...range, series: [{ sourceId: known.log, aggFn: 'count', groupBy: [] }] }],
  ['createInvitation', '', { email: 'new@example.com', assignedRoleIds: [] }],
  ['updateService', service, { name: 'Orders' }],
  ['updateServiceState', service, { command: 'awake' }],
  ['createService', '', created],
  ['createService', '', { ...created, backupId: backup.split('/')[1] }],
  ['updateServiceScaling', service, scaling],
  ['updateServiceReplicaScaling', service, scaling],
  ['upsertScalingSchedule', two, { entries: [entry] }],
  ['createPrivateEndpoint', two, { id: 'e', description: '' }],
  ['upsertQueryEndpoint', two, endpoint],
  ['updateUpgradeWindow', two, { weekday: 1, startHourUtc: 2 }],
  ['updateBackupConfiguration', two, { backupRetentionPeriodInHours: 48 }],
  ['createKey', '', {}],
  ['updateKey', idsIn(organization.keys, 9), { name: 'Other' }],
  ['createDataPipeline', service, { source: { kafka: {} } }],
  ['updateDataPipeline', pipelinesFrom(7), { name: 'Other' }],
  ['updateDataPipelineSettings', pipelinesFrom(7), { database_max_threads: 1 }],
  ['updateDataPipelineScaling', [`${service}/p11`, `${service}/p13`], { replicas: 2 }],
  ['updateDataPipelineState', [`${service}/p11`, `${service}/p13`], { command: 'stop' }],
  ['updateDatabaseSettings', service, { settings: { max_threads: 4, async_insert: 1 } }],
  ['updateSnapshotConfiguration', service, { enabled: true }],
  ['listServiceProfiles', '', {}, { region_id: 'eu-west-1' }],
  ['updateBackupBucket', two, { bucketProvider: 'AWS' }],
]

const casesOf = (all: [ids: string | string[], operations: string][]) =>
  all.flatMap(([ids, operations]) => operations.split(' ').map((operation): Case => [operation, ids]))

const cases: Case[] = [
  ...withBody,
  ...casesOf([
    [idsIn(openSource.dashboards, 7), 'getDashboard deleteDashboard'],
    [idsIn(openSource.alerts, 7), 'getAlert deleteAlert'],
    [idsIn(openSource.sources, 7), 'getSource deleteSource'],
    [idsIn(openSource.webhooks, 7), 'deleteWebhook'],
    [idsIn(openSource.connections, 7), 'getConnection deleteConnection'],
    [idsIn(openSource.savedSearches, 7), 'getSavedSearch deleteSavedSearch'],
    [idsIn(openSource.team.members, 9), 'deleteTeamMember'],
    [idsIn(openSource.team.invitations, 9), 'deleteTeamInvitation'],
    [idsIn(organization.members, 9, 'userId'), 'getMember updateMember deleteMember'],
    [idsIn(organization.invitations, 9), 'getInvitation deleteInvitation'],
    [idsIn(organization.keys, 7), 'getKey deleteKey'],
    [['s7', 's8'], 'deleteService'],
    [two, 'getScalingSchedule deleteScalingSchedule updateServicePassword getPrivateEndpointConfig'],
    [two, 'getQueryEndpoint deleteQueryEndpoint getUpgradeWindow deleteUpgradeWindow getServiceMetrics'],
    [two, 'listBackups getBackupConfiguration getBackupBucket deleteBackupBucket'],
    [backup, 'getBackup'],
    [pipelinesFrom(7), 'getDataPipeline getDataPipelineSettings deleteDataPipeline'],
    [service, 'getService discoverDataPipelineSchema getDataPipelineContext'],
    [service, 'listDatabaseSettings getDatabaseSettingsSchema getSnapshotConfiguration listSnapshots'],
    [[`${service}/qp7`, `${service}/qp8`], 'updateQueryApiEndpoint deleteQueryApiEndpoint'],
    [`${service}/max_threads`, 'getDatabaseSetting'],
    [[`${service}/max_threads`, `${service}/async_insert`], 'deleteDatabaseSetting'],
    [`s9/s9${hourAgo.padStart(12, '0')}`, 'getSnapshot'],
    ['', 'getTeam getIdentity getCreditBalances getActiveBalances'],
    ['i', 'getByocInfrastructure getByocInfrastructureProgress getByocInfrastructureTags'],
    ['i', 'getByocPrivateEndpointConfig'],
  ]),
  ['createBackupBucket', two, { bucketProvider: 'AWS' }],
]

/** The operations that show all objects of a kind. */
const whole: Case[] = [
  ...casesOf([
    ['', 'listOrganizations listServices listKeys listMembers listInvitations listActivities'],
    ['', 'listDashboards listSources listConnections listTeamMembers listTeamInvitations'],
    ['', 'listRoles listQuotas listPrometheusTargets'],
    ['', 'getOrganization updateOrganization getOrganizationMetrics'],
    [service, 'listDataPipelines getDataPipelinesCdcScaling'],
    ['services-per-organization', 'getQuota'],
    // At most 1,000 activities are kept.
    [idsIn(organization.activities, 9)[0] ?? '', 'getActivity'],
  ]),
  ['updateDataPipelinesCdcScaling', service, { replicaCpuMillicores: 1000, replicaMemoryGb: 4 }],
  ['createRole', '', { name: 'Own', actors: [], policies: [] }],
  ...['getRole', 'updateRole', 'deleteRole'].map((of): Case => [of, 'own', { name: 'Own' }]),
  ['getUsageCost', '', {}, { from_date: '2026-08-20', to_date: '2026-08-21' }],
]

/** Executes an operation without the steps before and after it. */
function execute(operation: string, path: string, body: object, query: object) {
  const { teamId, team } = openSource
  const common = { clock, identifiers, telemetry, since: '9999-12-31', document: ossDocument }
  const context = { ...common, state: openSource, teamId, team }
  const { durations } = state.managed
  const [serviceId = '', id = serviceId] = path.split('/')
  const valid = { id, body: body as never, query: query as Record<string, unknown> }
  const paths = { pathValue: (name: string) => (name === 'serviceId' ? serviceId : id) }
  const newObservability = () => observabilityOf(9, time)
  const managed = { organization, key, clock, identifiers, durations, newObservability, ...paths }
  const all = { ...observability, ...management } as Readonly<Record<string, (call: never) => unknown>>
  return all[operation]?.({ context, ...managed, ...valid } as never)
}

test.each(cases)('%s looks at as few objects among many as among few', (operation, ids, body = {}, query = {}) => {
  // The first call makes the indexes.
  for (const number of [0, 1]) {
    touched.clear()
    const own = /^(create|updateWebhook)/.test(operation)
      ? { name: `${operation} ${number}`, email: `new-${number}@example.com` }
      : {}
    expect(execute(operation, [ids].flat().at(number) ?? String(ids), { ...body, ...own }, query)).toBeDefined()
  }
  expect(touched.size).toBeLessThan(10)
})

test.each(whole)('%s looks at each of its objects a few times', (operation, ids, body = {}, query = {}) => {
  looks = 0
  expect(execute(operation, String(ids), body, query)).toBeDefined()
  expect(looks / count).toBeLessThan(60)
})

test('each operation with a handler of its own is in one of the two tables', () => {
  const named = new Set([...cases, ...whole].map(([operation]) => operation))
  const written = Object.entries({ ...observability, ...management }).filter(([, handler]) => handler !== byDocument)
  expect(written.map(([operation]) => operation).filter((operation) => !named.has(operation))).toEqual([])
})

test('of many services, those are looked at that change their states', () => {
  const passing = new PassingTime(() => state, telemetry)
  passing.pass(time)
  const [, , ...others] = organization.services
  const [first] = others.filter(({ record }) => record.state === 'stopped')
  if (!first) throw new Error('No service is stopped.')
  enter(first, 'starting', time, state.managed.durations)
  passing.noteChange(undefined, first)
  touched.clear()
  passing.pass(time + 1)
  expect(touched.size).toBe(0)
  passing.pass(time + 60_000)
  expect([first.record.state, touched.size < 10]).toEqual(['running', true])
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
