import type { CreateDataPipelineRequest, UpdateDataPipelineRequest } from '@clouddb/management'
import document from '@clouddb/management/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { minute, notFound, outcomeOf, prepare } from './management.ts'
import { credentials, database, table, topics } from './pipelines-of-jobs.ts'

const { postgres } = database.source
const topic = topics()
/** A pipeline that works, in a service that stays awake. */
async function work(request: CreateDataPipelineRequest) {
  const { client, sandbox, primary } = prepare({ services: [{ record: { idleScaling: false } }] })
  const { id } = await client.createDataPipeline(primary, request)
  sandbox.advance(5 * minute)
  const command = async (name: 'start' | 'stop' | 'resync') => {
    const outcome = await outcomeOf(client.updateDataPipelineState(primary, id, { command: name }))
    sandbox.advance(minute)
    return outcome
  }
  const update = (body: UpdateDataPipelineRequest) => outcomeOf(client.updateDataPipeline(primary, id, body))
  const read = () => client.getDataPipeline(primary, id)
  return { client, sandbox, primary, id, command, update, read }
}

const refused = (words: string) => [400, `BAD_REQUEST: ${words}`]
const tables = (changes: object) => ({ source: { postgres: changes } }) as UpdateDataPipelineRequest
const addReturns = { tableMappingsToAdd: [table('returns')] }

test('nothing that writes a pipeline is possible while the service is idle', async () => {
  const { client, sandbox, primary, id } = await work(database)
  await client.updateServiceReplicaScaling(primary, { idleScaling: true, idleTimeoutMinutes: 5 })
  sandbox.advance(10 * minute)
  const [name, scaling] = ['Other', { replicaCpuMillicores: 2000, replicaMemoryGb: 8 }]
  const only = 'is allowed only when the service is running'
  for (const [what, call] of [
    ['creation', client.createDataPipeline(primary, topic)],
    ['deletion', client.deleteDataPipeline(primary, id)],
    ['this', client.updateDataPipeline(primary, id, { name })],
    ['this', client.updateDataPipelineState(primary, id, { command: 'stop' })],
    ['this', client.updateDataPipelineScaling(primary, id, { replicas: 2 })],
    ['this', client.updateDataPipelineSettings(primary, id, { object_storage_concurrency: 2 })],
    ['this', client.updateDataPipelinesCdcScaling(primary, scaling)],
  ] as const)
    expect(await outcomeOf(call)).toEqual([424, `FAILED_DEPENDENCY: The service is idle; ${what} ${only}`])
})

test('a pipeline of a database has its tables in its mappings, and shows no credentials', async () => {
  const { read } = await work({ ...database, destination: { ...topic.destination, database: 'default' } })
  const destination = { database: 'default', table: '', managedTable: false, columns: [] }
  expect(await read()).toMatchObject({ state: 'Running', destination, fieldMappings: [] })
  for (const request of [database, topic])
    expect(JSON.stringify(await (await work(request)).read())).not.toMatch(/password/)
})

test('the pipelines of databases share one size, which is there with the first of them', async () => {
  const { client, primary, id } = await work(database)
  const scaling = { replicaCpuMillicores: 4000, replicaMemoryGb: 16 }
  expect(await client.updateDataPipelinesCdcScaling(primary, scaling)).toEqual(scaling)
  expect(await outcomeOf(client.updateDataPipelinesCdcScaling(primary, { replicaMemoryGb: 8 }))).toEqual(
    refused('replicaMemoryGb must be 4 times the number of CPU cores'),
  )
  expect(await outcomeOf(client.updateDataPipelineScaling(primary, id, { replicas: 2 }))).toEqual(
    refused('Scaling is not supported for database pipelines'),
  )
  const other = await work(topic)
  expect(await outcomeOf(other.client.getDataPipelinesCdcScaling(other.primary))).toEqual(notFound)
  expect(await outcomeOf(other.client.updateDataPipelineScaling(other.primary, other.id, { replicas: 2 }))).toBe(200)
})

