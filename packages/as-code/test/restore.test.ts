import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textOfForm } from '../src/form/form.ts'
import { apply, CodeError, planRestore, project } from '../src/index.ts'
import { alert, board, deleted, type Kept, logs, namesIn, objectsOf, robot, robots, saidOf, tile } from './kept.ts'
import { projects } from './projects.ts'
import { ages, problemOf, World } from './worlds.ts'

const isNightly = process.env.TEST_TIER === 'all'

describe.each(ages)('on the %s deployment', (age) => {
  test('what was deleted comes back with its alerts, under new ids, once, and owned by nobody', async () => {
    await fc.assert(
      fc.asyncProperty(await projects(age), async (wanted) => {
        const world = new World(age)
        await world.run(wanted)
        const before = await objectsOf(world)
        const records: unknown[] = []
        const empty = await world.plan(project('checkout', []), { prune: 'all' })
        await apply(empty, { beforeDelete: (deleted) => void records.push(...deleted) })
        const kept = JSON.parse(JSON.stringify(records))
        await apply(await planRestore(kept, world.client))
        const after = await objectsOf(world)
        const texts = after.map(({ form }) => textOfForm(form))
        for (const { form, mark } of before.filter(({ mark }) => mark)) {
          expect(mark).toBeDefined()
          expect(texts).toContain(textOfForm(form))
        }
        expect(after).toHaveLength(before.length)
        expect(after.filter(({ mark }) => mark)).toEqual([])
        expect((await planRestore(kept, world.client)).changes).toEqual([])
      }),
      { numRuns: isNightly ? 40 : 2, ...(isNightly ? {} : { seed: 5 }) },
    )
  })
})

const search = (source: object = logs) => ({
  savedSearch: { name: 'Slow', source, where: 'a:b', alerts: [{ ...alert, name: 'Slow' }] },
})

test('pruned alerts come back on the object that they watched, whose marks stay', async () => {
  const world = new World('newest')
  const declared = (...tiles: object[]) => project('shop', [{ dashboard: { name: 'Checkout', tiles } }] as never)
  const alerts = [alert, { ...alert, name: 'Two' }]
  await world.run(declared(tile('A', { alerts }), tile('B', { alerts: [alert] })))
  const records: unknown[] = []
  await apply(await world.plan(declared(tile('A')), { prune: true }), {
    beforeDelete: (deleted) => void records.push(...deleted),
  })
  expect(records).toHaveLength(3)
  const [marked] = await world.raw.listDashboards()
  const refused = await planRestore(records, world.client)
  expect(saidOf(refused)).toMatch(
    /^dashboard "Checkout"\ncannot be whole .*:\nalert "\w+" is left out: its tile is not there$/,
  )
  const restored = await planRestore(records, world.client, { leaveOut: true })
  expect(restored.changes).toMatchObject([
    { action: 'update', sentences: ['alert of tile "A" is created', 'alert "Two" of tile "A" is created'] },
  ])
  expect(restored.changes[0]?.effects.join()).toContain('its tile is not there')
  expect((await apply(restored)).alerts).toEqual({ created: 2, updated: 0, deleted: 0 })
  expect((await world.raw.listDashboards())[0]).toEqual(marked)
  expect((await planRestore(records, world.client, { leaveOut: true })).changes).toEqual([])
  expect((await world.plan(declared(tile('A', { alerts })))).conflicts).toEqual([])
})

test.each([
  [{}, 'is a list of records'],
  [[{ id: 'a' }], '[0] is no dashboard, saved search, webhook or alert'],
  [[{ tiles: [] }], '[0] is no dashboard'],
  [[null], '[0] is no dashboard'],
])('%j is nothing to restore', async (records, says) => {
  const world = new World('newest')
  expect(await problemOf(planRestore(records, world.client))).toContain(says)
})

test('an alert that somebody has made again stays as it is, and is not doubled', async () => {
  const world = new World('newest')
  const declared = (...alerts: object[]) => project('shop', [board('Load', tile('A', { alerts }))] as never)
  await world.run(declared({ ...alert, name: 'Fails' }))
  const records: unknown[] = []
  const pruning = await world.plan(declared(), { prune: true })
  await apply(pruning, { beforeDelete: (found) => void records.push(...found) })
  await world.run(declared({ ...alert, name: 'Fails', threshold: 9 }))
  const planned = await planRestore(records, world.client)
  expect(planned).toMatchObject({
    ...{ changes: [], conflicts: [] },
    notes: [{ sentences: ['alert "Fails" stays as it is, and what was deleted differs'] }],
  })
})

/** What was changed in the records or on the deployment, what is said, and what `leaveOut` restores beside the webhook. */
const changed: Readonly<
  Record<string, readonly [act: (of: Awaited<ReturnType<typeof deleted>>) => unknown, says: string, left: string[]]>
