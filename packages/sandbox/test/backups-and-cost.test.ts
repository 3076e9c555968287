import { type CreateServiceRequest, createManagementClient } from '@clouddb/management'
import { expect, test } from 'vitest'
import { createSandbox } from '../src/index.ts'
import { day, hour, minute, nobody, notFound, outcomeOf, prepare } from './management.ts'

/** A sandbox with one service of three replicas of 16 GB, which never idles. */
function prepareOne() {
  const record = { idleScaling: false, tags: [{ key: 'team', value: 'orders' }] }
  const { sandbox, client, primary } = prepare({ services: [{ record }] })
  /** The costs of a range of days: of the service, and of all. */
  const costsOf = async (from_date: string, to_date: string, filter: string[] = []) => {
    const { costs = [], grandTotalCHC } = await client.getUsageCost({ query: { from_date, to_date, filter } })
    return { costs, grandTotalCHC, ofService: costs.filter((cost) => cost.serviceId === primary) }
  }
  return { sandbox, management: client, serviceId: primary, costsOf }
}

test('backups appear as time passes, and go when their time is over', async () => {
  const { sandbox, management, serviceId } = prepareOne()
  const starts = async () => (await management.listBackups(serviceId)).map(({ startedAt }) => startedAt?.slice(0, 16))
  expect(await starts()).toEqual(['2026-11-02T03:00'])
  await management.updateBackupConfiguration(serviceId, { backupPeriodInHours: 6, backupRetentionPeriodInHours: 24 })
  sandbox.advance(13 * hour)
  expect(await starts()).toEqual(['2026-11-02T21:00', '2026-11-02T15:00', '2026-11-02T03:00'])
  const night = { backupPeriodInHours: 24, backupStartTime: '02:00' }
  const daily = await management.updateBackupConfiguration(serviceId, night)
  expect(daily).toEqual({ ...night, backupRetentionPeriodInHours: 24 })
  sandbox.advance(19 * hour)
  expect(await starts()).toEqual(['2026-11-03T02:00', '2026-11-02T21:00'])
  expect(await management.getBackupConfiguration(serviceId)).toEqual(daily)
  const usual = { backupPeriodInHours: null, backupRetentionPeriodInHours: null, backupStartTime: null }
  const reset = await management.updateBackupConfiguration(serviceId, usual)
  expect(reset).toEqual({ backupPeriodInHours: 24, backupRetentionPeriodInHours: 24, backupStartTime: null })
})

test('a backup is under way for five minutes, and is read by its id', async () => {
  const { sandbox, management, serviceId } = prepareOne()
  sandbox.advance(18 * hour + minute)
  const [backup] = await management.listBackups(serviceId)
  expect(backup).toMatchObject({ status: 'in_progress', durationInSeconds: 60, serviceId, type: 'incremental' })
  const { provider = 'aws', region = '' } = await management.getService(serviceId)
  const restored = { name: 'Restored', provider, region, backupId: String(backup?.id) } as CreateServiceRequest
  const unfinished = [400, 'BAD_REQUEST: The backup is not finished']
  expect(await outcomeOf(management.createService(restored))).toEqual(unfinished)
  sandbox.advance(4 * minute)
  expect((await management.createService(restored)).service?.name).toBe('Restored')
  const done = await management.getBackup(serviceId, String(backup?.id))
  expect(done).toMatchObject({ id: backup?.id, status: 'done', durationInSeconds: 300 })
  expect(done.sizeInBytes).toBeGreaterThan(0)
  expect(await outcomeOf(management.getBackup(serviceId, nobody))).toEqual(notFound)
})

