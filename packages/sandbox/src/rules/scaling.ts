import type { Service, ServiceScalingPatchRequest } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import type { Organization } from '../state.ts'

/** What a change of the scaling is judged by beside its own schema. */
export interface ScalingChange {
  readonly organization: Organization
  readonly service: Service
  readonly sent: ServiceScalingPatchRequest
}

type Rule = (change: ScalingChange) => string | false

/** The memory settings apply to production services; a development service is of a fixed size. */
const onlyProductionServicesScale: Rule = ({ service, sent }) =>
  service.tier === 'development' &&
  (sent.minTotalMemoryGb !== undefined || sent.maxTotalMemoryGb !== undefined) &&
  'Memory of a development service cannot be changed'

/** Where nobody pays, three workers have 360 GB at most. */
const unpaidServicesStaySmall: Rule = ({ organization, sent }) =>
  !organization.isPaid &&
  (sent.maxTotalMemoryGb ?? 0) > largestUnpaid &&
  `maxTotalMemoryGb of a non-paid service must be at most ${largestUnpaid}`

/** The minimum of the memory is not above its maximum, also when only one of them is sent. */
const minimumIsNotAboveMaximum: Rule = ({ service, sent }) => {
  const { minTotalMemoryGb: minimum = 0, maxTotalMemoryGb: maximum = Number.POSITIVE_INFINITY } = {
    ...service,
    ...sent,
  }
  return minimum > maximum && 'minTotalMemoryGb must not be above maxTotalMemoryGb'
}

/** How many replicas there are is changed only where support has allowed it. */
const replicasAreEnabledBySupport: Rule = ({ organization, service, sent }) =>
  sent.numReplicas !== undefined &&
  sent.numReplicas !== service.numReplicas &&
  !organization.canAdjustReplicas &&
  'Adjusting numReplicas must be enabled by support'

/** The first service in a warehouse has two replicas at least, but for the BASIC tier, which has one. */
const firstServiceHasTwoReplicas: Rule = ({ organization, service, sent }) =>
  sent.numReplicas === 1 &&
  service.isPrimary !== false &&
  organization.tier !== 'BASIC' &&
  'numReplicas of the first service in a warehouse must be between 2 and 20'

/** A service of the BASIC tier has one replica. */
const basicTierHasOneReplica: Rule = ({ organization, sent }) =>
  organization.tier === 'BASIC' && (sent.numReplicas ?? 1) > 1 && 'numReplicas of a service of the BASIC tier must be 1'

const largestUnpaid = 360
const rules = [
  onlyProductionServicesScale,
  unpaidServicesStaySmall,
  minimumIsNotAboveMaximum,
  replicasAreEnabledBySupport,
  basicTierHasOneReplica,
  firstServiceHasTwoReplicas,
]

/** Refuses a change of the scaling that breaks a rule. */
export function refuseForbiddenScaling(change: ScalingChange): void {
  for (const rule of rules) {
    const complaint = rule(change)
    if (complaint !== false) throw new Refusal(400, `BAD_REQUEST: ${complaint}`)
  }
}
