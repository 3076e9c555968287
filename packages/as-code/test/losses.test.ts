import type { Tile } from '@clouddb/observability-oss/types'
import { expect, test } from 'vitest'
import { ApplyError, apply, dashboard, project, secret, webhook } from '../src/index.ts'
import { type Answer, answering, tileOf, usual, World } from './worlds.ts'

const alert = (name: string) => ({ ...usual, name })

const cart = (alerts: readonly string[], width = 12) =>
  dashboard({ name: 'Cart', tiles: [{ ...tileOf('Errors', alerts.map(alert)), w: width }] })
const empty = (name: string) => dashboard({ name, tiles: [] })

/** Changes what lists and records of a path show. */
function showing(world: World, path: string, change: (page: Answer) => Answer): void {
  world.intercept = answering((page, request) =>
    request.path.includes(path) && request.method !== 'DELETE' ? change(page) : page,
  )
}

/** Shows no tile with the name Hidden, as servers do with kinds that they cannot show. */
const hide = (page: Answer): Answer =>
  JSON.parse(JSON.stringify(page), (key, value) =>
    key === 'tiles' && Array.isArray(value) ? value.filter(({ name }: Tile) => name !== 'Hidden') : value,
  )

test('an alert on a tile that no answer shows is deleted only if it is said, and kept in the backup', async () => {
  const world = new World('newest')
  await world.run(project('checkout', [cart(['One'])]))
  const { id, tiles } = await world.editDashboard(({ tiles: own = [] }) => ({
    tiles: [...own, { ...own[0], id: undefined, name: 'Hidden' }],
  }))
  const [{ channel, interval } = {}] = await world.raw.listAlerts()
  const place = { source: 'tile', dashboardId: id, tileId: tiles?.[1]?.id }
  const above = { threshold: 7, thresholdType: 'above', interval }
  const theirs = await world.raw.createAlert({ ...place, ...above, channel } as never)
  showing(world, '/dashboards', hide)
  expect(await world.plan(project('checkout', [cart(['One'])]))).toMatchObject({ changes: [], conflicts: [] })
  const wanted = project('checkout', [cart(['One', 'Two'])])
  expect(await world.tryRun(wanted)).toContain('Applying would lose them:; the update deletes 1 alert')
  const lost: unknown[] = []
  const beforeDelete = (records: readonly unknown[]) => void lost.push(...records)
  await apply(await world.plan(wanted, { overwrite: true }), { beforeDelete })
  expect(lost).toMatchObject([{ id: theirs.id }])
  expect((await world.raw.listAlerts()).map(({ name }) => name).sort()).toEqual(['One', 'Two'])
})

test('a dashboard with a field that no file can carry is not taken over', async () => {
  const world = new World('newest')
  await world.raw.createDashboard({ name: 'Cart', tiles: [] })
  showing(world, '/dashboards', (page) => ({
    ...page,
    data: Array.isArray(page.data) ? page.data.map((each) => ({ ...each, theme: 'dark' })) : page.data,
  }))
  const planned = await world.plan(project('checkout', [empty('Cart')]), { adopt: true })
  expect(planned).toMatchObject({ changes: [], conflicts: [{ object: 'dashboard "Cart"' }] })
})

test('a list of dashboards without one that an alert names is incomplete: nothing is created or deleted', async () => {
  const world = new World('newest')
  await world.run(project('checkout', [cart(['One']), empty('Old'), empty('Older')]))
  const before = [...(await world.contents()).keys()]
  showing(world, '/dashboards', ({ data }) => ({
    data: Array.isArray(data) ? data.filter(({ name }) => name !== 'Cart') : data,
  }))
  const wanted = project('checkout', [cart(['One']), empty('Old')])
  const said = await world.tryRun(wanted, { prune: 'all' })
  expect(said).toContain('nothing is deleted: the server did not send its whole list of dashboards')
  expect(said).toContain('dashboard "Cart" the server did not send its whole list of dashboards')
  world.intercept = undefined
  expect([...(await world.contents()).keys()]).toEqual(before)
})

test.each([
  ['an alert', cart(['One']), (alerts: unknown[]) => alerts],
  ['a tile', empty('Cart'), () => []],
] as const)('where the list of alerts is incomplete, no run deletes %s', async (_, wanted, shown) => {
  const world = new World('newest')
  await world.run(project('checkout', [cart(['One', 'Two'])]))
  showing(world, '/alerts', ({ data }) => ({ data: shown(data as unknown[]), meta: { total: 9 } }))
  const said = await world.tryRun(project('checkout', [wanted]), { prune: true, overwrite: true })
  expect(said).toContain('whole list of alerts')
})

test('a plan is applied once', async () => {
  const world = new World('newest')
  const made = await world.plan(project('checkout', [empty('Cart')]))
  await apply(made)
  await expect(apply(made)).rejects.toThrow('Plan again')
})

test('what was written is counted where it cannot be read back', async () => {
  const world = new World('newest')
  const made = await world.plan(project('checkout', [empty('Cart')]))
  let isWritten = false
  world.intercept = async (input, init, pass) => {
    if (isWritten && init.method === 'GET') return new Response('', { status: 403 })
    isWritten = init.method === 'POST' && !input.includes('/validate')
    return await pass(input, init)
  }
  const error = await apply(made).catch((reason) => reason)
  expect(error).toBeInstanceOf(ApplyError)
  expect(error).toMatchObject({
    applied: { created: 1 },
    problems: [expect.stringContaining('could not be read back')],
  })
})

