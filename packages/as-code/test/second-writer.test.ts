import type { Alert, Dashboard } from '@clouddb/observability-oss/types'
import type { State } from '@clouddb/sandbox'
import { expect, test } from 'vitest'
import { apply, type Plan, type Project } from '../src/index.ts'
import { refusing } from './answers.ts'
import { boardsOf, cartOf, tileOf, usual } from './declarations.ts'
import { type Age, ages, deployed as deploy, isNightly, problemOf, World } from './worlds.ts'

/** Every moment is tried in the nightly tier, and one of 11 otherwise. */
const stride = isNightly ? 1 : 11

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

interface Edit {
  make(world: World, deployed: Deployed): Promise<unknown>
  /** True where the edit is still there. */
  isKept(deployed: Deployed | undefined, declaredAlerts: number): boolean
}

type Change = [change: (cart: Dashboard) => object, isThere: (cart: Dashboard) => boolean | undefined]

const boardEdits: Readonly<Record<string, Change>> = {
  'another name': [() => ({ name: 'Basket' }), ({ name }) => name === 'Basket'],
  'one more tag': [({ tags = [] }) => ({ tags: [...tags, 'theirs'] }), ({ tags }) => tags?.includes('theirs')],
  'no mark of the revision': [
    ({ tiles }) => ({ tags: ['code:checkout'], tiles: tiles?.slice(1) }),
    ({ tags }) => tags?.length === 1,
  ],
  'another tile': [
    ({ tiles }) => ({ tiles: tiles?.map((tile) => ({ ...tile, w: 5 })) }),
    ({ tiles }) => tiles?.every(({ w }) => w === 5),
  ],
  'one more tile': [
    ({ tiles = [] }) => ({ tiles: [...tiles, { ...tiles[0], id: undefined, name: 'Theirs' }] }),
    ({ tiles }) => tiles?.some(({ name }) => name === 'Theirs'),
  ],
  'no tile': [() => ({ tiles: [] }), ({ tiles }) => tiles?.length === 0],
}

const hasThreshold = (now: Deployed | undefined, wanted: number) =>
  now?.alerts.some(({ threshold }) => threshold === wanted) ?? false

const edits: Readonly<Record<string, Edit>> = {
  ...Object.fromEntries(
    Object.entries(boardEdits).map(([title, [change, isThere]]): [string, Edit] => {
      const make: Edit['make'] = ({ raw }, { cart }) =>
        raw.updateDashboard(cart.id, { ...cart, ...change(cart), id: undefined } as never)
      return [title, { make, isKept: (now) => now !== undefined && isThere(now.cart) === true }]
    }),
  ),
  'another threshold': {
    make: async (world, { alerts: [alert] }) => alert && (await world.editAlert(alert, { threshold: 55 })),
    isKept: (now) => hasThreshold(now, 55),
  },
  'an alert less': {
    make: ({ raw }, { alerts: [alert] }) => raw.deleteAlert(alert?.id ?? ''),
    isKept: (now, declaredAlerts) => now !== undefined && now.alerts.length < declaredAlerts,
  },
  'an alert more': {
    make: (world, { cart }) => world.addAlert(cart, { threshold: 77 }, 1),
    isKept: (now) => hasThreshold(now, 77),
  },
  'no dashboard': {
    make: ({ raw }, { cart }) => raw.deleteDashboard(cart.id),
    isKept: (now) => now === undefined,
  },
}

/** What the files say next, and with how many alerts. */
const next: readonly (readonly [string, Project, number])[] = [
  ['nothing else', projectOf(1), 3],
  ['other thresholds', projectOf(2), 3],
  ['a tile less', projectOf(1, false), 2],
]

/** `turn`: otherwise than in the nightly tier, each edit is made before a plan of one of the files on each deployment. */
const cases = ages.flatMap((age, at) =>
  next.map(([title, wanted, alerts], file) => ({ age, title, wanted, alerts, turn: (at + file) % next.length })),
)

const states = new Map<Age, State>()

