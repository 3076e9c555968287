import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { dashboardOf, openSource, projectOf, workplace } from './workplace.ts'

const pager = { ref: 'webhook', service: 'slack', name: 'Chat' }
const alert = { threshold: 100, thresholdType: 'above', interval: '5m', channels: [pager] }

/** A deployment with a project that was applied, and its dashboards by their names. */
async function applied() {
  const names = ['Errors', 'Same', 'Renamed', 'Gone', 'Twice', 'Watched']
  const boards = names.map((name) => dashboardOf({ name }, { alerts: [alert] }))
  const place = await workplace({ 'clouddb.json': projectOf(...boards) })
  await place.run('apply')
  const client = createObservabilityOssClient(place.sandbox.observabilityOss)
  const found = new Map((await client.listDashboards()).map((each) => [each.name, each]))
  return { ...place, client, of: (name: string) => found.get(name) as never as { id: string; tiles: { id: string }[] } }
}

test('edits by others are one line each, and everything else is none of them', async () => {
  const { run, write, client, of, sandbox } = await applied()
  expect(await run('edits')).toEqual({ code: 0, out: 'No edits by others since the last run.\n', err: '' })
  const { id, ...errors } = of('Errors')
  await client.updateDashboard(id, { ...errors, tiles: errors.tiles.map((tile) => ({ ...tile, w: 6, h: 5 })) } as never)
  const { id: renamed, ...rest } = of('Renamed')
  await client.updateDashboard(renamed, { ...rest, name: 'Another\n##[error]\u001b[2J' } as never)
  await client.deleteDashboard(of('Gone').id)
  const { id: _, ...twice } = of('Twice')
  await client.createDashboard(twice as never)
  const [{ id: webhookId = '' } = {}] = (await client.listWebhooks()).filter(({ name }) => name === 'Chat')
  await client.createAlert({
    ...{ source: 'tile', dashboardId: of('Watched').id, tileId: of('Watched').tiles[0]?.id ?? '', name: 'Mine' },
    ...{ threshold: 1, thresholdType: 'above', interval: '5m', channel: { type: 'webhook', webhookId } },
  })
  // What no file declares, and what the files change, is no edit of others.
  await client.createDashboard({ name: 'Free', tiles: [] })
  const before = JSON.stringify(sandbox.snapshot())
  const { out, code, err } = await run('edits')
  expect({ code, err }).toEqual({ code: 3, err: '' })
  expect(out.trimEnd().split('\n')).toEqual([
    'dashboard "Errors" (clouddb.json: objects[0]) was edited on the deployment since it was last applied. Applying would undo: tile "Count": h: 5 → 4; tile "Count": w: 6 → 12',
    expect.stringMatching(/^dashboard "Renamed" \(.*\) was renamed on the deployment, to "Another\\n# #\[error\]/),
    expect.stringMatching(
      /^dashboard "Twice" \(clouddb.json: objects\[4\]\) 2 objects have this name: \w+, \w+\. Delete/,
    ),
    expect.stringMatching(/^dashboard "Gone" \(.*\) is not there: somebody deleted it, or no run has created it yet$/),
    expect.stringMatching(
      /^dashboard "Watched" \(.*\) alert "Mine" of tile "Count" is not in the files and stays\. No run/,
    ),
  ])
  expect(out).not.toContain('\u001b')
  expect(JSON.stringify(sandbox.snapshot())).toBe(before)
  await write({ 'clouddb.json': projectOf(dashboardOf({ name: 'Same', tags: ['new'] })) })
  expect(await run('edits')).toMatchObject({ code: 0 })
  expect(await run('edits --json')).toMatchObject({ code: 1, err: expect.stringContaining('not of edits') })
})

test('an object that lost its mark, or has got that of another project, is named', async () => {
  const { run, client, of } = await applied()
  const retag = async (name: string, ...tags: string[]) => {
    const { id, ...board } = of(name)
    await client.updateDashboard(id, { ...board, tags } as never)
  }
  await retag('Same')
  const { id, ...errors } = of('Errors')
  await client.updateDashboard(id, { ...errors, tags: [], tiles: [] } as never)
  await retag('Renamed', 'code:other', 'rev:1a2b3c4d')
  await retag('Gone', 'code:other', ...((of('Gone') as { tags?: string[] }).tags ?? []))
  const { out, code } = await run('edits')
  expect(code).toBe(3)
  expect(out.trimEnd().split('\n').sort()).toEqual([
    'dashboard "Errors" (clouddb.json: objects[0]) has no mark: somebody removed that, or no run has adopted it yet',
    'dashboard "Gone" (clouddb.json: objects[3]) carries the tags of projects other and checkout. Remove the one that is wrong.',
    expect.stringMatching(
      /^dashboard "Renamed" .* no run has created it yet; \w+ has this name, too, and project other owns it: there will be/,
    ),
    'dashboard "Same" (clouddb.json: objects[1]) has no mark: somebody removed that, or no run has adopted it yet',
  ])
})

test('an edit of an address is named although its variable is not set, and nothing is said of what was not compared', async () => {
  const webhook = { webhook: { service: 'generic', name: 'Robot', url: { secret: 'ROBOT_URL' } } }
  const { run, sandbox } = await workplace({ 'clouddb.json': projectOf(webhook) })
  await run('apply', { ...openSource, ROBOT_URL: 'https://robots.example.com/1' })
  expect(await run('edits')).toEqual({
    ...{ code: 0, err: '' },
    out: 'No edits by others since the last run, in what was compared.\n',
  })
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const { id = '', ...robot } = (await client.listWebhooks()).find(({ name }) => name === 'Robot') ?? {}
  await client.updateWebhook(id, { ...robot, url: 'https://others.example.com/1' } as never)
  expect(await run('edits')).toMatchObject({
    code: 3,
    out: expect.stringContaining('no other difference: url may be what changed'),
  })
})

test('a list that was cut short is an error, and not an answer', async () => {
  const { run, sandbox } = await applied()
  const cut: typeof fetch = async (input, init) => {
    const answer = await sandbox.fetch(input, init)
    if (!`${input}`.includes('/alerts')) return answer
    return Response.json({ ...((await answer.json()) as object), meta: { total: 100, limit: 50, offset: 0 } }, answer)
  }
  const { code, out, err } = await run('edits', openSource, cut)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('The server did not send its whole list of alerts. Run it again later.')
})
