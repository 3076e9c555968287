import type { ApiName } from '../apis.ts'
import { shownPath } from '../document/pointer.ts'
import { readingOf } from '../document/reading.ts'
import { idOf, type Mutant, type Suite } from '../mutant.ts'
import { operators } from '../operators/all.ts'
import type { Operator, Site } from '../operators/operator.ts'
import { askConsumer } from '../suites/consumer.ts'
import { type Answer, ask, verdictOf } from './asking.ts'
import { Candidate } from './candidate.ts'
import type { MutationJudge } from './mutation-class.ts'

/** An operator at a site of a document. */
export interface PlannedDocument {
  readonly mutant: Mutant
  readonly operator: Operator
  readonly site: Site
}

/** A mutant, and who has noticed it so far. */
interface Asked {
  readonly candidate: Candidate
  readonly noticedBy: Suite[]
  readonly isThorough: boolean
  complaint?: string
}

const lists = new Map<ApiName, readonly PlannedDocument[]>()

/** A document is wrong, and everything that is made from it: facts, types, client, mock and cases follow the mistake. */
export const documents: MutationJudge<PlannedDocument> = {
  class: 'document',

  list(api) {
    const list = lists.get(api) ?? planAll(api)
    lists.set(api, list)
    return list
  },

  async judge(api, planned, tell, thorough) {
    const all = planned.map(({ mutant, operator, site }): Asked => {
      const candidate = new Candidate(api, mutant.id, operator, site)
      return { candidate, noticedBy: [], isThorough: thorough.has(mutant.id) }
    })
    const isOpen = ({ noticedBy, isThorough }: Asked): boolean => isThorough || noticedBy.length === 0
    const note = (asked: Asked, suite: Suite, complaint: string | undefined): void => {
      if (complaint === undefined) return
      asked.noticedBy.push(suite)
      asked.complaint ??= complaint
      if (!isOpen(asked)) tell(verdictOf(asked.candidate.id, asked.noticedBy, asked.complaint))
    }
    const askEach = async (suite: Suite, question: (candidate: Candidate) => Answer): Promise<void> => {
      for (const asked of all.filter(isOpen)) note(asked, suite, await ask(() => question(asked.candidate)))
    }

    await askEach('facts', (candidate) => candidate.askFacts())
    await askEach('gate', (candidate) => candidate.askGenerator())
    const open = all.filter(isOpen)
    const compiled = await askConsumer(open.flatMap(({ candidate }) => candidate.consumable() ?? []))
    for (const asked of open) note(asked, 'consumer', compiled.get(asked.candidate.id))
    await askEach('goldens', (candidate) => candidate.askGoldens())
    await askEach('gate', (candidate) => candidate.askGate())
    await askEach('derived', (candidate) => candidate.askDerived())
    for (const { candidate, noticedBy, complaint, isThorough } of all.filter(isOpen)) {
      tell(verdictOf(candidate.id, noticedBy, complaint, isThorough))
    }
  },
}

function planAll(api: ApiName): PlannedDocument[] {
  const reading = readingOf(api)
  const planned = operators.flatMap((operator) =>
    [...operator.sites(reading)].map(({ path, part }): PlannedDocument => {
      const site = shownPath(path) + (part === undefined ? '' : ` (${part})`)
      const named = { class: 'document', api, operator: operator.name, site } as const
      const mutant = { id: idOf(named), category: operator.category, ...named }
      return { mutant, operator, site: part === undefined ? { path } : { path, part } }
    }),
  )
  // Operations share examples: what is reached twice is one mutant.
  return [...new Map(planned.map((each) => [each.mutant.id, each])).values()]
}
