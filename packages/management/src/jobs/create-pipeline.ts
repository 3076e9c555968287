import type { CreateDataPipelineRequest, DataPipeline } from '../generated/schema.ts'
import { hasId, listIds, mustBeObject } from './job-errors.ts'
import type { WithId } from './job-time.ts'
import { type PipelineClient, PipelineJob, type PipelineJobOptions } from './pipeline-job.ts'
import { hasFailed, isResting, isWorking, pipelineSource } from './pipeline-states.ts'
import { createOrFind } from './state-job.ts'

/** A pipeline that is there, and how it came about. */
export interface PipelineThere {
  readonly pipeline: WithId<DataPipeline>
  /**
   * True: this job created the pipeline, or the answer to its request was lost and a pipeline with the name and the kind of
   * source is there. False: such a pipeline was there before.
   */
  readonly isNew: boolean
}

/** Servers can take minutes to check a database. */
const pauses: readonly number[] = [2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000]

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
  options: PipelineJobOptions = {},
): Promise<PipelineThere> {
  mustBeObject('createPipelineAndWait', 'a request', request)
  const job = new PipelineJob('createPipelineAndWait', client, [serviceId], options)
  const found = await findWanted(request, job)
  if (!found) await job.wake()
  const create = () => job.change((call) => client.createDataPipeline(serviceId, request, call))
  const created = found ?? (await createOrFind(job, 'pipeline', create, () => findWanted(request, job), pauses))
  job.see(found ? 'look' : 'create', created)
  // A pipeline that was there rests because somebody has stopped it.
  const mayRest = request.startPaused === true || found !== undefined
  const pipeline = await job.run({
    goal: 'copying data',
    isDone: (seen) => isWorking(seen) || (mayRest && isResting(seen)),
    isPossible: (seen) => !hasFailed(seen) && !isResting(seen),
  })
  return { pipeline: pipeline as WithId<DataPipeline>, isNew: !found }
}

/** Finds the wanted pipeline. What a list does not show may be it, and a second one would copy everything twice. */
async function findWanted(
  request: CreateDataPipelineRequest,
  job: PipelineJob<Client>,
): Promise<WithId<DataPipeline> | undefined> {
  const all = await job.ask((call) => job.client.listDataPipelines(job.serviceId, call))
  const kind = pipelineSource(request)?.[0]
  const fitting = all.filter((one) => one?.name === request.name && (pipelineSource(one)?.[0] ?? kind) === kind)
  const ids = fitting.map(({ id }) => id)
  if (ids.length > 1) {
    const words = `${ids.length} pipelines have the name '${request.name}': ${listIds(ids)}`
    const cure = ' Delete those that are not needed with `deleteDataPipeline`.'
    throw job.failure('duplicate', words, undefined, cure, ids)
  }
  const [one] = fitting
  const isUnclear = one ? !hasId(one) : all.some((each) => typeof each?.name !== 'string')
  if (isUnclear)
    throw job.failure('unanswered', 'the list does not show the id or the name of a pipeline, which may be it')
  return one
}
