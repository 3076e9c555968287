import { type Attempt, CallError, type ConnectionError, TimeoutError } from './errors.ts'
import { type Answer, exchange, type HttpRequest, hiddenRedirect } from './exchange.ts'
import { redactHeaders } from './failure.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import type { CallOptions } from './options.ts'
import { isRepeatable, waitBeforeRetry } from './retry.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'
import type { Settings } from './settings.ts'
import { type Work, within } from './within.ts'

/** What clients that go to the same deployment share: the places, and the means for sending again. */
export interface Capacity {
  readonly limiter: Limiter
  readonly budget: RetryBudget
}

export function createCapacity(maxConcurrency: number): Capacity {
  return { limiter: createLimiter(maxConcurrency), budget: createRetryBudget() }
}

type Failure = CallError & Partial<Pick<ConnectionError, 'code'> & Pick<TimeoutError, 'limit'>>

/** Sends a request until it is answered, whatever the status, or there is no sense in trying again. */
export async function send(
  settings: Settings,
  { limiter, budget }: Capacity,
  request: HttpRequest,
  options: CallOptions,
): Promise<Answer> {
  const { context, operation } = request
  const attempts = context.attempts as Attempt[]
  const {
    timeout = settings.timeout,
    totalTimeout = settings.totalTimeout,
    maxRetries = settings.maxRetries,
    retryUnsafe,
    signal,
  } = options
  // Most calls have no such limit, and need no clock.
  const now = () => (totalTimeout < Number.POSITIVE_INFINITY ? performance.now() : 0)
  const deadline = now() + totalTimeout

  /** Runs work within a limit, or within what is left for the whole call where that is less. */
  function limited<Value>(limit: number, work: Work<Value>): Promise<Value> {
    const left = deadline - now()
    return within(signal, Math.min(limit, left), work, () => {
      const [name, milliseconds] = left < limit ? ['totalTimeout', totalTimeout] : ['timeout', timeout]
      const problem = `got no complete answer within its ${name} of ${milliseconds} ms`
      return new TimeoutError(context, problem, { limit: name, milliseconds })
    })
  }

  for (let retries = 0; ; retries++) {
    if (!limiter.tryEnter())
      await limited<void>(Number.POSITIVE_INFINITY, (admit, _, gone) => limiter.wait(admit, gone))
    let answer: Answer | undefined
    let failure: Failure | undefined
    try {
      answer = await limited<Answer>(timeout, (resolve, reject, cancelled) => {
        exchange(settings, request, cancelled).then(resolve, reject)
      })
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (!(error instanceof CallError)) throw error
      failure = error
    } finally {
      limiter.leave()
    }

    const response = answer?.response
    const status = response?.status
    // Also for 429: the server is well, so a limited request earns what its repetition costs.
    if ((status as number) < 500) budget.earn()
    const wait =
      !answer?.ok &&
      failure?.code !== hiddenRedirect &&
      retries < maxRetries &&
      isRepeatable(operation, retryUnsafe, status)
        ? waitBeforeRetry(retries, response)
        : Number.POSITIVE_INFINITY
    const delay = wait < deadline - now() && budget.spend(retries) ? wait : undefined
    const reason = answer ? `answered ${status}` : (failure?.code ?? failure?.limit ?? 'connection failed')
    attempts.push({ status, reason, delay })
    settings.log?.(context, answer && redactHeaders(answer.response.headers, answer.secrets))
    if (delay !== undefined) await within(signal, delay)
    else if (answer === undefined) throw failure
    else return answer
  }
}
