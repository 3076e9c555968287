import { hashText } from '../random.ts'

/** A service of the deployment that the telemetry tells of. */
export interface Service {
  name: string
  version: string
  /** Copies of it that run beside each other. */
  pods: number
  /** Whether people use it, by day and on weekdays, or machines do at any time. */
  busy: 'people' | 'machines'
}

export const services: readonly Service[] = [
  { name: 'gateway', version: '2.14.0', pods: 3, busy: 'people' },
  { name: 'catalog', version: '1.8.3', pods: 3, busy: 'people' },
  { name: 'checkout', version: '3.2.1', pods: 2, busy: 'people' },
  { name: 'payments', version: '1.21.0', pods: 2, busy: 'people' },
  { name: 'accounts', version: '0.9.4', pods: 2, busy: 'people' },
  { name: 'notifications', version: '1.1.7', pods: 1, busy: 'machines' },
]

export function serviceNamed(name: string): Service {
  const service = services.find((one) => one.name === name)
  if (!service) throw new Error(`There is no service ${name} among ${services.map((one) => one.name).join(', ')}.`)
  return service
}

/** The service that has the incident. */
export const troubled = 'payments'

/** What is said of a pod of a service in each of its rows. */
export function resourceAttributes(service: Service, pod: number): Record<string, string> {
  const { name, version } = service
  const copy = hashText(`${name} ${version} ${pod}`).toString(36).slice(0, 5)
  const node = `node-${1 + ((hashText(name) + pod) % 3)}`
  return {
    'cloud.region': 'eu-central-1',
    'deployment.environment.name': 'production',
    'host.name': node,
    'k8s.cluster.name': 'production-1',
    'k8s.container.name': name,
    'k8s.deployment.name': name,
    'k8s.namespace.name': 'shop',
    'k8s.node.name': node,
    'k8s.pod.name': `${name}-${hashText(version).toString(36).slice(0, 6)}-${copy}`,
    'service.name': name,
    'service.version': version,
    'telemetry.sdk.language': 'nodejs',
  }
}
