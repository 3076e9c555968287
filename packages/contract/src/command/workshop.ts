import type { Case, ContractDocument, Operation } from '../index.ts'
import { idOf } from './harvest.ts'
import type { Ledger } from './ledger.ts'
import { filledPath, type Resource } from './resources.ts'
import type { Sender, Sent } from './sender.ts'
import { failureOf, isTaken, payloadOfSent } from './sent-payload.ts'
import type { Conducted, Ids } from './stage.ts'

/** Makes objects for the cases that need some, and deletes what was made. */
export interface Workshop {
  /** Makes an object for a purpose of its own. */
  make(resource: Resource): Promise<{ readonly id: string; readonly sent: Sent } | { readonly reason: string }>
  /** Takes note of what a creation may have made, and returns its id where the answer shows it. */
  register(resource: Resource, sent: Sent): string | undefined
  /** Takes an object that was found for one that the run has made. */
  adopt(resource: Resource, id: string): void
  /** Deletes an object that the run has made; what cannot be deleted stays in the ledger, with the reason. */
  discard(resource: Resource, id: string): Promise<void>
  /** Resources of which something may have been made that no answer showed. */
  lost(): readonly Resource[]
  /** Why nothing more is made: what was made cannot be deleted. */
  full(): string | undefined
}

export interface WorkshopOptions {
  readonly document: ContractDocument
  readonly sender: Sender
  readonly ledger: Ledger
  cases(operation: Operation): readonly Case[]
  conduct(item: Case): Promise<Conducted>
  ids(): Ids
}

export function createWorkshop({ document, sender, ledger, cases, conduct, ids }: WorkshopOptions): Workshop {
  const lost = new Set<Resource>()

  async function make(resource: Resource): ReturnType<Workshop['make']> {
    const { create } = resource
    if (!create) return { reason: 'the document cannot make one' }
    let reason = `${create.id} has no body to send`
    for (const candidate of cases(create).filter(isRecipe)) {
      const obstacle = full() ?? sender.stopped()
      if (obstacle !== undefined) return { reason: obstacle }
      const conducted = await conduct(candidate)
      if ('reason' in conducted) {
        reason = conducted.reason
        continue
      }
      const { sent } = conducted
      const id = register(resource, sent)
      if (id !== undefined) return { id, sent }
      reason = failureOf(create, sent)
      // Where one body is refused for what it refers to, a smaller one may do.
      if (!isRefused(sent)) break
    }
    return { reason }
  }

  function register(resource: Resource, sent: Sent): string | undefined {
    const id = idOf(payloadOfSent(sent, document))
    if (id !== undefined) adopt(resource, id)
    else if (sent.accident !== undefined || isTaken(sent)) lost.add(resource)
    return id
  }

  function adopt(resource: Resource, id: string): void {
    const path = filledPath((resource.get ?? resource.remove)?.path ?? '', { ...ids(), [resource.idName]: id })
    ledger.add({ resource, id, path })
  }

  async function discard(resource: Resource, id: string): Promise<void> {
    const good = resource.remove && cases(resource.remove).find(({ kind }) => kind === 'good call')
    if (!good) return ledger.blame(id, 'the document cannot delete it')
    const sent = await sender.send(good, { ...ids(), [resource.idName]: id })
    if (isTaken(sent) || sent.result.answer?.status === 404) return ledger.strike(id)
    ledger.blame(id, failureOf(good.operation, sent))
  }

  function full(): string | undefined {
    const stuck = ledger.remaining().find(({ reason }) => reason !== undefined)
    return stuck && `nothing more is created, because ${stuck.path} could not be deleted: ${stuck.reason}`
  }

  return { make, register, adopt, discard, lost: () => [...lost], full }
}

/** Cases whose body makes an object as people make them. */
const isRecipe = ({ kind }: Case): boolean => ['good call', 'example', 'minimal body'].includes(kind)

const isRefused = ({ result }: Sent): boolean => [400, 404, 422].includes(result.answer?.status ?? 0)