test('a state can hold further backups, which are shown from their start on and are always kept', async () => {
  const [early = '', late = ''] = ['a', 'b'].map((digit) => nobody.replace(/0$/, digit))
  const { sandbox, management, serviceId } = prepareOne()
  const state = sandbox.snapshot()
  const backups = [
    { id: early, startedAt: '2026-08-10T02:00:00Z', status: 'error' },
    { id: late, startedAt: '2026-11-02T10:00:00Z', status: 'done' },
  ]
  Object.assign(state.managed.organizations[0]?.services[0] ?? {}, { backups })
  sandbox.restore(state)
  const listed = async () => (await management.listBackups(serviceId)).map(({ id }) => id)
  const [planned] = await listed()
  expect(await listed()).toEqual([planned, early])
  expect(await management.getBackup(serviceId, early)).toEqual(backups[0])
  sandbox.advance(hour)
  expect(await listed()).toEqual([late, planned, early])
})

test('a service is backed up and paid for however far the time jumps', async () => {
  const { sandbox, management, serviceId, costsOf } = prepareOne()
  sandbox.advance(5_000 * 365 * day)
  expect(await management.listBackups(serviceId)).toHaveLength(1)
  const { costs } = await costsOf('7023-07-01', '7023-07-05')
  expect(costs.map(({ totalCHC }) => totalCHC)).not.toContain(0)
})

const [period, start] = ['backupPeriodInHours', 'backupStartTime'] as const
test.each([
  ['a start beside another period', [], { [period]: 6, [start]: '02:00' }],
  ['a start after another period', [{ [period]: 6 }], { [start]: '02:00' }],
  ['another period after a start', [{ [start]: '02:00' }], { [period]: 6 }],
  ['another period after a start of every other day', [{ [start]: '02:00', [period]: 48 }], { [period]: 36 }],
])('a start of backups needs a period of 24 or 48 hours: %s is refused', async (_, before, sent) => {
  const { management, serviceId } = prepareOne()
  for (const body of before) await management.updateBackupConfiguration(serviceId, body)
  const kept = await management.getBackupConfiguration(serviceId)
  const said = 'BAD_REQUEST: customBackupPeriod must be 24 or 48 hours when customBackupStartTime is set'
  expect(await outcomeOf(management.updateBackupConfiguration(serviceId, sent))).toEqual([400, said])
  expect(await management.getBackupConfiguration(serviceId)).toEqual(kept)
})

test('a start of backups keeps a period of 24 or 48 hours, and is cleared together with a change of it', async () => {
  const { sandbox, management, serviceId } = prepareOne()
  const update = (body: object) => management.updateBackupConfiguration(serviceId, body)
  expect(await update({ [start]: '02:00' })).toMatchObject({ [period]: 24, [start]: '02:00' })
  expect(await update({ [period]: 48 })).toMatchObject({ [period]: 48, [start]: '02:00' })
  expect(await update({ [start]: '03:00' })).toMatchObject({ [period]: 48, [start]: '03:00' })
  await update({ backupRetentionPeriodInHours: 96 })
  sandbox.advance(4 * day)
  const starts = (await management.listBackups(serviceId)).map(({ startedAt }) => startedAt?.slice(5, 16))
  expect(starts).toEqual(['11-05T03:00', '11-03T03:00'])
  expect(await update({ [start]: null, [period]: 6 })).toMatchObject({ [period]: 6, [start]: null })
  for (const wrong of ['02:30', '2:00', '24:00']) expect(await outcomeOf(update({ [start]: wrong }))).toContain(400)
})

test('the services of the default seed have costs of the whole last month', async () => {
  const client = createManagementClient(createSandbox({ clock: Date.UTC(2026, 2, 31) }).management)
  const report = { from_date: '2026-02-01', to_date: '2026-02-28' }
  const { costs = [], grandTotalCHC } = await client.getUsageCost({ query: report })
  expect(new Set(costs.map(({ date }) => date)).size).toBe(28)
  expect(grandTotalCHC).toBeGreaterThan(28)
})

