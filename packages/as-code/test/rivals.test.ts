import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { apply, type Project, plan as planOf, project } from '../src/index.ts'
import { board, checkout, emptyBoards, logs, tileOf, usual } from './declarations.ts'
import { type Age, ages, isNightly, problemOf, World } from './worlds.ts'

const stride = isNightly ? 1 : 5

/** One object of each kind, with alerts. */
function projectOf(age: Age): Project {
  const alerts = [usual]
  const pager = { webhook: { service: 'slack', name: 'Pager', url: 'https://hooks.slack.com/services/T0/B0/x' } }
  const searches = [pager, { savedSearch: { name: 'Slow', source: logs, alerts } }]
  const dashboards = ['Cart', 'Payment'].map((name) => board(name, tileOf('Errors', alerts)))
  return checkout(...(age === 'February' ? [] : searches), ...dashboards)
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
  return names.filter((name, index) => names.indexOf(name) < index)
}

/** What others do while a project is applied for the first time. */
const others: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'another run of the project': (world) => world.tryRun(projectOf(world.age)),
  'a person who creates the dashboard': ({ raw }) => raw.createDashboard({ name: 'Payment', tiles: [] }),
  'a person who renames another dashboard': (world) => world.editDashboard(() => ({ name: 'Payment' }), 'Theirs'),
  'a person who creates an alert': async (world) => {
    const cart = (await world.raw.listDashboards()).find(({ name }) => name === 'Cart')
    if (cart) await world.addAlert(cart)
  },
}

async function openWorld(age: Age): Promise<World> {
  const world = new World(age)
  await world.raw.createDashboard({ name: 'Theirs', tiles: [] })
  return world
}

test.each(ages.flatMap((age) => Object.entries(others).map(([title, act]) => ({ age, title, act }))))(
  '$age: a run names each double that $title causes at any moment',
  async ({ age, act }) => {
    const operations = await (await openWorld(age)).operationsOf(projectOf(age))
    // What is created after the last look is not the fault of the run.
    const requests = operations.lastIndexOf('listDashboards')
    let prevented = 0
    for (let at = 0; at < requests; at += stride) {
      const world = await openWorld(age)
      const plan = await world.plan(projectOf(age))
      const end = world.interrupt(at, () => act(world))
      const said = await problemOf(apply(plan))
      end()
      const isDoubled = (await doubles(world)).length > 0
      if (!isDoubled) prevented++
      expect([at, isDoubled && said === '']).toEqual([at, false])
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
  await world.expectDone(projectOf(age))
})

test('two first runs at once do not both end well, and stop before all is there twice', async () => {
  const world = new World()
  const many = emptyBoards(60)
  const plans = [await world.plan(many), await world.plan(many)]
  const said = await Promise.all(plans.map((each) => problemOf(apply(each))))
  expect(said.filter((text) => /another run|since the plan|it exists 2 times/.test(text))).not.toEqual([])
  const doubled = await doubles(world)
  expect(doubled.length).toBeLessThan(30)
  expect((await world.plan(many)).conflicts).toHaveLength(doubled.length)
})

const all = emptyBoards(30)

test.each([
  ['the same objects', all],
  ['them in another order', checkout(...all.objects.toReversed())],
  ['others', emptyBoards(10, 500)],
])('a run that begins while another one creates objects of the project creates none: %s', async (_, wanted) => {
  const world = new World()
  const late = await planOf(wanted, createObservabilityOssClient(world.sandbox.observabilityOss))
  const plan = await world.plan(all)
  let created = 0
  let said: Promise<string> | undefined
  world.intercept = async (input, init, pass) => {
    const isCreation = init.method === 'POST' && !input.endsWith('/validate')
    // The first run creates nothing until the other one has ended.
    if (isCreation) await said
    const answer = await pass(input, init)
    if (isCreation && ++created === 27) said = problemOf(apply(late))
    return answer
  }
  const { created: own } = await apply(plan)
  expect(await said).toMatch(/another run creates objects of this project: dashboard "Board \d+", \w+, is new/)
  expect([own, (await world.raw.listDashboards()).length, await doubles(world)]).toEqual([30, 30, []])
})

test('looking for doubles costs the same for each creation, however many objects there are', async () => {
  const length = 200
  const world = new World()
  const state = world.sandbox.snapshot()
  const theirs = Array.from({ length }, (_, at) => ({ id: `${at}`.padStart(24, '0'), name: `${at}`, tiles: [] }))
  world.sandbox.restore({ ...state, openSource: { ...state.openSource, dashboards: theirs } })
  const plan = await world.plan(emptyBoards(length))
  let listed = 0
  world.intercept = async (input, init, pass) => {
    const answer = await pass(input, init)
    if (init.method === 'GET' && input.endsWith('/dashboards')) listed += (await answer.clone().json()).data.length
    return answer
  }
  await apply(plan)
  expect(listed / length).toBeLessThan(8)
})

test('an object of another project with the same name is no double', async () => {
  const cart = board('Cart')
  const world = new World()
  const made = await world.plan(checkout(cart))
  await world.run(project('shop', [cart as never]))
  await apply(made)
  await world.expectDone(checkout(cart))
})
