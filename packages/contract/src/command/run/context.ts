import { createInstanceGenerator } from '../../derivation/instances/generator.ts'
import { kinds } from '../../derivation/kinds.ts'
import { answersFor, type Case, type ContractDocument, deriveCases, type Json, type Operation } from '../../index.ts'
import { remembered } from '../../schema/remembered.ts'
import { isObject, type Node } from '../../schema/schema.ts'
import { visitedValues } from '../../schema/visited-value.ts'
import { createFitting, type Fitting } from '../fitting/fitting.ts'
import type { Bystanders } from '../fixtures/bystanders.ts'
import type { CreatedObjects } from '../fixtures/created-objects.ts'
import { createDeletions, type Deletions } from '../fixtures/deletions.ts'
import { createFixtures, type Fixtures } from '../fixtures/fixtures.ts'
import { createInventory, type Inventory } from '../fixtures/inventory.ts'
import { createOwnership } from '../fixtures/ownership.ts'
import { idOf, idsIn, payloadOfSent } from '../fixtures/payload.ts'
import { filledPath, type Resource } from '../fixtures/resources.ts'
import { marked } from './adapted-case.ts'
import { type Ages, createAges } from './ages.ts'
import type { Incidents } from './incidents.ts'
import type { Attempt, Ids, Sender, Sent } from './sender.ts'
import { expectationOf } from './verdict.ts'

/** What is known of the objects of a deployment, and how to get more: by looking, or by making some. */
export interface RunContext {
  readonly document: ContractDocument
  readonly mode: 'read-only' | 'writing'
  readonly resources: readonly Resource[]
  readonly sender: Sender
  readonly created: CreatedObjects
  readonly bystanders: Bystanders
  readonly incidents: Incidents
  readonly inventory: Inventory
  readonly deletions: Deletions
  readonly fixtures: Fixtures
  /** Puts existing objects into bodies. */
  readonly fitting: Fitting
  /** What became of right bodies, by operation and body. */
  readonly acceptances: Map<string, Attempt>
  /** How often other objects did not help, by the references of a body. */
  readonly fruitless: Map<string, number>
  readonly ages: Ages
  /** The name of everything that the run makes. */
  readonly mark: string
  /** The cases of an operation that a deployment can be asked for, the good call first. */
  cases(operation: Operation): readonly Case[]
  goodCall(operation: Operation): Case
  /** Sends a case, with the run's mark as the name of what it makes. The good call of a reader is sent once only. */
  send(item: Case, ids: Ids): Promise<Sent>
  /** The same for a case that speaks of other objects: they are looked for, and without them it is not sent. */
  attempt(item: Case, own?: Ids): Promise<Attempt>
  /** Other objects of a kind than the one that is known, one of each sort. */
  existing(name: string): Promise<readonly string[]>
  /** An object of the sort that the one with this id has in the document's examples. */
  alike(name: string, id: string): Promise<string | undefined>
  /** The ids that are known by now. */
  ids(): Ids
  /** Where an object can be found. */
  pathOf(resource: Resource, id: string): string
}

/** Runs the cases of one operation, each with the objects that it needs, and takes care of what it makes. */
export interface OperationRunner {
  run(item: Case): Promise<Attempt>
  /** After the last case of the operation. */
  finish(): Promise<void>
}

/** An object, and what its schema calls it: `kind=log`. */
interface Sorted {
  readonly value: Json
  readonly sort: string
}

export interface RunContextOptions
  extends Pick<
    RunContext,
    'document' | 'mode' | 'resources' | 'sender' | 'created' | 'mark' | 'bystanders' | 'incidents'
  > {
  readonly given: Ids
}

