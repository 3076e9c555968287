import { expect, test } from 'vitest'
import { apply, planRestore, project } from '../src/index.ts'
import { alert, board, deleted, namesIn, robots, tile } from './kept.ts'
import { problemOf, World } from './worlds.ts'

test('a restoration that is killed at any request is there once, and the next run completes it', async () => {
  for (let at = 0, isDone = false; !isDone; at++) {
    const { world, records } = await deleted(
      robots,
      board('Load', tile('A', { alerts: [alert, { ...alert, name: 'B' }] })),
    )
    const others = (await world.raw.listAlerts()).length
    const restoring = async () => apply(await planRestore(records, world.client))
    let sent = 0
    world.intercept = async (input, init, pass) => {
      if (sent++ >= at) throw new Error('killed')
      return await pass(input, init)
    }
    isDone = (await problemOf(restoring())) === ''
    world.intercept = undefined
    await restoring()
    expect(
      (await namesIn(world)).filter((name) => /Robot|Load/.test(name)),
      `${at}`,
    ).toHaveLength(2)
    expect(await world.raw.listAlerts(), `${at}`).toHaveLength(others + 2)
    expect((await planRestore(records, world.client)).changes).toEqual([])
  }
})

/** What somebody does between the plan and its application, and what is said. */
const rivals: Readonly<
  Record<string, [act: (world: World, id: string, tileId: string) => Promise<unknown>, says: string]>
> = {
  'the object is edited': [
    async ({ oss }, id) => oss.updateDashboard(id, { ...(await oss.getDashboard(id)), name: 'Other' } as never),
    'it changed after the plan was made, so nothing of it was written. Plan again.',
  ],
  'the object is deleted': [({ oss }, id) => oss.deleteDashboard(id), 'so nothing of it was written. Plan again.'],
  'an alert is added': [
    async ({ oss }, dashboardId, tileId) => {
      const [{ id: webhookId = '' } = {}] = await oss.listWebhooks()
      const own = { source: 'tile', dashboardId, tileId, interval: '5m', threshold: 9, thresholdType: 'above' } as const
      await oss.createAlert({ ...own, channel: { type: 'webhook', webhookId } })
    },
    'was added to it after the plan was made. Plan again.',
  ],
}

test.each(Object.entries(rivals))(
  'where %s meanwhile, no alert is added, and all marks stay',
  async (_, [act, says]) => {
    for (const isUnfinished of [false, true]) {
      const world = new World('newest')
      const declared = (...alerts: object[]) => project('shop', [board('Load', tile('A', { alerts }))] as never)
      await world.run(declared(alert))
      const records: unknown[] = []
      const pruning = await world.plan(declared(), { prune: true })
      await apply(pruning, { beforeDelete: (found) => void records.push(...found) })
      const [{ id, tags = [], tiles, ...rest } = { id: '' }] = await world.oss.listDashboards()
      if (isUnfinished)
        await world.oss.updateDashboard(id, {
          ...{ ...rest, tiles },
          tags: tags.map((tag) => tag.replace('rev:', 'unfinished:')),
        } as never)
      const planned = await planRestore(records, world.client)
      await act(world, id, `${tiles?.[0]?.id}`)
      const before = JSON.stringify(world.sandbox.snapshot())
      expect(await problemOf(apply(planned))).toContain(says)
      expect(JSON.stringify(world.sandbox.snapshot())).toBe(before)
    }
  },
)
