import type { Service, ServiceScalingPatchRequest } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import type { ManagedService, Organization } from '../state.ts'

/** A change of the scaling, with the records that its rules compare it with. */
interface ScalingChange {
  readonly organization: Organization
  readonly service: Service
  readonly sent: ServiceScalingPatchRequest
}

type Rule = (change: ScalingChange) => string | false

const largestUnpaid = 360

const rules: readonly Rule[] = [
  // The memory settings apply to production services; a development service is of a fixed size.
  ({ service, sent }) =>
    service.tier === 'development' &&
    (sent.minTotalMemoryGb !== undefined || sent.maxTotalMemoryGb !== undefined) &&
    'Memory of a development service cannot be changed',
  // An unpaid organization gets at most 360 GB for three workers.
  ({ organization, sent }) =>
    !organization.isPaid &&
    (sent.maxTotalMemoryGb ?? 0) > largestUnpaid &&
    `maxTotalMemoryGb of a non-paid service must be at most ${largestUnpaid}`,
  // The minimum memory is not above the maximum, even when only one of them is sent.
  ({ service, sent }) => {
    const { minTotalMemoryGb: least = 0, maxTotalMemoryGb: most = Infinity } = { ...service, ...sent }
    return least > most && 'minTotalMemoryGb must not be above maxTotalMemoryGb'
  },
  // The number of replicas can change only after support has enabled it.
  ({ organization, service, sent }) =>
    sent.numReplicas !== undefined &&
    sent.numReplicas !== service.numReplicas &&
    !organization.canAdjustReplicas &&
    'Adjusting numReplicas must be enabled by support',
  // A service of the BASIC tier has one replica.
  ({ organization, sent }) =>
    organization.tier === 'BASIC' &&
    (sent.numReplicas ?? 1) > 1 &&
    'numReplicas of a service of the BASIC tier must be 1',
  // The first service in a warehouse has at least two replicas, except in the BASIC tier, which has one.
  ({ organization, service, sent }) =>
    sent.numReplicas === 1 &&
    service.isPrimary !== false &&
    organization.tier !== 'BASIC' &&
    'numReplicas of the first service in a warehouse must be between 2 and 20',
]

/** Refuses a change of the scaling that breaks a rule. */
export function refuseForbiddenScaling(change: ScalingChange): void {
  for (const rule of rules) {
    const complaint = rule(change)
    if (complaint !== false) throw new Refusal(400, `BAD_REQUEST: ${complaint}`)
  }
}

const wakingTime = 30_000

/** Updates the state: an idle-scaling service becomes idle after its timeout without a request, and wakes in 30 s. */
export function settle({ record, activity }: ManagedService, now: number): void {
  if (record.state === 'awaking' && now >= activity.last + wakingTime) record.state = 'running'
  const timeout = (record.idleTimeoutMinutes ?? 15) * 60_000
  if (record.state === 'running' && record.idleScaling !== false && now >= activity.last + timeout)
    record.state = 'idle'
}

/** Records a request for the data of a service, which wakes the service and keeps it awake. */
export function touch(service: ManagedService, now: number): void {
  settle(service, now)
  if (service.record.state === 'awaking') return
  if (service.record.state === 'idle') service.record.state = 'awaking'
  service.activity.last = now
}

/** The service of an organization. Servers refuse an unknown id with 400, not 404. */
export function serviceOf({ services }: Organization, id: string): ManagedService {
  const service = services.find(({ record }) => record.id === id.toLowerCase())
  if (!service) throw new Refusal(400, 'BAD_REQUEST: Invalid service id')
  return service
}
