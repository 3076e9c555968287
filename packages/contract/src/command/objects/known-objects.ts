import { answersFor, type Case, type Json } from '../../index.ts'
import { isObject, type Node } from '../../schema/schema.ts'
import { visitedValues } from '../../schema/visited-value.ts'
import { referencesOfDeletion } from '../bodies/references.ts'
import { idOf, idsIn, payloadOfSent } from '../engine/payload.ts'
import type { Ids } from '../engine/sender.ts'
import type { Creations } from './creations.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import { isMark, nameIn, numberedName } from './object-names.ts'
import { isOwned, type Resource } from './resources.ts'

/** The branch of an object's schema: `kind=log`. Objects of different sorts are accepted in different places. */
type OfSort<Value> = Value & { readonly sort: string }
type Sorted = OfSort<{ readonly value: Json }>
type Found = OfSort<{ readonly id: string }>

/** One object of each sort, and all objects without one. */
const ofEachSort = (found: readonly Found[]): readonly Found[] =>
  found.filter(({ sort }, index) => sort === '' || found.findIndex((each) => each.sort === sort) === index)

const MOST_SORTS = 5

/** The ids that cases can use: of objects that were given, that are there, or that the run has created. */
export function createKnownObjects(access: DeploymentAccess, creations: Pick<Creations, 'make'>) {
  const { document, mode, resources, given, ids, read, created, protectedObjects } = access
  const explored = new Set<Resource>()
  const queried = queriedKinds(access)
  /** Kinds of which the run could not create an object. */
  const unmade = new Set<Resource>()
  /** A writing run uses its own objects of the kinds that it can create, unless only those that are there hold data. */
  const isOwn = (resource: Resource) =>
    mode === 'writing' && isOwned(resource) && !queried.has(resource) && !unmade.has(resource)
  /** Objects of the run for bodies that name several of a kind. */
  const further = new Map<Resource, string[]>()

  /** Looks for objects by these names, and returns the names of those that it does not find. */
  async function find(names: readonly string[], own: Ids): Promise<readonly string[]> {
    const needs = () => names.filter((name) => ids()[name] === undefined && own[name] === undefined)
    for (const name of needs()) {
      const resource = resources.find(({ idName }) => idName === name)
      if (resource) await explore(resource)
    }
    for (const name of needs()) {
      const [id] = await existing(name)
      if (id !== undefined) access.learn({ [name]: id })
    }
    if (needs().length === 0) return []
    // An object that was given may hold what is still missing.
    for (const resource of resources.filter(({ idName }) => given[idName] !== undefined)) await explore(resource)
    return needs()
  }

  /** Objects of a kind beside the known one, one of each sort. */
  async function existing(name: string): Promise<readonly string[]> {
    return idsBeside(name, ofEachSort(await foundObjects(name))).slice(0, MOST_SORTS)
  }

  /** All objects of a kind beside the known one, one of each sort first; or so many of the run where it can create them. */
  async function others(name: string, wanted: number): Promise<readonly string[]> {
    const owned = resources.find((each) => each.idName === name && isOwn(each))
    if (owned) return another(owned, wanted)
    const found = await foundObjects(name)
    return idsBeside(name, [...ofEachSort(found), ...found])
  }

  async function another(resource: Resource, wanted: number): Promise<readonly string[]> {
    const made = further.get(resource) ?? []
    further.set(resource, made)
    while (made.length < wanted) {
      const next = await creations.make(resource, {}, keptCase(resource, made.length + 2))
      if ('reason' in next) break
      made.push(next.id)
    }
    return made
  }

  const idsBeside = (name: string, found: readonly Found[]): readonly string[] =>
    [...new Set(found.map(({ id }) => id))].filter((id) => id !== ids()[name])

  /** An existing object of the same sort as the one with this id in the document's examples. */
  async function alike(name: string, id: string): Promise<string | undefined> {
    const list = resources.find(({ idName }) => idName === name)?.list
    const answer = list && answersFor(list, 200)[0]
    const examples = answer?.examples.flatMap(({ value }) => sorted(answer.node, value)) ?? []
    const sort = examples.find(({ value }) => idOf(value) === id)?.sort
    return sort === undefined ? undefined : (await foundObjects(name)).find((each) => each.sort === sort)?.id
  }

  async function foundObjects(name: string): Promise<readonly Found[]> {
    const found: Found[] = []
    const isOfOwnKind = resources.some((each) => each.idName === name && isOwn(each))
    for (const resource of resources) {
      // Records of people may name what the run cannot create: the connection of a source.
      if (!resource.list || (isOfOwnKind && isOwn(resource))) continue
      for (const { value, sort } of await listedBy(resource)) {
        const id = (resource.idName === name ? idOf(value) : undefined) ?? idNamed(value, name)
        if (id !== undefined) found.push({ id, sort: resource.idName === name ? sort : id })
      }
    }
    return found
  }

  async function listedBy(resource: Resource): Promise<readonly Sorted[]> {
    const items = await strangersIn(resource)
    const answer = resource.list && answersFor(resource.list, 200)[0]
    if (items.length === 0 || !answer) return []
    const body = document.payloadKey === undefined ? items : { [document.payloadKey]: items }
    return sorted(answer.node, body)
  }

  function sorted(node: Node, body: Json): readonly Sorted[] {
    const depth = document.payloadKey === undefined ? 1 : 2
    return visitedValues(document.reader, node, body)
      .filter(({ path }) => path.length === depth)
      .map(({ value, variant }) => ({ value, sort: variant.branch }))
  }

  async function explore(resource: Resource): Promise<void> {
    if (explored.has(resource)) return
    explored.add(resource)
    access.learn(idsIn(await findOrMake(resource), resource.idName))
  }

  async function findOrMake(resource: Resource) {
    const { idName, get } = resource
    if (given[idName] !== undefined) return get && read(get)
    const [there] = queried.has(resource) ? await strangersIn(resource) : []
    if (there === undefined && mode === 'writing' && isOwned(resource)) {
      const made = await creations.make(resource, {}, keptCase(resource, 1))
      if ('id' in made) return payloadOfSent(made.sent, document)
      unmade.add(resource)
    }
    return there ?? (await strangersIn(resource))[0]
  }

  /** Creates an object that is kept under a name of its own: a server may give the usual name, which cases use, only once. */
  function keptCase({ create }: Resource, number: number): Case | undefined {
    const good = create && access.goodCall(create)
    const body = good?.call.body
    if (!good || !isObject(body) || typeof body.name !== 'string') return undefined
    const named = { ...body, name: numberedName(access.mark, number) }
    return document.reader.accepts(create.body?.node ?? [], named)
      ? { ...good, call: { ...good.call, body: named } }
      : undefined
  }

  /** The objects of a list that no run has created, and that the run does not change. */
  async function strangersIn(resource: Resource): Promise<readonly Json[]> {
    const items = resource.list && (await read(resource.list))
    if (!Array.isArray(items)) return []
    const isOfRuns = (item: Json) => created.has(resource, idOf(item) ?? '') || (isObject(item) && isMark(nameIn(item)))
    const strangers = items.filter((item) => !isOfRuns(item))
    for (const id of strangers.flatMap((item) => idOf(item) ?? [])) protectedObjects.add(resource, id)
    return strangers
  }

  return { existing, others, alike, find }
}

/** The id in a record under a name, or under the name without `Id`: `connection` may hold a `connectionId`. */
export function idNamed(record: Json, name: string): string | undefined {
  if (!isObject(record)) return undefined
  const named = [record[name], record[name.replace(/Id$/, '')]]
  return named.find((value): value is string => typeof value === 'string' && value !== '')
}

/** The reason of all cases that need the same objects. */
export function needsIds(names: readonly string[]): string {
  const pairs = names.toSorted().map((name) => `${name}=...`)
  return `needs \`--ids ${pairs.join(',')}\``
}

/**
 * The kinds that queries name, and those that these name: sources and their connections. Objects of the run would have no
 * data, so cases name those that are there. Not dashboards, whose alerts are deleted with them.
 */
function queriedKinds({ document, resources, fitting, goodCall }: DeploymentAccess): ReadonlySet<Resource> {
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
