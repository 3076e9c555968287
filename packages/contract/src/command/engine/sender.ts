import { setTimeout as delay } from 'node:timers/promises'
import { type Case, type CaseResult, runCase, type Target } from '../../index.ts'
import type { RecordedExchange } from '../../report/har.ts'
import type { Progress } from '../output/progress.ts'
import { createPace, type Rate, waitAskedFor } from './rate.ts'

/** What came of one case: a judgement, or the reason why there is none. */
export interface Sent {
  readonly result: CaseResult
  /** Set where the server gave no answer that could be judged. */
  readonly accident?: string
  /** Set where what is wrong is about something that servers have since this day. */
  readonly day?: string
}

/** Existing objects, by the name of their parameter. */
export type Ids = Readonly<Record<string, string>>

/** What came of an attempt to run a case. */
export type Attempt =
  | { readonly sent: Sent }
  | {
      readonly reason: string
      /** The case needs what servers have since this day. */
      readonly day?: string
      /** True where nothing was sent out of caution, and something else may be. */
      readonly isCaution?: true
    }

/** All requests leave through it. */
export interface Sender {
  /** Sends the request of a case when its turn comes; a limited request is sent again, as the server asks. */
  send(item: Case, ids: Ids): Promise<Sent>
  /** Why nothing is sent any more, once that is so. */
  stopped(): string | undefined
  /** Ends the run: from now on nothing is sent but what cleans up. */
  halt(why: string): void
  /** From now on only what cleans up is sent. */
  startTeardown(): void
  readonly requests: () => number
}

export interface SenderOptions {
  readonly target: Omit<Target, 'ids' | 'fetch'>
  readonly rate: Rate | undefined
  readonly progress: Progress
  /** Aborted when the run is to end; what is under way is finished all the same, so that nothing is made unseen. */
  readonly stop: AbortSignal
  readonly fetch?: typeof fetch
  /** Is given everything that was sent, with what came. */
  readonly record?: ((exchange: RecordedExchange) => void) | undefined
  /** Why a request must not be sent; whatever else goes wrong, it is not. */
  readonly forbids?: (item: Case, ids: Ids) => string | undefined
}

/** So often a limited request is sent again. */
const MOST_REPETITIONS = 4
/** A longer wait is not worth it: somebody looks at the screen. */
const LONGEST_WAIT = 120_000
/** So many requests without an answer, one after the other, are no accident any more. */
const MOST_SILENCES = 3

export function createSender(options: SenderOptions): Sender {
  const { target, rate, progress, stop, fetch: network = fetch, forbids, record } = options
  const pace = createPace(rate)
  let requests = 0
  let silences = 0
  let tearingDown = false
  let dead: string | undefined
  let halted: string | undefined

  const interruption = () => (tearingDown ? undefined : (halted ?? (stop.aborted ? INTERRUPTED : undefined)))

  async function wait(why: string, milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return
    if (milliseconds > 1000) progress.wait(why, milliseconds)
    // When the run is to end, only what cleans up still waits.
    await delay(milliseconds, undefined, tearingDown ? {} : { signal: stop }).catch(() => {})
  }

  async function send(item: Case, ids: Ids): Promise<Sent> {
    const forbidden = forbids?.(item, ids)
    if (forbidden !== undefined) return { result: NOTHING, accident: forbidden }
    let isLost = false
    for (let repetition = 0; ; repetition += 1) {
      await wait('keeping to the rate', pace.delay(Date.now()))
      const interrupted = interruption()
      if (interrupted !== undefined) return { result: NOTHING, accident: interrupted }
      pace.count(Date.now())
      requests += 1
      const started = new Date()
      const result = await runCase(item, {
        ...target,
        ids,
        fetch: guarded(onItsOwnConnection(network), target.mode, item),
      })
      const { answer, request } = result
      if (request && record) {
        const milliseconds = result.milliseconds ?? Date.now() - started.getTime()
        record({ id: item.id, startedAt: started.toISOString(), milliseconds, request, ...(answer && { answer }) })
      }
      if (!answer) {
        if (isLost || !isRepeatable(item) || !LOST.test(silenceOf(result))) return silent(result)
        isLost = true
        continue
      }
      silences = 0
      if (answer.status !== 429) return { result, ...gatewayAccident(answer.status) }
      const asked = waitAskedFor(answer.headers, Date.now())
      if (asked > LONGEST_WAIT || repetition === MOST_REPETITIONS) return limited(result, asked)
      await wait('the server limits requests', asked)
    }
  }

  function silent(result: CaseResult): Sent {
    const accident = silenceOf(result)
    silences += 1
    if (silences >= MOST_SILENCES) dead ??= `the server stopped answering: ${accident}`
    return { result, accident }
  }

  /** Whoever goes on now is limited for longer. */
  function limited(result: CaseResult, asked: number): Sent {
    const accident = `the server limits requests, for another ${Math.ceil(asked / 1000)} s`
    dead ??= accident
    return { result, accident }
  }

  return {
    send,
    stopped: () => halted ?? dead ?? (stop.aborted ? INTERRUPTED : undefined),
    halt: (why) => {
      halted ??= why
    },
    startTeardown: () => {
      tearingDown = true
    },
    requests: () => requests,
  }
}

/** A connection that was there, and went away before the answer. */
const LOST = /ECONNRESET|EPIPE|other side closed|socket hang up|terminated/

/** What changes nothing may be sent twice. */
const isRepeatable = ({ operation, alteration }: Case): boolean => operation.safe && alteration?.method === undefined

const INTERRUPTED = 'the run was interrupted'

const NOTHING: CaseResult = { complaints: [], clientComplaints: [], remarks: [], expected: '', pointer: '', seen: [] }

/** Why no answer came, in the client's words. */
function silenceOf({ complaints }: CaseResult): string {
  const [, reason] = complaints.map((each) => /got (no complete answer.*)$/s.exec(each)).find(Boolean) ?? []
  return reason ?? complaints[0] ?? 'no answer'
}

/** What stands before a server speaks for it only in part: nobody knows what the server would have said. */
function gatewayAccident(status: number): { accident: string } | undefined {
  return [502, 503, 504].includes(status) ? { accident: `a gateway answered ${status}` } : undefined
}

/**
 * Each request has a connection of its own. A deployment may close one that rests just when the next request is on its
 * way; then nobody knows whether that arrived, and what may have arrived must not be sent again.
 */
function onItsOwnConnection(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('connection', 'close')
    return send(input, { ...init, headers })
  }
}

/** Whatever goes wrong in here, a run that only reads sends nothing that could change something. */
function guarded(send: typeof fetch, mode: Target['mode'], { operation }: Case): typeof fetch {
  if (mode === 'writing') return send
  return async (input, init) => {
    const method = init?.method ?? 'GET'
    if (method === 'GET' || method === 'HEAD' || (operation.safe && method === operation.method))
      return send(input, init)
    throw new Error(`a run that only reads was about to send ${method}`)
  }
}
