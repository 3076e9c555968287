import { expect, test } from 'vitest'
import { usual } from '../declarations.ts'
import type { World } from '../worlds.ts'
import { boardOf, openSource, projectOf, workplace } from './workplace.ts'

const watched = boardOf('Errors', {}, { alerts: [usual] })

const widen = (world: World, name = 'Errors') =>
  world.editDashboard(({ tiles = [] }) => ({ tiles: tiles.map((tile) => ({ ...tile, w: 6 })) }), name)

test.each([0, 1])('command %i that a conflict ends with solves it, for the same file and deployment', async (index) => {
  const apiKey = { secret: 'CLOUDDB_OSS_API_KEY' }
  const { expectRun, world } = await workplace({
    'clouddb.json': projectOf(watched, boardOf('Other')),
    'clouddb.config.json': {
      deployments: { staging: { api: 'oss', baseUrl: openSource.CLOUDDB_OSS_BASE_URL, apiKey } },
    },
  })
  await expectRun('apply --to staging')
  for (const name of ['Errors', 'Other']) await widen(world, name)
  const out = await expectRun('plan --to staging', 3)
  const commands = [...out.matchAll(/^ {2}npx @clouddb\/as-code (.+?) {2}# /gm)].map(([, command]) => `${command}`)
  expect(commands.slice(0, 2)).toEqual([
    'pull --project checkout --json --to staging',
    'apply --overwrite --to staging',
  ])
  await expectRun(`${commands[index]}`)
  await expectRun('plan --to staging')
})

interface Cured {
  readonly cause: string
  /** What somebody did to the dashboard Errors. */
  readonly act: (world: World) => Promise<unknown>
  /** The arguments that meet it. */
  readonly args: string
  /** The cures, with their exit codes and those of a plan then. */
  readonly cures: Readonly<Record<string, readonly [code: number, after: number]>>
  /** Objects without tags are pulled into a project first. */
  readonly isUntagged?: true
}

const pulling = 'pull --project checkout --only Errors --json'
const rename = (world: World) => world.editDashboard(() => ({ name: 'Renamed' }), 'Errors')
const disown = (world: World) => world.editDashboard(() => ({ tiles: [], tags: ['mine'] }), 'Errors')
const watch = async (world: World) => world.addAlert(await world.find('Errors'), { threshold: 9 })
const nothing = async () => {}

const cured: Readonly<Record<string, Cured>> = {
  'an edit before any run has marked it': {
    ...{ cause: 'edited', act: widen, args: 'plan --adopt', isUntagged: true },
    cures: { [pulling]: [0, 0], 'adopt --overwrite': [0, 0] },
  },
  'an edit without tags': {
    ...{ cause: 'edited', act: widen, args: 'plan --no-tags', isUntagged: true },
    cures: { [pulling]: [0, 0], 'apply --no-tags --overwrite': [0, 0] },
  },
  'an edit of a file with a name of its own': {
    ...{ cause: 'edited', act: widen, args: 'plan my.json' },
    cures: { 'pull --project checkout pulled --json': [0, 3], 'apply --overwrite my.json': [0, 0] },
  },
  'another name': {
    ...{ cause: 'renamed', act: rename, args: 'plan' },
    cures: { 'pull --project checkout --json': [0, 0] },
  },
  'an alert more': {
    ...{ cause: 'added', act: watch, args: 'plan --prune' },
    cures: { 'pull --project checkout --json': [0, 0], 'apply --prune --overwrite': [0, 0] },
  },
  'no mark': {
    ...{ cause: 'unowned', act: disown, args: 'plan' },
    cures: { 'plan --adopt': [2, 3], adopt: [0, 0] },
  },
  'a file with less objects': {
    ...{ cause: 'prune', act: nothing, args: 'plan --prune few.json' },
    cures: { 'apply few.json': [0, 0], 'apply --prune=all few.json': [0, 2] },
  },
  'a file with less objects, and replacing edits': {
    ...{ cause: 'prune', act: nothing, args: 'plan --prune --overwrite few.json' },
    cures: { 'apply --overwrite few.json': [0, 0], 'apply --prune=all --overwrite few.json': [0, 2] },
  },
}

test.each(Object.entries(cured))(
  'the cures of %s do what they say',
  async (_, { cause, act, args, cures, isUntagged }) => {
    const whole = projectOf(watched, boardOf('Other'))
    for (const [command, [code, after]] of Object.entries(cures)) {
      const { run, world, expectRun } = await workplace({
        ...{ 'few.json': projectOf(), 'my.json': whole },
        ...(isUntagged ? {} : { 'clouddb.json': whole }),
      })
      await expectRun(isUntagged ? 'apply --no-tags my.json' : 'apply')
      if (isUntagged) await expectRun('pull --as checkout --only Errors --json')
      await act(world)
      const { conflicts } = JSON.parse((await run(`${args} --json`)).out)
      expect(conflicts).toMatchObject([
        { cause, cures: Object.keys(cures).map((each) => ({ command: `npx @clouddb/as-code ${each}` })) },
      ])
      await expectRun(command, code)
      await expectRun('plan', after)
    }
  },
)

test('the cures of a deletion and of an address say what happens to the edit', async () => {
  const robot = { webhook: { service: 'generic', name: 'Robot', url: { secret: 'ROBOT_URL' } } }
  const place = await workplace({ 'clouddb.json': projectOf(robot, boardOf('A'), boardOf('B'), boardOf('C')) })
  const { world, run, expectRun } = place
  place.env = { ...openSource, ROBOT_URL: 'https://robots.example.com/1' }
  await expectRun('apply')
  await world.editDashboard(() => ({ tiles: [] }), 'A')
  const { id = '', ...old } = (await world.oss.listWebhooks()).find(({ name }) => name === 'Robot') ?? {}
  await world.oss.updateWebhook(id, { ...old, url: 'https://robots.example.com/2' } as never)
  await place.declare(robot, boardOf('B'), boardOf('C'))
  const { conflicts } = JSON.parse((await run('plan --prune --json')).out)
  const overwrite = 'npx @clouddb/as-code apply --prune --overwrite'
  expect(conflicts).toMatchObject([
    {
      object: 'webhook "Robot"',
      cures: [
        { command: 'npx @clouddb/as-code plan', effect: 'when ROBOT_URL has the address of the deployment' },
        { command: overwrite, effect: 'writes that of ROBOT_URL' },
      ],
    },
    {
      object: 'dashboard "A"',
      cures: [
        { command: 'npx @clouddb/as-code pull --project checkout --json' },
        { command: overwrite, effect: 'deletes it with the edit' },
      ],
    },
  ])
  const set = await run('plan', { ...openSource, ROBOT_URL: 'https://robots.example.com/2' })
  expect(set.out).not.toContain('conflict webhook')
  await expectRun('apply --prune --overwrite')
})

test('pull names the next command, and what it keeps can be united by hand with what somebody edited', async () => {
  const place = await workplace({ 'mine.json': projectOf(boardOf('Errors')) })
  const { run, world, expectRun } = place
  await expectRun('apply --no-tags mine.json')
  const next = async (args: string) => /Next: npx @clouddb\/as-code (.*)/.exec((await run(args)).out)?.[1]
  expect(await next('pull --as checkout --only Errors --json')).toBe('plan --adopt')
  await expectRun('adopt')
  expect(await next('pull other --project checkout --json')).toBe('plan other/clouddb.json')

  await widen(world)
  await place.declare(boardOf('Errors', {}, { h: 7 }))
  expect(await expectRun('pull --project checkout --json', 3)).toContain(
    'Take over what you want to keep of it, and its `pulled`.',
  )
  const { pulled } = JSON.parse(await place.read('clouddb.pulled.json')).objects[0].dashboard
  await place.declare(boardOf('Errors', { pulled }, { w: 6, h: 7 }))
  expect(await expectRun('plan', 2)).toMatch(/^0 to create, 1 to update, 0 to delete\n/)
  await expectRun('apply')
  await expectRun('plan')
})
