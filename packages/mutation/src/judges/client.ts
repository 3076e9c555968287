import { type ApiName, apiOf } from '../apis.ts'
import { regenerate } from '../document/regenerate.ts'
import { addresses } from '../faults/addresses.ts'
import { attempts } from '../faults/attempts.ts'
import { bodies } from '../faults/bodies.ts'
import { credentials } from '../faults/credentials.ts'
import { definitionFaults } from '../faults/definitions.ts'
import { failures } from '../faults/failures.ts'
import type { Fault } from '../faults/fault.ts'
import { headers } from '../faults/headers.ts'
import { type OperationTraits, traitsOf } from '../faults/operation.ts'
import { payloads } from '../faults/payloads.ts'
import { idOf, type Mutant } from '../mutant.ts'
import { askDerived, deriveStanding } from '../suites/derived.ts'
import { askGoldens } from '../suites/goldens.ts'
import { askAll } from './asking.ts'
import type { MutationJudge } from './mutation-class.ts'
import { networkOf } from './network.ts'
import { standingMock } from './standing-mock.ts'

interface PlannedFault {
  readonly mutant: Mutant
  readonly fault: Fault
  readonly operation: OperationTraits
}

/** Document and server are right, and the client has a fault in one operation. */
export const clients: MutationJudge<PlannedFault> = {
  class: 'client',

  list(api) {
    return faultsOf(api).flatMap((fault) =>
      traitsOf(api)
        .filter((operation) => fault.shows(operation))
        .map((operation) => {
          const named = {
            class: 'client',
            api,
            operator: `${fault.category}: ${fault.name}`,
            site: operation.id,
          } as const
          return { mutant: { id: idOf(named), category: fault.category, ...named }, fault, operation }
        }),
    )
  },

  async judge(api, planned, tell) {
    const mock = await standingMock(api)
    const server = { url: mock.url, network: networkOf(mock) }
    for (const { mutant, fault, operation } of planned) {
      const createClient = fault.plant(apiOf(api).createClient, operation)
      tell(
        await askAll(mutant.id, [
          ['goldens', () => askGoldens({ api, operations: [operation.id], createClient, mockUrl: undefined })],
          ['derived', () => askDerived(deriveStanding(api, operation.id), { createClient, ...server })],
        ]),
      )
    }
  },
}

/** Every way in which a client can be wrong whatever its document. */
export const writtenFaults: readonly Fault[] = [
  addresses,
  credentials,
  headers,
  attempts,
  bodies,
  payloads,
  failures,
].flat()

function faultsOf(api: ApiName): readonly Fault[] {
  const generated = regenerate(apiOf(api).document)
  if ('refusal' in generated) throw new Error(`The document of ${api} cannot be generated: ${generated.refusal}`)
  return [...writtenFaults, ...definitionFaults(generated.definition)]
}
