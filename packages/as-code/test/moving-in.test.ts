import { expect, test } from 'vitest'
import { comparableText } from '../src/form/form.ts'
import { apply, type Project, pull } from '../src/index.ts'
import { ages, isNightly, World } from './worlds.ts'

const count = isNightly ? 200 : 8

/** What the user interface sends beside what a person enters. */
const defaults = { tags: [], filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [] }
const series = { aggFn: 'count', where: '', whereLanguage: 'lucene', alias: '' }
const charts = [
  { displayType: 'line', groupBy: '', select: [series] },
  { displayType: 'stacked_bar', groupBy: 'ServiceName', select: [{ ...series, where: 'SeverityText:error' }] },
  { displayType: 'number', select: [series] },
  { displayType: 'table', groupBy: 'ServiceName', select: [series] },
  { displayType: 'search', select: 'Timestamp, Body', where: '', whereLanguage: 'lucene' },
  { displayType: 'markdown', markdown: '# On call' },
]

/** Makes dashboards as people do, of all kinds of tiles, and alerts on those that can have one. */
async function makeByHand(world: World): Promise<void> {
  const log = (await world.raw.listSources()).find(({ kind }) => kind === 'log')
  const tiles = charts.map((chart, at) => {
    const source = chart.displayType === 'markdown' ? {} : { sourceId: log?.id }
    const place = { x: (at % 2) * 12, y: 4 * Math.floor(at / 2), w: 12, h: 4 }
    return { name: at === 5 ? '' : `Chart ${at}`, ...place, config: { ...chart, ...source } }
  })
  for (let index = 0; index < count; index++) {
    const own = { tags: index % 3 === 0 ? ['team'] : [], tiles: tiles.slice(0, 1 + ((index + 5) % 6)) }
    const made = await world.raw.createDashboard({ ...defaults, name: `Board ${index}`, ...own } as never)
    for (const tile of (made.tiles ?? []).slice(0, index % 3).keys())
      await world.addAlert(made, { name: null, message: null, groupBy: '' }, tile)
  }
}

/** Everything that a deployment holds, without the tags that mark it, and without when it was written. */
async function unmarked(world: World): Promise<Map<string, string>> {
  const isMark = (tag: string) => /^(code|rev|unfinished):/.test(tag)
  const texts = [...(await world.contents())].map(([id, text]) => {
    const { updatedAt: _, tags, ...record } = JSON.parse(text)
    return [id, comparableText({ ...record, tags: tags?.filter((tag: string) => !isMark(tag)) })] as const
  })
  return new Map(texts)
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id) !== other.get(id)).sort()

async function pulled({ client }: World, options = {}): Promise<Project> {
  const { files, notes } = await pull(client, { json: true, ...options })
  expect(notes.filter((note) => note.includes('Board'))).toEqual([])
  return JSON.parse(files[0]?.text ?? '')
}

type Board = { name: string; tags?: string[]; tiles: { w: number }[] }

const boardIn = ({ objects }: Project, name: string) =>
  objects
    .flatMap((object) => ('dashboard' in object ? [object.dashboard as unknown as Board] : []))
    .find((each) => each.name === name) as Board

test.each(ages)('%s: dashboards move in from the user interface and back, and only edits change them', async (age) => {
  const world = new World(age)
  await makeByHand(world)
  const original = await unmarked(world)

  // Pulling writes nothing, and adopting writes tags alone, once for each dashboard.
  const all = await pulled(world)
  const first: Project = { project: 'team', objects: all.objects.filter((object) => 'dashboard' in object) }
  const before = world.sent
  const { changes } = await world.plan(first)
  expect([changes, world.writesSince(0).filter((each) => !each.startsWith('create'))]).toEqual([[], []])
  const { created, alerts } = await world.run(first, { adopt: true })
  expect([created, Object.values(alerts), differing(original, await unmarked(world))]).toEqual([0, [0, 0, 0], []])
  const owned = (await world.raw.listDashboards()).filter(({ tags }) => tags?.includes('code:team'))
  expect(owned).toHaveLength(first.objects.length)
  expect(world.writesSince(before).filter((each) => each === 'updateDashboard 200')).toHaveLength(owned.length)

  // One edit in git, and one by hand, which the project takes in.
  const file = await pulled(world, { project: 'team' })
  for (const tile of boardIn(file, 'Board 3').tiles) tile.w = 6
  await world.editDashboard(({ tags = [] }) => ({ tags: [...tags, 'by hand'] }), 'Board 5')
  expect((await world.plan(file)).conflicts.map(({ object }) => object)).toEqual(['dashboard "Board 5"'])
  const merged = await pulled(world, { project: 'team' })
  expect(boardIn(merged, 'Board 5').tags).toContain('by hand')
  boardIn(merged, 'Board 3').tiles = boardIn(file, 'Board 3').tiles
  const start = world.sent
  const edited = await world.plan(merged)
  expect(edited.changes.filter(({ action }) => action !== 'mark')).toMatchObject([{ object: 'dashboard "Board 3"' }])
  await apply(edited)
  // A server without an operation to validate dashboards answers 404.
  const writes = world.writesSince(start).filter((each) => each !== 'undefined 404')
  expect(new Set(writes)).toEqual(new Set(['updateDashboard 200']))
  const ids = [(await world.find('Board 3')).id, (await world.find('Board 5')).id]
  expect(differing(original, await unmarked(world))).toEqual(ids.toSorted())
  await world.expectDone(merged)

  // Back: both edits are undone in git, and everything is as it was made.
  boardIn(merged, 'Board 5').tags = boardIn(first, 'Board 5').tags ?? []
  for (const tile of boardIn(merged, 'Board 3').tiles) tile.w = 12
  await world.run(merged)
  const now = await unmarked(world)
  // The empty texts of a tile that was edited mean the same as none.
  const withoutEmpty = (text = '') => JSON.parse(text, (_, value) => (value === '' ? undefined : value))
  expect(differing(original, now)).toEqual(ids.slice(0, 1))
  expect(withoutEmpty(now.get(ids[0] ?? ''))).toEqual(withoutEmpty(original.get(ids[0] ?? '')))
  await world.expectDone(await pulled(world, { project: 'team' }))
})
