import type { Json } from '../../../src/index.ts'
import { useDeployment } from '../run-against.ts'
import type { Asked, Drift, Reply } from '../servers/drift.ts'

export type Fields = Record<string, Json>

/** An object of the deployment's user, in the examples that it starts with. */
export const DASHBOARD = '66a1f0c2d4e8b7a9c3f50201'

/** All that makes and deletes dashboards and alerts. */
export const ALL = [
  '--write',
  '--only',
  'createDashboard,updateDashboard,deleteDashboard,createAlert/example,deleteAlert',
]

export const isFor = (asked: Asked, id: string): boolean => asked.operation.id === id

export const isMade = (asked: Asked, reply: Reply, id: string): boolean => isFor(asked, id) && reply.status === 200

/** Changes what a creation is answered with. */
export const answering = (id: string, change: (made: Fields) => Json): Drift => ({
  reply: (asked, reply) =>
    isMade(asked, reply, id) ? { ...reply, body: { data: change((reply.body as { data: Fields }).data) } } : reply,
})

/** Acts after each creation or change that the operation has done. */
export const after = (id: string, act: (asked: Asked) => unknown): Drift => ({
  reply: (asked, reply) => {
    if (isMade(asked, reply, id)) act(asked)
    return reply
  },
})

/** Answers with 500 whatever it has done. */
export const failing = (isMeant: (asked: Asked) => boolean): Drift => ({
  reply: (asked, reply) => (isMeant(asked) ? { ...reply, status: 500, body: { message: 'x' } } : reply),
})

/** A deployment for one test after the other, and what it keeps. */
export function useHostile() {
  const { start, runOn, current } = useDeployment()
  const state = () => current().state().openSource
  return {
    start,
    runOn,
    current,
    /** Everything that it keeps, as it is. */
    state,
    /** The dashboards that a run has made. */
    marked: () => state().dashboards.filter(({ name }) => String(name).startsWith('clouddb-contract')),
  }
}
