import type { ManagementClient } from '../generated/client.ts'
import type { CreateDataPipelineRequest, DataPipeline } from '../generated/schema.ts'
import { hasStatus, listIds, mustBeObject } from './job-errors.ts'
import type { WithId } from './job-time.ts'
import { PipelineJob, type PipelineJobOptions } from './pipeline-job.ts'
import { type PipelineClient, reach, wakeFirst } from './pipeline-jobs.ts'
import { hasFailed, isResting, isWorking, sourceOf } from './pipeline-states.ts'

/** A pipeline that is there, and how it came about. */
export interface PipelineThere {
  readonly pipeline: WithId<DataPipeline>
  /**
   * True: this job created the pipeline, or the answer to its request was lost and a pipeline with the name and the kind of
   * source is there. False: such a pipeline was there before.
   */
  readonly isNew: boolean
}

type Client = PipelineClient<'listDataPipelines' | 'createDataPipeline'>

/**
 * Creates a data pipeline, and waits until it copies data: in `Snapshot`, `Running` or `Completed`, or until it rests where the
 * request has `startPaused`. A pipeline with the name and the kind of source of the request is taken for the one that is
 * wanted, so running the job again creates no second one; its settings are not compared, and one that rests is not started. A
 * gateway can give up while the server checks a database, although the pipeline is created: then the job looks for it for
 * minutes, and never sends the request again.
 *
 * @throws PipelineJobError when the request is refused, several pipelines match, or the pipeline fails.
 */
export async function createPipelineAndWait(
  client: Client,
  serviceId: string,
  request: CreateDataPipelineRequest,
  { wake, ...options }: PipelineJobOptions = {},
): Promise<PipelineThere> {
  mustBeObject('createPipelineAndWait', 'a request', request)
  const job = new PipelineJob('createPipelineAndWait', client, [serviceId], options)
  const found = await findWanted(client, serviceId, request, job)
  if (!found) await wakeFirst(client, serviceId, job, wake)
  const created = found ?? (await createOrFind(client, serviceId, request, job))
  job.see(found ? 'look' : 'create', created)
  // A pipeline that was there rests because somebody has stopped it.
  const mayRest = request.startPaused === true || found !== undefined
  const pipeline = await reach(job, {
    goal: 'copying data',
    isDone: (seen) => isWorking(seen) || (mayRest && isResting(seen)),
    isPossible: (seen) => !hasFailed(seen) && !isResting(seen),
  })
  return { pipeline, isNew: !found }
}

const hasId = (pipeline: DataPipeline | undefined): pipeline is WithId<DataPipeline> =>
  typeof pipeline?.id === 'string' && pipeline.id !== ''

async function findWanted(
  client: Pick<ManagementClient, 'listDataPipelines'>,
  serviceId: string,
  request: CreateDataPipelineRequest,
  job: PipelineJob,
): Promise<WithId<DataPipeline> | undefined> {
  const all = await job.ask((call) => client.listDataPipelines(serviceId, call))
  const kind = sourceOf(request as Pick<DataPipeline, 'source'>)?.[0]
  const fits = (one: DataPipeline | null) => one?.name === request.name && (sourceOf(one)?.[0] ?? kind) === kind
  const fitting = all.filter(fits)
  const ids = fitting.map(({ id }) => id)
  if (ids.length > 1) {
    const words = `${ids.length} pipelines have the name '${request.name}': ${listIds(ids)}`
    throw job.failure(
      'duplicate',
      words,
      undefined,
      ' Delete those that are not needed with `deleteDataPipeline`.',
      ids,
    )
  }
  const [one] = fitting
  if (one && !hasId(one)) throw job.failure('unanswered', 'the list does not show the id of the pipeline')
  return one
}

/** Creates a pipeline. Where the answer is lost, the pipeline is looked for and never created again. */
async function createOrFind(
  client: Client,
  serviceId: string,
  request: CreateDataPipelineRequest,
  job: PipelineJob,
): Promise<WithId<DataPipeline>> {
  let failure = job.failure('unanswered', 'the answer does not name the new pipeline')
  try {
    const created = await client.createDataPipeline(serviceId, request, job.time.call)
    if (hasId(created)) return created
  } catch (error) {
    const cure = hasStatus(error, 424) ? ' Pass `wake: true` to have the service woken first.' : undefined
    failure = job.failed(error, cure)
    if (failure.problem === 'refused') throw failure
  }
  // Servers can take minutes to check a database.
  for (let delay = 2_000; delay <= 128_000 && !job.time.isOver; delay *= 2) {
    await job.time.pause(delay)
    const pipeline = await findWanted(client, serviceId, request, job)
    if (pipeline) return pipeline
  }
  throw failure
}
