import { InvalidArgumentError } from '@clouddb/client-core/errors'
import type {
  DataPipeline,
  MongoDbTableMappingRequest,
  MySqlTableMappingRequest,
  PostgresTableMappingRequest,
  UpdateDataPipelineRequest,
  UpdateDataPipelineSourceRequest,
} from '../generated/schema.ts'
import { mustBeObject, printableValue, refuseUnknown } from './job-errors.ts'
import type { WithId } from './job-time.ts'
import { type PipelineClient, PipelineJob, type PipelineJobOptions } from './pipeline-job.ts'
import { planPause, planResume } from './pipeline-jobs.ts'
import { hasFailed, isResting, pipelineSource } from './pipeline-states.ts'

/** What tells a table from the others: where it comes from and where it goes to, by the kinds of sources that can change. */
const namesByKind: Readonly<Record<string, Names>> = {
  postgres: ['sourceSchemaName', 'sourceTable', 'targetTable'],
  mysql: ['sourceSchemaName', 'sourceTable', 'targetTable'],
  mongodb: ['sourceDatabaseName', 'sourceCollection', 'targetTable'],
} satisfies Partial<Record<keyof NonNullable<DataPipeline['source']>, readonly string[]>>

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
 * pipeline is only started if it rests. The settings of a table that is there cannot be changed. Nothing is sent where the
 * source has no tables that can be changed, and where the pipeline has completed.
 *
 * @throws PipelineJobError when a change is refused, or the pipeline does not copy data in the end.
 */
export async function changeTables(
  client: PipelineClient<'updateDataPipeline'>,
  serviceId: string,
  pipelineId: string,
  changes: TableChanges,
  options: PipelineJobOptions = {},
): Promise<WithId<DataPipeline>> {
  const wanted = checkChanges(changes)
  const job = new PipelineJob('changeTables', client, [serviceId, pipelineId], options)
  const [pause, resume] = [planPause(job, pipelineId), planResume(job, pipelineId)]
  const bodyFor = (pipeline: DataPipeline) => {
    const [kind, settings] = pipelineSource(pipeline) ?? []
    if (!kind) throw job.failure('unanswered', 'the answer does not show the source of the pipeline')
    const names = Object.hasOwn(namesByKind, kind) ? namesByKind[kind] : undefined
    if (!names)
      throw job.failure('unreachable', `its source is \`${printableValue(kind)}\`, whose tables cannot be changed`)
    const { tableMappings } = settings as { tableMappings?: readonly object[] | null }
    return changeBody(kind, names, tableMappings ?? [], wanted)
  }
  return job.reach({
    goal: 'copying these tables',
    isDone: (pipeline) => bodyFor(pipeline) === undefined && resume.isDone(pipeline),
    isPossible: (pipeline) => !hasFailed(pipeline) && pipeline.state !== 'Completed',
    next: (pipeline) => {
      const body = bodyFor(pipeline)
      if (!body) return resume.next?.(pipeline)
      if (!isResting(pipeline)) return pause.next?.(pipeline)
      const send = () => job.change((call) => client.updateDataPipeline(serviceId, pipelineId, body, call))
      return { action: 'change', cure: ' The pipeline rests: `resumePipeline` starts it.', send }
    },
  })
}

type Names = readonly string[]
type WantedTables = Readonly<Record<keyof TableChanges, readonly TableMapping[]>>

const hasNames = (table: unknown, names: Names): table is object =>
  names.every((name) => typeof Object(table)[name] === 'string' && Object(table)[name] !== '')

/** A text that can be compared. */
const tableKey = (table: object, names: Names): string => JSON.stringify(names.map((name) => Reflect.get(table, name)))

/** Refuses what servers would refuse only once the pipeline rests. */
function checkChanges(changes: TableChanges): WantedTables {
  mustBeObject('changeTables', 'changes', changes)
  for (const name of Object.keys(changes)) refuseUnknown('changeTables', 'change', name, ['add', 'remove'])
  const { add = [], remove = [] } = changes
  if (!Array.isArray(add) || !Array.isArray(remove))
    throw new InvalidArgumentError('changeTables needs `add` and `remove` as lists of tables.')
  const keys = [...add, ...remove].map((table: unknown) => {
    const names = Object.values(namesByKind).find((each) => hasNames(table, each))
    if (!names)
      throw new InvalidArgumentError(`changeTables needs tables with ${listNames(Object.values(namesByKind))}.`)
    return tableKey(table as object, names)
  })
  const twice = keys.find((key, index) => keys.indexOf(key) < index)
  if (twice) throw new InvalidArgumentError(`changeTables takes a table once, to add or to remove it: ${twice}.`)
  return { add, remove }
}

const listNames = (all: readonly Names[]): string =>
  [...new Set(all.map((names) => names.join(', ')))].join(', or with ')

/** The changes that a pipeline still lacks; `undefined` where it has the tables. */
function changeBody(
  kind: string,
  names: Names,
  shown: readonly (object | null)[],
  { add, remove }: WantedTables,
): UpdateDataPipelineRequest | undefined {
  if (![...add, ...remove].every((table) => hasNames(table, names)))
    throw new InvalidArgumentError(`changeTables needs tables with ${listNames([names])}: the source is ${kind}.`)
  const known = new Set(shown.map((table) => tableKey(Object(table), names)))
  const added = add.filter((table) => !known.has(tableKey(table, names)))
  const removed = remove.filter((table) => known.has(tableKey(table, names)))
  if (added.length + removed.length === 0) return undefined
  const named = removed.map((table) => Object.fromEntries(names.map((name) => [name, Reflect.get(table, name)])))
  const tables = {
    ...(added.length > 0 && { tableMappingsToAdd: added }),
    ...(removed.length > 0 && { tableMappingsToRemove: named }),
  }
  return { source: { [kind]: tables } as unknown as UpdateDataPipelineSourceRequest }
}
