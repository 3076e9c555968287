import type { Deployment } from './deployments/deployment.ts'
import type { Fault } from './generated/schema.ts'
import { type Answer, htmlAnswer } from './http/answer.ts'
import { unknownName } from './option-rules.ts'
import { mistakeInControl } from './validation/control.ts'

/** Faults that wait for their requests. */
export class Faults {
  #waiting: { readonly fault: Fault; left: number }[] = []
  readonly #operations: ReadonlySet<string>

  constructor(operations: Iterable<string>) {
    this.#operations = new Set(operations)
  }

  add(given: Fault): void {
    // What is checked is what waits: the given object may change later.
    const fault = structuredClone(given)
    const complaint = this.#complaintOf(fault)
    if (complaint !== undefined) throw new TypeError(`The fault ${JSON.stringify(fault)} is wrong: ${complaint}`)
    this.#waiting.push({ fault, left: fault.times ?? 1 })
  }

  /** Those that wait, with the number of requests that they still wait for. */
  list(): Fault[] {
    return this.#waiting.map(({ fault, left }) => ({ ...fault, times: left }))
  }

  clear(): void {
    this.#waiting = []
  }

  /** Takes the first fault that waits for a request of an operation. */
  take(operation: string | undefined): Fault | undefined {
    const found = this.#waiting.find(({ fault }) => fault.operation === undefined || fault.operation === operation)
    if (found && --found.left <= 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== found)
    return found?.fault
  }

  #complaintOf(fault: Fault): string | undefined {
    // JSON has no infinity, and `times` may be infinite in a program.
    const isEndless = fault?.times === Number.POSITIVE_INFINITY
    const mistake = mistakeInControl('Fault', isEndless ? { ...fault, times: 1 } : fault)
    if (mistake !== undefined) return mistake
    const { operation } = fault
    if (operation !== undefined && !this.#operations.has(operation))
      return unknownName('operation', operation, [...this.#operations])
    return undefined
  }
}

/** Seconds that a client waits after a rate limit that a test wants, so that the test does not wait. */
const shortWait = 0.01

/** An answer with all its headers, ready to be sent. */
export interface CompleteAnswer extends ResponseInit {
  /** Null: the response has no body. */
  readonly body: string | null
}

/** What a fault does to a request, where it is not what happens without one. */
export interface Effect {
  /** Replaces the answer of the deployment. */
  readonly answer?: (deployment: Deployment) => Answer
  /** Whether the request is applied. Default: where nothing replaces its answer. */
  readonly isApplied?: boolean
  /** Whether the connection is lost in place of an answer. */
  readonly isUnanswered?: boolean
  /** Milliseconds that the answer comes later. */
  readonly delay?: number
  /** Makes the response of a complete answer, where it differs from that answer. */
  readonly respond?: (answer: CompleteAnswer, signal: AbortSignal) => Response
}

/** The effects of a kind of fault. */
type EffectOf = { readonly [Kind in Fault['kind']]: (fault: Extract<Fault, { kind: Kind }>) => Effect }

const effects: EffectOf = {
  status: ({ status, detail = 'Failed on purpose' }) => ({
    answer: (deployment) => deployment.reply().error(status, detail),
  }),
  'rate-limit': ({ retryAfter = shortWait }) => ({
    answer: (deployment) => deployment.tooManyRequests(retryAfter * 1000),
  }),
  html: ({ status = 502, isApplied = false }) => ({
    answer: () => htmlAnswer(status, '<html><body><h1>Bad Gateway</h1></body></html>\n'),
    isApplied,
  }),
  reset: ({ isApplied = false }) => ({ isUnanswered: true, isApplied }),
  stall: () => ({ isUnanswered: true, isApplied: false, delay: Number.POSITIVE_INFINITY }),
  latency: ({ milliseconds }) => ({ delay: milliseconds }),
  drip: ({ milliseconds }) => ({ respond: (answer, signal) => streamed(answer, signal, { byteDelay: milliseconds }) }),
  truncate: () => ({ respond: (answer, signal) => streamed(answer, signal, { share: 1 / 2 }) }),
}

/** The effect of a fault; without one it changes nothing. */
export function effectOfFault(fault: Fault | undefined): Effect {
  return fault ? (effects[fault.kind] as (fault: Fault) => Effect)(fault) : {}
}

/** The error with which `fetch` fails when a connection is lost. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })
  }
}

/** Milliseconds of the longest timer. A longer pause does not end. */
const longestPause = 2 ** 31 - 1

/** Waits for some time, and rejects as soon as the caller aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = milliseconds <= longestPause ? setTimeout(done, milliseconds) : undefined
    signal.addEventListener('abort', giveUp, { once: true })
    if (signal.aborted) giveUp()
    function done() {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
    function giveUp() {
      clearTimeout(timer)
      reject(signal.reason)
    }
  })
}

/** A share of the body, after which the connection is lost, and the milliseconds between two bytes of it. */
interface Streaming {
  readonly share?: number
  readonly byteDelay?: number
}

/** A response whose body comes in parts. */
function streamed(
  { body, ...init }: CompleteAnswer,
  signal: AbortSignal,
  { share = 1, byteDelay }: Streaming,
): Response {
  if (body === null) return new Response(null, init)
  const bytes = new TextEncoder().encode(body)
  const end = Math.floor(bytes.length * share)
  let sent = 0
  const parts = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (byteDelay !== undefined) await pause(byteDelay, signal)
      const next = byteDelay === undefined ? end : Math.min(sent + 1, end)
      if (next > sent) controller.enqueue(bytes.slice(sent, next))
      else if (share < 1) controller.error(new ConnectionLost())
      else controller.close()
      sent = next
    },
  })
  return new Response(parts, init)
}
