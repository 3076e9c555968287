import type { Fact } from '../../facts/claim.ts'
import { wordsOf } from './model/sentences.ts'

/** The operations that the interface names: by their requests in its tables, or by what a deployment supports. */
export interface Named {
  isNamed(operation: { readonly request: string; readonly id: string }): boolean
  /** The request that a table shows for an operation of this id. */
  requestOf(id: string): string | undefined
}

export function namedBy(facts: readonly Fact[]): Named {
  const requests = new Set<string>()
  const ids = new Set<string>()
  const titles = new Map<string, string>()
  for (const { claim } of facts) {
    if (claim.kind === 'is called') {
      requests.add(claim.operation)
      titles.set(wordsOf(claim.title).join(' '), claim.operation)
    }
    if (claim.kind === 'supports') for (const id of idsOf(claim.resource, claim.actions)) ids.add(id)
  }
  return {
    isNamed: ({ request, id }) => requests.has(request) || ids.has(id),
    requestOf: (id) => titles.get(wordsOf(id.replace(/[A-Z]/g, ' $&')).join(' ')),
  }
}

/** `list` of dashboards is the operation listDashboards, the others are of one dashboard. */
export function idsOf(resource: string, actions: readonly string[]): string[] {
  const plural = resource.replace(/^./, (letter) => letter.toUpperCase())
  return actions.map((action) => action + (action === 'list' ? plural : plural.replace(/s$/, '')))
}
