import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePulled } from '../../src/command/pulled-files.ts'
import { withHeader } from '../../src/pull/header.ts'
import { inFolder } from '../pull/evaluate.ts'

const pulled = async (path: string, text: string) => ({ path, text: await withHeader(text) })

test('a file is replaced while nobody has edited it, and files that are no longer pulled are named', () =>
  inFolder(async (folder) => {
    await writePulled(folder, [await pulled('clouddb.ts', 'one\n'), await pulled('dashboards/old.ts', 'old\n')])
    // Version control may change the ends of lines.
    const path = join(folder, 'clouddb.ts')
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('\n', '\r\n'))
    const next = [await pulled('clouddb.ts', 'two\n')]
    expect(await writePulled(folder, next)).toEqual({
      written: ['clouddb.ts'],
      unchanged: [],
      stale: ['dashboards/old.ts'],
    })
    expect(await writePulled(folder, next)).toMatchObject({ written: [], unchanged: ['clouddb.ts'] })
    expect((await readdir(folder)).sort()).toEqual(['clouddb.ts', 'dashboards'])
  }))

test('files that somebody wrote or edited are named all at once, and nothing is written unless forced', () =>
  inFolder(async (folder) => {
    const mine = await pulled('webhooks.ts', 'one\n')
    await writeFile(join(folder, 'webhooks.ts'), `${mine.text}edited\n`)
    await writeFile(join(folder, 'clouddb.ts'), 'by hand\n')
    const files = [await pulled('a.ts', 'a\n'), await pulled('clouddb.ts', 'b\n'), await pulled('webhooks.ts', 'c\n')]
    const failure = await writePulled(folder, files).catch((error) => error)
    expect(failure.problems).toEqual([
      `${join(folder, 'clouddb.ts')}: exists, and pull did not write it.`,
      `${join(folder, 'webhooks.ts')}: was edited after pull wrote it.`,
      expect.stringContaining('Nothing was written.'),
    ])
    expect((await readdir(folder)).sort()).toEqual(['clouddb.ts', 'webhooks.ts'])
    expect((await writePulled(folder, files, { force: true })).written).toHaveLength(3)
  }))

test('nothing is written outside the folder', () =>
  inFolder(async (folder) => {
    const inside = join(folder, 'inside')
    await mkdir(inside)
    await symlink(folder, join(inside, 'dashboards'))
    for (const path of ['../x.ts', '/x.ts', 'a/../../x.ts', 'dashboards/x.ts', 'x'])
      await expect(writePulled(inside, [{ path, text: '' }])).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['inside'])
  }))
