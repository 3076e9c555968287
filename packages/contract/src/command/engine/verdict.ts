import { answersFor, type Case, type CaseResult, type ContractDocument, type Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import { shortened } from '../../report/words.ts'
import { pointerOfPath } from '../../schema/visited-value.ts'
import { isSuccess } from './payload.ts'
import { namesInPath } from '../objects/resources.ts'
import { droppableIn } from './unknown-properties.ts'
import type { Sent } from './sender.ts'

/** What has to come of a case on a deployment. */
export const expectationOf = (item: Case) => item.liveExpectation ?? item.expectation

/** The report of a case that was not run. */
export function notRun(item: Case, verdict: 'unsupported' | 'not reached', reason: string): CaseReport {
  return {
    ...headOf(item),
    verdict,
    reason,
    complaints: [],
    remarks: [],
    expected: expectedOf(item),
    pointer: pointerOf(item),
  }
}

/** The report of a case that was run. */
export function reportOf(item: Case, { result, accident }: Sent, document?: ContractDocument): CaseReport {
  const isRefused = expectationOf(item).kind === 'refused'
  const dropped = document && isRefused && result.complaints.length > 0 ? droppableIn(item, document) : []
  // Without what it drops, a server finds the request in order.
  const isDropped = dropped.length > 0 && isSuccess(result.answer?.status) && result.complaints.length === 1
  const inOrder = dropped.length > 0 ? { ...item, expectation: ACCEPTED, liveExpectation: ACCEPTED } : item
  const { complaints, clientComplaints, remarks, expected, pointer, milliseconds } = isDropped
    ? { ...result, complaints: [], remarks: [`${DROPPED}: ${dropped.map(pointerOfPath).join(', ')}`] }
    : result
  const exchange = exchangeOf(result)
  if (clientComplaints.length > 0) {
    return { ...notRun(item, 'not reached', CLIENT_IS_WRONG), clientComplaints, ...exchange }
  }
  const reason = accident ?? (complaints.length > 0 ? circumstanceOf(inOrder, result) : undefined)
  if (reason !== undefined) return notRun(item, 'not reached', reason)
  const rest = { remarks, expected, pointer, ...(milliseconds !== undefined && { milliseconds }) }
  if (complaints.length === 0) return { ...headOf(item), verdict: 'passed', complaints: [], ...rest }
  return {
    ...headOf(item),
    verdict: 'failed',
    complaints,
    ...rest,
    ...exchange,
  }
}

const CLIENT_IS_WRONG = 'our client made a mistake here, which says nothing of the server; please report it'

/** Why an older server need not do something. */
export const newerThan = (day: string): string => `newer than this server (${day})`

/** What was sent and what came, as far as a report has room for it. */
export const exchangeOf = ({ request, answer }: CaseResult): Pick<CaseReport, 'request' | 'answer'> => ({
  ...(request && { request }),
  ...(answer && { answer: { ...answer, text: shortened(answer.text, 4000) } }),
})

const ACCEPTED = { kind: 'accepted' } as const

/** Servers drop what they do not know; the documents refuse it, to find mistakes before a request is sent. */
const DROPPED = 'the server took a property that it does not know, as servers do, and the document does not'

function headOf({ id, operation, kind, name }: Case) {
  return { id, operation: operation.id, kind, name, title: titleOf(operation, name) }
}

/** What a case is called by whoever knows the routes of a server, and no client of it. */
export const titleOf = ({ method, path }: Operation, name: string): string => `${method} ${path}: ${name}`

const pointerOf = ({ about, operation }: Case): string => about[0] ?? operation.pointer

function expectedOf(item: Case): string {
  const expectation = expectationOf(item)
  if (expectation.kind === 'accepted') return 'a documented success'
  return expectation.kind === 'refused' ? `a refusal with ${expectation.statuses.join(' or ')}` : 'a documented answer'
}

/** What the deployment may answer to a request that is in order, for reasons that the request does not give. */
export function circumstanceOf(item: Case, { answer }: Sent['result']): string | undefined {
  const { operation } = item
  if (!answer || expectationOf(item).kind !== 'accepted') return undefined
  const { status } = answer
  if (!answersFor(operation, status).some((each) => String(each.status) === each.key)) return undefined
  if (status === 403) return 'the credentials may not do this (403)'
  if (status === 409 || status === 424) return `the deployment is in no state for it (${status})`
  // A query by POST is in order, and asks for what the data may not have.
  const isQuery = operation.safe && operation.method === 'POST'
  return isQuery && (status === 404 || status === 500)
    ? `the data that is there has no answer to the query (${status})`
    : undefined
}

/** True where an answer shows that the route is not served at all. */
export function isUnserved(item: Case, { result: { answer, clientComplaints } }: Sent): boolean {
  if (!answer || item.alteration?.method !== undefined || clientComplaints.length > 0) return false
  const { status, headers } = answer
  if ((status === 405 || status === 501) && expectationOf(item).kind === 'accepted') return true
  if (status !== 404) return false
  const isPage = headers['content-type']?.includes('html') === true
  const speaksOfNothing = namesInPath(item.operation).length === 0
  if (isPage) return speaksOfNothing || expectationOf(item).kind === 'accepted'
  const documented = answersFor(item.operation, 404).some(({ mediaType }) => mediaType?.includes('json'))
  const namesObjects = item.operation.body !== undefined && documented
  return speaksOfNothing && !namesObjects && expectationOf(item).kind === 'accepted'
}
