import type { Activity } from '@clouddb/management/types'
import type { ManagedService, Organization } from '../state.ts'

/** How many activities an organization keeps. */
const most = 1_000

export function record(organization: Organization, added: readonly Activity[]): void {
  organization.activities = [...organization.activities, ...added].slice(-most)
}

const types: Readonly<Record<string, string>> = {
  running: 'service_running',
  partially_running: 'service_partially_running',
  idle: 'service_idle',
}

/** Records a state that a service has entered by itself. The id follows from the service, the state and the time. */
export function recordState(organization: Organization, { record: { id, state } }: ManagedService, at: number): void {
  const type = types[state ?? '']
  if (type === undefined) return
  const time = at.toString(16).padStart(12, '0')
  const which = Object.keys(types).indexOf(state ?? '')
  const own = { id: `${time}${which}${id.replaceAll('-', '').slice(0, 11)}`, type, actorType: 'system' }
  const createdAt = new Date(at).toISOString()
  record(organization, [{ ...own, createdAt, organizationId: organization.id, serviceId: id }])
}
