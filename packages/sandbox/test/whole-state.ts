import { withPage } from '../src/command/page/page.ts'
import type { State } from '../src/index.ts'
import { createServedSandbox } from '../src/sandbox.ts'
import { showcase } from './page/fixture.ts'

export type Path = readonly string[]

/** The paths of all parts of a value. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))]
}

/** A copy of a value with another part at a path; without the part if it is undefined. It shares the parts beside the path. */
export function changed<Value>(value: Value, path: Path, part: unknown): Value {
  const [name = '', ...rest] = path
  // biome-ignore lint/suspicious/noExplicitAny: a path leads to any part.
  const copy: any = Array.isArray(value) ? [...value] : { ...value }
  if (rest.length > 0) copy[name] = changed(copy[name], rest, part)
  else if (part === undefined) delete copy[name]
  else copy[name] = part
  return copy
}

/** A state with every kind of part, few of each. */
export async function smallState() {
  const state = (await showcase()).sandbox.snapshot()
  for (const memory of Object.values(state.openSource.evaluations)) memory.history.splice(1)
  state.openSource.notifications.splice(2)
  const [from, until] = [state.time, state.time + 60_000]
  fillServices(state)
  const [alert] = state.openSource.alerts
  Object.assign(alert ?? {}, { thresholdMax: 2, numConsecutiveWindows: 2, scheduleOffsetMinutes: 0 })
  state.openSource.evaluations[alert?.id ?? ''] = {
    groups: { a: { state: 'PENDING', met: 1 } },
    history: [{ time: from, state: 'PENDING', value: 1, group: 'a' }],
  }
  state.telemetry?.supplied.push(
    { kind: 'logs', service: 'checkout', severity: 'error', count: 2, at: from, attributes: { id: '1' } },
    { kind: 'incident', service: 'checkout', from, until, errorRate: 1 },
    { kind: 'span-rows', rows: [{ Timestamp: from, SpanName: 'GET /', Duration: 1 }] },
    { kind: 'gauge-rows', rows: [{ TimeUnix: from, MetricName: 'system.cpu.utilization', Value: 1 }] },
  )
  return state
}

/** Gives the services what the API can give them. */
function fillServices({ managed, time }: State): void {
  const [organization] = managed.organizations
  const [service, other] = organization?.services ?? []
  if (!organization || !service || !other) throw new Error('The state has no service.')
  const replicas = { minReplicaMemoryGb: 16, maxReplicaMemoryGb: 32, minReplicas: 2, maxReplicas: 2 }
  const entry = { id: 'e', name: 'Night', weekdays: [1], startHourUtc: 1, endHourUtc: 2, idleTimeoutMinutes: 5 }
  Object.assign(service.record, { ...replicas, replicaMemoryGb: 16 })
  Object.assign(service, { record: { ...service.record, state: 'stopping' }, transition: { at: time } })
  Object.assign(other, { record: { ...other.record, state: 'running' }, activity: { last: time }, transition: null })
  service.scalingSchedule = [{ ...entry, ...replicas, autoscalingMode: 'vertical' }]
  service.upgradeWindow = { weekday: 1, startHourUtc: 2, duration: 6 }
  const startedAt = new Date(time).toISOString()
  service.backups = [{ id: 'b', status: 'done', startedAt, sizeInBytes: 1, durationInSeconds: 1 }]
  const { record, backupPlans = [], usage = { until: time, gigabyteHours: {} } } = structuredClone(service)
  organization.deletedServices = [{ record, backupPlans, usage, deletedAt: time }]
}

/**
 * Restores a state and reads everything from it, some time later. Returns the refusal of the state, or else the errors of
 * the sandbox itself.
 */
export function createReader({ time }: Pick<State, 'time'>) {
  const served = createServedSandbox({ clock: time })
  const { sandbox, log } = served
  const ask = withPage(served, served.answer)
  const { keyId, keySecret, organizationId } = sandbox.management
  const bearer = new Headers({ authorization: `Bearer ${sandbox.observabilityOss.apiKey}` })
  const basic = new Headers({ authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` })
  const common = { method: 'GET', body: new Uint8Array(), signal: new AbortController().signal }
  const usage = 'usageCost?from_date=2026-08-20&to_date=2026-08-31'
  const organization = ['services', 'keys', 'members', 'invitations', 'activities', 'prometheus', usage]
  const paths = [
    ...['/api/v2/dashboards', '/api/v2/alerts', '/api/v2/sources', '/api/v2/webhooks', '/_sandbox/view'],
    ...organization.map((part) => `/v1/organizations/${organizationId}/${part}`),
    `/v1/organizations/${organizationId}/services/${sandbox.observabilityCloud.serviceId}/backups`,
  ]
  return async (state: State): Promise<{ refusal?: string; errors: readonly string[] }> => {
    try {
      sandbox.restore(state)
    } catch (error) {
      return { refusal: String(error), errors: [] }
    }
    sandbox.advance(16 * 60_000)
    for (const asked of paths) {
      const headers = asked.startsWith('/v1/') ? basic : bearer
      await ask({ ...common, headers, url: new URL(`https://any.invalid${asked}`) })
    }
    sandbox.restore(JSON.parse(JSON.stringify(sandbox.snapshot())))
    return { errors: log.withoutBodies().flatMap(({ error }) => error ?? []) }
  }
}