export function createRunContext(options: RunContextOptions): RunContext {
  const { document, mode, resources, given, sender, created, mark, bystanders, incidents } = options
  const derived = new Map<string, readonly Case[]>()
  const reads = new Map<string, Promise<Sent>>()
  const explored = new Set<Resource>()
  let known: Ids = given

  const cases = (operation: Operation): readonly Case[] =>
    remembered(derived, operation.id, () => casesOf(document, operation))

  const goodCall = (operation: Operation): Case => cases(operation)[0] as Case
  const names = resources.map(({ idName }) => idName)
  const fitting = createFitting(createInstanceGenerator(document.reader), names)
  const ages = createAges(document)
  const basis = { document, resources, sender, created, mark, cases, goodCall, attempt, bystanders, incidents }
  const ids = () => known
  const pathOf = ({ get, remove, idName }: Resource, id: string): string =>
    filledPath((get ?? remove)?.path ?? '', { ...known, [idName]: id })
  const inventory = createInventory({ ...basis, ids })
  const deletions = createDeletions({ ...basis, ids, inventory })
  const ownership = createOwnership({ ...basis, ids, inventory })
  const fixtures = createFixtures({ ...basis, pathOf, inventory, ownership })

  function send(item: Case, ids: Ids): Promise<Sent> {
    const { body } = item.operation
    const named = body ? marked(item, mark, (value) => document.reader.accepts(body.node, value)) : item
    const sent = async () => {
      const came = await sender.send(named, ids)
      ages.observe(item, came)
      return came
    }
    // What a reader without a body is asked for is the same each time.
    if (item.kind !== 'good call' || !item.operation.safe || body) return sent()
    return remembered(reads, item.id, sent)
  }

  async function attempt(item: Case, own: Ids = {}): Promise<Attempt> {
    const lacking = await findIds(item, own)
    if (lacking.length > 0) return { reason: needsIds(lacking) }
    const ids = { ...known, ...own }
    const fitted = fitting.fit(item, ids, await othersFor(item))
    return 'reason' in fitted ? fitted : { sent: await send(fitted, ids) }
  }

  /** Finds the ids that a case needs, and returns the names of those that it still lacks. */
  async function findIds(item: Case, own: Ids): Promise<readonly string[]> {
    const named = namesNeededBy(item)
    const needs = () => named.filter((name) => known[name] === undefined && own[name] === undefined)
    for (const name of needs()) {
      const resource = resources.find(({ idName }) => idName === name)
      if (resource) await explore(resource)
    }
    if (needs().length === 0) return []
    for (const name of needs()) {
      const [id] = await existing(name)
      if (id !== undefined) known = { ...known, [name]: id }
    }
    if (needs().length === 0) return []
    // What is held by an object that was given by name.
    for (const resource of resources.filter(({ idName }) => given[idName] !== undefined)) await explore(resource)
    return needs()
  }

  function namesNeededBy(item: Case): readonly string[] {
    if (kinds[item.kind].needsNoObject) return []
    const inPath = Object.keys(item.call.path).filter((name) => name !== item.probes)
    const isAccepted = expectationOf(item).kind === 'accepted'
    return [...new Set([...inPath, ...(isAccepted ? fitting.referencesOf(item).map(({ name }) => name) : [])])]
  }

  /** Further objects of the kinds of which a body names several. */
  async function othersFor(item: Case): Promise<ReadonlyMap<string, readonly string[]>> {
    const references = fitting.referencesOf(item)
    const several = references.filter(({ name, value }) =>
      references.some((each) => each.name === name && each.value !== value),
    )
    const found = new Map<string, readonly string[]>()
    for (const name of new Set(several.map((each) => each.name))) found.set(name, await existing(name))
    return found
  }

  async function existing(name: string): Promise<readonly string[]> {
    const found = await foundObjects(name)
    const firsts = found.filter(
      ({ sort }, index) => sort === '' || found.findIndex((each) => each.sort === sort) === index,
    )
    return [...new Set(firsts.map(({ id }) => id))].filter((id) => id !== known[name]).slice(0, MOST_SORTS)
  }

  async function alike(name: string, id: string): Promise<string | undefined> {
    const list = resources.find(({ idName }) => idName === name)?.list
    const answer = list && answersFor(list, 200)[0]
    const examples = answer?.examples.flatMap(({ value }) => sorted(answer.node, value)) ?? []
    const sort = examples.find(({ value }) => idOf(value) === id)?.sort
    return sort === undefined ? undefined : (await foundObjects(name)).find((each) => each.sort === sort)?.id
  }

  async function foundObjects(name: string): Promise<readonly { readonly id: string; readonly sort: string }[]> {
    const found: { readonly id: string; readonly sort: string }[] = []
    for (const resource of resources) {
      // What the run can make it does not borrow from others.
      if (!resource.list || (mode === 'writing' && resource.create && resource.remove)) continue
      for (const { value, sort } of await listedBy(resource.list)) {
        const id = resource.idName === name ? idOf(value) : idNamed(value, name)
        if (id !== undefined) found.push({ id, sort: resource.idName === name ? sort : id })
      }
    }
    return found
  }

  /** The objects of a list, each with what its schema calls it: `kind=log`. */
  async function listedBy(list: Operation): Promise<readonly Sorted[]> {
    const items = await read(list)
    const answer = answersFor(list, 200)[0]
    if (!Array.isArray(items) || !answer) return []
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
    const found = await findOrMake(resource)
    // What was given, or found first, stays: the others may not belong together.
    known = { ...idsIn(found, resource.idName), ...known }
  }

  async function findOrMake(resource: Resource) {
    const { idName, get, list, create, remove } = resource
    if (given[idName] !== undefined) return get && read(get)
    if (mode === 'writing' && create && remove) {
      const made = await fixtures.make(resource)
      if ('id' in made) return payloadOfSent(made.sent, document)
    }
    const listed = list && (await read(list))
    return Array.isArray(listed) ? listed[0] : undefined
  }

  /** The payload of a reader's good call. */
  async function read(operation: Operation) {
    return sender.stopped() ? undefined : payloadOfSent(await send(goodCall(operation), known), document)
  }

  return {
    document,
    mode,
    mark,
    resources,
    sender,
    created,
    bystanders,
    incidents,
    inventory,
    deletions,
    fixtures,
    cases,
    goodCall,
    send,
    attempt,
    existing,
    alike,
    fitting,
    ages,
    acceptances: new Map(),
    fruitless: new Map(),
    ids,
    pathOf,
  }
}

/** So many objects of different sorts are tried. */
const MOST_SORTS = 5

/** What a record names so, or by the kind alone: `connection` holds a `connectionId`. */
function idNamed(record: Json, name: string): string | undefined {
  if (!isObject(record)) return undefined
  const named = [record[name], record[name.replace(/Id$/, '')]]
  return named.find((value): value is string => typeof value === 'string' && value !== '')
}

/** One reason for all cases that lack the same. */
export function needsIds(names: readonly string[]): string {
  const pairs = names.toSorted().map((name) => `${name}=...`)
  return `needs \`--ids ${pairs.join(',')}\``
}

/** The cases of an operation that a deployment can be asked for: one that shows whether it is served comes first. */
export function casesOf(document: ContractDocument, operation: Operation): readonly Case[] {
  const cases = deriveCases(document, { operations: [operation.id] }).filter(isForDeployments)
  return cases.toSorted((left, right) => Number(right.kind === 'good call') - Number(left.kind === 'good call'))
}

/** What is only about the client, or what only a mock can be asked for, is no business of a deployment. */
const isForDeployments = ({ kind, modes }: Case): boolean =>
  kind !== 'unsendable' && modes.some((mode) => mode !== 'mock')
