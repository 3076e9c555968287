import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfForm } from '../src/form/form.ts'
import { apply, type CopyOptions, planCopy } from '../src/index.ts'
import { board, chat, checkout, logs, opening, robot, robots, tile, usual } from './declarations.ts'
import { projects } from './projects.ts'
import { ages, deployed, isNightly, problemOf, sentencesOf, World } from './worlds.ts'

const copyOf = (name: string, { client }: World, options: CopyOptions = {}, to = client) =>
  planCopy(name, client, to, options)

const watched = tile('A', { alerts: [usual] })
const original = (...tiles: object[]) => checkout(board('Checkout', ...tiles))

/** What a deployment has, by ids, as text. */
const contentsOf = async (world: World) =>
  new Map((await world.objects()).map(({ id, form, mark }) => [id, JSON.stringify([textOfForm(form), mark])]))

test.each(ages)('%s: a copy has what the original has, and no owner, and nothing else changes', async (age) => {
  await fc.assert(
    fc.asyncProperty(await projects(age), async (wanted) => {
      const world = await deployed(wanted, age)
      const before = await contentsOf(world)
      const originals = (await world.objects()).filter(({ kind, mark }) => kind !== 'webhook' && mark)
      for (const { kind, form } of originals)
        await apply(await copyOf(form.name, world, { kind: kind as 'dashboard', as: `${form.name} (copy)` }))
      const after = await world.objects()
      for (const { kind, form } of originals) {
        const copy = after.find((each) => each.kind === kind && each.form.name === `${form.name} (copy)`)
        expect(copy?.mark).toBeUndefined()
        expect(copy && textOfForm({ ...copy.form, name: form.name })).toBe(textOfForm(form))
      }
      for (const [id, text] of await contentsOf(world)) if (before.has(id)) expect(text).toBe(before.get(id))
      await world.expectDone(wanted)
    }),
    { numRuns: isNightly ? 40 : 2, ...(isNightly ? {} : { seed: 3 }) },
  )
})

interface Loss {
  readonly tiles: object[]
  readonly filters?: object[]
  /** The numbers of tiles, alerts, channels and filters that the copy has. */
  readonly left: readonly [tiles: number, alerts: number, channels: number, filters: number]
  readonly says: string
}

