import { expect, test } from 'vitest'
import { pull } from '../src/index.ts'
import { cartOf, tileOf, usual } from './declarations.ts'
import { deployed, sentencesOf, World } from './worlds.ts'

const cart = (threshold: number, ...alerts: readonly object[]) =>
  cartOf([
    tileOf(
      'Errors',
      alerts.map((more) => ({ ...usual, threshold, ...more })),
    ),
  ])

const own = { displayName: 'Errors of the cart', tags: ['team', 'p1'] }

/** The names and the tags of alerts, which do not keep their order. */
async function namesOf({ oss }: World) {
  const names = (await oss.listAlerts()).map(({ displayName, tags }) => ({ displayName, tags }))
  return names.sort((one, other) => (`${one.displayName}` < `${other.displayName}` ? -1 : 1))
}

test('the name and the tags of an alert are written, compared, changed and taken away', async () => {
  const world = await deployed(cart(1, own))
  expect(await namesOf(world)).toEqual([{ ...own, tags: expect.arrayContaining(own.tags) }])
  await world.expectDone(cart(1, own))
  const changed = { displayName: 'Errors', tags: [] }
  expect(sentencesOf(...(await world.plan(cart(1, changed))).changes)).toMatch(
    /displayName: "Errors of the cart" → "Errors"\n.*tags: \["p1","team"\] → \[\]/,
  )
  await world.run(cart(1, changed))
  expect(await namesOf(world)).toEqual([changed])
  await world.expectDone(cart(1, changed))
})

test.each([own, { displayName: 'Mine', tags: [] }])(
  'a name and tags that no file states stay as a person has them, also through an update: %j',
  async (names) => {
    const world = await deployed(cart(1, {}))
    const [alert] = await world.oss.listAlerts()
    await world.editAlert(alert as never, names)
    await world.expectDone(cart(1, {}))
    await world.run(cart(2, {}))
    expect(await namesOf(world)).toEqual([{ ...names, tags: names.tags.toSorted() }])
    await world.expectDone(cart(2, {}))
  },
)

test('names and tags tell alerts apart that are equal but for them', async () => {
  const [first, second] = [{ displayName: 'A', tags: ['a'] }, { displayName: 'B' }]
  const world = await deployed(cart(1, first, second, {}))
  await world.expectDone(cart(1, second, first, {}))
  await world.expectDone(cart(1, {}, second, first))
  await world.run(cart(1, second, { ...first, tags: ['b'] }, {}))
  const names = await namesOf(world)
  expect(names.map(({ displayName }) => displayName)).toEqual(['A', 'B', 'Cart - Errors'])
  expect(names[0]?.tags).toEqual(['b'])
})

test('own names and tags are pulled, and the plan of the files is empty', async () => {
  const world = await deployed(cart(1, own, {}))
  const { files } = await pull(world.client, { project: 'checkout', json: true })
  const text = `${files[0]?.text}`
  expect(text.match(/"displayName": ".*"/g)).toEqual(['"displayName": "Errors of the cart"'])
  expect(text).not.toMatch(/(code|rev|unfinished):/)
  await world.expectDone(JSON.parse(text))
})

test.each([
  ['newest', { since: '2026-09-01' }, { released: '2026-09-01' }, /displayName needs a server of 2026-09-02 or newer/],
  ['managed', {}, {}, /displayName has no place in a request of the managed deployment/],
] as const)(
  'names are refused by the plan where the deployment does not know them: %s',
  async (age, options, known, words) => {
    const world = new World(age, options)
    expect(sentencesOf(...(await world.plan(cart(1, own), known)).refusals)).toMatch(words)
    await world.run(cart(1, {}), known)
    await world.expectDone(cart(1, {}), known)
  },
)

test('the tags of an alert cannot be those that mark an object', async () => {
  await expect(new World().plan(cart(1, { tags: ['code:checkout'] }))).rejects.toThrow(/belongs to this tool/)
})
