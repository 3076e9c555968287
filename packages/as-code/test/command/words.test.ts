import { readFile } from 'node:fs/promises'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { safeText, shellWord } from '../../src/form/sentences.ts'
import { actions } from '../../src/plan/actions.ts'
import { dashboardOf, logs, openSource, projectOf, workplace } from './workplace.ts'

const pager = { ref: 'webhook', service: 'slack', name: 'Chat' }
const alert = { threshold: 100, thresholdType: 'above', interval: '5m', channels: [pager] }
const board = (name: string, changes: object = {}, tile: object = {}) => dashboardOf({ name, ...changes }, tile)

/** The words of an output that begin its lines: those of a plan, or those of progress. */
const wordsIn = (out: string, object: string) =>
  [...out.matchAll(new RegExp(`^(\\w+) +${object}`, 'gm'))].map(([, word]) => word)

test('each action has one word: in the plan, in its summary, in progress, in the end, and in JSON', async () => {
  const before = [board('Updated'), board('Deleted'), board('Marked'), board('One'), board('Two'), board('Three')]
  const { run, write, sandbox } = await workplace({ 'clouddb.json': projectOf(...before) })
  await run('apply')
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  await client.createDashboard({ name: 'Adopted', tiles: [] })
  const marked = (await client.listDashboards()).find(({ name }) => name === 'Marked')
  await client.updateDashboard(marked?.id ?? '', { ...marked, tiles: [] } as never)
  const changed = [board('Updated', {}, { w: 6 }), board('Adopted', { tiles: [] }), board('Marked', { tiles: [] })]
  const rest = [board('Created'), board('One'), board('Two'), board('Three')]
  await write({ 'clouddb.json': projectOf(...changed, ...rest) })

  const plans = ['--adopt', '--prune'].map((options) => run(`plan ${options} --json`))
  const [adopting, pruning] = (await Promise.all(plans)).map(({ out }) => JSON.parse(out))
  const { adopt, create, update, mark } = adopting.summary
  expect({ adopt, create, update, mark, delete: pruning.summary.delete }).toEqual({
    ...{ adopt: 1, create: 1, update: 1, mark: 1, delete: 1 },
  })
  const one = await run('adopt')
  const expected = { update: 'Updated', adopt: 'Adopted', mark: 'Marked', create: 'Created' }
  for (const [action, name] of Object.entries(expected)) {
    expect(adopting.changes.map((each: { action: string }) => each.action)).toContain(action)
    expect(wordsIn(one.out, `dashboard "${name}"`)).toEqual([action, name.toLowerCase()])
  }
  expect(one.out).toContain('1 to create, 1 to update, 0 to delete; 1 to adopt; 1 to mark\n')
  expect(one.out).toMatch(/\n1 created, 1 updated, 0 deleted; 1 adopted; 1 marked\.\n$/)
  const two = await run('apply --prune')
  expect(wordsIn(two.out, 'dashboard "Deleted"')).toEqual(['delete', 'deleted'])
  expect(two.out).toMatch(/^0 to create, 0 to update, 1 to delete\n[\s\S]*\n0 created, 0 updated, 1 deleted\.\n$/)
})

