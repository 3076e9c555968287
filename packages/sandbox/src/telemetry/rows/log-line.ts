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

export const pick = <T>(items: readonly T[], number: number): T => items[number % items.length] as T
const routes = ['/products', '/products/{id}', '/cart', '/checkout', '/account'] as const
export const providers = ['card', 'invoice', 'wallet'] as const

export const request = (status: string) => (number: number) => ({
  'http.request.method': number % 4 ? 'GET' : 'POST',
  'http.route': pick(routes, number >>> 3),
  'http.response.status_code': status,
  duration_ms: String(4 + (number % 180)),
})
export const order = (number: number) => ({
  'order.id': `ord_${100_000 + (number % 900_000)}`,
  'payment.provider': pick(providers, number),
})
export const user = (number: number) => ({ 'user.id': String(1000 + (number % 4000)) })

export const accessed = (status: number) => (number: number) =>
  `${number % 4 ? 'GET' : 'POST'} ${pick(routes, number >>> 3)} ${status} ${4 + (number % 180)}ms`
