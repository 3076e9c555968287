import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textOfForm } from '../src/form/form.ts'
import { apply, plan, planCopy, project } from '../src/index.ts'
import { alert, logs, objectsOf, pager, robot, robots, saidOf, tile } from './kept.ts'
import { projects } from './projects.ts'
import { ages, environment, problemOf, World } from './worlds.ts'

const isNightly = process.env.TEST_TIER === 'all'

/** What a deployment has, by ids, as text. */
const contentsOf = async (world: World) =>
  new Map((await objectsOf(world)).map(({ id, form, mark }) => [id, JSON.stringify([textOfForm(form), mark])]))

describe.each(ages)('on the %s deployment', (age) => {
  test('a copy has the contents and the alerts of the original, no owner, and nothing else changes', async () => {
    await fc.assert(
      fc.asyncProperty(await projects(age), async (wanted) => {
        const world = new World(age)
        await world.run(wanted)
        const before = await contentsOf(world)
        const originals = (await objectsOf(world)).filter(({ kind }) => kind !== 'webhook')
        for (const { kind, form } of originals.filter(({ mark }) => mark)) {
          const options = { kind: kind as 'dashboard', as: `${form.name} (copy)` }
          await apply(await planCopy(form.name, world.client, world.client, options))
        }
        const after = await objectsOf(world)
        for (const { kind, form, mark } of originals.filter(({ mark }) => mark)) {
          const copy = after.find((each) => each.kind === kind && each.form.name === `${form.name} (copy)`)
          expect(copy?.mark).toBeUndefined()
          expect(copy && textOfForm({ ...copy.form, name: form.name })).toBe(textOfForm(form))
          expect(mark).toBeDefined()
        }
        for (const [id, text] of await contentsOf(world)) if (before.has(id)) expect(text).toBe(before.get(id))
        expect((await world.plan(wanted)).changes).toEqual([])
      }),
      { numRuns: isNightly ? 40 : 2, ...(isNightly ? {} : { seed: 3 }) },
    )
  })
})

/** Parts that a deployment without the webhook Robot, the source Extra and the dashboard Cart cannot hold, and what is said. */
const lost: Readonly<
  Record<string, { readonly tiles: object[]; readonly more?: object; readonly left: object; readonly says: string }>
