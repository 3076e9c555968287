import type { Json } from '../../index.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Resource } from './resources.ts'

/** Several operations need an object each; no more than this many may stay behind where deleting fails. */
export const MOST_STUCK = 4

/** A creation whose answer shows no id, or one that no other answer knows. */
export interface Lost {
  readonly body: Json | undefined
  /** The server accepted a valid body, so there must be an object. */
  readonly isAccepted: boolean
}

/** What is known of the creations of one kind. */
export interface CreationHistory {
  /** The creations that no object is known to explain. */
  lost: readonly Lost[]
  /** The statuses of server errors that answered creations; an object may exist all the same. */
  doubtful: readonly number[]
  /** True where the list could not be read at the last sweep. */
  isUnread: boolean
  /** True where an answer has shown an object under the id that its creation was answered with. */
  isKnown: boolean
  /** True where the list has shown an object of the run, so that it would show others. */
  isListed: boolean
  /** The paths of new objects that are not known to be the run's; undefined where the list does not tell. */
  unclaimed: readonly string[] | undefined
  /** Objects of the run that only a list has shown, and that are not deleted yet. */
  found: readonly string[]
  /** The paths of those that no creation explains, and of how many that was already said. */
  strays: readonly string[]
  told: number
}

export const emptyHistory = (): CreationHistory => ({
  lost: [],
  doubtful: [],
  isUnread: false,
  isKnown: false,
  isListed: false,
  unclaimed: undefined,
  found: [],
  strays: [],
  told: 0,
})

type Remaining = ReturnType<DeploymentAccess['objects']['remaining']>

/** Why no more objects of a kind are created: at least `most` of them could not be deleted or found. */
export function obstacleTo(
  { create }: Resource,
  history: CreationHistory,
  remaining: Remaining,
  most: number,
): string | undefined {
  const { lost, doubtful, isListed, isUnread, strays } = history
  const stuck = remaining.filter(({ reason }) => reason !== undefined)
  const accepted = lost.filter(({ isAccepted }) => isAccepted).length
  const doubts = lost.length - accepted + doubtful.length
  const isTold = isListed && !isUnread
  const [first] = stuck
  // Where one could not be deleted or found, the others may stay behind as well.
  const isFew = stuck.length + accepted === 0 || most === 1
  const count = isFew ? stuck.length + accepted : remaining.length + accepted
  if (first && count >= most) {
    return `no more of it is created, because ${first.path} could not be deleted: ${first.reason}`
  }
  if (count >= most) return `no more of it is created, because ${create?.id} was accepted and showed no usable id`
  const all = count + (isTold ? 0 : doubts)
  if (all >= MOST_STUCK) {
    return `no more of it is created, because ${create?.id} may have created ${all} objects that no list shows`
  }
  const appeared = strays.length
  if (appeared < MOST_STUCK) return undefined
  return `no more of it is created, because ${appeared} objects appeared that no answer had named`
}