test('the page on the command has these words', async () => {
  const page = await readFile(new URL('../../docs/command.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\w+ed) \|/gm)].map(([, action, done]) => [action, done])
  expect(rows).toEqual(Object.entries(actions))
})

test('alerts are created, updated and deleted, and the object that they stand on is updated', async () => {
  const withAlerts = (...alerts: object[]) => ({ 'clouddb.json': projectOf(board('Errors', {}, { alerts })) })
  const { run, write } = await workplace(withAlerts(alert))
  for (const [alerts, options, says, counts] of [
    [[alert], '', 'created 1 alert of dashboard "Errors"', '1 created, 0 updated, 0 deleted; alerts: 1 created.'],
    [[], ' --prune', 'deleted 1 alert of dashboard "Errors"', '0 created, 1 updated, 0 deleted; alerts: 1 deleted.'],
    [
      [alert, { ...alert, name: 'B' }],
      '',
      'created 2 alerts of',
      '0 created, 1 updated, 0 deleted; alerts: 2 created.',
    ],
    [
      [
        { ...alert, threshold: 5 },
        { ...alert, name: 'C', interval: '1h' },
      ],
      ' --prune',
      'created 1 alert, updated 1 alert, deleted 1 alert of',
      '0 created, 1 updated, 0 deleted; alerts: 1 created, 1 updated, 1 deleted.',
    ],
  ] as const) {
    await write(withAlerts(...alerts))
    const { out, code } = await run(`apply${options}`)
    expect(code).toBe(0)
    expect(out).toContain(`\n${says}`)
    expect(out).toContain(`\n${counts}\n`)
  }
})

test('what is refused is not counted among the changes', async () => {
  const { run } = await workplace({
    'clouddb.json': projectOf(board('Good'), board('Bad', { tags: ['t'.repeat(33)] })),
  })
  expect((await run('plan')).out).toMatch(/^1 to create, 0 to update, 0 to delete; 1 object refused\n/)
  const { summary, changes } = JSON.parse((await run('plan --json')).out)
  expect({ create: summary.create, refusals: summary.refusals, changes: changes.length }).toEqual({
    ...{ create: 1, refusals: 1, changes: 1 },
  })
})

test.each([0, 1])('command %i that a conflict ends with solves it, for the same file and deployment', async (index) => {
  const deployments = {
    staging: { api: 'oss', baseUrl: openSource.CLOUDDB_OSS_BASE_URL, apiKey: { secret: 'CLOUDDB_OSS_API_KEY' } },
  }
  const { run, sandbox } = await workplace({
    'clouddb.json': projectOf(board('Errors', {}, { alerts: [alert] }), board('Other')),
    'clouddb.config.json': { deployments },
  })
  await run('apply --to staging')
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  for (const { id, ...found } of await client.listDashboards())
    await client.updateDashboard(id, { ...found, tiles: found.tiles?.map((tile) => ({ ...tile, w: 6 })) } as never)
  const { out, code } = await run('plan --to staging')
  expect(code).toBe(3)
  const commands = [...out.matchAll(/^ {2}npx @clouddb\/as-code (.+?) {2}# /gm)].map(([, command]) => `${command}`)
  expect(commands.slice(0, 2)).toEqual([
    'pull --project checkout --json --to staging',
    'apply --overwrite --to staging',
  ])
  expect(await run(commands[index] as string)).toMatchObject({ code: 0 })
  expect(await run('plan --to staging')).toMatchObject({ code: 0 })
})

type Client = ReturnType<typeof createObservabilityOssClient>
type Board = { readonly id: string; readonly tiles: readonly { readonly id: string }[] } & Record<string, unknown>

const widen = (client: Client, { id, tiles, ...board }: Board) =>
  client.updateDashboard(id, { ...board, tiles: tiles.map((tile) => ({ ...tile, w: 6 })) } as never)

/**
 * What somebody did to the dashboard Errors, the arguments that meet it, and the cures with the exit codes of them and of a plan
 * then. A word behind the cause tells cases apart.
 */
const cured: Readonly<
  Record<string, [(client: Client, board: Board) => Promise<unknown>, string, [string, number, number][], string?]>
> = {
  'edited, before any run has marked it': [
    widen,
    'plan --adopt',
    [
      ['pull --project checkout --only Errors --json', 0, 0],
      ['adopt --overwrite', 0, 0],
    ],
    'pull --as checkout --only Errors --json',
  ],
  'edited, without tags': [
    widen,
    'plan --no-tags',
    [
      ['pull --project checkout --only Errors --json', 0, 0],
      ['apply --no-tags --overwrite', 0, 0],
    ],
    'pull --as checkout --only Errors --json',
  ],
  'edited, in a file with a name of its own': [
    widen,
    'plan my.json',
    [
      ['pull --project checkout pulled --json', 0, 3],
      ['apply --overwrite my.json', 0, 0],
    ],
  ],
  renamed: [
    (client, { id, ...board }) => client.updateDashboard(id, { ...board, name: 'Renamed' } as never),
    'plan',
    [['pull --project checkout --json', 0, 0]],
  ],
  added: [
    async (client, { id, tiles }) => {
      const [{ id: webhookId = '' } = {}] = await client.listWebhooks()
      const channel = { type: 'webhook', webhookId } as const
      const own = { source: 'tile', dashboardId: id, tileId: tiles[0]?.id ?? '', interval: '5m' } as const
      await client.createAlert({ ...own, channel, threshold: 9, thresholdType: 'above' })
    },
    'plan --prune',
    [
      ['pull --project checkout --json', 0, 0],
      ['apply --prune --overwrite', 0, 0],
    ],
  ],
  unowned: [
    (client, { id, tags: _, ...board }) => client.updateDashboard(id, { ...board, tiles: [], tags: ['mine'] } as never),
    'plan',
    [
      ['plan --adopt', 2, 3],
      ['adopt', 0, 0],
    ],
  ],
  prune: [
    (client) => client.listDashboards(),
    'plan --prune few.json',
    [
      ['apply few.json', 0, 0],
      ['apply --prune=all few.json', 0, 2],
    ],
  ],
  'prune, and replacing edits': [
    (client) => client.listDashboards(),
    'plan --prune --overwrite few.json',
    [
      ['apply --overwrite few.json', 0, 0],
      ['apply --prune=all --overwrite few.json', 0, 2],
    ],
  ],
}

test.each(Object.entries(cured))(
  'the cures of a conflict of the cause %s do what they say',
  async (title, [act, args, cures, before]) => {
    const [cause] = title.split(',')
    const whole = projectOf(board('Errors', {}, { alerts: [alert] }), board('Other'))
    for (const [command, code, after] of cures) {
      const { run, sandbox } = await workplace({
        ...{ 'few.json': projectOf(), 'my.json': whole },
        ...(before ? {} : { 'clouddb.json': whole }),
      })
      await run(before ? 'apply --no-tags my.json' : 'apply')
      if (before) await run(before)
      const client = createObservabilityOssClient(sandbox.observabilityOss)
      await act(client, (await client.listDashboards()).find(({ name }) => name === 'Errors') as never)
      const { conflicts } = JSON.parse((await run(`${args} --json`)).out)
      expect(conflicts).toMatchObject([{ cause }])
      const typed = conflicts[0].cures.map((each: { command: string }) =>
        each.command.replace('npx @clouddb/as-code ', ''),
      )
      expect(typed).toEqual(cures.map(([each]) => each))
      expect(await run(command)).toMatchObject({ code })
      expect(await run('plan')).toMatchObject({ code: after })
    }
  },
)

test('the cures of a deletion and of an address say what happens to the edit', async () => {
  const robot = { webhook: { service: 'generic', name: 'Robot', url: { secret: 'ROBOT_URL' } } }
  const { run, write, sandbox } = await workplace({
    'clouddb.json': projectOf(robot, board('A'), board('B'), board('C')),
  })
  const env = { ...openSource, ROBOT_URL: 'https://robots.example.com/1' }
  await run('apply', env)
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const { id = '', ...found } = (await client.listDashboards()).find(({ name }) => name === 'A') ?? {}
  await client.updateDashboard(id, { ...found, tiles: [] } as never)
  const { id: robotId = '', ...old } = (await client.listWebhooks()).find(({ name }) => name === 'Robot') ?? {}
  await client.updateWebhook(robotId, { ...old, url: 'https://robots.example.com/2' } as never)
  await write({ 'clouddb.json': projectOf(robot, board('B'), board('C')) })
  const { conflicts } = JSON.parse((await run('plan --prune --json', env)).out)
  expect(conflicts.map(({ object, cures }: { object: string; cures: object[] }) => [object, cures])).toEqual([
    [
      'webhook "Robot"',
      [
        { command: 'npx @clouddb/as-code plan', effect: 'when ROBOT_URL has the address of the deployment' },
        { command: 'npx @clouddb/as-code apply --prune --overwrite', effect: 'writes that of ROBOT_URL' },
      ],
    ],
    [
      'dashboard "A"',
      [
        expect.objectContaining({ command: 'npx @clouddb/as-code pull --project checkout --json' }),
        { command: 'npx @clouddb/as-code apply --prune --overwrite', effect: 'deletes it with the edit' },
      ],
    ],
  ])
  const set = await run('plan', { ...openSource, ROBOT_URL: 'https://robots.example.com/2' })
  expect(set.out).not.toContain('conflict webhook')
  expect(await run('apply --prune --overwrite', env)).toMatchObject({ code: 0 })
})

test('a word of a printed command is the same word in a shell', () => {
  const words = [
    'Shop',
    'My shop',
    "it's",
    '$HOME `x` "y" \\',
    'a\nb\tc',
    '\u001b[2J',
    '##[error]',
    'é 漢 😀',
    '\u202ex',
    'x'.repeat(900),
  ]
  const unquoted = (typed: string) =>
    typed.startsWith("$'")
      ? decodeURIComponent(
          typed
            .slice(2, -1)
            .replaceAll('%', '%25')
            .replace(/\\x(..)/g, '%$1'),
        )
      : typed.replace(/^'|'$/g, '').replaceAll("'\\''", "'")
  for (const word of words) {
    expect(safeText(shellWord(word), 9_000)).toBe(shellWord(word))
    expect(unquoted(shellWord(word))).toBe(word)
  }
})

test('a new name without `was` gets a hint, also where the content changed, and of a tile with alerts', async () => {
  const project = (...objects: object[]) => ({ 'clouddb.json': projectOf(...objects) })
  const old = board('Old', {}, { name: 'Load', alerts: [alert] })
  const search = (name: string) => ({ savedSearch: { name, source: logs, where: 'a:b' } })
  const { run, write } = await workplace(project(old, board('Other'), search('Slow')))
  await run('apply')
  const hint = (title: string, name: string) =>
    `if this is ${title} "${name}", which is no longer in the files, write \`was: ["${name}"]\` here`
  await write(project({ dashboard: { ...old.dashboard, name: 'New' } }, board('Other'), search('Slower')))
  const renamed = (await run('plan')).out
  for (const text of [hint('dashboard', 'Old'), hint('saved search', 'Slow')]) expect(renamed).toContain(text)
  await write(project(board('New', {}, { name: 'Load', w: 6 }), board('Other'), search('Slow')))
  expect((await run('plan')).out).toContain(hint('dashboard', 'Old'))
  await write(project(board('New'), board('Newer'), board('Other'), search('Slow')))
  expect((await run('plan')).out).not.toContain('if this is')
  await write(project(board('Old', {}, { name: 'Traffic', w: 6 }), board('Other'), search('Slow')))
  expect((await run('plan')).out).toContain('if tile "Traffic" is tile "Load", write `was: ["Load"]` in it')
})

test('a project under another name is told of objects that it would make twice', async () => {
  const { run, write } = await workplace({ 'clouddb.json': projectOf(board('Errors')) })
  await run('apply')
  await write({ 'clouddb.json': { ...projectOf(board('Errors')), project: 'shop' } })
  expect((await run('plan')).out).toMatch(/! \w+ has this name, too, and project checkout owns it: there will be two/)
})
