import type { BackupConfiguration } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { backupsOf, currentPlan, defaultPlan, mostPlans } from '../services/backups.ts'
import { serviceOf } from '../services/services.ts'
import type { BackupPlan, ManagedService } from '../state.ts'
import { managementSchema, refuseBroken } from '../validation/management-rules.ts'
import { managedKind } from './kinds.ts'
import type { ManagementCall, ManagementHandlers } from './operation.ts'

/** The backups of services. */
export const backups = {
  ...managedKind('Backup', { items: (call) => backupsOf(service(call), call.clock.now()) }),
  getBackupConfiguration: (call) => ({ payload: configurationOf(currentPlan(service(call))) }),
  updateBackupConfiguration: (call) => {
    const [changed, now] = [service(call), call.clock.now()]
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

function service({ organization, pathValue }: ManagementCall): ManagedService {
  return serviceOf(organization, pathValue('serviceId'))
}

function configurationOf({ period, retention, startTime }: BackupPlan): BackupConfiguration {
  return { backupPeriodInHours: period, backupRetentionPeriodInHours: retention, backupStartTime: startTime }
}
