import { type ApiName, apiOf } from '../apis.ts'
import { readingOf } from '../document/reading.ts'
import { regenerate } from '../document/regenerate.ts'
import type { Suite } from '../mutant.ts'
import { askConsumer } from '../suites/consumer.ts'
import { askDerived, deriveStanding } from '../suites/derived.ts'
import { askFacts } from '../suites/facts.ts'
import { askGate } from '../suites/gate.ts'
import { askGoldens } from '../suites/goldens.ts'
import { networkOf } from './network.ts'
import { standingMock } from './standing-mock.ts'

/**
 * Asks every suite about what is not broken.
 *
 * @throws When one complains: then it would complain of every mutant, too, and all figures would be worth nothing.
 */
export async function checkStanding(api: ApiName): Promise<void> {
  const { document, createClient } = apiOf(api)
  const operations = readingOf(api).operations.map(({ id }) => id)
  const refuse = (suite: Suite, complaint: string | undefined): void => {
    if (complaint === undefined) return
    throw new Error(`The suite ${suite} complains of ${api} as it stands: ${complaint}. Mend that first.`)
  }
  refuse('facts', askFacts(api, document))
  const generated = regenerate(document)
  refuse('gate', 'refusal' in generated ? generated.refusal : await askGate(api, document, operations))
  if ('refusal' in generated) return
  const compiled = await askConsumer([{ id: api, sources: { [api]: generated.sources } }])
  refuse('consumer', compiled.get(api))
  const mock = await standingMock(api)
  for (const client of [createClient, generated.createClient]) {
    refuse('goldens', await askGoldens({ api, operations, createClient: client, mockUrl: mock.url }))
  }
  const subject = { createClient: generated.createClient, url: mock.url, network: networkOf(mock) }
  for (const operation of operations) refuse('derived', await askDerived(deriveStanding(api, operation), subject))
}
