import { startMock } from '@clouddb/goldens/mock'
import { operationsOf } from '@clouddb/spec/document/operations'
import { type ApiName, apiOf } from '../apis.ts'
import { subsetOf } from '../document/subset.ts'
import { mutantOf, type Verdict } from '../mutant.ts'
import { mutate } from '../operators/operator.ts'
import { deriveBaseline, runDerived } from '../suites/derived.ts'
import { runGoldens } from '../suites/goldens.ts'
import { networkOf } from '../suites/mock.ts'
import { runSuite, runSuites, verdictOf } from '../suites/run-suites.ts'
import { document, type PlannedMutation } from './document.ts'
import type { Judge } from './judge.ts'

/** The document and the client are right, and the server follows a document with a mistake in it. */
export const server: Judge<PlannedMutation> = {
  mutantsOf(api) {
    return document.mutantsOf(api).flatMap((planned) => {
      const { operator, point, mutant } = planned
      const { name, deviation, isUnobservableAt } = operator
      if (deviation === undefined || isUnobservableAt?.(point.pointer) || deviatingIn(api, planned).length === 0)
        return []
      const deviating = { class: 'server', api, operator: name, category: deviation, point: mutant.point } as const
      return [{ mutant: mutantOf(deviating), operator, point }]
    })
  },

  async judge(api, planned, tell) {
    for (const each of planned) {
      const { id } = each.mutant
      const refusal = await runSuite(async () => {
        tell(await judgeOne(api, each))
        return undefined
      })
      // A mock that does not even start is no server that deviates: it says nothing about the suites.
      if (refusal !== undefined) tell({ ...verdictOf(id, []), complaint: refusal })
    }
  },
}

/** The operations in which the server deviates: by what it takes, or by what it answers. */
function deviatingIn(
  api: ApiName,
  { operator, point }: Pick<PlannedMutation, 'operator' | 'point'>,
): readonly string[] {
  const { requests, responses } = apiOf(api).model.usersOf(point.pointer)
  return operator.deviation === 'response' ? responses : requests
}

async function judgeOne(api: ApiName, { mutant, operator, point }: PlannedMutation): Promise<Verdict> {
  const { document: baseline, createClient } = apiOf(api)
  const operations = deviatingIn(api, { operator, point })
  const broken = mutate(baseline, operator, point)
  // Where names or paths moved, the mock needs what there is now.
  const present = operationsOf(broken).map(({ id }) => id)
  const mock = await startMock(
    subsetOf(
      broken,
      present.filter((id) => operations.includes(id)),
    ),
  )
  const target = { createClient, url: mock.url, network: networkOf(mock) }
  try {
    return await runSuites(mutant.id, {
      goldens: () => runGoldens({ api, operations, createClient, mockUrl: mock.url, onlyServer: true }),
      derived: async () => {
        for (const operation of operations) {
          const complaint = await runDerived(deriveBaseline(api, operation), target, { near: point.pointer })
          if (complaint !== undefined) return complaint
        }
        return undefined
      },
    })
  } finally {
    await mock.close()
  }
}
