import { CallError, type ConnectionError, TimeoutError } from './errors.ts'
import {
  type Answer,
  createErrorContext,
  exchange,
  findRequestSecrets,
  type HttpRequest,
  hiddenRedirect,
} from './exchange.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { RateLimit } from './rate-limit.ts'
import { redactHeaders } from './redaction.ts'
import { waitBeforeRetry } from './retry.ts'
import { settleWithin, type Work } from './within.ts'

/** The state that a client and its copies share: the slots, the deployment's rate limit, and the retry budget. */
export interface Capacity {
  readonly limiter: Limiter
  readonly rateLimit: RateLimit
  /** The number of retries that are left. */
  readonly budget: { repetitions: number }
}

/**
 * The retry budget of a client and its copies together. It suffices for a short burst of failures, and it keeps the
 * cost of an outage close to one request for each call.
 */
const fullBudget = 128

/** Creates the shared state of a client, or of a copy that shares what it did not change. */
export function createCapacity(maxConcurrency: number, shared?: Partial<Capacity>): Capacity {
  return {
    limiter: createLimiter(maxConcurrency),
    rateLimit: new RateLimit(),
    budget: { repetitions: fullBudget },
    ...shared,
  }
}

type Failure = CallError & Partial<Pick<ConnectionError, 'code'> & Pick<TimeoutError, 'limit'>>

/** The number of calls so far. Each call has a number, and waiting calls are sent in this order. */
let callsBegun = 0

/** Sends a request until an answer is final or no retry is possible. */
export async function sendRequest({ limiter, rateLimit, budget }: Capacity, request: HttpRequest): Promise<Answer> {
  const { context, settings, options } = request
  const { signal, maxRetries } = options
  const order = callsBegun++
  let retries = 0
  /** The milliseconds for which the call may still be held back. */
  let queueTime = options.maxQueueTime
  const deadline = performance.now() + options.totalTimeout

  /** Runs work within a time limit, or within the remaining time of the call where that is less. */
  function limited<Value>(
    option: 'timeout' | 'maxQueueTime',
    work: Work<Value>,
    limit: number = options[option],
  ): Promise<Value> {
    const now = performance.now()
    const left = deadline - now
    return settleWithin(signal, Math.min(limit, left), work, now, () => {
      const name = left < limit ? 'totalTimeout' : option
      const milliseconds = options[name]
      const problem = `got no ${name === 'maxQueueTime' ? 'turn' : 'complete answer'} within its ${name} of ${milliseconds} ms`
      // The log already shows a failed attempt.
      if (option === 'maxQueueTime') settings.log?.write?.('error', context, problem)
      return new TimeoutError(createErrorContext(request), problem, { limit: name, milliseconds })
    })
  }

  /** Waits until the call may go on. */
  async function queue(work: Work<void>): Promise<void> {
    const begun = performance.now()
    await limited('maxQueueTime', work, queueTime)
    queueTime -= performance.now() - begun
  }

  /** Returns the milliseconds until the retry, or `undefined` where there is none. `held`: those of the rate limit. */
  function delayAfter(response: Response | undefined, held: number | undefined, isRetry: boolean): number | undefined {
    // What is no retry is limited, and held.
    const delay = isRetry ? waitBeforeRetry(request, retries, response, held) : (held as number)
    const isTooLong = delay >= deadline - performance.now()
    if (isTooLong || (held ? delay >= queueTime : !budget.repetitions)) return undefined
    if (!held) budget.repetitions--
    if (isRetry) retries++
    return delay
  }

  for (;;) {
    if (!limiter.tryEnter()) await queue(limiter.wait)
    let outcome: Answer | Failure
    let delay: number | undefined
    let isLimited: boolean
    try {
      do {
        const { passed } = rateLimit
        if (!rateLimit.tryEnter()) await queue(rateLimit.wait(order, (delay) => settings.log?.wait(context, delay)))
        let answer: Answer | undefined
        let held: number
        try {
          outcome = answer = await limited<Answer>('timeout', (resolve, reject, cancelled, checkTime) => {
            exchange(request, cancelled, checkTime).then(resolve, reject)
          })
        } catch (error) {
          if (signal?.aborted) throw signal.reason
          if (!(error instanceof CallError)) throw error
          outcome = error
        } finally {
          held = rateLimit.leave(answer)
        }
        const { code, limit } = outcome as Partial<Failure>
        const response = answer?.response
        const status = response?.status
        isLimited = status === 429
        // A success returns one retry to the budget.
        if ((status as number) < 500 && budget.repetitions < fullBudget) budget.repetitions++
        // A limited call was not applied. If others passed meanwhile, it has only waited for its turn.
        delay =
          response?.ok || code === hiddenRedirect
            ? undefined
            : delayAfter(
                response,
                isLimited ? held : undefined,
                !isLimited || !maxRetries || rateLimit.passed === passed,
              )
        const reason = response ? `answered ${status}` : (code ?? limit ?? 'connection failed')
        context.attempts.push({ status, reason, delay })
        settings.log?.attempt?.(context, response && redactHeaders(response.headers, findRequestSecrets(request)))
      } while (isLimited && delay !== undefined)
    } finally {
      limiter.leave()
    }
    if (delay !== undefined) await settleWithin(signal, delay)
    else if (outcome instanceof CallError) throw outcome
    else return outcome
  }
}
