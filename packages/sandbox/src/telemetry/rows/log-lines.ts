/** A line of code that logs. */
export interface LogLine {
  service: string
  severity: 'debug' | 'info' | 'warn' | 'error'
  /** Lines a minute, in the mean of a week. */
  rate: number
  /** What the incident multiplies the rate by. */
  incident?: number
  body: (number: number) => string
  attributes: (number: number) => Record<string, string>
}

const pick = <T>(items: readonly T[], number: number): T => items[number % items.length] as T
const routes = ['/products', '/products/{id}', '/cart', '/checkout', '/account'] as const
const providers = ['card', 'invoice', 'wallet'] as const

const request = (status: string) => (number: number) => ({
  'http.request.method': number % 4 ? 'GET' : 'POST',
  'http.route': pick(routes, number >>> 3),
  'http.response.status_code': status,
  duration_ms: String(4 + (number % 180)),
})
const order = (number: number) => ({
  'order.id': `ord_${100_000 + (number % 900_000)}`,
  'payment.provider': pick(providers, number),
})
const user = (number: number) => ({ 'user.id': String(1000 + (number % 4000)) })

const accessed = (status: number) => (number: number) =>
  `${number % 4 ? 'GET' : 'POST'} ${pick(routes, number >>> 3)} ${status} ${4 + (number % 180)}ms`

/** All lines that are logged, by service. */
export const logLines: readonly LogLine[] = [
  { service: 'gateway', severity: 'info', rate: 9, body: accessed(200), attributes: request('200') },
  { service: 'gateway', severity: 'info', rate: 1.2, body: accessed(304), attributes: request('304') },
  { service: 'gateway', severity: 'warn', rate: 0.7, body: accessed(404), attributes: request('404') },
  {
    service: 'gateway',
    severity: 'warn',
    rate: 0.12,
    body: (n) => `client ${n % 250} exceeded its rate limit`,
    attributes: request('429'),
  },
  {
    service: 'gateway',
    severity: 'error',
    rate: 0.05,
    incident: 60,
    body: () => 'upstream payments did not answer within 5000ms',
    attributes: request('504'),
  },
  {
    service: 'catalog',
    severity: 'debug',
    rate: 5,
    body: (n) => `cache ${n % 5 ? 'hit' : 'miss'} for product ${n % 800}`,
    attributes: (n) => ({ 'cache.hit': String(n % 5 > 0) }),
  },
  {
    service: 'catalog',
    severity: 'info',
    rate: 3,
    body: (n) => `listed ${1 + (n % 48)} products in ${2 + (n % 30)}ms`,
    attributes: (n) => ({ 'db.system': 'postgresql', rows: String(1 + (n % 48)) }),
  },
  {
    service: 'catalog',
    severity: 'warn',
    rate: 0.15,
    body: (n) => `slow query: SELECT products took ${400 + (n % 900)}ms`,
    attributes: () => ({ 'db.system': 'postgresql' }),
  },
  {
    service: 'catalog',
    severity: 'error',
    rate: 0.02,
    body: () => 'connection to database lost, retrying',
    attributes: () => ({ 'exception.type': 'ConnectionError' }),
  },
  {
    service: 'checkout',
    severity: 'info',
    rate: 2.2,
    body: (n) => `order ${order(n)['order.id']} placed`,
    attributes: order,
  },
  {
    service: 'checkout',
    severity: 'info',
    rate: 1.1,
    body: (n) => `cart of user ${1000 + (n % 4000)} has ${1 + (n % 7)} items`,
    attributes: user,
  },
  {
    service: 'checkout',
    severity: 'warn',
    rate: 0.2,
    body: (n) => `stock of product ${n % 800} is low`,
    attributes: (n) => ({ 'product.id': String(n % 800) }),
  },
  {
    service: 'checkout',
    severity: 'error',
    rate: 0.08,
    incident: 30,
    body: (n) => `order ${order(n)['order.id']} failed: payment was not confirmed`,
    attributes: (n) => ({ ...order(n), 'exception.type': 'PaymentError' }),
  },
  {
    service: 'payments',
    severity: 'info',
    rate: 2,
    incident: 0.55,
    body: (n) => `payment of order ${order(n)['order.id']} captured by ${pick(providers, n)}`,
    attributes: order,
  },
  {
    service: 'payments',
    severity: 'warn',
    rate: 0.12,
    incident: 14,
    body: (n) => `retrying ${pick(providers, n)} after timeout, attempt ${2 + (n % 3)}`,
    attributes: order,
  },
  {
    service: 'payments',
    severity: 'error',
    rate: 0.06,
    incident: 90,
    body: () => 'connection pool exhausted: 50 of 50 connections in use',
    attributes: () => ({ 'exception.type': 'PoolExhaustedError', 'db.system': 'postgresql' }),
  },
  {
    service: 'payments',
    severity: 'error',
    rate: 0.05,
    incident: 40,
    body: (n) => `charge of order ${order(n)['order.id']} failed: provider timed out after 5000ms`,
    attributes: (n) => ({ ...order(n), 'exception.type': 'TimeoutError' }),
  },
  {
    service: 'accounts',
    severity: 'info',
    rate: 1.4,
    body: (n) => `user ${1000 + (n % 4000)} signed in`,
    attributes: user,
  },
  {
    service: 'accounts',
    severity: 'warn',
    rate: 0.25,
    body: (n) => `wrong password for user ${1000 + (n % 4000)}`,
    attributes: user,
  },
  {
    service: 'accounts',
    severity: 'error',
    rate: 0.015,
    body: () => 'token could not be verified: signature is invalid',
    attributes: () => ({ 'exception.type': 'TokenError' }),
  },
  {
    service: 'notifications',
    severity: 'info',
    rate: 1.6,
    body: (n) => `mail "${pick(['order placed', 'password changed', 'receipt'], n)}" sent to user ${1000 + (n % 4000)}`,
    attributes: user,
  },
  {
    service: 'notifications',
    severity: 'debug',
    rate: 1,
    body: (n) => `queue has ${n % 40} messages`,
    attributes: (n) => ({ 'messaging.queue.length': String(n % 40) }),
  },
  {
    service: 'notifications',
    severity: 'error',
    rate: 0.03,
    body: () => 'mail server refused the connection',
    attributes: () => ({ 'exception.type': 'SmtpError' }),
  },
]
