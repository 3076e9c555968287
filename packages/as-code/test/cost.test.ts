import { expect, test, vi } from 'vitest'
import { dashboard, project } from '../src/index.ts'
import { tileOf, usual, World } from './worlds.ts'

// In the nightly tier, the alerts fill more than one page of a list.
const count = process.env.TEST_TIER === 'all' ? 201 : 31

test('many dashboards with five alerts each are planned with at most 12 requests', async () => {
  const world = new World('newest')
  const wanted = project(
    'many',
    Array.from({ length: count }, (_, index) =>
      dashboard({
        name: `Service ${index}`,
        tiles: [
          tileOf(
            'Errors',
            Array.from({ length: 5 }, (_each, at) => ({ ...usual, name: `${at}`, threshold: at })),
          ),
        ],
      }),
    ),
  )
  const planned = async () => {
    const first = world.sandbox.requests().length
    const { changes, requests } = await world.plan(wanted)
    const sent = world.sandbox.requests().length - first
    expect(requests.read).toBe(sent)
    return [changes.length, sent <= 12]
  }
  expect(await planned()).toEqual([count, true])
  await world.run(wanted)
  expect(await planned()).toEqual([0, true])
})

test('a plan hashes each object a few times, however many others there are', async () => {
  const world = new World('newest')
  const many = (length: number) =>
    project(
      'many',
      Array.from({ length }, (_, index) => dashboard({ name: `Service ${index}`, tiles: [] })),
    )
  await world.run(many(60))
  const digest = vi.spyOn(crypto.subtle, 'digest')
  expect((await world.plan(many(120))).changes).toHaveLength(60)
  expect(digest.mock.calls.length / 120).toBeLessThan(5)
  digest.mockRestore()
})
