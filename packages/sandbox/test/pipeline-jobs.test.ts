import type { CreateDataPipelineRequest } from '@clouddb/management'
import * as jobs from '@clouddb/management/jobs'
import { describe, expect, test, vi } from 'vitest'
import { pipelineOf } from '../src/operations/pipeline-states.ts'
import { createWorld, inTime, type JobWorld, problemOf, testFaults, useTestTime } from './jobs.ts'

useTestTime()

const id = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
const table = (name: string) => ({ sourceSchemaName: 'public', sourceTable: name, targetTable: name })
const credentials = { username: 'reader', password: 'example-password' }
const database: CreateDataPipelineRequest = {
  name: 'shop',
  source: {
    postgres: {
      ...{ host: 'db.example.com', port: 5432, database: 'shop', settings: { replicationMode: 'cdc' }, credentials },
      tableMappings: [table('orders')],
    },
  },
  destination: { database: 'default' },
}
const topics = (changes: object = {}): CreateDataPipelineRequest => ({
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

const stored = ({ organization }: JobWorld) => (organization().objects.dataPipeline ?? []).map(pipelineOf)
const tablesOf = (world: JobWorld) => stored(world).map(({ source }) => source.postgres?.tableMappings)

/** A pipeline, as a job finds it. */
async function created({ client }: JobWorld, request = database) {
  return (await inTime(jobs.createPipelineAndWait(client, id, request))).pipeline
}

describe('createPipelineAndWait', () => {
  test.each([
    ['that copies a database', database, 'Snapshot'],
    ['of topics', topics(), 'Running'],
    ['that starts paused', topics({ startPaused: true }), 'Stopped'],
  ])('ends where a pipeline %s works or rests, and creates no second one', async (_, request, state) => {
    const { client, calls } = createWorld()
    const seen: unknown[] = []
    const onProgress = ({ action, pipeline }: jobs.PipelineProgress) => seen.push(`${action} ${pipeline?.state}`)
    const first = await inTime(jobs.createPipelineAndWait(client, id, request, { onProgress }))
    expect(first).toMatchObject({ isNew: true, pipeline: { name: request.name, state } })
    expect(seen).toEqual(expect.arrayContaining(['create Provisioning', `look ${state}`]))
    const second = await inTime(jobs.createPipelineAndWait(client, id, request))
    expect(second).toMatchObject({ isNew: false, pipeline: { id: first.pipeline.id } })
    expect(calls().filter((call) => call === 'createDataPipeline')).toHaveLength(1)
  })

  test('never sends a creation again that a gateway gave up on, and finds what the server made of it', async () => {
    const world = createWorld()
    world.fail({ kind: 'html', status: 504, isApplied: true, operation: 'createDataPipeline' })
    await expect(inTime(jobs.createPipelineAndWait(world.client, id, database))).resolves.toMatchObject({ isNew: true })
    expect(stored(world)).toHaveLength(1)
    world.fail({ kind: 'html', status: 504, operation: 'createDataPipeline' })
    expect(await problemOf(jobs.createPipelineAndWait(world.client, id, topics()))).toBe('unanswered')
    expect(world.calls().filter((call) => call.startsWith('createDataPipeline'))).toHaveLength(2)
  })

  test('wakes an idle service where it is told to, and says so where it is not', async () => {
    const services = [{ record: { id, state: 'idle' } }]
    const world = () => createWorld({ organization: { services } })
    const job = (wake?: boolean) => jobs.createPipelineAndWait(world().client, id, database, { wake })
    await expect(inTime(job())).rejects.toThrow('Pass `wake: true` to have the service woken first.')
    await expect(inTime(job(true))).resolves.toMatchObject({ isNew: true })
  })

  test('names both pipelines where two have the name', async () => {
    const world = createWorld()
    await created(world)
    await world.client.createDataPipeline(id, database)
    expect(await problemOf(jobs.createPipelineAndWait(world.client, id, database))).toBe('duplicate')
    expect(await created(world, topics())).toMatchObject({ name: 'topics' })
  })

  test('leaves a pipeline that was there at rest, and fails where a new one comes to rest', async () => {
    const world = createWorld()
    const { id: pipeline } = await created(world)
    await inTime(jobs.pausePipeline(world.client, id, pipeline))
    expect(await created(world)).toMatchObject({ id: pipeline, state: 'Paused' })
    const stop = { onProgress: ({ action }: jobs.PipelineProgress) => action === 'create' && stopNew() }
    const stopNew = () => void jobs.pausePipeline(world.client, id, stored(world).at(-1)?.id ?? '').catch(() => {})
    await expect(inTime(jobs.createPipelineAndWait(world.client, id, topics(), stop))).rejects.toThrow(
      'its state `Stopped` does not lead to copying data.',
    )
  })

  test('ends at once where the pipeline has failed', async () => {
    const world = createWorld()
    await created(world)
    const [pipeline] = stored(world)
    const fetch: typeof globalThis.fetch = async (url) =>
      Response.json({ status: 200, result: String(url).endsWith('s') ? [pipeline] : { ...pipeline, state: 'Failed' } })
    const client = world.client.withOptions({ fetch })
    await expect(inTime(jobs.createPipelineAndWait(client, id, database))).rejects.toThrow(
      'its state `Failed` does not lead to copying data.',
    )
  })
})

test('a pipeline is paused and resumed, and nothing is sent where it is already', async () => {
  for (const [request, resting] of [[database, 'Paused'] as const, [topics(), 'Stopped'] as const]) {
    const world = createWorld()
    const { id: pipeline } = await created(world, request)
    for (const _ of [1, 2])
      expect(await inTime(jobs.pausePipeline(world.client, id, pipeline))).toMatchObject({ state: resting })
    for (const _ of [1, 2])
      expect(await inTime(jobs.resumePipeline(world.client, id, pipeline))).toMatchObject({ state: 'Running' })
    expect(world.calls().filter((call) => call === 'updateDataPipelineState')).toHaveLength(2)
  }
})

test('a database is copied again, and topics cannot be', async () => {
  const world = createWorld()
  const { id: pipeline } = await created(world)
  const states: unknown[] = []
  const onProgress = ({ pipeline: seen }: jobs.PipelineProgress) => states.push(seen?.state)
  await inTime(jobs.resyncPipeline(world.client, id, pipeline, { onProgress }))
  expect(states).toContain('Resync')
  const other = await created(world, topics())
  expect(await problemOf(jobs.resyncPipeline(world.client, id, other.id))).toBe('refused')
})

const awake = { organization: { services: [{ record: { id, idleScaling: false } }] } }

/** A client of a world in which some answers are others. */
function answering(
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

test('a service that falls asleep is woken once more where the caller asks for it, and the advice is true', async () => {
  for (const job of [jobs.pausePipeline, jobs.resyncPipeline, addReturns, jobs.resumePipeline]) {
    const world = createWorld(awake)
    const { id: pipeline } = await created(world)
    if (job === jobs.resumePipeline) await inTime(jobs.pausePipeline(world.client, id, pipeline))
    const asleep = { kind: 'status', status: 424, times: 2 } as const
    world.fail({ ...asleep, operation: 'updateDataPipelineState' })
    await expect(inTime(job(world.client, id, pipeline))).rejects.toThrow('Pass `wake: true` to have the service woken')
    world.fail({ ...asleep, times: 1, operation: 'updateDataPipelineState' })
    await inTime(job(world.client, id, pipeline, { wake: true }))
    world.fail({ ...asleep, times: 9, operation: 'updateDataPipelineState' })
    const failure = await inTime(jobs.resyncPipeline(world.client, id, pipeline, { wake: true }).catch(Object))
    expect(failure).toMatchObject({ problem: 'refused', pipeline: { id: pipeline } })
    expect(failure.message).not.toContain('wake')
  }
  const world = createWorld(awake)
  world.fail({ kind: 'status', status: 424, operation: 'createDataPipeline' })
  const job = jobs.createPipelineAndWait(world.client, id, topics(), { wake: true })
  await expect(inTime(job)).resolves.toMatchObject({ isNew: true })
})

const addReturns = (client: JobWorld['client'], service: string, pipeline: string, options?: jobs.PipelineJobOptions) =>
  jobs.changeTables(client, service, pipeline, { add: [table('returns')] }, options)

test('tables are not changed, and the pipeline is not stopped, where that cannot lead to them', async () => {
  const { postgres } = database.source
  const settings = { replicationMode: 'snapshot' } as const
  const once = { ...database, source: { postgres: { ...postgres, settings } } } as CreateDataPipelineRequest
  const mapping = { sourceDatasetName: 'shop', sourceTable: 'orders', targetTable: 'orders' }
  const bigquery = {
    ...{ snapshotStagingPath: 'gs://bucket/path', credentials: { serviceAccountFile: 'e30=' } },
    ...{ settings, tableMappings: [mapping] },
  }
  for (const [request, words] of [
    [topics(), 'its source is `kafka`, whose tables cannot be changed.'],
    [{ ...database, source: { bigquery } }, 'its source is `bigquery`, whose tables cannot be changed.'],
    [once, 'its state `Completed` does not lead to copying these tables.'],
  ] as const) {
    const world = createWorld(awake)
    const { id: pipeline } = await created(world, request)
    if (request === once) await vi.advanceTimersByTimeAsync(600_000)
    const before = world.calls().length
    await expect(inTime(addReturns(world.client, id, pipeline))).rejects.toThrow(words)
    expect(world.calls().slice(before)).toEqual(['getDataPipeline'])
  }
  const world = createWorld(awake)
  const { id: pipeline } = await created(world)
  const hidden = answering(world, (result) => ({ ...result, source: { postgres: null } }))
  expect(await problemOf(addReturns(hidden, id, pipeline))).toBe('unanswered')
  const collection = { sourceDatabaseName: 'shop', sourceCollection: 'orders', targetTable: 'orders' }
  const other = jobs.changeTables(world.client, id, pipeline, { remove: [collection] })
  await expect(inTime(other)).rejects.toThrow('the source is postgres')
  expect(world.calls()).not.toContain('updateDataPipelineState')
})

test('a refused change of tables says that the pipeline rests', async () => {
  const world = createWorld(awake)
  const { id: pipeline } = await created(world)
  world.fail({ kind: 'status', status: 400, times: 2, operation: 'updateDataPipeline' })
  const rests = 'The pipeline rests: `resumePipeline` starts it.'
  await expect(inTime(addReturns(world.client, id, pipeline))).rejects.toThrow(rests)
  expect(await inTime(jobs.resumePipeline(world.client, id, pipeline))).toMatchObject({ state: 'Running' })
})

test('tables are compared by their names alone, whatever else a server shows of them', async () => {
  const world = createWorld(awake)
  const { id: pipeline } = await created(world)
  const more = (mapping: object) => ({ ...mapping, sourceKind: 'table', partitionKey: null })
  const client = answering(world, ({ source, ...result }) => {
    const { postgres } = source as { postgres: { tableMappings: object[] } }
    return { ...result, source: { postgres: { ...postgres, tableMappings: postgres.tableMappings.map(more) } } }
  })
  const changes = { add: [table('returns')], remove: [table('orders')] }
  await inTime(jobs.changeTables(client, id, pipeline, changes))
  expect(tablesOf(world)).toEqual([[table('returns')]])
})

test('a pipeline that fails again after its start ends the job, and each command is sent once', async () => {
  for (const job of [jobs.resumePipeline, jobs.resyncPipeline]) {
    const world = createWorld(awake)
    const { id: pipeline } = await created(world)
    await inTime(jobs.pausePipeline(world.client, id, pipeline))
    const before = world.calls().length
    const client = answering(world, (result, method) => (method === 'GET' ? { ...result, state: 'Failed' } : result))
    await expect(inTime(job(client, id, pipeline))).rejects.toThrow('its state `Failed` does not lead to copying data')
    const commands = world.calls().slice(before)
    expect(commands.filter((call) => call === 'updateDataPipelineState')).toHaveLength(1)
  }
})

test('a database is copied again once, though the answer to the command was lost and its state has passed', async () => {
  const world = createWorld(awake)
  const { id: pipeline } = await created(world)
  await inTime(jobs.pausePipeline(world.client, id, pipeline))
  const before = world.calls().length
  world.fail({ kind: 'html', status: 504, isApplied: true, operation: 'updateDataPipelineState' })
  const client = answering(world, (result) => (result.state === 'Resync' ? { ...result, state: 'Snapshot' } : result))
  await expect(inTime(jobs.resyncPipeline(client, id, pipeline))).resolves.toMatchObject({ state: 'Snapshot' })
  const commands = world.calls().slice(before)
  expect(commands.filter((call) => call.startsWith('update'))).toEqual(['updateDataPipelineState 504'])
  world.fail({ kind: 'status', status: 400, times: 9, operation: 'updateDataPipelineState' })
  let looks = 0
  const later = answering(world, (result) => ({ ...result, state: looks++ ? 'Snapshot' : 'Running' }))
  expect(await problemOf(jobs.resyncPipeline(later, id, pipeline))).toBe('refused')
})

test('no pipeline is created where the list does not show the name of one', async () => {
  const world = createWorld(awake)
  await created(world)
  const fetch: typeof globalThis.fetch = async (url, init) =>
    init?.method === 'GET' ? Response.json({ status: 200, result: [{ id }] }) : world.fetch(url, init)
  const job = jobs.createPipelineAndWait(world.client.withOptions({ fetch }), id, database)
  expect(await problemOf(job)).toBe('unanswered')
  expect(stored(world)).toHaveLength(1)
})

test('tables are changed in a pipeline that rests, which copies data afterwards', async () => {
  const world = createWorld()
  const { id: pipeline } = await created(world)
  const changes = { add: [table('returns')], remove: [{ ...table('orders'), excludedColumns: ['notes'] }] }
  for (const _ of [1, 2])
    expect(await inTime(jobs.changeTables(world.client, id, pipeline, changes))).toMatchObject({ state: 'Running' })
  expect(tablesOf(world)).toEqual([[table('returns')]])
  expect(world.calls().filter((call) => call === 'updateDataPipeline')).toHaveLength(1)
})

test.each<readonly [changes: unknown, message: string]>([
  [{ add: [table('a')], remove: [table('a')] }, 'takes a table once, to add or to remove it: ["public","a","a"].'],
  [{ add: [table('a'), { ...table('a'), tableEngine: 'Null' }] }, 'takes a table once'],
  [{ ad: [] }, 'has no change `ad`. Did you mean `add`?'],
  [{ add: null }, 'needs `add` and `remove` as lists of tables.'],
  [{ remove: table('a') }, 'needs `add` and `remove` as lists of tables.'],
  ...[null, 'a', {}, { sourceTable: 'a', targetTable: 'a' }, { ...table('a'), sourceSchemaName: '' }].map(
    (one): [unknown, string] => [{ add: [one] }, 'needs tables with sourceSchemaName, sourceTable, targetTable, or'],
  ),
  [Promise.resolve({}), 'needs changes as an object. Await a Promise first.'],
])('wrong changes of tables are refused before a request: %j', async (changes, message) => {
  const { client, calls } = createWorld()
  await expect(jobs.changeTables(client, id, id, changes as object)).rejects.toThrow(message)
  expect(calls()).toEqual([])
})

/** Each job, as a step after the creation of a pipeline of a database. */
const steps: readonly [
  job: string,
  (world: JobWorld, pipeline: string, options: jobs.PipelineJobOptions) => Promise<unknown>,
][] = [
  ['createPipelineAndWait', ({ client }, _, options) => jobs.createPipelineAndWait(client, id, topics(), options)],
  ['pausePipeline', ({ client }, pipeline, options) => jobs.pausePipeline(client, id, pipeline, options)],
  [
    'resumePipeline',
    async ({ client }, pipeline, options) => {
      await jobs.pausePipeline(client, id, pipeline)
      return jobs.resumePipeline(client, id, pipeline, options)
    },
  ],
  ['resyncPipeline', ({ client }, pipeline, options) => jobs.resyncPipeline(client, id, pipeline, options)],
  [
    'changeTables',
    ({ client }, pipeline, options) => jobs.changeTables(client, id, pipeline, { add: [table('returns')] }, options),
  ],
]

test.each(steps)('%s reports each look and each change, and can be aborted at each of them', async (_, run) => {
  const runUntil = async (last: number) => {
    const world = createWorld()
    const { id: pipeline } = await created(world)
    const [controller, seen] = [new AbortController(), [] as string[]]
    const onProgress = ({ action, pipeline: shown, elapsed }: jobs.PipelineProgress) => {
      expect(elapsed).toBeGreaterThanOrEqual(0)
      seen.push(`${action} ${shown?.state}`)
      if (seen.length === last) controller.abort('enough')
    }
    const outcome = await inTime(run(world, pipeline, { onProgress, signal: controller.signal }).catch(String))
    return { outcome, seen }
  }
  const whole = await runUntil(-1)
  expect(whole.outcome).toBeInstanceOf(Object)
  expect(whole.seen.at(-1)).toMatch(/^look (Snapshot|Running|Paused)$/)
  expect(whole.seen.filter((each) => !each.startsWith('look'))).not.toEqual([])
  for (let last = 1; last < whole.seen.length; last++) {
    const { outcome, seen } = await runUntil(last)
    expect([outcome, seen]).toEqual(['enough', whole.seen.slice(0, last)])
  }
})

describe('with a fault at any request', () => {
  testFaults({
    job: 'createPipelineAndWait',
    run: ({ client }) => jobs.createPipelineAndWait(client, id, database),
    holds: (world) => expect(stored(world)).toMatchObject([{ name: 'shop' }]),
  })

  testFaults({
    job: 'changeTables',
    run: async ({ client }) => {
      const { pipeline } = await jobs.createPipelineAndWait(client, id, database)
      return jobs.changeTables(client, id, pipeline.id, { add: [table('returns')] })
    },
    holds: (world) => expect(tablesOf(world)).toEqual([[table('orders'), table('returns')]]),
  })

  testFaults({
    job: 'createPipelineAndWait of an idle service',
    seed: { organization: { services: [{ record: { id, state: 'idle' } }] } },
    run: ({ client }) => jobs.createPipelineAndWait(client, id, topics(), { wake: true }),
    holds: (world) => expect(stored(world)).toMatchObject([{ name: 'topics' }]),
  })

  testFaults({
    job: 'resyncPipeline',
    run: async ({ client }) => {
      const { pipeline } = await jobs.createPipelineAndWait(client, id, database)
      return jobs.resyncPipeline(client, id, pipeline.id)
    },
    holds: (world) => {
      expect(stored(world)).toMatchObject([{ name: 'shop' }])
      expect(world.calls().join()).toContain('updateDataPipelineState')
    },
  })

  testFaults({
    job: 'pausePipeline and resumePipeline',
    run: async ({ client }) => {
      const { pipeline } = await jobs.createPipelineAndWait(client, id, topics())
      await jobs.pausePipeline(client, id, pipeline.id)
      return jobs.resumePipeline(client, id, pipeline.id)
    },
    holds: (world) => expect(stored(world)).toMatchObject([{ name: 'topics' }]),
  })
})
