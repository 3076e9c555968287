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

/** The answer of a fault that replaces the one of the deployment. */
export function faultyAnswer(fault: Fault, deployment: Deployment): Answer | undefined {
  if (fault.kind === 'status') return deployment.reply().error(fault.status, fault.detail ?? 'Failed on purpose')
  if (fault.kind === 'rate-limit') return deployment.tooManyRequests((fault.retryAfter ?? shortWait) * 1000)
  if (fault.kind === 'html') return htmlAnswer(fault.status ?? 502, '<html><body><h1>Bad Gateway</h1></body></html>\n')
  return undefined
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

/** The body of an answer, changed by a fault. */
export function bodyThrough(fault: Fault | undefined, body: string, signal: AbortSignal): BodyInit {
  if (fault?.kind !== 'drip' && fault?.kind !== 'truncate') return body
  const bytes = new TextEncoder().encode(body)
  const end = fault.kind === 'truncate' ? Math.floor(bytes.length / 2) : bytes.length
  let sent = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (fault.kind === 'drip') await pause(fault.milliseconds, signal)
      const next = fault.kind === 'drip' ? Math.min(sent + 1, end) : end
      if (next > sent) controller.enqueue(bytes.slice(sent, next))
      else if (fault.kind === 'truncate') controller.error(new ConnectionLost())
      else controller.close()
      sent = next
    },
  })
}
