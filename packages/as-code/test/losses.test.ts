import type { Tile } from '@clouddb/observability-oss/types'
import { expect, test } from 'vitest'
import { ApplyError, apply, type Project, planCopy, pull, secret } from '../src/index.ts'
import { cutting, listing, showing } from './answers.ts'
import { board, checkout, logs, tile, usual } from './declarations.ts'
import { deployed, sentencesOf, World } from './worlds.ts'

const cart = (alerts: readonly string[], width = 12) =>
  board('Cart', tile('Errors', { alerts: alerts.map((name) => ({ ...usual, name })), w: width }))

const hook = (code: object) =>
  checkout({ webhook: { service: 'slack', name: 'Ours', url: secret('HOOK_URL'), ...code } })

/** Shows no tile with the name Hidden, as servers do with kinds that they cannot show. */
const hiding = showing('/dashboards', (record) => ({
  ...record,
  tiles: (record.tiles as Tile[]).filter(({ name }) => name !== 'Hidden'),
}))

test('an alert on a tile that no answer shows is deleted only if it is said, and kept in the backup', async () => {
  const world = await deployed(checkout(cart(['One'])))
  const made = await world.editDashboard(({ tiles = [] }) => ({
    tiles: [...tiles, { ...tiles[0], id: undefined, name: 'Hidden' }],
  }))
  const { id } = await world.addAlert(made, { threshold: 7 }, 1)
  world.intercept = hiding
  await world.expectDone(checkout(cart(['One'])))
  const wanted = checkout(cart(['One', 'Two']))
  expect(await world.tryRun(wanted)).toContain('Applying would lose them:; the update deletes 1 alert')
  const lost: unknown[] = []
  const beforeDelete = (records: readonly unknown[]) => void lost.push(...records)
  await apply(await world.plan(wanted, { overwrite: true }), { beforeDelete })
  expect(lost).toMatchObject([{ id }])
  expect((await world.raw.listAlerts()).map(({ name }) => name).sort()).toEqual(['One', 'Two'])
})

test('a dashboard with a field that no file can carry is not taken over', async () => {
  const world = new World()
  await world.raw.createDashboard({ name: 'Cart', tiles: [] })
  world.intercept = showing('/dashboards', (record) => ({ ...record, theme: 'dark' }))
  const planned = await world.plan(checkout(board('Cart')), { adopt: true })
  expect(planned).toMatchObject({ changes: [], conflicts: [{ object: 'dashboard "Cart"' }] })
})

test.each([
  ['dashboards', 'dashboard "Cart"', cart(['One'])],
  ['saved searches', 'saved search "Cart"', { savedSearch: { name: 'Cart', source: logs, alerts: [usual] } }],
])(
  'a list of %s without one that an alert names is incomplete: nothing is created or deleted',
  async (list, object, own) => {
    const world = await deployed(checkout(own, board('Old'), board('Older')))
    const before = [...(await world.contents()).keys()]
    world.intercept = listing(`/${list.replace(' ', '-')}`, (items) => items.filter(({ name }) => name !== 'Cart'), {})
    const said = await world.tryRun(checkout(own, board('Old')), { prune: 'all' })
    expect(said).toContain(`nothing is deleted: the server did not send its whole list of ${list}`)
    expect(said).toContain(`${object} the server did not send its whole list of ${list}`)
    await expect(planCopy('Cart', world.client, world.client, { as: 'Copy' })).rejects.toThrow(
      `shows no dashboard and no saved search named "Cart". It did not send its whole list of ${list}: try again later.`,
    )
    world.intercept = undefined
    expect([...(await world.contents()).keys()]).toEqual(before)
  },
)

test.each([
  ['an alert', cart(['One']), cutting('/alerts')],
  ['a tile', board('Cart'), cutting('/alerts', () => [])],
])(
  'where the list of alerts is incomplete, no run deletes %s, plans say it, and no copy is made',
  async (_, wanted, intercept) => {
    const world = await deployed(checkout(cart(['One', 'Two'])))
    world.intercept = intercept
    expect(await world.tryRun(checkout(wanted), { prune: true, overwrite: true })).toContain('whole list of alerts')
    expect((await world.plan(checkout(wanted))).uncompared).toMatchObject([{ object: 'list of alerts' }])
    const { conflicts } = await planCopy('Cart', world.client, world.client, { as: 'Copy' })
    expect(sentencesOf(...conflicts)).toContain('did not send its whole list')
  },
)

