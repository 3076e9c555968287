export { changeTables, type TableChanges, type TableMapping } from './jobs/change-tables.ts'
export { createPipelineAndWait, type PipelineThere } from './jobs/create-pipeline.ts'
export {
  type CreateServiceJobOptions,
  createServiceAndWait,
  type PasswordToStore,
  type ServiceThere,
} from './jobs/create-service.ts'
export {
  type JobProblem,
  KeyRotationError,
  type KeyRotationFacts,
  type KeyRotationStep,
  PipelineJobError,
  ServiceJobError,
  type ServiceJobProblem,
} from './jobs/job-errors.ts'
export type { JobOptions, WithId } from './jobs/job-time.ts'
export type { PipelineAction, PipelineClient, PipelineJobOptions, PipelineProgress } from './jobs/pipeline-job.ts'
export { pausePipeline, resumePipeline, resyncPipeline } from './jobs/pipeline-jobs.ts'
export { type KeyToStore, type RotateKeyOptions, rotateKey } from './jobs/rotate-key.ts'
export type { ServiceAction, ServiceJobOptions, ServiceProgress } from './jobs/service-job.ts'
export {
  deleteServiceAndWait,
  type ScaleOptions,
  scaleService,
  stopService,
  type WaitOptions,
  waitForService,
  wakeService,
} from './jobs/service-jobs.ts'
export type { ScalingSettings, SettledState } from './jobs/service-states.ts'
