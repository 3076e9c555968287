import type { ManagementClient } from '../generated/client.ts'
import type { DataPipeline } from '../generated/schema.ts'
import { PipelineJobError } from './job-errors.ts'
import type { JobOptions } from './job-time.ts'
import { type JobCommand, type JobPlan, StateJob } from './state-job.ts'

/** What a job did last: it looked at the pipeline, woke its service, or changed it. */
export type PipelineAction = 'look' | 'awake' | 'create' | 'start' | 'stop' | 'resync' | 'change'

/** What a job with a data pipeline reports. */
export interface PipelineProgress {
  readonly action: PipelineAction
  /** The pipeline as it was last seen; `undefined` before that. */
  readonly pipeline: DataPipeline | undefined
  /** Milliseconds since the job began. */
  readonly elapsed: number
}

/** Options of the jobs with a data pipeline. */
export interface PipelineJobOptions extends JobOptions<PipelineProgress> {
  /** True: a service that is idle or stopped is woken first. Default: false; then servers refuse the change with 424. */
  readonly wake?: boolean | undefined
}

export type PipelineCommand = JobCommand<PipelineAction>
export type PipelinePlan = JobPlan<DataPipeline, PipelineAction>

/** A job with a data pipeline of a service. */
export class PipelineJob extends StateJob<DataPipeline, PipelineAction, PipelineProgress> {
  constructor(
    job: string,
    client: Pick<ManagementClient, 'getService' | 'getDataPipeline'>,
    [serviceId, pipelineId]: readonly [serviceId: string, pipelineId?: string],
    options: JobOptions<PipelineProgress>,
    own = '',
  ) {
    const kind = {
      what: 'data pipeline',
      look: (...[id, call]: [id: string, call: Parameters<typeof client.getService>[1]]) =>
        client.getDataPipeline(serviceId, id, call),
      progress: (action: PipelineAction, pipeline: DataPipeline | undefined, elapsed: number) => ({
        action,
        pipeline,
        elapsed,
      }),
      error: (...of: ConstructorParameters<typeof PipelineJobError>) => new PipelineJobError(...of),
    }
    super(job, kind, client, pipelineId, options, `wake, ${own}`)
  }
}
