import type { DataPipeline, UpdateDataPipelineStateRequest } from '../generated/schema.ts'
import { isPassing } from './job-errors.ts'
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
  const sent = sentCommand(job, pipelineId, 'resync')
  return job.reach({
    goal: 'copying data again',
    isDone: (pipeline) => sent.isAccepted() && isWorking(pipeline),
    isPossible: (pipeline) => !hasFailed(pipeline) || !sent.isOld(),
    next: (pipeline) => {
      // The answer to the command may be lost. Nothing else leads to these states but a new pipeline, which copies all.
      const hasBegun = pipeline.state === 'Resync' || (pipeline.state === 'Snapshot' && sent.left(pipeline))
      if (hasBegun) sent.accept()
      return sent.isAccepted() || isPausing(pipeline) ? undefined : sent.command(pipeline)
    },
  })
}

export function planPause(job: PipelineJob<PipelineClient>, pipelineId: string): PipelinePlan {
  const sent = sentCommand(job, pipelineId, 'stop')
  const isDone = (pipeline: DataPipeline) => isResting(pipeline) || pipeline.state === 'Completed'
  return {
    goal: '`Paused` or `Stopped`',
    isDone,
    isPossible: (pipeline) => !hasFailed(pipeline),
    next: (pipeline) =>
      isDone(pipeline) || isPausing(pipeline) || hasFailed(pipeline) ? undefined : sent.command(pipeline),
  }
}

export function planResume(job: PipelineJob<PipelineClient>, pipelineId: string): PipelinePlan {
  const sent = sentCommand(job, pipelineId, 'start')
  return {
    goal: 'copying data',
    isDone: isWorking,
    isPossible: (pipeline) => !hasFailed(pipeline) || !sent.isOld(),
    next: (pipeline) =>
      isResting(pipeline) || (hasFailed(pipeline) && !sent.isAccepted()) ? sent.command(pipeline) : undefined,
  }
}

type CommandName = UpdateDataPipelineStateRequest['command']

/** Servers may show the state before a command for as many milliseconds. */
const lag = 60_000

/** A command that changes the state of a pipeline, and what became of it. */
function sentCommand(job: PipelineJob<PipelineClient>, pipelineId: string, name: CommandName) {
  let acceptedAt: number | undefined
  let stateBefore: unknown
  const accept = () => {
    acceptedAt ??= job.time.elapsed
  }
  return {
    accept,
    isAccepted: () => acceptedAt !== undefined,
    /** Whether it was accepted so long ago that the state is not the one before it. */
    isOld: () => job.time.elapsed - (acceptedAt ?? Number.POSITIVE_INFINITY) >= lag,
    /** Whether a pipeline has left the state in which the command was sent, unless servers refused it. */
    left: ({ state }: DataPipeline) => stateBefore !== undefined && stateBefore !== state,
    command: ({ state }: DataPipeline): JobCommand<CommandName> => ({
      action: name,
      send: async () => {
        stateBefore = state
        try {
          const { client, serviceId } = job
          await job.change((call) => client.updateDataPipelineState(serviceId, pipelineId, { command: name }, call))
          accept()
        } catch (error) {
          if (!isPassing(error)) stateBefore = undefined
          throw error
        }
      },
    }),
  }
}
