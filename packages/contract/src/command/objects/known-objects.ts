import { derivedCaseKinds } from '../../derivation/kinds.ts'
import { answersFor, type Case, type Json } from '../../index.ts'
import { isJsonObject, remembered } from '../../schema/schema.ts'
import { type Fitting, keyOfValue } from '../bodies/fitting.ts'
import { type Reference, referencesOfDeletion } from '../bodies/references.ts'
import { payloadOfSent, shownId, shownIds } from '../engine/payload.ts'
import type { Ids } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import type { Creations } from './creations.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import { isMark, numberedName, objectNameIn } from './object-names.ts'
import { isOwned, type Resource } from './resources.ts'

/** The ids that cases can use: of objects that were given, that are there, or that the run has created. */
export class KnownObjects {
  readonly #access: DeploymentAccess
  readonly #creations: Pick<Creations, 'make'>
  readonly #explored = new Set<Resource>()
  #queriedKinds: ReadonlySet<Resource> | undefined
  /** Kinds of which the run could not create an object. */
  readonly #unmade = new Set<Resource>()
  /** Objects of the run for bodies that name several of a kind. */
  readonly #further = new Map<Resource, string[]>()
  /** The `kind` of the objects in the document's examples, by their ids. */
  readonly #kindsInExamples = new Map<Resource, ReadonlyMap<string, string>>()

  constructor(access: DeploymentAccess, creations: Pick<Creations, 'make'>) {
    this.#access = access
    this.#creations = creations
  }

