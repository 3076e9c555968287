import type { CreateDataPipelineRequest } from '@clouddb/management'
import * as jobs from '@clouddb/management/jobs'
import { pipelineOf } from '../src/operations/pipeline-states.ts'
import { createWorld, id, inTime, type JobWorld } from './jobs.ts'

export const table = (name: string) => ({ sourceSchemaName: 'public', sourceTable: name, targetTable: name })
export const credentials = { username: 'reader', password: 'example-password' }
export const database: CreateDataPipelineRequest = {
  name: 'shop',
  source: {
    postgres: {
      ...{ host: 'db.example.com', port: 5432, database: 'shop', settings: { replicationMode: 'cdc' }, credentials },
      tableMappings: [table('orders')],
    },
  },
  destination: { database: 'default' },
}
export const topics = (changes: object = {}): CreateDataPipelineRequest => ({
  name: 'topics',
  source: {
    kafka: {
      ...{ type: 'kafka', format: 'JSONEachRow', brokers: 'broker.example.com:9092', topics: 'orders' },
      ...{ authentication: 'PLAIN', credentials },
    },
  },
  destination: { database: 'default', table: 'orders', managedTable: true, columns: [{ name: 'id', type: 'UInt64' }] },
  fieldMappings: [{ sourceField: 'id', destinationField: 'id' }],
  ...changes,
})

export const stored = ({ organization }: JobWorld) => (organization().objects.dataPipeline ?? []).map(pipelineOf)
export const tablesOf = (world: JobWorld) => stored(world).map(({ source }) => source.postgres?.tableMappings)

/** A pipeline, as a job finds it. */
export async function created({ client }: JobWorld, request = database) {
  return (await inTime(jobs.createPipelineAndWait(client, id, request))).pipeline
}

export const awake = { organization: { services: [{ record: { id, idleScaling: false } }] } }

/** A world with a pipeline that works, and the calls after its creation. */
export async function working(request = database) {
  const world = createWorld(awake)
  const { id: pipeline } = await created(world, request)
  const before = world.calls().length
  return { world, client: world.client, pipeline, sent: () => world.calls().slice(before) }
}

/** A client of a world in which some answers are others. */
export function answering(
  { client, fetch: usual }: JobWorld,
  change: (result: { readonly state?: unknown; readonly source?: unknown }, method: string) => object,
) {
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const answer = await usual(url, init)
    const body = (await answer.json()) as { result?: { state?: string } }
    return Response.json(
      body.result?.state ? { ...body, result: change(body.result, init?.method ?? '') } : body,
      answer,
    )
  }
  return client.withOptions({ fetch })
}

export const addReturns = (
  client: JobWorld['client'],
  service: string,
  pipeline: string,
  options?: jobs.PipelineJobOptions,
) => jobs.changeTables(client, service, pipeline, { add: [table('returns')] }, options)
