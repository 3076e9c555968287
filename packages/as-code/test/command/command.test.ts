import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { dashboardOf, logs, managed, openSource, projectOf, workplace } from './workplace.ts'

const pager = { ref: 'webhook', service: 'slack', name: 'On call' }
const alert = { threshold: 100, thresholdType: 'above', interval: '5m', channels: [pager] }
const webhook = { webhook: { service: 'slack', name: 'On call', url: { secret: 'ONCALL_URL' } } }
const search = { savedSearch: { name: 'Slow', source: logs, where: 'Duration:1' } }
const whole = projectOf(webhook, dashboardOf({}, { alerts: [alert] }), search)
const env = { ...openSource, ONCALL_URL: 'https://hooks.slack.com/services/T0/B0/token-in-it' }

test('plans, applies, and finds nothing to do then', async () => {
  const { run, write } = await workplace({ 'clouddb.json': whole })
  const first = await run('plan', env)
  expect(first).toMatchObject({ code: 2, err: '' })
  expect(first.out.split('\n')[0]).toBe('3 to create, 0 to update, 0 to delete')
  expect(first.out).toContain(
    'create   dashboard "Errors"  (clouddb.json: objects[1])\n  is created, with 1 tile and 1 alert',
  )
  expect(await run('apply', env)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('3 created, 0 updated'),
  })
  expect(await run('plan', env)).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to do.') })
  expect(await run('apply', env)).toMatchObject({ code: 0 })

  await write({
    'clouddb.json': projectOf(webhook, dashboardOf({}, { alerts: [{ ...alert, threshold: 200 }] }), search),
  })
  const changed = await run('plan', env)
  expect(changed).toMatchObject({
    code: 2,
    out: expect.stringContaining('alert of tile "Count": threshold: 100 → 200'),
  })
})

test('prints JSON for programs, and bodies without secrets', async () => {
  const { run } = await workplace({ 'clouddb.json': whole })
  const { out } = await run('plan --json --detailed', env)
  const { summary, changes } = JSON.parse(out)
  expect(summary).toEqual({
    create: 3,
    update: 0,
    delete: 0,
    adopt: 0,
    mark: 0,
    conflicts: 0,
    refusals: 0,
    uncompared: 0,
  })
  expect(changes[0]).toMatchObject({ action: 'create', object: 'webhook "On call"', body: { url: '(not shown)' } })
  expect(changes[2].alerts).toHaveLength(1)
  expect(out).not.toContain('token-in-it')
  const { applied, problems } = JSON.parse((await run('apply --json', env)).out)
  expect({ applied, problems }).toEqual({
    applied: {
      created: 3,
      updated: 0,
      adopted: 0,
      marked: 0,
      deleted: 0,
      alerts: { created: 1, updated: 0, deleted: 0 },
    },
    problems: [],
  })
})

test('what a project file prints, and what it leaves open, is not part of the output', async () => {
  const noise = 'console.log("loaded", process.stdout.write("ü\\n"))\nsetInterval(() => console.log("later"), 1)\n'
  const { run } = await workplace({ 'clouddb.mjs': `${noise}export default () => (${JSON.stringify(whole)})` })
  const { out, err, code } = await run('plan --json', env)
  expect({ create: JSON.parse(out).summary.create, code }).toEqual({ create: 3, code: 2 })
  expect(err).toContain('ü\nloaded true\n')
})

test('shows texts of the server in Markdown as they are, without effect', async () => {
  const { run, sandbox } = await workplace({ 'clouddb.json': projectOf(dashboardOf({ tags: ['new'] })) })
  await run('apply')
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const [made] = await client.listDashboards()
  const tags = [...(made?.tags ?? []), '`<img src=x>` @all\u001b[2J', '``\n# title']
  await client.updateDashboard(made?.id ?? '', { name: 'Errors', tiles: made?.tiles as never, tags })
  const { out, code } = await run('plan --markdown')
  expect(code).toBe(3)
  expect(out).toContain('### 0 to create, 0 to update, 0 to delete; 1 conflict')
  expect(out).not.toContain('\u001b')
  expect(out).not.toContain('\n# ')
  const outsideOfCode = out.replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, '')
  expect(outsideOfCode).not.toMatch(/<img|@all/)
})

test('an edit on the deployment is a conflict until it is overwritten', async () => {
  const { run, sandbox } = await workplace({ 'clouddb.json': projectOf(dashboardOf()) })
  await run('apply')
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const [made] = await client.listDashboards()
  const [tile] = made?.tiles ?? []
  await client.updateDashboard(made?.id ?? '', { ...made, tiles: [{ ...tile, w: 6 }] } as never)
  const before = JSON.stringify(sandbox.snapshot())
  const refused = await run('apply')
  expect(refused).toMatchObject({ code: 3, out: expect.stringContaining('tile "Count": w: 6 → 12') })
  expect(refused.out).toMatch(/Nothing can be applied\. \d requests sent\.\nNothing was written\.\n$/)
  expect(JSON.stringify(sandbox.snapshot())).toBe(before)
  expect(await run('apply --overwrite')).toMatchObject({ code: 0, out: expect.stringContaining('1 updated') })
})

