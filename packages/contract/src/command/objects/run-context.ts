import { createInstanceGenerator } from '../../derivation/instances/generator.ts'
import { kinds } from '../../derivation/kinds.ts'
import { type Case, type ContractDocument, deriveCases, type Operation } from '../../index.ts'
import { remembered } from '../../schema/remembered.ts'
import { createFitting, type Fitting } from '../bodies/fitting.ts'
import type { Bystanders } from './protected-objects.ts'
import type { CreatedObjects } from './created-objects.ts'
import { createDeletions, type Deletions } from './deletions.ts'
import { createFixtures, type Fixtures } from './creations.ts'
import { createInventory, type Inventory } from './inventory.ts'
import { createOwnership } from './ownership.ts'
import { payloadOfSent } from '../engine/payload.ts'
import { filledPath, type Resource } from './resources.ts'
import { marked } from './object-names.ts'
import { type Ages, createAges } from '../engine/server-age.ts'
import type { Incidents } from '../engine/incidents.ts'
import { createKnownObjects, needsIds } from './known-objects.ts'
import type { Attempt, Ids, Sender, Sent } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'

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

/** Under what a run is careful, and what it takes for a failure. */
export interface RunConditions {
  /** The target is this machine. */
  readonly isLoopback: boolean
  readonly isStrict: boolean
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

  const cases = (operation: Operation): readonly Case[] =>
    remembered(derived, operation.id, () => casesOf(document, operation))

  const goodCall = (operation: Operation): Case => cases(operation)[0] as Case
  const names = resources.map(({ idName }) => idName)
  const fitting = createFitting(createInstanceGenerator(document.reader), names)
  const ages = createAges(document)
  const basis = { document, resources, sender, created, mark, cases, goodCall, attempt, bystanders, incidents }
  const ids = () => objects.ids()
  const pathOf = ({ get, remove, idName }: Resource, id: string): string =>
    filledPath((get ?? remove)?.path ?? '', { ...ids(), [idName]: id })
  const inventory = createInventory({ ...basis, ids })
  const deletions = createDeletions({ ...basis, ids, inventory })
  const ownership = createOwnership({ ...basis, ids, inventory })
  const fixtures = createFixtures({ ...basis, pathOf, inventory, ownership })
  const objects = createKnownObjects({ document, mode, resources, given, fixtures, read })

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
    const lacking = await objects.find(namesNeededBy(item, fitting), own)
    if (lacking.length > 0) return { reason: needsIds(lacking) }
    const known = { ...ids(), ...own }
    const fitted = fitting.fit(item, known, await othersFor(item))
    return 'reason' in fitted ? fitted : { sent: await send(fitted, known) }
  }

  /** Further objects of the kinds of which a body names several. */
  async function othersFor(item: Case): Promise<ReadonlyMap<string, readonly string[]>> {
    const references = fitting.referencesOf(item)
    const several = references.filter(({ name, value }) =>
      references.some((each) => each.name === name && each.value !== value),
    )
    const found = new Map<string, readonly string[]>()
    for (const name of new Set(several.map((each) => each.name))) found.set(name, await objects.others(name))
    return found
  }

  /** The payload of a reader's good call. */
  async function read(operation: Operation, known: Ids) {
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
    existing: objects.existing,
    alike: objects.alike,
    fitting,
    ages,
    acceptances: new Map(),
    fruitless: new Map(),
    ids,
    pathOf,
  }
}

/** The names of the objects that a case speaks of. */
export function namesNeededBy(item: Case, fitting: Pick<Fitting, 'referencesOf'>): readonly string[] {
  if (kinds[item.kind].needsNoObject) return []
  const inPath = Object.keys(item.call.path).filter((name) => name !== item.probes)
  const isAccepted = expectationOf(item).kind === 'accepted'
  return [...new Set([...inPath, ...(isAccepted ? fitting.referencesOf(item).map(({ name }) => name) : [])])]
}

/** The cases of an operation that a deployment can be asked for: one that shows whether it is served comes first. */
export function casesOf(document: ContractDocument, operation: Operation): readonly Case[] {
  const cases = deriveCases(document, { operations: [operation.id] }).filter(isForDeployments)
  return cases.toSorted((left, right) => Number(right.kind === 'good call') - Number(left.kind === 'good call'))
}

/** What is only about the client, or what only a mock can be asked for, is no business of a deployment. */
const isForDeployments = ({ kind, modes }: Case): boolean =>
  kind !== 'unsendable' && modes.some((mode) => mode !== 'mock')
