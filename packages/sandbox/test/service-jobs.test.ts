import { getEventListeners } from 'node:events'
import { createManagementClient, type Service } from '@clouddb/management'
import { InvalidArgumentError } from '@clouddb/management/errors'
import * as jobs from '@clouddb/management/jobs'
import { describe, expect, test, vi } from 'vitest'
import { controlSchema, managementDocument } from '../src/documents.ts'
import {
  clientOf,
  createWorld,
  expectStorable,
  inTime,
  type JobWorld,
  options,
  problemOf,
  testFaults,
  useTestTime,
} from './jobs.ts'

useTestTime()

const [id, other] = ['b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40', '2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42'] as const
const withState = (state: string) => ({ organization: { services: [{}, { record: { state } }] } })
const request = { name: 'New', provider: 'aws', region: 'eu-west-1' } as const

const scaled = { minReplicaMemoryGb: 8, idleTimeoutMinutes: 45 }
const records = ({ organization }: JobWorld) => organization().services.map(({ record }) => record)
const recordOf = (world: JobWorld) => records(world).find((record) => record.id === other)

for (const [run, from, state] of [
  [jobs.wakeService, 'idle', 'running'] as const,
  [jobs.stopService, 'awaking', 'stopped'] as const,
])
  testFaults({
    job: run.name,
    seed: withState(from),
    run: ({ client }) => run(client, other),
    holds: (world) => expect(recordOf(world)).toMatchObject({ state }),
  })

testFaults({
  job: 'scaleService',
  seed: withState('idle'),
  run: ({ client }) => jobs.scaleService(client, other, scaled, { wake: true }),
  holds: (world) => expect(recordOf(world)).toMatchObject({ state: 'running', ...scaled }),
})

testFaults({
  job: 'createServiceAndWait',
  run: ({ client }) => jobs.createServiceAndWait(client, request),
  holds: (world) => {
    const created = records(world).filter(({ name }) => name === 'New')
    expect(created).toEqual([expect.objectContaining({ state: 'running' })])
  },
})

testFaults({
  job: 'deleteServiceAndWait',
  run: ({ client }) => jobs.deleteServiceAndWait(client, other),
  holds: (world) => expect(records(world).map((record) => record.id)).toEqual([id]),
})

