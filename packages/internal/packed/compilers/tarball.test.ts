import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, test } from 'vitest'
import { callersNode } from '../install/node.ts'
import {
  apis,
  type Command,
  commands,
  dependenciesOfCommands,
  type Library,
  libraries,
  nameOf,
  type Published,
  published,
  subpaths,
} from '../install/packages.ts'
import { repository } from '../install/repository.ts'

const project = inject('project')
const read = (folder: Published, file: string) => readFile(join(project, 'node_modules', nameOf(folder), file), 'utf8')
const tarballOf = (folder: Published) => readFileSync(join(project, 'tarballs', `${folder}.tgz`))

const entries = (...names: string[]) => names.flatMap((name) => ['.js', '.cjs', '.d.ts', '.d.cts'].map((x) => name + x))
const always = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']
const ofAnApi = [
  ...always,
  'openapi.json',
  ...entries('dist/index', 'dist/fetch', 'dist/generated/errors', 'dist/generated/schema'),
]
const expectedFiles: Record<Published, string[]> = {
  'client-core': [...always, 'RECIPES.md', ...entries('dist/index', 'dist/fetch', 'dist/errors', 'dist/requests')],
  management: ofAnApi,
  'observability-cloud': [...ofAnApi, ...entries('dist/generated/requests')],
  'observability-oss': [...ofAnApi, ...entries('dist/generated/requests')],
  contract: [...always, 'dist/index.js', 'dist/index.d.ts', 'dist/bin.js'],
  sandbox: [...always, 'dist/index.js', 'dist/index.d.ts', 'dist/bin.js'],
}
function expectedDependencies(folder: Published, version: string): Record<string, string> {
  if (folder === 'client-core') return { 'openapi-fetch': '0.17.0' }
  if (!isCommand(folder)) return { '@clouddb/client-core': version }
  const clients = apis.map((api) => [nameOf(api), version])
  return { ...Object.fromEntries(clients), ...dependenciesOfCommands[folder] }
}

const isCommand = (folder: Published): folder is Command => commands.some((command) => command === folder)

/** What several entries share stands in a file of its own, with a hash in its name: `dist/client-KkCu5Qx7.cjs`. */
const isShared = (file: string) => /^dist\/[a-z-]+-[\w-]{8}\.(js|cjs|d\.ts|d\.cts)$/.test(file)

// With a map the sandbox, which brings documents and telemetry, would be twice as large; its code is not minified.
describe.each(published.filter((folder) => folder !== 'sandbox'))('the code of %s', (folder) => {
  test('brings a map of each file with code, and the sources in it', async () => {
    const inside = await readdir(join(project, 'node_modules', nameOf(folder), 'dist'), { recursive: true })
    const maps = inside.filter((file) => file.endsWith('.map'))
    const sources = new Map<string, string>()
    for (const file of maps) {
      expect(await read(folder, `dist/${file.slice(0, -4)}`)).toContain('//# sourceMappingURL=')
      const map = JSON.parse(await read(folder, `dist/${file}`))
      for (const [index, source] of map.sources.entries())
        sources.set(join('dist', dirname(file), source), map.sourcesContent[index])
    }
    const written = [...sources].filter(([source]) => !source.endsWith('package.json'))
    const main = folder === 'contract' ? 'command/main.ts' : 'client.ts'
    expect(written.map(([source]) => source)).toContain(`src/${main}`)
    for (const [source, content] of written)
      expect(content).toBe(await readFile(join(repository, 'packages', folder, source), 'utf8'))
    for (const file of inside.filter((one) => /\.c?js$/.test(one) && !maps.includes(`${one}.map`)))
      expect(await read(folder, `dist/${file}`)).not.toMatch(/^(async )?function|=>/m)
  })
})

