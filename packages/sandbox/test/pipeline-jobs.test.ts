import * as jobs from '@clouddb/management/jobs'
import { describe, expect, test } from 'vitest'
import { createWorld, id, inTime, problemOf, useTestTime } from './jobs.ts'
import { addReturns, answering, awake, created, database, stored, topics, working } from './pipelines-of-jobs.ts'

useTestTime()

const asFailed = (result: object) => ({ ...result, state: 'Failed' })

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
    const { world, client, pipeline } = await working()
    await inTime(jobs.pausePipeline(client, id, pipeline))
    expect(await created(world)).toMatchObject({ id: pipeline, state: 'Paused' })
    const stop = { onProgress: ({ action }: jobs.PipelineProgress) => action === 'create' && stopNew() }
    const stopNew = () => void jobs.pausePipeline(world.client, id, stored(world).at(-1)?.id ?? '').catch(() => {})
    const stopped = jobs.createPipelineAndWait(client, id, topics(), stop)
    await expect(inTime(stopped)).rejects.toThrow('its state `Stopped` does not lead to copying data.')
  })

  test('ends at once where the pipeline has failed', async () => {
    const { world } = await working()
    const failed = jobs.createPipelineAndWait(answering(world, asFailed), id, database)
    await expect(inTime(failed)).rejects.toThrow('its state `Failed` does not lead to copying data.')
  })
})

test('a pipeline is paused and resumed, and nothing is sent where it is already', async () => {
  for (const [request, resting] of [[database, 'Paused'] as const, [topics(), 'Stopped'] as const]) {
    const { client, pipeline, sent } = await working(request)
    for (const _ of [1, 2])
      expect(await inTime(jobs.pausePipeline(client, id, pipeline))).toMatchObject({ state: resting })
    for (const _ of [1, 2])
      expect(await inTime(jobs.resumePipeline(client, id, pipeline))).toMatchObject({ state: 'Running' })
    expect(sent().filter((call) => call === 'updateDataPipelineState')).toHaveLength(2)
  }
})

test('a database is copied again, and topics cannot be', async () => {
  const { client, pipeline } = await working()
  const states: unknown[] = []
  const onProgress = ({ pipeline: seen }: jobs.PipelineProgress) => states.push(seen?.state)
  await inTime(jobs.resyncPipeline(client, id, pipeline, { onProgress }))
  expect(states).toContain('Resync')
  const other = await working(topics())
  expect(await problemOf(jobs.resyncPipeline(other.client, id, other.pipeline))).toBe('refused')
})

test('a service that falls asleep is woken once more where the caller asks for it, and the advice is true', async () => {
  for (const job of [jobs.pausePipeline, jobs.resyncPipeline, addReturns, jobs.resumePipeline]) {
    const { world, client, pipeline } = await working()
    if (job === jobs.resumePipeline) await inTime(jobs.pausePipeline(client, id, pipeline))
    const asleep = { kind: 'status', status: 424, times: 2 } as const
    world.fail({ ...asleep, operation: 'updateDataPipelineState' })
    await expect(inTime(job(client, id, pipeline))).rejects.toThrow('Pass `wake: true` to have the service woken')
    world.fail({ ...asleep, times: 1, operation: 'updateDataPipelineState' })
    await inTime(job(client, id, pipeline, { wake: true }))
    world.fail({ ...asleep, times: 9, operation: 'updateDataPipelineState' })
    const failure = await inTime(jobs.resyncPipeline(client, id, pipeline, { wake: true }).catch(Object))
    expect(failure).toMatchObject({ problem: 'refused', pipeline: { id: pipeline } })
    expect(failure.message).not.toContain('wake')
  }
  const world = createWorld(awake)
  world.fail({ kind: 'status', status: 424, operation: 'createDataPipeline' })
  const job = jobs.createPipelineAndWait(world.client, id, topics(), { wake: true })
  await expect(inTime(job)).resolves.toMatchObject({ isNew: true })
})

test('a pipeline that fails again after its start ends the job, and each command is sent once', async () => {
  for (const job of [jobs.resumePipeline, jobs.resyncPipeline]) {
    const { world, pipeline, sent } = await working()
    await inTime(jobs.pausePipeline(world.client, id, pipeline))
    const client = answering(world, (result, method) => (method === 'GET' ? asFailed(result) : result))
    await expect(inTime(job(client, id, pipeline))).rejects.toThrow('its state `Failed` does not lead to copying data')
    // The first command is that of the pause.
    expect(sent().filter((call) => call === 'updateDataPipelineState')).toHaveLength(2)
  }
})

test('a database is copied again once, though the answer to the command was lost and its state has passed', async () => {
  const { world, pipeline, sent } = await working()
  await inTime(jobs.pausePipeline(world.client, id, pipeline))
  world.fail({ kind: 'html', status: 504, isApplied: true, operation: 'updateDataPipelineState' })
  const client = answering(world, (result) => (result.state === 'Resync' ? { ...result, state: 'Snapshot' } : result))
  await expect(inTime(jobs.resyncPipeline(client, id, pipeline))).resolves.toMatchObject({ state: 'Snapshot' })
  const commands = sent().filter((call) => call.startsWith('update'))
  expect(commands).toEqual(['updateDataPipelineState', 'updateDataPipelineState 504'])
  world.fail({ kind: 'status', status: 400, times: 9, operation: 'updateDataPipelineState' })
  let looks = 0
  const later = answering(world, (result) => ({ ...result, state: looks++ ? 'Snapshot' : 'Running' }))
  expect(await problemOf(jobs.resyncPipeline(later, id, pipeline))).toBe('refused')
})

test('no pipeline is created where the list does not show the name of one', async () => {
  const { world } = await working()
  const fetch: typeof globalThis.fetch = async (url, init) =>
    init?.method === 'GET' ? Response.json({ status: 200, result: [{ id }] }) : world.fetch(url, init)
  const job = jobs.createPipelineAndWait(world.client.withOptions({ fetch }), id, database)
  expect(await problemOf(job)).toBe('unanswered')
  expect(stored(world)).toHaveLength(1)
})
