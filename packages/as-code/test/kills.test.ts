import { expect, test } from 'vitest'
import {
  type Declaration,
  dashboard,
  existingWebhook,
  type Project,
  project,
  savedSearch,
  secret,
  source,
  webhook,
} from '../src/index.ts'
import { type Age, above, ages, boardsOf, tileOf, World } from './worlds.ts'

/** Every request is tried in the nightly tier, and one of 53 otherwise. */
const stride = process.env.TEST_TIER === 'all' ? 1 : 7

const logs = source.log('Logs')

/** Two dashboards with alerts, and on newer servers a saved search with alerts, and a webhook. */
function projectOf(age: Age, threshold: number, isWhole: boolean): Project {
  const pager =
    age === 'February'
      ? existingWebhook('slack', 'Chat')
      : webhook({ service: 'slack', name: 'Pager', url: secret('HOOK_URL'), description: `Above ${threshold}` })
  const alert = { ...above, threshold, channels: [pager] } as const
  const tile = (name: string, alerts: number) =>
    tileOf(
      name,
      Array.from({ length: alerts }, (_, index) => ({ ...alert, name: `Alert ${index}` })),
    )
  const searches: Declaration[] =
    age === 'February'
      ? []
      : [
          savedSearch({
            name: 'Slow',
            source: logs,
            where: `a:${threshold}`,
            alerts: [alert, { ...alert, interval: '1h' }],
          }),
        ]
  return project('checkout', [
    dashboard({ name: 'Cart', tags: ['team'], tiles: isWhole ? [tile('One', 2), tile('Two', 1)] : [tile('One', 1)] }),
    isWhole ? dashboard({ name: 'Payment', tiles: [tile('Three', 1)] }) : [],
    dashboard({ name: 'Stock', tiles: [] }),
    dashboard({ name: 'Shop', tiles: [] }),
    searches,
  ])
}

const lost = () => new TypeError('fetch failed')

/** What happens to one request of a run. A run that is killed sends no further one. */
const ends: Record<string, (world: World, at: number) => void> = {
  'killed before a request': (world, at) => {
    let sent = 0
    world.intercept = async (input, init, pass) => {
      if (sent++ >= at) throw lost()
      return await pass(input, init)
    }
  },
  'killed after a request': (world, at) => {
    let sent = 0
    world.intercept = async (input, init, pass) => {
      if (sent > at) throw lost()
      const answer = await pass(input, init)
      if (sent++ === at) throw lost()
      return answer
    }
  },
  'a request fails with 500': failing((world) => world.sandbox.fail({ kind: 'status', status: 500 })),
  'an answer is lost': failing((world) => world.sandbox.fail({ kind: 'reset', isApplied: true })),
  'a request is lost': failing((world) => world.sandbox.fail({ kind: 'reset' })),
}

function failing(fail: (world: World) => void) {
  return (world: World, at: number) => {
    let sent = 0
    world.intercept = async (input, init, pass) => {
      if (sent++ === at) fail(world)
      return await pass(input, init)
    }
  }
}

/** What a deployment holds, without what differs between two that were made in different order. */
async function summary(world: World): Promise<string[]> {
  const texts = [...(await world.contents()).values()]
  return texts
    .map((text) => text.replaceAll(/[0-9a-f]{24}/g, 'id').replaceAll(/"(created|updated)At":"[^"]*"/g, '""'))
    .sort()
}

const steps = [
  { title: 'the first run', prepare: async () => {}, whole: true, threshold: 1 },
  {
    title: 'a run that changes and deletes',
    prepare: async (world: World) => void (await world.run(projectOf(world.age, 1, true))),
    whole: false,
    threshold: 2,
  },
]

test.each(ages.flatMap((age) => steps.map((step) => ({ age, ...step }))))(
  '$age: after $title stopped anywhere, the next one completes it',
  async ({ age, prepare, whole, threshold }) => {
    const wanted = projectOf(age, threshold, whole)
    const options = { prune: 'all' } as const
    const undisturbed = new World(age)
    await prepare(undisturbed)
    const first = undisturbed.sandbox.requests().length
    await undisturbed.run(wanted, options)
    const requests = undisturbed.sandbox.requests().length - first
    const expected = await summary(undisturbed)
    const prepared = new World(age)
    await prepare(prepared)
    const state = prepared.sandbox.snapshot()
    let [failed, tried] = [0, 0]
    for (const [index, [title, end]] of Object.entries(ends).entries()) {
      for (let at = index % stride; at < requests; at += stride) {
        const world = new World(age)
        world.sandbox.restore(state)
        tried++
        end(world, at)
        if (await world.tryRun(wanted, options)) failed++
        world.intercept = undefined
        expect([title, at, await world.tryRun(wanted, options)]).toEqual([title, at, ''])
        expect([title, at, await summary(world)]).toEqual([title, at, expected])
        const before = world.sandbox.requests().length
        const { changes } = await world.plan(wanted, options)
        expect([title, at, changes, world.writesSince(before)]).toEqual([title, at, [], []])
      }
    }
    expect(failed).toBeGreaterThan(tried / 2)
  },
)

/** So many dashboards are marked in one group, and in two. */
const crowds = [...ages.map((age) => ({ age, length: 6 })), { age: 'newest' as const, length: 55 }]

test.each(crowds)(
  '$age: after a first run of $length dashboards stopped while they are marked in groups, the next one completes it',
  async ({ age, length }) => {
    const wanted = boardsOf(length, 1)
    const undisturbed = new World(age)
    await undisturbed.run(wanted)
    const plan = (await new World(age).plan(wanted)).requests.read
    const operations = undisturbed.sandbox.requests().map(({ operation }) => operation)
    const expected = await summary(undisturbed)
    const first = operations.lastIndexOf('createAlert') + 1
    // Each request that reads or begins to mark a group, and one of those that mark.
    const moments = [...operations.keys()].filter(
      (at) => at >= first && (operations[at] !== operations[at - 2] || at % (stride * 7) === 0),
    )
    expect(first).toBeGreaterThan(plan)
    for (const [index, [title, end]] of Object.entries(ends).entries())
      for (const at of moments) {
        // Of two groups, one end is tried at each moment.
        if (length > 6 && at % Math.min(stride, 5) !== index % Math.min(stride, 5)) continue
        const world = new World(age)
        end(world, at)
        const problem = await world.tryRun(wanted)
        world.intercept = undefined
        expect([title, at, await world.tryRun(wanted)]).toEqual([title, at, ''])
        expect([title, at, problem, await summary(world)]).toEqual([title, at, problem, expected])
        expect([title, at, (await world.plan(wanted)).changes]).toEqual([title, at, []])
      }
  },
)
