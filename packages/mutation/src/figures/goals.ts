import type { MutationClass } from '../mutant.ts'
import { percent } from './compare.ts'
import { type Count, type Figures, type ScopeFigures, shareOf } from './figures.ts'

/** What must be noticed at least, in every document. */
const goals: Readonly<Record<MutationClass, { all: number; categories?: Readonly<Record<string, number>> }>> = {
  document: { all: 0.95 },
  server: { all: 0.9, categories: { request: 0.97, security: 1 } },
  wire: { all: 0.95 },
  client: { all: 1 },
}

/** The goals that figures miss, in words. */
export function missedGoals(figures: Figures): string[] {
  return Object.entries(figures).flatMap(([api, classes]) =>
    (Object.entries(classes) as [MutationClass, ScopeFigures][]).flatMap(([kind, scope]) => {
      const { all, categories = {} } = goals[kind]
      return [
        ...missed(`${api}, ${kind}`, scope, all),
        ...Object.entries(categories).flatMap(([name, goal]) =>
          missed(`${api}, ${kind}, ${name}`, scope.categories[name], goal),
        ),
      ]
    }),
  )
}

function missed(where: string, count: Count | undefined, goal: number): string[] {
  if (!count || shareOf(count) >= goal) return []
  return [`${where}: ${percent(shareOf(count))} noticed, ${percent(goal)} is the goal`]
}
