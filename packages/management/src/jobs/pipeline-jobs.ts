import { InvalidArgumentError } from '@clouddb/client-core/errors'
import type { ManagementClient } from '../generated/client.ts'
import type {
  DataPipeline,
  MongoDbTableMappingRequest,
  MySqlTableMappingRequest,
  PostgresTableMappingRequest,
  UpdateDataPipelineRequest,
  UpdateDataPipelineSourceRequest,
  UpdateDataPipelineStateRequest,
} from '../generated/schema.ts'
import { mustBeObject, ServiceJobError } from './job-errors.ts'
import type { WithId } from './job-time.ts'
import { type PipelineCommand, PipelineJob, type PipelineJobOptions, type PipelinePlan } from './pipeline-job.ts'
import { hasFailed, isPausing, isResting, isWorking, sourceOf, tableKey, tableName } from './pipeline-states.ts'
import { wakeService } from './service-jobs.ts'

/** What the jobs with a pipeline call. `updateServiceState` is for `wake`. */
export type PipelineClient<More extends keyof ManagementClient = never> = Pick<
  ManagementClient,
  'getService' | 'updateServiceState' | 'getDataPipeline' | 'updateDataPipelineState' | More
>

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
  { wake, ...options }: PipelineJobOptions = {},
): Promise<WithId<DataPipeline>> {
  const job = new PipelineJob('pausePipeline', client, [serviceId, pipelineId], options)
  await wakeFirst(client, serviceId, job, wake)
  return reach(job, planPause(client, serviceId, pipelineId))
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
  { wake, ...options }: PipelineJobOptions = {},
): Promise<WithId<DataPipeline>> {
  const job = new PipelineJob('resumePipeline', client, [serviceId, pipelineId], options)
  await wakeFirst(client, serviceId, job, wake)
  return reach(job, planResume(client, serviceId, pipelineId))
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
  { wake, ...options }: PipelineJobOptions = {},
): Promise<WithId<DataPipeline>> {
  const job = new PipelineJob('resyncPipeline', client, [serviceId, pipelineId], options)
  await wakeFirst(client, serviceId, job, wake)
  let isSent = false
  const command = stateCommand(client, serviceId, pipelineId, 'resync')
  const send: PipelineCommand['send'] = async (call) => {
    await command.send(call)
    isSent = true
  }
  return reach(job, {
    goal: 'copied again',
    isDone: (pipeline) => isSent && isWorking(pipeline),
    isPossible: (pipeline) => !isSent || !hasFailed(pipeline),
    next: (pipeline) => {
      // The answer to the command may be lost.
      isSent ||= pipeline.state === 'Resync'
      return isSent || isPausing(pipeline) ? undefined : { ...command, send }
    },
  })
}

/** A table of a database, as requests name it. */
export type TableMapping = PostgresTableMappingRequest | MySqlTableMappingRequest | MongoDbTableMappingRequest

/** Tables to copy from now on, and tables to copy no longer. */
export interface TableChanges {
  readonly add?: readonly TableMapping[] | undefined
  /** Tables as the pipeline has them; where they come from and where they go to is compared. */
  readonly remove?: readonly TableMapping[] | undefined
}

/**
 * Changes the tables that a data pipeline copies: stops it, waits until it rests, changes the tables and nothing else, and
 * starts it again, unless the server has done so itself. Tables that are as wanted are not sent; where all of them are, the
 * pipeline is only started if it rests. The settings of a table that is there cannot be changed.
 *
 * @throws PipelineJobError when a change is refused, or the pipeline does not copy data in the end.
 */