test('the cost of a day follows the memory and the hours of a service', async () => {
  const { sandbox, costsOf } = prepareOne()
  sandbox.advance(39 * hour)
  const { costs, grandTotalCHC, ofService } = await costsOf('2026-11-01', '2026-11-30')
  expect(ofService.map(({ date, metrics, locked }) => [date, metrics?.computeCHC, locked])).toEqual([
    ['2026-11-01', 24 * 48 * 0.025, true],
    ['2026-11-02', 24 * 48 * 0.025, true],
    ['2026-11-03', 24 * 48 * 0.025, false],
    ['2026-11-04', 0, false],
  ])
  const others = costs.filter((cost) => cost.serviceId === null).map(({ entityType }) => entityType)
  expect(others).toEqual(Array(4).fill('datawarehouse'))
  const sum = costs.reduce((total, { totalCHC = 0 }) => total + totalCHC, 0)
  expect(grandTotalCHC).toBeCloseTo(sum, 4)
})

test('the cost of a day follows the schedule of the scaling', async () => {
  const { sandbox, management, serviceId, costsOf } = prepareOne()
  const hours = { weekdays: [2], startHourUtc: 10, endHourUtc: 18 }
  const entry = { name: 'Day', ...hours, numReplicas: 6, idleScaling: false }
  await management.upsertScalingSchedule(serviceId, { entries: [entry] })
  sandbox.advance(39 * hour)
  const { ofService } = await costsOf('2026-11-03', '2026-11-03')
  // 16 hours with 48 GB, and 8 with 96 GB.
  expect(ofService.map(({ metrics }) => metrics?.computeCHC)).toEqual([38.4])
})

test('a deleted service has costs of the days in which it was there', async () => {
  const { sandbox, management, serviceId, costsOf } = prepareOne()
  sandbox.advance(hour)
  await management.updateServiceState(serviceId, { command: 'stop' })
  sandbox.advance(minute)
  await management.deleteService(serviceId)
  sandbox.advance(2 * day)
  const { costs, ofService } = await costsOf('2026-11-01', '2026-11-04')
  expect(ofService.map(({ date, totalCHC }) => [date, totalCHC])).toEqual([
    ['2026-11-01', 24 * 48 * 0.025],
    ['2026-11-02', 10 * 48 * 0.025],
  ])
  expect(costs).toHaveLength(4)
})

test('a report of cost has at most 31 days, and services with the tags of its filter', async () => {
  const { costsOf } = prepareOne()
  const report = (to: string, filter: string[] = []) => costsOf('2026-11-01', to, filter)
  expect((await report('2026-12-01')).costs).toHaveLength(4)
  for (const to of ['2026-12-02', '2026-10-31', 'today']) expect(await outcomeOf(report(to))).toContain(400)
  expect((await report('2026-11-02', ['tag:team', 'tag:team=orders'])).costs).toHaveLength(4)
  expect((await report('2026-11-02', ['tag:team=sales'])).costs).toEqual([])
})

test('metrics are text for each service, and idle services have their state alone', async () => {
  const { sandbox, management, serviceId } = prepareOne()
  const whole = await management.getServiceMetrics(serviceId)
  expect(whole).toMatch(/^# HELP Database_ServiceInfo /)
  expect(whole).toContain(`service="${serviceId}",service_name="Orders",cluster_status="running"`)
  expect(whole.match(/^DatabaseAsyncMetrics_OSMemoryTotal\{.* 17179869184$/gm)).toHaveLength(3)
  const filtered = await management.getOrganizationMetrics({ query: { filtered_metrics: true } })
  expect(whole.length).toBeGreaterThan(filtered.length)
  const state = sandbox.snapshot()
  for (const { record } of state.managed.organizations[0]?.services ?? []) record.state = 'idle'
  sandbox.restore(state)
  expect((await management.getServiceMetrics(serviceId)).split('\n')).toHaveLength(4)
})

test('a time that is passed again after a move back costs once', async () => {
  const { sandbox, costsOf } = prepareOne()
  const cost = () => costsOf('2026-11-02', '2026-11-02')
  const { time } = sandbox.snapshot()
  sandbox.advance(6 * hour)
  const once = await cost()
  sandbox.setTime(time + hour)
  sandbox.setTime(time + 6 * hour)
  expect(await cost()).toEqual(once)
})
