import type {
  UpdateServiceReplicaScalingRequest as ReplicaScaling,
  Service,
  ServiceScalingPatchRequest,
} from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { defined } from '../json.ts'
import type { Organization, ServiceRecord } from '../state.ts'

/** Settings of either operation. Those of the deprecated one count the memory of three workers. */
export type SentScaling = ReplicaScaling & Pick<ServiceScalingPatchRequest, 'minTotalMemoryGb' | 'maxTotalMemoryGb'>

/** A change of the scaling, with the records that its rules compare it with. */
interface ScalingChange {
  readonly organization: Organization
  readonly service: Service
  readonly sent: SentScaling
  /** The record after the change. */
  readonly next: Service
  /** How the request counts memory: the names of its fields, and the workers. */
  readonly memory: { readonly name: 'TotalMemoryGb' | 'ReplicaMemoryGb'; readonly workers: number }
}

type Rule = (change: ScalingChange) => string | false

const workers = 3
const largestUnpaid = 120

const sendsMemory = ({ sent }: ScalingChange): boolean => Object.keys(sent).some((name) => /MemoryGb$/.test(name))
const sendsBand = ({ sent }: ScalingChange): boolean => sent.minReplicas !== undefined || sent.maxReplicas !== undefined
const isHorizontal = ({ autoscalingMode }: { autoscalingMode?: unknown }): boolean => autoscalingMode === 'horizontal'

/** Rules for the numbers of replicas that are sent together. Entries of a schedule have the same. */
export function complaintAboutReplicas(sent: ReplicaScaling, isOfHorizontal: boolean): string | false {
  const { numReplicas, minReplicas, maxReplicas } = sent
  if ((minReplicas === undefined) !== (maxReplicas === undefined)) return 'minReplicas and maxReplicas belong together'
  if (numReplicas !== undefined && minReplicas !== undefined)
    return 'numReplicas cannot be sent with minReplicas and maxReplicas'
  if (isOfHorizontal && numReplicas !== undefined) return 'numReplicas does not apply to horizontal scaling'
  if ((minReplicas ?? 0) > (maxReplicas ?? 0)) return 'minReplicas must not be above maxReplicas'
  return !isOfHorizontal && minReplicas !== maxReplicas && 'minReplicas must equal maxReplicas in vertical scaling'
}

const rules: readonly Rule[] = [
  // The memory settings apply to production services; a development service is of a fixed size.
  (change) =>
    change.service.tier === 'development' && sendsMemory(change) && 'Memory of a development service cannot be changed',
  // An unpaid organization gets at most 120 GB a replica.
  ({ organization, sent, memory: { name, workers: count } }) =>
    !organization.isPaid &&
    (sent[`max${name}`] ?? 0) > largestUnpaid * count &&
    `max${name} of a non-paid service must be at most ${largestUnpaid * count}`,
  // The minimum memory is not above the maximum, even when only one of them is sent.
  ({ next, memory: { name } }) =>
    (next.minReplicaMemoryGb ?? 0) > (next.maxReplicaMemoryGb ?? Number.POSITIVE_INFINITY) &&
    `min${name} must not be above max${name}`,
  ({ next, sent }) => complaintAboutReplicas(sent, isHorizontal(next)),
  // The number of replicas can change only after support has enabled it.
  ({ organization, service, next }) =>
    !isHorizontal(next) &&
    next.numReplicas !== service.numReplicas &&
    !isHorizontal(service) &&
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
    service.numReplicas !== 1 &&
    service.isPrimary !== false &&
    organization.tier !== 'BASIC' &&
    'numReplicas of the first service in a warehouse must be between 2 and 20',
  ({ organization, service, next }) =>
    isHorizontal(next) &&
    !isHorizontal(service) &&
    !organization.canScaleHorizontally &&
    'Horizontal scaling must be enabled by support',
  (change) =>
    isHorizontal(change.next) &&
    change.next.minReplicas == null &&
    !sendsBand(change) &&
    'Horizontal scaling needs minReplicas and maxReplicas',
  ({ next, memory: { name } }) =>
    isHorizontal(next) && name === 'TotalMemoryGb' && 'Total memory does not apply to horizontal scaling',
  ({ next }) =>
    isHorizontal(next) &&
    next.minReplicaMemoryGb !== next.maxReplicaMemoryGb &&
    'minReplicaMemoryGb must equal maxReplicaMemoryGb in horizontal scaling',
  ({ service, next }) =>
    isHorizontal(service) && !isHorizontal(next) && next.numReplicas == null && 'Vertical scaling needs numReplicas',
]

/**
 * The record of a service after a change of its scaling.
 *
 * @throws Refusal if the change breaks a rule.
 */
export function scaled(organization: Organization, service: ServiceRecord, sent: SentScaling): ServiceRecord {
  const sendsTotals = sent.minTotalMemoryGb !== undefined || sent.maxTotalMemoryGb !== undefined
  const memory = sendsTotals
    ? ({ name: 'TotalMemoryGb', workers } as const)
    : ({ name: 'ReplicaMemoryGb', workers: 1 } as const)
  const next = merged(service, sent)
  for (const rule of rules) {
    const complaint = rule({ organization, service, sent, next, memory })
    if (complaint !== false) throw new Refusal(400, `BAD_REQUEST: ${complaint}`)
  }
  return next
}

function merged(service: ServiceRecord, sent: SentScaling): ServiceRecord {
  const perReplica = (total: number | undefined) => (total === undefined ? undefined : total / workers)
  const { minTotalMemoryGb, maxTotalMemoryGb, numReplicas, minReplicas, maxReplicas, replicaMemoryGb, ...others } =
    service
  const next = { ...others, ...defined({ idleScaling: sent.idleScaling, idleTimeoutMinutes: sent.idleTimeoutMinutes }) }
  const autoscalingMode = sent.autoscalingMode ?? service.autoscalingMode
  // A seed can have totals alone.
  const [leastTotal, mostTotal] = [sent.minTotalMemoryGb ?? minTotalMemoryGb, sent.maxTotalMemoryGb ?? maxTotalMemoryGb]
  const least = sent.minReplicaMemoryGb ?? perReplica(leastTotal) ?? service.minReplicaMemoryGb
  const most = sent.maxReplicaMemoryGb ?? perReplica(mostTotal) ?? service.maxReplicaMemoryGb
  const all = defined({ ...next, autoscalingMode, minReplicaMemoryGb: least, maxReplicaMemoryGb: most })
  if (isHorizontal(all)) {
    const band = { minReplicas: sent.minReplicas ?? minReplicas, maxReplicas: sent.maxReplicas ?? maxReplicas }
    return defined({ ...all, ...band, replicaMemoryGb: least }) as ServiceRecord
  }
  // Records that scale vertically show the deprecated totals as well.
  const total = (memory: number | undefined) => (memory === undefined ? undefined : memory * workers)
  const totals = { minTotalMemoryGb: total(least), maxTotalMemoryGb: total(most) }
  return defined({
    ...all,
    ...totals,
    numReplicas: sent.numReplicas ?? sent.minReplicas ?? numReplicas,
  }) as ServiceRecord
}
