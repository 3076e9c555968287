import type { OperationDefinition } from './definition.ts'

/** Stands among statuses for a try that no complete answer came of. */
const noAnswer = 0

const transient: readonly number[] = [noAnswer, 408, 500, 502, 503, 504]

const firstWait = 500
const longestWait = 8_000
const shortestWait = 10
const longestWish = 60_000

/**
 * Whether a request may be sent again after this status: the document says so itself, or the method allows it. `unsafe`
 * is the caller's word that repeating is fine. A limited request (429) was not applied, so every method may come back.
 */
export function isRepeatable(
  { method, retryStatuses }: OperationDefinition,
  unsafe: boolean | undefined,
  status: number = noAnswer,
): boolean {
  const byMethod = unsafe || /^(GET|HEAD|PUT|DELETE)$/.test(method) ? transient : []
  return status === 429 || ((!unsafe && retryStatuses) || byMethod).includes(status)
}

/**
 * Milliseconds to wait before the next try, or `Infinity` when the server asks for longer than a caller would wait. A
 * wish that makes no sense (past, negative, not a number) is none; the shortest wait keeps any from being a hot loop.
 */
export function waitBeforeRetry(retries: number, answer: Response | undefined): number {
  // Full jitter: anything between nothing and a bound that doubles, so that clients do not come back as a wave.
  const wish =
    (answer && retryAfterMilliseconds(answer)) ?? Math.random() * Math.min(longestWait, firstWait * 2 ** retries)
  return wish > longestWish ? Number.POSITIVE_INFINITY : Math.max(wish, shortestWait)
}

/** When the server wishes to be called again, in milliseconds from now. */
export function retryAfterMilliseconds({ status, headers }: Response): number | undefined {
  // A deployment that counts says on every answer when its window ends; that matters only when the window is used up.
  const isUsedUp = status === 429 || !Number(headers.get('ratelimit-remaining'))
  const names = ['retry-after-ms', 'retry-after', ...(isUsedUp ? ['x-ratelimit-reset', 'ratelimit-reset'] : [])]
  return names
    .map((name, index) => {
      const text = headers.get(name) ?? ''
      // `Number` takes more for a number, and `Date.parse` almost anything for a date, without a zone for local time.
      if (/^[\d.]+$/.test(text)) return Number(text) * (index ? 1_000 : 1)
      return /GMT$/.test(text) ? Date.parse(text) - Date.now() : 0
    })
    .find((wish) => wish > 0)
}
