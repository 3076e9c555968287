import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { growth, sizeOf } from '../../rehearsal/src/users/sizes.ts'

const kept = { management: { packages: 4, bytes: 100_000 } }

describe('what is installed', () => {
  test('is counted by packages, nested ones too, and by the bytes of all files', async () => {
    const modules = join(await mkdtemp(join(tmpdir(), 'sizes-')), 'node_modules')
    onTestFinished(() => rm(join(modules, '..'), { recursive: true, force: true }))
    for (const folder of ['ajv', 'ajv/dist', 'ajv/node_modules/nested', '@clouddb/management', '.bin']) {
      await mkdir(join(modules, folder), { recursive: true })
      await writeFile(join(modules, folder, 'package.json'), '{}')
    }
    await writeFile(join(modules, '.package-lock.json'), 'of npm itself')
    expect(await sizeOf(modules)).toEqual({ packages: 3, bytes: 10 })
  })

  test('may be what it was, less, or hardly more', () => {
    expect(growth(kept, kept)).toEqual([])
    expect(growth(kept, { management: { packages: 3, bytes: 90_000 } })).toEqual([])
    expect(growth(kept, { management: { packages: 4, bytes: 103_000 } })).toEqual([])
  })

  test('is refused with one package more, or with more bytes', () => {
    expect(growth(kept, { management: { packages: 5, bytes: 100_000 } })).toEqual([
      'management installs 5 packages, 1 more than before.',
    ])
    expect(growth(kept, { management: { packages: 4, bytes: 103_001 } })).toEqual([
      'management takes 103001 bytes installed, more than 103000: 100000 and 3 %.',
    ])
  })

  test('is refused when it was never kept, and what was kept when it is no longer measured', () => {
    expect(growth({}, kept)).toEqual(['management is measured and not kept.'])
    expect(growth(kept, {})).toEqual(['management is kept and not measured.'])
  })
})
