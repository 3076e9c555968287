import * as asCode from '@clouddb/as-code'
import * as management from '@clouddb/management'
import * as managementErrors from '@clouddb/management/errors'
import * as managementFetch from '@clouddb/management/fetch'
import * as managementJobs from '@clouddb/management/jobs'
import * as managementNames from '@clouddb/management/names'
import * as managementRequests from '@clouddb/management/requests'
import * as managementSecrets from '@clouddb/management/secrets'
import * as cloud from '@clouddb/observability-cloud'
import * as cloudErrors from '@clouddb/observability-cloud/errors'
import * as cloudFetch from '@clouddb/observability-cloud/fetch'
import * as cloudNames from '@clouddb/observability-cloud/names'
import * as cloudRequests from '@clouddb/observability-cloud/requests'
import * as oss from '@clouddb/observability-oss'
import * as ossCharts from '@clouddb/observability-oss/charts'
import * as ossErrors from '@clouddb/observability-oss/errors'
import * as ossFetch from '@clouddb/observability-oss/fetch'
import * as ossNames from '@clouddb/observability-oss/names'
import * as ossRequests from '@clouddb/observability-oss/requests'
import * as sandboxes from '@clouddb/sandbox'
import type { Surroundings } from './run.ts'

/** The modules that an example may import. */
export const modules: Readonly<Record<string, unknown>> = {
  '@clouddb/as-code': asCode,
  '@clouddb/management': management,
  '@clouddb/management/errors': managementErrors,
  '@clouddb/management/fetch': managementFetch,
  '@clouddb/management/jobs': managementJobs,
  '@clouddb/management/names': managementNames,
  '@clouddb/management/requests': managementRequests,
  '@clouddb/management/secrets': managementSecrets,
  '@clouddb/observability-cloud': cloud,
  '@clouddb/observability-cloud/errors': cloudErrors,
  '@clouddb/observability-cloud/fetch': cloudFetch,
  '@clouddb/observability-cloud/names': cloudNames,
  '@clouddb/observability-cloud/requests': cloudRequests,
  '@clouddb/observability-oss': oss,
  '@clouddb/observability-oss/charts': ossCharts,
  '@clouddb/observability-oss/errors': ossErrors,
  '@clouddb/observability-oss/fetch': ossFetch,
  '@clouddb/observability-oss/names': ossNames,
  '@clouddb/observability-oss/requests': ossRequests,
  '@clouddb/sandbox': sandboxes,
}

/** A new sandbox for one program, which reaches it by `fetch` and the environment, as a real deployment. */
export function worldOf(seed: sandboxes.State): Omit<Surroundings, 'tell'> {
  const sandbox = sandboxes.createSandbox({ seed: broughtTo(Date.now(), seed) })
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
  return { modules, fetch: sandbox.fetch, environment: environment as Record<string, string> }
}

/** Moves the time of a seed to now, so that no service is idle, no alert is due and no invitation has expired. */
function broughtTo(now: number, seed: sandboxes.State): sandboxes.State {
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
