import type {
  UpdateServiceReplicaScalingRequest as ReplicaScaling,
  ScalingScheduleEntryRequest as SentEntry,
  Service,
  ServiceScalingPatchRequest,
} from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { defined } from '../json.ts'
import type { Organization, ServiceRecord, StoredScheduleEntry } from '../state.ts'
import { managementSchema, refuseBroken } from '../validation/management-rules.ts'
import { hoursOf } from './effective-scaling.ts'

/** Settings of either operation. Those of the deprecated one count the memory of three workers. */
export type SentScaling = ReplicaScaling & Pick<ServiceScalingPatchRequest, 'minTotalMemoryGb' | 'maxTotalMemoryGb'>

/** A change of the scaling, with the records before and after it. */
interface ScalingChange {
  readonly organization: Organization
  readonly service: Service
  readonly sent: SentScaling
  readonly next: Service
}

export const firstHasTwo = 'numReplicas of the first service in a warehouse must be at least 2'
const workers = 3
const largestUnpaid = 120

const isHorizontal = ({ autoscalingMode }: { autoscalingMode?: unknown }): boolean => autoscalingMode === 'horizontal'

/** What is refused by the state of the service and of its organization. What bodies alone decide stands in the document. */
function complaintAbout({ organization, service, sent, next }: ScalingChange): string | undefined {
  const { tier, isPaid, canScaleHorizontally, canAdjustReplicas } = organization
  const [was, is] = [isHorizontal(service), isHorizontal(next)]
  const sendsMemory = Object.keys(sent).some((name) => /MemoryGb$/.test(name))
  // The memory settings apply to production services; a development service is of a fixed size.
  if (service.tier === 'development' && sendsMemory) return 'Memory of a development service cannot be changed'
  // An unpaid organization gets at most 120 GB a replica.
  if (!isPaid && (sent.maxReplicaMemoryGb ?? 0) > largestUnpaid) return unpaid('maxReplicaMemoryGb', 1)
  if (!isPaid && (sent.maxTotalMemoryGb ?? 0) > largestUnpaid * workers) return unpaid('maxTotalMemoryGb', workers)
  if (is && !was && !canScaleHorizontally) return 'Horizontal scaling must be enabled by support'
  if (is && sendsTotals(sent)) return 'Total memory does not apply to horizontal scaling'
  // The number of replicas can change only after support has enabled it.
  if (!is && !was && next.numReplicas !== service.numReplicas && !canAdjustReplicas)
    return 'Adjusting numReplicas must be enabled by support'
  // A service of the BASIC tier has one replica.
  const sendsReplicas = sent.numReplicas !== undefined || sent.minReplicas !== undefined
  if (tier === 'BASIC' && sendsReplicas && (next.numReplicas ?? 1) > 1)
    return 'numReplicas of a service of the BASIC tier must be 1'
  // The first service in a warehouse has at least two replicas, except in the BASIC tier, which has one.
  const isFirst = service.isPrimary !== false && tier !== 'BASIC'
  if (isFirst && next.numReplicas === 1 && service.numReplicas !== 1) return firstHasTwo
  return was && !is && next.numReplicas == null ? 'Vertical scaling needs numReplicas' : undefined
}

const unpaid = (name: string, count: number) => `${name} of a non-paid service must be at most ${largestUnpaid * count}`

const sendsTotals = ({ minTotalMemoryGb, maxTotalMemoryGb }: SentScaling): boolean =>
  minTotalMemoryGb !== undefined || maxTotalMemoryGb !== undefined

/**
 * The record of a service after a change of its scaling.
 *
 * @throws Refusal if the change breaks a rule.
 */
export function scaled(organization: Organization, service: ServiceRecord, sent: SentScaling): ServiceRecord {
  const next = merged(service, sent)
  refuseBrokenSettings(next, sent)
  const complaint = complaintAbout({ organization, service, sent, next })
  if (complaint !== undefined) throw new Refusal(400, `BAD_REQUEST: ${complaint}`)
  return next
}

const settings = { allOf: ['ReplicaRules', 'HorizontalRules'].map(managementSchema) }

/** What was sent must also be right together with the settings that the service has. */
function refuseBrokenSettings({ autoscalingMode = 'vertical', ...next }: ServiceRecord, sent: SentScaling): void {
  // A record can have null in place of a setting.
  const known = defined({
    minReplicaMemoryGb: next.minReplicaMemoryGb ?? undefined,
    maxReplicaMemoryGb: next.maxReplicaMemoryGb ?? undefined,
    minReplicas: next.minReplicas ?? sent.minReplicas,
    maxReplicas: next.maxReplicas ?? sent.maxReplicas,
    numReplicas: sent.numReplicas,
  })
  const inSentFields = (words: string) => (sendsTotals(sent) ? words.replaceAll('ReplicaMemory', 'TotalMemory') : words)
  refuseBroken(settings, { autoscalingMode, ...known }, inSentFields)
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

/** Refuses entries of a schedule that the organization may not have, or two of which are active at the same time. */
export function refuseWrongEntries(entries: readonly SentEntry[], { canScaleHorizontally }: Organization): void {
  const taken = new Map<number, string>()
  for (const entry of entries) {
    const said = (words: string) => `Entry ${entry.name}: ${words}`
    refuseBroken(managementSchema('HorizontalRules'), entry, said)
    const complaint = isHorizontal(entry) && complaintAboutHorizontal(entry, canScaleHorizontally)
    if (complaint) throw new Refusal(400, `BAD_REQUEST: ${said(complaint)}`)
    for (const hour of new Set(hoursOf(entry))) {
      const other = taken.get(hour)
      if (other !== undefined) throw new Refusal(400, `BAD_REQUEST: Entries ${other} and ${entry.name} overlap`)
      taken.set(hour, entry.name)
    }
  }
}

function complaintAboutHorizontal({ minReplicaMemoryGb }: SentEntry, isEnabled: boolean): string | false {
  if (!isEnabled) return 'Horizontal scaling must be enabled by support'
  return minReplicaMemoryGb === undefined && 'Horizontal scaling needs minReplicaMemoryGb and maxReplicaMemoryGb'
}

/** An entry as answers show it: a fixed number of replicas is an equal minimum and maximum. */
export function storedEntry({ numReplicas, ...entry }: SentEntry, id: string): StoredScheduleEntry {
  const replicas = numReplicas === undefined ? {} : { minReplicas: numReplicas, maxReplicas: numReplicas }
  return defined({ id, autoscalingMode: 'vertical', ...entry, ...replicas })
}
