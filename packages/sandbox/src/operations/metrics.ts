import { serviceOf } from '../rules/services.ts'
import type { ManagedService, Organization } from '../state.ts'
import type { ManagementHandlers } from './management-call.ts'

/** A metric of a service: a line for each set of labels. */
interface Metric {
  readonly name: string
  readonly help: string
  readonly type: string
  readonly isImportant?: boolean
  lines(service: ManagedService, labels: string): string[]
}

/** Lines of a metric for each replica of a running service. */
const ofReplicas =
  (name: string, table: string, value: (record: ManagedService['record']) => number): Metric['lines'] =>
  ({ record }, labels) => {
    const count = record.state === 'running' ? (record.numReplicas ?? record.minReplicas ?? 1) : 0
    return Array.from({ length: count }, (_, index) => {
      const host = `server-${record.id.slice(0, 8)}-${index}`
      return `${name}{${labels},hostname="${host}",instance="${host}",table="${table}"} ${value(record)}`
    })
  }

const info = 'Database_ServiceInfo'
const memory = 'DatabaseAsyncMetrics_OSMemoryTotal'
const replicas = 'DatabaseMetrics_ActiveReplicas'

const metrics: readonly Metric[] = [
  {
    name: info,
    help: 'State and version of the service.',
    type: 'untyped',
    isImportant: true,
    lines: ({ record: { state, databaseVersion } }, labels) => [
      `${info}{${labels},cluster_status="${state}",version="${databaseVersion}",scrape="full"} 1`,
    ],
  },
  {
    name: memory,
    help: 'Memory of the replica in bytes.',
    type: 'gauge',
    isImportant: true,
    lines: ofReplicas(memory, 'system.asynchronous_metrics', (record) => (record.minReplicaMemoryGb ?? 8) * 2 ** 30),
  },
  {
    name: replicas,
    help: 'Replicas that the replica sees.',
    type: 'gauge',
    lines: ofReplicas(replicas, 'system.metrics', (record) => record.numReplicas ?? 1),
  },
]

/** The metrics of services in the text format of Prometheus. Reading them wakes no service. */
export const metricTexts: ManagementHandlers = {
  getOrganizationMetrics: ({ organization, query }) => ({
    text: textOf(organization, organization.services, query),
  }),
  getServiceMetrics: ({ organization, pathValue, query }) => ({
    text: textOf(organization, [serviceOf(organization, pathValue('serviceId'))], query),
  }),
}

function textOf(
  { id }: Organization,
  services: readonly ManagedService[],
  query: Readonly<Record<string, unknown>>,
): string {
  const shown = query.filtered_metrics === true ? metrics.filter(({ isImportant }) => isImportant) : metrics
  return shown
    .flatMap(({ name, help, type, lines }) => {
      const values = services.flatMap((service) => lines(service, labelsOf(id, service)))
      return values.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values]
    })
    .map((line) => `${line}\n`)
    .join('')
}

function labelsOf(organization: string, { record }: ManagedService): string {
  const name = (record.name ?? '').replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')
  return `organization="${organization}",service="${record.id}",service_name="${name}"`
}
