export type MetricKind = 'gauge' | 'sum' | 'histogram'

export interface Metric {
  name: string
  unit: string
  description: string
  attributes: Record<string, string>[]
  /** With how busy the service is (about 1), a number from 0 to 1, and whether the service is in trouble. */
  measure: (busy: number, chance: number, isTroubled: boolean, salt: number) => number
}

const none = [{}]
const gigabyte = 1024 ** 3
const usage = (share: number) => (busy: number, chance: number, isTroubled: boolean) =>
  Math.min(0.99, share * (0.5 + 0.5 * busy) * (0.9 + 0.2 * chance) + (isTroubled ? 0.45 : 0))
const memory = (_: number, chance: number, isTroubled: boolean, salt: number) =>
  Math.round(gigabyte * (0.35 + (salt % 16) / 64 + 0.06 * chance) * (isTroubled ? 1.5 : 1))

/** What is measured, by kind. */
export const metrics: Record<MetricKind, Metric[]> = {
  gauge: [
    {
      name: 'system.cpu.utilization',
      unit: '1',
      description: 'Share of the processor that is used',
      attributes: [{ cpu: '0' }, { cpu: '1' }],
      measure: usage(0.34),
    },
    {
      name: 'system.memory.utilization',
      unit: '1',
      description: 'Share of the memory that is used',
      attributes: none,
      measure: usage(0.5),
    },
    {
      name: 'container.memory.working_set',
      unit: 'By',
      description: 'Memory in use',
      attributes: none,
      measure: memory,
    },
    {
      name: 'container.memory.limit',
      unit: 'By',
      description: 'Memory that can be used',
      attributes: none,
      measure: () => 2 * gigabyte,
    },
    {
      name: 'db.client.connection.count',
      unit: '{connection}',
      description: 'Connections in use',
      attributes: [{ 'db.client.connection.state': 'used' }],
      measure: (busy, chance, isTroubled) => (isTroubled ? 50 : Math.round(6 + 12 * busy * (0.8 + 0.4 * chance))),
    },
  ],
  sum: [
    {
      name: 'http.requests',
      unit: '{request}',
      description: 'Requests served',
      attributes: [{ 'http.response.status_code': '200' }],
      measure: (busy, chance, isTroubled) => Math.round(60 * busy * (0.9 + 0.2 * chance) * (isTroubled ? 0.7 : 1)),
    },
    {
      name: 'http.requests',
      unit: '{request}',
      description: 'Requests served',
      attributes: [{ 'http.response.status_code': '500' }],
      measure: (_, chance, isTroubled) => (isTroubled ? 18 + Math.round(chance * 6) : chance > 0.9 ? 1 : 0),
    },
    {
      name: 'network.io',
      unit: 'By',
      description: 'Bytes sent and received',
      attributes: [{ 'network.io.direction': 'receive' }, { 'network.io.direction': 'transmit' }],
      measure: (busy, chance) => Math.round(4e6 * busy * (0.8 + 0.4 * chance)),
    },
  ],
  histogram: [
    {
      name: 'http.duration',
      unit: 'ms',
      description: 'Duration of requests',
      attributes: [{ 'http.request.method': 'GET' }, { 'http.request.method': 'POST' }],
      measure: (busy, chance) => Math.round(30 * busy * (0.9 + 0.2 * chance)),
    },
  ],
}
