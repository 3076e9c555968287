import type { Case, Operation } from '../../index.ts'
import { callOn } from '../../running/existing-objects.ts'
import type { Ids } from '../engine/sender.ts'
import { type Allowed, reasonsOfEffects } from '../options/effects.ts'
import { holdersOf, lastNameIn, type Resource, roleOf } from './resources.ts'

/** Shorter ids, such as 1 and 2, may be the same for objects of different kinds. */
const SHORTEST_UNIQUE = 12

export type ProtectedObjects = ReturnType<typeof protectObjects>

/** The objects that the run has not created. Whatever a server answers, they are neither changed nor deleted. */
export function protectObjects(given: Ids, resources: readonly Resource[]) {
  const known = new Set<string>()
  const keysOf = (idName: string, id: string): string[] => {
    const plain = id.normalize('NFKC').toLowerCase()
    return [`${idName} ${plain}`, ...(plain.length >= SHORTEST_UNIQUE ? [plain] : [])]
  }
  const add = (idName: string, id: string) => {
    for (const key of keysOf(idName, id)) known.add(key)
  }
  const has = (idName: string, id: string) => keysOf(idName, id).some((key) => known.has(key))
  for (const [name, id] of Object.entries(given)) add(name, id)

  return {
    add: ({ idName }: Pick<Resource, 'idName'>, id: string) => add(idName, id),
    has: ({ idName }: Pick<Resource, 'idName'>, id: string) => has(idName, id),
    /** Why a request must not be sent because it would change one of them; such a request is a mistake of the command. */
    forbids: (item: Case, ids: Ids): string | undefined => {
      const { operation, alteration } = item
      const method = alteration?.method ?? operation.method
      if (method === 'GET' || method === 'HEAD') return undefined
      const { path } = callOn({ ids }, item)
      const name = namesOfSubjects(operation, resources).find((each) => path[each] && has(each, path[each]))
      if (name === undefined) return undefined
      return `the command was about to send ${method} for the ${name} ${path[name]}, which the run did not create`
    },
  }
}

/** The parameters of the objects that a request changes if the run may only change its own; of parts also those above. */
function namesOfSubjects(operation: Operation, resources: readonly Resource[]): readonly string[] {
  const role = roleOf(operation, resources)
  if (role.kind === 'read') return /\{([^}]+)\}$/.exec(operation.path)?.slice(1) ?? []
  if (role.kind === 'part') return holdersOf(operation, resources).map(({ idName }) => idName)
  return role.kind === 'update' || role.kind === 'remove' ? [role.resource.idName] : []
}

/** Why a case must not be sent because of its effect. */
export function effectOf(item: Case, allowed: Allowed): string | undefined {
  const { effect } = item.operation
  if (effect === undefined || allowed.has(effect) || isAboutNothing(item)) return undefined
  return `${reasonsOfEffects[effect]}; needs \`--allow ${effect}\``
}

/**
 * True for a case whose object has a made-up id: even a server that accepts everything has nothing to change then, unless it
 * creates something.
 */
export const isAboutNothing = ({ probes, operation }: Case): boolean =>
  operation.method !== 'POST' && probes === lastNameIn(operation.path)
