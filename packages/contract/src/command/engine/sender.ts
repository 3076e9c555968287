import { setTimeout as delay } from 'node:timers/promises'
import { type Case, type CaseResult, runCase, type Target } from '../../index.ts'
import type { RecordedExchange } from '../../report/har.ts'
import type { Verdict } from '../../report/run-report.ts'
import { recordAnswer, recordRequest } from '../../running/case-result.ts'
import { type Network, Wire } from '../../running/wire.ts'
import type { Rate } from '../options/deployments.ts'
import type { Translate } from '../options/names.ts'
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

/** Sends the requests of a run. */
export interface Sender {
  /** Sends the request of a case when the rate allows it, and again after a 429. */
  send(item: Case, ids: Ids): Promise<Sent>
  /** Why nothing more is sent; undefined while the run goes on. */
  stopped(): string | undefined
  /** Ends the run: only the teardown still sends requests. */
  halt(why: string): void
  /** From now on requests are sent although the run was ended. */
  startTeardown(): void
  requests(): number
}

/** The same sender with another way to send. */
export const sendingBy = (sender: Sender, send: Sender['send']): Sender => ({
  send,
  stopped: () => sender.stopped(),
  halt: (why) => sender.halt(why),
  startTeardown: () => sender.startTeardown(),
  requests: () => sender.requests(),
})

/** Sends all requests of a run over the network. */
export class NetworkSender implements Sender {
  readonly #options: SenderOptions
  readonly #pace: ReturnType<typeof createPace>
  #requests = 0
  /** The routes of the requests since the last answer of the server, and of each route since its own last answer. */
  #silences: readonly string[] = []
  readonly #silencesOfRoute = new Map<string, number>()
  #isTearingDown = false
  #dead: string | undefined
  #halted: string | undefined

  constructor(options: SenderOptions) {
    this.#options = options
    this.#pace = createPace(options.rate)
  }

  requests(): number {
    return this.#requests
  }

  stopped(): string | undefined {
    return this.#halted ?? this.#dead ?? (this.#options.stop.aborted ? INTERRUPTED : undefined)
  }

  halt(why: string): void {
    this.#halted ??= why
  }

  startTeardown(): void {
    this.#isTearingDown = true
  }

  async send(item: Case, ids: Ids): Promise<Sent> {
    const obstacle = this.#options.forbids(item, ids) ?? this.#silenceOf(routeOf(item))
    if (obstacle !== undefined) return { result: NOTHING, accident: obstacle }
    let isLost = false
    for (let repetition = 0; ; repetition += 1) {
      await this.#wait('keeping to the rate', this.#pace.delay(Date.now()))
      const interrupted = this.#interruption()
      if (interrupted !== undefined) return { result: NOTHING, accident: interrupted }
      const result = await this.#sendOnce(item, ids)
      const { answer } = result
      if (!answer) {
        if (isLost || !isRepeatable(item) || !LOST.includes(result.silence?.code ?? ''))
          return this.#silent(routeOf(item), result)
        isLost = true
        continue
      }
      this.#silences = []
      this.#silencesOfRoute.delete(routeOf(item))
      if (answer.status !== 429) return { result, ...gatewayAccident(answer.status) }
      const asked = waitAskedFor(answer.headers, Date.now())
      if (asked > LONGEST_WAIT || repetition === MOST_REPETITIONS) return this.#limited(result, asked)
      await this.#wait('the server limits requests', asked)
    }
  }

  #silenceOf(route: string): string | undefined {
    const isSilent = !this.#isTearingDown && (this.#silencesOfRoute.get(route) ?? 0) >= MOST_SILENCES
    return isSilent ? `${route} stopped answering` : undefined
  }

  #interruption(): string | undefined {
    if (this.#isTearingDown) return undefined
    return this.#halted ?? (this.#options.stop.aborted ? INTERRUPTED : undefined)
  }

  async #wait(why: string, milliseconds: number): Promise<void> {
    const { progress, stop } = this.#options
    if (milliseconds <= 0) return
    if (milliseconds > 1000) progress.wait(why, milliseconds)
    await delay(milliseconds, undefined, this.#isTearingDown ? {} : { signal: stop }).catch(() => {})
  }

  async #sendOnce(item: Case, ids: Ids): Promise<CaseResult> {
    const { target, translate, record } = this.#options
    this.#pace.count(Date.now())
    this.#requests += 1
    const started = new Date()
    const carried = { ...target, ids, fetch: this.#carrying(item) }
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
  #carrying({ operation }: Case): typeof fetch {
    const { target, fetch: network = fetch } = this.#options
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
  #silent(route: string, result: CaseResult): Sent {
    const accident = result.silence?.reason ?? result.complaints[0] ?? 'no answer'
    this.#silences = [...this.#silences, route]
    this.#silencesOfRoute.set(route, (this.#silencesOfRoute.get(route) ?? 0) + 1)
    const isOneRoute = new Set(this.#silences).size === 1
    if (this.#silences.length >= MOST_SILENCES && !isOneRoute)
      this.#dead ??= `the server stopped answering: ${route}: ${accident}`
    return { result, accident }
  }

  /** Ends the run: more requests would only make the server limit it for longer. */
  #limited(result: CaseResult, asked: number): Sent {
    const accident = `the server limits requests, for another ${Math.ceil(asked / 1000)} s`
    this.#dead ??= accident
    return { result, accident }
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
