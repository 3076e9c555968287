import { createManagementClient, type ManagementClient } from '@clouddb/management'
import { InvalidArgumentError } from '@clouddb/management/errors'
import * as jobs from '@clouddb/management/jobs'
import { expect, test } from 'vitest'
import { clientOf, createWorld, id, inTime, options, other, problemOf, useTestTime } from './jobs.ts'

useTestTime()

const request = { name: 'New', provider: 'aws', region: 'eu-west-1' } as const

test('a new service may be unknown for a while, and one that is being deleted is not the wanted one', async () => {
  const services = [{}, { record: { name: 'New', state: 'terminating' } }]
  const { client, fail } = createWorld({ organization: { services } })
  fail({ kind: 'status', status: 404, operation: 'getService', times: 3 })
  expect(await inTime(jobs.createServiceAndWait(client, request))).toMatchObject({ isNew: true })
})

const unsent = createManagementClient(options)
test.each<[job: (...of: never) => Promise<unknown>, given: unknown[], message: string]>([
  [jobs.wakeService, [undefined, id], 'needs a client first: one that `createManagementClient` returns.'],
  [jobs.waitForService, [unsent, id], 'needs `state` or `settings`.'],
  [jobs.scaleService, [unsent, id], 'needs settings as an object. Await a Promise first.'],
  [
    jobs.createServiceAndWait,
    [unsent, Promise.resolve(request)],
    'needs a request as an object. Await a Promise first.',
  ],
])('a wrong argument of a job is named before a request: %#', async (job, given, message) => {
  const error = await job(...(given as never)).catch((thrown) => thrown)
  expect(error).toEqual(new InvalidArgumentError(`${job.name} ${message}`))
})

test('an answer that shows another service ends the job', async () => {
  const { client, looks } = clientOf(id, 'stopped', { id: other })
  await expect(inTime(jobs.deleteServiceAndWait(client, id))).rejects.toThrow(`shows the service ${other}`)
  expect(looks()).toBe(1)
})

test('states that no server should show are in one short line of the message', async () => {
  let looks = 0
  const state = () => `\u001B[31m\u202E${looks++}${'x'.repeat(1_000)}`
  const fetch: typeof globalThis.fetch = async () => Response.json({ status: 200, result: { id, state: state() } })
  const client = createManagementClient({ ...options, fetch })
  const error = await inTime(jobs.wakeService(client, id)).catch(({ message }: Error) => message)
  expect(looks).toBeGreaterThan(50)
  expect(error).toMatch(/^wakeService of the service [ -~]{100,3000}$/)
})

const tags = [{ key: 'a' }]
test.each([
  [[null, { name: 'New', id, tags: 'a' }, { name: 'New', id, tags: [null, ...tags] }], 'done'],
  [[{ name: 'New', id: 7, tags }], 'unanswered'],
])('a list of services with wrong values breaks nothing: %j', async (result, outcome) => {
  const fetch: typeof globalThis.fetch = async (url) =>
    Response.json({ status: 200, result: String(url).endsWith('services') ? result : { id, state: 'running' } })
  const client = createManagementClient({ ...options, fetch })
  expect(await problemOf(jobs.createServiceAndWait(client, { ...request, tags }))).toBe(outcome)
})

test('a job waits for as long as a rate limit asks', async () => {
  const start = performance.now()
  let answers = 0
  const fetch: typeof globalThis.fetch = async () =>
    answers++ < 3
      ? Response.json({}, { status: 429, headers: { 'retry-after': '100' } })
      : Response.json({ status: 200, result: { id, state: 'running' } })
  const client = createManagementClient({ ...options, fetch, logLevel: 'off' })
  const watch = { onProgress: () => Promise.reject(new Error('A promise of a program that watches is ignored.')) }
  await inTime(jobs.wakeService(client, id, watch as object))
  expect(performance.now() - start).toBeGreaterThanOrEqual(300_000)
})

test('a deletion that conflicts is sent until it is accepted, and a service that is gone is deleted', async () => {
  const world = createWorld()
  world.fail({ kind: 'status', status: 409, operation: 'deleteService', times: 5 })
  await inTime(jobs.deleteServiceAndWait(world.client, other))
  expect(world.calls().filter((call) => call === 'deleteService 409')).toHaveLength(5)
  await inTime(jobs.deleteServiceAndWait(world.client, other))
  expect(world.calls().slice(-2)).toEqual(['getService 404', 'listServices'])
})

test('a failure that lasts ends the job, at once if it cannot pass', async () => {
  const world = createWorld()
  world.fail({ kind: 'reset', operation: 'updateServiceState', times: Number.POSITIVE_INFINITY })
  await expect(inTime(jobs.stopService(world.client, id))).rejects.toMatchObject({ problem: 'unanswered' })
  expect(world.calls().filter((call) => call === 'updateServiceState 0')).toHaveLength(5)
  const others: ((client: ManagementClient, id: string) => Promise<unknown>)[] = [
    jobs.wakeService,
    jobs.deleteServiceAndWait,
  ]
  for (const run of others) {
    const { client, calls, fail } = createWorld()
    fail({ kind: 'status', status: 403, operation: 'getService', times: Number.POSITIVE_INFINITY })
    await expect(inTime(run(client, id))).rejects.toThrow(/ended early: GET .* answered 403: [^.]*\.$/)
    expect(calls()).toEqual(['getService 403'])
  }
})

test('a command that changes nothing is sent once a minute, and failures between looks pass', async () => {
  let [looks, commands] = [0, 0]
  const { client } = clientOf(id, 'idle', {}, ({ method }) => {
    if (method === 'PATCH') commands++
    else if (looks++ % 2) throw new TypeError('fetch failed')
  })
  const waking = jobs.wakeService(client.withOptions({ maxRetries: 0 }), id, { totalTimeout: 200_000 })
  await expect(inTime(waking)).rejects.toMatchObject({ problem: 'timeout' })
  expect([2, 3, 4]).toContain(commands)
})
