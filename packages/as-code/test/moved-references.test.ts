import { expect, test } from 'vitest'
import { connection, dashboardNamed, existingWebhook, source } from '../src/index.ts'
import { above, cart, cartOf, count, opening, tile } from './declarations.ts'
import { deployed, sentencesOf, World } from './worlds.ts'

interface Kind {
  /** A tile that names the object `Extra`. */
  readonly tile: object
  /** What creates it. */
  body(world: World): object | Promise<object>
}

const slack = { service: 'slack', url: 'https://hooks.slack.com/services/T0/B0/x' }
const sql = { configType: 'sql', displayType: 'table', sqlTemplate: 'SELECT 1', source: undefined, select: undefined }

/** Each kind of object that a dashboard names. */
const kinds: Readonly<Record<'Source' | 'Connection' | 'Webhook' | 'Dashboard', Kind>> = {
  Source: {
    tile: tile('Errors', {}, { source: source.log('Extra') }),
    body: async ({ oss }) => ({ ...(await oss.listSources()).find(({ kind }) => kind === 'log'), id: undefined }),
  },
  Connection: {
    tile: tile('Query', {}, { ...sql, connection: connection('Extra') }),
    body: () => ({ host: 'https://db.example.com', username: 'default' }),
  },
  Webhook: {
    tile: tile('Errors', { alerts: [{ ...above, channels: [existingWebhook('slack', 'Extra')] }] }),
    body: () => slack,
  },
  Dashboard: { tile: tile('Table', {}, opening(dashboardNamed('Extra'))), body: () => ({ tiles: [] }) },
}

type Method = (...values: readonly unknown[]) => Promise<{ readonly id: string }>

/** Creates, renames and deletes an object by the methods of its kind. */
async function createExtra(world: World, kind: keyof typeof kinds) {
  const methods = world.oss as unknown as Readonly<Record<string, Method>>
  const body = await kinds[kind].body(world)
  const { id } = (await methods[`create${kind}`]?.({ ...body, name: 'Extra' })) ?? { id: '' }
  const remove = async () => {
    if (kind !== 'Webhook') return await methods[`delete${kind}`]?.(id)
    // Servers refuse to delete a webhook that an alert names.
    const state = world.sandbox.snapshot()
    state.openSource.webhooks = state.openSource.webhooks?.filter((each) => each.id !== id) ?? []
    return world.sandbox.restore(state)
  }
  return { id, remove, rename: () => methods[`update${kind}`]?.(id, { ...body, name: 'Renamed' }) }
}

const projectOf = (kind: keyof typeof kinds, tag = 'one') => cartOf([kinds[kind].tile], { tags: [tag] })

/** A deployment with an object, and a project that names it. */
async function applied(kind: keyof typeof kinds) {
  const world = new World()
  const extra = await createExtra(world, kind)
  await world.run(projectOf(kind))
  const said = async (tag?: string) => {
    const { conflicts, refusals, changes } = await world.plan(projectOf(kind, tag))
    return sentencesOf(...conflicts, ...refusals, ...changes)
  }
  return { world, said, ...extra }
}

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]

test.each(kindNames)('what happens to a %s is no edit of the dashboard that names it', async (kind) => {
  const { world, said, remove } = await applied(kind)
  await remove()
  expect(await said()).toMatch(/which was deleted on the deployment/)
  expect(await said()).not.toContain('was edited')

  await createExtra(world, kind)
  expect(await said()).toMatch(/which was deleted on the deployment, or deleted and created again/)
  expect(await said('two')).not.toContain('was edited')
  await world.run(projectOf(kind, 'two'))
  await world.expectDone(projectOf(kind, 'two'))

  const renamed = await applied(kind)
  await renamed.rename()
  expect(await renamed.said()).toMatch(/"Extra"/)
  expect(await renamed.said()).not.toContain('was edited')
})

test('a conflict of an edited dashboard names a source that is gone, too', async () => {
  const { world, said, remove, id } = await applied('Source')
  await world.editDashboard(() => ({ tags: ['code:checkout'] }))
  await remove()
  expect(await said()).toMatch(
    new RegExp(`was edited on the deployment since it was last applied.*\\n.*names source ${id}, which was deleted`),
  )
})

test('an edit that chooses one of two sources of a name is no moved reference', async () => {
  const world = await deployed(cart())
  const [{ id: _, ...log } = {}] = await world.raw.listSources()
  const apps = [1, 2].map(() => world.oss.createSource({ ...log, name: 'App' } as never))
  const [{ id: sourceId } = {}] = await Promise.all(apps)
  const config = { displayType: 'line', sourceId, select: [{ ...count, where: 'ServiceName:Errors' }] }
  await world.editDashboard(({ tiles = [] }) => ({ tiles: tiles.map((each) => ({ ...each, config })) }))
  expect((await world.plan(cart())).conflicts).toMatchObject([{ cause: 'edited' }])
})
