import { goodCaseOf } from '../../derivation/derive-cases.ts'
import { createInstanceGenerator } from '../../derivation/instances/generator.ts'
import { kinds } from '../../derivation/kinds.ts'
import { type Case, type ContractDocument, deriveCases, type Operation } from '../../index.ts'
import { remembered } from '../../schema/remembered.ts'
import { createFitting, type Fitting } from '../bodies/fitting.ts'
import { createIncidents } from '../engine/incidents.ts'
import { payloadOfSent } from '../engine/payload.ts'
import type { Attempt, Ids, Sender, Sent } from '../engine/sender.ts'
import { createServerAge, type ServerAge } from '../engine/server-age.ts'
import { expectationOf } from '../engine/verdict.ts'
import { trackCreatedObjects } from './created-objects.ts'
import { type Creations, createCreations } from './creations.ts'
import { createDeletions, type Deletions } from './deletions.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import { createInventory, type Inventory } from './inventory.ts'
import { createKnownObjects, type KnownObjects, needsIds } from './known-objects.ts'
import { createMark, marked } from './object-names.ts'
import type { ProtectedObjects } from './protected-objects.ts'
import { filledPath, type Resource } from './resources.ts'

/** All that a run knows of the objects of a deployment, and how it finds or creates more. */
export interface RunContext extends DeploymentAccess, Pick<KnownObjects, 'existing' | 'alike'> {
  readonly inventory: Inventory
  readonly deletions: Deletions
  readonly creations: Creations
  readonly fitting: Fitting
  readonly age: ServerAge
  /** The results of valid bodies, by operation and body. */
  readonly acceptances: Map<string, Attempt>
  /** How often other objects did not help, by the references of a body. */
  readonly fruitless: Map<string, number>
  /** Sends a case, with the run's mark as the name in its body. The good call of a reader is sent only once. */
  send(item: Case, ids: Ids): Promise<Sent>
}

/** Options of a run: its precautions, and the outcomes that count as failures. */
export interface RunConditions {
  /** The target is this machine. */
  readonly isLoopback: boolean
  readonly isStrict: boolean
}

/** Runs the cases of one operation with the objects that they need, and removes what they create. */
export interface OperationRunner {
  run(item: Case): Promise<Attempt>
  /** Called after the last case of the operation. */
  finish(): Promise<void>
}

export interface RunContextOptions {
  readonly document: ContractDocument
  readonly mode: RunContext['mode']
  readonly resources: readonly Resource[]
  readonly protectedObjects: ProtectedObjects
  readonly sender: Sender
  readonly given: Ids
}

export function createRunContext(options: RunContextOptions): RunContext {
  const { document, resources, sender } = options
  const derived = new Map<string, readonly Case[]>()
  const reads = new Map<string, Promise<Sent>>()
  const mark = createMark()
  const fitting = createFitting(
    createInstanceGenerator(document.reader),
    resources.map(({ idName }) => idName),
  )
  const age = createServerAge(document)
  const goodCall = (operation: Operation): Case => goodCaseOf(document, operation)
  const ids = () => known.ids()
  const access: DeploymentAccess = {
    ...options,
    mark,
    created: trackCreatedObjects(),
    incidents: createIncidents(),
    cases: (operation) => remembered(derived, operation.id, () => casesOf(document, operation)),
    goodCall,
    attempt,
    ids,
    read: async (operation, known) =>
      sender.stopped() ? undefined : payloadOfSent(await send(goodCall(operation), known), document),
    pathOf: ({ get, remove, idName }, id) => filledPath((get ?? remove)?.path ?? '', { ...ids(), [idName]: id }),
  }
  const inventory = createInventory(access)
  const deletions = createDeletions(access, inventory)
  const creations = createCreations(access, inventory)
  const known = createKnownObjects(access, creations)

  function send(item: Case, ids: Ids): Promise<Sent> {
    const { body } = item.operation
    const named = body ? marked(item, mark, (value) => document.reader.accepts(body.node, value)) : item
    const sendNamed = async () => {
      const sent = await sender.send(named, ids)
      age.observe(item, sent)
      return sent
    }
    // A reader without a body is asked for the same each time.
    if (item.kind !== 'good call' || !item.operation.safe || body) return sendNamed()
    return remembered(reads, item.id, sendNamed)
  }

  async function attempt(item: Case, own: Ids = {}): Promise<Attempt> {
    const lacking = await known.find(namesNeededBy(item, fitting), own)
    if (lacking.length > 0) return { reason: needsIds(lacking) }
    const all = { ...ids(), ...own }
    const fitted = fitting.fit(item, all, await othersFor(item))
    return 'reason' in fitted ? fitted : { sent: await send(fitted, all) }
  }

  /** Further objects of the kinds of which a body names several. */
  async function othersFor(item: Case): Promise<ReadonlyMap<string, readonly string[]>> {
    const references = fitting.referencesOf(item)
    const several = references.filter(({ name, value }) =>
      references.some((each) => each.name === name && each.value !== value),
    )
    const found = new Map<string, readonly string[]>()
    for (const name of new Set(several.map((each) => each.name))) found.set(name, await known.others(name))
    return found
  }

  return {
    ...access,
    inventory,
    deletions,
    creations,
    fitting,
    age,
    acceptances: new Map(),
    fruitless: new Map(),
    send,
    existing: known.existing,
    alike: known.alike,
  }
}

/** The names of the objects that a case needs. */
export function namesNeededBy(item: Case, fitting: Pick<Fitting, 'referencesOf'>): readonly string[] {
  if (kinds[item.kind].needsNoObject) return []
  const inPath = Object.keys(item.call.path).filter((name) => name !== item.probes)
  const isAccepted = expectationOf(item).kind === 'accepted'
  return [...new Set([...inPath, ...(isAccepted ? fitting.referencesOf(item).map(({ name }) => name) : [])])]
}

/** The cases of an operation that a deployment can be asked for. The good call, which shows whether it is served, comes first. */
export function casesOf(document: ContractDocument, operation: Operation): readonly Case[] {
  const cases = deriveCases(document, { operations: [operation.id] }).filter(isForDeployments)
  return cases.toSorted((left, right) => Number(right.kind === 'good call') - Number(left.kind === 'good call'))
}

/** False for cases about the client alone, and for those that only a mock can run. */
const isForDeployments = ({ kind, modes }: Case): boolean =>
  kind !== 'unsendable' && modes.some((mode) => mode !== 'mock')
