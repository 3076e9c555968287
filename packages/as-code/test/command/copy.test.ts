import { readdir } from 'node:fs/promises'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { dashboardOf, logs, managed, openSource, projectOf, workplace } from './workplace.ts'

const pager = { ref: 'webhook', service: 'slack', name: 'Chat' }
const robot = { ref: 'webhook', service: 'generic', name: 'Robot' }
const robots = { webhook: { service: 'generic', name: 'Robot', url: { secret: 'ROBOT_URL' } } }
const alert = { threshold: 5, thresholdType: 'above', interval: '5m', channels: [pager, robot] }
const env = { ...openSource, ROBOT_URL: 'https://robots.example.com/token-in-it' }

/** A project that was applied to the open-source deployment, and both deployments in a configuration file. */
async function applied() {
  const search = { savedSearch: { name: 'Slow', source: logs, where: 'a:b', alerts: [alert] } }
  const place = await workplace({
    'clouddb.json': projectOf(robots, dashboardOf({ name: 'Load' }, { alerts: [alert] }), search),
  })
  const { sandbox, write, run } = place
  const { CLOUDDB_BASE_URL: baseUrl, CLOUDDB_ORGANIZATION_ID, CLOUDDB_SERVICE_ID, ...keys } = managed(sandbox)
  const cloud = { api: 'cloud', baseUrl, organizationId: CLOUDDB_ORGANIZATION_ID, serviceId: CLOUDDB_SERVICE_ID }
  const secrets = { keyId: { secret: 'CLOUDDB_KEY_ID' }, keySecret: { secret: 'CLOUDDB_KEY_SECRET' } }
  const oss = { api: 'oss', baseUrl: openSource.CLOUDDB_OSS_BASE_URL, apiKey: { secret: 'CLOUDDB_OSS_API_KEY' } }
  const deployments = { staging: oss, production: { ...cloud, ...secrets, names: { Logs: 'Logs' } } }
  await write({ 'clouddb.config.json': { deployments } })
  expect(await run('apply', env)).toMatchObject({ code: 0 })
  const all = { ...env, ...keys }
  return {
    ...place,
    run: (args: string) => run(args, all),
    client: createObservabilityOssClient(sandbox.observabilityOss),
  }
}

test('copies a dashboard with its alerts on the same deployment, which no project owns', async () => {
  const { run, client } = await applied()
  const looked = await run('copy Load --as Copied --dry-run --to staging')
  expect(looked).toMatchObject({
    code: 2,
    out: expect.stringContaining('create   dashboard "Copied"\n  is created, with 1 tile and 1 alert'),
  })
  expect(await client.listDashboards()).toHaveLength(1)
  const { out, code, err } = await run('copy Load --as Copied --to staging')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('No project, the open-source deployment: staging')
  expect(out).toContain(
    'belongs to no project: `pull --project <project> --only <name>` adds it to the files of one, and `adopt`',
  )
  expect(out).toContain(
    'created dashboard "Copied"\ncreated 1 alert of dashboard "Copied"\n1 created, 0 updated, 0 deleted; alerts: 1 created.',
  )
  expect(await run('copy Slow --as Slower --to staging')).toMatchObject({ code: 0 })
  expect(await run('plan --to staging')).toMatchObject({ code: 0 })
  const taken = await run('copy Load --to staging')
  expect(taken.code).toBe(3)
  expect(taken.out).toContain(
    "is the original. A copy beside it needs another name.\n  npx @clouddb/as-code copy Load --as 'Load 2' --to staging  #",
  )
})

test('copies to another deployment what that can hold, if it is told to leave out the rest', async () => {
  const { run, client } = await applied()
  const refused = await run('copy Load --from staging --to production')
  expect(refused).toMatchObject({ code: 3, err: '' })
  expect(refused.out).toContain(
    'cannot be whole on the managed deployment:\n  channels[1] of the alert of tile "Count" is left out: webhook cannot be',
  )
  const [, command = ''] = /npx @clouddb\/as-code (copy .*--leave-out.*?) {2}#/.exec(refused.out) ?? []
  expect(command).toBe('copy Load --leave-out --to production --from staging')
  const { out, code } = await run(command)
  expect(code).toBe(0)
  expect(out).toContain('! channels[1] of the alert of tile "Count" is left out')
  expect(out).toContain('from staging (')
  expect(await client.listDashboards()).toHaveLength(1)
})

test('restores what was deleted from the file that apply wrote, without the project, and once', async () => {
  const { run, write, folder, client } = await applied()
  const before = await client.listAlerts()
  await write({ 'clouddb.json': projectOf(dashboardOf({ name: 'Load' })) })
  expect(await run('apply --prune=all --to staging')).toMatchObject({ code: 0 })
  expect(await client.listAlerts()).toEqual([])
  const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith('clouddb-deleted-'))
  const { out, code, err } = await run(`restore ${file} --to staging`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('create   webhook "Robot"')
  expect(out).toContain('update   dashboard "Load"\n  alert of tile "Count" is created')
  expect(out).toContain('2 created, 1 updated, 0 deleted; alerts: 2 created.')
  expect(out).not.toContain('token-in-it')
  expect((await client.listAlerts()).map(({ channels }) => channels?.length)).toEqual(
    before.map(({ channels }) => channels?.length),
  )
  const again = await run(`restore ${file} --to staging`)
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('is there, and shows no difference') })
  await client.updateSavedSearch((await client.listSavedSearches()).find(({ name }) => name === 'Slow')?.id ?? '', {
    name: 'Slow',
    sourceId: (await client.listSources())[0]?.id ?? '',
    where: 'c:d',
  } as never)
  const differing = await run(`restore ${file} --to staging`)
  expect(differing).toMatchObject({
    code: 0,
    out: expect.stringContaining('stays as it is. What was deleted differs:\n  where: "c:d" → "a:b"'),
  })
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
