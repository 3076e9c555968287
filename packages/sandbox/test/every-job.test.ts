import * as jobs from '@clouddb/management/jobs'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import type { Fault, SeedOptions } from '../src/index.ts'
import { createWorld, id, inTime, type JobWorld, other, useTestTime } from './jobs.ts'
import { admin, expectRotated, old, rotateOwn, storedKey } from './key-rotations.ts'
import { created, database, stored, table, topics } from './pipelines-of-jobs.ts'

// What holds for every job. What only one job does is tested in its own file.

useTestTime()

type Run = (...parameters: unknown[]) => Promise<unknown>

/** A job, and what must hold once it is complete, however often it was run. */
interface JobCase {
  readonly job: string
  readonly seed?: SeedOptions
  /** Its own options, before those of all jobs. */
  readonly own?: string
  /** Makes the pipeline that the job changes. */
  prepare?(world: JobWorld): Promise<string>
  run(world: JobWorld, options: object, pipeline: string): Promise<unknown>
  holds(world: JobWorld, result: unknown): void | Promise<void>
}

const request = { name: 'New', provider: 'aws', region: 'eu-west-1' }
const scaled = { minReplicaMemoryGb: 8, idleTimeoutMinutes: 45 }
const running = { state: 'running' }
const named = (world: JobWorld, name: string) =>
  world.organization().services.filter(({ record }) => record.name === name || record.id === name)

const ofServices: [job: string, args: unknown[], before: string, after: object, own?: string, more?: object][] = [
  ['waitForService', [other], 'starting', running, 'state, settings, ', { state: 'running' }],
  ['wakeService', [other], 'idle', running],
  ['stopService', [other], 'awaking', { state: 'stopped' }],
  ['scaleService', [other, scaled], 'idle', { ...running, ...scaled }, 'wake, ', { wake: true }],
]

const idle = { organization: { services: [{ record: { id, state: 'idle' } }] } }
const prepare = async (world: JobWorld) => (await created(world)).id
const preparePaused = async (world: JobWorld) => {
  const pipeline = await prepare(world)
  await inTime(jobs.pausePipeline(world.client, id, pipeline))
  return pipeline
}
const returns = [table('orders'), table('returns')]
const ofPipelines: [job: string, args: unknown[], result: object, before?: JobCase['prepare']][] = [
  ['pausePipeline', [], { name: 'shop', state: 'Paused' }],
  ['resumePipeline', [], { name: 'shop', state: 'Running' }, preparePaused],
  ['resyncPipeline', [], { name: 'shop' }],
  ['changeTables', [{ add: [table('returns')] }], { source: { postgres: { tableMappings: returns } } }],
]

const expireAt = '2099-01-01T00:00:00Z'
const withKey = (more: object = {}) => ({ organization: { keys: [{ ...old, expireAt, ...more }] } })
const holdsKey = async (world: JobWorld) => {
  await expectRotated(world)
  expect(world.organization().keys).toMatchObject([{ expireAt }])
}
const runStored = (world: JobWorld, options: object) => rotateOwn(world, options, storedKey(world).id)
const marked = withKey({ name: `${old.name} (replaces ${admin.id})` })

const cases: JobCase[] = [
  ...ofServices.map(([job, args, state, after, own = '', more]): JobCase => {
    const run = (jobs as unknown as Record<string, Run>)[job] as Run
    return {
      ...{ job, own, seed: { organization: { services: [{}, { record: { state } }] } } },
      run: ({ client }, options) => run(client, ...args, { ...more, ...options }),
      holds: (world) => expect(named(world, other)).toMatchObject([{ record: after }]),
    }
  }),
  {
    ...{ job: 'createServiceAndWait', own: 'store, ' },
    run: ({ client }, options) => jobs.createServiceAndWait(client, request as never, options),
    holds: (world) => expect(named(world, 'New')).toMatchObject([{ record: running }]),
  },
  {
    job: 'deleteServiceAndWait',
    run: ({ client }, options) => jobs.deleteServiceAndWait(client, other, options),
    holds: (world) => expect(world.organization().services).toMatchObject([{ record: { id } }]),
  },
  {
    ...{ job: 'rotateKey', own: 'store, expireAt, ', seed: withKey(), holds: holdsKey },
    run: (world, options) => rotateOwn(world, options),
  },
  { job: 'rotateKey, told the id that it stored,', seed: withKey(), run: runStored, holds: holdsKey },
  { job: 'rotateKey of a key that kept its mark', seed: marked, run: runStored, holds: holdsKey },
  {
    ...{ job: 'createPipelineAndWait', own: 'wake, ' },
    run: ({ client }, options) => jobs.createPipelineAndWait(client, id, database, options),
    holds: (world) => expect(stored(world)).toMatchObject([{ name: 'shop' }]),
  },
  {
    ...{ job: 'createPipelineAndWait of an idle service', seed: idle },
    run: ({ client }, options) => jobs.createPipelineAndWait(client, id, topics(), { wake: true, ...options }),
    holds: (world) => expect(stored(world)).toMatchObject([{ name: 'topics' }]),
  },
  ...ofPipelines.map(([job, args, shown, before = prepare]): JobCase => {
    const run = (jobs as unknown as Record<string, Run>)[job] as Run
    return {
      ...{ job, own: 'wake, ', prepare: before },
      run: ({ client }, options, pipeline) => run(client, id, pipeline, ...args, options),
      holds: (world, result) => {
        expect(stored(world)).toMatchObject([{ name: 'shop' }])
        expect(result).toMatchObject(shown)
        expect(world.calls().join()).toContain('updateDataPipelineState')
      },
    }
  }),
]

