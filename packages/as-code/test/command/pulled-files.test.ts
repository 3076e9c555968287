import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesToWrite, writePulled } from '../../src/command/pulled-files.ts'
import { withHeader } from '../../src/pull/source-text.ts'
import { inFolder } from '../pull/evaluate.ts'
import { workplace } from './workplace.ts'

const pulled = async (path: string, text: string) => ({ path, text: await withHeader(text) })

test('a file is replaced if the pull has seen it, or is forced to, and otherwise refused', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'clouddb.ts')
    const [first, next] = [await pulled('clouddb.ts', 'one\n'), await pulled('clouddb.ts', 'two\n')]
    await writePulled(folder, [first])
    // Version control may change the ends of lines, and an editor may add a mark of the order of bytes.
    await writeFile(path, `\uFEFF${first.text.replaceAll('\n', '\r\n')}`)
    expect(await filesToWrite(folder, [first])).toEqual([])
    const failure = await filesToWrite(folder, [await pulled('a.ts', 'a\n'), next]).catch((error) => error)
    expect(failure.problems).toEqual([
      `${path}: is there, and is not of this project.`,
      expect.stringContaining('Nothing was written.'),
    ])
    const seen = new Map([['clouddb.ts', 'another']])
    await expect(filesToWrite(folder, [next], { seen })).rejects.toThrow('clouddb.ts: changed meanwhile.')
    seen.set('clouddb.ts', first.text)
    for (const options of [{ seen }, { force: true }])
      expect(await filesToWrite(folder, [next], options)).toEqual([
        { ...next, text: `\uFEFF${next.text.replaceAll('\n', '\r\n')}` },
      ])
  }))

test('nothing is written outside the folder', () =>
  inFolder(async (folder) => {
    const inside = join(folder, 'inside')
    await mkdir(inside)
    await symlink(folder, join(inside, 'dashboards'))
    for (const path of ['../x.ts', '/x.ts', 'a/../../x.ts', 'dashboards/x.ts', 'x'])
      await expect(filesToWrite(inside, [{ path, text: '' }])).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['inside'])
  }))

test('what a pull left that was killed is removed, and nothing of a running one or of somebody else', () =>
  inFolder(async (folder) => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    await mkdir(join(folder, 'dashboards'))
    const left = ['.clouddb.ts', 'dashboards/.a.ts'].map((path) => `${path}.${pid}.clouddb-pull`)
    const others = [`.b.ts.${process.ppid}.clouddb-pull`, '.c.ts.tmp', 'clouddb-pull', `.d.${pid}.clouddb-pull.ts`]
    for (const name of [...left, ...others]) await writeFile(join(folder, name), '')
    await writePulled(folder, [await pulled('dashboards/a.ts', 'a\n')])
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(
      [...others, 'dashboards', 'dashboards/a.ts'].sort(),
    )
  }))

/** Folders that no pull can write to, and what is said of them. */
const targets: Readonly<Record<string, string>> = {
  taken: 'taken is no folder. Name a folder.',
  'taken/inside': 'taken/inside cannot be read: a part of the path is no folder. Name another',
  '/dev/null': '/dev/null is no folder.',
  '/dev/null/inside': '/dev/null/inside cannot be read: a part of the path is no folder.',
  '/proc/self/inside': '/proc/self/inside cannot be written: ',
  dangling: 'dangling cannot be written: ',
  circle: 'circle cannot be read: links lead in a circle.',
  ['x'.repeat(300)]: ' cannot be read: the name is too long.',
  'a\0b': 'The folder has no name. Name it, or leave it out.',
  odd: 'odd/clouddb.ts is a link or a folder, and no file. Put a file in its place, or name another folder.',
  blocked: 'blocked/saved-searches/errors.ts cannot be written: a part of the path is no folder.',
  linked: 'linked/webhooks.ts: is a link or a folder, and no file. Nothing was written.',
  leading: 'is a link that leads out of ',
  others: 'others/webhooks.ts: is there, and is not of this project.',
  locked: 'locked/webhooks.ts: is read-only, which --force does not change.',
  two: 'clouddb.ts and clouddb.json are both in ',
  broken: 'broken/clouddb.ts:1: it fails when it is loaded: half. Correct it.',
  module: 'clouddb.ts exports no project. Export one, remove the file, or name another',
}

test.each(Object.entries(targets))('a pull into %s says so, and writes nothing', async (target, says) => {
  const { run, folder } = await workplace({ taken: 'mine' })
  const files = {
    'blocked/saved-searches': 'mine',
    'others/webhooks.ts': 'mine',
    'locked/webhooks.ts': 'mine',
    'two/clouddb.ts': 'export default 1',
    'two/clouddb.json': '{}',
    'broken/clouddb.ts': 'throw new Error("half")',
    'module/clouddb.ts': 'export default { mine: true }',
  }
  for (const path of ['odd/clouddb.ts', 'linked', 'leading', 'blocked', 'others', 'locked', 'two', 'broken', 'module'])
    await mkdir(join(folder, path), { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  await chmod(join(folder, 'locked/webhooks.ts'), 0o444)
  for (const [to, from] of Object.entries({ nowhere: 'dangling', circle: 'circle', '../taken': 'linked/webhooks.ts' }))
    await symlink(to, join(folder, from))
  await symlink(folder, join(folder, 'leading/saved-searches'))
  const before = await readdir(folder, { recursive: true })
  const force = target === 'locked' ? ' --force' : ''
  const { code, out, err } = await run(`pull ${target}${force}`)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(says)
  expect(err).not.toMatch(/please report|\n\s+at /)
  expect(await readdir(folder, { recursive: true })).toEqual(before)
  for (const [path, text] of Object.entries(files)) expect(await readFile(join(folder, path), 'utf8')).toBe(text)
})
