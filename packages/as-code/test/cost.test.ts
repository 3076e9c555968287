import { expect, test, vi } from 'vitest'
import { dashboard, existingWebhook, project, source } from '../src/index.ts'
import { createWorld, planIn, run } from './worlds.ts'

const alert = (threshold: number) =>
  ({
    name: `${threshold}`,
    threshold,
    thresholdType: 'above',
    interval: '5m',
    channels: [existingWebhook('slack', 'Chat')],
  }) as const

// The alerts fill more than one page of a list.
test('1,005 alerts on 201 dashboards are planned with at most 12 requests', async () => {
  const world = createWorld('newest')
  const wanted = project(
    'many',
    Array.from({ length: 201 }, (_, index) =>
      dashboard({
        name: `Service ${index}`,
        tiles: [
          {
            name: 'Errors',
            x: 0,
            y: 0,
            w: 6,
            h: 4,
            config: { displayType: 'line', source: source.log('Logs'), select: [{ aggFn: 'count' }] },
            alerts: Array.from({ length: 5 }, (_each, threshold) => alert(threshold)),
          },
        ],
      }),
    ),
  )
  const planned = async () => {
    const first = world.sandbox.requests().length
    const { changes, requests } = await planIn(world, wanted)
    const sent = world.sandbox.requests().length - first
    expect(requests.read).toBe(sent)
    return [changes.length, sent <= 12]
  }
  expect(await planned()).toEqual([201, true])
  await run(world, wanted)
  expect(await planned()).toEqual([0, true])
})

test('a plan hashes each object a few times, however many others there are', async () => {
  const world = createWorld('newest')
  const many = (length: number) =>
    project(
      'many',
      Array.from({ length }, (_, index) => dashboard({ name: `Service ${index}`, tiles: [] })),
    )
  await run(world, many(60))
  const digest = vi.spyOn(crypto.subtle, 'digest')
  expect((await planIn(world, many(120))).changes).toHaveLength(60)
  expect(digest.mock.calls.length / 120).toBeLessThan(5)
  digest.mockRestore()
})
