import { expect, test } from 'vitest'
import { chat, logs, robot, usual } from '../declarations.ts'
import { boardOf, openSource, projectOf, workplace } from './workplace.ts'

const robots = { webhook: { service: 'generic', name: 'Robot', url: { secret: 'ROBOT_URL' } } }
const alerts = [{ ...usual, channels: [chat, robot] }]
const search = { savedSearch: { name: 'Slow', source: logs, where: 'a:b', alerts } }

/** A project that was applied to the open-source deployment, and both deployments in a configuration file. */
async function applied() {
  const place = await workplace({ 'clouddb.json': projectOf(robots, boardOf('Load', {}, { alerts }), search) })
  const { baseUrl, organizationId, serviceId, keyId, keySecret } = place.world.sandbox.observabilityCloud
  const secrets = { keyId: { secret: 'KEY_ID' }, keySecret: { secret: 'KEY_SECRET' } }
  const oss = { api: 'oss', baseUrl: openSource.CLOUDDB_OSS_BASE_URL, apiKey: { secret: 'CLOUDDB_OSS_API_KEY' } }
  const cloud = { api: 'cloud', baseUrl, organizationId, serviceId, ...secrets, names: { Logs: 'Logs' } }
  await place.write({ 'clouddb.config.json': { deployments: { staging: oss, production: cloud } } })
  place.env = { ...openSource, ROBOT_URL: 'https://robots.example.com/token-in-it' }
  await place.expectRun('apply')
  place.env = { ...place.env, KEY_ID: `${keyId}`, KEY_SECRET: `${keySecret}` }
  return { ...place, client: place.world.oss }
}

test('copies a dashboard with its alerts on the same deployment, which no project owns', async () => {
  const { expectRun, client } = await applied()
  expect(await expectRun('copy Load --as Copied --dry-run --to staging', 2)).toContain(
    'create   dashboard "Copied"\n  is created, with 1 tile and 1 alert',
  )
  expect(await client.listDashboards()).toHaveLength(1)
  const out = await expectRun('copy Load --as Copied --to staging')
  for (const text of [
    'No project, the open-source deployment: staging',
    'belongs to no project: `pull --project <project> --only <name>` adds it to the files of one, and `adopt`',
    'created dashboard "Copied"\ncreated 1 alert of dashboard "Copied"\n1 created, 0 updated, 0 deleted; alerts: 1 created.',
  ])
    expect(out).toContain(text)
  await expectRun('copy Slow --as Slower --to staging')
  await expectRun('plan --to staging')
  expect(await expectRun('copy Load --to staging', 3)).toContain(
    "is the original. A copy beside it needs another name.\n  npx @clouddb/as-code copy Load --as 'Load 2' --to staging  #",
  )
})

test('copies to another deployment what that can hold, if it is told to leave out the rest', async () => {
  const { expectRun, client } = await applied()
  const refused = await expectRun('copy Load --from staging --to production', 3)
  expect(refused).toContain(
    'cannot be whole on the managed deployment:\n  channels[1] of the alert of tile "Count" is left out: webhook cannot be',
  )
  const [, command = ''] = /npx @clouddb\/as-code (copy .*--leave-out.*?) {2}#/.exec(refused) ?? []
  expect(command).toBe('copy Load --leave-out --to production --from staging')
  const out = await expectRun(command)
  expect(out).toContain('! channels[1] of the alert of tile "Count" is left out')
  expect(out).toContain('from staging (')
  expect(await client.listDashboards()).toHaveLength(1)
})

test('restores what was deleted from the file that apply wrote, without the project, and once', async () => {
  const { expectRun, declare, keptFile, client } = await applied()
  const channelsOf = async () => (await client.listAlerts()).map(({ channels }) => channels?.length)
  const before = await channelsOf()
  await declare(boardOf('Load'))
  await expectRun('apply --prune=all --to staging')
  expect(await client.listAlerts()).toEqual([])
  const restore = `restore ${await keptFile()} --to staging`
  const out = await expectRun(restore)
  expect(out).toContain('create   webhook "Robot"')
  expect(out).toContain('update   dashboard "Load"\n  alert of tile "Count" is created')
  expect(out).toContain('2 created, 1 updated, 0 deleted; alerts: 2 created.')
  expect(out).not.toContain('token-in-it')
  expect(await channelsOf()).toEqual(before)
  expect(await expectRun(restore)).toContain('is there, and shows no difference')
  const slow = (await client.listSavedSearches()).find(({ name }) => name === 'Slow')
  await client.updateSavedSearch(slow?.id ?? '', { ...slow, where: 'c:d' } as never)
  expect(await expectRun(restore)).toContain('stays as it is. What was deleted differs:\n  where: "c:d" → "a:b"')
})

test.each([
  ['copy', 'copy needs a name, in quotation marks where it has blanks. See'],
  ['restore', 'restore needs a file. See'],
  ['copy My board', 'copy takes one name, in quotation marks where it has blanks; got 2.'],
  [
    'copy Nothing --to staging',
    'the open-source deployment has no dashboard and no saved search named "Nothing". Name another deployment with --from.',
  ],
  ['copy Load --kind webhook', '--kind must be dashboard or saved-search; got "webhook".'],
  ['restore missing.json --to staging', 'missing.json: there is no such file. Name one that is there.'],
  [
    'restore clouddb.json --to staging',
    'clouddb.json: What is restored is a list of records, as apply keeps it. Name a file that apply has written',
  ],
  ['copy Load --prune', '--prune is an option of plan and apply, not of copy.'],
  ['pull --project checkout --as other', '--project and --as cannot be used together'],
])('%s: says what is wrong', async (args, says) => {
  const { run } = await applied()
  expect(await run(args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(says) })
})
