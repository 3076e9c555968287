import type { Answer } from './exchange.ts'
import { backoff, longestServerWait, readLimitNumber, readWindowRest, serverWaits } from './retry.ts'
import type { Work } from './within.ts'

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

type Waiter = { readonly order: number; readonly admit: () => void; readonly announce: (milliseconds: number) => void }

/** The rate limit of a deployment, learned from its answers. A client and its copies share one. */
export class RateLimit {
  /** The number of requests that were answered and not limited. */
  passed = 0
  #waiting: Set<Waiter> = new Set()
  #latestOrder = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #underWay = 0
  /** Answers since the last limited one, and whether the caution has ended since. */
  #passedInARow = 0
  #isTrusting = false

  // No request is sent before this time. Then one request tests the limit; the wait doubles each time that it was too
  // early.
  #heldUntil = 0
  #heldFor = 0
  #announced = 0
  #isProbing = false
  #failures = 0
  // The index of the stated wait that is used, starting with the shortest, and the milliseconds added to it.
  #believed = 0
  #margin = 0

  // The current window: remaining requests and end.
  #left = unlimited
  #windowEnd = 0
  #isTold = false
  // For a deployment that states nothing: the number of requests that pass in a window before one is limited. One more
  // is tried after 1, 2, 4, 8 … equal windows, because the limit may have grown.
  #windowStart = 0
  #windowLength = longestServerWait
  #inWindow = 0
  #limit = unlimited
  #windowsAlike = 1

  /** Sends a request now, if the limit allows it. */
  tryEnter(): boolean {
    return !this.#waiting.size && this.#enter()
  }

  /**
   * Waits until the request may be sent, and counts it as sent. The lowest `order` goes first. `announce` receives the
   * milliseconds for which all calls are held back, once for each wait.
   */
  wait(order: number, announce: (milliseconds: number) => void): Work<void> {
    return (admit, _, cancelled) => {
      const waiter = { order, admit, announce }
      this.#waiting.add(waiter)
      if (order < this.#latestOrder)
        this.#waiting = new Set([...this.#waiting].sort((one, other) => one.order - other.order))
      this.#latestOrder = Math.max(order, this.#latestOrder)
      cancelled.addEventListener('abort', () => {
        this.#waiting.delete(waiter)
        if (!this.#waiting.size) this.#schedule()
      })
      if (!this.#timer) this.#schedule()
    }
  }

  /**
   * Reads the limit from the answer of a finished request, if there is an answer. Returns the milliseconds for which
   * all calls are held back from now on, or `Infinity` where they are not.
   */
  leave(answer: Answer | undefined): number {
    this.#underWay--
    const now = performance.now()
    if (answer?.response.status === 429) {
      // Other requests were sent before the wait began.
      if (now >= this.#heldUntil) this.#learnFromLimited(answer, now)
    } else if (answer) this.#learnFromPassed(answer.response.headers, now)
    // Use the same clock reading: a short wait can end before the next reading, and is still a wait.
    const held = this.#heldUntil - now
    if (this.#waiting.size) this.#admit()
    return held > 0 ? held : unlimited
  }

  #enter(): boolean {
    if (this.#heldUntil) {
      if (performance.now() < this.#heldUntil) return false
      this.#heldUntil = this.#windowEnd = 0
      this.#isProbing = true
      this.#left = unlimited
      if (this.#inWindow) {
        this.#windowsAlike = this.#inWindow === this.#limit ? this.#windowsAlike + 1 : 1
        this.#limit = this.#inWindow
        this.#inWindow = 0
      }
    }
    let width = unlimited
    if (this.#isProbing) width = 2 ** this.#failures
    else if (!this.#isTold && !this.#isTrusting) width = Math.max(cautiousWidth, this.#passedInARow / cautiousShare)
    const mayEnter = this.#underWay < Math.min(this.#left, width)
    if (mayEnter) this.#underWay++
    return mayEnter
  }

  #hold(now: number, wait: number): void {
    this.#heldFor = wait
    this.#heldUntil = now + wait
  }

  #learnFromLimited({ response }: Answer, now: number): void {
    this.#passedInARow = 0
    this.#isTrusting = false
    const waits = serverWaits(response)
    if (this.#isProbing) {
      this.#failures++
      // The deployment does not keep its stated window, or it rounds down.
      if ((waits[0] as number) > this.#heldFor / 2) this.#believed++
      else this.#margin = Math.min(this.#margin + marginStep, longestMargin)
    }
    const wait = waits[Math.min(this.#believed, waits.length - 1)]
    // Do not hold back calls for longer than a caller would wait. Each call then gets the deployment's own answer.
    if ((wait as number) > longestServerWait) return
    this.#hold(now, wait === undefined ? backoff(this.#failures) : wait + this.#margin)
    if (this.#inWindow) this.#windowLength = Math.min(this.#heldUntil - this.#windowStart, longestServerWait)
  }

  #learnFromPassed(headers: Headers, now: number): void {
    this.passed++
    this.#passedInARow++
    this.#isProbing = false
    this.#failures = 0
    if (now >= this.#windowEnd) {
      this.#windowStart = now
      this.#windowEnd = this.#left = unlimited
      this.#limit = Math.max(this.#limit, this.#inWindow)
      this.#inWindow = 0
    }
    this.#inWindow++
    const remaining =
      this.#isTold || this.#passedInARow < answersToJudge ? readLimitNumber(headers, 'remaining') : Number.NaN
    const reset = remaining >= 0 ? readWindowRest(headers) : 0
    if (reset > 0) {
      this.#isTold = true
      this.#left = Math.min(this.#left, remaining)
    } else if (!this.#isTold) {
      const isPowerOfTwo = !(this.#windowsAlike & (this.#windowsAlike - 1))
      this.#left = Math.max(this.#limit - this.#inWindow, Number(isPowerOfTwo))
    }
    this.#windowEnd = Math.min(this.#windowEnd, reset > 0 ? now + reset : this.#windowStart + this.#windowLength)
    if (this.#left >= 1 || now < this.#heldUntil) return
    const rest = this.#windowEnd - now
    if (rest > longestServerWait) this.#left = unlimited
    else this.#hold(now, rest + this.#margin)
  }

  #admit(): void {
    for (const waiter of this.#waiting) {
      if (!this.#enter()) break
      this.#waiting.delete(waiter)
      waiter.admit()
    }
    this.#schedule()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const [first] = this.#waiting
    if (!first) return
    const wait = this.#heldUntil ? Math.max(this.#heldUntil - performance.now(), 0) : longestCaution
    this.#timer = setTimeout(() => {
      if (!this.#heldUntil) {
        this.#isProbing = false
        this.#isTrusting = true
      }
      this.#admit()
    }, Math.ceil(wait))
    if (this.#heldUntil && this.#announced !== this.#heldUntil) first.announce(wait)
    this.#announced = this.#heldUntil
  }
}
