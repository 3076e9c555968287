import type { Case, Operation } from '../../index.ts'
import { callOn } from '../../running/existing-objects.ts'
import type { Ids, Sender, Sent } from '../engine/sender.ts'

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

/** Sends requests, and looks at the lists beside those that change something: soon after the first of each kind, later less often. */
export function guardedSender(sender: Sender, precautions: Precautions): Sender {
  const known = new Set<string>()
  const changed = new Set<Operation>()
  let unseen = 0
  let looks = 0
  let isReviewing = false

  async function send(item: Case, ids: Ids): Promise<Sent> {
    const method = methodOf(item)
    if (isSafe(item, method)) return sender.send(item, ids)
    await precautions.prepare()
    if (!isReviewing) await review()
    const sent = await sender.send(item, ids)
    if (!sent.result.request) return sent
    unseen += 1
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

  return { ...sender, send }
}

const methodOf = ({ operation, alteration }: Case): string => alteration?.method ?? operation.method

const isSafe = ({ operation }: Case, method: string): boolean =>
  method === 'GET' || method === 'HEAD' || (operation.safe && method === operation.method)

/** The id of the object that the path ends with. */
function idIn(item: Case, ids: Ids): string | undefined {
  const [, name] = /\{([^}]+)\}$/.exec(item.operation.path) ?? []
  return name === undefined ? undefined : callOn({ ids }, item).path[name]
}
