import { getEventListeners } from 'node:events'
import { createManagementClient, type Service } from '@clouddb/management'
import * as jobs from '@clouddb/management/jobs'
import { expect, test, vi } from 'vitest'
import { managementDocument } from '../src/documents.ts'
import { clientOf, createWorld, id, inTime, options, other, problemOf, useTestTime } from './jobs.ts'

useTestTime()

const { state: known } = managementDocument.schemas.Service?.properties ?? {}
const states = (known as { 'x-extensible-enum'?: string[] })['x-extensible-enum'] ?? []
const dead = ['terminating', 'terminated', 'softdeleting', 'softdeleted', 'failed']
const unreachable: Readonly<Record<'running' | 'idle' | 'stopped', readonly string[]>> = {
  running: ['idle', 'stopped', 'stopping', ...dead],
  idle: ['stopped', 'stopping', ...dead],
  stopped: states.filter((state) => state !== 'stopped' && state !== 'stopping'),
}

test.each(['running', 'idle', 'stopped'] as const)('a wait fails at once where no time leads to %s', async (state) => {
  expect(states.length).toBeGreaterThan(12)
  for (const from of [...states, 'unheard-of']) {
    const { client, looks } = clientOf(id, from)
    const outcome = await problemOf(jobs.waitForService(client, id, { state, totalTimeout: 60_000 }))
    const expected = from === state ? 'done' : unreachable[state].includes(from) ? 'unreachable' : 'timeout'
    expect([from, outcome]).toEqual([from, expected])
    expect(looks() === 1).toBe(outcome !== 'timeout')
  }
})

test('a wait knows what a service that never idles can become', async () => {
  const outcomeOf = (from: string, state: 'idle' | 'running') =>
    problemOf(
      jobs.waitForService(clientOf(id, from, { idleScaling: false }).client, id, { state, totalTimeout: 30_000 }),
    )
  expect(await outcomeOf('running', 'idle')).toBe('unreachable')
  expect(await outcomeOf('starting', 'running')).toBe('timeout')
})

test('a wait looks every 2 to 15 seconds, and tells when its time is over', async () => {
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
])('a wait compares %j with the settings %j', async (record, settings, isSame) => {
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
])('a wait sends nothing for %j, which no service gets to', async (wanted, message) => {
  const { client, looks } = clientOf(id, 'running')
  await expect(jobs.waitForService(client, id, wanted)).rejects.toThrow(`waitForService ${message}`)
  expect(looks()).toBe(0)
})

test('a wait rejects with the reason of the signal, and leaves no timer', async () => {
  const controller = new AbortController()
  const wanted = { state: 'running', signal: controller.signal } as const
  const settled = jobs.waitForService(clientOf(id, 'starting').client, id, wanted).catch((reason) => reason)
  await vi.advanceTimersByTimeAsync(3_000)
  controller.abort('enough')
  expect(await inTime(settled)).toBe('enough')
})

test('a wait ends with its time although a request is never answered, and leaves no listener', async () => {
  const { signal } = new AbortController()
  const silent = createManagementClient({ ...options, fetch: () => new Promise(() => {}) })
  const waiting = jobs.waitForService(silent, id, { state: 'running', signal, totalTimeout: 5_000 })
  await expect(inTime(waiting)).rejects.toMatchObject({ problem: 'timeout' })
  const endless = { state: 'running', signal, totalTimeout: Number.POSITIVE_INFINITY } as const
  const { client } = createWorld({ organization: { services: [{}, { record: { state: 'starting' } }] } })
  expect(await inTime(jobs.waitForService(client, other, endless))).toMatchObject({ state: 'running' })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
