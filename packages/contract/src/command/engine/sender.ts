import { setTimeout as delay } from 'node:timers/promises'
import { type Case, type CaseResult, runCase, type Target } from '../../index.ts'
import type { RecordedExchange } from '../../report/har.ts'
import type { Verdict } from '../../report/run-report.ts'
import { recordAnswer, recordRequest } from '../../running/case-result.ts'
import { type Network, Wire } from '../../running/wire.ts'
import type { Translate } from '../options/names.ts'
import type { Rate } from '../options/rate.ts'
import { createPace, waitAskedFor } from './pace.ts'

/** The result of one request. */
export interface Sent {
  readonly result: CaseResult
  /** Why the answer cannot be judged: none came, or it is not from the server. */
  readonly accident?: string
  /** The fault is about something that servers have only since this day. */
  readonly day?: string
}

/** Existing objects, by the name of their parameter. */
export type Ids = Readonly<Record<string, string>>

/** The result of an attempt to run a case. */
export type Attempt =
  | { readonly sent: Sent }
  | {
      /** Why nothing was sent. */
      readonly reason: string
      /** The case needs something that servers have only since this day. */
      readonly day?: string
      /** True where sending was too risky; another request may be safe. */
      readonly isCaution?: true
    }

/** Shows how far a run is. */
export interface Progress {
  /** Tells the number of cases. */
  begin(cases: number): void
  /** Tells that a case is finished. */
  settle(operation: string, verdict: Verdict): void
  /** Tells why the run waits. */
  wait(why: string, milliseconds: number): void
  end(): void
}

export interface SenderOptions {
  readonly target: Omit<Target, 'ids' | 'fetch'>
  readonly rate: Rate | undefined
  readonly progress: Progress
  /** Aborted when the run has to end. A request that was sent is finished, so that no created object is missed. */
  readonly stop: AbortSignal
  readonly fetch?: typeof fetch | undefined
  /** Absent where the deployment uses the words of the document. */
  readonly translate?: Translate | undefined
  /** Gets every request that was sent, with its answer. */
  readonly record?: ((exchange: RecordedExchange) => void) | undefined
  /** Why a request must not be sent. This is the last check before sending. */
  readonly forbids: (item: Case, ids: Ids) => string | undefined
}

const MOST_REPETITIONS = 4
const LONGEST_WAIT = 120_000
/** The number of requests without an answer, one after the other, after which a route or the whole server is left alone. */
const MOST_SILENCES = 3

export type Sender = ReturnType<typeof createSender>

