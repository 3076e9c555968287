import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { compile, resolutions, testedCombinations, testedCompilers } from '../install/compile.ts'
import { apiFolders, type Published, packageName } from '../install/packages.ts'
import { mistakes, programOfMistakes } from './chart-mistakes.ts'

const project = inject('project')
const programs = new URL('programs/', import.meta.url)
const inferred = new URL('inferred/', import.meta.url)

/** Copies files to a folder of ES modules and to a folder of CommonJS modules, and returns their paths. */
async function copyAsBothKinds(source: URL, folder: string): Promise<{ esm: string[]; cjs: string[] }> {
  const names = await readdir(source)
  for (const [kind, type] of [['esm', 'module'] as const, ['cjs', 'commonjs'] as const]) {
    await cp(source, join(folder, kind), { recursive: true })
    await writeFile(join(folder, kind, 'package.json'), JSON.stringify({ type }))
  }
  return { esm: names.map((name) => `esm/${name}`), cjs: names.map((name) => `cjs/${name}`) }
}

describe('the programs', async () => {
  const folder = join(project, 'programs')
  const { esm, cjs } = await copyAsBothKinds(programs, folder)
  await writeFile(join(folder, 'mistakes.ts'), programOfMistakes)

  test.each(testedCombinations)(
    'compile with TypeScript %s and %s, which reports each mistake where it is',
    async (compiler, resolution) => {
      // A bundler resolves packages in one way for every file; Node has two ways.
      const files = ['mistakes.ts', ...esm, ...(resolution === 'bundler' ? [] : cjs)]
      const text = await compile(compiler, folder, files, resolutions[resolution])
      // The first line of an error is not indented, and its details are.
      const errors = text.split(/\n(?=\S)/).map((error) => {
        const [, line, column, message = error] = /^mistakes\.ts\((\d+),(\d+)\): error TS\d+: (.*)$/s.exec(error) ?? []
        return { line: Number(line), column: Number(column), message }
      })
      for (const { type, kind, line, column, message } of mistakes)
        expect(
          errors.filter((error) => error.line === line),
          `${type}, ${kind}`,
        ).toEqual([{ line, column, message: expect.stringMatching(message) }])
      expect(errors.filter(({ line }) => !mistakes.some((mistake) => mistake.line === line))).toEqual([])
    },
  )

  test('are checked together with the declarations of their packages', async () => {
    const broken = join(folder, 'node_modules/broken')
    await mkdir(broken, { recursive: true })
    await writeFile(join(broken, 'package.json'), JSON.stringify({ name: 'broken', types: 'index.d.ts' }))
    await writeFile(join(broken, 'index.d.ts'), 'export declare const value: Missing\n')
    await writeFile(join(folder, 'wrong.ts'), "import { value } from 'broken'\nvalue.toFixed(missing)\n")
    for (const compiler of ['5.4', '7'] as const) {
      const errors = await compile(compiler, folder, ['wrong.ts'], resolutions.nodenext)
      expect(errors).toMatch(/wrong\.ts\(2,\d+\): error TS2304/)
      expect(errors).toMatch(/broken\/index\.d\.ts\(1,\d+\): error TS2304/)
    }
  })
})

/** A project as pnpm installs it: each package sees its own dependencies, and the project sees only the packages. */
async function createIsolatedProject(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'isolated-')))
  const store = (name: Published) =>
    join(root, 'node_modules/.pnpm', packageName(name).replace('/', '+'), 'node_modules')
  const link = async (name: Published, from: string) => {
    await mkdir(dirname(join(from, packageName(name))), { recursive: true })
    await symlink(join(store(name), packageName(name)), join(from, packageName(name)), 'junction')
  }
  for (const name of [...apiFolders, 'client-core'] as const)
    await cp(join(project, 'node_modules', packageName(name)), join(store(name), packageName(name)), {
      recursive: true,
    })
  for (const name of apiFolders) {
    await link('client-core', store(name))
    await link(name, join(root, 'node_modules'))
  }
  return root
}

describe('declarations that a compiler writes', () => {
  let folder: string
  let sources: { esm: string[]; cjs: string[] }
  beforeAll(async () => {
    folder = await createIsolatedProject()
    sources = await copyAsBothKinds(inferred, folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(testedCompilers)(
    'name only what the packages export, and compile again: TypeScript %s',
    async (compiler) => {
      const files = [...sources.esm, ...sources.cjs]
      const outDir = join(folder, `written-${compiler}`)
      for (const kind of ['esm', 'cjs'])
        await cp(join(folder, kind, 'package.json'), join(outDir, kind, 'package.json'))
      const writing = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: folder, outDir }
      expect(await compile(compiler, folder, files, { ...resolutions.nodenext, ...writing })).toBe('')
      const written = files.map((file) => file.replace(/ts$/, 'd.ts'))
      for (const file of written)
        expect(await readFile(join(outDir, file), 'utf8')).not.toMatch(/client-core|node_modules/)
      expect(await compile(compiler, outDir, written, resolutions.nodenext)).toBe('')
    },
  )

  test('need no inference with `isolatedDeclarations`', async () => {
    const writing = { noEmit: false, composite: true, isolatedDeclarations: true, emitDeclarationOnly: true }
    await cp(new URL('named.ts', programs), join(folder, 'esm/named.ts'))
    const options = { ...resolutions.nodenext, ...writing, outDir: 'alone' }
    expect(await compile('7', folder, ['esm/named.ts'], options)).toBe('')
  })
})
