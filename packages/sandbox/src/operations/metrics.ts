import type { ManagedService, Organization, ServiceRecord } from '../state.ts'
import type { ManagementHandlers } from './operation.ts'
import { calledService } from './service-objects.ts'

interface Metric {
  readonly help: string
  readonly isImportant: boolean
  /** The table of the database that has a value for each replica. Without a table, the service has one value. */
  readonly table?: string
  value(record: ServiceRecord): number
}

const metrics: Readonly<Record<string, Metric>> = {
  Database_ServiceInfo: { help: 'State and version of the service.', isImportant: true, value: () => 1 },
  DatabaseAsyncMetrics_OSMemoryTotal: {
    help: 'Memory of the replica in bytes.',
    isImportant: true,
    table: 'system.asynchronous_metrics',
    value: ({ minReplicaMemoryGb }) => (minReplicaMemoryGb ?? 8) * 2 ** 30,
  },
  DatabaseMetrics_ActiveReplicas: {
    help: 'Replicas that the replica sees.',
    isImportant: false,
    table: 'system.metrics',
    value: ({ numReplicas }) => numReplicas ?? 1,
  },
}

type Query = Readonly<Record<string, unknown>>

/** The metrics of services in the text format of Prometheus. Reading them wakes no service. */
export const metricTexts = {
  getOrganizationMetrics: ({ organization, query }) => ({
    text: prometheusText(organization, organization.services, query),
  }),
  getServiceMetrics: (call) => ({ text: prometheusText(call.organization, [calledService(call)], call.query) }),
} satisfies Partial<ManagementHandlers>

function prometheusText({ id }: Organization, services: readonly ManagedService[], query: Query): string {
  const chosen = Object.entries(metrics).filter(([, one]) => one.isImportant || query.filtered_metrics !== true)
  const written = chosen.flatMap(([name, { help, table, value }]) => {
    const values = services.flatMap(({ record }) => {
      const label = (record.name ?? '').replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')
      const common = `organization="${id}",service="${record.id}",service_name="${label}"`
      return labelsOf(record, table).map((labels) => `${name}{${common},${labels}} ${value(record)}`)
    })
    const type = table === undefined ? 'untyped' : 'gauge'
    return values.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values]
  })
  return written.map((line) => `${line}\n`).join('')
}

/** The labels of each line of a metric. Only the replicas of a running service have lines. */
function labelsOf({ id, state, databaseVersion, numReplicas, minReplicas }: ServiceRecord, table?: string): string[] {
  if (table === undefined) return [`cluster_status="${state}",version="${databaseVersion}",scrape="full"`]
  const length = state === 'running' ? (numReplicas ?? minReplicas ?? 1) : 0
  const hosts = Array.from({ length }, (_, index) => `server-${id.slice(0, 8)}-${index}`)
  return hosts.map((host) => `hostname="${host}",instance="${host}",table="${table}"`)
}