> = {
  'an alert is edited to what no request is': [
    ({ of }) => Object.assign(of('thresholdType', 'above'), { threshold: 'many' }),
    'is not in what was kept: it has a form that this package does not know.',
    ['dashboard Load', 'savedSearch Slow'],
  ],
  'a tile is edited to what no file can say': [
    ({ of }) => Object.assign((of('name', 'Load').tiles as Kept[])[0] as Kept, { config: {} }),
    '`tiles[0]` is not in what was kept: tiles[0].config.displayType is missing.',
    ['dashboard Load', 'savedSearch Slow'],
  ],
  'the name is edited to one that no file can have': [
    ({ of }) => Object.assign(of('name', 'Load'), { name: ' Load ' }),
    'all of it is left out: A dashboard needs a name without blanks at its ends; got " Load "',
    ['savedSearch Slow'],
  ],
  'a field is added': [
    ({ of }) => Object.assign(of('name', 'Load'), { extra: 1 }),
    '`extra` is not in what was kept',
    ['dashboard Load', 'savedSearch Slow'],
  ],
  'the source of a saved search is gone': [
    ({ records }) => Object.assign(records.find((each) => 'sourceId' in each) as Kept, { sourceId: 'gone' }),
    'all of it is left out: source cannot be resolved: the open-source deployment has no source gone',
    ['dashboard Load'],
  ],
  'an alert watches what is not there': [
    ({ records }) => Object.assign(records.find((each) => each.dashboardId) as Kept, { dashboardId: 'gone' }),
    'is left out: dashboard gone, which it watched, is not there',
    ['dashboard Load', 'savedSearch Slow'],
  ],
  'an alert watches nothing': [
    ({ records }) => Object.assign(records.find((each) => each.dashboardId) as Kept, { dashboardId: null }),
    'is left out: it watched nothing',
    ['dashboard Load', 'savedSearch Slow'],
  ],
  'a webhook of a channel is gone': [
    async ({ world, records }) => {
      records.splice(
        records.findIndex(({ name }) => name === 'Robot'),
        1,
      )
      return world
    },
    'the open-source deployment has no webhook',
    ['dashboard Load', 'savedSearch Slow'],
  ],
}

test.each(Object.entries(changed))(
  'where %s, that is named, and left out only if told',
  async (_, [act, says, left]) => {
    const kept = await deleted(
      robots,
      board('Load', tile('A', { alerts: [{ ...alert, channels: [robot] }] })),
      search(),
    )
    const { world, records } = kept
    await act(kept)
    const before = JSON.stringify(world.sandbox.snapshot())
    const refused = await planRestore(records, world.client)
    expect(saidOf(refused)).toContain(says)
    await problemOf(apply(refused))
    expect(JSON.stringify(world.sandbox.snapshot())).toBe(before)
    await apply(await planRestore(records, world.client, { leaveOut: true }))
    expect((await namesIn(world)).filter((name) => /Load|Slow/.test(name)).sort()).toEqual(left)
    // A run that was interrupted is run again.
    const { changes, conflicts, refusals } = await planRestore(records, world.client, { leaveOut: true })
    expect({ changes, conflicts, refusals }).toEqual({ changes: [], conflicts: [], refusals: [] })
  },
)

test('dashboards that open each other, or themselves, come back without these clicks', async () => {
  const click = (name: string) => ({
    displayType: 'table',
    onClick: { type: 'dashboard', target: { mode: 'id', id: { ref: 'dashboard', name } } },
  })
  const objects = ['A', 'B'].map((name) => board(name, tile('T')))
  const world = new World('newest')
  await world.run(project('shop', objects as never))
  const knotted = [
    board('A', tile('T', {}, click('B'))),
    board('B', tile('T', {}, click('A')), tile('U', {}, click('B'))),
  ]
  await world.run(project('shop', [...knotted, board('C', tile('T', {}, click('A')))] as never))
  const records: unknown[] = []
  const empty = await world.plan(project('shop', []), { prune: 'all' })
  await apply(empty, { beforeDelete: (found) => void records.push(...structuredClone(found)) })
  expect(saidOf(await planRestore(records, world.client))).toMatch(/config\.onClick of tile "T" is left out/)
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
  expect(saidOf(refused)).toBe(
    'dashboard "One"\nis 2 times in the file: [0], [1]. Leave all but one out of it, or rename them there.',
  )
})

test('whatever is edited in what was kept, the answer is a plan or an error about it, and nothing is written', async () => {
  const { world, records } = await deleted(
    robots,
    board('Load', tile('A', { alerts: [{ ...alert, name: 'X' }] })),
    search(),
  )
  const before = world.sandbox.requests().length
  const keysOf = (value: unknown): (string | number)[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, member]) => [[key], ...keysOf(member).map((rest) => [key, ...rest])])
      : []
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
    { numRuns: isNightly ? 2_000 : 150, ...(isNightly ? {} : { seed: 7 }) },
  )
  const writes = world.sandbox.requests().slice(before)
  expect(writes.filter(({ method, path }) => method !== 'GET' && !path.includes('validate'))).toEqual([])
})
