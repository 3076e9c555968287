import { CallError, type ConnectionError, TimeoutError } from './errors.ts'
import { type Answer, exchange, type HttpRequest, hiddenRedirect } from './exchange.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import type { CallOptions } from './options.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { redactHeaders } from './redaction.ts'
import { isRepeatable, waitBeforeRetry } from './retry.ts'
import { type Work, within } from './within.ts'

/** What a client and its copies share: the slots, the deployment's rate limit, and the means for sending again. */
export interface Capacity {
  readonly limiter: Limiter
  readonly rateLimit: RateLimit
  /** How many requests may still be sent again. */
  readonly budget: { repetitions: number }
}

/**
 * How much a client and its copies may send again, all their calls together. It is enough for a burst of failures that
 * passes, and it makes an outage of many calls cost little more than one request a call.
 */
const fullBudget = 128

/** The capacity of a client, or of a copy of one that shares what it did not change. */
export function createCapacity(maxConcurrency: number, shared?: Partial<Capacity>): Capacity {
  return {
    limiter: createLimiter(maxConcurrency),
    rateLimit: createRateLimit(),
    budget: { repetitions: fullBudget },
    ...shared,
  }
}

type Failure = CallError & Partial<Pick<ConnectionError, 'code'> & Pick<TimeoutError, 'limit'>>

const unlimited = Number.POSITIVE_INFINITY

/** How many calls have begun; each has its number, and those that wait together leave in this order. */
let callsBegun = 0

/** Sends a request until it is answered, whatever the status, or there is no sense in trying again. */
export async function send(
  { limiter, rateLimit, budget }: Capacity,
  request: HttpRequest,
  options: CallOptions,
): Promise<Answer> {
  const { context, settings, operation } = request
  const {
    timeout = settings.timeout,
    totalTimeout = settings.totalTimeout,
    maxRetries = settings.maxRetries,
    retryUnsafe,
    signal,
  } = options
  const deadline = performance.now() + totalTimeout
  const order = callsBegun++
  let retries = 0

  /** Runs work within a limit, or within what is left for the whole call where that is less. */
  function limited<Value>(limit: number, work: Work<Value>): Promise<Value> {
    const left = deadline - performance.now()
    return within(signal, Math.min(limit, left), work, () => {
      const [name, milliseconds] = left < limit ? ['totalTimeout', totalTimeout] : ['timeout', timeout]
      const problem = `got no complete answer within its ${name} of ${milliseconds} ms`
      // Where an attempt has failed, the log says so already.
      if (limit === unlimited) settings.log?.write('error', context, problem)
      return new TimeoutError(context, problem, { limit: name, milliseconds })
    })
  }

  /** Milliseconds until the call may be sent again; `undefined` when it may not. */
  function delayAfter(
    response: Response | undefined,
    isLimited: boolean,
    held: number,
    isRetry: boolean,
  ): number | undefined {
    if (isRetry && (retries >= maxRetries || !isRepeatable(operation, retryUnsafe, response?.status))) return undefined
    const delay = isLimited ? held : waitBeforeRetry(retries, response)
    if (delay < deadline - performance.now() && (isLimited || budget.repetitions > 0)) {
      if (!isLimited) budget.repetitions--
      if (isRetry) retries++
      return delay
    }
    return undefined
  }

  for (;;) {
    if (!limiter.tryEnter()) await limited(unlimited, limiter.wait)
    let outcome: Answer | Failure
    let delay: number | undefined
    let isLimited: boolean
    try {
      do {
        const { passed } = rateLimit
        if (!rateLimit.tryEnter())
          await limited(
            unlimited,
            rateLimit.wait(order, (delay) =>
              settings.log?.write('warn', context, `waits ${delay.toFixed()} ms with all calls, for the rate limit`, {
                delay,
              }),
            ),
          )
        let answer: Answer | undefined
        let held: number
        try {
          outcome = answer = await limited<Answer>(timeout, (resolve, reject, cancelled, checkTime) => {
            exchange(request, cancelled, checkTime).then(resolve, reject)
          })
        } catch (error) {
          if (signal?.aborted) throw signal.reason
          if (!(error instanceof CallError)) throw error
          outcome = error
        } finally {
          held = rateLimit.leave(answer?.response)
        }
        const { response, ok, secrets, code, limit } = outcome as Partial<Answer & Failure>
        const status = response?.status
        isLimited = status === 429
        // A server that answers and does not fail earns them back.
        if ((status as number) < 500 && budget.repetitions < fullBudget) budget.repetitions++
        // A limited call was not applied. Where others passed in the meantime, it has only waited for its turn.
        delay =
          ok || code === hiddenRedirect
            ? undefined
            : delayAfter(response, isLimited, held, !isLimited || !maxRetries || rateLimit.passed === passed)
        const reason = response ? `answered ${status}` : (code ?? limit ?? 'connection failed')
        context.attempts.push({ status, reason, delay })
        settings.log?.attempt(context, response && redactHeaders(response.headers, secrets as readonly string[]))
      } while (isLimited && delay !== undefined)
    } finally {
      limiter.leave()
    }
    if (delay !== undefined) await within(signal, delay)
    else if (outcome instanceof CallError) throw outcome
    else return outcome
  }
}
