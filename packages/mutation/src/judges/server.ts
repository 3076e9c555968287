import { startMock } from '@clouddb/mock'
import { type ApiName, apiOf } from '../apis.ts'
import { narrowTo } from '../document/narrow.ts'
import { readForMutation, readingOf } from '../document/reading.ts'
import { idOf } from '../mutant.ts'
import { mutate } from '../operators/operator.ts'
import { askDerived, deriveStanding } from '../suites/derived.ts'
import { askGoldens } from '../suites/goldens.ts'
import { ask, askAll, verdictOf } from './asking.ts'
import { documents, type PlannedDocument } from './documents.ts'
import type { MutationJudge } from './mutation-class.ts'
import { networkOf } from './network.ts'

/** The document and the client are right, and the server follows a document with a mistake in it. */
export const servers: MutationJudge<PlannedDocument> = {
  class: 'server',

  list(api) {
    return documents.list(api).flatMap(({ mutant, operator, site }) => {
      const { drift } = operator
      if (drift === undefined || operator.silentAt?.(site.path) || touchedBy(api, { operator, site }).length === 0)
        return []
      const named = { class: 'server', api, operator: operator.name, site: mutant.site } as const
      return [{ mutant: { id: idOf(named), category: drift, ...named }, operator, site }]
    })
  },

  async judge(api, planned, tell) {
    for (const each of planned) {
      const { id } = each.mutant
      const refusal = await ask(async () => {
        tell(await judgeOne(api, each))
        return undefined
      })
      // A mock that does not even start is no server that drifts: it says nothing about the suites.
      if (refusal !== undefined) tell(verdictOf(id, [], refusal))
    }
  },
}

type Touching = Pick<PlannedDocument, 'operator' | 'site'>

/** The operations in which the server drifts: by what it takes, or by what it answers. */
function touchedBy(api: ApiName, { operator, site }: Touching): readonly string[] {
  const { requests, answers } = readingOf(api).touches(site.path)
  return operator.drift === 'response' ? answers : requests
}

async function judgeOne(api: ApiName, { mutant, operator, site }: PlannedDocument) {
  const { document: standing, createClient } = apiOf(api)
  const touched = touchedBy(api, { operator, site })
  const document = mutate(standing, operator, site)
  // Where names or paths moved, the mock needs what there is now.
  const present = readForMutation(document).operations.map(({ id }) => id)
  const mock = await startMock(
    narrowTo(
      document,
      present.filter((id) => touched.includes(id)),
    ),
  )
  const subject = { createClient, url: mock.url, network: networkOf(mock) }
  try {
    return await askAll(mutant.id, [
      ['goldens', () => askGoldens({ api, operations: touched, createClient, mockUrl: mock.url, onlyServer: true })],
      [
        'derived',
        async () => {
          for (const operation of touched) {
            const complaint = await askDerived(deriveStanding(api, operation), subject, { near: site.path })
            if (complaint !== undefined) return complaint
          }
          return undefined
        },
      ],
    ])
  } finally {
    await mock.close()
  }
}
