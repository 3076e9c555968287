import { backoff, longestServerWait, serverWaits, windowRemainder, windowRest } from './retry.ts'
import type { Work } from './within.ts'

/** What a deployment lets a key send, as its answers tell or let find out; one for a client and its copies. */
export interface RateLimit {
  /** How many requests were answered and not limited. */
  passed: number
  /** Lets a request leave now, if it may. */
  tryEnter(): boolean
  /**
   * Waits until the request may leave: it is then under way. The lowest `order` goes first. `announce` is told how many
   * milliseconds all calls are held back, once for each time.
   */
  wait(order: number, announce: (milliseconds: number) => void): Work<void>
  /**
   * A request is over; its answer, if one came, is looked at for what it tells. Returns for how many milliseconds all calls
   * are held back from now on, `Infinity` where they are not.
   */
  leave(answer: Response | undefined): number
}

/** A deployment that has told nothing yet gets so many requests at once, and one more for each so many answers. */
const cautiousWidth = 8
const cautiousShare = 8

/** Milliseconds without an answer after which caution is given up: what is slow has no need of it. */
const longestCaution = 1_000

/** After so many answers without a word of a limit, none is looked for until a request is limited. */
const answersToJudge = 32

/** What is added, in milliseconds, each time that a deployment turns out to round its window down; and at most. */
const marginStep = 250
const longestMargin = 1_000

const unlimited = Number.POSITIVE_INFINITY

export function createRateLimit(): RateLimit {
  let waiting = new Set<{ order: number; admit: () => void; announce: (milliseconds: number) => void }>()
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = 0
  /** Answers since one was limited, and whether caution was given up since. */
  let passedInARow = 0
  let isTrusting = false

  // Nothing leaves before the first; then one request goes ahead, and twice as many each time that it was too early.
  let heldUntil = 0
  let heldFor = 0
  let announced = 0
  let isProbing = false
  let failures = 0
  // Which of several waits that a server asks for is believed, from the shortest up, and what is added to it.
  let believed = 0
  let margin = 0

  // The window: what may still be sent, until when.
  let left = unlimited
  let windowEnd = 0
  let isTold = false
  // Of a deployment that tells nothing it is found out how many requests pass, in how long, before one is limited. Now and
  // then one more is tried, for the limit may have grown: after 1, 2, 4, 8 … windows that ended alike.
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

  function learnFromLimited(response: Response, now: number): void {
    passedInARow = 0
    isTrusting = false
    const waits = serverWaits(response)
    if (isProbing) {
      failures++
      // The deployment does not keep to what it told, or it rounds down.
      if ((waits[0] as number) > heldFor / 2) believed++
      else margin = Math.min(margin + marginStep, longestMargin)
    }
    const wait = waits[Math.min(believed, waits.length - 1)]
    // Nobody is held back for longer than a caller would wait: the deployment says it to each call.
    if ((wait as number) > longestServerWait) return
    hold(now, now + (wait === undefined ? backoff(failures) : wait + margin))
    if (inWindow > 0) windowLength = Math.min(heldUntil - windowStart, longestServerWait)
  }

  function learnFromPassed({ headers }: Response, now: number): void {
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
    const remaining = isTold || passedInARow < answersToJudge ? windowRemainder(headers) : Number.NaN
    const reset = remaining >= 0 ? windowRest(headers) : 0
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
      // Others had left before they were held back.
      else if (now >= heldUntil) learnFromLimited(answer, now)
      // By the same clock reading: a short wait can be over before anybody looks again, and is one all the same.
      const held = heldUntil > now ? heldUntil - now : unlimited
      if (waiting.size > 0) admit()
      return held
    },
  }
  return rateLimit
}
