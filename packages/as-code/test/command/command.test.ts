import { open } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { logs, usual } from '../declarations.ts'
import { applied, boardOf, dashboardOf, managed, openSource, projectOf, workplace } from './workplace.ts'

const alert = { ...usual, threshold: 100, channels: [{ ref: 'webhook', service: 'slack', name: 'On call' }] }
const webhook = { webhook: { service: 'slack', name: 'On call', url: { secret: 'ONCALL_URL' } } }
const search = { savedSearch: { name: 'Slow', source: logs, where: 'Duration:1' } }
const whole = projectOf(webhook, dashboardOf({}, { alerts: [alert] }), search)

/** A workplace with a project of every kind of objects. */
async function wholePlace() {
  const place = await workplace({ 'clouddb.json': whole })
  place.env = { ...openSource, ONCALL_URL: 'https://hooks.slack.com/services/T0/B0/token-in-it' }
  return place
}

test('plans, applies, and finds nothing to do then', async () => {
  const { expectRun, declare } = await wholePlace()
  const first = await expectRun('plan', 2)
  expect(first.split('\n')[0]).toBe('3 to create, 0 to update, 0 to delete')
  expect(first).toContain(
    'create   dashboard "Errors"  (clouddb.json: objects[1])\n  is created, with 1 tile and 1 alert',
  )
  expect(await expectRun('apply')).toContain('3 created, 0 updated')
  expect(await expectRun('plan')).toContain('Nothing to do.')
  await expectRun('apply')
  await declare(webhook, dashboardOf({}, { alerts: [{ ...alert, threshold: 200 }] }), search)
  expect(await expectRun('plan', 2)).toContain('alert of tile "Count": threshold: 100 → 200')
})

test('prints JSON for programs, and bodies without secrets', async () => {
  const { run, expectRun } = await wholePlace()
  const out = await expectRun('plan --json --detailed', 2)
  const { summary, changes } = JSON.parse(out)
  expect(summary).toEqual({
    ...{ create: 3, update: 0, delete: 0, adopt: 0, mark: 0 },
    ...{ conflicts: 0, refusals: 0, uncompared: 0 },
  })
  expect(changes[0]).toMatchObject({ action: 'create', object: 'webhook "On call"', body: { url: '(not shown)' } })
  expect(changes[2].alerts).toHaveLength(1)
  expect(out).not.toContain('token-in-it')
  const { applied: counts, problems } = JSON.parse((await run('apply --json')).out)
  expect({ ...counts, problems }).toEqual({
    ...{ created: 3, updated: 0, adopted: 0, marked: 0, deleted: 0 },
    ...{ alerts: { created: 1, updated: 0, deleted: 0 }, problems: [] },
  })
})

test('what a project file prints, and what it leaves open, is not part of the output', async () => {
  const noise = 'console.log("loaded", process.stdout.write("ü\\n"))\nsetInterval(() => console.log("later"), 1)\n'
  const { run } = await workplace({ 'clouddb.mjs': `${noise}export default () => (${JSON.stringify(whole)})` })
  const { out, err, code } = await run('plan --json', { ...openSource, ONCALL_URL: 'https://hooks.slack.com/a' })
  expect({ create: JSON.parse(out).summary.create, code }).toEqual({ create: 3, code: 2 })
  expect(err).toContain('ü\nloaded true\n')
})

test('shows texts of the server in Markdown as they are, without effect', async () => {
  const { expectRun, world } = await applied(dashboardOf({ tags: ['new'] }))
  await world.editDashboard(
    ({ tags = [] }) => ({ tags: [...tags, '`<img src=x>` @all\u001b[2J', '``\n# title'] }),
    'Errors',
  )
  const out = await expectRun('plan --markdown', 3)
  expect(out).toContain('### 0 to create, 0 to update, 0 to delete; 1 conflict')
  expect(out).not.toContain('\u001b')
  expect(out).not.toContain('\n# ')
  const outsideOfCode = out.replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, '')
  expect(outsideOfCode).not.toMatch(/<img|@all/)
})

test('keeps what it deletes in a file, which it never replaces', async () => {
  const place = await wholePlace()
  const { run, expectRun, world } = place
  await expectRun('apply')
  await place.declare(webhook, dashboardOf({}, { alerts: [] }))
  await place.write({ 'taken.json': 'mine' })
  const before = world.state
  expect(await run('apply --prune --backup taken.json')).toMatchObject({
    code: 1,
    err: 'as-code: --backup taken.json exists, and is not replaced. Name another file.\n',
  })
  // A part of a file would be taken for the whole.
  const handle = await open(process.execPath)
  await handle.close()
  const full = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockRejectedValue(new Error('ENOSPC'))
  expect(await run('apply --prune --backup full.json')).toMatchObject({ code: 1 })
  full.mockRestore()
  expect(world.state).toBe(before)
  expect(await expectRun('apply --prune --backup full.json')).toContain('1 deleted')
  const records = JSON.parse(await place.read('full.json'))
  expect(records).toMatchObject([{ name: 'Slow' }, { threshold: 100 }])
  expect(await place.read('taken.json')).toBe('mine')
})

test('stops before the next write on a signal, and goes on in the next run', async () => {
  const place = await wholePlace()
  const { run, expectRun, world, signals } = place
  await place.declare(...['A', 'B', 'C', 'D'].map((name) => boardOf(name, {}, { alerts: [alert] })), webhook)
  world.intercept = (input, init, pass) => {
    if (init.method === 'POST' && input.endsWith('/webhooks')) signals.get('SIGINT')?.()
    return pass(input, init)
  }
  const stopped = await run('apply')
  expect(stopped.code).toBe(1)
  expect(stopped.err).toContain('stopping before the next write')
  expect(stopped.err).toContain('Run it again to go on.')
  expect(await world.oss.listDashboards()).toEqual([])
  world.intercept = undefined
  await expectRun('apply')
  await expectRun('plan')
})

test('finds deployments in the configuration file, with names and secrets of their own', async () => {
  const source = { ...logs, name: 'App logs' }
  const { run, write, world } = await workplace({ 'clouddb.json': projectOf(dashboardOf({}, {}, { source })) })
  const { baseUrl, organizationId, serviceId } = world.sandbox.observabilityCloud
  const names = { 'App logs': 'Logs' }
  const staging = { api: 'oss', baseUrl: openSource.CLOUDDB_OSS_BASE_URL, apiKey: { secret: 'STAGING' }, names }
  const keys = { keyId: { secret: 'CLOUDDB_KEY_ID' }, keySecret: { secret: 'CLOUDDB_KEY_SECRET' } }
  const production = { api: 'observability-cloud', baseUrl, ...keys, organizationId, serviceId, names }
  await write({ 'clouddb.config.json': { deployments: { staging, production } } })
  const { CLOUDDB_KEY_ID, CLOUDDB_KEY_SECRET } = managed(world.sandbox)
  expect(await run('plan', {})).toMatchObject({ code: 1, err: expect.stringContaining('--to staging or production') })
  for (const args of ['apply --to staging', 'plan --to staging'])
    expect(await run(args, { STAGING: 'sandbox-api-key' })).toMatchObject({ code: 0 })
  expect(await run('plan --to production', { CLOUDDB_KEY_ID, CLOUDDB_KEY_SECRET })).toMatchObject({
    code: 2,
    out: expect.stringContaining('the managed deployment: production'),
  })
})

test('says what it can do', async () => {
  const { expectRun } = await workplace({})
  expect(await expectRun('--help')).toContain('Exit codes')
  expect(await expectRun('--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
})
