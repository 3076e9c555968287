import type { Fault } from '../../generated/schema.ts'

/** A fault in words: `status 503, listAlerts, 2 times`. */
export function faultInWords({ kind, operation, times = 1, ...rest }: Fault): string {
  const values = Object.entries(rest).map(([name, value]) => `${name === kind ? '' : `${name} `}${value}`)
  const what = [kind, ...values].join(' ')
  return `${what}, ${operation ?? 'any operation'}, ${times === 1 ? 'once' : `${times} times`}`
}
