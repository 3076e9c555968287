import type { CreateDataPipelineRequest, DataPipeline, UpdateDataPipelineRequest } from '@clouddb/management/types'
import type { StoredObject } from '../generated/schema.ts'
import { Refusal } from '../http/refusal.ts'
import {
  byDocument,
  defined,
  type ManagementCall,
  type ManagementHandlers,
  type Outcome,
  presentTime,
} from './operation.ts'
import {
  commandedStates,
  copiesDatabase,
  enteredStates,
  initialStates,
  pipelineOf,
  type SourceSettings,
  type StoredPipeline,
  settledPipelineState,
  storedSource,
} from './pipeline-states.ts'
import { calledService, expectRunning, keepOnlyObject, onlyObject, serviceObjects } from './service-objects.ts'
import { withoutWriteOnly } from './shown-parts.ts'

/** The pipelines of services, and the private ways to their sources. */
export const dataPipelines = {
  listDataPipelines: (call) => ({
    payload: pipelines(call)
      .list()
      .map((one) => describePipeline(call, one)),
  }),
  getDataPipeline: (call) => ({ payload: describePipeline(call, namedPipeline(call)) }),
  createDataPipeline: (call) => {
    expectRunning(call, 'creation')
    const { startPaused = false } = call.body
    const sent = withoutWriteOnly('createDataPipeline', call.body) as Partial<StoredPipeline> &
      Pick<StoredPipeline, 'source'>
    if (copiesDatabase(sent)) refuseForDatabases(call.body)
    const times = { createdAt: presentTime(call), updatedAt: presentTime(call) }
    const states = enteredStates(initialStates(sent, startPaused), call.clock.now(), call.durations.starting)
    const ids = { id: call.identifiers.uuid(), serviceId: calledService(call).record.id }
    // The tables of a database stand in its mappings.
    const { database } = sent.destination ?? {}
    const ofDatabase = { database, table: '', managedTable: false, columns: [] }
    const destination = copiesDatabase(sent) ? ofDatabase : sent.destination
    const record = { fieldMappings: [], settings: {}, ...sent, destination, ...ids, ...states, ...times }
    return { payload: describePipeline(call, pipelines(call).add(record)) }
  },
  updateDataPipeline: (call) => {
    expectRunning(call)
    const { source: sentSource, ...sent } = withoutWriteOnly(
      'updateDataPipeline',
      call.body,
    ) as UpdateDataPipelineRequest
    return change(call, (pipeline) => ({
      ...withoutNulls(sent),
      destination: { ...pipeline.destination, ...sent.destination },
      settings: { ...pipeline.settings, ...sent.settings },
      ...(sentSource && changedSource(call, pipeline, sentSource as unknown as Record<string, SentSource>)),
    }))
  },
  deleteDataPipeline: (call) => {
    expectRunning(call, 'deletion')
    pipelines(call).remove(namedPipeline(call))
    return {}
  },
  getDataPipelineSettings: (call) => ({ payload: pipelineOf(namedPipeline(call)).settings }),
  updateDataPipelineSettings: (call) => {
    expectRunning(call)
    const settings = call.body
    change(call, () => ({ settings }))
    return { payload: settings }
  },
  updateDataPipelineScaling: (call) => {
    expectRunning(call)
    return change(call, (pipeline) => {
      if (copiesDatabase(pipeline))
        throw new Refusal(400, 'BAD_REQUEST: Scaling is not supported for database pipelines')
      const sent = withoutNulls(call.body)
      return { scaling: { ...smallest, ...pipeline.scaling, ...sent } }
    })
  },
  updateDataPipelineState: (call) => {
    expectRunning(call)
    const { command } = call.body
    return change(call, (pipeline) =>
      enteredStates(commandedStates(pipeline, command), call.clock.now(), call.durations.stopping),
    )
  },
  discoverDataPipelineSchema: (call) => {
    expectRunning(call)
    const fields = [
      { name: 'id', type: 'UInt64', optional: false },
      { name: 'created_at', type: 'DateTime64(3)', optional: false },
      { name: 'total', type: 'Float64', optional: true },
    ]
    return { payload: { fields, meta: null } }
  },
  getDataPipelineContext: (call) => {
    const { id, provider } = calledService(call).record
    const principal = `pipelines-${id.slice(0, 8)}@example.iam.example.com`
    return { payload: { gcpWorkloadIdentity: provider === 'gcp' ? { principal } : null } }
  },

  getDataPipelinesCdcScaling: (call) => ({ payload: cdcScalingOf(call) }),
  updateDataPipelinesCdcScaling: (call) => {
    expectRunning(call)
    const next = { ...cdcScalingOf(call), ...call.body }
    if (next.replicaMemoryGb * 250 !== next.replicaCpuMillicores)
      throw new Refusal(400, 'BAD_REQUEST: replicaMemoryGb must be 4 times the number of CPU cores')
    keepOnlyObject(call, cdcScaling, next)
    return { payload: next }
  },

  listReversePrivateEndpoints: byDocument,
  getReversePrivateEndpoint: byDocument,
  updateReversePrivateEndpoint: byDocument,
  deleteReversePrivateEndpoint: byDocument,
  createReversePrivateEndpoint: byDocument,
} satisfies Partial<ManagementHandlers>

