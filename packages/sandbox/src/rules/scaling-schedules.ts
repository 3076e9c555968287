import type { ScalingScheduleEntry, ScalingScheduleEntryRequest as SentEntry } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { defined } from '../json.ts'
import type { Organization } from '../state.ts'
import { hoursOf } from './effective-scaling.ts'
import { complaintAboutReplicas } from './scaling.ts'

const isHorizontal = ({ autoscalingMode }: SentEntry): boolean => autoscalingMode === 'horizontal'

const rules: readonly ((entry: SentEntry, organization: Organization) => string | false)[] = [
  ({ startHourUtc, endHourUtc }) => startHourUtc === endHourUtc && 'startHourUtc and endHourUtc must differ',
  ({ minReplicaMemoryGb: least, maxReplicaMemoryGb: most }) =>
    (least === undefined) !== (most === undefined) && 'minReplicaMemoryGb and maxReplicaMemoryGb belong together',
  ({ minReplicaMemoryGb: least = 0, maxReplicaMemoryGb: most = 0 }) =>
    least > most && 'minReplicaMemoryGb must not be above maxReplicaMemoryGb',
  (entry) => complaintAboutReplicas(entry, isHorizontal(entry)),
  (entry, { canScaleHorizontally }) =>
    isHorizontal(entry) && !canScaleHorizontally && 'Horizontal scaling must be enabled by support',
  (entry) =>
    isHorizontal(entry) && entry.minReplicas === undefined && 'Horizontal scaling needs minReplicas and maxReplicas',
  (entry) =>
    isHorizontal(entry) &&
    (entry.minReplicaMemoryGb === undefined || entry.minReplicaMemoryGb !== entry.maxReplicaMemoryGb) &&
    'Horizontal scaling needs an equal minReplicaMemoryGb and maxReplicaMemoryGb',
]

/** Refuses entries that break a rule, or two of which are active at the same time. */
export function refuseWrongEntries(entries: readonly SentEntry[], organization: Organization): void {
  const taken = new Map<number, string>()
  for (const entry of entries) {
    const complaint = rules.map((rule) => rule(entry, organization)).find((each) => each !== false)
    if (complaint) throw new Refusal(400, `BAD_REQUEST: Entry ${entry.name}: ${complaint}`)
    for (const hour of new Set(hoursOf(entry))) {
      const other = taken.get(hour)
      if (other !== undefined) throw new Refusal(400, `BAD_REQUEST: Entries ${other} and ${entry.name} overlap`)
      taken.set(hour, entry.name)
    }
  }
}

/** An entry as answers show it: a fixed number of replicas is an equal minimum and maximum. */
export function storedEntry({ numReplicas, ...entry }: SentEntry, id: string): ScalingScheduleEntry & { id: string } {
  const replicas = numReplicas === undefined ? {} : { minReplicas: numReplicas, maxReplicas: numReplicas }
  return defined({ id, autoscalingMode: 'vertical', ...entry, ...replicas })
}
