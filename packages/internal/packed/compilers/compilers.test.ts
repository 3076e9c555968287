import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Compiler, compile, compilers, type Resolution, resolutions } from '../install/compile.ts'

const programs = new URL('programs/', import.meta.url)
const folder = join(inject('project'), 'programs')
const names = await readdir(programs)
const asEsm = names.map((name) => `esm/${name}`)
const asCjs = names.map((name) => `cjs/${name}`)

beforeAll(async () => {
  for (const [kind, type] of [['esm', 'module'] as const, ['cjs', 'commonjs'] as const]) {
    await mkdir(join(folder, kind), { recursive: true })
    await cp(programs, join(folder, kind), { recursive: true })
    await writeFile(join(folder, kind, 'package.json'), JSON.stringify({ type }))
  }
})

describe.concurrent.each(Object.keys(compilers) as Compiler[])('TypeScript %s', (compiler) => {
  test.each(Object.keys(resolutions) as Resolution[])(
    'with %s takes what is right and refuses what is wrong, in ES modules and CommonJS',
    async (resolution) => {
      // A bundler has one way to find a package, whatever the file; Node has two.
      const files = resolution === 'bundler' ? asEsm : [...asEsm, ...asCjs]
      expect(await compile(compiler, folder, files, resolutions[resolution])).toBe('')
    },
  )
})

test('a mistake that is made on purpose is reported, in a program and in the declarations of a package', async () => {
  const broken = join(folder, 'node_modules/broken')
  await mkdir(broken, { recursive: true })
  await writeFile(join(broken, 'package.json'), JSON.stringify({ name: 'broken', types: 'index.d.ts' }))
  await writeFile(join(broken, 'index.d.ts'), 'export declare const value: Missing\n')
  const lines = [
    "import { createManagementClient } from '@clouddb/management'",
    "import { value } from 'broken'",
    'createManagementClient().deleteKeys(value)',
  ]
  await writeFile(join(folder, 'mistake.ts'), lines.join('\n'))
  const complaints = await compile('7', folder, ['mistake.ts'], resolutions.nodenext)
  expect(complaints).toMatch(/mistake\.ts\(3,\d+\): error TS2551/)
  expect(complaints).toMatch(/broken\/index\.d\.ts\(1,\d+\): error TS2304/)
})
