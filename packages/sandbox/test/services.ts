import { createManagementClient } from '@clouddb/management'
import { createSandbox, createSeed, type Organization } from '../src/index.ts'

// A Monday.
export const start = Date.UTC(2026, 10, 2, 9)
export const minute = 60_000
export const hour = 60 * minute
const durations = { provisioning: 60_000, starting: 20_000, stopping: 10_000, partially_running: 5_000 }

/** A sandbox whose organization was changed, and its two services: the primary one, and the other one of its warehouse. */
export function prepare(change: Partial<Organization> = {}) {
  const sandbox = createSandbox({ clock: start, seed: createSeed({ time: start, organization: change }), durations })
  const client = createManagementClient({ ...sandbox.management, maxRetries: 0 })
  const [primary = '', other = ''] =
    sandbox.snapshot().managed.organizations[0]?.services.map(({ record }) => record.id) ?? []
  const stateOf = async (id = primary) => (await client.getService(id)).state
  return { sandbox, client, primary, other, stateOf }
}

/** 200, or the status and the detail of an error. */
export function outcomeOf(call: PromiseLike<unknown>) {
  return call.then(
    () => 200,
    (error: { status: number; detail?: string }) => [error.status, error.detail],
  )
}
