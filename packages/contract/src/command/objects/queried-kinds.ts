import { referencesOfDeletion } from '../bodies/references.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Resource } from './resources.ts'

/**
 * The kinds that queries name, and those that these name: sources and their connections. Objects of the run would have no
 * data, so cases name those that are there. Not dashboards, whose alerts are deleted with them.
 */
export function queriedKinds({ document, resources, fitting, goodCall }: DeploymentAccess): ReadonlySet<Resource> {
  const { reader, operations } = document
  const holders = new Set(
    operations.flatMap(({ body }) => (body ? [...referencesOfDeletion(reader, body.node).values()] : [])),
  )
  const found = new Set<Resource>()
  const waiting = operations.filter(({ safe, body }) => safe && body)
  for (const operation of waiting) {
    const names = fitting.referencesOf(goodCall(operation)).map(({ name }) => name)
    for (const resource of resources.filter(({ idName }) => names.includes(idName) && !holders.has(idName))) {
      if (!found.has(resource) && resource.create) waiting.push(resource.create)
      found.add(resource)
    }
  }
  return found
}
