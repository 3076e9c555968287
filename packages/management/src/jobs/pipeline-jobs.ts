import type { DataPipeline, UpdateDataPipelineStateRequest } from '../generated/schema.ts'
import type { WithId } from './job-time.ts'
import { type PipelineClient, PipelineJob, type PipelineJobOptions, type PipelinePlan } from './pipeline-job.ts'
import { hasFailed, isPausing, isResting, isWorking } from './pipeline-states.ts'
import type { JobCommand } from './state-job.ts'

/**
 * Stops a data pipeline, and waits until it rests: in `Paused` where it copies a database, in `Stopped` otherwise. It sends
 * nothing to a pipeline that rests or has completed.
 *
 * @throws PipelineJobError when the pipeline does not get there.
 */
export async function pausePipeline(
  client: PipelineClient,
  serviceId: string,
  pipelineId: string,
  options: PipelineJobOptions = {},
): Promise<WithId<DataPipeline>> {
  const job = new PipelineJob('pausePipeline', client, [serviceId, pipelineId], options)
  return job.reach(planPause(job, pipelineId))
}

/**
 * Starts a data pipeline that rests, and waits until it copies data: in `Snapshot`, `Running` or `Completed`. It sends nothing
 * to a pipeline that does.
 *
 * @throws PipelineJobError when the pipeline does not get there.
 */
export async function resumePipeline(
  client: PipelineClient,
  serviceId: string,
  pipelineId: string,
  options: PipelineJobOptions = {},
): Promise<WithId<DataPipeline>> {
  const job = new PipelineJob('resumePipeline', client, [serviceId, pipelineId], options)
  return job.reach(planResume(job, pipelineId))
}

/**
 * Copies the database of a data pipeline again from the beginning, also where the pipeline has completed, and waits until it
 * copies data. Running the job again copies everything once more, unless the pipeline is still in `Resync`.
 *
 * @throws PipelineJobError when the pipeline does not get there.
 */
export async function resyncPipeline(
  client: PipelineClient,
  serviceId: string,
  pipelineId: string,
  options: PipelineJobOptions = {},
): Promise<WithId<DataPipeline>> {
  const job = new PipelineJob('resyncPipeline', client, [serviceId, pipelineId], options)
  return job.reach({
    goal: 'copying data again',
    isDone: (pipeline) => job.isAccepted('resync') && isWorking(pipeline),
    isPossible: (pipeline) => !hasFailed(pipeline) || !job.isInEffect('resync'),
    next: (pipeline) => {
      // The answer to the command may be lost. Nothing else leads to these states but a new pipeline, which copies all.
      const hasBegun = pipeline.state === 'Resync' || (pipeline.state === 'Snapshot' && job.hasLeft(pipeline, 'resync'))
      if (hasBegun) job.accept('resync')
      return job.isAccepted('resync') || isPausing(pipeline) ? undefined : commandOf(job, pipelineId, 'resync')
    },
  })
}

export function planPause(job: PipelineJob<PipelineClient>, pipelineId: string): PipelinePlan {
  const isDone = (pipeline: DataPipeline) => isResting(pipeline) || pipeline.state === 'Completed'
  return {
    goal: '`Paused` or `Stopped`',
    isDone,
    isPossible: (pipeline) => !hasFailed(pipeline),
    next: (pipeline) =>
      isDone(pipeline) || isPausing(pipeline) || hasFailed(pipeline) ? undefined : commandOf(job, pipelineId, 'stop'),
  }
}

export function planResume(job: PipelineJob<PipelineClient>, pipelineId: string): PipelinePlan {
  return {
    goal: 'copying data',
    isDone: isWorking,
    isPossible: (pipeline) => !hasFailed(pipeline) || !job.isInEffect('start'),
    next: (pipeline) =>
      isResting(pipeline) || (hasFailed(pipeline) && !job.isAccepted('start'))
        ? commandOf(job, pipelineId, 'start')
        : undefined,
  }
}

/** A command that changes the state of a pipeline. */
function commandOf(
  job: PipelineJob<PipelineClient>,
  pipelineId: string,
  command: UpdateDataPipelineStateRequest['command'],
): JobCommand<UpdateDataPipelineStateRequest['command']> {
  const { client, serviceId } = job
  const send = () => job.change((call) => client.updateDataPipelineState(serviceId, pipelineId, { command }, call))
  return { action: command, send }
}
