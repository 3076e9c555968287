import { apiOf } from '../apis.ts'
import { mutantOf } from '../mutant.ts'
import { operators } from '../operators/all.ts'
import { isEquivalent } from '../operators/equivalents.ts'
import { compileConsumers } from '../suites/consumers.ts'
import { runSuite, verdictOf } from '../suites/run-suites.ts'
import { DocumentMutant } from './document-mutant.ts'

const plans = new Map()
/** A document is wrong, and everything that is made from it: facts, types, client, mock and cases follow the mistake. */
export const document = {
  mutantsOf(api) {
    const plan = plans.get(api) ?? planAll(api)
    plans.set(api, plan)
    return plan
  },
  async judge(api, planned, tell, thorough) {
    const all = planned.map(({ mutant: { id }, operator, point }) => {
      return { id, broken: new DocumentMutant(api, operator, point), complaints: [], isThorough: thorough.has(id) }
    })
    const isOpen = ({ complaints, isThorough }) => isThorough || complaints.length === 0
    const conclude = ({ id, broken, complaints, isThorough }) =>
      tell({ ...verdictOf(id, complaints), effect: broken.effect, ...(isThorough && { ranAll: true }) })
    const note = (pending, suite, complaint) => {
      if (complaint === undefined) return
      pending.complaints.push([suite, complaint])
      if (!isOpen(pending)) conclude(pending)
    }
    const run = async (suite, question) => {
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
function planAll(api) {
  const planned = operators.flatMap((operator) =>
    [...operator.points(apiOf(api).model)].map(({ pointer, part }) => {
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
