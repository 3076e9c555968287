import type { HttpRequest } from './exchange.ts'

/** The status of an attempt without a complete answer. */
const noAnswer = 0

const transient: readonly number[] = [noAnswer, 408, 500, 502, 503, 504]

const firstWait = 500
const longestWait = 8_000
const shortestWait = 10

/** The longest wait in milliseconds that a server can ask for. */
export const longestServerWait = 60_000

/**
 * Returns the milliseconds before the retry, or `Infinity` where there is none. A request may be retried after a status
 * where the document states it, or the method allows it. `retryUnsafe` is the caller's permission. A limited request (429)
 * was not applied, so every method may be retried.
 *
 * @param retries - The number of retries so far.
 * @param held - The milliseconds for which the rate limit holds the call back, where it does.
 */
export function waitBeforeRetry(
  { operation: { method, retryStatuses }, options: { maxRetries, retryUnsafe } }: HttpRequest,
  retries: number,
  answer: Response | undefined,
  held: number | undefined,
): number {
  if (retries >= maxRetries) return Number.POSITIVE_INFINITY
  if (held) return held
  const byMethod = retryUnsafe || /^(GET|HEAD|PUT|DELETE)$/.test(method) ? transient : []
  const statuses = (!retryUnsafe && retryStatuses) || byMethod
  if (!statuses.includes(answer?.status ?? noAnswer)) return Number.POSITIVE_INFINITY
  const wait = (answer && serverWaits(answer)[0]) ?? backoff(retries)
  return wait > longestServerWait ? Number.POSITIVE_INFINITY : Math.max(wait, shortestWait)
}

/**
 * Returns the wait where the server asks for none. Full jitter: a random time up to a bound that doubles, so that
 * clients do not return all at once. The minimum prevents a hot loop.
 */
export function backoff(retries: number): number {
  return Math.max(Math.random() * Math.min(longestWait, firstWait * 2 ** retries), shortestWait)
}

/**
 * Returns the waits that the server asks for, in milliseconds, the shortest first. Meaningless values (past, negative,
 * not a number) are ignored.
 */
export function serverWaits({ status, headers }: Response): number[] {
  // Some deployments state the end of the window on every answer. It matters only when the window is used up.
  const isUsedUp = status === 429 || !readLimitNumber(headers, 'remaining')
  const after = headers.get('retry-after')
  return [
    parseDecimal(headers.get('retry-after-ms')),
    // `Date.parse` accepts almost anything as a date, and reads a time without a zone as local.
    /GMT$/.test(after as string) ? Date.parse(after as string) - serverClock(headers) : parseDecimal(after) * 1_000,
    isUsedUp ? readWindowRest(headers) : 0,
  ]
    .filter((wait) => wait > 0)
    .sort((one, other) => one - other)
}

/** Returns the milliseconds until the rate limit window ends. Servers state seconds from now or since 1970. */
export function readWindowRest(headers: Headers): number {
  const reset = readLimitNumber(headers, 'reset') * 1_000
  // Both values were rounded to seconds, one up and one down.
  return reset > firstEpoch ? reset - serverClock(headers) - 1_000 : reset
}

/** A moment in 2004. Seconds since 1970 are larger, and no window is that long. */
const firstEpoch = 2 ** 40

const combinedHeader = { remaining: /\br(?:emaining)?=([\d.]+)/, reset: /\b(?:rese)?t=([\d.]+)/ }

/**
 * Reads what remains of a window, or when it ends; `NaN` where the server does not say. Its spellings are
 * `ratelimit-reset: 9`, `x-ratelimit-reset: 9` and `ratelimit: "default";r=1;t=9`.
 */
export function readLimitNumber(headers: Headers, word: 'remaining' | 'reset'): number {
  const apart = headers.get(`ratelimit-${word}`) ?? headers.get(`x-ratelimit-${word}`)
  return parseDecimal(apart ?? combinedHeader[word].exec(headers.get('ratelimit') as string)?.[1])
}

/** Parses a decimal number. `Number` accepts more than servers write. */
function parseDecimal(text: string | null | undefined): number {
  return /^[\d.]+$/.test(text as string) ? Number(text) : Number.NaN
}

/** Returns the time of the server's clock. Dates from the server are relative to it. */
function serverClock(headers: Headers): number {
  return Date.parse(headers.get('date') as string) || Date.now()
}
