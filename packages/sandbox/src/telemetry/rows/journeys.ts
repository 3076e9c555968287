/** A span of a journey, under the one before it that is its parent. */
export interface JourneySpan {
  service: string
  name: string
  kind: 'Server' | 'Client' | 'Producer' | 'Consumer'
  parent?: number
  /** The duration that half of them stay under, in milliseconds. */
  median: number
  attributes: Record<string, string>
}

/** What a user or a machine does, and the trace that it leaves. */
export interface Journey {
  /** Traces a minute, in the mean of a week. */
  rate: number
  /** The part of them that fails, and in which span. */
  failing: number
  failsIn: number
  spans: JourneySpan[]
}

const http = (method: string, route: string) => ({ 'http.request.method': method, 'http.route': route })
const sql = (operation: string) => ({ 'db.system': 'postgresql', 'db.operation.name': operation })

export const journeys: readonly Journey[] = [
  {
    rate: 11,
    failing: 0.003,
    failsIn: 2,
    spans: [
      { service: 'gateway', name: 'GET /products', kind: 'Server', median: 24, attributes: http('GET', '/products') },
      {
        service: 'catalog',
        name: 'GET /products',
        kind: 'Server',
        parent: 0,
        median: 16,
        attributes: http('GET', '/products'),
      },
      { service: 'catalog', name: 'SELECT products', kind: 'Client', parent: 1, median: 7, attributes: sql('SELECT') },
    ],
  },
  {
    rate: 6,
    failing: 0.004,
    failsIn: 1,
    spans: [
      {
        service: 'gateway',
        name: 'GET /products/{id}',
        kind: 'Server',
        median: 15,
        attributes: http('GET', '/products/{id}'),
      },
      {
        service: 'catalog',
        name: 'GET /products/{id}',
        kind: 'Server',
        parent: 0,
        median: 8,
        attributes: http('GET', '/products/{id}'),
      },
    ],
  },
  {
    rate: 2.5,
    failing: 0.012,
    failsIn: 3,
    spans: [
      {
        service: 'gateway',
        name: 'POST /checkout',
        kind: 'Server',
        median: 240,
        attributes: http('POST', '/checkout'),
      },
      {
        service: 'checkout',
        name: 'POST /checkout',
        kind: 'Server',
        parent: 0,
        median: 225,
        attributes: http('POST', '/checkout'),
      },
      { service: 'checkout', name: 'INSERT orders', kind: 'Client', parent: 1, median: 9, attributes: sql('INSERT') },
      {
        service: 'payments',
        name: 'POST /charges',
        kind: 'Server',
        parent: 1,
        median: 160,
        attributes: http('POST', '/charges'),
      },
      { service: 'payments', name: 'UPDATE ledger', kind: 'Client', parent: 3, median: 12, attributes: sql('UPDATE') },
    ],
  },
  {
    rate: 1.8,
    failing: 0.02,
    failsIn: 1,
    spans: [
      { service: 'gateway', name: 'POST /sessions', kind: 'Server', median: 90, attributes: http('POST', '/sessions') },
      {
        service: 'accounts',
        name: 'POST /sessions',
        kind: 'Server',
        parent: 0,
        median: 80,
        attributes: http('POST', '/sessions'),
      },
      { service: 'accounts', name: 'SELECT users', kind: 'Client', parent: 1, median: 5, attributes: sql('SELECT') },
    ],
  },
  {
    rate: 1.5,
    failing: 0.008,
    failsIn: 1,
    spans: [
      {
        service: 'notifications',
        name: 'process mails',
        kind: 'Consumer',
        median: 130,
        attributes: { 'messaging.destination.name': 'mails' },
      },
      {
        service: 'notifications',
        name: 'send mail',
        kind: 'Client',
        parent: 0,
        median: 110,
        attributes: { 'server.address': 'mail.internal' },
      },
    ],
  },
]
