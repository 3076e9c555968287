import type { Activity } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { mostActivities } from '../rules/activities.ts'
import type { ManagementCall, ManagementHandlers } from './management-call.ts'
import type { Outcome } from './operation.ts'

/** What was done in an organization. */
export const activities: ManagementHandlers = {
  listActivities: ({ organization, query }) => {
    const { from_date: from, to_date: to } = query as { from_date?: string; to_date?: string }
    const [first, last] = [Date.parse(from ?? '') || 0, Date.parse(to ?? '') || Infinity]
    const isWithin = (time: number) => time >= first && time <= last
    const within = organization.activities.filter(({ createdAt = '' }) => isWithin(Date.parse(createdAt)))
    const timeOf = ({ createdAt = '' }: Activity) => Date.parse(createdAt)
    return { payload: within.toReversed().sort((one, other) => timeOf(other) - timeOf(one)) }
  },
  getActivity: ({ organization, id }) => {
    const activity = organization.activities.find((known) => known.id === id)
    if (!activity) throw new Refusal(404, 'NOT_FOUND')
    return { payload: activity }
  },
}

/** An activity as far as an operation determines it. */
type Done = Pick<Activity, 'type' | 'serviceId' | 'targetKeyId' | 'keyUpdateType'>

/** The fields of a body that make an activity each: the field, and the type of the activity. */
const byField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  updateOrganization: { name: 'organization_update_name' },
  updateService: {
    name: 'service_update_name',
    ipAccessList: 'service_update_ip_access_list',
    releaseChannel: 'service_update_release_channel',
    privateEndpointIds: 'service_update_private_endpoints',
    enableCoreDumps: 'service_update_core_dump',
  },
  updateServiceScaling: scalingActivities(),
  updateServiceReplicaScaling: scalingActivities(),
}

/** Operations that make one activity, whatever their body has. */
const byOperation: Readonly<Record<string, string>> = {
  createKey: 'key_create',
  deleteKey: 'key_delete',
  updateMember: 'organization_member_update_roles',
  deleteMember: 'organization_member_delete',
  createInvitation: 'organization_invite_create',
  deleteInvitation: 'organization_invite_delete',
  createService: 'service_create',
  deleteService: 'service_delete',
  updateServicePassword: 'service_update_password',
  updateBackupConfiguration: 'service_update_backup_configuration',
}

const byCommand: Readonly<Record<string, string>> = {
  start: 'service_start',
  stop: 'service_stop',
  awake: 'service_awaken',
}

/** What an update of a key changed, by the field of its body. */
const keyUpdates: Readonly<Record<string, string>> = {
  name: 'name-changed',
  roles: 'role-changed',
  assignedRoleIds: 'roles-v2-changed',
  state: 'state-changed',
  expireAt: 'date-changed',
  ipAccessList: 'ip-access-list-changed',
}

function scalingActivities(): Readonly<Record<string, string>> {
  const memory = 'service_update_autoscaling_memory'
  const replicas = 'service_update_autoscaling_replicas'
  const idling = 'service_update_autoscaling_idling'
  return {
    ...{ minTotalMemoryGb: memory, maxTotalMemoryGb: memory, minReplicaMemoryGb: memory, maxReplicaMemoryGb: memory },
    ...{ numReplicas: replicas, minReplicas: replicas, maxReplicas: replicas },
    ...{ idleScaling: idling, idleTimeoutMinutes: idling },
  }
}

/** Records what a successful call has done. Reads record nothing. */
export function recordActivities(
  operationId: string,
  call: ManagementCall,
  outcome: Outcome,
  from: { readonly address: string; readonly userAgent: string | null },
): void {
  const { organization, key, clock, identifiers } = call
  const common = {
    createdAt: new Date(clock.now()).toISOString(),
    actorType: 'api',
    actorId: key.id,
    actorDetails: key.name,
    actorIpAddress: from.address,
    organizationId: organization.id,
    ...(from.userAgent !== null && { userAgent: from.userAgent }),
  }
  for (const done of doneBy(operationId, call, outcome))
    organization.activities.push({ id: identifiers.objectId(), ...common, ...done })
  organization.activities.splice(0, organization.activities.length - mostActivities)
}

function doneBy(operationId: string, call: ManagementCall, { payload }: Outcome): Done[] {
  const body = Object(call.body) as Readonly<Record<string, unknown>>
  const fields = Object.keys(body)
  if (operationId === 'updateKey') {
    const changes = fields.flatMap((field) => keyUpdates[field] ?? [])
    return changes.map((keyUpdateType) => ({ type: 'openapi_key_update', targetKeyId: call.id, keyUpdateType }))
  }
  const created = Object(Object(payload).service).id
  const serviceId = created ?? (call.pathValue('serviceId') || undefined)
  const command = operationId === 'updateServiceState' ? byCommand[String(body.command)] : undefined
  const types = [
    byOperation[operationId] ?? command ?? [],
    fields.flatMap((field) => byField[operationId]?.[field] ?? []),
  ].flat()
  return [...new Set(types)].map((type) => ({ type, ...(serviceId !== undefined && { serviceId }) }))
}
