import { readFile } from 'node:fs/promises'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { safeText, shellWord } from '../../src/form/sentences.ts'
import { actions } from '../../src/plan/actions.ts'
import { dashboardOf, logs, projectOf, workplace } from './workplace.ts'

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
