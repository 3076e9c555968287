import type { ObjectReport } from '../report/run-report.ts'
import type { Resource } from './resources.ts'

/** An object that the run has made. */
export interface Made {
  readonly resource: Resource
  readonly id: string
  readonly path: string
  /** Why it could not be deleted. */
  readonly reason?: string
}

/** Keeps account of what a run has made, until it is gone. */
export interface Ledger {
  add(made: Made): void
  /** It is there no longer. */
  strike(id: string): void
  /** What could not be deleted, with the reason; it may be tried again. */
  blame(id: string, reason: string): void
  /** Something that was changed and set back, or not. */
  note(object: ObjectReport): void
  /** What is still there, the newest first, because newer objects may hang on older ones. */
  remaining(): readonly Made[]
  has(id: string): boolean
  report(): readonly ObjectReport[]
}

export function createLedger(): Ledger {
  const entries = new Map<string, Made & { gone: boolean }>()
  const notes: ObjectReport[] = []
  return {
    add: (made) => void entries.set(made.id, { ...made, gone: false }),
    strike: (id) => {
      const entry = entries.get(id)
      if (entry) entry.gone = true
    },
    blame: (id, reason) => {
      const entry = entries.get(id)
      if (entry) entries.set(id, { ...entry, reason })
    },
    note: (object) => void notes.push(object),
    remaining: () => [...entries.values()].filter(({ gone }) => !gone).toReversed(),
    has: (id) => entries.has(id),
    report: () => [
      ...[...entries.values()].map(({ resource, id, path, gone, reason }): ObjectReport => {
        const object = { kind: resource.idName, id, path }
        return gone ? { ...object, fate: 'deleted' } : { ...object, fate: 'left behind', reason: reason ?? 'not tried' }
      }),
      ...notes,
    ],
  }
}
