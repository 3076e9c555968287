import { expect, test } from 'vitest'
import { connection, dashboardNamed, existingWebhook, source, type TileCode } from '../src/index.ts'
import { above, cartOf, tileOf, World } from './worlds.ts'

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
  /** What creates it. */
  body(world: World): object | Promise<object>
}

const host = { host: 'https://db.example.com', username: 'default' }

/** Each kind of object that a dashboard names. */
const kinds: Readonly<Record<'Source' | 'Connection' | 'Webhook' | 'Dashboard', Kind>> = {
  Source: {
    tile: {
      ...tileOf('Errors', []),
      config: { displayType: 'line', source: source.log('Extra'), select: [{ aggFn: 'count' }] },
    } as TileCode,
    body: async ({ oss }) => ({ ...(await oss.listSources()).find(({ kind }) => kind === 'log'), id: undefined }),
  },
  Connection: { tile: sql, body: () => host },
  Webhook: {
    tile: tileOf('Errors', [alert('Extra')]) as TileCode,
    body: () => ({ service: 'slack', url: 'https://hooks.slack.com/services/T0/B0/x' }),
  },
  Dashboard: { tile: opening, body: () => ({ tiles: [] }) },
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

const projectOf = (tile: TileCode, tag = 'one') => cartOf([tile], { tags: [tag] })

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'what happens to a %s is not taken for an edit of the dashboard that names it',
  async (kind) => {
    const { tile } = kinds[kind]
    const applied = async () => {
      const world = new World('newest')
      const extra = await createExtra(world, kind)
      await world.run(projectOf(tile))
      return { world, ...extra }
    }
    const said = async (world: World, tag?: string) => {
      const { conflicts, refusals, changes } = await world.plan(projectOf(tile, tag))
      return [...conflicts, ...refusals, ...changes].flatMap(({ sentences }) => sentences).join('\n')
    }

    const gone = await applied()
    await gone.remove()
    expect(await said(gone.world)).toMatch(/which was deleted on the deployment/)
    expect(await said(gone.world)).not.toContain('was edited')

    const again = await applied()
    await again.remove()
    await createExtra(again.world, kind)
    expect(await said(again.world)).toMatch(/which was deleted on the deployment, or deleted and created again/)
    expect(await said(again.world, 'two')).not.toContain('was edited')
    await again.world.run(projectOf(tile, 'two'))
    expect((await again.world.plan(projectOf(tile, 'two'))).changes).toEqual([])

    const renamed = await applied()
    await renamed.rename()
    expect(await said(renamed.world)).toMatch(/"Extra"/)
    expect(await said(renamed.world)).not.toContain('was edited')
  },
)

test('a conflict of an edited dashboard names a source that is gone, too', async () => {
  const world = new World('newest')
  const { tile } = kinds.Source
  const { id, remove } = await createExtra(world, 'Source')
  await world.run(projectOf(tile))
  await world.editDashboard(() => ({ tags: ['code:checkout'] }))
  await remove()
  const [conflict] = (await world.plan(projectOf(tile))).conflicts
  expect(conflict?.sentences[0]).toContain('was edited on the deployment since it was last applied')
  expect(conflict?.sentences[1]).toContain(`names source ${id}, which was deleted`)
})
