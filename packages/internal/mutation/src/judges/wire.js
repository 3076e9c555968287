import { apiOf } from '../apis.ts'
import { requests } from '../faults/wire/requests.ts'
import { responses } from '../faults/wire/responses.ts'
import { deriveBaseline, runDerived } from '../suites/derived.ts'
import { runGoldens } from '../suites/goldens.ts'
import { baselineMock, networkOf } from '../suites/mock.ts'
import { runSuites } from '../suites/run-suites.ts'
import { inEachOperation } from './judge.ts'
/** Everything that can happen between a client and a server. */
export const wireFaults = [...responses, ...requests]
/** Client and server are right, and something between them alters what they say. */
export const wire = {
  mutantsOf: (api) => inEachOperation('wire', api, wireFaults, ({ name }) => name),
  async judge(api, planned, tell) {
    const { createClient } = apiOf(api)
    const mock = await baselineMock(api)
    for (const { mutant, fault, operation } of planned) {
      const altered = (options) => createClient({ ...options, fetch: fault.inject(options.fetch, operation) })
      const network = fault.inject(networkOf(mock), operation)
      tell(
        await runSuites(mutant.id, {
          goldens: () => runGoldens({ api, operations: [operation.id], createClient: altered, mockUrl: undefined }),
          // Below everything: what the client gave to `fetch` is compared before it is altered.
          derived: () => runDerived(deriveBaseline(api, operation.id), { createClient, url: mock.url, network }),
        }),
      )
    }
  },
}
