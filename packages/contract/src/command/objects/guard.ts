import type { Case, Operation } from '../../index.ts'
import { callOn } from '../../running/existing-objects.ts'
import type { Ids, Sent } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import type { Bystanders } from './bystanders.ts'
import type { Creations } from './creations.ts'
import type { AccessOptions } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import { isOwned } from './resources.ts'

/** The number of changes after which the lists are looked at again. At first they are looked at more often. */
const MOST_UNSEEN = 20

/** The number of refusals of valid requests after which the lists are looked at once more: a server may change something all the same. */
const MOST_DOUBTED = 4

/** Sends requests, and looks at the lists beside those that change something: soon after the first of each kind, later less often. */
export class Guard {
  readonly #options: AccessOptions
  readonly #inventory: Inventory
  readonly #bystanders: Bystanders
  readonly #creations: Creations
  readonly #known = new Set<string>()
  readonly #changed = new Set<Operation>()
  #unseen = 0
  #looks = 0
  #doubted = 0
  #isReviewing = false

  constructor(options: AccessOptions, inventory: Inventory, bystanders: Bystanders, creations: Creations) {
    this.#options = options
    this.#inventory = inventory
    this.#bystanders = bystanders
    this.#creations = creations
  }

  async send(item: Case, ids: Ids): Promise<Sent> {
    const { operation, alteration } = item
    const { sender } = this.#options
    const method = alteration?.method ?? operation.method
    const isSafe = method === 'GET' || method === 'HEAD' || (operation.safe && method === operation.method)
    if (isSafe) return sender.send(item, ids)
    await this.#inventory.take()
    if (!this.#isReviewing) await this.#review()
    const sent = await sender.send(item, ids)
    if (!sent.result.request) return sent
    const isDoubtful = expectationOf(item).kind === 'accepted' && (sent.result.answer?.status ?? 0) >= 400
    if (isDoubtful) this.#doubted += 1
    this.#unseen = isDoubtful && this.#doubted <= MOST_DOUBTED ? MOST_UNSEEN : this.#unseen + 1
    this.#changed.add(operation)
    const isDeletion = method === 'DELETE'
    const id = idIn(item, ids)
    if (isDeletion && id !== undefined) this.#bystanders.noteDeletion(id)
    // A deletion that must be refused may remove something as well.
    const kind = isDeletion ? `${operation.id} ${item.kind}` : method
    const isFirst = !this.#known.has(kind)
    this.#known.add(kind)
    if (isFirst || (isDeletion && this.#bystanders.isSuspected())) await this.#bystanders.look({ item, sent })
    return sent
  }

  /** Looks at the lists of what was changed before the next change: what earlier ones have created is known by then. */
  async #review(): Promise<void> {
    if (this.#unseen < Math.min(2 ** this.#looks, MOST_UNSEEN)) return
    const wasChanged = (each: Operation | undefined) => each !== undefined && this.#changed.has(each)
    const kinds = this.#options.resources
      .filter(isOwned)
      .filter(({ create, update, remove }) => [create, update, remove].some(wasChanged))
    this.#changed.clear()
    this.#unseen = 0
    this.#looks += 1
    this.#isReviewing = true
    try {
      for (const resource of kinds) if (await this.#creations.review(resource)) this.#looks = 0
      await this.#bystanders.compare(kinds)
    } finally {
      this.#isReviewing = false
    }
  }
}

/** The id of the object that the path ends with. */
function idIn(item: Case, ids: Ids): string | undefined {
  const [, name] = /\{([^}]+)\}$/.exec(item.operation.path) ?? []
  return name === undefined ? undefined : callOn({ ids }, item).path[name]
}
