import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Compiler, compile, compilers, resolutions } from '../install/compile.ts'
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
  test.each(['nodenext', 'bundler'] as const)(
    'of inferred types with %s, by names that the packages export, and reads them again',
    async (resolution) => {
      const outDir = join(folder, `written-${compiler}-${resolution}`)
      const kinds = resolution === 'bundler' ? ['esm'] : ['esm', 'cjs']
      const files = kinds.flatMap((kind) => names.map((name) => join(kind, name)))
      for (const kind of kinds) await cp(join(folder, kind, 'package.json'), join(outDir, kind, 'package.json'))
      const writing = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: folder, outDir }
      expect(await compile(compiler, folder, files, { ...resolutions[resolution], ...writing })).toBe('')
      const written = files.map((file) => file.replace(/ts$/, 'd.ts'))
      for (const file of written)
        expect(await readFile(join(outDir, file), 'utf8')).not.toMatch(/client-core|node_modules/)
      expect(await compile(compiler, outDir, written, resolutions[resolution])).toBe('')
    },
  )
})

test('TypeScript 5.9 writes declarations without inferring anything, in a project that others build on', async () => {
  const writing = {
    noEmit: false,
    composite: true,
    isolatedDeclarations: true,
    emitDeclarationOnly: true,
    outDir: 'alone',
  }
  await cp(new URL('programs/named.ts', import.meta.url), join(folder, 'esm/named.ts'))
  expect(await compile('5.9', folder, ['esm/named.ts'], { ...resolutions.nodenext, ...writing })).toBe('')
})
