import type { LoggedRequest } from '../request-log.ts'

const longest = 200

/** One line for a request. What the caller chose is printed as such: no control characters, and not without end. */
export function logLine({ time, method, path, operation, status, fault }: LoggedRequest): string {
  const parts = [
    new Date(time).toISOString().slice(11, 23),
    status ?? '---',
    printable(method),
    printable(path),
    ...(operation === undefined ? [] : [`(${operation})`]),
    ...(fault === undefined ? [] : [`fault: ${fault}`]),
  ]
  return `${parts.join(' ')}\n`
}

function printable(text: string): string {
  const clean = text.replace(/[^\x20-\x7e]/g, '?')
  return clean.length > longest ? `${clean.slice(0, longest)}...` : clean
}
