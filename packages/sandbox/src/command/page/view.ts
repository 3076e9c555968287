import type { LoggedRequest } from '../../request-log.ts'
import { settle } from '../../rules/services.ts'
import type { Organization, State } from '../../state.ts'
import { type AlertView, alertsOf, type NotificationView, notificationsOf, observedIn } from './alert-views.ts'
import type { ChartOf } from './charts/create-charts.ts'
import { type DashboardEntry, type DashboardView, dashboardOf } from './dashboard-view.ts'

/** The content of the page, as JSON without credentials. */
export interface View {
  /** Epoch milliseconds, by the sandbox's clock. */
  readonly time: number
  readonly dashboards: readonly DashboardEntry[]
  /** The requested dashboard, or the first one. */
  readonly dashboard?: DashboardView
  readonly alerts: readonly AlertView[]
  readonly notifications: readonly NotificationView[]
  readonly services: readonly ServiceView[]
  readonly keys: readonly KeyView[]
  /** The newest first. */
  readonly requests: readonly RequestView[]
  readonly requestCount: number
}

export interface ServiceView {
  readonly id: string
  readonly name: string
  readonly organization: string
  readonly state: string
  readonly memory: string
  readonly idle: string
  readonly where: string
}

/** The name of a key, without its secret. API keys of the open-source deployment are only counted. */
export interface KeyView {
  readonly name: string
  readonly of: string
}

export type RequestView = Pick<LoggedRequest, 'time' | 'method' | 'path' | 'operation' | 'status' | 'fault'>

const mostRequests = 50
const longestPath = 500

/** The content of the page for a state. */
export function viewOf(
  state: State,
  requests: readonly LoggedRequest[],
  chartOf: ChartOf,
  wanted?: string | null,
): View {
  const deployments = observedIn(state)
  const dashboards = deployments.flatMap(({ key, name, state: { dashboards: all } }) =>
    all.map((dashboard) => ({
      key: `${key}/${dashboard.id}`,
      name: dashboard.name || 'Without a name',
      deployment: name,
    })),
  )
  const chosen = dashboards.find(({ key }) => key === wanted) ?? dashboards[0]
  const dashboard = chosen && dashboardOf(chosen, deployments, chartOf, state.time)
  return {
    time: state.time,
    dashboards,
    ...(dashboard && { dashboard }),
    alerts: deployments.flatMap(alertsOf),
    notifications: notificationsOf(deployments),
    services: state.managed.organizations.flatMap((organization) => servicesOf(organization, state.time)),
    keys: keysOf(state),
    requests: requests.slice(-mostRequests).toReversed().map(requestView),
    requestCount: requests.length,
  }
}

function servicesOf({ id, tier, services }: Organization, time: number): ServiceView[] {
  return services.map((service) => {
    const record = { ...service.record }
    settle({ ...service, record, activity: { ...service.activity } }, time)
    const { minTotalMemoryGb: least, maxTotalMemoryGb: most, numReplicas, idleScaling, idleTimeoutMinutes } = record
    return {
      id: record.id,
      name: record.name || record.id,
      organization: `${id}, ${tier.toLowerCase()}`,
      state: String(record.state ?? 'unknown'),
      memory: `${least ?? '?'} to ${most ?? '?'} GB${numReplicas ? `, ${numReplicas} replicas` : ''}`,
      idle: idleScaling === false ? 'never' : `after ${idleTimeoutMinutes ?? 15} min`,
      where: [record.provider, record.region].filter(Boolean).join(', '),
    }
  })
}

function keysOf({ openSource, managed }: State): KeyView[] {
  const counted = (count: number, what: string) => ({
    name: `${count} ${what}${count === 1 ? '' : 's'}`,
    of: 'Open source',
  })
  return [
    ...managed.organizations.flatMap(({ id, keys }) => keys.map(({ name }) => ({ name, of: `Organization ${id}` }))),
    counted(openSource.apiKeys.length, 'personal access key'),
    counted(openSource.ingestionKeys.length, 'ingestion key'),
  ]
}

function requestView({ time, method, path, operation, status, fault }: LoggedRequest): RequestView {
  return {
    time,
    method,
    path: path.length > longestPath ? `${path.slice(0, longestPath)}…` : path,
    ...(operation !== undefined && { operation }),
    ...(status !== undefined && { status }),
    ...(fault !== undefined && { fault }),
  }
}