test('a plan is applied once', async () => {
  const made = await new World().plan(checkout(board('Cart')))
  await apply(made)
  await expect(apply(made)).rejects.toThrow('Plan again')
})

test('what was written is counted where it cannot be read back', async () => {
  const world = new World()
  const made = await world.plan(checkout(board('Cart')))
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

const address = 'https://example.com/a'

test('a webhook keeps headers whose secrets are not set, unless its address changes', async () => {
  const ours = (description: string, url = address) =>
    hook({ service: 'generic', url, headers: { Authorization: secret('TOKEN') }, description })
  const world = await deployed(ours('one'))
  await world.run(ours('two'), { environment: {} })
  const { webhooks } = world.sandbox.snapshot().openSource
  expect(webhooks?.find(({ name }) => name === 'Ours')).toMatchObject({
    description: expect.stringContaining('two'),
    headers: { Authorization: 'Bearer 1' },
  })
  expect(await world.tryRun(ours('two', 'https://example.com/b'), { environment: {} })).toContain('TOKEN is not set')
})

test('a webhook whose address no answer shows is not created again', async () => {
  const world = await deployed(hook({}))
  world.intercept = showing('/webhooks', (record) => ({ ...record, url: undefined }))
  expect(await world.plan(hook({}))).toMatchObject({ changes: [], conflicts: [{ object: 'webhook "Ours"' }] })
})

const slack = 'https://hooks.slack.com/services/T0/B0/x'

test.each([
  ['incidentio', address, {}, ['body']],
  ['incidentio', address, { body: '{}' }, []],
  ['incidentio', 'https://example.com/b', {}, ['body', 'headers', 'queryParams']],
  ['generic', address, {}, []],
  ['generic', 'https://example.com/b', {}, ['headers', 'queryParams']],
  ['generic', 'https://example.com/b', { headers: { A: 'b' } }, ['queryParams']],
  ['slack', slack, {}, []],
])('the first update of a webhook (%s, %s, %j) names what it deletes: %j', async (service, url, more, lost) => {
  const world = new World()
  const fields = { headers: { X: 'y' }, ...(service === 'generic' ? {} : { body: '{"a": 1}' }) }
  const own = service === 'slack' ? { url } : { url: address, ...fields }
  await world.raw.createWebhook({ service, name: 'Ours', ...own } as never)
  const wanted = hook({ service, url, ...more })
  const { conflicts } = await world.plan(wanted, { adopt: true })
  const said = conflicts.flatMap(({ sentences }) => sentences.slice(1))
  expect(said.map((sentence) => /deletes (\w+), which no answer shows/.exec(sentence)?.[1])).toEqual(lost)
  const unmarked = await world.plan(hook({ service, url, ...more, description: 'x' }), { tags: false })
  expect(unmarked.conflicts).toHaveLength(lost.length > 0 ? 1 : 0)
  expect(await world.tryRun(wanted, { adopt: true, overwrite: true })).toBe('')
  // What a run has written itself is known.
  await world.expectDone(wanted)
})

test('a plan says once that an update of a dashboard deletes what the API does not show', async () => {
  const world = new World()
  const boards = (width: number) =>
    checkout(cart([], width), { dashboard: { ...cart([], width).dashboard, name: 'Shop' } })
  const notes = async (width: number, options = {}) => sentencesOf(...(await world.plan(boards(width), options)).notes)
  expect(await notes(6)).toBe('')
  await world.raw.createDashboard({ name: 'Shop', tiles: [] })
  expect(await notes(6, { adopt: true })).toMatch(/^.*deletes what the API does not show.*$/)
  await world.run(boards(6), { adopt: true })
  expect(await notes(6)).toBe('')
  expect(await notes(7)).toMatch(/^.*deletes what the API does not show.*$/)
})

test.each([{}, { HOOK_URL: '' }])('an address is named as not compared, with variables %j', async (environment) => {
  const world = await deployed(hook({}))
  const uncompared = async (wanted: Project, options = {}) => {
    const { changes, uncompared } = await world.plan(wanted, options)
    return [changes.length, ...uncompared.map(({ object, sentences }) => [object, ...sentences].join(' '))]
  }
  await world.raw.createWebhook({ service: 'slack', name: 'Free', url: slack })
  const [, free] = await uncompared(hook({ name: 'Free' }), { environment })
  expect(free).toContain('webhook "Free"')
  expect(await uncompared(hook({}))).toEqual([0])
  expect(await uncompared(hook({}), { environment })).toEqual([
    0,
    'webhook "Ours" url was not compared: the environment variable HOOK_URL is not set or empty. Set it to compare',
  ])
})

/** Adopts a dashboard that shows no difference. Returns why it is refused, and what is kept of what it loses. */
async function adopting(world: World) {
  const wanted = checkout(board('Cart', tile('Errors', {}, { displayType: 'table' })))
  const refused = sentencesOf(...(await world.plan(wanted, { adopt: true })).conflicts)
  const kept: unknown[] = []
  const beforeDelete = (records: readonly unknown[]) => void kept.push(...records)
  await apply(await world.plan(wanted, { adopt: true, overwrite: true }), { beforeDelete })
  return { refused, kept }
}

/** A dashboard of a person, whose tile no alert can watch, with an alert that a server takes. */
async function watchedTable(world: World, ...more: readonly object[]) {
  const [{ id: sourceId } = {}] = await world.raw.listSources()
  const own = tile('Errors', {}, { source: undefined, displayType: 'table', sourceId })
  return await world.raw.createDashboard({
    name: 'Cart',
    tiles: [own, ...more.map((each) => ({ ...own, ...each }))],
  } as never)
}

test('the mark of an equal dashboard deletes an alert that no tile in the files can have only if it is said', async () => {
  const world = new World()
  const { id } = await world.addAlert(await watchedTable(world), { threshold: 7 })
  const { files, notes } = await pull(world.client, { only: ['Cart'] })
  expect(notes).toEqual([expect.stringMatching(`${id}.* is left out: no alert can watch .*, and an update deletes it`)])
  expect(files.at(-1)?.text).toContain('[cart]')
  const { refused, kept } = await adopting(world)
  expect(refused).toContain('Applying would lose them:\nthe update deletes 1 alert')
  expect(kept).toMatchObject([{ id }])
})

test('the mark of an equal dashboard deletes an alert on a tile that no answer shows only if it is said', async () => {
  const world = new World()
  const { id } = await world.addAlert(await watchedTable(world, { name: 'Hidden' }), { threshold: 7 }, 1)
  world.intercept = hiding
  const { refused, kept } = await adopting(world)
  expect(refused).toContain('Applying would lose them:\nthe update deletes 1 alert')
  expect(kept).toMatchObject([{ id }])
})

test('a tile that changes to a kind without alerts loses one that somebody added only if it is said', async () => {
  const lines = checkout(board('Cart', tile('Errors')))
  const table = checkout(board('Cart', tile('Errors', {}, { displayType: 'table' })))
  const world = await deployed(lines)
  const { id } = await world.addAlert(await world.find('Cart'), { threshold: 7 })
  expect(await world.tryRun(table)).toContain('has parts that were added')
  const kept: unknown[] = []
  const beforeDelete = (records: readonly unknown[]) => void kept.push(...records)
  await apply(await world.plan(table, { overwrite: true }), { beforeDelete })
  expect(kept).toMatchObject([{ id }])
  await world.expectDone(table)
})

test('an object with an alert that no file can declare is not deleted, unless it is said', async () => {
  const table = board('Cart', tile('Errors', {}, { displayType: 'table' }))
  const world = await deployed(checkout(table))
  await world.addAlert(await world.find('Cart'), { threshold: 7 })
  const { changes, conflicts } = await world.plan(checkout(), { prune: 'all' })
  expect([changes, conflicts]).toMatchObject([[], [{ cause: 'edited' }]])
})