describe('waitForService', () => {
  const { state: known } = managementDocument.schemas.Service?.properties ?? {}
  const states = (known as { 'x-extensible-enum'?: string[] })['x-extensible-enum'] ?? []
  const dead = ['terminating', 'terminated', 'softdeleting', 'softdeleted', 'failed']
  const unreachable: Readonly<Record<'running' | 'idle' | 'stopped', readonly string[]>> = {
    running: ['idle', 'stopped', 'stopping', ...dead],
    idle: ['stopped', 'stopping', ...dead],
    stopped: states.filter((state) => state !== 'stopped' && state !== 'stopping'),
  }

  test.each(['running', 'idle', 'stopped'] as const)('fails at once where no time leads to %s', async (state) => {
    expect(states.length).toBeGreaterThan(12)
    for (const from of [...states, 'unheard-of']) {
      const { client, looks } = clientOf(id, from)
      const outcome = await problemOf(jobs.waitForService(client, id, { state, totalTimeout: 60_000 }))
      const expected = from === state ? 'done' : unreachable[state].includes(from) ? 'unreachable' : 'timeout'
      expect([from, outcome]).toEqual([from, expected])
      expect(looks() === 1).toBe(outcome !== 'timeout')
    }
  })

  test.each([
    ['running', 'idle', 'unreachable'],
    ['starting', 'running', 'timeout'],
  ] as const)('knows that a service that is %s and never idles can become %s or not', async (from, state, problem) => {
    const { client } = clientOf(id, from, { idleScaling: false })
    expect(await problemOf(jobs.waitForService(client, id, { state, totalTimeout: 30_000 }))).toBe(problem)
  })

  test('looks every 2 to 15 seconds, and tells when its time is over', async () => {
    const looks: number[] = []
    const { client } = clientOf(id, 'provisioning', {}, () => looks.push(performance.now()))
    const onProgress = () => {
      throw new Error('A program that watches must not end the job.')
    }
    const error: jobs.ServiceJobError = await inTime(
      jobs.waitForService(client, id, { state: 'running', totalTimeout: 90_000, onProgress }).catch((thrown) => thrown),
    )
    const pauses = looks.slice(1).map((look, index) => look - (looks[index] as number))
    // A look may take some time of its own.
    expect(pauses.slice(0, 7).map((pause) => Math.floor(pause / 2_000))).toEqual([1, 1, 2, 3, 5, 7, 7])
    expect(error).toMatchObject({ problem: 'timeout', serviceId: id, states: ['provisioning'], service: { id } })
    expect(error.message).toBe(
      `waitForService of the service ${id} ended early: after 90000 ms it is not \`running\`. It was seen as provisioning.`,
    )
    expect(Object.keys(error)).not.toContain('service')
  })

  test.each<[Service, jobs.ScalingSettings, boolean]>([
    [{ numReplicas: 3 }, { minReplicas: 3, maxReplicas: 3, autoscalingMode: 'vertical' }, true],
    [{ minReplicas: 2, maxReplicas: 2, numReplicas: null }, { numReplicas: 2 }, true],
    [{ minReplicas: 2, maxReplicas: 4 }, { numReplicas: 2 }, false],
    [{ replicaMemoryGb: 16 }, { minReplicaMemoryGb: 16, maxReplicaMemoryGb: 16 }, true],
    [{ idleScaling: true }, { idleScaling: false }, false],
  ])('compares %j with the settings %j', async (record, settings, isSame) => {
    const waiting = jobs.waitForService(clientOf(id, 'running', record).client, id, { settings, totalTimeout: 5_000 })
    expect(await problemOf(waiting)).toBe(isSame ? 'done' : 'timeout')
  })

  test.each<[wanted: object, message: string]>([
    [{}, 'needs `state` or `settings`'],
    [{ state: 'runing' }, 'has no state `runing`. Did you mean `running`?'],
    [{ state: 'Stopped' }, 'has no state `Stopped`. Did you mean `stopped`?'],
    [{ state: 'starting' }, 'has no state `starting`. It has running, idle, stopped.'],
    [{ state: '' }, 'has no state ``. It has running'],
    [{ state: null }, 'has no state `(object)`. It has running'],
    [{ settings: { numReplica: 3 } }, 'has no setting `numReplica`. Did you mean `numReplicas`?'],
    [{ settings: { state: 'idle' } }, 'has no setting `state`. It has autoscalingMode, '],
    [{ settings: 3 }, 'needs settings as an object'],
  ])('sends nothing for %j, which no service gets to', async (wanted, message) => {
    const { client, looks } = clientOf(id, 'running')
    await expect(jobs.waitForService(client, id, wanted)).rejects.toThrow(`waitForService ${message}`)
    expect(looks()).toBe(0)
  })

  test('rejects with the reason of the signal, and leaves no timer', async () => {
    const controller = new AbortController()
    const wanted = { state: 'running', signal: controller.signal } as const
    const waiting = jobs.waitForService(clientOf(id, 'starting').client, id, wanted)
    const settled = waiting.catch((reason) => reason)
    await vi.advanceTimersByTimeAsync(3_000)
    controller.abort('enough')
    expect(await inTime(settled)).toBe('enough')
  })

  test('ends with its time although a request is never answered, and leaves no listener', async () => {
    const { signal } = new AbortController()
    const silent = createManagementClient({ ...options, fetch: () => new Promise(() => {}) })
    const waiting = jobs.waitForService(silent, id, { state: 'running', signal, totalTimeout: 5_000 })
    await expect(inTime(waiting)).rejects.toMatchObject({ problem: 'timeout' })
    const endless = { state: 'running', signal, totalTimeout: Number.POSITIVE_INFINITY } as const
    const { client } = createWorld(withState('starting'))
    expect(await inTime(jobs.waitForService(client, other, endless))).toMatchObject({ state: 'running' })
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

test('a job sends nothing where its goal is reached', async () => {
  const world = createWorld()
  const { client } = world
  await inTime(jobs.wakeService(client, id))
  await inTime(jobs.scaleService(client, id, { numReplicas: 3, idleScaling: true }, { wake: true }))
  await inTime(jobs.waitForService(client, id, { state: 'running' }))
  expect(world.calls()).toEqual(['getService', 'getService', 'getService'])
  const { isNew, password, service } = await inTime(jobs.createServiceAndWait(client, { ...request, name: 'Orders' }))
  expect([isNew, password, service.id]).toEqual([false, undefined, id])
  expect(world.calls().slice(3)).toEqual(['listServices', 'getService'])
})

test('a job reports what it sees and does, and looks soon after a command', async () => {
  const { client } = createWorld(withState('idle'))
  const seen: [action: string, state: string | undefined, elapsed: number][] = []
  const onProgress = ({ action, service, elapsed }: jobs.ServiceProgress) =>
    seen.push([action, service?.state, elapsed])
  await inTime(jobs.scaleService(client, other, { idleTimeoutMinutes: 45 }, { wake: true, onProgress }))
  const [scaled, last] = seen.slice(-2)
  expect(seen.slice(0, 2).map(([action, state]) => `${action} ${state}`)).toEqual(['look idle', 'awake idle'])
  expect([scaled?.[0], last?.[0]]).toEqual(['scale', 'look'])
  expect(Number(last?.[2]) - Number(scaled?.[2])).toBeLessThan(5_000)
})

test('the password of a new service is stored before the wait', async () => {
  const world = createWorld()
  const calls: string[] = []
  const kept: jobs.PasswordToStore[] = []
  const store = (created: jobs.PasswordToStore) => {
    calls.push(...world.calls())
    kept.push(created)
  }
  const there = await inTime(jobs.createServiceAndWait(world.client, request, { store }))
  expect([there.isNew, there.isStored, there.warning]).toEqual([true, true, undefined])
  expect(calls).toEqual(['listServices', 'createService'])
  expect(kept).toMatchObject([{ id: there.service.id, password: there.password, service: { name: 'New' } }])
  for (const data of [there, ...kept]) expectStorable(data, 'password')
  const next = { ...request, name: 'Next' }
  const failing = jobs.createServiceAndWait(world.client, next, { store: () => Promise.reject('no') })
  await expect(inTime(failing)).rejects.toMatchObject({ problem: 'store', cause: 'no', service: { name: 'Next' } })
})

test('a new service is found though the answer is lost, and one that is refused is not looked for', async () => {
  const world = createWorld()
  world.fail({ kind: 'reset', isApplied: true, operation: 'createService' })
  const store = () => Promise.reject(new Error('There is nothing to store.'))
  const there = await inTime(jobs.createServiceAndWait(world.client, request, { store }))
  const warning = 'No answer showed the password, and `store` was not called. `updateServicePassword` sets another one.'
  expect(there).toMatchObject({ isNew: true, password: undefined, isStored: false, warning })
  expect(await inTime(jobs.createServiceAndWait(world.client, request))).toMatchObject({ isNew: false, warning })
  const { client, calls, fail } = createWorld()
  fail({ kind: 'status', status: 400, operation: 'createService' })
  await expect(inTime(jobs.createServiceAndWait(client, request))).rejects.toMatchObject({ problem: 'refused' })
  expect(calls()).toEqual(['listServices', 'createService 400'])
})

test('a service is taken for the wanted one by its name and tags, unless several are alike', async () => {
  const tags = [{ key: 'team', value: 'orders' }]
  const others = [{ key: 'team', value: 'bills' }]
  const services = [{ record: { name: 'New', tags } }, { record: { name: 'New', tags: others } }]
  const { client } = createWorld({ organization: { services } })
  expect((await inTime(jobs.createServiceAndWait(client, { ...request, tags }))).service.id).toBe(id)
  const ambiguous = jobs.createServiceAndWait(client, request)
  await expect(inTime(ambiguous)).rejects.toThrow("2 services are named 'New' and have the tags of the request")
})

test('a running service that refuses settings is not advised to wake', async () => {
  const scaling = jobs.scaleService(createWorld().client, id, { minReplicaMemoryGb: 120, maxReplicaMemoryGb: 8 })
  const facts = { problem: 'refused', cause: { status: 400 }, states: ['running'] }
  await expect(inTime(scaling)).rejects.toMatchObject({ ...facts, message: expect.not.stringContaining('wake') })
})

test.each<[job: string, (world: JobWorld, options: never) => Promise<unknown>, options: object]>([
  ['waitForService', ({ client }, options) => jobs.waitForService(client, id, options), { sate: 'idle' }],
  ['wakeService', ({ client }, options) => jobs.wakeService(client, id, options), { timeout: 1_000 }],
  ['stopService', ({ client }, options) => jobs.stopService(client, id, options), { totaltimeout: 1_000 }],
  ['scaleService', ({ client }, options) => jobs.scaleService(client, id, {}, options), { numReplicas: 3 }],
  ['createServiceAndWait', ({ client }, options) => jobs.createServiceAndWait(client, request, options), { save: 1 }],
  ['deleteServiceAndWait', ({ client }, options) => jobs.deleteServiceAndWait(client, id, options), { wake: true }],
])('%s refuses an option that does not exist, and sends nothing', async (job, run, options) => {
  const world = createWorld()
  const own =
    { waitForService: 'state, settings, ', scaleService: 'wake, ', createServiceAndWait: 'store, ' }[job] ?? ''
  const refusal = `${job} has no option \`${Object.keys(options)[0]}\`. It has ${own}signal, totalTimeout, onProgress.`
  await expect(run(world, options as never)).rejects.toThrow(refusal)
  const late = { state: 'idle', totalTimeout: 'soon' } as never
  if (job === 'waitForService') await expect(run(world, late)).rejects.toThrow(InvalidArgumentError)
  expect(world.calls()).toEqual([])
})

test.each([
  ['idle', 424],
  ['stopped', 409],
])('a service that is %s is not woken unasked', async (state, status) => {
  const settings = { idleTimeoutMinutes: 45 }
  const { client, calls } = createWorld(withState(state))
  await expect(inTime(jobs.scaleService(client, other, settings))).rejects.toMatchObject({
    problem: 'refused',
    message: expect.stringMatching(/Pass `wake: true` to have it woken or started first\.$/),
    cause: { status },
  })
  expect(calls().filter((call) => call.startsWith('update'))).toHaveLength(2)
  const failed = jobs.scaleService(clientOf(id, 'failed').client, id, settings)
  await expect(inTime(failed)).rejects.toMatchObject({ problem: 'unreachable' })
})

describe('deleteServiceAndWait', () => {
  const admitted = managementDocument.operations.find((operation) => operation.id === 'deleteService')?.states ?? []

  const states = controlSchema('ServiceState').enum as string[]
  test.each(states.filter((state) => !state.startsWith('terminat')))(
    'deletes a service that is %s, and stops it only where servers would refuse',
    async (state) => {
      const { client, calls } = createWorld(withState(state))
      await inTime(jobs.deleteServiceAndWait(client, other))
      const changes = calls().filter((call) => /^(update|delete)/.test(call))
      const isOnTheWay = admitted.includes(state) || state === 'stopping'
      expect(changes).toEqual([...(isOnTheWay ? [] : ['updateServiceState']), 'deleteService'])
    },
  )

  test('stops an idle service first where a server deletes stopped ones only', async () => {
    const { client, fetch, calls } = createWorld(withState('idle'))
    const older: typeof fetch = async (input, init) => {
      const { state } = init?.method === 'DELETE' ? await client.getService(other) : {}
      return state === 'idle' ? Response.json({ error: 'CONFLICT' }, { status: 409 }) : fetch(input, init)
    }
    await inTime(jobs.deleteServiceAndWait(client.withOptions({ fetch: older }), other))
    expect(calls().filter((call) => /^(update|delete)/.test(call))).toEqual(['updateServiceState', 'deleteService'])
  })

  test('does not take a service for gone where the list does not show the ids', async () => {
    for (const result of [[null], [{ name: 'Reports' }], [{ id: other.toUpperCase() }]]) {
      const fetch: typeof globalThis.fetch = async (url) =>
        String(url).endsWith('services')
          ? Response.json({ status: 200, result })
          : Response.json({ status: 404, error: 'NOT_FOUND' }, { status: 404 })
      const client = createManagementClient({ ...options, fetch })
      expect(await problemOf(jobs.deleteServiceAndWait(client, other))).toBe('refused')
    }
  })
})