test('adopts what no project owns', async () => {
  const { run, sandbox } = await workplace({ 'clouddb.json': projectOf(dashboardOf({ tags: ['shop'] })) })
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  await client.createDashboard({ name: 'Errors', tiles: [] })
  expect(await run('apply')).toMatchObject({ code: 3, out: expect.stringContaining('`adopt` takes it over') })
  expect(await run('plan --adopt')).toMatchObject({ code: 2 })
  expect(await run('adopt')).toMatchObject({ code: 0, out: expect.stringContaining('; 1 adopted.') })
  expect(await run('plan')).toMatchObject({ code: 0 })
})

test('keeps what it deletes in a file, which it never replaces', async () => {
  const { run, write, folder, sandbox } = await workplace({ 'clouddb.json': whole })
  await run('apply', env)
  await write({ 'clouddb.json': projectOf(webhook, dashboardOf({}, { alerts: [] })), 'taken.json': 'mine' })
  const before = JSON.stringify(sandbox.snapshot())
  expect(await run('apply --prune --backup taken.json', env)).toMatchObject({
    code: 1,
    err: 'as-code: --backup taken.json exists, and is not replaced. Name another file.\n',
  })
  expect(JSON.stringify(sandbox.snapshot())).toBe(before)
  expect(await run('apply --prune', env)).toMatchObject({ code: 0, out: expect.stringContaining('1 deleted') })
  const [backup = ''] = (await readdir(folder)).filter((name) => name.startsWith('clouddb-deleted-'))
  const records = JSON.parse(await readFile(join(folder, backup), 'utf8'))
  expect(records).toMatchObject([{ name: 'Slow' }, { threshold: 100 }])
  expect(await readFile(join(folder, 'taken.json'), 'utf8')).toBe('mine')
})

test('stops before the next write on a signal, and goes on in the next run', async () => {
  const boards = ['A', 'B', 'C', 'D'].map((name) => dashboardOf({ name }, { alerts: [alert] }))
  const { run, sandbox } = await workplace({ 'clouddb.json': projectOf(...boards, webhook) })
  let stop = () => {}
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (init?.method === 'POST' && `${input}`.endsWith('/webhooks')) stop()
    return sandbox.fetch(input, init)
  }
  const listeners = new Map<string, () => void>()
  stop = () => listeners.get('SIGINT')?.()
  const stopped = await run('apply', env, fetch, listeners)
  expect(stopped.code).toBe(1)
  expect(stopped.err).toContain('stopping before the next write')
  expect(stopped.err).toContain('Run it again to go on.')
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  expect(await client.listDashboards()).toEqual([])
  expect(await run('apply', env)).toMatchObject({ code: 0, err: '' })
  expect(await run('plan', env)).toMatchObject({ code: 0 })
})

test('finds deployments in the configuration file, with names and secrets of their own', async () => {
  const { run, write, sandbox } = await workplace({
    'clouddb.json': projectOf(dashboardOf({}, {}, { source: { ...logs, name: 'App logs' } })),
  })
  const { baseUrl, organizationId, serviceId } = sandbox.observabilityCloud
  const names = { 'App logs': 'Logs' }
  const staging = { api: 'oss', baseUrl: openSource.CLOUDDB_OSS_BASE_URL, apiKey: { secret: 'STAGING' }, names }
  const keys = { keyId: { secret: 'CLOUDDB_KEY_ID' }, keySecret: { secret: 'CLOUDDB_KEY_SECRET' } }
  const production = { api: 'observability-cloud', baseUrl, ...keys, organizationId, serviceId, names }
  await write({ 'clouddb.config.json': { deployments: { staging, production } } })
  const { CLOUDDB_KEY_ID, CLOUDDB_KEY_SECRET } = managed(sandbox)
  expect(await run('plan', {})).toMatchObject({ code: 1, err: expect.stringContaining('--to staging or production') })
  expect(await run('apply --to staging', { STAGING: 'sandbox-api-key' })).toMatchObject({ code: 0 })
  expect(await run('plan --to staging', { STAGING: 'sandbox-api-key' })).toMatchObject({ code: 0 })
  expect(await run('plan --to production', { CLOUDDB_KEY_ID, CLOUDDB_KEY_SECRET })).toMatchObject({
    code: 2,
    out: expect.stringContaining('the managed deployment: production'),
  })
})

test('says what it can do', async () => {
  const { run } = await workplace({})
  expect(await run('--help', {})).toMatchObject({ code: 0, out: expect.stringContaining('Exit codes') })
  expect(await run('--version', {})).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})