export async function changeTables(
  client: PipelineClient<'updateDataPipeline'>,
  serviceId: string,
  pipelineId: string,
  changes: TableChanges,
  { wake, ...options }: PipelineJobOptions = {},
): Promise<WithId<DataPipeline>> {
  mustBeObject('changeTables', 'changes', changes)
  const { add = [], remove = [], ...others } = changes
  const [unknown] = Object.keys(others)
  if (unknown) throw new InvalidArgumentError(`changeTables has no change \`${unknown}\`. It has add, remove.`)
  const both = add.find((table) => remove.some((other) => tableKey(other) === tableKey(table)))
  if (both) throw new InvalidArgumentError(`changeTables cannot add and remove the same table: ${tableKey(both)}.`)
  const job = new PipelineJob('changeTables', client, [serviceId, pipelineId], options)
  await wakeFirst(client, serviceId, job, wake)
  const [pause, resume] = [planPause(client, serviceId, pipelineId), planResume(client, serviceId, pipelineId)]
  return reach(job, {
    goal: 'copying these tables',
    isDone: (pipeline) => bodyOf(pipeline, add, remove) === undefined && resume.isDone(pipeline),
    isPossible: (pipeline) => !hasFailed(pipeline),
    next: (pipeline) => {
      const body = bodyOf(pipeline, add, remove)
      if (!body) return resume.next?.(pipeline)
      if (!isResting(pipeline)) return pause.next?.(pipeline)
      return { action: 'change', send: (call) => client.updateDataPipeline(serviceId, pipelineId, body, call) }
    },
  })
}

/** The changes that a pipeline still lacks; `undefined` where it has the tables. */
function bodyOf(
  pipeline: DataPipeline,
  add: readonly TableMapping[],
  remove: readonly TableMapping[],
): UpdateDataPipelineRequest | undefined {
  const [kind, settings] = sourceOf(pipeline) ?? []
  const { tableMappings = [] } = Object(settings) as { tableMappings?: readonly object[] | null }
  const known = new Set((tableMappings ?? []).map(tableKey))
  const added = add.filter((table) => !known.has(tableKey(table)))
  const removed = remove.filter((table) => known.has(tableKey(table)))
  if (kind === undefined || added.length + removed.length === 0) return undefined
  const tables = {
    ...(added.length > 0 && { tableMappingsToAdd: added }),
    ...(removed.length > 0 && { tableMappingsToRemove: removed.map(tableName) }),
  }
  return { source: { [kind]: tables } as unknown as UpdateDataPipelineSourceRequest }
}

function planPause(client: PipelineClient, serviceId: string, pipelineId: string): PipelinePlan {
  const isDone = (pipeline: DataPipeline) => isResting(pipeline) || pipeline.state === 'Completed'
  return {
    goal: '`Paused` or `Stopped`',
    isDone,
    isPossible: (pipeline) => !hasFailed(pipeline),
    next: (pipeline) =>
      isDone(pipeline) || isPausing(pipeline) || hasFailed(pipeline)
        ? undefined
        : stateCommand(client, serviceId, pipelineId, 'stop'),
  }
}

function planResume(client: PipelineClient, serviceId: string, pipelineId: string): PipelinePlan {
  return {
    goal: 'copying data',
    isDone: isWorking,
    isPossible: (pipeline) => !hasFailed(pipeline),
    next: (pipeline) =>
      isResting(pipeline) || hasFailed(pipeline) ? stateCommand(client, serviceId, pipelineId, 'start') : undefined,
  }
}

function stateCommand(
  client: PipelineClient,
  serviceId: string,
  pipelineId: string,
  command: UpdateDataPipelineStateRequest['command'],
): PipelineCommand {
  return { action: command, send: (call) => client.updateDataPipelineState(serviceId, pipelineId, { command }, call) }
}

/** Wakes the service of a pipeline, where the caller asks for it. */
export async function wakeFirst(
  client: Pick<ManagementClient, 'getService' | 'updateServiceState'>,
  serviceId: string,
  job: PipelineJob,
  wake = false,
): Promise<void> {
  if (!wake) return
  job.see('awake', undefined)
  try {
    await wakeService(client, serviceId, job.time.call)
  } catch (error) {
    if (!ServiceJobError.is(error)) throw error
    throw job.failure(error.problem, error.message, error)
  }
}

/** Runs a job whose pipeline must not vanish. */
export async function reach(job: PipelineJob, plan: PipelinePlan): Promise<WithId<DataPipeline>> {
  return (await job.run(plan)) as WithId<DataPipeline>
}
