import type { OperationDefinition } from './definition.ts'

/** Stands among statuses for a try that no complete answer came of. */
const noAnswer = 0

const transient: readonly number[] = [noAnswer, 408, 500, 502, 503, 504]

const firstWait = 500
const longestWait = 8_000
const shortestWait = 10

/** Milliseconds; nobody waits for longer because a server asks for it. */
export const longestServerWait = 60_000

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

/** Milliseconds to wait before the next try, or `Infinity` when the server asks for longer than a caller would wait. */
export function waitBeforeRetry(retries: number, answer: Response | undefined): number {
  const asked = answer && serverWaits(answer)[0]
  if (asked === undefined) return backoff(retries)
  return asked > longestServerWait ? Number.POSITIVE_INFINITY : Math.max(asked, shortestWait)
}

/**
 * A wait that no server asked for. Full jitter: anything between nothing and a bound that doubles, so that clients do not
 * come back as a wave. The shortest wait keeps it from being a hot loop.
 */
export function backoff(retries: number): number {
  return Math.max(Math.random() * Math.min(longestWait, firstWait * 2 ** retries), shortestWait)
}

/**
 * When the server asks to be called again, in milliseconds from now, the shortest wait first. One that makes no sense
 * (past, negative, not a number) is none.
 */
export function serverWaits({ status, headers }: Response): number[] {
  // A deployment that counts says on every answer when its window ends; that matters only when the window is used up.
  const isUsedUp = status === 429 || !windowRemainder(headers)
  const after = headers.get('retry-after')
  return [
    numberIn(headers.get('retry-after-ms')),
    // `Date.parse` takes almost anything for a date, without a zone for local time.
    /GMT$/.test(after as string) ? Date.parse(after as string) - clockOf(headers) : numberIn(after) * 1_000,
    isUsedUp ? windowRest(headers) : 0,
  ]
    .filter((wait) => wait > 0)
    .sort((one, other) => one - other)
}

/** Milliseconds until the window of a rate limit ends, which is told in seconds, from now or since 1970. */
export function windowRest(headers: Headers): number {
  const reset = limitNumber(headers, 'reset') * 1_000
  // Both were rounded to seconds, one up and one down.
  return reset > firstEpoch ? reset - clockOf(headers) - 1_000 : reset
}

/** Requests that are left in the window; `NaN` where nothing is told. */
export function windowRemainder(headers: Headers): number {
  return limitNumber(headers, 'remaining')
}

/** A moment in 2004: what is told since 1970 is later, and no window is so long. */
const firstEpoch = 2 ** 40

const together = { remaining: /\br(?:emaining)?=([\d.]+)/, reset: /\b(?:rese)?t=([\d.]+)/ }

/** In any of its spellings: `ratelimit-reset: 9`, `x-ratelimit-reset: 9`, `ratelimit: "default";r=1;t=9`. */
function limitNumber(headers: Headers, word: keyof typeof together): number {
  const apart = headers.get(`ratelimit-${word}`) ?? headers.get(`x-ratelimit-${word}`)
  return numberIn(apart ?? together[word].exec(headers.get('ratelimit') as string)?.[1])
}

/** `Number` takes more for a number than servers write. */
function numberIn(text: string | null | undefined): number {
  return /^[\d.]+$/.test(text as string) ? Number(text) : Number.NaN
}

/** The time by the clock of the server, whose dates are judged by it. */
function clockOf(headers: Headers): number {
  return Date.parse(headers.get('date') as string) || Date.now()
}
