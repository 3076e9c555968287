import type { Rate } from '../options/deployments.ts'

/**
 * Spaces requests so that no stretch of time holds more of them than the rate allows. The window slides with the requests,
 * wherever the server's own window starts.
 */
export function createPace(rate: Rate | undefined) {
  if (!rate) return { delay: () => 0, count: () => {} }
  const { requests, milliseconds } = rate
  const sent: number[] = []
  return {
    /** Milliseconds until the next request may be sent. */
    delay: (now: number): number => Math.max(0, (sent.at(-requests) ?? Number.NEGATIVE_INFINITY) + milliseconds - now),
    /** Counts a request that is sent now. */
    count: (now: number): void => {
      sent.push(now)
      if (sent.length > requests) sent.shift()
    },
  }
}

/** The least time that this many requests take, in milliseconds. */
export function shortestTime(requests: number, rate: Rate | undefined): number {
  return rate && requests > 0 ? Math.floor((requests - 1) / rate.requests) * rate.milliseconds : 0
}

/** The wait after a 429 that does not say how long to wait. */
const DEFAULT_WAIT = 10_000

/** The milliseconds that a 429 asks to wait: `Retry-After` as seconds or a date, or one of the reset headers. */
export function waitAskedFor(headers: Readonly<Record<string, string>>, now: number): number {
  const after = headers['retry-after']
  const date = after !== undefined && /[a-z]/i.test(after) ? Date.parse(after) : Number.NaN
  if (!Number.isNaN(date)) return Math.max(0, date - now)
  const seconds = [after, headers['x-ratelimit-reset'], headers['ratelimit-reset']].map((value) =>
    value === undefined || value === '' ? Number.NaN : Number(value),
  )
  const asked = seconds.find((value) => value >= 0 && Number.isFinite(value))
  return asked === undefined ? DEFAULT_WAIT : Math.ceil(asked * 1000)
}
