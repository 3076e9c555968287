import { hashText } from '../random.ts'

/** A service of the deployment that the telemetry describes. */
export interface Service {
  name: string
  version: string
  /** The number of its running copies. */
  pods: number
  /** Whether people use it, mostly by day and on weekdays, or machines at any time. */
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

/** The resource attributes of the rows of a pod. */
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

export const minutesOfDay: number = 24 * 60
export const minutesOfWeek: number = 7 * minutesOfDay

/** The load of each minute of a week that begins on a Thursday, like the epoch; its mean is about 1. */
const people = Float64Array.from({ length: minutesOfWeek }, (_, minute) => {
  const day = (4 + Math.floor(minute / minutesOfDay)) % 7
  const hour = (minute % minutesOfDay) / 60
  const daily = 1 - 0.75 * Math.cos(((hour - 2.5) / 24) * 2 * Math.PI) + 0.15 * Math.sin((hour / 6) * 2 * Math.PI)
  return daily * (day === 0 || day === 6 ? 0.62 : 1.15)
})

/** The load of machines is constant, with a peak at the start of each hour. */
const machines = Float64Array.from({ length: minutesOfWeek }, (_, minute) => (minute % 60 < 5 ? 1.6 : 0.945))

export const rhythms: Readonly<Record<Service['busy'], Float64Array>> = { people, machines }
