import { kinds } from '../../derivation/kinds.ts'
import type { Case, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import { numberedName } from './object-names.ts'

type Access = Pick<DeploymentAccess, 'goodCall' | 'cases' | 'mark'>

/**
 * The cases with which an object can be created, the likeliest first. Those after the good call are derived only when
 * they are needed. `present`: how many objects of the run exist. `usual`: instead of the good call.
 */
export function* creatingCases(
  create: Operation,
  present: () => number,
  { goodCall, cases, mark }: Access,
  usual?: Case,
): Generator<Case> {
  const good = usual ?? goodCall(create)
  yield good
  const { body } = good.call
  if (isObject(body) && typeof body.name === 'string') {
    const renamed = { ...body, name: numberedName(mark, present()) }
    yield { ...good, call: { ...good.call, body: renamed } }
  }
  yield* cases(create).filter(({ kind, id }) => kinds[kind].creates && id !== good.id)
}
