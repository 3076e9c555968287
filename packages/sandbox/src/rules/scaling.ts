import type {
  UpdateServiceReplicaScalingRequest as ReplicaScaling,
  ScalingScheduleEntryRequest as SentEntry,
  Service,
  ServiceScalingPatchRequest,
} from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { defined } from '../json.ts'
import type { Organization, ServiceRecord, StoredScheduleEntry } from '../state.ts'
import { hoursOf, type Scaling } from './effective-scaling.ts'

/** Settings of either operation. Those of the deprecated one count the memory of three workers. */
export type SentScaling = ReplicaScaling & Pick<ServiceScalingPatchRequest, 'minTotalMemoryGb' | 'maxTotalMemoryGb'>

/** A change of the scaling, with the records before and after it. */
interface ScalingChange {
  readonly organization: Organization
  readonly service: Service
  readonly sent: SentScaling
  readonly next: Service
  /** How the request counts memory: the names of its fields, and the workers. */
  readonly memory: { readonly name: 'TotalMemoryGb' | 'ReplicaMemoryGb'; readonly workers: number }
}

type Rule = (change: ScalingChange) => string | false

const workers = 3
const largestUnpaid = 120

const isHorizontal = ({ autoscalingMode }: { autoscalingMode?: unknown }): boolean => autoscalingMode === 'horizontal'

/** Rules for services and for entries of their schedules: for what is sent, and for the settings that follow from it. */
function complaintAbout(sent: ReplicaScaling, next: Scaling, mayBeHorizontal: boolean, memory: string): string | false {
  const { numReplicas, minReplicas, maxReplicas } = sent
  const { minReplicaMemoryGb: least, maxReplicaMemoryGb: most } = next
  if ((least ?? 0) > (most ?? Number.POSITIVE_INFINITY)) return `min${memory} must not be above max${memory}`
  if ((minReplicas === undefined) !== (maxReplicas === undefined)) return 'minReplicas and maxReplicas belong together'
  if (numReplicas !== undefined && minReplicas !== undefined)
    return 'numReplicas cannot be sent with minReplicas and maxReplicas'
  if ((minReplicas ?? 0) > (maxReplicas ?? 0)) return 'minReplicas must not be above maxReplicas'
  if (!isHorizontal(next))
    return minReplicas !== maxReplicas && 'minReplicas must equal maxReplicas in vertical scaling'
  if (numReplicas !== undefined) return 'numReplicas does not apply to horizontal scaling'
  if (!mayBeHorizontal) return 'Horizontal scaling must be enabled by support'
  if (next.minReplicas == null) return 'Horizontal scaling needs minReplicas and maxReplicas'
  if (memory === 'TotalMemoryGb') return 'Total memory does not apply to horizontal scaling'
  return (least == null || least !== most) && 'minReplicaMemoryGb must equal maxReplicaMemoryGb in horizontal scaling'
}

const rules: readonly Rule[] = [
  // The memory settings apply to production services; a development service is of a fixed size.
  ({ service, sent }) =>
    service.tier === 'development' &&
    Object.keys(sent).some((name) => /MemoryGb$/.test(name)) &&
    'Memory of a development service cannot be changed',
  // An unpaid organization gets at most 120 GB a replica.
  ({ organization, sent, memory: { name, workers: count } }) =>
    !organization.isPaid &&
    (sent[`max${name}`] ?? 0) > largestUnpaid * count &&
    `max${name} of a non-paid service must be at most ${largestUnpaid * count}`,
  ({ organization, service, sent, next, memory: { name } }) =>
    complaintAbout(sent, next as Scaling, organization.canScaleHorizontally || isHorizontal(service), name),
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
  const { autoscalingMode, idleScaling, idleTimeoutMinutes } = sent
  // A seed can have totals alone.
  const [leastTotal, mostTotal] = [sent.minTotalMemoryGb ?? minTotalMemoryGb, sent.maxTotalMemoryGb ?? maxTotalMemoryGb]
  const least = sent.minReplicaMemoryGb ?? perReplica(leastTotal) ?? service.minReplicaMemoryGb
  const most = sent.maxReplicaMemoryGb ?? perReplica(mostTotal) ?? service.maxReplicaMemoryGb
  const sizes = { minReplicaMemoryGb: least, maxReplicaMemoryGb: most }
  const all = defined({ ...others, ...defined({ autoscalingMode, idleScaling, idleTimeoutMinutes, ...sizes }) })
  if (isHorizontal(all)) {
    const band = { minReplicas: sent.minReplicas ?? minReplicas, maxReplicas: sent.maxReplicas ?? maxReplicas }
    return defined({ ...all, ...band, replicaMemoryGb: least }) as ServiceRecord
  }
  // Records that scale vertically show the deprecated totals as well.
  const total = (size: number | undefined) => (size === undefined ? undefined : size * workers)
  const totals = { minTotalMemoryGb: total(least), maxTotalMemoryGb: total(most) }
  return defined({
    ...all,
    ...totals,
    numReplicas: sent.numReplicas ?? sent.minReplicas ?? numReplicas,
  }) as ServiceRecord
}

/** Refuses entries of a schedule that break a rule, or two of which are active at the same time. */
export function refuseWrongEntries(entries: readonly SentEntry[], { canScaleHorizontally }: Organization): void {
  const taken = new Map<number, string>()
  for (const entry of entries) {
    const complaint = complaintAboutEntry(entry, canScaleHorizontally)
    if (complaint) throw new Refusal(400, `BAD_REQUEST: Entry ${entry.name}: ${complaint}`)
    for (const hour of new Set(hoursOf(entry))) {
      const other = taken.get(hour)
      if (other !== undefined) throw new Refusal(400, `BAD_REQUEST: Entries ${other} and ${entry.name} overlap`)
      taken.set(hour, entry.name)
    }
  }
}

function complaintAboutEntry(entry: SentEntry, mayBeHorizontal: boolean): string | false {
  if (entry.startHourUtc === entry.endHourUtc) return 'startHourUtc and endHourUtc must differ'
  if ((entry.minReplicaMemoryGb === undefined) !== (entry.maxReplicaMemoryGb === undefined))
    return 'minReplicaMemoryGb and maxReplicaMemoryGb belong together'
  return complaintAbout(entry, entry, mayBeHorizontal, 'ReplicaMemoryGb')
}

/** An entry as answers show it: a fixed number of replicas is an equal minimum and maximum. */
export function storedEntry({ numReplicas, ...entry }: SentEntry, id: string): StoredScheduleEntry {
  const replicas = numReplicas === undefined ? {} : { minReplicas: numReplicas, maxReplicas: numReplicas }
  return defined({ id, autoscalingMode: 'vertical', ...entry, ...replicas })
}
