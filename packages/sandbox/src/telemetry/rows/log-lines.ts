/** A statement in the code of a service that logs. */
export interface LogLine {
  service: string
  severity: 'debug' | 'info' | 'warn' | 'error'
  /** The mean number of lines per minute. */
  rate: number
  body: (number: number) => string
  attributes: (number: number) => Record<string, string>
  /** The factor by which the daily incident changes the rate. */
  incident: number
}

const line = (
  service: string,
  severity: LogLine['severity'],
  rate: number,
  body: LogLine['body'],
  attributes: LogLine['attributes'],
  incident = 1,
): LogLine => ({ service, severity, rate, body, attributes, incident })

const pick = <T>(items: readonly T[], number: number): T => items[number % items.length] as T
const routes = ['/products', '/products/{id}', '/cart', '/checkout', '/account'] as const
const providers = ['card', 'invoice', 'wallet'] as const
const mails = ['order placed', 'password changed', 'receipt'] as const

const method = (n: number): string => (n % 4 ? 'GET' : 'POST')
const milliseconds = (n: number): number => 4 + (n % 180)
const userId = (n: number): number => 1000 + (n % 4000)
const orderId = (n: number): string => `ord_${100_000 + (n % 900_000)}`

const request = (status: string) => (n: number) => ({
  'http.request.method': method(n),
  'http.route': pick(routes, n >>> 3),
  'http.response.status_code': status,
  duration_ms: String(milliseconds(n)),
})
const accessed = (status: number) => (n: number) =>
  `${method(n)} ${pick(routes, n >>> 3)} ${status} ${milliseconds(n)}ms`
const order = (n: number) => ({ 'order.id': orderId(n), 'payment.provider': pick(providers, n) })
const failedOrder = (type: string) => (n: number) => ({ ...order(n), 'exception.type': type })
const user = (n: number) => ({ 'user.id': String(userId(n)) })
const always = (attributes: Record<string, string>) => () => attributes
const exception = (type: string) => always({ 'exception.type': type })
const postgres = { 'db.system': 'postgresql' }
const poolExhausted = always({ 'exception.type': 'PoolExhaustedError', ...postgres })
const cacheHit = (n: number) => ({ 'cache.hit': String(n % 5 > 0) })
const listed = (n: number) => ({ ...postgres, rows: String(1 + (n % 48)) })
const product = (n: number) => ({ 'product.id': String(n % 800) })
const queue = (n: number) => ({ 'messaging.queue.length': String(n % 40) })
const noConnection = 'connection pool exhausted: 50 of 50 connections in use'
const unconfirmed = (n: number) => `order ${orderId(n)} failed: payment was not confirmed`
const charged = (n: number) => `charge of order ${orderId(n)} failed: provider timed out after 5000ms`
const retried = (n: number) => `retrying ${pick(providers, n)} after timeout, attempt ${2 + (n % 3)}`

/** All log statements, by service. Their order decides their random numbers. */
export const logLines: readonly LogLine[] = [
  line('gateway', 'info', 9, accessed(200), request('200')),
  line('gateway', 'info', 1.2, accessed(304), request('304')),
  line('gateway', 'warn', 0.7, accessed(404), request('404')),
  line('gateway', 'warn', 0.12, (n) => `client ${n % 250} exceeded its rate limit`, request('429')),
  line('gateway', 'error', 0.05, () => 'upstream payments did not answer within 5000ms', request('504'), 60),
  line('catalog', 'debug', 5, (n) => `cache ${n % 5 ? 'hit' : 'miss'} for product ${n % 800}`, cacheHit),
  line('catalog', 'info', 3, (n) => `listed ${1 + (n % 48)} products in ${2 + (n % 30)}ms`, listed),
  line('catalog', 'warn', 0.15, (n) => `slow query: SELECT products took ${400 + (n % 900)}ms`, always(postgres)),
  line('catalog', 'error', 0.02, () => 'connection to database lost, retrying', exception('ConnectionError')),
  line('checkout', 'info', 2.2, (n) => `order ${orderId(n)} placed`, order),
  line('checkout', 'info', 1.1, (n) => `cart of user ${userId(n)} has ${1 + (n % 7)} items`, user),
  line('checkout', 'warn', 0.2, (n) => `stock of product ${n % 800} is low`, product),
  line('checkout', 'error', 0.08, unconfirmed, failedOrder('PaymentError'), 30),
  line('payments', 'info', 2, (n) => `payment of order ${orderId(n)} captured by ${pick(providers, n)}`, order, 0.55),
  line('payments', 'warn', 0.12, retried, order, 14),
  line('payments', 'error', 0.06, () => noConnection, poolExhausted, 90),
  line('payments', 'error', 0.05, charged, failedOrder('TimeoutError'), 40),
  line('accounts', 'info', 1.4, (n) => `user ${userId(n)} signed in`, user),
  line('accounts', 'warn', 0.25, (n) => `wrong password for user ${userId(n)}`, user),
  line('accounts', 'error', 0.015, () => 'token could not be verified: signature is invalid', exception('TokenError')),
  line('notifications', 'info', 1.6, (n) => `mail "${pick(mails, n)}" sent to user ${userId(n)}`, user),
  line('notifications', 'debug', 1, (n) => `queue has ${n % 40} messages`, queue),
  line('notifications', 'error', 0.03, () => 'mail server refused the connection', exception('SmtpError')),
]