test('tables are changed at rest, and the server then starts the pipeline itself', async () => {
  const { sandbox, command, update, read } = await work(database)
  expect(await update(tables(addReturns))).toEqual(refused('Pipeline must be paused to edit table mappings'))
  expect([await command('stop'), (await read()).state]).toEqual([200, 'Paused'])
  const both = { ...addReturns, tableMappingsToRemove: [table('returns')] }
  const same = { tableMappingsToAdd: [table('orders')] }
  for (const [changes, name] of [[both, 'returns'] as const, [same, 'orders'] as const])
    expect(await update(tables(changes))).toEqual(refused(`Table mapping cannot be changed: public.${name}.${name}`))
  const unchecked = refused('Source validation failed: no credentials were sent')
  for (const more of [{ host: 'db.example.com' }, { settings: { pullBatchSize: 5 } }])
    expect(await update(tables({ ...addReturns, ...more }))).toEqual(unchecked)
  expect(await update(tables({ ...addReturns, host: 'other.example.com', credentials }))).toBe(200)
  expect(await read()).toMatchObject({ state: 'Modifying', source: { postgres: { host: 'other.example.com' } } })
  expect(await command('start')).toEqual(refused('Pipeline is already running'))
  sandbox.advance(minute)
  expect((await read()).state).toBe('Running')
})

test('a database that was copied once can be copied again', async () => {
  const snapshot = { ...postgres, settings: { replicationMode: 'snapshot' } }
  const { command, read } = await work({ ...database, source: { postgres: snapshot } } as never)
  expect((await read()).state).toBe('Completed')
  expect(await command('resync')).toBe(200)
})

test('empty credentials are refused, and a comma in a sorting key', async () => {
  const { client, primary } = await work(topic)
  const { kafka } = topic.source
  const create = (changes: object) => outcomeOf(client.createDataPipeline(primary, { ...topic, ...changes }))
  const empty = { source: { kafka: { ...kafka, credentials: { username: 'reader', password: '' } } } }
  expect(await create(empty)).toMatchObject([400, expect.stringContaining('source.kafka.credentials')])
  const tableDefinition = { engine: { type: 'MergeTree' }, sortingKey: ['id,total'] }
  const joined = { destination: { ...topic.destination, tableDefinition } }
  expect(await create(joined)).toMatchObject([400, expect.stringContaining('tableDefinition.sortingKey.0')])
})

test('the kind of a source cannot be changed, settings are replaced, and null takes a value away', async () => {
  const { client, primary, id, update, read } = await work(topic)
  expect(await update(tables(addReturns))).toEqual(refused('The source of the pipeline is kafka'))
  await client.updateDataPipelineSettings(primary, id, { object_storage_concurrency: 2 })
  await client.updateDataPipelineSettings(primary, id, { streaming_max_insert_wait_ms: 1000 })
  expect(await client.getDataPipelineSettings(primary, id)).toEqual({ streaming_max_insert_wait_ms: 1000 })
  await update({ source: { kafka: { caCertificate: 'pem' } } })
  expect((await read()).source?.kafka).toMatchObject({ caCertificate: 'pem', authentication: 'PLAIN' })
  await update({ source: { kafka: { caCertificate: null } } })
  expect((await read()).source?.kafka).not.toHaveProperty('caCertificate')
})

/** A schema of the document, as far as null matters. */
interface Described {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Described>>
  readonly oneOf?: readonly Described[]
  readonly items?: Described
}

test('whatever a record of a pipeline need not have can be null: servers send it for other kinds, and for blank texts', () => {
  const schemas = document.components.schemas as unknown as Readonly<Record<string, Described>>
  const seen = new Set<string>()
  const visit = (name: string): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const { required = [], properties = {} } = schemas[name] ?? {}
    return Object.entries(properties).flatMap(([property, { type, oneOf = [], items, $ref }]) => {
      const isNullable = [type].flat().includes('null') || oneOf.some((one) => one.type === 'null')
      const inner = [...oneOf, items, { $ref }].flatMap((one) => one?.$ref?.split('/').at(-1) ?? [])
      return [...(isNullable || required.includes(property) ? [] : [`${name}.${property}`]), ...inner.flatMap(visit)]
    })
  }
  const parts = ['DataPipelineSource', 'DataPipelineDestination', 'DataPipelineScaling', 'DataPipelineSettings']
  expect([...parts, 'ReversePrivateEndpoint'].flatMap(visit)).toEqual([])
  expect(seen.size).toBeGreaterThan(20)
})
