import { apiOf } from '../apis.ts'
import { regenerate } from '../document/regenerate.ts'
import { compileConsumers } from '../suites/consumers.ts'
import { deriveBaseline, runDerived } from '../suites/derived.ts'
import { runFacts } from '../suites/facts.ts'
import { runAnswers, runGoldens } from '../suites/goldens.ts'
import { runLint } from '../suites/lint.ts'
import { baselineMock, networkOf } from '../suites/mock.ts'
/**
 * Runs every suite on what is not broken.
 *
 * @throws When one complains: then it would complain of every mutant, too, and all figures would be worth nothing.
 */
export async function checkBaseline(api) {
  const { document, createClient, model } = apiOf(api)
  const operations = model.operations.map(({ id }) => id)
  const refuse = (suite, complaint) => {
    if (complaint === undefined) return
    throw new Error(`The suite ${suite} complains of ${api}, which is not broken: ${complaint}. Mend that first.`)
  }
  refuse('facts', runFacts(api, document))
  const generated = regenerate(document)
  if ('refusal' in generated) return refuse('generator', generated.refusal)
  refuse('lint', await runLint(api, document, operations))
  refuse('consumers', (await compileConsumers(new Map([[api, { [api]: generated.sources }]]))).get(api))
  refuse('goldens', runAnswers(api, document, operations))
  const mock = await baselineMock(api)
  for (const client of [createClient, generated.createClient]) {
    refuse('goldens', await runGoldens({ api, operations, createClient: client, mockUrl: mock.url }))
  }
  const target = { createClient: generated.createClient, url: mock.url, network: networkOf(mock) }
  for (const operation of operations) refuse('derived', await runDerived(deriveBaseline(api, operation), target))
}
