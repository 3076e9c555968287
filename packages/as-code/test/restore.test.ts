import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfForm } from '../src/form/form.ts'
import { apply, CodeError, planRestore } from '../src/index.ts'
import { board, checkout, logs, opening, robot, robots, tile, usual } from './declarations.ts'
import { projects } from './projects.ts'
import { ages, deployed, isNightly, nothingToDo, problemOf, sentencesOf, World } from './worlds.ts'

type Kept = Record<string, unknown>

/** A deployment of which a run has deleted all objects of a project, and what it kept. */
async function deleted(...objects: object[]) {
  const world = await deployed(checkout(...objects))
  const records: Kept[] = await world.prune(checkout())
  const of = (key: string, value: unknown) => records.find((each) => each[key] === value) as Kept
  return { world, records, of }
}

const load = (...alerts: object[]) => board('Load', tile('A', { alerts }))

const namesIn = async (world: World) =>
  (await world.objects()).map(({ kind, form }) => `${kind} ${form.name}`).filter((name) => /Load|Slow|Robot/.test(name))

test.each(ages)('%s: what was deleted comes back once, under new ids, and owned by nobody', async (age) => {
  await fc.assert(
    fc.asyncProperty(await projects(age), async (wanted) => {
      const world = await deployed(wanted, age)
      const before = await world.objects()
      const kept = await world.prune(checkout())
      await apply(await planRestore(kept, world.client))
      const after = await world.objects()
      const texts = after.map(({ form }) => textOfForm(form))
      for (const { form, mark } of before) if (mark) expect(texts).toContain(textOfForm(form))
      expect(after).toHaveLength(before.length)
      expect(after.filter(({ mark }) => mark)).toEqual([])
      expect((await planRestore(kept, world.client)).changes).toEqual([])
    }),
    { numRuns: isNightly ? 40 : 2, ...(isNightly ? {} : { seed: 5 }) },
  )
})

test('pruned alerts come back on the object that they watched, whose marks stay', async () => {
  const alerts = [usual, { ...usual, name: 'Two' }]
  const world = await deployed(checkout(board('Load', tile('A', { alerts }), tile('B', { alerts: [usual] }))))
  const records = await world.prune(checkout(board('Load', tile('A'))), true)
  expect(records).toHaveLength(3)
  const marked = await world.find('Load')
  expect((await planRestore(records, world.client)).conflicts).toMatchObject([
    {
      object: 'dashboard "Load"',
      sentences: [
        expect.stringMatching(/^cannot be whole .*:$/),
        expect.stringMatching(/^alert "\w+" is left out: its tile is not there$/),
      ],
    },
  ])
  const restored = await planRestore(records, world.client, { leaveOut: true })
  expect(restored.changes).toMatchObject([
    {
      ...{ action: 'update', sentences: ['alert of tile "A" is created', 'alert "Two" of tile "A" is created'] },
      effects: [expect.stringContaining('its tile is not there')],
    },
  ])
  expect((await apply(restored)).alerts).toEqual({ created: 2, updated: 0, deleted: 0 })
  expect(await world.find('Load')).toEqual(marked)
  expect((await planRestore(records, world.client, { leaveOut: true })).changes).toEqual([])
  expect((await world.plan(checkout(load(...alerts)))).conflicts).toEqual([])
})

test.each([
  [{}, 'is a list of records'],
  [[{ id: 'a' }], '[0] is no dashboard, saved search, webhook or alert'],
  [[{ tiles: [] }], '[0] is no dashboard'],
  [[null], '[0] is no dashboard'],
])('%j is nothing to restore', async (records, says) => {
  expect(await problemOf(planRestore(records, new World().client))).toContain(says)
})

test('an alert that somebody has made again stays as it is, and is not doubled', async () => {
  const fails = { ...usual, name: 'Fails' }
  const world = await deployed(checkout(load(fails)))
  const records = await world.prune(checkout(load()), true)
  await world.run(checkout(load({ ...fails, threshold: 9 })))
  expect(await planRestore(records, world.client)).toMatchObject({
    ...{ changes: [], conflicts: [] },
    notes: [{ sentences: ['alert "Fails" stays as it is, and what was deleted differs'] }],
  })
})