/** A world in which a job can run, and a function that runs it, with a `fetch` that is told of each request. */
async function prepared(
  { seed, prepare, run }: JobCase,
  onRequest: (world: JobWorld, index: number) => void = () => {},
) {
  const made = createWorld(seed)
  const pipeline = (await prepare?.(made)) ?? ''
  const before = made.calls().length
  let sent = 0
  const fetch: JobWorld['fetch'] = (...asked) => {
    onRequest(made, sent++)
    return made.fetch(...asked)
  }
  const world = { ...made, client: made.client.withOptions({ fetch }) }
  const calls = () => made.calls().slice(before)
  return { world, calls, run: (options: object = {}) => run(world, options, pipeline) }
}

const forbidden: Fault = { kind: 'status', status: 403 }
const faults: Fault[] = [
  { kind: 'reset' },
  { kind: 'reset', isApplied: true },
  { kind: 'html' },
  { kind: 'rate-limit' },
  forbidden,
]
const notApplied = expect.not.objectContaining({ isApplied: true })

/** Every request is tried in the nightly tier, and every third one otherwise. */
const stride = process.env.TEST_TIER === 'all' ? 1 : 3

/** Runs a job with a fault before one of its requests. Where it fails, running it again must complete it. */
async function runWithFault(job: JobCase, call: string, index: number, fault: Fault): Promise<void> {
  const { world, run } = await prepared(job, ({ fail }, at) => at === index && fail(fault))
  const outcome: unknown = await inTime(run().catch((failure) => failure ?? 'failed'))
  const { KeyRotationError, PipelineJobError, ServiceJobError } = jobs
  const isOurs = ServiceJobError.is(outcome) || PipelineJobError.is(outcome) || KeyRotationError.is(outcome)
  // Only a creation that was not applied is not sent again.
  if (isOurs && fault !== forbidden) expect([call, fault]).toEqual([expect.stringMatching(/^create/), notApplied])
  if (!isOurs) expect(outcome).not.toBeInstanceOf(Error)
  await job.holds(world, isOurs ? await inTime(run()) : outcome)
}

describe.each(cases)('$job', (job) => {
  test('is completed by running it again after any fault at any request', async () => {
    const whole = await prepared(job)
    await job.holds(whole.world, await inTime(whole.run()))
    for (const [index, call] of whole.calls().entries())
      for (const [kind, fault] of faults.entries())
        if (index % stride === kind % stride) await runWithFault(job, call, index, fault)
  })

  test('reports each look and each change, and can be aborted at each of them', async () => {
    const runUntil = async (last: number) => {
      const [controller, seen] = [new AbortController(), [] as string[]]
      const onProgress = ({ action, step, pipeline, service, elapsed }: Record<string, unknown>) => {
        expect(elapsed ?? 0).toBeGreaterThanOrEqual(0)
        seen.push(`${action ?? step} ${Object(pipeline ?? service).state ?? ''}`)
        if (seen.length === last) controller.abort('enough')
      }
      const { run } = await prepared(job)
      return { outcome: await inTime(run({ onProgress, signal: controller.signal }).catch(String)), seen }
    }
    const whole = await runUntil(-1)
    expect(whole.outcome).not.toBeTypeOf('string')
    expect(whole.seen.at(-1)).toMatch(/^(look|rename|delete leftovers)/)
    for (let last = 1; last < whole.seen.length; last++) {
      // Nothing is sent between these two steps where there are no leftovers.
      if (whole.seen[last]?.startsWith('delete leftovers')) continue
      const { outcome, seen } = await runUntil(last)
      expect([outcome, seen]).toEqual(['enough', whole.seen.slice(0, last)])
    }
  })
})

test.each(cases.filter(({ own, job }) => own || !job.includes(' ')))(
  '$job refuses an unknown option and another client, and sends nothing',
  async ({ own = '', ...job }) => {
    const { world, calls, run } = await prepared(job)
    const known = `${job.job} has no option \`sate\`. It has ${own}signal, totalTimeout, onProgress.`
    await expect(run({ sate: 'idle' })).rejects.toThrow(known)
    await expect(run({ totalTimeout: 'soon' })).rejects.toThrow('totalTimeout')
    const wrongClient = 'needs a client first: one that `createManagementClient` returns.'
    const ofTheOther = createObservabilityOssClient({ apiKey: 'a' })
    for (const client of [ofTheOther, { withOptions: () => ({}) }])
      await expect(job.run({ ...world, client } as never, {}, '')).rejects.toThrow(`${job.job} ${wrongClient}`)
    expect(calls()).toEqual([])
  },
)
