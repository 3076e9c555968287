import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createSandbox, createSeed, type OrganizationSeed, type SandboxOptions } from '../src/index.ts'

/** The time at which sandboxes of these tests begin: a Monday. */
export const start: number = Date.UTC(2026, 10, 2, 9)
export const minute = 60_000
export const hour: number = 60 * minute
export const day: number = 24 * hour

/** A sandbox with clients that do not retry, and its services: the primary one, and the other one of its warehouse. */
export function prepare(organization: OrganizationSeed = {}, options: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock: start, seed: createSeed({ time: start, organization }), ...options })
  const client = createManagementClient({ ...sandbox.management, maxRetries: 0 })
  const cloud = createObservabilityCloudClient({ ...sandbox.observabilityCloud, maxRetries: 0 })
  const services = sandbox.snapshot().managed.organizations[0]?.services ?? []
  const [primary = '', other = ''] = services.map(({ record }) => record.id)
  const stateOf = async (id = primary) => (await client.getService(id)).state
  return { sandbox, client, cloud, primary, other, stateOf }
}

/** 200, or the status and the detail of an error. */
export function outcomeOf(call: PromiseLike<unknown>): PromiseLike<unknown> {
  return call.then(
    () => 200,
    (error: { status: number; detail?: string }) => [error.status, error.detail],
  )
}

export const notFound = [404, 'NOT_FOUND']
export const forbidden = [403, 'FORBIDDEN']

/** An id that nothing has. */
export const nobody = '00000000-0000-4000-8000-000000000000'