type Deleted = Awaited<ReturnType<typeof deleted>>

const alertIn = ({ records }: Deleted) => records.find((each) => each.dashboardId) as Kept
const [both, search] = [['dashboard Load', 'savedSearch Slow'], ['savedSearch Slow']] as const

/** What was changed in the records or on the deployment, what is said, and what `leaveOut` restores beside the webhook. */
const changed: Readonly<
  Record<string, readonly [act: (kept: Deleted) => unknown, says: string, left: readonly string[]]>
> = {
  'an alert is edited to what no request is': [
    ({ of }) => Object.assign(of('thresholdType', 'above'), { threshold: 'many' }),
    'is not in what was kept: it has a form that this package does not know.',
    both,
  ],
  'a tile is edited to what no file can say': [
    ({ of }) => Object.assign((of('name', 'Load').tiles as Kept[])[0] as Kept, { config: {} }),
    '`tiles[0]` is not in what was kept: tiles[0].config.displayType is missing.',
    both,
  ],
  'the name is edited to one that no file can have': [
    ({ of }) => Object.assign(of('name', 'Load'), { name: ' Load ' }),
    'all of it is left out: A dashboard needs a name without blanks at its ends; got " Load "',
    search,
  ],
  'a field is added': [
    ({ of }) => Object.assign(of('name', 'Load'), { extra: 1 }),
    '`extra` is not in what was kept',
    both,
  ],
  'the source of a saved search is gone': [
    ({ records }) => Object.assign(records.find((each) => 'sourceId' in each) as Kept, { sourceId: 'gone' }),
    'all of it is left out: source cannot be resolved: the open-source deployment has no source gone',
    ['dashboard Load'],
  ],
  'an alert watches what is not there': [
    (kept) => Object.assign(alertIn(kept), { dashboardId: 'gone' }),
    'is left out: dashboard gone, which it watched, is not there',
    both,
  ],
  'an alert watches nothing': [
    (kept) => Object.assign(alertIn(kept), { dashboardId: null }),
    'is left out: it watched nothing',
    both,
  ],
  'a webhook of a channel is gone': [
    ({ records, of }) => records.splice(records.indexOf(of('name', 'Robot')), 1),
    'the open-source deployment has no webhook',
    both,
  ],
}

const slow = { savedSearch: { name: 'Slow', source: logs, where: 'a:b', alerts: [{ ...usual, name: 'Slow' }] } }

test.each(Object.entries(changed))('where %s, that is named, and left out if told', async (_, [act, says, left]) => {
  const kept = await deleted(robots, load({ ...usual, channels: [robot] }), slow)
  const { world, records } = kept
  await act(kept)
  const before = world.state
  const refused = await planRestore(records, world.client)
  expect(sentencesOf(...refused.conflicts)).toContain(says)
  await problemOf(apply(refused))
  expect(world.state).toBe(before)
  await apply(await planRestore(records, world.client, { leaveOut: true }))
  expect((await namesIn(world)).filter((name) => !name.endsWith('Robot')).sort()).toEqual(left)
  // A run that was interrupted is run again.
  expect(await planRestore(records, world.client, { leaveOut: true })).toMatchObject(nothingToDo)
})

test('dashboards that open each other, or themselves, come back without these clicks', async () => {
  const click = (name: string, opened: string) => tile(name, {}, opening({ ref: 'dashboard', name: opened }))
  const world = await deployed(checkout(board('A', tile('T')), board('B', tile('T'))))
  const knotted = [board('A', click('T', 'B')), board('B', click('T', 'A'), click('U', 'B'))]
  await world.run(checkout(...knotted, board('C', click('T', 'A'))))
  const records = await world.prune(checkout())
  expect(sentencesOf(...(await planRestore(records, world.client)).conflicts)).toMatch(
    /config\.onClick of tile "T" is left out/,
  )
  const made = await planRestore(records, world.client, { leaveOut: true })
  expect(made.changes.map(({ object, effects }) => [object, effects.length]).sort()).toEqual([
    ['dashboard "A"', 1],
    ['dashboard "B"', 2],
    ['dashboard "C"', 0],
  ])
  await apply(made)
})

