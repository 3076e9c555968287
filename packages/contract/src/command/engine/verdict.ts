import { answersFor, type Case, type CaseResult, type ContractDocument, type Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import { shortened } from '../../report/words.ts'
import { pointerOfPath } from '../../schema/visited-value.ts'
import { droppableIn } from './json-edits.ts'
import { isSuccess } from './payload.ts'
import type { Sent } from './sender.ts'

export const NEEDS_WRITE = 'needs `--write`'

/** The expectation of a case on a deployment. */
export const expectationOf = (item: Case) => item.liveExpectation ?? item.expectation

/** The report of a case that was not run. */
export function notRun(item: Case, verdict: 'unsupported' | 'not reached', reason: string): CaseReport {
  const { about, operation } = item
  const pointer = about[0] ?? operation.pointer
  return { ...headOf(item), verdict, reason, complaints: [], remarks: [], expected: expectedOf(item), pointer }
}

/** The report of a case that was run. */
export function caseReport(item: Case, { result, accident }: Sent, document?: ContractDocument): CaseReport {
  const isRefused = expectationOf(item).kind === 'refused'
  const dropped = document && isRefused && result.complaints.length > 0 ? droppableIn(item, document) : []
  // The request is valid for a server that drops unknown properties.
  const isDropped = dropped.length > 0 && isSuccess(result.answer?.status) && result.complaints.length === 1
  const valid = dropped.length > 0 ? { ...item, expectation: ACCEPTED, liveExpectation: ACCEPTED } : item
  const { complaints, clientComplaints, remarks, expected, pointer, milliseconds } = isDropped
    ? { ...result, complaints: [], remarks: [`${DROPPED}: ${dropped.map(pointerOfPath).join(', ')}`] }
    : result
  const exchange = exchangeOf(result)
  if (clientComplaints.length > 0) {
    return { ...notRun(item, 'not reached', CLIENT_IS_WRONG), clientComplaints, ...exchange }
  }
  const reason =
    accident ?? (complaints.length > 0 ? (circumstanceOf(valid, result) ?? otherTime(item, result)) : undefined)
  if (reason !== undefined) return { ...notRun(item, 'not reached', reason), remarks }
  const rest = { complaints, remarks, expected, pointer, ...(milliseconds !== undefined && { milliseconds }) }
  if (complaints.length === 0) return { ...headOf(item), verdict: 'passed', ...rest }
  return { ...headOf(item), verdict: 'failed', ...rest, ...exchange }
}

const CLIENT_IS_WRONG = 'our client made a mistake here, which says nothing of the server; please report it'

/** Why a case does not count on an older server. */
export const newerThanServer = (day: string): string => `newer than this server (${day})`

/** The request and the answer, shortened for a report. */
export function exchangeOf(result: CaseResult): Pick<CaseReport, 'request' | 'answer'> {
  const { request, answer } = { ...result, ...result.actual }
  return {
    ...(request && { request }),
    ...(answer && { answer: { ...answer, text: shortened(answer.text, 4000) } }),
  }
}

const ACCEPTED = { kind: 'accepted' } as const

/** The documents refuse unknown properties, to find mistakes before a request is sent; servers may drop them. */
const DROPPED = 'the server took a property that it does not know, as servers do, and the document does not'

/** What the reports of all cases begin with. */
export function headOf({
  id,
  operation,
  kind,
  name,
}: Pick<Case, 'id' | 'operation' | 'name'> & { readonly kind: string }) {
  return { id, operation: operation.id, kind, name, title: caseTitle(operation, name) }
}

/** The name of a case for readers who know the routes of a server and not the client. */
export const caseTitle = ({ method, path }: Operation, name: string): string => `${method} ${path}: ${name}`

function expectedOf(item: Case): string {
  const expectation = expectationOf(item)
  if (expectation.kind === 'accepted') return 'a documented success'
  return expectation.kind === 'refused' ? `a refusal with ${expectation.statuses.join(' or ')}` : 'a documented answer'
}

/** Why a deployment may refuse a request otherwise than the document says: its permissions, its state or its data. */
export function circumstanceOf(item: Case, { answer }: Sent['result']): string | undefined {
  const { operation } = item
  if (!answer) return undefined
  const { status } = answer
  if (!answersFor(operation, status).some((each) => String(each.status) === each.key)) return undefined
  const { kind } = expectationOf(item)
  // What a request depends on may be looked at before the request itself.
  if (kind === 'accepted' ? status === 409 || status === 424 : kind === 'refused' && status === 424)
    return `the deployment is in no state for it (${status})`
  if (kind !== 'accepted') return undefined
  if (status === 403) return 'the credentials may not do this (403)'
  if (status === 404 && operation.needs !== undefined) return `there is no ${operation.needs} (404)`
  // A setting that can be deleted need not be there.
  if (
    status === 404 &&
    operation.method === 'GET' &&
    operation.siblings.includes('DELETE') &&
    !operation.path.endsWith('}')
  )
    return 'nothing is set there (404)'
  const isQuery = operation.safe && operation.method === 'POST'
  return isQuery && (status === 404 || status === 500)
    ? `the data that is there has no answer to the query (${status})`
    : undefined
}

/** Why a time near now is another one for the server. */
function otherTime({ about }: Case, { answer }: Sent['result']): string | undefined {
  const { date = '' } = answer?.headers ?? {}
  const isOff = Math.abs(Date.parse(date) - Date.now()) > 3_600_000
  return isOff && about[0]?.endsWith('/x-days-from-now') ? `the clock of the server says ${date}` : undefined
}

/** True where an answer shows that the route is not served at all. */
export function isUnserved(item: Case, { result: { answer, clientComplaints } }: Sent): boolean {
  if (!answer || item.alteration?.method !== undefined || clientComplaints.length > 0) return false
  const { status, headers } = answer
  const isValid = expectationOf(item).kind === 'accepted'
  if ((status === 405 || status === 501) && isValid) return true
  if (status !== 404) return false
  const namesNoObject = namesInPath(item.operation).length === 0
  if (headers['content-type']?.includes('html')) return namesNoObject || isValid
  const documented = answersFor(item.operation, 404).some(({ mediaType }) => mediaType?.includes('json'))
  const bodyNamesObjects = item.operation.body !== undefined && documented
  return namesNoObject && !bodyNamesObjects && isValid
}

/** The path parameters that are given with each call, not once with the client. */
export const namesInPath = ({ parameters }: Operation): string[] =>
  parameters.filter((each) => each.in === 'path' && !each.bound).map(({ name }) => name)