/** Sends all requests of a run. */
export function createSender(options: SenderOptions) {
  const { target, rate, progress, stop, fetch: network = fetch, forbids, translate, record } = options
  const pace = createPace(rate)
  let requests = 0
  /** The routes of the requests since the last answer of the server, and of each route since its own last answer. */
  let silences: readonly string[] = []
  const silencesOfRoute = new Map<string, number>()
  let tearingDown = false
  let dead: string | undefined
  let halted: string | undefined

  const interruption = () => (tearingDown ? undefined : (halted ?? (stop.aborted ? INTERRUPTED : undefined)))

  async function wait(why: string, milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return
    if (milliseconds > 1000) progress.wait(why, milliseconds)
    await delay(milliseconds, undefined, tearingDown ? {} : { signal: stop }).catch(() => {})
  }

  /** Sends the request of a case when the rate allows it, and again after a 429. */
  async function send(item: Case, ids: Ids): Promise<Sent> {
    const forbidden = forbids(item, ids)
    if (forbidden !== undefined) return { result: NOTHING, accident: forbidden }
    const route = routeOf(item)
    if (!tearingDown && (silencesOfRoute.get(route) ?? 0) >= MOST_SILENCES)
      return { result: NOTHING, accident: `${route} stopped answering` }
    let isLost = false
    for (let repetition = 0; ; repetition += 1) {
      await wait('keeping to the rate', pace.delay(Date.now()))
      const interrupted = interruption()
      if (interrupted !== undefined) return { result: NOTHING, accident: interrupted }
      const result = await sendOnce(item, ids)
      const { answer } = result
      if (!answer) {
        if (isLost || !isRepeatable(item) || !LOST.includes(result.silence?.code ?? '')) return silent(route, result)
        isLost = true
        continue
      }
      silences = []
      silencesOfRoute.delete(route)
      if (answer.status !== 429) return { result, ...gatewayAccident(answer.status) }
      const asked = waitAskedFor(answer.headers, Date.now())
      if (asked > LONGEST_WAIT || repetition === MOST_REPETITIONS) return limited(result, asked)
      await wait('the server limits requests', asked)
    }
  }

  async function sendOnce(item: Case, ids: Ids): Promise<CaseResult> {
    pace.count(Date.now())
    requests += 1
    const started = new Date()
    const carried = { ...target, ids, fetch: carrying(item) }
    const result = translate ? await runTranslated(item, carried, translate) : await runCase(item, carried)
    const { answer, request } = { ...result, ...result.actual }
    if (request && record) {
      const milliseconds = result.milliseconds ?? Date.now() - started.getTime()
      record({ id: item.id, startedAt: started.toISOString(), milliseconds, request, ...(answer && { answer }) })
    }
    return result
  }

  /**
   * Gives each request a connection of its own. A server may close an idle connection while the next request is on its way:
   * it would not be known whether that request arrived, so it could not be sent again. A read-only run sends no request
   * that could change something, whatever other code does.
   */
  function carrying({ operation }: Case): typeof fetch {
    return async (input, init) => {
      const method = init?.method ?? 'GET'
      const isSafe = method === 'GET' || method === 'HEAD' || (operation.safe && method === operation.method)
      if (target.mode !== 'writing' && !isSafe) throw new Error(`a run that only reads was about to send ${method}`)
      const headers = new Headers(init?.headers)
      headers.set('connection', 'close')
      return network(input, { ...init, headers })
    }
  }

  /** One route may be out of order; a server that answers on no other route either is. */
  function silent(route: string, result: CaseResult): Sent {
    const accident = result.silence?.reason ?? result.complaints[0] ?? 'no answer'
    silences = [...silences, route]
    silencesOfRoute.set(route, (silencesOfRoute.get(route) ?? 0) + 1)
    const isOneRoute = new Set(silences).size === 1
    if (silences.length >= MOST_SILENCES && !isOneRoute) dead ??= `the server stopped answering: ${route}: ${accident}`
    return { result, accident }
  }

  /** Ends the run: more requests would only make the server limit it for longer. */
  function limited(result: CaseResult, asked: number): Sent {
    const accident = `the server limits requests, for another ${Math.ceil(asked / 1000)} s`
    dead ??= accident
    return { result, accident }
  }

  return {
    send,
    /** Why nothing more is sent; undefined while the run goes on. */
    stopped: (): string | undefined => halted ?? dead ?? (stop.aborted ? INTERRUPTED : undefined),
    /** Ends the run: only the teardown still sends requests. */
    halt: (why: string) => {
      halted ??= why
    },
    /** From now on requests are sent although the run was ended. */
    startTeardown: () => {
      tearingDown = true
    },
    requests: () => requests,
  }
}

const routeOf = ({ operation: { method, path } }: Case): string => `${method} ${path}`

/** The codes of a connection that was open and was lost before the answer. */
export const LOST: readonly string[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/** Only a request that changes nothing may be sent again after its connection was lost. */
const isRepeatable = ({ operation, alteration }: Case): boolean => operation.safe && alteration?.method === undefined

const INTERRUPTED = 'the run was interrupted'

const NOTHING: CaseResult = { complaints: [], clientComplaints: [], remarks: [], expected: '', pointer: '', seen: [] }

/** These statuses come from a gateway: they do not show what the server would have answered. */
function gatewayAccident(status: number): { accident: string } | undefined {
  return [502, 503, 504].includes(status) ? { accident: `a gateway answered ${status}` } : undefined
}

/**
 * Runs a case against a deployment that uses other words than the document. The case is judged in the words of the
 * document; `actual` has those of the deployment.
 */
async function runTranslated(
  item: Case,
  target: Target & { readonly fetch: Network },
  translate: Translate,
): Promise<CaseResult> {
  const wire = new Wire(target.fetch)
  const result = await runCase(item, { ...target, fetch: translate(wire.fetch) })
  const { delivered, received } = wire
  const actual = {
    ...(delivered && { request: recordRequest(delivered, item.alteration) }),
    ...(received && { answer: recordAnswer(received) }),
  }
  return { ...result, actual }
}