test('two records of one name, or of one id, are refused', async () => {
  const { world, records, of } = await deleted(board('One', tile('A')), board('Two'))
  const [, second = {}] = records
  expect(await problemOf(planRestore([...records, second], world.client))).toContain('[2] has the id of [1]')
  of('name', 'Two').name = 'One'
  const refused = await planRestore(records, world.client)
  expect(refused.changes).toEqual([])
  expect(refused.conflicts).toMatchObject([
    {
      object: 'dashboard "One"',
      sentences: ['is 2 times in the file: [0], [1]. Leave all but one out of it, or rename them there.'],
    },
  ])
})

const keysOf = (value: unknown): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) => [[key], ...keysOf(member).map((rest) => [key, ...rest])])
    : []

test('whatever is edited in what was kept, the answer is a plan or an error about it, and nothing is written', async () => {
  const { world, records } = await deleted(robots, load({ ...usual, name: 'X' }), slow)
  const before = world.sent
  const values = [null, 5, '', 'x', '\u001b[2J\n##[error]', [], {}, [null], [{}], { id: 5 }, true, 'a'.repeat(3_000)]
  const edit = fc.tuple(fc.constantFrom(...keysOf(records)), fc.constantFrom(...values))
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 2 }), fc.boolean(), async (edits, leaveOut) => {
      const edited = structuredClone(records)
      for (const [keys, value] of edits) {
        const owner = keys.slice(0, -1).reduce<unknown>((each, key) => Object(each)[key], edited)
        if (typeof owner === 'object' && owner !== null) (owner as Kept)[`${keys.at(-1)}`] = value
      }
      const planned = await planRestore(edited, world.client, { leaveOut }).catch((error) => {
        expect(error).toBeInstanceOf(CodeError)
      })
      for (const { sentences } of planned?.conflicts ?? []) expect(sentences.join().length).toBeLessThan(9_000)
    }),
    { numRuns: isNightly ? 2_000 : 40, ...(isNightly ? {} : { seed: 7 }) },
  )
  expect(world.writesSince(before)).toEqual([])
})

test('a restoration that is killed at any request is there once, and the next run completes it', async () => {
  const { world, records } = await deleted(robots, load(usual, { ...usual, name: 'B' }))
  const state = world.sandbox.snapshot()
  const others = (await world.raw.listAlerts()).length
  for (let at = 0, isDone = false; !isDone; at++) {
    world.sandbox.restore(state)
    const planned = await planRestore(records, world.client)
    world.killAfter(at)
    isDone = (await problemOf(apply(planned))) === ''
    world.intercept = undefined
    await apply(await planRestore(records, world.client))
    expect([at, await namesIn(world)]).toEqual([at, ['webhook Robot', 'dashboard Load']])
    expect(await world.raw.listAlerts(), `${at}`).toHaveLength(others + 2)
    expect((await planRestore(records, world.client)).changes).toEqual([])
  }
})

/** What somebody does between the plan and its application, and what is said. */
const rivals: Readonly<Record<string, [act: (world: World) => Promise<unknown>, says: string]>> = {
  'the object is edited': [
    (world) => world.editDashboard(() => ({ name: 'Other' }), 'Load'),
    'it changed after the plan was made, so nothing of it was written. Plan again.',
  ],
  'the object is deleted': [
    async (world) => world.raw.deleteDashboard((await world.find('Load')).id),
    'so nothing of it was written. Plan again.',
  ],
  'an alert is added': [
    async (world) => world.addAlert(await world.find('Load'), { threshold: 9 }),
    'was added to it after the plan was made. Plan again.',
  ],
}

const marks = ['rev:', 'unfinished:']

test.each(Object.entries(rivals).flatMap(([title, [act, says]]) => marks.map((mark) => ({ title, act, says, mark }))))(
  'where $title meanwhile, no alert is added, and all marks stay: $mark',
  async ({ act, says, mark }) => {
    const world = await deployed(checkout(load(usual)))
    const records = await world.prune(checkout(load()), true)
    await world.editDashboard(({ tags = [] }) => ({ tags: tags.map((tag) => tag.replace('rev:', mark)) }), 'Load')
    const planned = await planRestore(records, world.client)
    await act(world)
    const before = world.state
    expect(await problemOf(apply(planned))).toContain(says)
    expect(world.state).toBe(before)
  },
)
