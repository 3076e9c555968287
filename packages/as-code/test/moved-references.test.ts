import { expect, test } from 'vitest'
import { connection, dashboardNamed, existingWebhook, source, type TileCode } from '../src/index.ts'
import { above, cartOf, createWorld, planIn, run, tileOf, type World } from './worlds.ts'

const alert = (webhook: string) => ({
  ...above,
  channels: [existingWebhook('slack', webhook)] as const,
})

const sql: TileCode = {
  ...{ name: 'Query', x: 6, y: 0, w: 6, h: 4 },
  config: { configType: 'sql', displayType: 'table', connection: connection('Extra'), sqlTemplate: 'SELECT 1' },
}
const click = {
  type: 'dashboard',
  target: { mode: 'id', id: dashboardNamed('Extra') },
} as const
const opening = {
  ...{ name: 'Table', x: 0, y: 4, w: 6, h: 4 },
  config: { displayType: 'table', source: source.log('Logs'), select: [{ aggFn: 'count' }], onClick: click },
} as unknown as TileCode

interface Kind {
  /** A tile that names the object `Extra`. */
  readonly tile: TileCode
  create(world: World): Promise<{ readonly id: string }>
  delete(world: World, id: string): Promise<unknown>
  rename(world: World, id: string): Promise<unknown>
}

const body = { kind: 'log', name: 'Extra', connection: '', from: { databaseName: 'default', tableName: 'otel_logs' } }

/** Each kind of object that a dashboard names. */
const kinds: Readonly<Record<string, Kind>> = {
  source: {
    tile: {
      ...tileOf('Errors', []),
      config: { displayType: 'line', source: source.log('Extra'), select: [{ aggFn: 'count' }] },
    } as TileCode,
    create: async ({ oss }) => {
      const {
        id: _,
        name: __,
        ...logs
      } = (await oss.listSources()).find(({ kind }) => kind === 'log') as never as Record<string, string>
      return (await oss.createSource({ ...logs, name: body.name } as never)) as { id: string }
    },
    delete: async ({ oss }, id) => await oss.deleteSource(id),
    rename: async ({ oss }, id) => {
      const { id: _, ...record } = (await oss.getSource(id)) as never as Record<string, string>
      await oss.updateSource(id, { ...record, name: 'Renamed' } as never)
    },
  },
  connection: {
    tile: sql,
    create: async ({ oss }) =>
      await oss.createConnection({ name: 'Extra', host: 'https://db.example.com', username: 'default', password: '' }),
    delete: async ({ oss }, id) => await oss.deleteConnection(id),
    rename: async ({ oss }, id) =>
      await oss.updateConnection(id, { name: 'Renamed', host: 'https://db.example.com', username: 'default' }),
  },
  webhook: {
    tile: tileOf('Errors', [alert('Extra')]) as TileCode,
    create: async ({ raw }) =>
      await raw.createWebhook({ service: 'slack', name: 'Extra', url: 'https://hooks.slack.com/services/T0/B0/x' }),
    // Servers refuse to delete a webhook that an alert names.
    delete: async ({ sandbox }, id) => {
      const state = sandbox.snapshot()
      state.openSource.webhooks = state.openSource.webhooks?.filter((each) => each.id !== id) ?? []
      sandbox.restore(state)
    },
    rename: async ({ raw }, id) =>
      await raw.updateWebhook(id, {
        service: 'slack',
        name: 'Renamed',
        url: 'https://hooks.slack.com/services/T0/B0/x',
      }),
  },
  dashboard: {
    tile: opening,
    create: async ({ raw }) => await raw.createDashboard({ name: 'Extra', tiles: [] }),
    delete: async ({ raw }, id) => await raw.deleteDashboard(id),
    rename: async ({ raw }, id) => await raw.updateDashboard(id, { name: 'Renamed', tiles: [] }),
  },
}

const projectOf = (tile: TileCode, tag = 'one') => cartOf([tile], { tags: [tag] })

test.each(Object.entries(kinds))(
  'what happens to a %s is not taken for an edit of the dashboard that names it',
  async (_, kind) => {
    const applied = async () => {
      const world = createWorld('newest')
      const { id } = await kind.create(world)
      await run(world, projectOf(kind.tile))
      return { world, id }
    }
    const said = async (world: World, tag?: string) => {
      const { conflicts, refusals, changes } = await planIn(world, projectOf(kind.tile, tag))
      return [...conflicts, ...refusals, ...changes].flatMap(({ sentences }) => sentences).join('\n')
    }

    const gone = await applied()
    await kind.delete(gone.world, gone.id)
    expect(await said(gone.world)).toMatch(/which was deleted on the deployment/)
    expect(await said(gone.world)).not.toContain('was edited')

    const again = await applied()
    await kind.delete(again.world, again.id)
    await kind.create(again.world)
    expect(await said(again.world)).toMatch(/which was deleted on the deployment, or deleted and created again/)
    expect(await said(again.world, 'two')).not.toContain('was edited')
    await run(again.world, projectOf(kind.tile, 'two'))
    expect((await planIn(again.world, projectOf(kind.tile, 'two'))).changes).toEqual([])

    const renamed = await applied()
    await kind.rename(renamed.world, renamed.id)
    expect(await said(renamed.world)).toMatch(/"Extra"/)
    expect(await said(renamed.world)).not.toContain('was edited')
  },
)

test('a conflict of an edited dashboard names a source that is gone, too', async () => {
  const world = createWorld('newest')
  const { source: kind } = kinds
  if (!kind) throw new Error('The table has no sources.')
  const { id } = await kind.create(world)
  await run(world, projectOf(kind.tile))
  const [cart] = await world.raw.listDashboards()
  await world.raw.updateDashboard(cart?.id ?? '', {
    ...cart,
    id: undefined,
    name: 'Cart',
    tags: ['code:checkout'],
  } as never)
  await kind.delete(world, id)
  const [conflict] = (await planIn(world, projectOf(kind.tile))).conflicts
  expect(conflict?.sentences[0]).toContain('was edited on the deployment since it was last applied')
  expect(conflict?.sentences[1]).toContain(`names source ${id}, which was deleted`)
})
