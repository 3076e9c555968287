import { readFile } from 'node:fs/promises'
import { safeText, shellWord } from '@clouddb/command/safe-text'
import { expect, test } from 'vitest'
import { actions } from '../../src/plan/actions.ts'
import { logs, usual } from '../declarations.ts'
import { applied, boardOf, projectOf, workplace } from './workplace.ts'

test('each action has one word: in the plan, in its summary, in progress, in the end, and in JSON', async () => {
  const rest = ['One', 'Two', 'Three'].map((name) => boardOf(name))
  const { expectRun, declare, world } = await applied(
    ...['Updated', 'Deleted', 'Marked'].map((name) => boardOf(name)),
    ...rest,
  )
  await world.oss.createDashboard({ name: 'Adopted', tiles: [] })
  await world.editDashboard(() => ({ tiles: [] }), 'Marked')
  const changed = [boardOf('Updated', {}, { w: 6 }), boardOf('Created')]
  await declare(...changed, boardOf('Adopted', { tiles: [] }), boardOf('Marked', { tiles: [] }), ...rest)

  const { summary, changes } = JSON.parse(await expectRun('plan --adopt --json', 2))
  expect(summary).toMatchObject({ adopt: 1, create: 1, update: 1, mark: 1 })
  expect(JSON.parse(await expectRun('plan --prune --json', 2)).summary).toMatchObject({ delete: 1 })
  const one = await expectRun('adopt')
  /** The words that begin lines on an object: in the plan, and in progress. */
  const wordsIn = (out: string, name: string) =>
    [...out.matchAll(new RegExp(`^(\\w+) +dashboard "${name}"`, 'gm'))].map(([, word]) => word)
  const expected = { update: 'Updated', adopt: 'Adopted', mark: 'Marked', create: 'Created' }
  for (const [action, name] of Object.entries(expected)) {
    expect(changes.map((each: { action: string }) => each.action)).toContain(action)
    expect(wordsIn(one, name)).toEqual([action, name.toLowerCase()])
  }
  expect(one).toContain('1 to create, 1 to update, 0 to delete; 1 to adopt; 1 to mark\n')
  expect(one).toMatch(/\n1 created, 1 updated, 0 deleted; 1 adopted; 1 marked\.\n$/)
  const two = await expectRun('apply --prune')
  expect(wordsIn(two, 'Deleted')).toEqual(['delete', 'deleted'])
  expect(two).toMatch(/^0 to create, 0 to update, 1 to delete\n[\s\S]*\n0 created, 0 updated, 1 deleted\.\n$/)
})

test('the page on the command has these words', async () => {
  const page = await readFile(new URL('../../docs/command.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\w+ed) \|/gm)].map(([, action, done]) => [action, done])
  expect(rows).toEqual(Object.entries(actions))
})

test('alerts are created, updated and deleted, and the object that they stand on is updated', async () => {
  const { declare, expectRun } = await workplace({})
  const other = { ...usual, name: 'C', interval: '1h' }
  for (const [alerts, options, says, counts] of [
    [[usual], '', 'created 1 alert of dashboard "Errors"', '1 created, 0 updated, 0 deleted; alerts: 1 created.'],
    [[], ' --prune', 'deleted 1 alert of dashboard "Errors"', '0 created, 1 updated, 0 deleted; alerts: 1 deleted.'],
    [
      ...[[usual, { ...usual, name: 'B' }], '', 'created 2 alerts of'],
      '0 created, 1 updated, 0 deleted; alerts: 2 created.',
    ],
    [
      ...[[{ ...usual, threshold: 5 }, other], ' --prune', 'created 1 alert, updated 1 alert, deleted 1 alert of'],
      '0 created, 1 updated, 0 deleted; alerts: 1 created, 1 updated, 1 deleted.',
    ],
  ] as const) {
    await declare(boardOf('Errors', {}, { alerts }))
    const out = await expectRun(`apply${options}`)
    expect(out).toContain(`\n${says}`)
    expect(out).toContain(`\n${counts}\n`)
  }
})

test('what is refused is not counted among the changes', async () => {
  const { expectRun } = await workplace({
    'clouddb.json': projectOf(boardOf('Good'), boardOf('Bad', { tags: ['t'.repeat(33)] })),
  })
  expect(await expectRun('plan', 1)).toMatch(/^1 to create, 0 to update, 0 to delete; 1 object refused\n/)
  const { summary, changes } = JSON.parse(await expectRun('plan --json', 1))
  expect({ ...summary, changes: changes.length }).toMatchObject({ create: 1, refusals: 1, changes: 1 })
})

test.each([
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
])('a word of a printed command is the same word in a shell: %j', (word) => {
  const typed = shellWord(word)
  const escaped = typed
    .slice(2, -1)
    .replaceAll('%', '%25')
    .replace(/\\x(..)/g, '%$1')
  const plain = typed.replace(/^'|'$/g, '').replaceAll("'\\''", "'")
  expect(safeText(typed, 9_000)).toBe(typed)
  expect(typed.startsWith("$'") ? decodeURIComponent(escaped) : plain).toBe(word)
})

test('a new name without `was` gets a hint, also where the content changed, and of a tile with alerts', async () => {
  const old = boardOf('Old', {}, { name: 'Load', alerts: [usual] })
  const search = (name: string) => ({ savedSearch: { name, source: logs, where: 'a:b' } })
  const { declare, run } = await applied(old, boardOf('Other'), search('Slow'))
  const planOf = async (...objects: object[]) => {
    await declare(...objects, boardOf('Other'))
    return (await run('plan')).out
  }
  const hint = (title: string, name: string) =>
    `if this is ${title} "${name}", which is no longer in the files, write \`was: ["${name}"]\` here`
  const renamed = await planOf({ dashboard: { ...old.dashboard, name: 'New' } }, search('Slower'))
  for (const text of [hint('dashboard', 'Old'), hint('saved search', 'Slow')]) expect(renamed).toContain(text)
  expect(await planOf(boardOf('New', {}, { name: 'Load', w: 6 }), search('Slow'))).toContain(hint('dashboard', 'Old'))
  expect(await planOf(boardOf('New'), boardOf('Newer'), search('Slow'))).not.toContain('if this is')
  expect(await planOf(boardOf('Old', {}, { name: 'Traffic', w: 6 }), search('Slow'))).toContain(
    'if tile "Traffic" is tile "Load", write `was: ["Load"]` in it',
  )
})

test('a project under another name is told of objects that it would make twice', async () => {
  const { run, write } = await applied(boardOf('Errors'))
  await write({ 'clouddb.json': { ...projectOf(boardOf('Errors')), project: 'shop' } })
  expect((await run('plan')).out).toMatch(/! \w+ has this name, too, and project checkout owns it: there will be two/)
})
