import type { CallOptions } from '@clouddb/client-core'
import type { ManagementClient } from '../generated/client.ts'
import type { DataPipeline } from '../generated/schema.ts'
import { hasStatus, type JobFacts, PipelineJobError, ServiceJobError } from './job-errors.ts'
import type { JobOptions, WithId } from './job-time.ts'
import { wakeService } from './service-jobs.ts'
import { type JobKind, type JobPlan, StateJob } from './state-job.ts'

/** What the jobs with a pipeline call. `updateServiceState` is for `wake`. */
export type PipelineClient<More extends keyof ManagementClient = never> = Pick<
  ManagementClient,
  'getService' | 'updateServiceState' | 'getDataPipeline' | 'updateDataPipelineState' | More
>

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

export type PipelinePlan = JobPlan<DataPipeline, PipelineAction>

/** A job with a data pipeline of a service. */
export class PipelineJob<Client extends PipelineClient> extends StateJob<
  DataPipeline,
  PipelineAction,
  PipelineProgress
> {
  readonly client: Client
  readonly serviceId: string
  readonly #wakes: boolean
  readonly #options: JobOptions<PipelineProgress>

  constructor(
    job: string,
    client: Client,
    [serviceId, pipelineId]: readonly [serviceId: string, pipelineId?: string],
    { wake = false, ...options }: PipelineJobOptions,
  ) {
    const look: JobKind<DataPipeline>['look'] = (...of) => client.getDataPipeline(serviceId, ...of)
    const kind = { what: 'data pipeline', property: 'pipeline', look, Failure: PipelineJobError }
    super(job, kind, client, pipelineId, options, 'wake, ')
    this.client = client
    this.serviceId = serviceId
    this.#wakes = wake
    this.#options = options
  }

  override async reach(plan: PipelinePlan): Promise<WithId<DataPipeline>> {
    await this.wake()
    return super.reach(plan)
  }

  /** Wakes the service of the pipeline, where the caller asks for it. */
  async wake(): Promise<void> {
    if (!this.#wakes) return
    this.report('awake')
    try {
      // What is true of every job is true of this one within it, which ends with it. It sees no pipeline to report.
      await wakeService(this.client, this.serviceId, { ...this.#options, ...this.time.call, onProgress: undefined })
    } catch (error) {
      if (!ServiceJobError.is(error)) throw error
      throw this.failure(error.problem, error.message, error)
    }
  }

  /** Sends a change. A service can fall asleep while the job waits: then it is woken, and the change is sent once more. */
  async change<Answer>(send: (call: CallOptions) => PromiseLike<Answer>): Promise<Answer> {
    try {
      return await send(this.time.call)
    } catch (error) {
      if (!this.#wakes || !hasStatus(error, 424)) throw error
      await this.wake()
      return send(this.time.call)
    }
  }

  override failed(error: unknown, cure = ''): Error & Pick<JobFacts, 'problem'> {
    const isAsleep = !this.#wakes && hasStatus(error, 424)
    return super.failed(error, `${cure}${isAsleep ? ' Pass `wake: true` to have the service woken first.' : ''}`)
  }
}