> = {
  'one of two channels': {
    tiles: [tile('A', { alerts: [{ ...alert, channels: [pager, robot] }] })],
    left: { tiles: 1, alerts: 1, channels: 1 },
    says: 'channels[1] of the alert of tile "A" is left out: webhook cannot be resolved: the managed deployment has no webhook generic "Robot"',
  },
  'the only channel': {
    tiles: [tile('A', { alerts: [{ ...alert, name: 'Fails', channels: [robot] }] }), tile('B', { alerts: [alert] })],
    left: { tiles: 2, alerts: 1, channels: 1 },
    says: 'alert "Fails" of tile "A" is left out: ',
  },
  'a field': {
    tiles: [tile('A', { alerts: [alert] })],
    more: {
      filters: [
        { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', source: logs, minSelections: 1 },
      ],
    },
    left: { tiles: 1, alerts: 1, channels: 1, filters: 1 },
    says: 'minSelections of filter "Service" is left out: it has no place in a request of the managed deployment',
  },
  'a kind of filter': {
    tiles: [],
    more: {
      filters: [
        { type: 'STATIC_LIST', name: 'Level', options: ['error'], isVariableEnabled: true, isBroadcastEnabled: false },
      ],
    },
    left: { tiles: 0, alerts: 0, channels: 0 },
    says: 'filter "Level" is left out: ',
  },
  'a connection': {
    tiles: [
      tile(
        'A',
        {},
        {
          configType: 'sql',
          displayType: 'table',
          source: undefined,
          select: undefined,
          sqlTemplate: 'SELECT 1',
          connection: { ref: 'connection', name: 'Default' },
        },
      ),
    ],
    left: { tiles: 0, alerts: 0, channels: 0 },
    says: 'tile "A" is left out: config.connection cannot be resolved: the managed deployment has no connection "Default"',
  },
  'a source': {
    tiles: [
      tile('A', { alerts: [alert, { ...alert, name: 'Two' }] }, { source: { ...logs, name: 'Extra' } }),
      tile('B'),
    ],
    left: { tiles: 1, alerts: 0, channels: 0 },
    says: 'tile "A" with 2 alerts is left out: config.source cannot be resolved: the managed deployment has no source log "Extra"',
  },
  'a click': {
    tiles: [
      tile(
        'A',
        {},
        {
          displayType: 'table',
          onClick: { type: 'dashboard', target: { mode: 'id', id: { ref: 'dashboard', name: 'Cart' } } },
        },
      ),
    ],
    left: { tiles: 1, alerts: 0, channels: 0 },
    says: 'config.onClick of tile "A" is left out: target.id cannot be resolved: the managed deployment has no dashboard "Cart"',
  },
}

test.each(Object.entries(lost))(
  'a copy on another deployment names %s that it loses, and leaves it out only if told',
  async (_, { tiles, more, left, says }) => {
    const [from, to] = [new World('newest'), new World('managed')]
    const [, ...others] = await from.oss.listSources()
    await from.oss.createSource({
      ...others.find(({ kind }) => kind === 'log'),
      ...(await from.oss.listSources())[0],
      name: 'Extra',
    } as never)
    const cart = { dashboard: { name: 'Cart', tiles: [] } }
    await from.run(project('shop', [cart, robots, { dashboard: { name: 'Checkout', tiles, ...more } }] as never))
    const refused = await planCopy('Checkout', from.client, to.client)
    expect(saidOf(refused)).toContain(says)
    expect(await problemOf(apply(refused))).toContain(says)
    expect(to.sandbox.requests().filter(({ method }) => method !== 'GET')).toEqual([])
    const accepted = await planCopy('Checkout', from.client, to.client, { leaveOut: true })
    expect(accepted.changes.flatMap(({ effects }) => effects).join('\n')).toContain(says)
    await apply(accepted)
    const copy = (await to.raw.listDashboards()).find(({ name }) => name === 'Checkout')
    const alerts = (await to.raw.listAlerts()).filter(({ dashboardId }) => dashboardId === copy?.id)
    const channels = alerts.flatMap((each) => each.channels ?? (each.channel ? [each.channel] : []))
    const filters = copy?.filters?.length ? { filters: copy.filters.length } : {}
    expect({ tiles: copy?.tiles?.length, alerts: alerts.length, channels: channels.length, ...filters }).toEqual(left)
  },
)

test('a copy keeps what is there, and says what differs', async () => {
  const world = new World('newest')
  const declared = (tiles: object[], name = 'Checkout') => project('shop', [{ dashboard: { name, tiles } }] as never)
  await world.run(declared([tile('A', { alerts: [alert] })]))
  const before = JSON.stringify(world.sandbox.snapshot())
  const same = await planCopy('Checkout', world.client, world.client)
  expect(saidOf(same)).toBe('dashboard "Checkout"\nis the original. A copy beside it needs another name.')
  const to = new World('managed')
  await to.run(declared([tile('A')]))
  const other = await planCopy('Checkout', world.client, to.client)
  expect(saidOf(other)).toContain(
    'exists already, and stays as it is. The original differs:\nalert of tile "A" is created',
  )
  for (const each of [same, other]) expect(await problemOf(apply(each))).toMatch(/exists already|is the original/)
  expect(JSON.stringify(world.sandbox.snapshot())).toBe(before)
  await world.oss.createDashboard({ name: ' blank ', tiles: [] })
  await apply(await planCopy(' blank ', world.client, world.client, { as: 'Blank' }))
  expect(await problemOf(planCopy(' blank ', world.client, to.client))).toContain('a name without blanks at its ends')
  expect(await problemOf(planCopy('Nothing', world.client, world.client))).toContain(
    'the open-source deployment has no dashboard and no saved search named "Nothing". Name another deployment with --from.',
  )
})

test('where several sources have one name, the other deployment is asked for that name', async () => {
  const [from, to] = [new World('newest'), new World('managed')]
  const [source] = await from.oss.listSources()
  const ids: string[] = []
  for (const name of ['Extra', 'Extra', 'Logs']) {
    const { id } = await from.oss.createSource({ ...source, name } as never)
    ids.push(id)
  }
  const tiles = ids.slice(1).map((id, index) => tile(`${index}`, {}, { source: { ref: 'source', id } }))
  await from.run(project('shop', [{ dashboard: { name: 'Checkout', tiles } }] as never))
  const copied = await planCopy('Checkout', from.client, to.client, { leaveOut: true })
  expect(copied.changes[0]?.effects).toEqual([
    expect.stringMatching(
      /^tile "0" is left out: config.source cannot be resolved: .* has no source log "Extra", only/,
    ),
  ])
  await apply(copied)
  const [again] = (await planCopy('Checkout', from.client, to.client)).conflicts
  expect(again?.sentences).toEqual([
    'exists already, and shows no difference but what is left out:',
    ...(copied.changes[0]?.effects ?? []),
  ])
})

test('a copy of a tile whose source was deleted is refused, or made without the tile', async () => {
  const world = new World('newest')
  const [source] = await world.oss.listSources()
  const { id } = await world.oss.createSource({ ...source, name: 'Extra' } as never)
  const tiles = [tile('A', { alerts: [alert] }, { source: { ...logs, name: 'Extra' } }), tile('B')]
  const search = { savedSearch: { name: 'Slow', source: { ...logs, name: 'Extra' }, where: 'a:b' } }
  await world.run(project('shop', [{ dashboard: { name: 'Checkout', tiles } }, search] as never))
  await world.oss.deleteSource(id)
  expect(await problemOf(planCopy('Slow', world.client, world.client, { as: 'Copy', leaveOut: true }))).toContain(
    `saved search "Slow" cannot be copied to the open-source deployment: source cannot be resolved: the open-source deployment has no source ${id}`,
  )
  const copyTo = (options: object) => planCopy('Checkout', world.client, world.client, { as: 'Copy', ...options })
  const says = `tile "A" with 1 alert is left out: config.source cannot be resolved: the open-source deployment has no source ${id}`
  expect(saidOf(await copyTo({}))).toContain(says)
  await apply(await copyTo({ leaveOut: true }))
  const copy = (await world.oss.listDashboards()).find(({ name }) => name === 'Copy')
  expect(copy?.tiles?.map(({ name }) => name)).toEqual(['B'])
})

test('a copy that is killed at any request is there once, and the next run completes it', async () => {
  const declared = [
    { dashboard: { name: 'Checkout', tiles: [tile('A', { alerts: [alert, { ...alert, name: 'Two' }] })] } },
  ]
  for (let at = 0, isDone = false; !isDone; at++) {
    const world = new World('newest')
    await world.run(project('shop', declared as never))
    const copying = async () => apply(await planCopy('Checkout', world.client, world.client, { as: 'Copy' }))
    let sent = 0
    world.intercept = async (input, init, pass) => {
      if (sent++ >= at) throw new Error('killed')
      return await pass(input, init)
    }
    isDone = (await problemOf(copying())) === ''
    world.intercept = undefined
    const problem = await problemOf(copying())
    expect(problem).toMatch(/^$|shows no difference/)
    const count = (await world.raw.listDashboards()).filter(({ name }) => name === 'Copy').length
    expect(count, `${at}`).toBe(1)
    expect(await world.raw.listAlerts()).toHaveLength(4)
  }
})

test('a dashboard that the user interface has copied, which is without alerts, gets those of the original', async () => {
  const world = new World('newest')
  const opened = { type: 'dashboard', target: { mode: 'id', id: { ref: 'dashboard', name: 'Checkout' } } }
  const tiles = [tile('A', { alerts: [alert] }), tile('B', {}, { displayType: 'table' })]
  await world.run(project('shop', [{ dashboard: { name: 'Checkout', tiles } }] as never))
  await world.run(
    project('shop', [
      { dashboard: { name: 'Checkout', tiles: [tiles[0], tile('B', {}, { displayType: 'table', onClick: opened })] } },
    ] as never),
  )
  const [{ id: _, tags: __, ...twin } = { id: '' }] = (await world.oss.listDashboards()) as {
    id: string
    tags?: string[]
  }[]
  const made = await world.oss.createDashboard({ ...twin, name: 'Twin' } as never)
  const planned = await planCopy('Checkout', world.client, world.client, { as: 'Twin' })
  expect(planned.changes).toMatchObject([
    {
      ...{ action: 'update', sentences: ['alert of tile "A" is created'] },
      effects: ['a click in it opens dashboard "Checkout", and not the copy'],
    },
  ])
  // The dashboard itself is not written.
  expect(planned.notes.map(({ object }) => object)).toEqual([])
  await apply(planned)
  expect((await world.raw.listAlerts()).filter(({ dashboardId }) => dashboardId === made.id)).toHaveLength(1)
  for (const name of [' checkout', 'Chekcout'])
    expect(await problemOf(planCopy(name, world.client, world.client))).toContain('Do you mean "Checkout"?')
})

test('what is made or renamed while a copy is under way is not doubled, whoever owns it', async () => {
  for (const owner of [[], ['code:other', 'rev:1a2b3c4d']]) {
    const world = new World('newest')
    await world.run(project('shop', [{ dashboard: { name: 'Checkout', tiles: [tile('A')] } }] as never))
    const planned = await planCopy('Checkout', world.client, world.client, { as: 'Copy' })
    await world.oss.createDashboard({ name: 'Copy', tiles: [], tags: owner })
    expect(await problemOf(apply(planned))).toContain('has this name since the plan was made, so none was created')
    expect((await world.raw.listDashboards()).filter(({ name }) => name === 'Copy')).toHaveLength(1)
  }
})

test('plan() is not confused by copies', async () => {
  const world = new World('newest')
  const wanted = project('shop', [
    { dashboard: { name: 'Checkout', tiles: [tile('A', { alerts: [alert] })] } },
  ] as never)
  await world.run(wanted)
  await apply(await planCopy('Checkout', world.client, world.client, { as: 'Second' }))
  expect((await plan(wanted, world.client, { environment })).changes).toEqual([])
})
