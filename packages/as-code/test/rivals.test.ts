import { expect, test } from 'vitest'
import { apply, dashboard, type Project, project, savedSearch, source, webhook } from '../src/index.ts'
import { type Age, above, ages, problemOf, tileOf, usual, World } from './worlds.ts'

const stride = process.env.TEST_TIER === 'all' ? 1 : 3

/** One object of each kind, with alerts. */
function projectOf(age: Age): Project {
  const alerts = [usual] as const
  const searches = [
    webhook({ service: 'slack', name: 'Pager', url: 'https://hooks.slack.com/services/T0/B0/x' }),
    savedSearch({ name: 'Slow', source: source.log('Logs'), alerts }),
  ]
  const dashboards = ['Cart', 'Payment'].map((name) => dashboard({ name, tiles: [tileOf('Errors', alerts)] }))
  return project('checkout', [...(age === 'February' ? [] : searches), ...dashboards])
}

/** The names of objects, and the parents of alerts, that a deployment has more than once. */
async function doubles({ raw, age }: World): Promise<string[]> {
  const searches = age === 'February' ? [] : await raw.listSavedSearches()
  const objects = [...(await raw.listDashboards()), ...(await raw.listWebhooks()), ...searches]
  const owners = new Map(objects.map(({ id, name }) => [id, name]))
  const alerts = (await raw.listAlerts()).map(
    (each) => `alert of ${owners.get(each.dashboardId ?? each.savedSearchId ?? '')}`,
  )
  const names = [...objects.map(({ name }) => `${name}`), ...alerts]
  const first = new Set<string>()
  return names.filter((name) => (first.has(name) ? true : !first.add(name)))
}

/** What others do while a project is applied for the first time. */
const others: Readonly<Record<string, (world: World, age: Age) => Promise<unknown>>> = {
  'another run of the project': async (world, age) => await world.tryRun(projectOf(age)),
  'a person who creates the dashboard': async ({ raw }) => await raw.createDashboard({ name: 'Payment', tiles: [] }),
  'a person who renames another dashboard': async ({ raw }) => {
    const { id, ...record } = (await raw.listDashboards()).find(({ name }) => name === 'Theirs') ?? { id: '' }
    await raw.updateDashboard(id, { ...record, name: 'Payment' } as never)
  },
  'a person who creates an alert': async ({ raw }) => {
    const cart = (await raw.listDashboards()).find(({ name }) => name === 'Cart')
    const [hook] = await raw.listWebhooks()
    const place = { source: 'tile', dashboardId: cart?.id, tileId: cart?.tiles?.[0]?.id }
    const channel = { type: 'webhook', webhookId: hook?.id }
    if (cart) await raw.createAlert({ ...above, ...place, channel } as never)
  },
}

async function openWorld(age: Age): Promise<World> {
  const world = new World(age)
  await world.raw.createDashboard({ name: 'Theirs', tiles: [] })
  return world
}

test.each(ages.flatMap((age) => Object.keys(others).map((title) => ({ age, title }))))(
  '$age: a run names each double that $title causes at any moment',
  async ({ age, title }) => {
    const reference = await openWorld(age)
    const made = await reference.plan(projectOf(age))
    const first = reference.sandbox.requests().length
    await apply(made)
    const operations = reference.sandbox
      .requests()
      .slice(first)
      .map(({ operation }) => operation)
    // What is created after the last look is not the fault of the run.
    const requests = operations.lastIndexOf('listDashboards')
    let prevented = 0
    for (let at = 0; at < requests; at += stride) {
      const world = await openWorld(age)
      const plan = await world.plan(projectOf(age))
      const end = world.interrupt(at, async () => await others[title]?.(world, age))
      const said = await problemOf(apply(plan))
      end()
      const found = await doubles(world)
      if (found.length === 0) prevented++
      expect([at, found.length > 0 ? said !== '' : true]).toEqual([at, true])
    }
    // Nothing prevents a double that is created within the moment between the list and the creation.
    expect(prevented).toBeGreaterThan(0)
  },
)

test.each(ages)('%s: of two plans that were made before, the second creates nothing twice', async (age) => {
  const world = new World(age)
  const [one, other] = [await world.plan(projectOf(age)), await world.plan(projectOf(age))]
  await apply(one)
  await expect(apply(other)).rejects.toThrow('has this name since the plan was made, so none was created. Plan again.')
  expect(await doubles(world)).toEqual([])
  expect((await world.plan(projectOf(age))).changes).toEqual([])
})

const boards = (length: number, first = 0) =>
  Array.from({ length }, (_, at) => dashboard({ name: `Board ${first + at}`, tiles: [] }))

test('two first runs at once do not both end well, and stop before all is there twice', async () => {
  const world = new World('newest')
  const many = project('checkout', boards(120))
  const plans = [await world.plan(many), await world.plan(many)]
  const said = await Promise.all(plans.map((each) => problemOf(apply(each))))
  expect(said.filter((text) => /another run|since the plan|it exists 2 times/.test(text))).not.toEqual([])
  expect((await doubles(world)).length).toBeLessThan(30)
  const { conflicts } = await world.plan(many)
  expect(conflicts).toHaveLength((await doubles(world)).length)
})

test.each([boards(200), boards(200).reverse(), boards(10, 500)])(
  'a run that begins while another one creates objects of the project creates none: %#',
  async (...objects) => {
    const world = new World('newest')
    const late = await world.plan(project('checkout', objects))
    const plan = await world.plan(project('checkout', boards(200)))
    let [created, said] = [0, '']
    world.intercept = async (input, init, pass) => {
      const answer = await pass(input, init)
      const isCreation = init.method === 'POST' && !input.endsWith('/validate')
      if (!isCreation || ++created !== 104) return answer
      world.intercept = undefined
      said = await problemOf(apply(late))
      return answer
    }
    const { created: own } = await apply(plan)
    expect(said).toMatch(/another run creates objects of this project: dashboard "Board \d+", \w+, is new/)
    expect([own, (await world.raw.listDashboards()).length, await doubles(world)]).toEqual([200, 200, []])
  },
)

test('looking for doubles costs the same for each creation, however many objects there are', async () => {
  const world = new World('newest')
  const state = world.sandbox.snapshot()
  const theirs = Array.from({ length: 500 }, (_, at) => ({ id: `${at}`.padStart(24, '0'), name: `${at}`, tiles: [] }))
  world.sandbox.restore({ ...state, openSource: { ...state.openSource, dashboards: theirs } })
  const plan = await world.plan(project('checkout', boards(500)))
  let listed = 0
  world.intercept = async (input, init, pass) => {
    const answer = await pass(input, init)
    if (init.method === 'GET' && input.endsWith('/dashboards')) listed += (await answer.clone().json()).data.length
    return answer
  }
  await apply(plan)
  expect(listed / 500).toBeLessThan(8)
})

test('an object of another project with the same name is no double', async () => {
  const world = new World('newest')
  const cart = dashboard({ name: 'Cart', tiles: [] })
  const made = await world.plan(project('checkout', [cart]))
  await world.run(project('shop', [cart]))
  await apply(made)
  expect((await world.plan(project('checkout', [cart]))).changes).toEqual([])
})
