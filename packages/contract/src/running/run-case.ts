import type { Call } from '../derivation/calls.ts'
import type { Case } from '../derivation/case.ts'
import { nearestPlace } from '../schema/pointer.ts'
import { checkAnswer, type Verdict } from './answer-check.ts'
import { type CaseResult, recordAnswer, recordRequest, withoutSecrets } from './case-result.ts'
import { callClient } from './client-call.ts'
import { wordsFor } from './client-check.ts'
import { authorizationOf, MADE_UP } from './credentials.ts'
import { callOn, expectationOn } from './existing-objects.ts'
import { wordsOf } from './expectation-words.ts'
import type { Outcome } from './outcome.ts'
import { checkSent, checkUnsent } from './request-check.ts'
import type { Target } from './target.ts'
import { createWire, type Wire } from './wire.ts'

/** Runs one case: calls the client's method once, and looks at what went over the wire and what came of it. */
export async function runCase(item: Case, target: Target): Promise<CaseResult> {
  const wire = createWire(target.fetch ?? fetch, item.alteration)
  const call = callOn(target, item)
  const outcome = await callClient(item, call, target, wire.fetch)
  const { delivered, received } = wire
  const result: CaseResult = {
    ...judge(item, call, target, outcome, wire),
    expected: wordsOf(expectationOn(target, item), item.operation, target.mode ?? 'mock'),
    pointer: nearestPlace(target.document.raw, item.about[0] ?? item.operation.pointer),
    ...(delivered && { request: recordRequest(delivered) }),
    ...(received && { answer: recordAnswer(received) }),
  }
  return target.credentials ? withoutSecrets(result, target.credentials) : result
}

function judge(item: Case, call: Call, target: Target, outcome: Outcome, { sent, received }: Wire): Verdict {
  const expectation = expectationOn(target, item)
  if (expectation.kind === 'unsendable') return { complaints: checkUnsent(outcome, sent), remarks: [], seen: [] }
  const { document, mode = 'mock', credentials = MADE_UP, url: baseUrl } = target
  const { operation } = item
  const authorization = authorizationOf(operation.security, credentials)
  const astray = checkSent({ operation, call, baseUrl, authorization, isSecret: credentials !== MADE_UP }, sent)
  if (!received) {
    const reason = 'error' in outcome ? wordsFor(outcome.error) : 'and the client says that one did'
    return { complaints: [...astray, `no answer came: ${reason}`], remarks: [], seen: [] }
  }
  const answered = checkAnswer({ item, document, mode, expectation, outcome, received })
  return { ...answered, complaints: [...astray, ...answered.complaints] }
}
