import { expect, test } from 'vitest'
import { type Project, secret } from '../src/index.ts'
import { above, board, boardsOf, chat, checkout, logs, tile } from './declarations.ts'
import { type Age, ages, deployed, isNightly, World } from './worlds.ts'

/** Every request is tried in the nightly tier, and one of 37 otherwise. */
const stride = isNightly ? 1 : 37

/** Two dashboards with alerts, and on newer servers a saved search with alerts, and a webhook. */
function projectOf(age: Age, threshold: number, isWhole: boolean): Project {
  const code = { service: 'slack', name: 'Pager', url: secret('HOOK_URL'), description: `Above ${threshold}` }
  const alert = { ...above, threshold, channels: [age === 'February' ? chat : { webhook: code }] }
  const watched = (name: string, alerts: number) =>
    tile(name, { alerts: Array.from({ length: alerts }, (_, index) => ({ ...alert, name: `Alert ${index}` })) })
  const alerts = [alert, { ...alert, interval: '1h' }]
  const search = { savedSearch: { name: 'Slow', source: logs, where: `a:${threshold}`, alerts } }
  const tiles = isWhole ? [watched('One', 2), watched('Two', 1)] : [watched('One', 1)]
  return checkout(
    { dashboard: { name: 'Cart', tags: ['team'], tiles } },
    ...(isWhole ? [board('Payment', watched('Three', 1))] : []),
    ...[board('Stock'), board('Shop')],
    ...(age === 'February' ? [] : [search]),
  )
}

/** What happens to one request of a run. A run that is killed sends no further one. */
const ends: Readonly<Record<string, (world: World, at: number) => void>> = {
  'killed before a request': (world, at) => world.killAfter(at),
  'killed after a request': (world, at) => {
    let sent = 0
    world.intercept = async (input, init, pass) => {
      const answer = sent > at ? undefined : await pass(input, init)
      if (!answer || sent++ === at) throw new TypeError('fetch failed')
      return answer
    }
  },
  'a request fails with 500': failing(({ sandbox }) => sandbox.fail({ kind: 'status', status: 500 })),
  'an answer is lost': failing(({ sandbox }) => sandbox.fail({ kind: 'reset', isApplied: true })),
  'a request is lost': failing(({ sandbox }) => sandbox.fail({ kind: 'reset' })),
}

function failing(fail: (world: World) => void) {
  return (world: World, at: number) => void world.interrupt(at, async () => fail(world))
}

/** What a deployment holds, without what differs between two that were made in different order. */
async function summary(world: World): Promise<string[]> {
  const texts = [...(await world.contents()).values()]
  return texts
    .map((text) => text.replaceAll(/[0-9a-f]{24}/g, 'id').replaceAll(/"(created|updated)At":"[^"]*"/g, '""'))
    .sort()
}

/**
 * Stops a run at some of its moments, and expects that the next run completes it, as the undisturbed run did. Returns how many
 * runs failed and were tried.
 */
async function stopAt(
  moments: readonly number[],
  open: () => World,
  undisturbed: World,
  wanted: Project,
  isTried: (at: number, end: number) => boolean,
) {
  const expected = await summary(undisturbed)
  let [failed, tried] = [0, 0]
  for (const [index, [title, end]] of Object.entries(ends).entries())
    for (const at of moments) {
      if (!isTried(at, index)) continue
      const world = open()
      end(world, at)
      tried++
      const problem = await world.tryRun(wanted, { prune: 'all' })
      if (problem) failed++
      world.intercept = undefined
      expect([title, at, await world.tryRun(wanted, { prune: 'all' })]).toEqual([title, at, ''])
      expect([title, at, problem, await summary(world)]).toEqual([title, at, problem, expected])
      const before = world.sent
      const { changes } = await world.plan(wanted, { prune: 'all' })
      expect([title, at, changes, world.writesSince(before)]).toEqual([title, at, [], []])
    }
  return { failed, tried }
}

const steps = [
  { title: 'the first run', isFirst: true, threshold: 1 },
  { title: 'a run that changes and deletes', isFirst: false, threshold: 2 },
]

const stopped = ages.flatMap((age) => steps.map((step) => ({ age, ...step })))

test.each(stopped)('$age: after $title stops, the next one completes it', async ({ age, isFirst, threshold }) => {
  const wanted = projectOf(age, threshold, isFirst)
  const before = isFirst ? new World(age) : await deployed(projectOf(age, 1, true), age)
  const state = before.sandbox.snapshot()
  const open = () => new World(age, { seed: state })
  const first = before.sent
  await before.run(wanted, { prune: 'all' })
  const moments = Array.from({ length: before.sent - first }, (_, at) => at)
  const isTried = (at: number, end: number) => at % stride === (end * 7) % stride
  const { failed, tried } = await stopAt(moments, open, before, wanted, isTried)
  expect(failed).toBeGreaterThan(tried / 2)
})

/** So many dashboards are marked in one group, and in two. */
const crowds = [...ages.map((age) => ({ age, length: 6 })), { age: 'newest' as const, length: 55 }]

test.each(crowds)(
  '$age: the next run completes one of $length dashboards that stops while it marks them',
  async ({ age, length }) => {
    const wanted = boardsOf(length, 1)
    const undisturbed = await deployed(wanted, age)
    const operations = undisturbed.sandbox.requests().map(({ operation }) => operation)
    // Otherwise fewer dashboards show how the first of two groups is marked.
    const isFirst = isNightly || length === 6
    const first = isFirst ? operations.lastIndexOf('createAlert') + 1 : operations.lastIndexOf('listDashboards')
    expect(first).toBeGreaterThan(length)
    // Each request that reads or begins to mark a group, and one of those that mark.
    const moments = [...operations.keys()].filter(
      (at) => at >= first && (operations[at] !== operations[at - 2] || at % (stride * 5) === 0),
    )
    // Otherwise one end is tried at each moment.
    const isTried = (at: number, end: number) => isNightly || at % 5 === end
    await stopAt(moments, () => new World(age), undisturbed, wanted, isTried)
  },
)
