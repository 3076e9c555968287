import { controlSchema, nameOf } from '../../documents.ts'
import type { State as GivenState } from '../../generated/schema.ts'
import { mostAnswers, type RequestLog, type RequestWithoutBody } from '../../request-log.ts'
import type { ServedSandbox } from '../../sandbox.ts'
import { settleServices } from '../../services/service-states.ts'
import type { Organization, State } from '../../state.ts'
import { alertsOf, nameless, notificationsOf, type Observed, observedIn } from './alert-views.ts'
import type { ChartOf } from './charts/create-charts.ts'
import { dashboardsIn, dashboardView } from './dashboard-view.ts'

export type View = ReturnType<typeof viewOf>

const longestPath = 500

/** The content of the page, which becomes JSON. */
export interface PageView extends View {
  /** The bodies of the requests that are open on the page, by their sequence numbers. */
  readonly bodies: ReturnType<typeof bodiesOf>
  readonly faults: ReturnType<ServedSandbox['sandbox']['faults']>
  /** The operations that faults can name; absent where the control API is off. */
  readonly operations?: readonly string[]
  readonly faultKinds?: ReturnType<typeof faultKinds>
}

/** The kinds of faults, and what each needs beside its kind, with a value to begin with. */
export function faultKinds() {
  return Object.entries(controlSchema('Fault').discriminator?.mapping ?? {}).map(([kind, reference]) => {
    const { required = [], properties = {} } = controlSchema(nameOf(reference))
    const needs = required.filter((name) => name !== 'kind')
    return { kind, needs: needs.map((name) => ({ name, value: Number(properties[name]?.example) })) }
  })
}

/**
 * The content of the page for a snapshot, which becomes JSON without credentials: the wanted dashboard or else the first,
 * and the newest requests first.
 */
export function viewOf(
  snapshot: GivenState,
  requests: readonly RequestWithoutBody[],
  chartOf: ChartOf,
  wanted?: string | null,
) {
  const state = snapshot as State
  const deployments = observedIn(state)
  const dashboards = dashboardsIn(deployments)
  const chosen = dashboards.find(({ entry }) => entry.key === wanted) ?? dashboards[0]
  return {
    time: state.time,
    dashboards: dashboards.map(({ entry }) => entry),
    dashboard: chosen && dashboardView(chosen, chartOf, state.time),
    alerts: deployments.flatMap(alertsOf),
    notifications: notificationsOf(deployments),
    services: settled(state).flatMap(servicesOf),
    sources: deployments.flatMap(sourcesOf),
    keys: keysOf(state),
    requests: requests.slice(-mostAnswers).toReversed().map(requestView),
    requestCount: requests.length,
  }
}

/** The organizations with their services as they are at the time of the state. */
function settled({ managed, time }: State): Organization[] {
  const organizations = managed.organizations.map((organization) => ({
    ...organization,
    services: organization.services.map((each) => {
      const { record, activity, usage } = each
      return { ...each, ...structuredClone({ record, activity, usage }) }
    }),
  }))
  settleServices({ ...managed, organizations }, time)
  return organizations
}

function servicesOf({ id, tier, services }: Organization) {
  return services.map(({ record }) => {
    const { minTotalMemoryGb: least, maxTotalMemoryGb: most, numReplicas } = record
    return {
      id: record.id,
      name: record.name || record.id,
      organization: `${id}, ${tier.toLowerCase()}`,
      state: String(record.state ?? 'unknown'),
      memory: `${least ?? '?'} to ${most ?? '?'} GB${numReplicas ? `, ${numReplicas} replicas` : ''}`,
      idle: record.idleScaling === false ? 'never' : `after ${record.idleTimeoutMinutes ?? 15} min`,
      where: [record.provider, record.region].filter(Boolean).join(', '),
    }
  })
}

function sourcesOf({ name: of, state }: Observed) {
  return state.sources.map(({ id = '', name = nameless, kind = '' }) => ({ id, name, kind, of }))
}

/** The names and ids of the keys, without credentials. API keys of the open-source deployment are only counted. */
function keysOf({ openSource, managed }: State) {
  const counted = (count: number, what: string) => ({
    id: '',
    name: `${count} ${what}${count === 1 ? '' : 's'}`,
    of: 'Open source',
  })
  return [
    ...managed.organizations.flatMap((organization) =>
      organization.keys.map(({ id, name }) => ({ id, name, of: `Organization ${organization.id}` })),
    ),
    counted(openSource.apiKeys.length, 'personal access key'),
    counted(openSource.ingestionKeys.length, 'ingestion key'),
  ]
}

function requestView({ path, ...request }: RequestWithoutBody) {
  return { ...request, path: path.length > longestPath ? `${path.slice(0, longestPath)}…` : path }
}

/** Characters of a body that the page shows at most. */
const mostShown = 20_000

/** The bodies of requests and answers as indented text, by the sequence numbers of the requests. */
export function bodiesOf(log: Pick<RequestLog, 'bodiesOf'>, sequences: readonly string[]) {
  return Object.fromEntries(
    sequences.slice(0, mostAnswers).map((sequence) => {
      const { body, answer } = log.bodiesOf(Number(sequence))
      return [sequence, { body: shown(body), answer: shown(answer) }]
    }),
  )
}

function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
