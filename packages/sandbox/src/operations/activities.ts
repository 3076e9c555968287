import type { Activity } from '@clouddb/management/types'
import { itemWith, keyById } from '../item-index.ts'
import { addActivities } from '../services/service-states.ts'
import { serviceIdOf } from '../services/services.ts'
import { expectPresent, type ManagementCall, type ManagementHandlers, type Outcome } from './operation.ts'

/** What was done in an organization. */
export const activities = {
  listActivities: ({ organization, query }) => {
    const { from_date: from, to_date: to } = query
    const [first, last] = [Date.parse(from ?? '') || 0, Date.parse(to ?? '') || Infinity]
    const isWithin = (time: number) => time >= first && time <= last
    const within = organization.activities.filter(({ createdAt = '' }) => isWithin(Date.parse(createdAt)))
    const activityTime = ({ createdAt = '' }: Activity) => Date.parse(createdAt)
    return { payload: within.toReversed().sort((one, other) => activityTime(other) - activityTime(one)) }
  },
  getActivity: ({ organization, id }) => {
    return { payload: expectPresent(organization.activities.find((known) => known.id === id)) }
  },
} satisfies Partial<ManagementHandlers>

/** Operations that make one activity each, whatever their body has. */
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

const [memory, replicas, idling] = ['memory', 'replicas', 'idling'].map((what) => `service_update_autoscaling_${what}`)
const scaling = {
  ...{ minReplicaMemoryGb: memory, maxReplicaMemoryGb: memory },
  ...{ numReplicas: replicas, minReplicas: replicas, maxReplicas: replicas },
  ...{ idleScaling: idling, idleTimeoutMinutes: idling },
}

/** Properties of the stored object whose changes are activities, by the operation. */
const byChange: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  updateOrganization: { name: 'organization_update_name' },
  updateService: {
    name: 'service_update_name',
    ipAccessList: 'service_update_ip_access_list',
    releaseChannel: 'service_update_release_channel',
    privateEndpointIds: 'service_update_private_endpoints',
    enableCoreDumps: 'service_update_core_dump',
  },
  updateServiceScaling: scaling,
  updateServiceReplicaScaling: scaling,
  updateKey: {
    name: 'name-changed',
    assignedRoles: 'roles-v2-changed',
    state: 'state-changed',
    expireAt: 'date-changed',
    ipAccessList: 'ip-access-list-changed',
  },
}

/** Called before an operation, which may change its object. Returns a function that records what a success has done. */
export function activityRecorder(
  operationId: string,
  call: ManagementCall,
  from: { readonly address: string; readonly userAgent: string | null },
): (outcome: Outcome) => void {
  const { organization, key, clock, identifiers } = call
  const body = Object(call.body)
  const before = { ...objectOf(call) }
  const common = {
    createdAt: new Date(clock.now()).toISOString(),
    actorType: 'api',
    actorId: key.id,
    actorDetails: key.name,
    actorIpAddress: from.address,
    organizationId: organization.id,
    ...(from.userAgent !== null && { userAgent: from.userAgent }),
  }
  return ({ payload }) => {
    const command = operationId === 'updateServiceState' ? byCommand[body.command] : undefined
    const changes = changedSettings(before, objectOf(call), byChange[operationId])
    const serviceId = Object(Object(payload).service).id ?? (call.pathValue('serviceId') || undefined)
    const ofKey = (change: string) => ({
      type: 'openapi_key_update',
      targetKeyId: call.id,
      keyUpdateType: change === 'roles-v2-changed' && body.roles ? 'role-changed' : change,
    })
    const done = [byOperation[operationId] ?? command ?? [], changes].flat().map((type) => ({
      id: identifiers.objectId(),
      ...common,
      ...(operationId === 'updateKey' ? ofKey(type) : { type, ...(serviceId !== undefined && { serviceId }) }),
    }))
    addActivities(organization, done)
  }
}

/** The stored object that a call may change. */
function objectOf({ organization, id, pathValue }: ManagementCall): object {
  const serviceId = pathValue('serviceId').toLowerCase()
  const service = itemWith(organization.services, serviceIdOf, serviceId)
  return service?.record ?? itemWith(organization.keys, keyById, id) ?? organization
}

function changedSettings(
  before: object,
  after: object,
  types: Readonly<Record<string, string | undefined>> = {},
): string[] {
  const valueIn = (owner: object, name: string) => JSON.stringify(owner[name as never])
  const changed = Object.keys(types).filter((name) => valueIn(before, name) !== valueIn(after, name))
  return [...new Set(changed.flatMap((name) => types[name] ?? []))]
}