describe.each(published)('the tarball of %s', (folder) => {
  test('holds the entries, the documents about them, and nothing else', async () => {
    const found = await readdir(join(project, 'node_modules', nameOf(folder)), { recursive: true, withFileTypes: true })
    const files = found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).split(`${nameOf(folder)}/`)[1] ?? '')
    expect(files.filter((file) => !isShared(file) && !file.endsWith('.map')).sort()).toEqual(
      [...expectedFiles[folder]].sort(),
    )
  })

  test('depends on what is listed here and nothing else, at exact versions', async () => {
    const { dependencies, version, ...manifest } = JSON.parse(await read(folder, 'package.json'))
    expect(dependencies).toEqual(expectedDependencies(folder, version))
    expect(manifest).not.toHaveProperty('peerDependencies')
    expect(manifest).not.toHaveProperty('optionalDependencies')
  })

  test('has a manifest that says what an installer and a bundler ask', async () => {
    const text = await read(folder, 'package.json')
    expect(text).not.toMatch(/workspace:|catalog:/)
    expect(JSON.parse(text)).toMatchObject({
      name: nameOf(folder),
      description: expect.stringMatching(/\.$/),
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20' },
    })
    expect(JSON.parse(text)).not.toHaveProperty('private')
    expect(JSON.parse(text).keywords.length).toBeGreaterThan(4)
  })

  test('carries the licence of the repository', async () => {
    expect(await read(folder, 'LICENSE')).toBe(await readFile(join(repository, 'LICENSE'), 'utf8'))
  })

  test('satisfies publint', async () => {
    const tarball = new Uint8Array(tarballOf(folder)).buffer
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  test('resolves to the right types in every mode that reads `exports`', async () => {
    const result = await checkPackage(createPackageFromTarballData(tarballOf(folder)))
    if (!result.types) throw new Error('The package has no types.')
    // The mode of before `exports` finds no subpath of any package; TypeScript 6 deprecates it and 7 is without it.
    const problems = result.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && problem.resolutionKind === 'node10') &&
        !(isCommand(folder) && problem.kind === 'CJSResolvesToESM'),
    )
    expect(problems).toEqual([])
    const entrypoints = isLibrary(folder) ? subpaths[folder] : ['.']
    expect(Object.keys(result.entrypoints)).toEqual(expect.arrayContaining([...entrypoints, './package.json']))
  })
})

describe('the command, after an install', () => {
  test.each(commands)('%s speaks in the Node of the person who installed it', async (name) => {
    const { bin } = JSON.parse(await read(name, 'package.json'))
    const file = join(project, 'node_modules', nameOf(name), bin[name])
    const { stdout } = await promisify(execFile)(callersNode(), [file, '--help'], { cwd: project, env: {} })
    expect(stdout).toContain(`npx ${nameOf(name)}`)
    expect(await readFile(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  })
})

/**
 * Bytes of the declarations of a package, and what they may grow to. A compiler reads all of them in each run, and an
 * editor at each start.
 */
const declarationBudgets: Readonly<Record<Library, number>> = {
  'client-core': 28_000,
  management: 40_000,
  'observability-cloud': 220_000,
  'observability-oss': 230_000,
}

describe.each(libraries)('the declarations of %s', (folder) => {
  const declarations = async () => {
    const root = join(project, 'node_modules', nameOf(folder))
    const files = (await readdir(root, { recursive: true })).filter((file) => /\.d\.c?ts$/.test(file))
    return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })))
  }

  test('are there once, for both kinds of modules, and within their budget', async () => {
    const all = await declarations()
    for (const { file, text } of all)
      if (file.endsWith('.d.ts')) expect(text, file).toMatch(/^export \* from '\.\/[a-z]+\.cjs'\n$/)
    const bytes = all.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
    expect(bytes).toBeLessThan(declarationBudgets[folder])
  })

  test('speak to users: what hovers show does not say where something is known from', async () => {
    const ofSources =
      /.*(provenance|interface document|\bpublish|public (fact|document|source)|the interface\b(?! of)).*/gi
    for (const { text } of await declarations()) expect(text.match(ofSources) ?? []).toEqual([])
  })
})

function isLibrary(folder: Published): folder is Library {
  return (libraries as readonly string[]).includes(folder)
}
