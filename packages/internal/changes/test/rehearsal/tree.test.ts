import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cloneTree, commit, git, refuseUncommitted, stateOf, uncommitted } from '../../rehearsal/src/tree.ts'

/** A repository with two files in it, in a folder of its own. */
async function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, 'root')
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', root])
  for (const name of ['kept', 'gone']) writeFileSync(join(root, name), 'first')
  await commit(root, 'Two files')
  return { root, clone: join(folder, 'clone') }
}

describe('a tree', () => {
  test('is cloned as it is committed, and leads to nobody', async () => {
    const { root, clone } = await repository()
    writeFileSync(join(root, 'kept'), 'second')
    await cloneTree(root, clone, [])
    expect(readFileSync(join(clone, 'kept'), 'utf8')).toBe('first')
    expect(await git(clone, 'remote')).toBe('')
  })

  test('may have its last commit alone, as on a build server: the clone has a history of its own', async () => {
    const { root, clone } = await repository()
    writeFileSync(join(root, 'kept'), 'second')
    await commit(root, 'Another text')
    const shallow = `${root}-shallow`
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, shallow])
    await cloneTree(shallow, clone, [])
    expect(await git(clone, 'rev-parse', '--is-shallow-repository')).toBe('false\n')
    expect(await git(clone, 'log', '--format=%s')).toBe('Everything\n')
    expect(readFileSync(join(clone, 'kept'), 'utf8')).toBe('second')
    expect(await uncommitted(clone)).toEqual([])
  })

  test('gives along what is not committed when it is asked to: what is new, other, and gone', async () => {
    const { root, clone } = await repository()
    writeFileSync(join(root, 'kept'), 'second')
    writeFileSync(join(root, 'new'), 'new')
    rmSync(join(root, 'gone'))
    const before = await stateOf(root)
    const files = await uncommitted(root)
    expect(files.toSorted()).toEqual(['gone', 'kept', 'new'])
    await cloneTree(root, clone, files)
    expect(readFileSync(join(clone, 'kept'), 'utf8') + readFileSync(join(clone, 'new'), 'utf8')).toBe('secondnew')
    expect(existsSync(join(clone, 'gone'))).toBe(false)
    expect(await uncommitted(clone)).toEqual([])
    expect(await stateOf(root)).toBe(before)
  })

  test('is refused with what is not committed, by name and with the cure', () => {
    expect(() => refuseUncommitted([])).not.toThrow()
    expect(() => refuseUncommitted(['a.ts', 'b.ts'])).toThrow(
      /^Not committed: a\.ts, b\.ts\.[\s\S]*`pnpm rehearse --uncommitted`/,
    )
  })

  test('is another after a change, and after a commit', async () => {
    const { root } = await repository()
    const states = [await stateOf(root)]
    writeFileSync(join(root, 'new'), 'new')
    states.push(await stateOf(root))
    await commit(root, 'A file')
    states.push(await stateOf(root))
    expect(new Set(states).size).toBe(3)
  })
})
