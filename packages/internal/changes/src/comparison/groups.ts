import type { Bump, Change } from './change.ts'
import { greater } from './effect.ts'

/** Changes by what they mean for those who use a package. */
export interface ChangeGroups {
  readonly breaking: readonly Change[]
  readonly added: readonly Change[]
  readonly words: readonly Change[]
}

export function groupChanges(changes: readonly Change[]): ChangeGroups {
  const of = (bump: Bump) => changes.filter((change) => change.bump === bump)
  return { breaking: of('major'), added: of('minor'), words: of('patch') }
}

/** The least bump that the changes need; `undefined`: there are none. */
export function bumpOf(changes: readonly Change[]): Bump | undefined {
  return changes
    .map(({ bump }) => bump)
    .reduce<Bump | undefined>((all, bump) => (all ? greater(all, bump) : bump), undefined)
}

const titles = { breaking: 'Breaking', added: 'Added', words: 'Words' } as const

/** The sentences in Markdown, a list for each group that has some. */
export function formatChanges(changes: readonly Change[]): string {
  return Object.entries(groupChanges(changes))
    .filter(([, group]) => group.length > 0)
    .map(([name, group]: [string, readonly Change[]]) => {
      const lines = group.map(({ sentence }) => `- ${sentence}.`)
      return [`${titles[name as keyof ChangeGroups]}:`, '', ...lines].join('\n')
    })
    .join('\n\n')
}
