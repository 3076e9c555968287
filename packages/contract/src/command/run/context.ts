import { type Case, type ContractDocument, deriveCases, idsNeeded, type Operation } from '../../index.ts'
import { remembered } from '../../schema/remembered.ts'
import type { Bystanders } from '../fixtures/bystanders.ts'
import type { CreatedObjects } from '../fixtures/created-objects.ts'
import { createDeletions, type Deletions } from '../fixtures/deletions.ts'
import { createFixtures, type Fixtures } from '../fixtures/fixtures.ts'
import { createInventory, type Inventory } from '../fixtures/inventory.ts'
import { createOwnership } from '../fixtures/ownership.ts'
import { idsIn, payloadOfSent } from '../fixtures/payload.ts'
import { filledPath, type Resource } from '../fixtures/resources.ts'
import { isNamedWithin, marked, withReferences } from './adapted-case.ts'
import type { Incidents } from './incidents.ts'
import type { Attempt, Ids, Sender, Sent } from './sender.ts'

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
  /** The name of everything that the run makes. */
  readonly mark: string
  /** The cases of an operation that a deployment can be asked for, the good call first. */
  cases(operation: Operation): readonly Case[]
  goodCall(operation: Operation): Case
  /** Sends a case, with the run's mark as the name of what it makes. The good call of a reader is sent once only. */
  send(item: Case, ids: Ids): Promise<Sent>
  /** The same for a case that speaks of other objects: they are looked for, and without them it is not sent. */
  attempt(item: Case, own?: Ids): Promise<Attempt>
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
    if (item.kind !== 'good call' || !item.operation.safe) return sender.send(named, ids)
    return remembered(reads, item.id, () => sender.send(named, ids))
  }

  async function attempt(item: Case, own: Ids = {}): Promise<Attempt> {
    const lacking = await findIds(item, own)
    if (lacking.length > 0) return { reason: needsIds(lacking) }
    const ids = { ...known, ...own }
    const referring = withReferences(item, ids, document)
    return 'reason' in referring ? referring : { sent: await send(referring, ids) }
  }

  /** Finds the ids that a case needs, and returns the names of those that it still lacks. */
  async function findIds(item: Case, own: Ids): Promise<readonly string[]> {
    const needs = () =>
      idsNeeded(item, { mode, ids: { ...known, ...own } }).filter((name) => !isNamedWithin(item, name))
    for (const name of needs()) {
      const resource = resources.find(({ idName }) => idName === name)
      if (resource) await explore(resource)
    }
    if (needs().length === 0) return []
    // What is held by an object that was given by name.
    for (const resource of resources.filter(({ idName }) => given[idName] !== undefined)) await explore(resource)
    return needs()
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
    ids,
    pathOf,
  }
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