const filter = { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', source: logs, minSelections: 1 }
const list = { type: 'STATIC_LIST', name: 'Level', options: ['a'], isVariableEnabled: true, isBroadcastEnabled: false }
const extra = { source: { ...logs, name: 'Extra' } }
const sql = { configType: 'sql', displayType: 'table', sqlTemplate: 'SELECT 1', source: undefined, select: undefined }

/** Parts that a deployment without the webhook Robot, the source Extra and the dashboard Cart cannot hold, and what is said. */
const lost: Readonly<Record<string, Loss>> = {
  'one of two channels': {
    tiles: [tile('A', { alerts: [{ ...usual, channels: [chat, robot] }] })],
    left: [1, 1, 1, 0],
    says: 'channels[1] of the alert of tile "A" is left out: webhook cannot be resolved: the managed deployment has no webhook generic "Robot"',
  },
  'the only channel': {
    tiles: [tile('A', { alerts: [{ ...usual, name: 'Fails', channels: [robot] }] }), tile('B', { alerts: [usual] })],
    left: [2, 1, 1, 0],
    says: 'alert "Fails" of tile "A" is left out: ',
  },
  'a field': {
    tiles: [watched],
    filters: [filter],
    left: [1, 1, 1, 1],
    says: 'minSelections of filter "Service" is left out: it has no place in a request of the managed deployment',
  },
  'a kind of filter': {
    tiles: [],
    filters: [list],
    left: [0, 0, 0, 0],
    says: 'filter "Level" is left out: ',
  },
  'a connection': {
    tiles: [tile('A', {}, { ...sql, connection: { ref: 'connection', name: 'Default' } })],
    left: [0, 0, 0, 0],
    says: 'tile "A" is left out: config.connection cannot be resolved: the managed deployment has no connection "Default"',
  },
  'a source': {
    tiles: [tile('A', { alerts: [usual, { ...usual, name: 'Two' }] }, extra), tile('B')],
    left: [1, 0, 0, 0],
    says: 'tile "A" with 2 alerts is left out: config.source cannot be resolved: the managed deployment has no source log "Extra"',
  },
  'a click': {
    tiles: [tile('A', {}, opening({ ref: 'dashboard', name: 'Cart' }))],
    left: [1, 0, 0, 0],
    says: 'config.onClick of tile "A" is left out: target.id cannot be resolved: the managed deployment has no dashboard "Cart"',
  },
}

/** A deployment with another source of logs, and its id. */
async function withExtra(name = 'Extra') {
  const world = new World()
  const [source] = await world.oss.listSources()
  const { id } = await world.oss.createSource({ ...source, name } as never)
  return { world, id }
}

test.each(Object.entries(lost))(
  'a copy on another deployment names %s that it loses, and leaves it out only if told',
  async (_, { tiles, filters = [], left, says }) => {
    const [{ world: from }, to] = [await withExtra(), new World('managed')]
    await from.run(checkout(board('Cart'), robots, { dashboard: { name: 'Checkout', tiles, filters } }))
    const refused = await copyOf('Checkout', from, {}, to.client)
    expect(sentencesOf(...refused.conflicts)).toContain(says)
    expect(await problemOf(apply(refused))).toContain(says)
    expect(to.writesSince(0)).toEqual([])
    const accepted = await copyOf('Checkout', from, { leaveOut: true }, to.client)
    expect(accepted.changes.flatMap(({ effects }) => effects).join('\n')).toContain(says)
    await apply(accepted)
    const copy = (await to.raw.listDashboards()).find(({ name }) => name === 'Checkout')
    const alerts = (await to.raw.listAlerts()).filter(({ dashboardId }) => dashboardId === copy?.id)
    const channels = alerts.flatMap((each) => each.channels ?? (each.channel ? [each.channel] : []))
    expect([copy?.tiles, alerts, channels, copy?.filters].map((each) => each?.length ?? 0)).toEqual(left)
  },
)

test('a copy keeps what is there, and says what differs', async () => {
  const [world, to] = [await deployed(original(watched)), await deployed(original(tile('A')), 'managed')]
  const before = world.state
  const same = await copyOf('Checkout', world)
  expect(same.conflicts).toMatchObject([
    { object: 'dashboard "Checkout"', sentences: ['is the original. A copy beside it needs another name.'] },
  ])
  const other = await copyOf('Checkout', world, {}, to.client)
  expect(sentencesOf(...other.conflicts)).toContain(
    'exists already, and stays as it is. The original differs:\nalert of tile "A" is created',
  )
  for (const each of [same, other]) expect(await problemOf(apply(each))).toMatch(/exists already|is the original/)
  expect(world.state).toBe(before)
  await world.oss.createDashboard({ name: ' blank ', tiles: [] })
  await apply(await copyOf(' blank ', world, { as: 'Blank' }))
  expect(await problemOf(copyOf(' blank ', world, {}, to.client))).toContain('a name without blanks at its ends')
  expect(await problemOf(copyOf('Nothing', world))).toContain(
    'the open-source deployment has no dashboard and no saved search named "Nothing". Name another deployment with --from.',
  )
  for (const name of [' checkout', 'Chekcout'])
    expect(await problemOf(copyOf(name, world))).toContain('Do you mean "Checkout"?')
})

test('where several sources have one name, the other deployment is asked for that name', async () => {
  const [{ world: from }, to] = [await withExtra(), new World('managed')]
  const ids: string[] = []
  for (const name of ['Extra', 'Logs']) {
    const [source] = await from.oss.listSources()
    ids.push((await from.oss.createSource({ ...source, name } as never)).id)
  }
  await from.run(original(...ids.map((id, index) => tile(`${index}`, {}, { source: { ref: 'source', id } }))))
  const copied = await copyOf('Checkout', from, { leaveOut: true }, to.client)
  const effects = copied.changes.flatMap((each) => each.effects)
  expect(effects).toEqual([
    expect.stringMatching(
      /^tile "0" is left out: config.source cannot be resolved: .* has no source log "Extra", only/,
    ),
  ])
  await apply(copied)
  const [again] = (await copyOf('Checkout', from, {}, to.client)).conflicts
  expect(again?.sentences).toEqual(['exists already, and shows no difference but what is left out:', ...effects])
})

test('a copy of a tile whose source was deleted is refused, or made without the tile', async () => {
  const { world, id } = await withExtra()
  const search = { savedSearch: { name: 'Slow', source: extra.source, where: 'a:b' } }
  await world.run(checkout(board('Checkout', tile('A', { alerts: [usual] }, extra), tile('B')), search))
  await world.oss.deleteSource(id)
  expect(await problemOf(copyOf('Slow', world, { as: 'Copy', leaveOut: true }))).toContain(
    `saved search "Slow" cannot be copied to the open-source deployment: source cannot be resolved: the open-source deployment has no source ${id}`,
  )
  expect(sentencesOf(...(await copyOf('Checkout', world, { as: 'Copy' })).conflicts)).toContain(
    `tile "A" with 1 alert is left out: config.source cannot be resolved: the open-source deployment has no source ${id}`,
  )
  await apply(await copyOf('Checkout', world, { as: 'Copy', leaveOut: true }))
  expect((await world.find('Copy')).tiles?.map(({ name }) => name)).toEqual(['B'])
})

test('a copy that is killed at any request is there once, and the next run completes it', async () => {
  const wanted = original(tile('A', { alerts: [usual, { ...usual, name: 'Two' }] }))
  const seed = (await deployed(wanted)).sandbox.snapshot()
  for (let at = 0, isDone = false; !isDone; at++) {
    const world = new World('newest', { seed })
    const planned = () => copyOf('Checkout', world, { as: 'Copy' })
    const first = await planned()
    world.killAfter(at)
    isDone = (await problemOf(apply(first))) === ''
    world.intercept = undefined
    expect(await problemOf(apply(await planned()))).toMatch(/^$|shows no difference/)
    const names = (await world.raw.listDashboards()).map(({ name }) => name)
    expect([at, names, (await world.raw.listAlerts()).length]).toEqual([at, ['Copy', 'Checkout'], 4])
  }
})

test('a dashboard that the user interface has copied, which is without alerts, gets those of the original', async () => {
  const table = (changes: object) => original(watched, tile('B', {}, { displayType: 'table', ...changes }))
  const world = await deployed(table({}))
  await world.run(table(opening({ ref: 'dashboard', name: 'Checkout' })))
  const { id: _, tags: __, ...twin } = await world.find('Checkout')
  const { id } = await world.oss.createDashboard({ ...twin, name: 'Twin' } as never)
  const planned = await copyOf('Checkout', world, { as: 'Twin' })
  // The dashboard itself is not written.
  expect(planned).toMatchObject({
    changes: [
      {
        ...{ action: 'update', sentences: ['alert of tile "A" is created'] },
        effects: ['a click in it opens dashboard "Checkout", and not the copy'],
      },
    ],
    notes: [],
  })
  await apply(planned)
  expect((await world.raw.listAlerts()).filter(({ dashboardId }) => dashboardId === id)).toHaveLength(1)
})

const owners = [[[]], [['code:other', 'rev:1a2b3c4d']]]

test.each(owners)('what is made while a copy is under way is not doubled, whoever owns it: %j', async (tags) => {
  const world = await deployed(original(tile('A')))
  const planned = await copyOf('Checkout', world, { as: 'Copy' })
  await world.oss.createDashboard({ name: 'Copy', tiles: [], tags })
  expect(await problemOf(apply(planned))).toContain('has this name since the plan was made, so none was created')
  expect((await world.raw.listDashboards()).filter(({ name }) => name === 'Copy')).toHaveLength(1)
})

test('another deployment that was made from the same data has no original of its own', async () => {
  const [from, to] = [await deployed(original(watched)), await deployed(original(watched))]
  await to.editDashboard(() => ({ tags: ['theirs'] }), 'Checkout')
  const { conflicts } = await copyOf('Checkout', from, {}, to.client)
  expect(sentencesOf(...conflicts)).toContain('exists already, and stays as it is. The original differs:\ntags')
})