  /** Bodies are read for them, which a run about lists alone does not need. */
  #isQueried(resource: Resource): boolean {
    this.#queriedKinds ??= queriedKinds(this.#access)
    return this.#queriedKinds.has(resource)
  }

  /** A case with objects that are there in its path and its body, and the ids of all that are known; or why it has none. */
  async prepare(
    item: Case,
    own: Ids,
  ): Promise<{ readonly item: Case; readonly ids: Ids } | { readonly reason: string }> {
    const { fitting, homes, mode } = this.#access
    const strangers = mode === 'writing' ? homes.strangersOf(item.operation) : []
    if (strangers.length > 0 && !strangers.includes(item.probes ?? '')) return { reason: needsIds(strangers) }
    const lacking = await this.#find(namesNeededBy(item, fitting), own)
    if (lacking.length > 0) return { reason: needsIds(lacking) }
    const ids = { ...this.#access.ids(), ...own }
    const references = fitting.referencesOf(item)
    const free = derivedCaseKinds[item.kind].needsNoObject
      ? []
      : references.filter(({ name }) => own[name] === undefined)
    const suited = await this.#suited(free)
    if ('reason' in suited) return suited
    const fitted = fitting.fit(item, { ids, suited, others: await this.#othersFor(references) })
    return 'reason' in fitted ? fitted : { item: fitted, ids }
  }

  /** Looks for objects by these names, and returns the names of those that it does not find. */
  async #find(names: readonly string[], own: Ids): Promise<readonly string[]> {
    const { resources, given, ids } = this.#access
    const needs = () => names.filter((name) => ids()[name] === undefined && own[name] === undefined)
    for (const name of needs()) {
      const resource = this.#named(name)
      if (resource) await this.#explore(resource)
    }
    for (const name of needs()) {
      const [id] = await this.existing(name)
      if (id !== undefined) this.#access.learn({ [name]: id })
    }
    if (needs().length === 0) return []
    // An object that was given may hold what is still missing.
    for (const resource of resources.filter(({ idName }) => given[idName] !== undefined)) await this.#explore(resource)
    return needs()
  }

  /** Further objects of the kinds of which a body names several: of the run where it can create them. */
  async #othersFor(references: readonly Reference[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>()
    for (const name of new Set(references.map((each) => each.name))) {
      const values = new Set(references.flatMap((each) => (each.name === name ? [each.value] : [])))
      if (values.size < 2) continue
      const owned = this.#named(name)
      const isMade = owned && this.#isOwn(owned)
      found.set(name, isMade ? await this.#another(owned, values.size - 1) : await this.existing(name))
    }
    return found
  }

  /** Objects of a kind that are there, beside the known one. */
  async existing(name: string): Promise<readonly string[]> {
    const found = new Set<string>()
    const { resources, ids } = this.#access
    const isOfOwnKind = resources.some((each) => each.idName === name && this.#isOwn(each))
    for (const resource of resources) {
      // Records of people may name what the run cannot create: the connection of a source.
      if (!resource.list || (isOfOwnKind && this.#isOwn(resource))) continue
      for (const record of await this.#strangersIn(resource)) {
        const id = (resource.idName === name ? shownId(record) : undefined) ?? idNamed(record, name)
        if (id !== undefined && id !== ids()[name]) found.add(id)
      }
    }
    return [...found]
  }

  /**
   * The objects for references of which the document states kinds, or whose made-up id has a kind in its examples, by
   * `keyOfValue`; or the reason why there is none of a stated kind.
   */
  async #suited(references: readonly Reference[]): Promise<ReadonlyMap<string, string> | { readonly reason: string }> {
    const found = new Map<string, string>()
    for (const reference of references) {
      const suited = await this.#suitedTo(reference)
      if (typeof suited === 'object') return suited
      if (suited !== undefined) found.set(keyOfValue(reference), suited)
    }
    return found
  }

  async #suitedTo({
    name,
    value,
    kinds: stated,
  }: Reference): Promise<string | undefined | { readonly reason: string }> {
    const resource = this.#named(name)
    const example = resource && this.#kindInExamples(resource, value)
    if (!resource || (!stated && example === undefined)) return undefined
    const objects = (await this.#strangersIn(resource)).filter(isJsonObject)
    const ofKind = (kind: string) => objects.filter((each) => each.kind === kind)
    const usual = objects.find((each) => shownId(each) === this.#access.ids()[name])
    const isTaken = (kind: Json | undefined) => stated === undefined || stated.includes(String(kind))
    // A query of an example has the columns of its kind, also where a user names an object of another kind.
    const alike = example !== undefined && isTaken(example) && usual?.kind !== example ? ofKind(example)[0] : undefined
    const suited = alike ?? (usual && isTaken(usual.kind) ? usual : stated?.flatMap(ofKind)[0])
    const isGiven = this.#access.given[name] !== undefined
    if (suited || !stated || (isGiven && !usual)) return shownId(suited)
    return { reason: `no ${name.replace(/Id$/, '')} of the kind ${stated.join(' or ')} is there` }
  }

  #kindInExamples(resource: Resource, id: string): string | undefined {
    const known = remembered(this.#kindsInExamples, resource, () => {
      const examples = resource.list ? (answersFor(resource.list, 200)[0]?.examples ?? []) : []
      const { payloadKey } = this.#access.document
      const records = examples.flatMap(({ value }) => (payloadKey && isJsonObject(value) ? value[payloadKey] : value))
      return new Map(
        records.flatMap((each) =>
          isJsonObject(each) && 'kind' in each ? [[String(shownId(each)), String(each.kind)]] : [],
        ),
      )
    })
    return known.get(id)
  }

  #named(name: string): Resource | undefined {
    return this.#access.resources.find(({ idName }) => idName === name)
  }

  /** A writing run uses its own objects of the kinds that it can create, unless only those that are there hold data. */
  #isOwn(resource: Resource): boolean {
    const isMade = this.#access.mode === 'writing' && isOwned(resource)
    return isMade && !this.#unmade.has(resource) && !this.#isQueried(resource)
  }

  async #another(resource: Resource, wanted: number): Promise<readonly string[]> {
    const made = remembered(this.#further, resource, () => [])
    while (made.length < wanted) {
      const next = await this.#creations.make(resource, {}, this.#keptCase(resource, made.length + 2))
      if ('reason' in next) break
      made.push(next.id)
    }
    return made
  }

  async #explore(resource: Resource): Promise<void> {
    if (this.#explored.has(resource)) return
    this.#explored.add(resource)
    this.#access.learn(shownIds(await this.#findOrMake(resource), resource))
  }

  async #findOrMake(resource: Resource): Promise<Json | undefined> {
    const { document, given, mode, read } = this.#access
    const { idName, get } = resource
    if (given[idName] !== undefined) return get && read(get)
    const [there] = this.#isQueried(resource) ? await this.#strangersIn(resource) : []
    if (there === undefined && mode === 'writing' && isOwned(resource)) {
      const made = await this.#creations.make(resource, {}, this.#keptCase(resource, 1))
      if ('id' in made) return payloadOfSent(made.sent, document)
      this.#unmade.add(resource)
    }
    return there ?? (await this.#strangersIn(resource))[0] ?? this.#boughtOf(resource)
  }

  /** What the run has created of what costs money. */
  #boughtOf(resource: Resource): Json | undefined {
    if (isOwned(resource)) return undefined
    const bought = this.#access.objects.remaining().find((each) => each.resource === resource)
    return bought && { id: bought.id }
  }

  /** Creates an object that is kept under a name of its own: a server may give the usual name, which cases use, only once. */
  #keptCase({ create }: Resource, number: number): Case | undefined {
    const { document, goodCall, mark } = this.#access
    const good = create && goodCall(create)
    const body = good?.call.body
    if (!good || !isJsonObject(body) || typeof body.name !== 'string') return undefined
    const named = { ...body, name: numberedName(mark, number) }
    return document.reader.accepts(create.body?.node ?? [], named)
      ? { ...good, call: { ...good.call, body: named } }
      : undefined
  }

  /** The objects of a list that no run has created, and that the run does not change. */
  async #strangersIn(resource: Resource): Promise<readonly Json[]> {
    const { objects, read } = this.#access
    const items = resource.list && (await read(resource.list))
    if (!Array.isArray(items)) return []
    const isOfRuns = (item: Json) =>
      objects.isOwn(resource, shownId(item) ?? '') || (isJsonObject(item) && isMark(objectNameIn(item)))
    const strangers = items.filter((item) => !isOfRuns(item))
    for (const id of strangers.flatMap((item) => shownId(item) ?? [])) objects.protect(resource, id)
    return strangers
  }
}

/** The id in a record under a name, or under the name without `Id`: `connection` may hold a `connectionId`. */
export function idNamed(record: Json, name: string): string | undefined {
  if (!isJsonObject(record)) return undefined
  const named = [record[name], record[name.replace(/Id$/, '')]]
  return named.find((value): value is string => typeof value === 'string' && value !== '')
}

/** The names of the objects that a case needs. */
export function namesNeededBy(item: Case, fitting: Pick<Fitting, 'referencesOf'>): readonly string[] {
  if (derivedCaseKinds[item.kind].needsNoObject) return []
  const inPath = Object.keys(item.call.path).filter((name) => name !== item.probes)
  const isAccepted = expectationOf(item).kind === 'accepted'
  return [...new Set([...inPath, ...(isAccepted ? fitting.referencesOf(item).map(({ name }) => name) : [])])]
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
