import { KeyRotationError } from '@clouddb/management/jobs'
import { expect, test } from 'vitest'
import { createMeeting, createWorld, inTime, useTestTime } from './jobs.ts'
import { admin, old, rotate, storedKey } from './key-rotations.ts'

useTestTime()

type Fetch = typeof globalThis.fetch

/** Jobs of an administrator that rotate one key into one vault. */
function createJobs() {
  const world = createWorld({ organization: { keys: [admin, old] } })
  /** Resolves to the message of the error, if there is one. */
  const run = (fetch: Fetch = world.fetch) =>
    rotate(world, world.client.withOptions({ fetch })).then(
      () => '',
      (error: Error) => (KeyRotationError.is(error) ? error.message : Promise.reject(error)),
    )
  const works = async () => {
    const { keyId, keySecret } = storedKey(world)
    await inTime(Promise.resolve(world.client.withOptions({ keyId, keySecret }).getOrganization()))
  }
  const strays = () => world.organization().keys.filter(({ id }) => id !== admin.id && id !== storedKey(world).id)
  return { world, run, works, strays }
}

/** Whatever two jobs did: the stored key works, and after one more run there is no other that no error has named. */
async function expectWhole({ run, works, strays }: ReturnType<typeof createJobs>, errors: string[]): Promise<void> {
  await works()
  await inTime(run())
  await works()
  for (const stray of strays()) expect(errors.join()).toContain(stray.id)
}

/** A `fetch` that waits before the request with this index. */
function waitBefore(index: number, fetch: Fetch, wait: () => Promise<unknown>): Fetch {
  let sent = 0
  return async (...request) => {
    if (sent++ === index) await wait()
    return fetch(...request)
  }
}

test.each(['ends before', 'runs beside'])(
  'a second rotation that %s any request of the first one loses no key',
  async (mode) => {
    for (let index = 0; index < 8; index++) {
      const jobs = createJobs()
      let second = Promise.resolve('')
      const wait = async () => {
        second = jobs.run()
        if (mode === 'ends before') await second
      }
      const first = jobs.run(waitBefore(index, jobs.world.fetch, wait))
      await expectWhole(jobs, await inTime(first.then(async (error) => [error, await second])))
    }
  },
)

test('of two rotations that begin together, none stores a key, and the errors name those of the other one', async () => {
  const jobs = createJobs()
  const [created, listed] = [createMeeting(), createMeeting()]
  /** A `fetch` of a job that looks for rivals after both have created a key, and goes on after both have looked. */
  const beside = (): Fetch => {
    let sent = 0
    return async (...request) => {
      if (sent++ !== 2) return jobs.world.fetch(...request)
      await created()
      const answer = await jobs.world.fetch(...request)
      await listed()
      return answer
    }
  }
  const errors = await inTime(Promise.all([jobs.run(beside()), jobs.run(beside())]))
  const message =
    /failed at 'create': another job rotates the key as well: keys \[[0-9a-f-]{36}\]\. The old key .* is enabled\.$/
  expect(errors).toEqual([expect.stringMatching(message), expect.stringMatching(message)])
  expect(jobs.strays()).toEqual([])
})

test('where lists show the key of the other one late, both are kept until a third run', async () => {
  const jobs = createJobs()
  const late = (): Fetch => {
    const lists: string[] = []
    return async (input, init) => {
      const answer = await jobs.world.fetch(input, init)
      if (!String(input).endsWith('/keys') || init?.method !== 'GET') return answer
      lists.push(await answer.clone().text())
      return lists.length === 2 ? new Response(lists[0], answer) : answer
    }
  }
  const errors = await inTime(Promise.all([jobs.run(late()), jobs.run(late())]))
  const message = /failed at 'prove': another job rotates the key as well: .* exists and is stored/
  expect(errors).toEqual([expect.stringMatching(message), expect.stringMatching(message)])
  expect(jobs.strays()).toHaveLength(2)
  await expectWhole(jobs, [])
})
