import type { ManagementClient } from '../generated/client.ts'
import type { Service } from '../generated/schema.ts'
import { ServiceJobError } from './job-errors.ts'
import type { JobOptions } from './job-time.ts'
import { type JobCommand, type JobKind, type JobPlan, StateJob } from './state-job.ts'

/** What a job did last: it looked at the service, or changed it. */
export type ServiceAction = 'look' | 'create' | 'start' | 'stop' | 'awake' | 'scale' | 'delete'

/** What a job with a service reports. */
export interface ServiceProgress {
  readonly action: ServiceAction
  /** The service as it was last seen; `undefined` before that, and once it is deleted. */
  readonly service: Service | undefined
  /** Milliseconds since the job began. */
  readonly elapsed: number
}

/** Options of the jobs with a service. */
export interface ServiceJobOptions extends JobOptions<ServiceProgress> {}

/** A request that brings a service nearer to the goal. */
export type Command = JobCommand<ServiceAction>

/** How a job gets a service to its goal. */
export type Plan = JobPlan<Service, ServiceAction>

/** A job with a service. */
export class ServiceJob extends StateJob<Service, ServiceAction, ServiceProgress> {
  constructor(
    job: string,
    client: Pick<ManagementClient, 'getService'>,
    id: string | undefined,
    options: ServiceJobOptions,
    own?: string,
  ) {
    const look: JobKind<Service>['look'] = (...of) => client.getService(...of)
    super(job, { what: 'service', property: 'service', look, Failure: ServiceJobError }, client, id, options, own)
  }
}