const cdcScaling = 'dataPipelinesCdcScaling'
const smallest = { replicas: 1, replicaCpuMillicores: 125, replicaMemoryGb: 0.5 }

const pipelines = (call: ManagementCall) => serviceObjects(call, 'dataPipeline')

const namedPipeline = (call: ManagementCall): StoredObject => pipelines(call).existing(call.id)

/** A pipeline as answers show it. */
function describePipeline({ clock }: ManagementCall, stored: StoredObject): DataPipeline {
  const pipeline = pipelineOf(stored)
  const { following: _, ...shown } = { ...pipeline, state: settledPipelineState(pipeline, clock.now()).state }
  return shown as unknown as DataPipeline
}

/** Changes the pipeline that a call names, in the state that it has by now. */
function change(call: ManagementCall, changesOf: (pipeline: StoredPipeline) => object): Outcome {
  const stored = namedPipeline(call)
  const pipeline = { ...pipelineOf(stored), ...settledPipelineState(pipelineOf(stored), call.clock.now()) }
  pipelines(call).change(stored, { ...pipeline, ...changesOf(pipeline), updatedAt: presentTime(call) })
  return { payload: describePipeline(call, stored) }
}

function refuseForDatabases({ scaling, startPaused, fieldMappings = [] }: CreateDataPipelineRequest): void {
  const refused = { scaling, startPaused: startPaused || undefined, fieldMappings: fieldMappings[0] }
  const [name] = Object.keys(defined(refused))
  if (name) throw new Refusal(400, `BAD_REQUEST: ${name} is not supported for database pipelines`)
}

/** Changes of a source. Tables are added and removed in a pipeline that rests; the server starts it to check them. */
interface SentSource extends SourceSettings {
  readonly tableMappingsToAdd?: readonly object[]
  readonly tableMappingsToRemove?: readonly object[]
}

function changedSource(
  call: ManagementCall,
  pipeline: StoredPipeline,
  sent: Readonly<Record<string, SentSource>>,
): object {
  const [kind, stored] = storedSource(pipeline)
  const { [kind]: changes } = sent
  if (!changes) throw new Refusal(400, `BAD_REQUEST: The source of the pipeline is ${kind}`)
  const { tableMappingsToAdd: added = [], tableMappingsToRemove: removed = [], settings, ...others } = changes
  // Null takes a value away.
  const merged = withoutNulls({
    ...stored,
    ...others,
    ...(settings && { settings: withoutNulls({ ...stored.settings, ...settings }) }),
  })
  if (added.length + removed.length === 0) return { source: { [kind]: merged } }
  if (pipeline.state !== 'Paused') throw new Refusal(400, 'BAD_REQUEST: Pipeline must be paused to edit table mappings')
  // Whatever else is sent of the source has it checked again.
  const isChecked = settings !== undefined || Object.keys(others).length > 0
  if (isChecked && !sendsCredentials(call, kind))
    throw new Refusal(400, 'BAD_REQUEST: Source validation failed: no credentials were sent')
  const tables = changedTables(stored.tableMappings ?? [], added, removed)
  const states = enteredStates(['Modifying', 'Running'], call.clock.now(), call.durations.starting)
  return { source: { [kind]: { ...merged, tableMappings: tables } }, ...states }
}

/** Bodies without what is never shown lack the credentials. */
function sendsCredentials({ body }: ManagementCall, kind: string): boolean {
  const { source } = body as { source?: Readonly<Record<string, { readonly credentials?: unknown }>> }
  return source?.[kind]?.credentials !== undefined
}

function changedTables(stored: readonly object[], added: readonly object[], removed: readonly object[]): object[] {
  const isIn = (table: object, tables: readonly object[]) =>
    tables.some((one) => mappedTable(one) === mappedTable(table))
  const wrong =
    added.find((table) => isIn(table, [...stored, ...removed])) ?? removed.find((table) => !isIn(table, stored))
  if (wrong) throw new Refusal(400, `BAD_REQUEST: Table mapping cannot be changed: ${mappedTable(wrong)}`)
  return [...stored.filter((table) => !isIn(table, removed)), ...added]
}

/** What tells a table from the others: where it comes from and where it goes to. */
const mappedTable = (mapping: object): string =>
  Object.entries(mapping)
    .filter(([name]) => /^(source|target)/.test(name))
    .sort()
    .map(([, value]) => value)
    .join('.')

/** The size that the database pipelines of a service share. There is none before one of them is provisioned. */
function cdcScalingOf(call: ManagementCall): { replicaCpuMillicores: number; replicaMemoryGb: number } {
  const isThere = (one: StoredObject) =>
    copiesDatabase(pipelineOf(one)) && describePipeline(call, one).state !== 'Provisioning'
  if (!pipelines(call).list().some(isThere)) throw new Refusal(404, 'NOT_FOUND')
  return { replicaCpuMillicores: 2000, replicaMemoryGb: 8, ...onlyObject(call, cdcScaling)?.record }
}

const withoutNulls = <Given extends object>(given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Given
