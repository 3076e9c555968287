import type { BackupConfiguration } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { backupsOf, currentPlan, defaultPlan, mostPlans } from '../services/backups.ts'
import type { BackupPlan } from '../state.ts'
import { managementSchema, refuseBroken } from '../validation/management-rules.ts'
import { managedKind } from './kinds.ts'
import type { ManagementHandlers } from './operation.ts'
import { calledService } from './service-objects.ts'

/** The backups of services. */
export const backups = {
  ...managedKind('Backup', { items: (call) => backupsOf(calledService(call), call.clock.now()) }),
  getBackupConfiguration: (call) => ({ payload: configurationOf(currentPlan(calledService(call))) }),
  updateBackupConfiguration: (call) => {
    const [changed, now] = [calledService(call), call.clock.now()]
    const { backupPeriodInHours, backupRetentionPeriodInHours, backupStartTime } = call.body
    if (backupPeriodInHours != null && backupPeriodInHours < 1)
      throw new Refusal(400, 'BAD_REQUEST: backupPeriodInHours must be at least 1')
    const [present, usual] = [currentPlan(changed), defaultPlan(now)]
    const chosen = <Value>(sent: Value | null | undefined, kept: Value, initial: Value) =>
      sent === undefined ? kept : (sent ?? initial)
    const plan: BackupPlan = {
      since: now,
      period: chosen(backupPeriodInHours, present.period, usual.period),
      retention: chosen(backupRetentionPeriodInHours, present.retention, usual.retention),
      startTime: chosen(backupStartTime, present.startTime, null),
    }
    refuseBroken(managementSchema('BackupRules'), configurationOf(plan))
    changed.backupPlans = [...changed.backupPlans, plan].slice(-mostPlans)
    return { payload: configurationOf(plan) }
  },
} satisfies Partial<ManagementHandlers>

function configurationOf({ period, retention, startTime }: BackupPlan): BackupConfiguration {
  return { backupPeriodInHours: period, backupRetentionPeriodInHours: retention, backupStartTime: startTime }
}
