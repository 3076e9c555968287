import { createManagementClient } from '@clouddb/management'
import * as jobs from '@clouddb/management/jobs'
import { describe, expect, test } from 'vitest'
import { controlSchema, managementDocument } from '../src/documents.ts'
import { clientOf, createWorld, expectStorable, id, inTime, options, other, problemOf, useTestTime } from './jobs.ts'

useTestTime()

const withState = (state: string) => ({ organization: { services: [{}, { record: { state } }] } })
const request = { name: 'New', provider: 'aws', region: 'eu-west-1' } as const

test('a job sends nothing where its goal is reached', async () => {
  const { client, calls } = createWorld()
  await inTime(jobs.wakeService(client, id))
  await inTime(jobs.scaleService(client, id, { numReplicas: 3, idleScaling: true }, { wake: true }))
  await inTime(jobs.waitForService(client, id, { state: 'running' }))
  expect(calls()).toEqual(['getService', 'getService', 'getService'])
  const { isNew, password, service } = await inTime(jobs.createServiceAndWait(client, { ...request, name: 'Orders' }))
  expect([isNew, password, service.id]).toEqual([false, undefined, id])
  expect(calls().slice(3)).toEqual(['listServices', 'getService'])
})

test('a job reports what it sees and does, and looks soon after a command', async () => {
  const { client } = createWorld(withState('idle'))
  const seen: jobs.ServiceProgress[] = []
  const onProgress = (progress: jobs.ServiceProgress) => void seen.push(progress)
  await inTime(jobs.scaleService(client, other, { idleTimeoutMinutes: 45 }, { wake: true, onProgress }))
  const steps = seen.map(({ action, service }) => `${action} ${service?.state}`)
  expect([...steps.slice(0, 2), ...steps.slice(-2)]).toEqual([
    'look idle',
    'awake idle',
    'scale running',
    'look running',
  ])
  const [scaled = 0, last] = seen.slice(-2).map(({ elapsed }) => elapsed)
  expect(Number(last) - scaled).toBeLessThan(5_000)
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
  const admitted = managementDocument.resources.get('service')?.deletableIn ?? []

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
      const missing = () => Response.json({ status: 404, error: 'NOT_FOUND' }, { status: 404 })
      const fetch: typeof globalThis.fetch = async (url) =>
        String(url).endsWith('services') ? Response.json({ status: 200, result }) : missing()
      const client = createManagementClient({ ...options, fetch })
      expect(await problemOf(jobs.deleteServiceAndWait(client, other))).toBe('refused')
    }
  })
})