test('a webhook keeps headers whose secrets are not set, unless its address changes', async () => {
  const world = new World('newest')
  const hook = (description: string, url = 'https://example.com/a') =>
    project('checkout', [
      webhook({ service: 'generic', name: 'Ours', url, headers: { Authorization: secret('TOKEN') }, description }),
    ])
  await world.run(hook('one'))
  await world.run(hook('two'), { environment: {} })
  const { webhooks } = world.sandbox.snapshot().openSource
  expect(webhooks?.find(({ name }) => name === 'Ours')).toMatchObject({
    description: expect.stringContaining('two'),
    headers: { Authorization: 'Bearer 1' },
  })
  expect(await world.tryRun(hook('two', 'https://example.com/b'), { environment: {} })).toContain('TOKEN is not set')
})

test('a webhook whose address no answer shows is not created again', async () => {
  const world = new World('newest')
  const wanted = project('checkout', [webhook({ service: 'slack', name: 'Ours', url: secret('HOOK_URL') })])
  await world.run(wanted)
  showing(world, '/webhooks', (page) =>
    JSON.parse(JSON.stringify(page, (key, value) => (key === 'url' ? undefined : value))),
  )
  expect(await world.plan(wanted)).toMatchObject({ changes: [], conflicts: [{ object: 'webhook "Ours"' }] })
})

test('the first update of a webhook names the fields that no answer shows and that it deletes', async () => {
  const address = 'https://example.com/a'
  const declared = (service: string, url: string, more: object) =>
    project('checkout', [webhook({ service, name: 'Theirs', url, ...more } as never)])
  const cases = [
    ['incidentio', address, {}, ['body']],
    ['incidentio', address, { body: '{}' }, []],
    ['incidentio', 'https://example.com/b', {}, ['body', 'headers', 'queryParams']],
    ['generic', address, {}, []],
    ['generic', 'https://example.com/b', {}, ['headers', 'queryParams']],
    ['generic', 'https://example.com/b', { headers: { A: 'b' } }, ['queryParams']],
    ['slack', 'https://hooks.slack.com/services/T0/B0/x', {}, []],
  ] as const
  for (const [service, url, more, lost] of cases) {
    const world = new World('newest')
    const body =
      service === 'slack' ? {} : { headers: { X: 'y' }, ...(service === 'generic' ? {} : { body: '{"a": 1}' }) }
    await world.raw.createWebhook({
      service,
      name: 'Theirs',
      url: service === 'slack' ? url : address,
      ...body,
    } as never)
    const wanted = declared(service, url, more)
    const { conflicts } = await world.plan(wanted, { adopt: true })
    const said = conflicts.flatMap(({ sentences }) => sentences.slice(1))
    expect([service, said.map((sentence) => /deletes (\w+), which no answer shows/.exec(sentence)?.[1])]).toEqual([
      service,
      lost,
    ])
    const unmarked = await world.plan(declared(service, url, { ...more, description: 'x' }), { tags: false })
    expect(unmarked.conflicts).toHaveLength(lost.length > 0 ? 1 : 0)
    expect(await world.tryRun(wanted, { adopt: true, overwrite: true })).toBe('')
    // What a run has written itself is known.
    expect(await world.plan(wanted)).toMatchObject({ changes: [], conflicts: [] })
  }
})

test('a plan says once that tiles may be deleted which the API does not show', async () => {
  const world = new World('newest')
  const boards = (width: number) =>
    project('checkout', [cart([], width), dashboard({ ...cart([], width).dashboard, name: 'Shop' })])
  const notes = async (width: number, options = {}) =>
    (await world.plan(boards(width), options)).notes.flatMap(({ sentences }) => sentences)
  expect(await notes(6)).toEqual([])
  await world.raw.createDashboard({ name: 'Shop', tiles: [] })
  expect(await notes(6, { adopt: true })).toEqual([expect.stringContaining('tiles that the API does not show')])
  await world.run(boards(6), { adopt: true })
  expect(await notes(6)).toEqual([])
  expect(await notes(7)).toEqual([expect.stringContaining('tiles that the API does not show')])
})

test.each([
  ['its variable is not set', {}],
  ['its variable is empty', { HOOK_URL: '' }],
])('a plan names the address of a webhook as not compared where %s', async (_, environment) => {
  const world = new World('newest')
  const wanted = project('checkout', [webhook({ service: 'slack', name: 'Ours', url: secret('HOOK_URL') })])
  await world.raw.createWebhook({ service: 'slack', name: 'Free', url: 'https://hooks.slack.com/services/T0/B0/x' })
  const free = project('shop', [webhook({ service: 'slack', name: 'Free', url: secret('HOOK_URL') })])
  expect((await world.plan(free, { environment })).uncompared).toMatchObject([{ object: 'webhook "Free"' }])
  await world.run(wanted)
  expect(await world.plan(wanted)).toMatchObject({ changes: [], uncompared: [] })
  expect(await world.plan(wanted, { environment })).toMatchObject({
    changes: [],
    uncompared: [
      {
        object: 'webhook "Ours"',
        sentences: ['url was not compared: the environment variable HOOK_URL is not set or empty. Set it to compare'],
      },
    ],
  })
})
