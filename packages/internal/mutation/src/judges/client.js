import { apiOf } from '../apis.ts'
import { regenerate } from '../document/regenerate.ts'
import { clientFaults } from '../faults/client/all.ts'
import { definitionFaults } from '../faults/client/definitions.ts'
import { deriveBaseline, runDerived } from '../suites/derived.ts'
import { runGoldens } from '../suites/goldens.ts'
import { baselineMock, networkOf } from '../suites/mock.ts'
import { runSuites } from '../suites/run-suites.ts'
import { inEachOperation } from './judge.ts'
/** Document and server are right, and the client has a fault in one operation. */
export const client = {
  mutantsOf(api) {
    const generated = regenerate(apiOf(api).document)
    if ('refusal' in generated) throw new Error(`The document of ${api} cannot be generated: ${generated.refusal}`)
    const faults = [...clientFaults, ...definitionFaults(generated.definition)]
    return inEachOperation('client', api, faults, ({ category, name }) => `${category}: ${name}`)
  },
  async judge(api, planned, tell) {
    const mock = await baselineMock(api)
    const server = { url: mock.url, network: networkOf(mock) }
    for (const { mutant, fault, operation } of planned) {
      const createClient = fault.inject(apiOf(api).createClient, operation)
      tell(
        await runSuites(mutant.id, {
          goldens: () => runGoldens({ api, operations: [operation.id], createClient, mockUrl: undefined }),
          derived: () => runDerived(deriveBaseline(api, operation.id), { createClient, ...server }),
        }),
      )
    }
  },
}
