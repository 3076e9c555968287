import { Refusal } from '../http/refusal.ts'
import { savedAt } from '../services/backups.ts'
import type { StatedBackup } from '../state.ts'
import { managedKind } from './kinds.ts'
import { expectPresent, type ManagementCall, type ManagementHandlers } from './operation.ts'
import { calledService, keepOnlyObject, onlyObject, serviceObjects } from './service-objects.ts'
import { withoutWriteOnly } from './shown-parts.ts'

const minute = 60_000

/** The snapshots of services, and the buckets into which their backups are exported. */
export const snapshots = {
  ...managedKind('Snapshot', { items: snapshotsOf }),
  getSnapshotConfiguration: (call) => ({ payload: configurationOf(call).shown }),
  updateSnapshotConfiguration: (call) => {
    if (!call.organization.canTakeSnapshots) throw new Refusal(403, 'FORBIDDEN')
    const { shown, since } = configurationOf(call)
    const next = { ...shown, ...call.body }
    if (next.timeFrame !== frames[Number(next.gap)])
      throw new Refusal(400, 'BAD_REQUEST: gap and timeFrame must be 30 and 1440, or 60 and 2880')
    keepOnlyObject(call, configuration, { ...next, since: shown.enabled ? since : call.clock.now() })
    return { payload: next }
  },

  getBackupBucket: (call) => ({ payload: expectPresent(onlyObject(call, bucket)).record }),
  createBackupBucket: (call) => {
    if (onlyObject(call, bucket)) throw new Refusal(409, 'CONFLICT: The service has a backup bucket')
    const record = { id: call.identifiers.uuid(), ...Object(withoutWriteOnly('createBackupBucket', call.body)) }
    keepOnlyObject(call, bucket, record)
    return { payload: record }
  },
  updateBackupBucket: (call) => {
    const { record } = expectPresent(onlyObject(call, bucket))
    const sent = Object(withoutWriteOnly('updateBackupBucket', call.body))
    if (sent.bucketProvider !== record.bucketProvider)
      throw new Refusal(400, `BAD_REQUEST: The provider of the bucket is ${record.bucketProvider}`)
    const next = { ...record, ...sent }
    keepOnlyObject(call, bucket, next)
    return { payload: next }
  },
  deleteBackupBucket: (call) => {
    serviceObjects(call, bucket).remove(expectPresent(onlyObject(call, bucket)))
    return {}
  },
} satisfies Partial<ManagementHandlers>

const bucket = 'backupBucket'
const configuration = 'snapshotConfiguration'

/** The minutes for which snapshots are kept, by the minutes between two. */
const frames: Readonly<Record<number, number>> = { 30: 1440, 60: 2880 }

function configurationOf(call: ManagementCall) {
  const usual = { enabled: false, gap: 60, timeFrame: 2880, since: call.clock.now() }
  const { since, ...shown } = { ...usual, ...(onlyObject(call, configuration)?.record as typeof usual | undefined) }
  return { shown, since }
}

/** The snapshots that are kept, the newest first. They follow from the time and the configuration. */
function snapshotsOf(call: ManagementCall): StatedBackup[] {
  const { shown, since } = configurationOf(call)
  if (!shown.enabled) return []
  const serviceId = calledService(call).record.id
  const [now, gap] = [call.clock.now(), shown.gap * minute]
  const newest = Math.floor((now - since) / gap)
  const kept = Math.min(newest, Math.floor((shown.timeFrame * minute) / gap))
  return Array.from({ length: Math.max(0, kept) }, (_, index) => {
    const start = since + (newest - index) * gap
    return savedAt({ serviceId, start, duration: minute, type: 'full', sizeInBytes: 2 ** 26 }, now)
  })
}
