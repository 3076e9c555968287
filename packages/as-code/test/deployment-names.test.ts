import { expect, test } from 'vitest'
import { dashboardNamed, existingWebhook, project, pull, secret, source } from '../src/index.ts'
import { above, board, cart, cartOf, checkout, count, opening, tile, tileOf } from './declarations.ts'
import { nothingToDo, sentencesOf, World } from './worlds.ts'

test('a name of a deployment stands for sources, connections and webhooks, and for no dashboard', async () => {
  const world = new World()
  const { id } = await world.raw.createDashboard({ name: 'Logs', tiles: [] })
  const counts = tile('Counts', {}, { source: source.log('App'), ...opening(dashboardNamed('App')) })
  const wanted = checkout(board('Overview', counts), board('App'))
  await world.run(wanted, { names: { App: 'Logs' } })
  const own = (await world.raw.listDashboards()).find((each) => each.name !== 'Overview' && each.id !== id)
  expect(JSON.stringify(await world.find('Overview'))).toContain(`"id":"${own?.id}"`)
  await world.expectDone(wanted, { names: { App: 'Logs' } })
})

test('a webhook of the project that the deployment calls otherwise is refused before the first write', async () => {
  const world = new World()
  const pager = { webhook: { service: 'slack', name: 'Pager', url: secret('HOOK_URL') } }
  const said = await world.tryRun(cart({ channels: [pager] }), { names: { Pager: 'Production pager' } })
  expect(said).toContain('has no webhook slack "Production pager"')
  expect(world.writesSince(0)).toEqual([])
})

test('without tags, objects are found by their names, edits are replaced, and nothing with tags is touched', async () => {
  const world = new World()
  const options = { tags: false }
  await world.run(cart({ threshold: 1 }), options)
  await world.run(cart({ threshold: 2 }), options)
  const [made, ...others] = await world.raw.listDashboards()
  expect([made?.tags, others, (await world.raw.listAlerts())[0]?.threshold]).toEqual([[], [], 2])
  expect(await world.plan(cart({ threshold: 2 }), options)).toMatchObject({ ...nothingToDo, notes: [] })
  const less = cartOf([tileOf('Errors', [])])
  expect((await world.plan(less, { ...options, prune: 'all' })).changes).toEqual([])
  const tagged = project('shop', [board('Shop') as never])
  await world.run(tagged)
  expect(await world.tryRun(tagged, options)).toContain('Leave --no-tags out')
  expect(await world.plan(project('shop', []), options)).toMatchObject({ changes: [], notes: [] })
})

test('files may name a webhook as the deployment calls it, although another name stands for it', async () => {
  const alerts = ['Chat', 'Talk'].map((name) => ({ name, channels: [existingWebhook('slack', name)] }))
  const wanted = cartOf([
    tileOf(
      'Errors',
      alerts.map((each) => ({ ...above, ...each })),
    ),
  ])
  const world = new World()
  await world.run(wanted, { names: { Talk: 'Chat' } })
  await world.expectDone(wanted, { names: { Talk: 'Chat' } })
})

test('an object whose name stands for another one in files is not taken for that one', async () => {
  const world = new World()
  const [{ id: ownId = '', ...log } = {}] = await world.raw.listSources()
  await world.oss.createSource({ ...log, name: 'Production logs' } as never)
  const wanted = checkout(board('Cart', tile('Errors')))
  const options = { names: { Logs: 'Production logs' } }
  await world.run(wanted, options)
  const config = { displayType: 'line', sourceId: ownId, select: [count] }
  await world.editDashboard(({ tiles = [] }) => ({ tiles: tiles.map((each) => ({ ...each, config })) }))
  const { conflicts } = await world.plan(wanted, options)
  expect(sentencesOf(...conflicts)).toContain('was edited on the deployment since it was last applied.')
  const { files } = await pull(world.client, { ...options, project: 'checkout' })
  expect(files[0]?.text).toContain(`source: { id: '${ownId}', ref: 'source' }`)
})
