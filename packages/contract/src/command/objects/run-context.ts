import type { Case, Operation } from '../../index.ts'
import { remembered } from '../../schema/schema.ts'
import { payloadOfSent, shownId } from '../engine/payload.ts'
import { type Attempt, type Ids, sendingBy } from '../engine/sender.ts'
import { Bystanders } from './bystanders.ts'
import { Creations, type Made } from './creations.ts'
import { Deletions } from './deletions.ts'
import { type AccessOptions, accessDeployment } from './deployment-access.ts'
import { Inventory } from './inventory.ts'
import { KnownObjects } from './known-objects.ts'
import { ObjectStates } from './object-states.ts'
import { isOwned, isRemovable, type OwnedResource, type Resource } from './resources.ts'

/** All that a run knows of the objects of a deployment, and how it finds, creates and deletes them. */
export type RunContext = ReturnType<typeof createRunContext>

/** Options of a run: its precautions, and the outcomes that count as failures. */
export interface RunConditions {
  /** The target is this machine. */
  readonly isLoopback: boolean
  readonly isStrict: boolean
  /** The names of the objects that `--ids` itself names. */
  readonly named: ReadonlySet<string>
}

/** Runs the cases of one operation with the objects that they need, and removes what they create. */
export interface OperationRunner {
  run(item: Case): Promise<Attempt>
  /** Called after the last case of the operation. */
  finish?(): Promise<void>
}

export function createRunContext(options: AccessOptions) {
  const sender = sendingBy(options.sender, (item, ids) => bystanders.send(item, access.homes.at(item.operation, ids)))
  const access = accessDeployment({ ...options, sender })
  const { send } = access
  const inventory = new Inventory(access)
  const bystanders = new Bystanders(access, inventory, {
    sender: options.sender,
    review: (resource) => creations.review(resource),
  })
  const states = new ObjectStates(access)
  const deletions = new Deletions(access, inventory, bystanders, states)
  const creations = new Creations(access, inventory, deletions, attempt)
  const known = new KnownObjects(access, creations)
  /** What the run has created of the kinds that cost money. */
  const bought = new Map<Resource, Promise<Made>>()
  const homes = new Map<Resource, Promise<Made>>()

  const keep = (resource: OwnedResource, make: () => Promise<Made>): Promise<Made> =>
    remembered(bought, resource, async () => {
      const made = await make()
      if ('reason' in made) return made
      await states.settledFirst(resource, made.id)
      const reason = states.obstacle(made.id)
      return reason === undefined ? made : { reason }
    })

  async function attempt(item: Case, own: Ids = {}): Promise<Attempt> {
    const isChange = access.mode === 'writing' && !item.operation.safe
    const kind = isChange ? access.homes.kindOf(item.operation) : undefined
    if (!kind) return sendPrepared(item, own)
    const home = await homeOf(kind)
    if ('reason' in home) return { reason: `nothing is there to hold it: ${home.reason}` }
    return states.inUsualState(kind, home.id, () => sendPrepared(item, { [kind.idName]: home.id, ...own }))
  }

  async function sendPrepared(item: Case, own: Ids): Promise<Attempt> {
    const prepared = await known.prepare(item, own)
    return 'reason' in prepared ? prepared : { sent: await send(prepared.item, prepared.ids) }
  }

  /** The object of the run below which others are created. The lists below it are read once it is there. */
  const homeOf = (kind: OwnedResource): Promise<Made> =>
    remembered(homes, kind, async () => {
      const made = await keep(kind, () => creations.make(kind))
      if ('reason' in made) return made
      access.homes.settle(kind, made.id)
      await inventory.takeOf(options.resources.filter(({ list }) => list && access.homes.kindOf(list) === kind))
      return made
    })

  /** Deletes what the run has created below objects, before they are deleted: then nothing more can be looked for. */
  async function vacate(kinds: readonly Resource[]): Promise<void> {
    const { homes, objects, incidents } = access
    for (const kind of kinds.filter(isRemovable)) {
      const below = creations.touched().filter(({ create }) => create && homes.kindOf(create) === kind)
      if (homes.idOf(kind) === undefined) continue
      for (const resource of below) incidents.addStrays(await creations.sweep(resource))
      const made = objects.remaining().filter(({ resource }) => below.includes(resource))
      for (const each of made) await deletions.discard(each.resource, each.id)
      await deletions.confirm()
      for (const resource of below) await creations.close(resource)
    }
  }

  /** An object as an operation shows it now: its own, or the list, where it may be on a later page. */
  async function look(operation: Operation, resource: Resource, id: string) {
    const sent = await access.ask(operation, resource, id)
    const payload = payloadOfSent(sent, access.document)
    if (operation !== resource.list) return { sent, shown: payload }
    const listed = Array.isArray(payload) ? payload.find((item) => shownId(item) === id) : undefined
    return { sent, shown: listed ?? (await inventory.read(resource))?.get(id) }
  }

  return {
    ...access,
    look,
    inventory,
    bystanders,
    deletions,
    creations,
    states,
    vacate,
    attempt,
    /** An object of the run for the cases of an operation: the only one of what costs money, else a new one. */
    subjectOf: (resource: OwnedResource): Promise<Made> =>
      isOwned(resource) ? creations.make(resource) : keep(resource, () => creations.make(resource)),
    /** Keeps what a case has created, or why it has not, for the other cases. */
    keep: (resource: OwnedResource, made: Made) => keep(resource, async () => made),
    existing: (name: string) => known.existing(name),
    /** The results of valid bodies, by operation and body. */
    acceptances: new Map<string, Attempt>(),
  }
}
