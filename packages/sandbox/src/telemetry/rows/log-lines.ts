import { type LogLine, order, pick, providers, user } from './log-line.ts'
import { shopLogLines } from './shop-log-lines.ts'

/** All lines that are logged, by service. */
export const logLines: readonly LogLine[] = [
  ...shopLogLines,
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
