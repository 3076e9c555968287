import { type Case, type CaseResult, runCase, type Target } from '../../index.ts'
import { recordAnswer, recordRequest } from '../../running/case-result.ts'
import { type Network, Wire } from '../../running/wire.ts'
import type { Translate } from '../options/names.ts'

/**
 * Runs a case against a deployment that uses other words than the document. The case is judged in the words of the
 * document; `actual` has those of the deployment.
 */
export async function runTranslated(
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