/** A world in which the project is deployed. */
async function deployed(age: Age): Promise<World> {
  const state = states.get(age) ?? (await deploy(projectOf(1), age)).sandbox.snapshot()
  states.set(age, state)
  return new World(age, { seed: state })
}

async function edit(world: World, { make }: Edit): Promise<void> {
  const now = await read(world)
  if (now) await make(world, now)
}

/** True where a plan says of an edit what it does to it. */
const isNamed = ({ conflicts, changes }: Plan): boolean =>
  conflicts.length > 0 || changes.some(({ action }) => action === 'create')

test.each(cases)('$age: an edit before the plan is named or kept, where the files say $title', async (each) => {
  const { age, wanted, alerts, turn } = each
  for (const [index, [title, second]] of Object.entries(edits).entries()) {
    if (!isNightly && index % next.length !== turn) continue
    const world = await deployed(age)
    await edit(world, second)
    const plan = await world.plan(wanted)
    if (!isNamed(plan)) await apply(plan)
    expect([title, isNamed(plan) || second.isKept(await read(world), alerts)]).toEqual([title, true])
  }
})

test.each(cases)('$age: an edit after the plan is not lost silently, where the files say $title', async (each) => {
  const { age, wanted, alerts } = each
  const moments = [...(await (await deployed(age)).operationsOf(wanted)), 'after the last']
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
      if (!isKept || isNamed(again)) continue
      await apply(again)
      expect([...where, second.isKept(await read(world), alerts)]).toEqual([...where, true])
    }
  }
})

const widen = (world: World) =>
  world.editDashboard(({ tiles = [] }) => ({ tiles: tiles.map((tile) => ({ ...tile, w: 5 })) }), 'Service 5')

/** Expects that the edit of the last dashboard is there, and that a plan names it. */
async function expectWide(world: World, ...where: unknown[]): Promise<void> {
  const { tiles = [] } = await world.find('Service 5')
  expect([...where, tiles.every(({ w }) => w === 5)]).toEqual([...where, true])
  const { conflicts } = await world.plan(boardsOf(6, 1))
  expect([...where, conflicts.map(({ object }) => object)]).toEqual([...where, ['dashboard "Service 5"']])
}

test.each(ages)('%s: an edit while many objects are marked together is not lost silently', async (age) => {
  const wanted = boardsOf(6, 1)
  const operations = await new World(age).operationsOf(wanted)
  for (let at = operations.lastIndexOf('createAlert') + 1; at <= operations.length; at += isNightly ? 1 : 3) {
    const world = new World(age)
    const plan = await world.plan(wanted)
    let isMade = false
    const end = world.interrupt(at, async (init) => {
      // Nothing can be done between reading an object and writing it.
      isMade = init.method !== 'PUT' || !`${init.body}`.includes('"Service 5"')
      if (isMade) await widen(world)
    })
    const problem = await problemOf(apply(plan))
    if (!end() || !isMade) await widen(world)
    await expectWide(world, at, problem)
  }
})

const tooMany = { status: 429, message: 'Too many requests' }

test.each(ages)('%s: an edit while a rate limit holds back the last write is not lost', async (age) => {
  const world = new World(age)
  const plan = await world.plan(boardsOf(6, 1))
  const refuse = refusing(() => true, tooMany)
  world.intercept = async (input, init, pass) => {
    if (init.method !== 'PUT' || !`${init.body}`.includes('"Service 5"')) return await pass(input, init)
    world.intercept = undefined
    await widen(world)
    return await refuse(input, init, pass)
  }
  expect(await problemOf(apply(plan))).toBe('dashboard "Service 5": somebody changed it meanwhile. Plan again.')
  await expectWide(world)
})

test.each([1, 6])('%s last writes that a rate limit holds back are sent after another look', async (number) => {
  const world = new World()
  let limited = 0
  world.intercept = refusing((method) => method === 'PUT' && ++limited <= number, tooMany)
  await world.run(boardsOf(6, 1))
  world.intercept = undefined
  await world.expectDone(boardsOf(6, 1))
})
