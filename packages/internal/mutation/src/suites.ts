import { type Case, type ContractDocument, deriveCases, readDocument, runCase, type Target } from '@clouddb/contract'
import { type ByteServer, type Golden, goldens, runGolden, startByteServer } from '@clouddb/goldens'
import { type Mock, startMock } from '@clouddb/goldens/mock'
import { pointerTokens } from '@clouddb/spec/document/pointer'
import { apiOf, type ClientFactory } from './api.ts'
import type { Send } from './faults/wire-injection.ts'
import { type ApiName, type Suite, suites, type Verdict } from './mutant.ts'

const mocks = new Map<ApiName, Promise<Mock>>()
let byteServer: Promise<ByteServer> | undefined

/** The mock of an unchanged document. It is started once. */
export function baselineMock(api: ApiName): Promise<Mock> {
  const mock = mocks.get(api) ?? startMock(apiOf(api).document)
  mocks.set(api, mock)
  return mock
}

/** Closes every mock and server that the suites have started. */
export async function closeSuites(): Promise<void> {
  for (const mock of mocks.values()) await (await mock).close()
  mocks.clear()
  await (await byteServer)?.close()
  byteServer = undefined
}

/** Sends to a mock, again when the mock has closed the idle connection: a slow machine must not notice mutants. */
export function networkOf({ fetch }: Mock): Send {
  return async (url, init) => {
    try {
      return await fetch(url, init)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
      return fetch(url, init)
    }
  }
}

export interface GoldenTarget {
  readonly api: ApiName
  readonly operations: readonly string[]
  readonly createClient: ClientFactory
  /** A mock that the literal requests are sent to, too; without it, only the client is checked. */
  readonly mockUrl?: string
  /** Leaves out the goldens that check the client alone. */
  readonly onlyServer?: boolean
}

/** Runs the goldens of some operations until one complains. */
export async function runGoldens(target: GoldenTarget): Promise<string | undefined> {
  const { api, operations, createClient, mockUrl, onlyServer = false } = target
  byteServer ??= startByteServer()
  const subjects = { createClient, mockUrl, byteServer: await byteServer }
  for (const golden of goldens) {
    if (golden.api !== api || !operations.includes(golden.operation)) continue
    if (onlyServer && !reachesServer(golden)) continue
    const [complaint] = await runGolden(golden, subjects)
    if (complaint !== undefined) return `${golden.operation} ${golden.name}: ${complaint}`
  }
  return undefined
}

const reachesServer = (golden: Golden): boolean => golden.kind === 'request' || 'request' in golden

const documents = new Map<ApiName, ContractDocument>()

/** The document of an API as the derivation reads it. The derived cases of an operation are kept with it. */
function contractOf(api: ApiName): ContractDocument {
  const document = documents.get(api) ?? readDocument(apiOf(api).document)
  documents.set(api, document)
  return document
}

export interface CaseTarget extends Pick<Target, 'createClient' | 'url'> {
  readonly network: Send
}

/**
 * Runs the derived cases of an operation until one complains.
 *
 * @param near The pointer of the mistake: the cases about it run first.
 */
export async function runDerived(
  api: ApiName,
  operation: string,
  { createClient, url, network }: CaseTarget,
  near = '#',
): Promise<string | undefined> {
  const document = contractOf(api)
  const cases = deriveCases(document, { operations: [operation] }).filter(({ modes }) => modes.includes('mock'))
  for (const item of nearestFirst(cases, near)) {
    const { complaints } = await runCase(item, { document, createClient, url, fetch: network })
    if (complaints.length > 0) return `${operation} ${item.name}: ${complaints[0]}`
  }
  return undefined
}

function nearestFirst(cases: readonly Case[], near: string): Case[] {
  const keys = pointerTokens(near)
  const closeness = ({ about }: Case): number =>
    Math.max(0, ...about.map((pointer) => commonKeys(pointerTokens(pointer), keys)))
  const ranks = new Map(cases.map((item) => [item, closeness(item)]))
  return cases.toSorted((left, right) => (ranks.get(right) ?? 0) - (ranks.get(left) ?? 0))
}

function commonKeys(keys: readonly string[], others: readonly string[]): number {
  const end = keys.findIndex((key, index) => key !== others[index])
  return end < 0 ? keys.length : end
}

/** Milliseconds. A suite that runs longer has noticed the mutant; without a mutant it takes a hundredth of that. */
const timeLimit = 60_000

/** Runs every suite. A suite that throws or hangs has noticed the mutant, too: its test would fail. */
export async function runSuites(
  id: string,
  run: Readonly<Record<Suite, () => Promise<string | undefined>>>,
): Promise<Verdict> {
  const noticedBy: Suite[] = []
  const complaints: string[] = []
  for (const suite of suites) {
    const complaint = await complaintOf(run[suite])
    if (complaint === undefined) continue
    noticedBy.push(suite)
    complaints.push(complaint)
  }
  const [complaint] = complaints
  return { id, noticedBy, ...(complaint !== undefined && { complaint: complaint.slice(0, 200) }) }
}

async function complaintOf(suite: () => Promise<string | undefined>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const hanging = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('it hangs'), timeLimit)
  })
  try {
    return await Promise.race([suite(), hanging])
  } catch (error) {
    return `it fails: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  } finally {
    clearTimeout(timer)
  }
}
