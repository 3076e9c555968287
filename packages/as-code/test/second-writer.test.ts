import type { Alert, Dashboard } from '@clouddb/observability-oss/types'
import type { State } from '@clouddb/sandbox'
import { expect, test } from 'vitest'
import { apply, type Project } from '../src/index.ts'
import { type Age, ages, boardsOf, cartOf, problemOf, tileOf, usual, World } from './worlds.ts'

/** Every moment is tried in the nightly tier, and one of 31 otherwise. */
const stride = process.env.TEST_TIER === 'all' ? 1 : 6

/** One dashboard with alerts. */
function projectOf(threshold: number, isSecondTileThere = true): Project {
  const tile = (name: string, length: number) =>
    tileOf(
      name,
      Array.from({ length }, (_, index) => ({ ...usual, name: `${name} ${index}`, threshold })),
    )
  const tiles = [tile('One', 2), ...(isSecondTileThere ? [tile('Two', 1)] : []), tile('Three', 0)]
  return cartOf(tiles, { tags: ['team'] })
}

interface Deployed {
  readonly cart: Dashboard
  readonly alerts: readonly Alert[]
}

async function read({ raw }: World): Promise<Deployed | undefined> {
  const cart = (await raw.listDashboards()).find(({ tags }) => tags?.includes('code:checkout'))
  return cart && { cart, alerts: (await raw.listAlerts()).filter(({ dashboardId }) => dashboardId === cart.id) }
}

const put = async ({ raw }: World, { id, ...record }: Dashboard, change: object) =>
  void (await raw.updateDashboard(id, { ...record, ...change } as never))

const putAlert = async ({ raw }: World, { id, ...alert }: Alert, change: object) => {
  const { channel, interval, threshold, thresholdType, dashboardId, tileId, name } = alert
  const own = { source: 'tile', name, channel, interval, threshold, thresholdType, dashboardId, tileId }
  await raw.updateAlert(id, { ...own, ...change } as never)
}

const newAlert = ({ cart, alerts: [first] }: Deployed, tile: number) => ({
  source: 'tile',
  dashboardId: cart.id,
  tileId: cart.tiles?.[tile]?.id,
  threshold: 77,
  thresholdType: 'above',
  interval: '5m',
  channel: first?.channel,
})

interface Edit {
  make(world: World, deployed: Deployed): Promise<void>
  /** True where the edit is still there. */
  isKept(deployed: Deployed | undefined, declaredAlerts: number): boolean
}

const edits: Readonly<Record<string, Edit>> = {
  'another name': {
    make: (world, { cart }) => put(world, cart, { name: 'Basket' }),
    isKept: (now) => now?.cart.name === 'Basket',
  },
  'one more tag': {
    make: (world, { cart }) => put(world, cart, { tags: [...(cart.tags ?? []), 'theirs'] }),
    isKept: (now) => now?.cart.tags?.includes('theirs') ?? false,
  },
  'no mark of the revision': {
    make: (world, { cart }) => put(world, cart, { tags: ['code:checkout'], tiles: cart.tiles?.slice(1) }),
    isKept: (now) => now?.cart.tags?.length === 1,
  },
  'another tile': {
    make: (world, { cart }) => put(world, cart, { tiles: cart.tiles?.map((tile) => ({ ...tile, w: 5 })) }),
    isKept: (now) => now?.cart.tiles?.every(({ w }) => w === 5) ?? false,
  },
  'one more tile': {
    make: (world, { cart }) =>
      put(world, cart, { tiles: [...(cart.tiles ?? []), { ...cart.tiles?.[0], id: undefined, name: 'Theirs' }] }),
    isKept: (now) => now?.cart.tiles?.some(({ name }) => name === 'Theirs') ?? false,
  },
  'no tile': {
    make: (world, { cart }) => put(world, cart, { tiles: [] }),
    isKept: (now) => now?.cart.tiles?.length === 0,
  },
  'another threshold': {
    make: async (world, { alerts: [alert] }) => void (alert && (await putAlert(world, alert, { threshold: 55 }))),
    isKept: (now) => now?.alerts.some(({ threshold }) => threshold === 55) ?? false,
  },
  'an alert less': {
    make: async ({ raw }, { alerts: [alert] }) => void (await raw.deleteAlert(alert?.id ?? '')),
    isKept: (now, declaredAlerts) => now !== undefined && now.alerts.length < declaredAlerts,
  },
  'an alert more': {
    make: async ({ raw }, deployed) => void (await raw.createAlert(newAlert(deployed, 1) as never)),
    isKept: (now) => now?.alerts.some(({ threshold }) => threshold === 77) ?? false,
  },
  'no dashboard': {
    make: async ({ raw }, { cart }) => void (await raw.deleteDashboard(cart.id)),
    isKept: (now) => now === undefined,
  },
}

/** What the files say next, and with how many alerts. */
const next: readonly (readonly [string, Project, number])[] = [
  ['nothing else', projectOf(1), 3],
  ['other thresholds', projectOf(2), 3],
  ['a tile less', projectOf(1, false), 2],
]

const cases = ages.flatMap((age) => next.map(([title, wanted, alerts]) => ({ age, title, wanted, alerts })))

const states = new Map<Age, State>()

