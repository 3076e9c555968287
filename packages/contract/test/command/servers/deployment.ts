import type { IncomingMessage } from 'node:http'
import { createSandbox, type Fault, type Sandbox, type State } from '@clouddb/sandbox'
import { parsedJsonText } from '../../../src/schema/schema.ts'
import { documentOf } from '../../documents.ts'
import { TIME } from '../../time-of-sandbox.ts'
import type { Asked, Complaint, Drift, Reply } from './drift.ts'
import { API_KEY, seedOfExamples } from './seed.ts'
import { operationAt, type Served, serve } from './served.ts'

/** The state of a sandbox without its request counters. */
export type Kept = Pick<State, 'openSource' | 'managed'>

/** A sandbox on the loopback. */
export interface Deployment extends Served {
  readonly sandbox: Sandbox
  /** The stored objects. */
  state(): Kept
  /** Changes the stored objects. */
  change(change: (state: State) => unknown): void
}

export interface DeploymentOptions {
  /** The deviations from the document. */
  readonly drifts?: readonly Drift[]
  /** Changes the initial objects, which are those of the examples. */
  readonly seed?: (state: State) => unknown
  /** Gets every request first; it may answer the request, or cause a fault. */
  readonly before?: (
    request: IncomingMessage,
    count: number,
  ) => Reply | Fault | undefined | Promise<Reply | Fault | undefined>
  /** Age of the open-source server. */
  readonly since?: string
}

const documents = ['management', 'observability-oss'].map((name) => documentOf(`@clouddb/${name}` as never))

/** The connection is lost before the request is done. */
export const LOST: Fault = { kind: 'reset' }

/** Recognizes the error of a lost connection; any other error is a mistake of a test. */
function lost(error: unknown): 'lost' {
  if (Object(error).message === 'fetch failed') return 'lost'
  throw error
}

/** Starts a sandbox, which keeps to its documents, with some drifts. */
export async function startDeployment(options: DeploymentOptions = {}): Promise<Deployment> {
  const { drifts = [], before, since } = options
  const seed = seedOfExamples()
  options.seed?.(seed)
  const sandbox = createSandbox({ seed, clock: TIME, ...(since !== undefined && { since }) })
  const answer = createAnswerer(sandbox, drifts)
  const served = await serve(async (request, text, count) => {
    const early = await before?.(request, count)
    if (early && 'body' in early) return early
    if (early) sandbox.fail(early)
    return answer(request, text).catch(lost)
  })
  const change = (change: (state: State) => unknown): void => {
    const state = sandbox.snapshot()
    change(state)
    sandbox.restore(state)
  }
  return { ...served, sandbox, change, state: () => keptIn(sandbox) }
}

/** Without what a sandbox notes of each request. */
export function keptIn(sandbox: Sandbox): Kept {
  const { openSource, managed } = sandbox.snapshot()
  for (const organization of managed.organizations) {
    for (const service of organization.services) service.activity.last = 0
    for (const key of organization.keys) delete key.usedAt
    organization.activities = []
  }
  return { openSource, managed }
}

