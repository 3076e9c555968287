import { backoff, longestWish, windowRemainder, windowRest, wishesOf } from './retry.ts'

/** A request that waits for its turn. */
interface Waiter {
  readonly turn: number
  readonly admit: () => void
  readonly announce: (milliseconds: number) => void
}

/** What a deployment lets a key send, as its answers tell or let find out; one for a client and its copies. */
export interface RateLimit {
  /** The place of a call among all: whoever was first goes first, also after a 429. */
  nextTurn(): number
  /** Lets a request leave now, if it may. */
  tryEnter(): boolean
  /**
   * Calls `admit` as soon as the request may leave: it is then under way. `gone` ends the wait. `announce` is told how long
   * all calls are held back, once for each time.
   */
  wait(turn: number, admit: () => void, gone: AbortSignal, announce: (milliseconds: number) => void): void
  /** A request is over; its answer, if one came, is looked at for what it tells. */
  leave(answer: Response | undefined): void
  /** Milliseconds for which all calls are held back; none when they are not. */
  held(): number
  /** How many requests were answered and not limited. */
  passed(): number
}

/** A deployment that has told nothing yet gets so many requests at once, and more the longer it limits none. */
const cautiousWidth = 8
const cautiousShare = 8

/** Milliseconds without an answer after which caution is given up: the deployment is slow, and limits in silence, if at all. */
const patience = 1_000

/** After so many answers without a word of a limit, none is looked for until one is limited. */
const answersToLookAt = 32

const most = Number.POSITIVE_INFINITY

export function createRateLimit(): RateLimit {
  const waiting = new Set<Waiter>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turns = 0
  let lastTurn = 0
  let underWay = 0
  let passed = 0
  /** Answers since one was limited. */
  let streak = 0

  /** The end of the time in which nothing leaves, and whether somebody who waits was told; 0: requests may leave. */
  let heldUntil = 0
  let heldFor = 0
  let announced = false
  /** After such a time one request goes ahead, and twice as many each time that the deployment was not ready yet. */
  let probing = false
  let failures = 0
  /** Which of several wishes is believed, from the shortest up; and what is added because the deployment rounds down. */
  let believed = 0
  let margin = 0

  /** What the deployment tells: requests that are left in its window, and when that ends. */
  let tells = false
  let left = most
  let windowEnd = 0

  /** What is found out about one that tells nothing: how many requests passed in how long before one was limited. */
  let windowStart = 0
  let windowLength = longestWish
  let passedInWindow = 0
  let limit = most
  /** Windows that ended at the same limit; now and then one more request is tried, for the limit may have grown. */
  let windows = 1

  const triesMore = () => (windows & (windows - 1)) === 0

  function mayLeave(): boolean {
    if (heldUntil > 0) {
      if (performance.now() < heldUntil) return false
      endHold()
    }
    return underWay < left && underWay < width()
  }

  function width(): number {
    if (probing) return 2 ** failures
    if (tells) return most
    if (passedInWindow + underWay >= limit) return triesMore() ? 1 : 0
    return Math.max(cautiousWidth, streak / cautiousShare)
  }

  function hold(from: number, until: number): void {
    heldFor = until - from
    heldUntil = until
    announced = false
  }

  function endHold(): void {
    heldUntil = 0
    probing = true
    left = most
    if (passedInWindow === 0) return
    windows = passedInWindow === limit ? windows + 1 : 1
    limit = passedInWindow
    passedInWindow = 0
  }

  function learnFromLimited(response: Response, now: number): void {
    streak = 0
    // It left before the others were held back.
    if (now < heldUntil) return
    const wishes = wishesOf(response)
    if (probing) {
      failures++
      // The deployment does not keep to what it told, or it rounds down.
      if ((wishes[0] as number) > heldFor / 2) believed++
      else margin = Math.min(margin + 250, 1_000)
    }
    const wish = wishes[Math.min(believed, wishes.length - 1)]
    if ((wish as number) > longestWish) return
    hold(now, now + (wish === undefined ? backoff(failures) : wish + margin))
    if (wish === undefined) passedInWindow = 0
    else if (passedInWindow > 0) windowLength = Math.min(heldUntil - windowStart, longestWish)
  }

  function learnFromPassed({ headers }: Response, now: number): void {
    probing = false
    failures = 0
    passed++
    streak++
    if (now - windowStart >= windowLength) {
      if (limit < passedInWindow) limit = passedInWindow
      windowStart = now
      passedInWindow = 0
    }
    passedInWindow++
    const remaining = tells || streak < answersToLookAt ? windowRemainder(headers) : Number.NaN
    const reset = remaining >= 0 ? windowRest(headers) : 0
    if (reset > 0) {
      tells = true
      const isNew = now >= windowEnd
      left = isNew ? remaining : Math.min(left, remaining)
      windowEnd = isNew ? now + reset : Math.min(windowEnd, now + reset)
    } else left--
    if (now < heldUntil) return
    const isUsedUp = left < 1 || (!tells && passedInWindow >= limit && !triesMore())
    if (!isUsedUp) return
    const end = tells ? windowEnd : windowStart + windowLength
    // Nobody is held back for longer than a caller would wait: the deployment may say it to each call.
    if (end - now <= longestWish) hold(now, end + margin)
    else left = most
  }

  function admitWaiting(): void {
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
    const wait = heldUntil > 0 ? Math.max(heldUntil - performance.now(), 1) : patience
    timer = setTimeout(wake, Math.ceil(wait))
    if (heldUntil === 0 || announced) return
    announced = true
    first.announce(wait)
  }

  function wake(): void {
    if (heldUntil === 0) {
      probing = false
      streak = most
    }
    admitWaiting()
  }

  return {
    nextTurn: () => turns++,
    tryEnter() {
      if (waiting.size > 0 || !mayLeave()) return false
      underWay++
      return true
    },
    wait(turn, admit, gone, announce) {
      const waiter = { turn, admit, announce }
      waiting.add(waiter)
      if (turn < lastTurn)
        for (const other of [...waiting])
          if (other.turn > turn) {
            waiting.delete(other)
            waiting.add(other)
          }
      lastTurn = Math.max(turn, lastTurn)
      gone.addEventListener('abort', () => {
        if (waiting.delete(waiter) && waiting.size === 0) schedule()
      })
      if (timer === undefined) schedule()
    },
    leave(answer) {
      underWay--
      if (answer?.status === 429) learnFromLimited(answer, performance.now())
      else if (answer) learnFromPassed(answer, performance.now())
      if (waiting.size > 0) admitWaiting()
    },
    held: () => (heldUntil > 0 ? Math.max(heldUntil - performance.now(), 0) : 0),
    passed: () => passed,
  }
}
