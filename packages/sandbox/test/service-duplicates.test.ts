import type { CreateServiceRequest } from '@clouddb/management'
import { createServiceAndWait, type ServiceJobError } from '@clouddb/management/jobs'
import { expect, test } from 'vitest'
import { createMeeting, createWorld, inTime, type JobWorld, useTestTime } from './jobs.ts'

useTestTime()

const tags = [{ key: 'team', value: 'a' }]
const request: CreateServiceRequest = { name: 'New', provider: 'aws', region: 'eu-west-1', tags }

type Fetch = typeof globalThis.fetch

/** Creates the service, and resolves to the error of the job, if there is one. */
const create = ({ client }: JobWorld, fetch: Fetch, kept: string[] = []) =>
  createServiceAndWait(client.withOptions({ fetch }), request, {
    store: ({ password }) => void kept.push(password),
  }).then(
    () => undefined,
    (error: ServiceJobError) => error,
  )

const created = (world: JobWorld) =>
  world.organization().services.flatMap(({ record }) => (record.name === 'New' ? [record.id ?? ''] : []))

/** Expects that an error names both services, and that the password of its own one is stored. */
function expectNamed(error: ServiceJobError | undefined, world: JobWorld, kept: readonly string[]): void {
  const [one, two] = created(world)
  expect(created(world)).toHaveLength(2)
  expect(error).toMatchObject({ problem: 'duplicate', serviceId: expect.any(String), service: { name: 'New' } })
  expect([error?.serviceId, ...(error?.duplicates ?? [])].toSorted()).toEqual([one, two].toSorted())
  for (const id of [one, two]) expect(error?.message).toContain(id)
  expect(error?.message).toContain('Each costs money: delete those that are not needed')
  expect(kept).toHaveLength(1)
}

test('two jobs at once that both create the service name each its own and the other one', async () => {
  const world = createWorld()
  const [looked, created] = [createMeeting(), createMeeting()]
  /** A `fetch` of a job that creates after both have looked, and looks again after both have created. */
  const beside = (): Fetch => {
    const meetings = [undefined, looked, created]
    return async (...request) => {
      await meetings.shift()?.()
      return world.fetch(...request)
    }
  }
  const kept: string[][] = [[], []]
  const errors = await inTime(Promise.all(kept.map((own) => create(world, beside(), own))))
  for (const [index, error] of errors.entries()) expectNamed(error, world, kept[index] ?? [])
})

test.each([1, 2])('a second run whose first %i lists lag behind names the service of the first run', async (lists) => {
  const world = createWorld()
  const before = await world.client.listServices()
  await inTime(create(world, world.fetch))
  let late = lists
  const kept: string[] = []
  const lagging: Fetch = async (input, init) => {
    const isList = String(input).endsWith('/services') && init?.method === 'GET'
    return isList && late-- > 0 ? Response.json({ status: 200, result: before }) : world.fetch(input, init)
  }
  expectNamed(await inTime(create(world, lagging, kept)), world, kept)
  const error = await inTime(create(world, world.fetch))
  expect(error).toMatchObject({ problem: 'duplicate', serviceId: undefined })
  expect(error?.duplicates.toSorted()).toEqual(created(world).toSorted())
})

const names = [undefined, null, 7].map((name) => ({ name }))
test.each([...names, { id: undefined }, { id: '' }, { tags: undefined }, { tags: 'team' }])(
  'a service that the list shows with %j may be the wanted one, so no second one is created',
  async (wrong) => {
    const { client, calls, fetch } = createWorld({ organization: { services: [{ record: request }] } })
    const unshown: Fetch = async (input, init) => {
      const { result, ...rest } = (await (await fetch(input, init)).json()) as { result: object[] }
      return Response.json({ ...rest, result: result.map((service) => ({ ...service, ...wrong })) })
    }
    const job = createServiceAndWait(client.withOptions({ fetch: unshown }), request)
    await expect(inTime(job)).rejects.toMatchObject({ problem: 'unanswered' })
    expect(calls()).toEqual(['listServices'])
  },
)
