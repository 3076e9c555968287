import type { Authorization } from './credentials.ts'
import { type Attempt, type CallContext, CloudDbError, ConnectionError, TimeoutError } from './errors.ts'
import { type Exchange, exchange, type HttpRequest } from './exchange.ts'
import { describeFailure, redactHeaders } from './failure.ts'
import { Limiter } from './limiter.ts'
import type { CallOptions } from './options.ts'
import { allowsStatus, type RetryRule, retryRule, waitBeforeRetry } from './retry.ts'
import { RetryBudget } from './retry-budget.ts'
import type { Settings } from './settings.ts'
import { sleep, within } from './within.ts'

/** What clients that go to the same deployment share: the places, and the means for sending again. */
export interface Capacity {
  readonly limiter: Limiter
  readonly budget: RetryBudget
}

export function createCapacity(maxConcurrency: number): Capacity {
  return { limiter: new Limiter(maxConcurrency), budget: new RetryBudget() }
}

/** A complete answer, whatever its status. */
export interface Answer extends Exchange {
  readonly attempts: readonly Attempt[]
  /** What must not show in anything that is said of this answer. */
  readonly secrets: readonly string[]
}

/** Sends a request until it is answered or there is no sense in trying again. */
export type Transport = (request: HttpRequest, options: CallOptions) => Promise<Answer>

export function createTransport(settings: Settings, capacity: Capacity): Transport {
  return (request, options) => new Call(settings, capacity, request, options).run()
}

type Failed = ConnectionError | TimeoutError

class Call {
  readonly #settings: Settings
  readonly #capacity: Capacity
  readonly #request: HttpRequest
  readonly #signal: AbortSignal | undefined
  readonly #timeout: number
  readonly #totalTimeout: number
  readonly #retriesAllowed: number
  readonly #rule: RetryRule
  readonly #attempts: Attempt[] = []
  readonly #deadline: number
  readonly #secrets: string[]

  constructor(settings: Settings, capacity: Capacity, request: HttpRequest, options: CallOptions) {
    this.#settings = settings
    this.#capacity = capacity
    this.#request = request
    this.#secrets = [...request.secrets]
    this.#signal = options.signal
    this.#timeout = options.timeout ?? settings.timeout
    this.#totalTimeout = options.totalTimeout ?? settings.totalTimeout
    // Most calls have no such limit, and need no clock.
    this.#deadline =
      this.#totalTimeout < Number.POSITIVE_INFINITY ? performance.now() + this.#totalTimeout : this.#totalTimeout
    this.#retriesAllowed = options.maxRetries ?? settings.maxRetries
    this.#rule = retryRule(request.method, request.retryStatuses, options.retryUnsafe === true)
  }

  async run(): Promise<Answer> {
    const { limiter } = this.#capacity
    for (let retries = 0; ; retries++) {
      if (!limiter.tryEnter())
        await this.#within<void>(Number.POSITIVE_INFINITY, (admit, _, gone) => limiter.wait(admit, gone))
      let outcome: Exchange | Failed
      try {
        outcome = await this.#within<Exchange>(this.#timeout, (resolve, reject, cancelled) => {
          this.#send(cancelled).then(resolve, reject)
        })
      } catch (error) {
        outcome = this.#failure(error)
      } finally {
        limiter.leave()
      }
      const delay = this.#delayAfter(outcome, retries)
      this.#record(outcome, delay)
      if (delay !== undefined) await sleep(delay, this.#signal)
      else if (outcome instanceof Error) throw outcome
      else return { response: outcome.response, body: outcome.body, attempts: this.#attempts, secrets: this.#secrets }
    }
  }

  /** One try: asks for the credential, sends, and reads the answer to its end. */
  #send(cancelled: AbortSignal): Promise<Exchange> {
    const authorization = this.#request.anonymous ? undefined : this.#settings.authorize?.()
    return authorization instanceof Promise
      ? authorization.then((brought) => this.#sendAs(brought, cancelled))
      : this.#sendAs(authorization, cancelled)
  }

  #sendAs(authorization: Authorization | undefined, cancelled: AbortSignal): Promise<Exchange> {
    // The credential may have come after the call had ended.
    if (cancelled.aborted) return Promise.reject(cancelled.reason)
    const headers: Record<string, string> = {}
    if (authorization !== undefined) {
      // A rotating credential: a late answer may quote an earlier one.
      this.#secrets.push(...authorization.secrets)
      headers.authorization = authorization.header
    }
    for (const name in this.#request.headers) {
      const value = this.#request.headers[name]
      if (value === undefined) delete headers[name]
      else headers[name] = value
    }
    return exchange(this.#settings.fetch, this.#request, headers, cancelled)
  }

  /** The error of a try that may be repeated; throws any other. */
  #failure(error: unknown): Failed {
    if (this.#signal?.aborted) throw this.#signal.reason
    if (error instanceof TimeoutError) return error
    if (error instanceof CloudDbError) throw error
    const { reason, code, cause } = describeFailure(error, this.#secrets)
    return new ConnectionError(this.#context(), reason, code, cause)
  }

  /** Milliseconds until the next try, or `undefined` when this one was the last. */
  #delayAfter(outcome: Exchange | Failed, retries: number): number | undefined {
    const { budget } = this.#capacity
    const status = outcome instanceof Error ? undefined : outcome.response.status
    const repeatable = status === undefined ? this.#rule.afterFailure : allowsStatus(this.#rule, status)
    // Also for 429: the server is well, so a limited request earns what its repetition costs.
    if (status !== undefined && status < 500) budget.earn()
    if (!repeatable || retries >= this.#retriesAllowed) return undefined
    const delay = waitBeforeRetry(retries, outcome instanceof Error ? undefined : outcome.response)
    if (delay === undefined || delay >= this.#remaining()) return undefined
    return budget.spend(retries) ? delay : undefined
  }

  #record(outcome: Exchange | Failed, delay: number | undefined): void {
    const status = outcome instanceof Error ? undefined : outcome.response.status
    const reason = outcome instanceof Error ? failureReason(outcome) : `answered ${status}`
    const attempt: { -readonly [Key in keyof Attempt]: Attempt[Key] } = { reason }
    if (status !== undefined) attempt.status = status
    if (delay !== undefined) attempt.delay = delay
    this.#attempts.push(attempt)
    const headers = outcome instanceof Error ? undefined : outcome.response.headers
    this.#settings.log?.(this.#request, this.#attempts, headers && redactHeaders(headers, this.#secrets))
  }

  #remaining(): number {
    return this.#deadline < Number.POSITIVE_INFINITY ? this.#deadline - performance.now() : this.#deadline
  }

  /** Runs a phase within its own limit, or within what is left for the whole call where that is less. */
  #within<Value>(limit: number, start: Parameters<typeof within<Value>>[3]): Promise<Value> {
    const remaining = this.#remaining()
    const expired = () =>
      remaining < limit
        ? new TimeoutError(this.#context(), 'totalTimeout', this.#totalTimeout)
        : new TimeoutError(this.#context(), 'timeout', this.#timeout)
    return within(this.#signal, Math.min(limit, remaining), expired, start)
  }

  #context(): CallContext {
    const { operationId, method, path } = this.#request
    return { operationId, method, path, attempts: this.#attempts }
  }
}

function failureReason(error: Failed): string {
  return error instanceof TimeoutError
    ? `${error.limit} of ${error.milliseconds} ms`
    : (error.code ?? 'connection failed')
}
