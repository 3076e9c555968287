import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Compiler, compile, compilers, type Resolution, resolutions } from '../install/compile.ts'
import { apis, nameOf, type Published } from '../install/packages.ts'

const inferred = new URL('inferred/', import.meta.url)
const names = await readdir(inferred)
let folder: string

beforeAll(async () => {
  folder = await isolated()
  for (const [kind, type] of [['esm', 'module'] as const, ['cjs', 'commonjs'] as const]) {
    await cp(inferred, join(folder, kind), { recursive: true })
    await writeFile(join(folder, kind, 'package.json'), JSON.stringify({ type }))
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A project as pnpm lays one out: each package sees its own dependencies, and the project sees the packages alone. */
async function isolated(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'isolated-')))
  const store = (name: Published) => join(root, 'node_modules/.pnpm', nameOf(name).replace('/', '+'), 'node_modules')
  const link = async (name: Published, from: string) => {
    await mkdir(dirname(join(from, nameOf(name))), { recursive: true })
    await symlink(join(store(name), nameOf(name)), join(from, nameOf(name)), 'junction')
  }
  for (const name of [...apis, 'client-core'] as const)
    await cp(join(inject('project'), 'node_modules', nameOf(name)), join(store(name), nameOf(name)), {
      recursive: true,
    })
  for (const name of apis) {
    await link('client-core', store(name))
    await link(name, join(root, 'node_modules'))
  }
  return root
}

describe.concurrent.each(Object.keys(compilers) as Compiler[])('TypeScript %s writes declarations', (compiler) => {
  describe.each(Object.keys(resolutions) as Resolution[])('with %s', (resolution) => {
    test.each(resolution === 'nodenext' ? ['esm', 'cjs'] : ['esm'])(
      'of inferred types in %s, by names that the packages export, and reads them again',
      async (kind) => {
        const outDir = join(folder, `written-${compiler}-${resolution}`, kind)
        await mkdir(outDir, { recursive: true })
        await cp(join(folder, kind, 'package.json'), join(outDir, 'package.json'))
        const writing = {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          rootDir: join(folder, kind),
          outDir,
        }
        const files = names.map((name) => join(kind, name))
        expect(await compile(compiler, folder, files, { ...resolutions[resolution], ...writing })).toBe('')
        const written = names.map((name) => name.replace(/ts$/, 'd.ts'))
        for (const file of written)
          expect(await readFile(join(outDir, file), 'utf8')).not.toMatch(/client-core|node_modules/)
        expect(await compile(compiler, outDir, written, resolutions[resolution])).toBe('')
      },
    )
  })
})
