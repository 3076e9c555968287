import { runAgainst, useDeployment } from '../run-against.ts'
import type { DeploymentOptions } from '../servers/deployment.ts'
import type { Drift } from '../servers/drift.ts'

/** A dashboard that exists before the run. */
export const DASHBOARD = '66a1f0c2d4e8b7a9c3f50201'

const ALL_CASES = [
  ...['good-call', 'example', 'full-body', 'null', 'branch', 'sequence'].map((kind) => `createDashboard/${kind}`),
  ...['updateDashboard/example', 'updateDashboard/sequence', 'createAlert/good-call'],
  ...['good-call', 'pattern', 'sequence'].flatMap((kind) => [`deleteDashboard/${kind}`, `deleteAlert/${kind}`]),
]

/** The arguments of a run that creates and deletes dashboards and alerts, in each way in which a run does that. */
export const ALL = ['--write', '--only', ALL_CASES.join()]

/** Starts a sandbox for each test, and reads its state. */
export function useHostile() {
  const deployment = useDeployment()
  const state = () => deployment.current().state().openSource
  return {
    ...deployment,
    state,
    /** The dashboards that a run has created. */
    created: () => state().dashboards.filter(({ name }) => String(name).startsWith('clouddb-contract')),
    /** Starts a sandbox with these drifts, runs the command against it, and returns the state before the run. */
    attack: async (drifts: readonly Drift[], args: readonly string[], prepare?: DeploymentOptions['seed']) => {
      const url = await deployment.start({ drifts })
      if (prepare) deployment.current().change(prepare)
      const before = state()
      return { before, report: await runAgainst(url, args) }
    },
  }
}
