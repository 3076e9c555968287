const idempotentMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
const transientStatuses: readonly number[] = [408, 500, 502, 503, 504]

const firstWait = 500
const longestWait = 8_000
const shortestWait = 10
const longestWish = 60_000

/** After what a request may be sent again. */
export interface RetryRule {
  /** The request may be sent again when no complete answer came. */
  readonly afterFailure: boolean
  /** The statuses after which it may, beside 429: a limited request was not applied, so every method may come back. */
  readonly statuses: readonly number[]
}

const repeatable: RetryRule = { afterFailure: true, statuses: transientStatuses }
const unrepeatable: RetryRule = { afterFailure: false, statuses: [] }

/** `declared` are the statuses that the document itself names; `unsafe` is the caller's word that repeating is fine. */
export function retryRule(method: string, declared: readonly number[] | undefined, unsafe: boolean): RetryRule {
  if (unsafe) return repeatable
  if (declared !== undefined) return { afterFailure: true, statuses: declared }
  return idempotentMethods.has(method) ? repeatable : unrepeatable
}

export function allowsStatus(rule: RetryRule, status: number): boolean {
  return status === 429 || rule.statuses.includes(status)
}

/** Full jitter: anything between nothing and a bound that doubles with each try, so that clients do not come back as a wave. */
function jitteredWait(retries: number): number {
  return Math.random() * Math.min(longestWait, firstWait * 2 ** retries)
}

/**
 * Milliseconds to wait before the next try, or `undefined` when the server asks for longer than a caller would wait.
 * A wish that makes no sense (past, negative, not a number) is none; the shortest wait keeps any from being a hot loop.
 */
export function waitBeforeRetry(retries: number, answer: Response | undefined): number | undefined {
  const wish = answer && retryAfterMilliseconds(answer.status, answer.headers)
  if (wish !== undefined && wish > longestWish) return undefined
  return Math.max(wish ?? jitteredWait(retries), shortestWait)
}

/** When the server wishes to be called again, in milliseconds from now. */
export function retryAfterMilliseconds(status: number, headers: Headers): number | undefined {
  const after = headers.get('retry-after')
  const wish = positive(headers.get('retry-after-ms'), 1) ?? positive(after, 1_000) ?? fromDate(after)
  // A deployment that counts says on every answer when its window ends; that matters only when the window is used up.
  if (wish !== undefined || (status !== 429 && Number(headers.get('ratelimit-remaining')) > 0)) return wish
  return positive(headers.get('x-ratelimit-reset'), 1_000) ?? positive(headers.get('ratelimit-reset'), 1_000)
}

function positive(text: string | null, unit: number): number | undefined {
  const value = text !== null && /^\s*\d*\.?\d+\s*$/.test(text) ? Number(text) : 0
  return value > 0 ? value * unit : undefined
}

function fromDate(text: string | null): number | undefined {
  // `Date.parse` takes almost anything for a date, and what names no zone for local time.
  const wait = text !== null && /^[a-z]+, .+ GMT$/i.test(text) ? Date.parse(text) - Date.now() : 0
  return wait > 0 ? wait : undefined
}
