import type { ManagedService, Organization } from '../state.ts'

/** How many activities an organization keeps. */
export const mostActivities = 1_000

const types: Readonly<Record<string, string>> = {
  running: 'service_running',
  partially_running: 'service_partially_running',
  idle: 'service_idle',
}

/** Records a state that a service has entered by itself. The id follows from the service and the time. */
export function recordState(organization: Organization, { record }: ManagedService, at: number): void {
  const type = types[record.state ?? '']
  if (type === undefined) return
  const seconds = Math.floor(at / 1000).toString(16)
  const activity = {
    id: `${seconds.padStart(8, '0')}${record.id.replaceAll('-', '').slice(0, 16)}`,
    createdAt: new Date(at).toISOString(),
    type,
    actorType: 'system',
    organizationId: organization.id,
    serviceId: record.id,
  }
  organization.activities = [...organization.activities, activity].slice(-mostActivities)
}
