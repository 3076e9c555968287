import { type ApiName, apiOf } from '../apis.ts'
import { type Mutant, mutantOf, type Suite } from '../mutant.ts'
import { operators } from '../operators/all.ts'
import { isEquivalent } from '../operators/equivalents.ts'
import type { MutationPoint, Operator } from '../operators/operator.ts'
import { compileConsumers } from '../suites/consumers.ts'
import { type Outcome, runSuite, verdictOf } from '../suites/run-suites.ts'
import { DocumentMutant } from './document-mutant.ts'
import type { Judge } from './judge.ts'

/** An operator at a point of a document. */
export interface PlannedMutation {
  readonly mutant: Mutant
  readonly operator: Operator
  readonly point: MutationPoint
}

/** A mutant, and who has noticed it so far. */
interface Pending {
  readonly id: string
  readonly broken: DocumentMutant
  readonly complaints: [Suite, string][]
  readonly isThorough: boolean
}

const plans = new Map<ApiName, readonly PlannedMutation[]>()

/** A document is wrong, and everything that is made from it: facts, types, client, mock and cases follow the mistake. */
export const document: Judge<PlannedMutation> = {
  mutantsOf(api) {
    const plan = plans.get(api) ?? planAll(api)
    plans.set(api, plan)
    return plan
  },

  async judge(api, planned, tell, thorough) {
    const all = planned.map(({ mutant: { id }, operator, point }): Pending => {
      return { id, broken: new DocumentMutant(api, operator, point), complaints: [], isThorough: thorough.has(id) }
    })
    const isOpen = ({ complaints, isThorough }: Pending): boolean => isThorough || complaints.length === 0
    const conclude = ({ id, broken, complaints, isThorough }: Pending): void =>
      tell({ ...verdictOf(id, complaints), effect: broken.effect, ...(isThorough && { ranAll: true }) })
    const note = (pending: Pending, suite: Suite, complaint: string | undefined): void => {
      if (complaint === undefined) return
      pending.complaints.push([suite, complaint])
      if (!isOpen(pending)) conclude(pending)
    }
    const run = async (suite: Suite, question: (broken: DocumentMutant) => Outcome): Promise<void> => {
      for (const pending of all.filter(isOpen)) note(pending, suite, await runSuite(() => question(pending.broken)))
    }

    await run('facts', (broken) => broken.runFacts())
    await run('generator', (broken) => broken.generate())
    const open = all.filter(isOpen)
    const compiled = await compileConsumers(new Map(open.map(({ id, broken }) => [id, broken.packages()])))
    for (const pending of open) note(pending, 'consumers', compiled.get(pending.id))
    await run('goldens', (broken) => broken.runGoldens())
    await run('lint', (broken) => broken.runLint())
    await run('derived', (broken) => broken.runDerived())
    all.filter(isOpen).forEach(conclude)
  },
}

function planAll(api: ApiName): PlannedMutation[] {
  const planned = operators.flatMap((operator) =>
    [...operator.points(apiOf(api).model)].map(({ pointer, part }): PlannedMutation => {
      const { name, category } = operator
      const point = pointer.slice('#/'.length) + (part === undefined ? '' : ` (${part})`)
      const mutant = mutantOf({ class: 'document', api, operator: name, category, point })
      return { mutant, operator, point: part === undefined ? { pointer } : { pointer, part } }
    }),
  )
  // Operations share examples: what is reached twice is one mutant.
  const mutants = new Map(planned.map((each) => [each.mutant.id, each]))
  return [...mutants.values()].filter(({ mutant }) => !isEquivalent(mutant))
}
