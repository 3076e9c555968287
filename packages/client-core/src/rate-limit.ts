import type { Answer } from './exchange.ts'
import { backoff, longestServerWait, serverWaits, windowRemainder, windowRest } from './retry.ts'
import type { Work } from './within.ts'

/** The rate limit of a deployment, learned from its answers. A client and its copies share one. */
export interface RateLimit {
  /** The number of requests that were answered and not limited. */
  passed: number
  /** Sends a request now, if the limit allows it. */
  tryEnter(): boolean
  /**
   * Waits until the request may be sent, and counts it as sent. The lowest `order` goes first. `announce` receives the
   * milliseconds for which all calls are held back, once for each wait.
   */
  wait(order: number, announce: (milliseconds: number) => void): Work<void>
  /**
   * Reads the limit from the answer of a finished request, if there is an answer. Returns the milliseconds for which
   * all calls are held back from now on, or `Infinity` where they are not.
   */
  leave(answer: Answer | undefined): number
}

/** The number of concurrent requests to a deployment with an unknown limit, and the number of answers that adds one. */
const cautiousWidth = 8
const cautiousShare = 8

/**
 * Milliseconds without an answer after which concurrency is no longer restricted: a slow deployment needs no caution.
 */
const longestCaution = 1_000

/** The number of answers without a stated limit after which no limit is assumed until a request is limited. */
const answersToJudge = 32

/** Milliseconds to add each time that a deployment proves to round its window down, and their maximum. */
const marginStep = 250
const longestMargin = 1_000

const unlimited = Number.POSITIVE_INFINITY

export function createRateLimit(): RateLimit {
  let waiting = new Set<{ order: number; admit: () => void; announce: (milliseconds: number) => void }>()
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = 0
  /** Answers since the last limited one, and whether the caution has ended since. */
  let passedInARow = 0
  let isTrusting = false

  // No request is sent before this time. Then one request tests the limit; the wait doubles each time that it was too
  // early.
  let heldUntil = 0
  let heldFor = 0
  let announced = 0
  let isProbing = false
  let failures = 0
  // The index of the stated wait that is used, starting with the shortest, and the milliseconds added to it.
  let believed = 0
  let margin = 0

  // The current window: remaining requests and end.
  let left = unlimited
  let windowEnd = 0
  let isTold = false
  // For a deployment that states nothing: the number of requests that pass in a window before one is limited. One more
  // is tried after 1, 2, 4, 8 … equal windows, because the limit may have grown.
  let windowStart = 0
  let windowLength = longestServerWait
  let inWindow = 0
  let limit = unlimited
  let windowsAlike = 1

  function mayLeave(): boolean {
    if (heldUntil > 0) {
      if (performance.now() < heldUntil) return false
      heldUntil = windowEnd = 0
      isProbing = true
      left = unlimited
      if (inWindow > 0) {
        windowsAlike = inWindow === limit ? windowsAlike + 1 : 1
        limit = inWindow
        inWindow = 0
      }
    }
    let width = unlimited
    if (isProbing) width = 2 ** failures
    else if (!isTold && !isTrusting) width = Math.max(cautiousWidth, passedInARow / cautiousShare)
    return underWay < Math.min(left, width)
  }

  function hold(now: number, until: number): void {
    heldFor = until - now
    heldUntil = until
  }

  function learnFromLimited({ response }: Answer, now: number): void {
    passedInARow = 0
    isTrusting = false
    const waits = serverWaits(response)
    if (isProbing) {
      failures++
      // The deployment does not keep its stated window, or it rounds down.
      if ((waits[0] as number) > heldFor / 2) believed++
      else margin = Math.min(margin + marginStep, longestMargin)
    }
    const wait = waits[Math.min(believed, waits.length - 1)]
    // Do not hold back calls for longer than a caller would wait. Each call then gets the deployment's own answer.
    if ((wait as number) > longestServerWait) return
    hold(now, now + (wait === undefined ? backoff(failures) : wait + margin))
    if (inWindow > 0) windowLength = Math.min(heldUntil - windowStart, longestServerWait)
  }

  function learnFromPassed({ response }: Answer, now: number): void {
    rateLimit.passed++
    passedInARow++
    isProbing = false
    failures = 0
    if (now >= windowEnd) {
      windowStart = now
      windowEnd = left = unlimited
      limit = Math.max(limit, inWindow)
      inWindow = 0
    }
    inWindow++
    const remaining = isTold || passedInARow < answersToJudge ? windowRemainder(response.headers) : Number.NaN
    const reset = remaining >= 0 ? windowRest(response.headers) : 0
    if (reset > 0) {
      isTold = true
      left = Math.min(left, remaining)
    } else if (!isTold) {
      const isPowerOfTwo = (windowsAlike & (windowsAlike - 1)) === 0
      const oneMore = isPowerOfTwo ? 1 : 0
      left = Math.max(limit - inWindow, oneMore)
    }
    windowEnd = Math.min(windowEnd, reset > 0 ? now + reset : windowStart + windowLength)
    if (left >= 1 || now < heldUntil) return
    if (windowEnd - now > longestServerWait) left = unlimited
    else hold(now, windowEnd + margin)
  }

  function admit(): void {
    for (const waiter of waiting) {
      if (!mayLeave()) break
      waiting.delete(waiter)
      underWay++
      waiter.admit()
    }
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    timer = undefined
    const [first] = waiting
    if (first === undefined) return
    const wait = heldUntil > 0 ? Math.max(heldUntil - performance.now(), 0) : longestCaution
    timer = setTimeout(wake, Math.ceil(wait))
    if (heldUntil > 0 && announced !== heldUntil) first.announce(wait)
    announced = heldUntil
  }

  function wake(): void {
    if (heldUntil === 0) {
      isProbing = false
      isTrusting = true
    }
    admit()
  }

  const rateLimit: RateLimit = {
    passed: 0,
    tryEnter() {
      if (waiting.size > 0 || !mayLeave()) return false
      underWay++
      return true
    },
    wait: (order, announce) => (admit, _, cancelled) => {
      const waiter = { order, admit, announce }
      waiting.add(waiter)
      if (order < latest) waiting = new Set([...waiting].sort((one, other) => one.order - other.order))
      latest = Math.max(order, latest)
      cancelled.addEventListener('abort', () => {
        waiting.delete(waiter)
        if (waiting.size === 0) schedule()
      })
      if (timer === undefined) schedule()
    },
    leave(answer) {
      underWay--
      const now = performance.now()
      if (answer?.status !== 429) {
        if (answer) learnFromPassed(answer, now)
      }
      // Other requests were sent before the wait began.
      else if (now >= heldUntil) learnFromLimited(answer, now)
      // Use the same clock reading: a short wait can end before the next reading, and is still a wait.
      const held = heldUntil > now ? heldUntil - now : unlimited
      if (waiting.size > 0) admit()
      return held
    },
  }
  return rateLimit
}
