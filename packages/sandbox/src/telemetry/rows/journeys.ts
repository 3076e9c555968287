/** A span of a journey. */
export interface JourneySpan {
  service: string
  name: string
  kind: 'Server' | 'Client' | 'Consumer'
  /** The median of its duration, in milliseconds. */
  median: number
  attributes: Record<string, string>
  /** The index of its parent span. */
  parent?: number
}

/** The trace of one action of a user or a machine. */
export interface Journey {
  /** The mean number of traces per minute. */
  rate: number
  /** The share of traces that fail, and the index of the span in which they fail. */
  failing: number
  failsIn: number
  spans: JourneySpan[]
}

const http = (service: string, name: string, median: number, parent?: number): JourneySpan => {
  const [method = '', route = ''] = name.split(' ')
  const attributes = { 'http.request.method': method, 'http.route': route }
  return { service, name, kind: 'Server', median, attributes, ...(parent !== undefined && { parent }) }
}
const sql = (service: string, name: string, median: number, parent: number): JourneySpan => {
  const attributes = { 'db.system': 'postgresql', 'db.operation.name': name.split(' ')[0] as string }
  return { service, name, kind: 'Client', median, attributes, parent }
}
const mail = (name: string, kind: JourneySpan['kind'], median: number, attributes: Record<string, string>) => {
  return { service: 'notifications', name, kind, median, attributes }
}

const journey = (rate: number, failing: number, failsIn: number, ...spans: JourneySpan[]): Journey => {
  return { rate, failing, failsIn, spans }
}
const sent = { ...mail('send mail', 'Client', 110, { 'server.address': 'mail.internal' }), parent: 0 }

export const journeys: readonly Journey[] = [
  journey(
    11,
    0.003,
    2,
    http('gateway', 'GET /products', 24),
    http('catalog', 'GET /products', 16, 0),
    sql('catalog', 'SELECT products', 7, 1),
  ),
  journey(6, 0.004, 1, http('gateway', 'GET /products/{id}', 15), http('catalog', 'GET /products/{id}', 8, 0)),
  journey(
    2.5,
    0.012,
    3,
    http('gateway', 'POST /checkout', 240),
    http('checkout', 'POST /checkout', 225, 0),
    sql('checkout', 'INSERT orders', 9, 1),
    http('payments', 'POST /charges', 160, 1),
    sql('payments', 'UPDATE ledger', 12, 3),
  ),
  journey(
    1.8,
    0.02,
    1,
    http('gateway', 'POST /sessions', 90),
    http('accounts', 'POST /sessions', 80, 0),
    sql('accounts', 'SELECT users', 5, 1),
  ),
  journey(1.5, 0.008, 1, mail('process mails', 'Consumer', 130, { 'messaging.destination.name': 'mails' }), sent),
]
