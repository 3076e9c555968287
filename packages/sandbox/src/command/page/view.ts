import type { LoggedRequest } from '../../requests.ts'
import { settle } from '../../rules/idling.ts'
import type { ObservabilityState, Organization, State } from '../../state.ts'
import { type AlertView, alertsOf, type NotificationView, notificationsOf } from './alert-views.ts'
import type { Chart } from './charts/chart.ts'
import type { ChartOf } from './charts/create-charts.ts'
import { dashboardOf } from './dashboard-view.ts'

/** What the page shows, as JSON. No credential is in it. */
export interface View {
  /** Epoch milliseconds, by the sandbox's clock. */
  readonly time: number
  readonly dashboards: readonly DashboardEntry[]
  /** The dashboard that is drawn: the one that was asked for, or else the first. */
  readonly dashboard?: DashboardView
  readonly alerts: readonly AlertView[]
  readonly notifications: readonly NotificationView[]
  readonly services: readonly ServiceView[]
  readonly keys: readonly KeyView[]
  /** The newest first. */
  readonly requests: readonly RequestView[]
  readonly requestCount: number
}

export interface DashboardEntry {
  readonly key: string
  readonly name: string
  readonly deployment: string
}

export interface DashboardView extends DashboardEntry {
  readonly tags: readonly string[]
  readonly filters: readonly string[]
  readonly parts: readonly DashboardPart[]
  readonly remarks: readonly string[]
}

/** The tiles that are in the same container and tab; most are in none. */
export interface DashboardPart {
  readonly title?: string
  readonly tiles: readonly TileView[]
}

export interface TileView {
  readonly key: string
  readonly name: string
  readonly kind: string
  readonly column: number
  readonly width: number
  readonly height: number
  readonly chart: Chart
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

/** The name of a key: its secret is nobody's business, and neither are the API keys that are all secret. */
export interface KeyView {
  readonly name: string
  readonly of: string
}

export type RequestView = Pick<LoggedRequest, 'time' | 'method' | 'path' | 'operation' | 'status' | 'fault'>

/** A deployment of the observability API, with a name for people. */
export interface Observed {
  readonly key: string
  readonly name: string
  readonly state: ObservabilityState
}

const mostRequests = 50
const longestPath = 500

/** Says what the page shows of a state. */
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

function observedIn({ openSource, managed }: State): Observed[] {
  const services = managed.organizations.flatMap(({ services: all }) => all)
  return [
    { key: 'open-source', name: 'Open source', state: openSource },
    ...services.map(({ record, observability }) => ({
      key: record.id,
      name: `Managed, ${record.name || record.id}`,
      state: observability,
    })),
  ]
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
