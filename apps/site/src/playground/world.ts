import { createSandbox, type State } from '@clouddb/sandbox'
import type { Surroundings } from './execution.ts'

/** A new sandbox for one program, which reaches it by `fetch` and the environment, as a real deployment. */
export function worldOf(seed: State): Omit<Surroundings, 'tell' | 'modules'> {
  const sandbox = createSandbox({ seed: broughtTo(Date.now(), seed) })
  const { baseUrl, keyId, keySecret, organizationId } = sandbox.management
  const environment = {
    CLOUDDB_BASE_URL: baseUrl,
    CLOUDDB_KEY_ID: keyId,
    CLOUDDB_KEY_SECRET: keySecret,
    CLOUDDB_ORGANIZATION_ID: organizationId,
    CLOUDDB_SERVICE_ID: sandbox.observabilityCloud.serviceId,
    CLOUDDB_OSS_BASE_URL: sandbox.observabilityOss.baseUrl,
    CLOUDDB_OSS_API_KEY: sandbox.observabilityOss.apiKey,
  }
  return { fetch: sandbox.fetch, environment: environment as Record<string, string> }
}

/** Moves the time of a seed to now, so that no service is idle, no alert is due and no invitation has expired. */
function broughtTo(now: number, seed: State): State {
  const state = structuredClone({ ...seed, time: now, evaluatedUntil: now })
  for (const service of state.managed.organizations.flatMap(({ services }) => services)) {
    service.activity.last = now
    if (service.usage) service.usage.until = now
    for (const plan of service.backupPlans ?? []) plan.since = now
  }
  const today = new Date(now).toISOString()
  for (const invitation of state.openSource.team?.invitations ?? []) invitation.createdAt = today
  for (const { invitations = [] } of state.managed.organizations)
    for (const invitation of invitations) invitation.expireAt = new Date(now + 86_400_000).toISOString()
  return state
}
