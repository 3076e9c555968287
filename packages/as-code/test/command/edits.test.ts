import { expect, test } from 'vitest'
import { cutting } from '../answers.ts'
import { usual } from '../declarations.ts'
import { applied, boardOf, openSource, projectOf, workplace } from './workplace.ts'

/** A deployment with a project that was applied. */
const edited = () => {
  const names = ['Errors', 'Same', 'Renamed', 'Gone', 'Twice', 'Watched']
  return applied(...names.map((name) => boardOf(name, {}, { alerts: [usual] })))
}

test('edits by others are one line each, and everything else is none of them', async () => {
  const { run, expectRun, declare, world } = await edited()
  expect(await expectRun('edits')).toBe('No edits by others since the last run.\n')
  await world.editDashboard(({ tiles = [] }) => ({ tiles: tiles.map((tile) => ({ ...tile, w: 6, h: 5 })) }), 'Errors')
  await world.editDashboard(() => ({ name: 'Another\n##[error]\u001b[2J' }), 'Renamed')
  await world.oss.deleteDashboard((await world.find('Gone')).id)
  const { id: _, ...twice } = await world.find('Twice')
  await world.oss.createDashboard(twice as never)
  await world.addAlert(await world.find('Watched'), { name: 'Mine' })
  // What no file declares, and what the files change, is no edit of others.
  await world.oss.createDashboard({ name: 'Free', tiles: [] })
  const before = world.state
  const out = await expectRun('edits', 3)
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
  expect(world.state).toBe(before)
  await declare(boardOf('Same', { tags: ['new'] }))
  await expectRun('edits')
  expect(await run('edits --json')).toMatchObject({ code: 1, err: expect.stringContaining('not of edits') })
})

test('an object that lost its mark, or has got that of another project, is named', async () => {
  const { expectRun, world } = await edited()
  await world.editDashboard(() => ({ tags: [] }), 'Same')
  await world.editDashboard(() => ({ tags: [], tiles: [] }), 'Errors')
  await world.editDashboard(() => ({ tags: ['code:other', 'rev:1a2b3c4d'] }), 'Renamed')
  await world.editDashboard(({ tags = [] }) => ({ tags: ['code:other', ...tags] }), 'Gone')
  const out = await expectRun('edits', 3)
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
  const robot = { webhook: { service: 'generic', name: 'Robot', url: { secret: 'ROBOT_URL' } } }
  const { run, expectRun, world } = await workplace({ 'clouddb.json': projectOf(robot) })
  await run('apply', { ...openSource, ROBOT_URL: 'https://robots.example.com/1' })
  expect(await expectRun('edits')).toBe('No edits by others since the last run, in what was compared.\n')
  const { id = '', ...old } = (await world.oss.listWebhooks()).find(({ name }) => name === 'Robot') ?? {}
  await world.oss.updateWebhook(id, { ...old, url: 'https://others.example.com/1' } as never)
  expect(await expectRun('edits', 3)).toContain('no other difference: url may be what changed')
})

test('a list that was cut short is an error, and not an answer', async () => {
  const { run, world } = await edited()
  world.intercept = cutting('/alerts')
  const { code, out, err } = await run('edits')
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('The server did not send its whole list of alerts. Run it again later.')
})
