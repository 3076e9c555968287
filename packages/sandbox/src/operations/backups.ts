import type { BackupConfiguration, UpdateBackupConfigurationRequest } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { backupsOf, currentPlan, defaultPlan } from '../rules/backups.ts'
import { serviceOf } from '../rules/services.ts'
import type { ManagedService } from '../state.ts'
import type { ManagementCall, ManagementHandlers } from './operation.ts'

/** The backups of services. */
export const backups: ManagementHandlers = {
  listBackups: (call) => ({ payload: backupsOf(service(call), call.clock.now()) }),
  getBackup: (call) => {
    const backup = backupsOf(service(call), call.clock.now()).find(({ id }) => id === call.id.toLowerCase())
    if (!backup) throw new Refusal(404, 'NOT_FOUND')
    return { payload: backup }
  },
  getBackupConfiguration: (call) => ({ payload: configurationOf(service(call)) }),
  updateBackupConfiguration: (call) => {
    const [changed, now] = [service(call), call.clock.now()]
    const { backupPeriodInHours, backupRetentionPeriodInHours, backupStartTime } =
      call.body as UpdateBackupConfigurationRequest
    if (backupPeriodInHours != null && backupStartTime != null)
      throw new Refusal(400, 'BAD_REQUEST: backupPeriodInHours cannot be set together with backupStartTime')
    if (backupPeriodInHours != null && backupPeriodInHours < 1)
      throw new Refusal(400, 'BAD_REQUEST: backupPeriodInHours must be at least 1')
    const [present, usual] = [currentPlan(changed), defaultPlan(now)]
    const chosen = <Value>(sent: Value | null | undefined, kept: Value, initial: Value) =>
      sent === undefined ? kept : (sent ?? initial)
    // A start time makes the period a day, and a period ends it.
    const hasPeriod = backupPeriodInHours != null
    const startTime = chosen(backupStartTime, hasPeriod ? null : present.startTime, null)
    const period = startTime === null ? chosen(backupPeriodInHours, present.period, usual.period) : usual.period
    const retention = chosen(backupRetentionPeriodInHours, present.retention, usual.retention)
    changed.backupPlans.push({ since: now, period, retention, startTime })
    return { payload: configurationOf(changed) }
  },
}

function service({ organization, pathValue }: ManagementCall): ManagedService {
  return serviceOf(organization, pathValue('serviceId'))
}

function configurationOf(service: ManagedService): BackupConfiguration {
  const { period, retention, startTime } = currentPlan(service)
  return { backupPeriodInHours: period, backupRetentionPeriodInHours: retention, backupStartTime: startTime }
}
