import type { OperationGoldens } from '../src/golden.ts'
import { managed, service } from './deployments.ts'
import { throws } from './responses.ts'
import { single } from './single.ts'

const serviceId = '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658'
const backupId = '5d7c9b1a-3e2f-4860-9a74-c6b8d0e2f415'
const record =
  `{"id":"${backupId}","status":"done","serviceId":"${serviceId}","startedAt":"2026-08-10T00:00:00Z",` +
  '"finishedAt":"2026-08-10T00:05:00Z","sizeInBytes":1048576,"durationInSeconds":300,"type":"full"}'

export const backups: Record<string, OperationGoldens> = {
  listBackups: single(managed, service, {
    start: 'GET /backups',
    with: [serviceId],
    reads: ['[', record, ',{"status":"in_progress","finishedAt":null,"bucket":{"bucketProvider":"AWS"}}]'],
  }),
  getBackup: single(managed, service, {
    start: `GET /backups/${backupId}`,
    with: [serviceId, backupId],
    reads: [record],
    more: [throws('404 Not Found', '{"status":404,"error":"NOT_FOUND"}')],
  }),
  getBackupConfiguration: single(managed, service, {
    start: 'GET /backupConfiguration',
    with: [serviceId],
    reads: ['{"backupPeriodInHours":24,"backupRetentionPeriodInHours":24,"backupStartTime":null}'],
  }),
  updateBackupConfiguration: single(managed, service, {
    start: 'PATCH /backupConfiguration',
    with: [serviceId],
    body: '{"backupPeriodInHours":48,"backupRetentionPeriodInHours":1080,"backupStartTime":"23:00"}',
    reads: ['{"backupPeriodInHours":48,"backupRetentionPeriodInHours":1080,"backupStartTime":"23:00"}'],
    refusedBodies: [
      [
        'backupRetentionPeriodInHours',
        'refuses to keep backups for less than a day',
        '{"backupRetentionPeriodInHours":0}',
      ],
      [
        'backupRetentionPeriodInHours',
        'refuses to keep backups for half a day more',
        '{"backupRetentionPeriodInHours":36}',
      ],
      ['backupRetentionPeriodInHours', 'refuses to keep backups for 46 days', '{"backupRetentionPeriodInHours":1104}'],
      ['backupStartTime', 'refuses an hour that no day has', '{"backupStartTime":"24:00"}'],
      ['backupStartTime', 'refuses a start within an hour', '{"backupStartTime":"02:30"}'],
      ['', 'refuses a field of a backup', '{"sizeInBytes":1}'],
    ],
  }),
}
