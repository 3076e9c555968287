import { alterRequest } from '../derivation/altered-cases.ts'
import type { Call } from '../derivation/calls.ts'
import type { Case, Expectation } from '../derivation/case.ts'
import type { Mode } from '../derivation/kinds.ts'
import type { Operation } from '../document/document.ts'
import { nearestPointer } from '../schema/schema.ts'
import { answerMistake, type CheckResult, checkAnswer, checkResult } from './answer-check.ts'
import { type CaseResult, recordAnswer, recordRequest, withoutSecrets } from './case-result.ts'
import { callClient, type Outcome } from './client-call.ts'
import { checkSent, checkUnsent, clientErrorWords, silenceOf } from './client-check.ts'
import { authorizationOf, MADE_UP } from './credentials.ts'
import { callOn, expectationOn } from './existing-objects.ts'
import type { Target } from './target.ts'
import { Wire } from './wire.ts'

/** Runs one case: calls the method of the client once, and checks the request, the answer and the result. */
export async function runCase(item: Case, target: Target): Promise<CaseResult> {
  const wire = new Wire(target.fetch ?? fetch, (request) => alterRequest(request, item.alteration))
  const call = callOn(target, item)
  const outcome = await callClient(item, call, target, wire.fetch)
  const { delivered, received, milliseconds, redirect } = wire
  const result: CaseResult = {
    ...check(item, call, target, outcome, wire),
    expected: expectationWords(expectationOn(target, item), item.operation, target.mode ?? 'mock'),
    pointer: nearestPointer(target.document.raw, item.about[0] ?? item.operation.pointer),
    ...(delivered && { request: recordRequest(delivered, item.alteration) }),
    ...(received && { answer: recordAnswer(received) }),
    ...(received && answerMistake(item.operation, received) !== undefined && { isRefusal: true as const }),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(redirect !== undefined && { redirect }),
  }
  return target.credentials && !target.showsSecrets ? withoutSecrets(result, target.credentials) : result
}

function check(
  item: Case,
  call: Call,
  target: Target,
  outcome: Outcome,
  { sent, received, redirect }: Wire,
): CheckResult {
  const expectation = expectationOn(target, item)
  if (expectation.kind === 'unsendable') return checkResult(checkUnsent(outcome, sent))
  const { document, mode = 'mock', credentials = MADE_UP, url: baseUrl } = target
  const { operation } = item
  const authorization = authorizationOf(operation.security, credentials)
  const asked = redirect === undefined ? sent : sent.slice(0, 1)
  const astray = checkSent({ operation, call, baseUrl, authorization, isSecret: credentials !== MADE_UP }, asked)
  if (!received) {
    const reason = 'error' in outcome ? clientErrorWords(outcome.error) : 'and the client says that one did'
    const complaints = [...astray, `no answer came: ${reason}`]
    const silence = 'error' in outcome && { silence: silenceOf(outcome.error) }
    return { ...checkResult(complaints), clientComplaints: sent.length === 0 ? complaints : astray, ...silence }
  }
  if (received.flaw !== undefined) return checkResult([...astray, received.flaw])
  const answered = checkAnswer({ item: { ...item, call }, document, mode, expectation, outcome, received })
  const led = redirect === undefined ? [] : [`the server leads on to ${redirect}, expected the answer itself`]
  return {
    ...answered,
    complaints: [...astray, ...led, ...answered.complaints],
    clientComplaints: [...astray, ...answered.clientComplaints],
  }
}

/** The expected outcome in words. */
function expectationWords(expectation: Expectation, { answers }: Operation, mode: Mode): string {
  const statuses = [...new Set(answers.map(({ status }) => status))]
  const successes = statuses.filter((status) => status >= 200 && status < 300)
  const kept = 'a body that keeps to its schema'
  switch (expectation.kind) {
    case 'accepted':
      return `${mode === 'mock' ? Math.min(...successes) : oneOf(successes)} with ${mode === 'mock' ? 'its first example' : kept}`
    case 'refused':
      return `a refusal with ${oneOf(expectation.statuses)}`
    case 'answered': {
      const { answer, example } = expectation
      const type = answer.mediaType ? ` of ${answer.mediaType}` : ''
      return `${answer.status}${type}${example ? ` with the example ${example.name}` : ''}`
    }
    case 'documented':
      return `${oneOf(statuses)}, with ${kept}`
    case 'unsendable':
      return 'the client refuses the arguments and sends nothing'
  }
}

function oneOf(statuses: readonly number[]): string {
  return statuses.length > 1 ? `${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}` : String(statuses[0])
}
