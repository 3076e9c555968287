import type { ContractDocument, JsonObject } from '../../index.ts'
import { referencesOfDeletion } from '../bodies/references.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import { isMark, isOfRun, nameIn } from './object-names.ts'
import type { Resource } from './resources.ts'

/** An object that a list shows. */
export interface ListedObject {
  readonly resource: Resource
  readonly id: string
  readonly record: JsonObject
}

/** An object of a run, and what shows that. */
export interface Leftover extends ListedObject {
  readonly sign: string
}

/** Tells whether a record refers to an object with which the document says that it is deleted. */
export function createReferral({ reader }: ContractDocument) {
  const names = new Map<Resource, ReadonlyMap<string, string>>()
  /** The kinds and ids of the objects with which a record is deleted. */
  return (resource: Resource, record: JsonObject): readonly (readonly [idName: string, id: string])[] => {
    const known = names.get(resource) ?? referencesOfDeletion(reader, resource.create?.body?.node ?? [])
    names.set(resource, known)
    return [...known].flatMap(([name, idName]) => {
      const id = record[name]
      return typeof id === 'string' ? [[idName, id] as const] : []
    })
  }
}

/**
 * The objects that runs have created, each with its sign: the name that a run gives, or the object of a run with which the
 * document says that it is deleted, such as the dashboard of an alert.
 */
export function objectsOfRuns(all: readonly ListedObject[], document: ContractDocument): readonly Leftover[] {
  const referral = createReferral(document)
  const marked = all.filter(({ record }) => isMark(nameIn(record)))
  const referring = all.flatMap((each) => {
    if (marked.includes(each)) return []
    const targets = referral(each.resource, each.record)
    const target = marked.find(({ resource, id }) =>
      targets.some(([name, own]) => name === resource.idName && own === id),
    )
    return target ? [{ ...each, sign: `on ${target.id}` }] : []
  })
  return [...marked.map((each) => ({ ...each, sign: String(nameIn(each.record)) })), ...referring]
}

/** The objects of several kinds, as lists show them. */
export type Lists = ReadonlyMap<Resource, ReadonlyMap<string, JsonObject>>

/** The ids of the objects of other runs, which create, change and delete them at any time. */
export function idsOfOtherRuns(
  lists: readonly Lists[],
  { document, mark, created }: Pick<DeploymentAccess, 'document' | 'mark' | 'created'>,
): ReadonlySet<string> {
  const all = lists.flatMap((each) =>
    [...each].flatMap(([resource, records]) => [...records].map(([id, record]) => ({ resource, id, record }))),
  )
  const others = objectsOfRuns(all, document).filter(
    ({ resource, id, record }) => !created.has(resource, id) && !isOfRun(record, mark),
  )
  return new Set(others.map(({ id }) => id))
}
