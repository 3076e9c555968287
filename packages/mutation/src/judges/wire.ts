import { apiOf } from '../apis.ts'
import type { Alteration } from '../faults/alteration.ts'
import { alteredAnswers } from '../faults/altered-answers.ts'
import { alteredRequests } from '../faults/altered-requests.ts'
import { type OperationTraits, traitsOf } from '../faults/operation.ts'
import { idOf, type Json, type Mutant } from '../mutant.ts'
import { askDerived, deriveStanding } from '../suites/derived.ts'
import { askGoldens } from '../suites/goldens.ts'
import { askAll } from './asking.ts'
import type { MutationJudge } from './mutation-class.ts'
import { networkOf } from './network.ts'
import { standingMock } from './standing-mock.ts'

interface PlannedAlteration {
  readonly mutant: Mutant
  readonly alteration: Alteration
  readonly operation: OperationTraits
}

/** Everything that can happen between a client and a server. */
export const alterations: readonly Alteration[] = [
  ...alteredAnswers.map((each) => ({ category: 'response' as const, ...each })),
  ...alteredRequests.map((each) => ({ category: 'request' as const, ...each })),
]

/** Client and server are right, and something between them alters what they say. */
export const wires: MutationJudge<PlannedAlteration> = {
  class: 'wire',

  list(api) {
    return alterations.flatMap((alteration) =>
      traitsOf(api)
        .filter((operation) => alteration.shows(operation))
        .map((operation) => {
          const named = { class: 'wire', api, operator: alteration.name, site: operation.id } as const
          return { mutant: { id: idOf(named), category: alteration.category, ...named }, alteration, operation }
        }),
    )
  },

  async judge(api, planned, tell) {
    const { createClient } = apiOf(api)
    const mock = await standingMock(api)
    for (const { mutant, alteration, operation } of planned) {
      const altering = (options: Json) =>
        createClient({ ...options, fetch: alteration.alter(options.fetch, operation) } as never)
      const network = alteration.alter(networkOf(mock), operation)
      tell(
        await askAll(mutant.id, [
          [
            'goldens',
            () => askGoldens({ api, operations: [operation.id], createClient: altering, mockUrl: undefined }),
          ],
          [
            'derived',
            // Below everything: what the client gave to `fetch` is compared before it is altered.
            () => askDerived(deriveStanding(api, operation.id), { createClient, url: mock.url, network }),
          ],
        ]),
      )
    }
  },
}