/** A world in which the project is deployed. */
async function deployed(age: Age): Promise<World> {
  const world = new World(age)
  const state = states.get(age)
  if (state) world.sandbox.restore(state)
  else await world.run(projectOf(1))
  states.set(age, state ?? world.sandbox.snapshot())
  return world
}

async function edit(world: World, { make }: Edit): Promise<void> {
  const now = await read(world)
  if (now) await make(world, now)
}

test.each(cases)('$age: an edit before the plan is named or kept, where the files say $title', async (each) => {
  const { age, wanted, alerts } = each
  for (const [title, second] of Object.entries(edits)) {
    const world = await deployed(age)
    await edit(world, second)
    const { conflicts, changes } = await world.plan(wanted)
    const isNamed = conflicts.length > 0 || changes.some(({ action }) => action === 'create')
    if (!isNamed) await world.run(wanted)
    expect([title, isNamed || second.isKept(await read(world), alerts)]).toEqual([title, true])
  }
})

test.each(cases)('$age: an edit after the plan is not lost silently, where the files say $title', async (each) => {
  const { age, wanted, alerts } = each
  const reference = await deployed(age)
  const made = await reference.plan(wanted)
  const first = reference.sandbox.requests().length
  await apply(made)
  const requests = reference.sandbox.requests().slice(first)
  const moments = [...requests.map((request) => `${request.operation}`), 'after the last']
  for (const [index, [title, second]] of Object.entries(edits).entries()) {
    for (const [at, operation] of moments.entries()) {
      // Nothing can be done between reading an object and writing it: no server knows conditional updates.
      const isBetween = operation === 'listAlerts' && moments[at + 1]?.startsWith('update')
      if (at % stride !== index % stride || isBetween || /^(update|delete)/.test(operation)) continue
      const world = await deployed(age)
      const plan = await world.plan(wanted)
      const end = world.interrupt(at, () => edit(world, second))
      const problem = await problemOf(apply(plan))
      if (!end()) await edit(world, second)
      const isKept = second.isKept(await read(world), alerts)
      const again = await world.plan(wanted)
      const where = [title, at, operation, problem]
      expect([...where, isKept || problem !== '']).toEqual([...where, true])
      // Nothing that the next run does undoes it unsaid.
      if (isKept && again.conflicts.length === 0 && !again.changes.some(({ action }) => action === 'create')) {
        await apply(again)
        expect([...where, second.isKept(await read(world), alerts)]).toEqual([...where, true])
      }
    }
  }
})

const wide = ({ tiles }: Partial<Dashboard>) => ({ tiles: tiles?.map((tile) => ({ ...tile, w: 5 })) })

const isWide = async ({ raw }: World, name: string) =>
  (await raw.listDashboards()).find((each) => each.name === name)?.tiles?.every(({ w }) => w === 5)

test.each(ages)('%s: an edit while many objects are marked together is not lost silently', async (age) => {
  const wanted = boardsOf(6, 1)
  const reference = new World(age)
  const made = await reference.plan(wanted)
  const first = reference.sandbox.requests().length
  await apply(made)
  const operations = reference.sandbox.requests().map(({ operation }) => operation)
  for (let at = operations.lastIndexOf('createAlert') + 1; at <= operations.length; at++) {
    const world = new World(age)
    const plan = await world.plan(wanted)
    const end = world.interrupt(at - first, async (init) => {
      // Nothing can be done between reading an object and writing it.
      const isOwn = init.method === 'PUT' && `${init.body}`.includes('"Service 5"')
      if (!isOwn) await world.editDashboard(wide, 'Service 5')
      isMade = !isOwn
    })
    let isMade = false
    const problem = await problemOf(apply(plan))
    if (!end() || !isMade) await world.editDashboard(wide, 'Service 5')
    const { conflicts } = await world.plan(wanted)
    expect([at, problem, await isWide(world, 'Service 5')]).toEqual([at, problem, true])
    expect([at, conflicts.map(({ object }) => object)]).toEqual([at, ['dashboard "Service 5"']])
  }
})

test.each(ages)('%s: an edit while a rate limit holds back the last write is not lost', async (age) => {
  const world = new World(age)
  const plan = await world.plan(boardsOf(6, 1))
  world.intercept = async (input, init, pass) => {
    if (init.method !== 'PUT' || !`${init.body}`.includes('"Service 5"')) return await pass(input, init)
    world.intercept = undefined
    await world.editDashboard(wide, 'Service 5')
    return Response.json({ message: 'Too many requests' }, { status: 429 })
  }
  expect(await problemOf(apply(plan))).toBe('dashboard "Service 5": somebody changed it meanwhile. Plan again.')
  expect(await isWide(world, 'Service 5')).toBe(true)
  expect((await world.plan(boardsOf(6, 1))).conflicts).toHaveLength(1)
})

test.each([1, 6])('%s last writes that a rate limit holds back are sent after another look', async (number) => {
  const world = new World('newest')
  let limited = 0
  world.intercept = async (input, init, pass) =>
    init.method === 'PUT' && ++limited <= number
      ? Response.json({ message: 'Too many requests' }, { status: 429 })
      : await pass(input, init)
  await world.run(boardsOf(6, 1))
  world.intercept = undefined
  expect((await world.plan(boardsOf(6, 1))).changes).toEqual([])
})
