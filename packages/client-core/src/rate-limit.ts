import { backoff, longestWish, windowRemainder, windowRest, wishesOf } from './retry.ts'
import type { Work } from './within.ts'

/** What a deployment lets a key send, as its answers tell or let find out; one for a client and its copies. */
export interface RateLimit {
  /** How many requests were answered and not limited. */
  passed: number
  /** Lets a request leave now, if it may. */
  tryEnter(): boolean
  /**
   * Waits until the request may leave: it is then under way. The lowest `turn` goes first. `announce` is told how many
   * milliseconds all calls are held back, once for each time.
   */
  wait(turn: number, announce: (milliseconds: number) => void): Work<void>
  /** A request is over; its answer, if one came, is looked at for what it tells. */
  leave(answer: Response | undefined): void
  /** Milliseconds for which all calls are held back; 0 when they are not. */
  held(): number
}

/** A deployment that has told nothing yet gets so many requests at once, and more the longer it limits none. */
const cautiousWidth = 8
const cautiousShare = 8

/** Milliseconds without an answer after which caution is given up: what is slow has no need of it. */
const patience = 1_000

/** After so many answers without a word of a limit, none is looked for until a request is limited. */
const answersToLookAt = 32

const most = Number.POSITIVE_INFINITY

export function createRateLimit(): RateLimit {
  let waiting = new Set<{ turn: number; admit: () => void; announce: (milliseconds: number) => void }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = 0
  /** Answers since one was limited, and whether caution was given up since. */
  let streak = 0
  let trusting = false
  let latest = 0

  // Nothing leaves before the first; then one request goes ahead, and twice as many each time that it was too early.
  let heldUntil = 0
  let heldFor = 0
  let announced = 0
  let probing = false
  let failures = 0
  // Which of several wishes is believed, from the shortest up, and what is added for a deployment that rounds down.
  let believed = 0
  let margin = 0

  // The window: what may still be sent, until when.
  let left = most
  let windowEnd = 0
  let tells = false
  // Of a deployment that tells nothing it is found out how many requests pass, in how long, before one is limited. Now and
  // then one more is tried, for the limit may have grown: after 1, 2, 4, 8 … windows that ended alike.
  let windowStart = 0
  let windowLength = longestWish
  let inWindow = 0
  let limit = most
  let windows = 1

  function mayLeave(): boolean {
    if (heldUntil > 0) {
      if (performance.now() < heldUntil) return false
      heldUntil = windowEnd = 0
      probing = true
      left = most
      if (inWindow > 0) {
        windows = inWindow === limit ? windows + 1 : 1
        limit = inWindow
        inWindow = 0
      }
    }
    return (
      underWay < left &&
      underWay < (probing ? 2 ** failures : tells || trusting ? most : Math.max(cautiousWidth, streak / cautiousShare))
    )
  }

  function hold(now: number, until: number): void {
    heldFor = until - now
    heldUntil = until
  }

  function learnFromLimited(response: Response, now: number): void {
    streak = 0
    trusting = false
    const wishes = wishesOf(response)
    if (probing) {
      failures++
      // The deployment does not keep to what it told, or it rounds down.
      if ((wishes[0] as number) > heldFor / 2) believed++
      else margin = Math.min(margin + 250, 1_000)
    }
    const wish = wishes[Math.min(believed, wishes.length - 1)]
    // Nobody is held back for longer than a caller would wait: the deployment says it to each call.
    if ((wish as number) > longestWish) return
    hold(now, now + (wish === undefined ? backoff(failures) : wish + margin))
    if (inWindow > 0) windowLength = Math.min(heldUntil - windowStart, longestWish)
  }

  function learnFromPassed({ headers }: Response, now: number): void {
    rateLimit.passed++
    streak++
    probing = false
    failures = 0
    if (now >= windowEnd) {
      windowStart = now
      windowEnd = left = most
      limit = Math.max(limit, inWindow)
      inWindow = 0
    }
    inWindow++
    const remaining = tells || streak < answersToLookAt ? windowRemainder(headers) : Number.NaN
    const reset = remaining >= 0 ? windowRest(headers) : 0
    if (reset > 0) {
      tells = true
      left = Math.min(left, remaining)
    } else if (!tells) left = Math.max(limit - inWindow, windows & (windows - 1) ? 0 : 1)
    windowEnd = Math.min(windowEnd, reset > 0 ? now + reset : windowStart + windowLength)
    if (left >= 1 || now < heldUntil) return
    if (windowEnd - now > longestWish) left = most
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
    const wait = heldUntil > 0 ? rateLimit.held() : patience
    timer = setTimeout(wake, Math.ceil(wait))
    if (heldUntil > 0 && announced !== heldUntil) first.announce(wait)
    announced = heldUntil
  }

  function wake(): void {
    if (heldUntil === 0) {
      probing = false
      trusting = true
    }
    admit()
  }

  const rateLimit: RateLimit = {
    passed: 0,
    tryEnter: () => waiting.size === 0 && mayLeave() && ++underWay > 0,
    wait: (turn, announce) => (admit, _, gone) => {
      const waiter = { turn, admit, announce }
      waiting.add(waiter)
      if (turn < latest) waiting = new Set([...waiting].sort((one, other) => one.turn - other.turn))
      latest = Math.max(turn, latest)
      gone.addEventListener('abort', () => {
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
      if (waiting.size > 0) admit()
    },
    held: () => Math.max(heldUntil - performance.now(), 0),
  }
  return rateLimit
}
