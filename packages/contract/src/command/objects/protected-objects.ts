import type { Case } from '../../index.ts'
import { callOn } from '../../running/existing-objects.ts'
import type { Ids } from '../engine/sender.ts'
import { type Resource, roleOf } from './resources.ts'

/** The objects of a deployment that a run has not made: whatever a server answers, they are neither changed nor deleted. */
export interface Bystanders {
  add(resource: Pick<Resource, 'idName'>, id: string): void
  has(resource: Pick<Resource, 'idName'>, id: string): boolean
  /** Why a request must not be sent, which would change one of them; it is a mistake of the command then. */
  forbids(item: Case, ids: Ids): string | undefined
}

/** Where objects of one kind have short ids, such as 1 and 2, those of another kind may have the same. */
const SHORTEST_OF_ALL = 12

export function createBystanders(given: Ids, resources: readonly Resource[]): Bystanders {
  const known = new Set<string>()
  const keysOf = (idName: string, id: string): string[] => {
    const plain = id.normalize('NFKC').toLowerCase()
    return [`${idName} ${plain}`, ...(plain.length >= SHORTEST_OF_ALL ? [plain] : [])]
  }
  const add = (idName: string, id: string) => {
    for (const key of keysOf(idName, id)) known.add(key)
  }
  const has = (idName: string, id: string) => keysOf(idName, id).some((key) => known.has(key))
  for (const [name, id] of Object.entries(given)) add(name, id)

  return {
    add: ({ idName }, id) => add(idName, id),
    has: ({ idName }, id) => has(idName, id),
    forbids: (item, ids) => {
      const { operation, alteration } = item
      const method = alteration?.method ?? operation.method
      if (method === 'GET' || method === 'HEAD') return undefined
      const [, name] = /\{([^}]+)\}$/.exec(operation.path) ?? []
      const role = roleOf(operation, resources)
      const isOwned = role.kind === 'update' || role.kind === 'remove' || role.kind === 'read'
      if (name === undefined || !isOwned) return undefined
      const id = callOn({ ids }, item).path[name]
      if (id === undefined || !has(name, id)) return undefined
      return `the command was about to send ${method} for the ${name} ${id}, which the run did not create`
    },
  }
}
