import type { Fault, State as GivenState } from '../../generated/schema.ts'
import type { RequestLog } from '../../request-log.ts'
import type { State } from '../../state.ts'
import { drawAlerts, drawNotifications, lastNotifications, observedIn } from './alerts.ts'
import type { ChartOf } from './charts/create-charts.ts'
import { drawFaultForm, drawFaults, drawTimeControls } from './controls.ts'
import { dashboardsIn, drawChoice, drawDashboard } from './dashboards.ts'
import { dateOf, isoOf, type PageNode, pageElement, pageTable } from './elements.ts'
import { drawRequests, drawServices, keyRows, settledIn, sourceRows } from './lists.ts'

/** What the page shows beside a state. */
export interface ViewInput {
  readonly log: Pick<RequestLog, 'withoutBodies' | 'bodiesOf'>
  readonly faults: readonly Fault[]
  /** The operations that faults can name; absent where the control API is off. */
  readonly operations?: readonly string[] | undefined
  /** The query of the page: the `dashboard` to show instead of the first one, and each `request` that is open. */
  readonly query: URLSearchParams
}

/** The contents of the regions of the page for a snapshot, by their names. They become JSON, and hold no credentials. */
export function viewOf(snapshot: GivenState, { log, faults, operations, query }: ViewInput, chartOf: ChartOf) {
  const state = snapshot as State
  const { time } = state
  const deployments = observedIn(state)
  const dashboards = dashboardsIn(deployments)
  const chosen = dashboards.find(({ key }) => key === query.get('dashboard')) ?? dashboards[0]
  const alerts = deployments.flatMap((deployment) => deployment.state.alerts)
  const firing = alerts.filter((alert) => alert.state === 'ALERT').length
  const notifications = lastNotifications(deployments)
  const organizations = settledIn(state)
  const services = organizations.flatMap((organization) => organization.services)
  const [sources, keys] = [deployments.flatMap(sourceRows), keyRows(state)]
  const columns = ['Name', 'Id', 'Of'].map((name) => ({ name }))
  return {
    ...countsOf({ dashboards, notifications, services, sources, keys, faults, requests: log.withoutBodies() }),
    clock: [pageElement('time', { id: 'clock', datetime: isoOf(time) }, dateOf(time))],
    time: drawTimeControls(operations !== undefined),
    'dashboards tools': drawChoice(dashboards, chosen),
    dashboards: drawDashboard(chosen, chartOf, time),
    'alerts count': [`${alerts.length}${firing > 0 ? `, ${firing} on alert` : ''}`],
    alerts: drawAlerts(deployments),
    notifications: drawNotifications(notifications),
    services: drawServices(organizations),
    sources: [pageTable('Sources', columns, sources)],
    keys: [pageTable('Keys', columns, keys)],
    'faults tools': operations ? drawFaultForm(operations) : ([] as PageNode[]),
    faults: drawFaults(faults, operations !== undefined),
    requests: drawRequests(log, query.getAll('request')),
  }
}

/** The number of what each section lists, as the page shows it beside the link to the section. */
const countsOf = (lists: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, { length }]) => [`${name} count`, [String(length)]]))
