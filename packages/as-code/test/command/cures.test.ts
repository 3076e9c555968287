import { readFile } from 'node:fs/promises'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { dashboardOf, openSource, projectOf, workplace } from './workplace.ts'

const pager = { ref: 'webhook', service: 'slack', name: 'Chat' }
const alert = { threshold: 100, thresholdType: 'above', interval: '5m', channels: [pager] }
const board = (name: string, changes: object = {}, tile: object = {}) => dashboardOf({ name, ...changes }, tile)

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

test('pull names the next command, and what it keeps can be united by hand with what somebody edited', async () => {
  const { run, write, sandbox, folder } = await workplace({ 'mine.json': projectOf(board('Errors')) })
  await run('apply --no-tags mine.json')
  const next = async (args: string) => /Next: npx @clouddb\/as-code (.*)/.exec((await run(args)).out)?.[1]
  expect(await next('pull --as checkout --only Errors --json')).toBe('plan --adopt')
  await run('adopt')
  expect(await next('pull other --project checkout --json')).toBe('plan other/clouddb.json')

  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const found = (await client.listDashboards()).find(({ name }) => name === 'Errors')
  await widen(client, found as never)
  await write({ 'clouddb.json': projectOf(board('Errors', {}, { h: 7 })) })
  const { out, code } = await run('pull --project checkout --json')
  expect({ code, says: out.includes('Take over what you want to keep of it, and its `pulled`.') }).toEqual({
    ...{ code: 3, says: true },
  })
  const copy = JSON.parse(await readFile(`${folder}/clouddb.pulled.json`, 'utf8')).objects[0].dashboard
  await write({ 'clouddb.json': projectOf(board('Errors', { pulled: copy.pulled }, { w: 6, h: 7 })) })
  expect((await run('plan')).out).toMatch(/^0 to create, 1 to update, 0 to delete\n/)
  expect(await run('apply')).toMatchObject({ code: 0 })
  expect(await run('plan')).toMatchObject({ code: 0 })
})
