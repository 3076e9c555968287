import { expect, test } from 'vitest'
import { dashboard, dashboardNamed, existingWebhook, project, secret, source, webhook } from '../src/index.ts'
import { above, cartOf, tileOf, usual, World } from './worlds.ts'

test('a name of a deployment stands for sources, connections and webhooks, and for no dashboard', async () => {
  const world = new World('newest')
  const stranger = await world.raw.createDashboard({ name: 'Logs', tiles: [] })
  const onClick = { type: 'dashboard', target: { mode: 'id', id: dashboardNamed('App') } } as const
  const config = { displayType: 'table', source: source.log('App'), select: [{ aggFn: 'count' }], onClick } as const
  const overview = dashboard({ name: 'Overview', tiles: [{ name: 'Counts', x: 0, y: 0, w: 6, h: 4, config }] })
  const wanted = project('checkout', [overview, dashboard({ name: 'App', tiles: [] })])
  await world.run(wanted, { names: { App: 'Logs' } })
  const all = await world.raw.listDashboards()
  const idOf = (name: string) => all.find((each) => each.name === name && each.id !== stranger.id)?.id
  expect(JSON.stringify(all.find(({ name }) => name === 'Overview'))).toContain(`"id":"${idOf('App')}"`)
  expect((await world.plan(wanted, { names: { App: 'Logs' } })).changes).toEqual([])
})

test('a webhook of the project that the deployment calls otherwise is refused before the first write', async () => {
  const world = new World('newest')
  const pager = webhook({ service: 'slack', name: 'Pager', url: secret('HOOK_URL') })
  const wanted = cartOf([tileOf('Errors', [{ ...above, channels: [pager] }])])
  const first = world.sandbox.requests().length
  const said = await world.tryRun(wanted, { names: { Pager: 'Production pager' } })
  expect(said).toContain('has no webhook slack "Production pager"')
  expect(world.writesSince(first)).toEqual([])
})

test('without tags, objects are found by their names, edits are replaced, and nothing with tags is touched', async () => {
  const world = new World('newest')
  const cart = (threshold: number) => cartOf([tileOf('Errors', [{ ...usual, threshold }])])
  const options = { tags: false }
  await world.run(cart(1), options)
  await world.run(cart(2), options)
  const [made, ...others] = await world.raw.listDashboards()
  expect([made?.tags, others, (await world.raw.listAlerts())[0]?.threshold]).toEqual([[], [], 2])
  expect(await world.plan(cart(2), options)).toMatchObject({ changes: [], conflicts: [], notes: [] })
  const less = cartOf([tileOf('Errors', [])])
  expect((await world.plan(less, { ...options, prune: 'all' })).changes).toEqual([])
  const tagged = project('shop', [dashboard({ name: 'Shop', tiles: [] })])
  await world.run(tagged)
  expect(await world.tryRun(tagged, options)).toContain('Leave --no-tags out')
  expect(await world.plan(project('shop', []), options)).toMatchObject({ changes: [], notes: [] })
})

test('files may name a webhook as the deployment calls it, although another name stands for it', async () => {
  const world = new World('newest')
  const [chat] = (await world.raw.listWebhooks()).filter(({ name }) => name === 'Chat')
  const channelOf = (name: string) => [existingWebhook(`${chat?.service}`, name)] as const
  const alerts = [
    { ...above, name: 'One', channels: channelOf('Chat') },
    { ...above, name: 'Two', channels: channelOf('Talk') },
  ] as const
  const wanted = cartOf([tileOf('Errors', alerts)])
  const options = { names: { Talk: 'Chat' } }
  await world.run(wanted, options)
  expect(await world.plan(wanted, options)).toMatchObject({ changes: [], conflicts: [] })
})
