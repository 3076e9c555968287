import type { Incident } from './incidents.ts'

export type MetricKind = 'gauge' | 'sum' | 'histogram'

export interface Metric {
  name: string
  unit: string
  description: string
  attributes: Record<string, string>[]
  /** Computes a value from the load (about 1), a random number, an incident of the service, and a salt. */
  measure: (load: number, random: number, incident: Incident | undefined, salt: number) => number
}

const metric = (
  name: string,
  unit: string,
  description: string,
  measure: Metric['measure'],
  ...attributes: Record<string, string>[]
): Metric => ({ name, unit, description, attributes: attributes.length > 0 ? attributes : [{}], measure })

const gigabyte = 1024 ** 3
const usage = (share: number) => (load: number, random: number, incident?: Incident) =>
  Math.min(0.99, share * (0.5 + 0.5 * load) * (0.9 + 0.2 * random) + (incident ? 0.45 : 0))
const memory: Metric['measure'] = (_, random, incident, salt) =>
  Math.round(gigabyte * (0.35 + (salt % 16) / 64 + 0.06 * random) * (incident ? 1.5 : 1))
const connections: Metric['measure'] = (load, random, incident) =>
  incident ? 50 : Math.round(6 + 12 * load * (0.8 + 0.4 * random))
const calls = (load: number, random: number): number => 60 * load * (0.9 + 0.2 * random)
const served: Metric['measure'] = (load, random, incident) =>
  Math.round(calls(load, random) * (1 - (incident?.errorRate ?? 0)))
const failed: Metric['measure'] = (load, random, incident) =>
  Math.max(Number(random > 0.9), Math.round(calls(load, random) * (incident?.errorRate ?? 0)))
const transferred: Metric['measure'] = (load, random) => Math.round(4e6 * load * (0.8 + 0.4 * random))
const measured: Metric['measure'] = (load, random) => Math.round(30 * load * (0.9 + 0.2 * random))

const processors = [{ cpu: '0' }, { cpu: '1' }]
const used = { 'db.client.connection.state': 'used' }
const directions = ['receive', 'transmit'].map((direction) => ({ 'network.io.direction': direction }))
const methods = ['GET', 'POST'].map((method) => ({ 'http.request.method': method }))
const status = (code: string) => ({ 'http.response.status_code': code })

/** The metrics of every service, by kind. */
export const metrics: Record<MetricKind, Metric[]> = {
  gauge: [
    metric('system.cpu.utilization', '1', 'Share of the processor that is used', usage(0.34), ...processors),
    metric('system.memory.utilization', '1', 'Share of the memory that is used', usage(0.5)),
    metric('container.memory.working_set', 'By', 'Memory in use', memory),
    metric('container.memory.limit', 'By', 'Memory that can be used', () => 2 * gigabyte),
    metric('db.client.connection.count', '{connection}', 'Connections in use', connections, used),
  ],
  sum: [
    metric('http.requests', '{request}', 'Requests served', served, status('200')),
    metric('http.requests', '{request}', 'Requests served', failed, status('500')),
    metric('network.io', 'By', 'Bytes sent and received', transferred, ...directions),
  ],
  histogram: [metric('http.duration', 'ms', 'Duration of requests', measured, ...methods)],
}
