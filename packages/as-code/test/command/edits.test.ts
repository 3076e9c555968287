import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { dashboardOf, projectOf, workplace } from './workplace.ts'

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
  // What nobody owns, and what the files change, is no edit of others.
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
  await write({
    'clouddb.json': projectOf(dashboardOf({ name: 'Same', tags: ['new'] }), dashboardOf({ name: 'Free' })),
  })
  expect(await run('edits')).toMatchObject({ code: 0 })
  expect(await run('edits --json')).toMatchObject({ code: 1, err: expect.stringContaining('not of edits') })
})
