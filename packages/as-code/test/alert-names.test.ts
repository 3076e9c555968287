import { describe, expect, test } from 'vitest'
import { existingWebhook, pull } from '../src/index.ts'
import { above, cartOf, tileOf, World } from './worlds.ts'

const chat = existingWebhook('slack', 'Chat')

const cart = (threshold: number, ...alerts: readonly object[]) =>
  cartOf([
    tileOf(
      'Errors',
      alerts.map((more) => ({ ...above, channels: [chat], threshold, ...more })),
    ),
  ])

const own = { displayName: 'Errors of the cart', tags: ['team', 'p1'] }

/** The names and the tags of alerts, which do not keep their order. */
async function namesOf({ oss }: World) {
  const alerts = await oss.listAlerts()
  return alerts
    .map(({ displayName, tags }) => ({ displayName, tags }))
    .sort((one, other) => (`${one.displayName}` < `${other.displayName}` ? -1 : 1))
}

/** Gives the only alert a name and tags, as a person does. */
async function edit({ oss }: World, names: object) {
  const [alert] = await oss.listAlerts()
  const { id = '', dashboardId, tileId, threshold, thresholdType, interval, channel, source } = alert ?? {}
  const watched = { dashboardId, tileId, threshold, thresholdType, interval, channel, source }
  await oss.updateAlert(id, { ...watched, ...names } as never)
}

describe('the name and the tags of an alert', () => {
  test('are written, compared, changed and taken away', async () => {
    const world = new World('newest')
    await world.run(cart(1, own))
    expect(await namesOf(world)).toEqual([{ ...own, tags: expect.arrayContaining(own.tags) }])
    expect(await world.plan(cart(1, own))).toMatchObject({ changes: [], conflicts: [] })
    const changed = { displayName: 'Errors', tags: [] }
    const [change] = (await world.plan(cart(1, changed))).changes
    expect(change?.sentences.join()).toMatch(
      /displayName: "Errors of the cart" → "Errors".*tags: \["p1","team"\] → \[\]/,
    )
    await world.run(cart(1, changed))
    expect(await namesOf(world)).toEqual([changed])
    expect(await world.plan(cart(1, changed))).toMatchObject({ changes: [], conflicts: [] })
  })

  test.each([own, { displayName: 'Mine', tags: [] }])(
    'that no file states stay as a person has them, also through an update: %j',
    async (names) => {
      const world = new World('newest')
      await world.run(cart(1, {}))
      await edit(world, names)
      expect(await world.plan(cart(1, {}))).toMatchObject({ changes: [], conflicts: [] })
      await world.run(cart(2, {}))
      expect(await namesOf(world)).toEqual([{ ...names, tags: names.tags.toSorted() }])
      expect(await world.plan(cart(2, {}))).toMatchObject({ changes: [], conflicts: [] })
    },
  )

  test('tell alerts apart that are equal but for them', async () => {
    const world = new World('newest')
    const [first, second] = [{ displayName: 'A', tags: ['a'] }, { displayName: 'B' }]
    await world.run(cart(1, first, second, {}))
    for (const order of [
      [second, first, {}],
      [{}, second, first],
    ])
      expect(await world.plan(cart(1, ...order))).toMatchObject({ changes: [], conflicts: [] })
    await world.run(cart(1, second, { ...first, tags: ['b'] }, {}))
    expect((await namesOf(world)).map(({ displayName }) => displayName)).toEqual(['A', 'B', 'Cart - Errors'])
    expect((await namesOf(world))[0]?.tags).toEqual(['b'])
  })

  test('are pulled where they are own ones, and the plan of the files is empty', async () => {
    const world = new World('newest')
    await world.run(cart(1, own, {}))
    const { files } = await pull(world.client, { project: 'checkout', json: true })
    const text = `${files[0]?.text}`
    expect(text).toContain('"displayName": "Errors of the cart"')
    expect(text.match(/displayName/g)).toHaveLength(1)
    expect(text).not.toMatch(/(code|rev|unfinished):/)
    const pulled = await world.plan(JSON.parse(text))
    expect(pulled).toMatchObject({ changes: [], conflicts: [], refusals: [] })
  })

  test.each([
    [
      'newest',
      { since: '2026-09-01' },
      { released: '2026-09-01' },
      /displayName needs a server of 2026-09-02 or newer/,
    ],
    ['managed', {}, {}, /displayName has no place in a request of the managed deployment/],
  ] as const)(
    'are refused by the plan where the deployment does not know them: %s',
    async (age, options, known, words) => {
      const world = new World(age, options)
      const { refusals } = await world.plan(cart(1, own), known)
      expect(refusals.flatMap(({ sentences }) => sentences).join()).toMatch(words)
      await world.run(cart(1, {}), known)
      expect(await world.plan(cart(1, {}), known)).toMatchObject({ changes: [], conflicts: [] })
    },
  )

  test('cannot be those that mark an object', async () => {
    await expect(new World('newest').plan(cart(1, { tags: ['code:checkout'] }))).rejects.toThrow(/belongs to this tool/)
  })
})
