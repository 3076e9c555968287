import { UsageError } from '../options/usage-error.ts'

/** At most so many requests in so many milliseconds. */
export interface Rate {
  readonly requests: number
  readonly milliseconds: number
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

/** Reads `10/10s`; `none` is no limit. */
export function parseRate(text: string): Rate | undefined {
  if (text === 'none') return undefined
  const [, requests, amount, unit] = /^(\d+)\/(\d+(?:\.\d+)?)?(ms|s|m)$/.exec(text) ?? []
  const rate = { requests: Number(requests), milliseconds: Number(amount ?? 1) * (UNITS[unit ?? ''] ?? 0) }
  if (rate.requests > 0 && rate.milliseconds > 0) return rate
  throw new UsageError(
    `\`--rate ${text}\` is no rate; expected requests and a time, like 10/10s or 100/1m, or none for no limit.`,
  )
}

/** Says a rate in words. */
export function rateInWords(rate: Rate | undefined): string {
  if (!rate) return 'as fast as it answers'
  const { requests, milliseconds } = rate
  return `at most ${requests} request${requests === 1 ? '' : 's'} in ${milliseconds / 1000} s`
}

/** Lets requests through, no more of them in any stretch of time than the rate allows. */
export interface Pace {
  /** Milliseconds until the next request may be sent, now. */
  delay(now: number): number
  /** Counts a request that is sent now. */
  count(now: number): void
}

/**
 * A window that slides over the requests, and not one that starts anew every so often: whenever the server's own window
 * starts, there are no more requests in it than the rate allows.
 */
export function createPace(rate: Rate | undefined): Pace {
  const sent: number[] = []
  if (!rate) return { delay: () => 0, count: () => {} }
  return {
    delay: (now) => {
      const first = sent.at(-rate.requests)
      return first === undefined ? 0 : Math.max(0, first + rate.milliseconds - now)
    },
    count: (now) => {
      sent.push(now)
      if (sent.length > rate.requests) sent.shift()
    },
  }
}

/** How long so many requests take at least, in milliseconds. */
export function shortestTime(requests: number, rate: Rate | undefined): number {
  return rate && requests > 0 ? Math.floor((requests - 1) / rate.requests) * rate.milliseconds : 0
}

/** How long a server is left alone that does not say how long. */
const UNSAID = 10_000

/** Milliseconds for which a limited client is asked to stay away, in any of the forms that servers have for it. */
export function waitAskedFor(headers: Readonly<Record<string, string>>, now: number): number {
  const after = headers['retry-after']
  const date = after !== undefined && /[a-z]/i.test(after) ? Date.parse(after) : Number.NaN
  if (!Number.isNaN(date)) return Math.max(0, date - now)
  const seconds = [after, headers['x-ratelimit-reset'], headers['ratelimit-reset']].map((value) =>
    value === undefined || value === '' ? Number.NaN : Number(value),
  )
  const asked = seconds.find((value) => value >= 0 && Number.isFinite(value))
  return asked === undefined ? UNSAID : Math.ceil(asked * 1000)
}
