import type { Case, Operation } from '../../index.ts'
import { callOn } from '../../running/existing-objects.ts'
import { remembered } from '../../schema/schema.ts'
import { idOf, payloadOfSent } from '../engine/payload.ts'
import { type Attempt, type Ids, type Sender, type Sent, sendingBy } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
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
  finish(): Promise<void>
}

export function createRunContext(options: AccessOptions) {
  const sender = guardedSender(options.sender, {
    prepare: () => inventory.take(),
    review: async (changed) => {
      const kinds = options.resources.filter(isOwned).filter((each) => wasChanged(each, changed))
      const found: boolean[] = []
      for (const resource of kinds) found.push(await creations.review(resource))
      await bystanders.compare(kinds)
      return found.includes(true)
    },
    look: (change) => bystanders.look(change),
    isSuspected: () => bystanders.isSuspected(),
    noteDeletion: (id) => bystanders.noteDeletion(id),
  })
  const access = accessDeployment({ ...options, sender })
  const { send } = access
  const inventory = new Inventory(access)
  const bystanders = new Bystanders(access, inventory)
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
    const listed = Array.isArray(payload) ? payload.find((item) => idOf(item) === id) : undefined
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

const wasChanged = ({ create, update, remove }: OwnedResource, changed: ReadonlySet<Operation>): boolean =>
  [create, update, remove].some((each) => each && changed.has(each))

/** Actions beside the requests that change something. */
export interface Precautions {
  /** Called before each change. */
  prepare(): Promise<void>
  /** Looks at the lists of what was changed since the last review. Returns true where it found what no answer had named. */
  review(changed: ReadonlySet<Operation>): Promise<boolean>
  /** Compares all lists with those before the run. */
  look(change?: { readonly item: Case; readonly sent: Sent }): Promise<void>
  /** True where a deletion has had another effect than it should have. */
  isSuspected(): boolean
  noteDeletion(id: string): void
}

/** The number of changes after which the lists are looked at again. At first they are looked at more often. */
const MOST_UNSEEN = 20

/** The number of refusals of valid requests after which the lists are looked at once more: a server may change something all the same. */
const MOST_DOUBTED = 4

/** Sends requests, and looks at the lists beside those that change something: soon after the first of each kind, later less often. */
function guardedSender(sender: Sender, precautions: Precautions): Sender {
  const known = new Set<string>()
  const changed = new Set<Operation>()
  let unseen = 0
  let looks = 0
  let doubted = 0
  let isReviewing = false

  async function send(item: Case, ids: Ids): Promise<Sent> {
    const method = methodOf(item)
    if (isSafe(item, method)) return sender.send(item, ids)
    await precautions.prepare()
    if (!isReviewing) await review()
    const sent = await sender.send(item, ids)
    if (!sent.result.request) return sent
    const isDoubtful = expectationOf(item).kind === 'accepted' && (sent.result.answer?.status ?? 0) >= 400
    if (isDoubtful) doubted += 1
    unseen = isDoubtful && doubted <= MOST_DOUBTED ? MOST_UNSEEN : unseen + 1
    changed.add(item.operation)
    const id = idIn(item, ids)
    if (method === 'DELETE' && id !== undefined) precautions.noteDeletion(id)
    // A deletion that must be refused may remove something as well.
    const kind = method === 'DELETE' ? `${item.operation.id} ${item.kind}` : method
    const isFirst = !known.has(kind)
    known.add(kind)
    if (isFirst || (method === 'DELETE' && precautions.isSuspected())) await precautions.look({ item, sent })
    return sent
  }

  /** Looks at the lists before a change: what earlier ones have created is known by then. */
  async function review(): Promise<void> {
    if (unseen < Math.min(2 ** looks, MOST_UNSEEN)) return
    const operations = new Set(changed)
    changed.clear()
    unseen = 0
    looks += 1
    isReviewing = true
    try {
      if (await precautions.review(operations)) looks = 0
    } finally {
      isReviewing = false
    }
  }

  return sendingBy(sender, send)
}

const methodOf = ({ operation, alteration }: Case): string => alteration?.method ?? operation.method

const isSafe = ({ operation }: Case, method: string): boolean =>
  method === 'GET' || method === 'HEAD' || (operation.safe && method === operation.method)

/** The id of the object that the path ends with. */
function idIn(item: Case, ids: Ids): string | undefined {
  const [, name] = /\{([^}]+)\}$/.exec(item.operation.path) ?? []
  return name === undefined ? undefined : callOn({ ids }, item).path[name]
}