/** Answers as the sandbox does, with the changes of the drifts. */
function createAnswerer(sandbox: Sandbox, drifts: readonly Drift[]) {
  const judgesOf = ({ operation }: Asked) =>
    drifts.filter(({ decide, decides }) => decide && (decides === undefined || decides === operation.id))

  return async (request: IncomingMessage, text: string): Promise<Reply> => {
    const { method = '', url = '', headers } = request
    if (drifts.length === 0) return send(sandbox, { method, url, headers, text })
    const { pathname, searchParams } = new URL(url, 'http://sandbox')
    const found = documents.map((document) => operationAt(document, method, pathname)).find(Boolean)
    const asked: Asked | undefined = found && { ...found, query: searchParams, body: parsedJsonText(text), headers }
    const sent: Sent = { method, url, headers, text }
    const instead = asked && drifts.map((drift) => drift.replaces?.(asked)).find(Boolean)
    if (asked && instead) {
      const own = headers.authorization === `Bearer ${API_KEY}` ? undefined : 401
      return shown(asked, await decided(asked, judged(asked, own), sent, instead))
    }
    if (!asked) return send(sandbox, sent)
    const isForgotten = method !== 'GET' && drifts.some(({ forgets }) => forgets?.(asked))
    const isJudged = judgesOf(asked).length > 0
    // Read-only cases leave nothing to restore.
    const before = method !== 'GET' && (isForgotten || isJudged) ? sandbox.snapshot() : undefined
    let reply = await send(sandbox, sent)
    if (isJudged) {
      const known = complaintOf(reply)
      const asSent = JSON.stringify([[...searchParams], asked.body])
      const complaint = judged(asked, known)
      if (complaint !== known || JSON.stringify([[...searchParams], asked.body]) !== asSent) {
        if (before) sandbox.restore(before)
        reply = await decided(asked, complaint, sent)
      }
    }
    if (before && isForgotten) sandbox.restore(before)
    return shown(asked, reply)
  }

  function judged(asked: Asked, known: Complaint | undefined): Complaint | undefined {
    return judgesOf(asked).reduce<Complaint | undefined>((last, { decide }) => decide?.(asked, last), known)
  }

  function shown(asked: Asked, reply: Reply): Reply {
    return drifts.reduce((last, drift) => drift.reply?.(asked, last) ?? last, reply)
  }

  /** The answer to a request that drifts have changed, or judged otherwise. */
  async function decided(
    { operation, query, body: asSent }: Asked,
    complaint: Complaint | undefined,
    sent: Sent,
    body = asSent,
  ): Promise<Reply> {
    const { method } = sent
    const [pathname = ''] = sent.url.split('?')
    const url = `${pathname}${query.size > 0 ? `?${query}` : ''}`
    if (complaint !== undefined) {
      sandbox.fail({ kind: 'status', status: complaint, operation: operation.id })
      return send(sandbox, { ...sent, url })
    }
    const { apiKey } = sandbox.observabilityOss
    const { keyId, keySecret } = sandbox.management
    const isOpenSource = pathname.startsWith('/api/')
    const authorization = isOpenSource ? `Bearer ${apiKey}` : `Basic ${btoa(`${keyId}:${keySecret}`)}`
    const reply = await send(sandbox, {
      method,
      url,
      headers: { authorization, 'content-type': 'application/json' },
      text: operation.body ? JSON.stringify(body ?? {}) : '',
    })
    if (complaintOf(reply))
      throw new Error(`A drift accepts an invalid request: ${method} ${url} ${JSON.stringify(body)}`)
    return reply
  }
}

interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** Charts are slow to compute, and the same in all sandboxes of these tests because their clock stands still. */
const charts = new Map<string, Promise<Reply>>()

async function send(sandbox: Sandbox, sent: Sent): Promise<Reply> {
  const { authorization } = sent.headers
  if (!sent.url.endsWith('/charts/series') || authorization !== `Bearer ${API_KEY}`) return fetchFrom(sandbox, sent)
  const key = JSON.stringify([sent.headers['content-type'], untilNow(sent.text)])
  const known = charts.get(key) ?? fetchFrom(sandbox, sent)
  charts.set(key, known)
  return structuredClone(await known)
}

/** Replaces the time of the machine, up to which the command asks: the sandbox has no data after its own time. */
function untilNow(text: string): string {
  const { endTime = 0, granularity } = Object(parsedJsonText(text))
  const isLater = endTime > TIME && endTime <= Date.now() && granularity !== 'auto'
  return isLater ? text.replace(String(endTime), String(TIME)) : text
}

async function fetchFrom(sandbox: Sandbox, { method, url, headers, text }: Sent): Promise<Reply> {
  const answer = await sandbox.fetch(`http://sandbox${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(text !== '' && method !== 'GET' && { body: text }),
  })
  const { 'content-type': type = '', ...rest } = Object.fromEntries(answer.headers)
  const body = await answer.text()
  return { status: answer.status, type, headers: rest, body: type.includes('json') ? JSON.parse(body) : body }
}

const complaintOf = ({ status }: Reply): Complaint | undefined =>
  [400, 401, 404].includes(status) ? (status as Complaint) : undefined
