import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, test } from 'vitest'
import { callersNode, runNode } from '../install/node.ts'
import {
  apiFolders,
  commands,
  dependenciesOfCommands,
  fieldsOf,
  libraries,
  type Published,
  packageName,
  packageOperations,
  published,
  repository,
} from '../install/packages.ts'

const project = inject('project')
const rootOf = (folder: Published) => join(project, 'node_modules', packageName(folder))
const read = (folder: Published, file: string) => readFile(join(rootOf(folder), file), 'utf8')
const fromRepository = (...path: string[]) => readFile(join(repository, ...path), 'utf8')

const entries = (...names: string[]) => names.flatMap((name) => ['.js', '.cjs', '.d.ts', '.d.cts'].map((x) => name + x))
const always = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']
const generated = ['errors', 'names', 'requests', 'schema'].map((name) => `dist/generated/${name}`)
const filesOfApi = [...always, 'openapi.json', ...entries('dist/index', 'dist/fetch', ...generated)]
const filesOfCommand = [...always, 'dist/index.js', 'dist/index.d.ts', 'dist/bin.js']
const versions = Object.fromEntries(
  await Promise.all(published.map(async (name) => [name, JSON.parse(await read(name, 'package.json')).version])),
)
const core = { '@clouddb/client-core': versions['client-core'] }
const clients = Object.fromEntries(apiFolders.map((api) => [packageName(api), versions[api]]))

/** The files, without shared chunks and source maps, and the dependencies of each package. */
const expected: Record<Published, { files: string[]; dependencies: object }> = {
  'client-core': {
    files: [...always, ...entries('dist/index', 'dist/fetch', 'dist/errors', 'dist/names', 'dist/requests')],
    dependencies: { 'openapi-fetch': '0.17.0' },
  },
  management: { files: [...filesOfApi, ...entries('dist/jobs', 'dist/secrets')], dependencies: core },
  'observability-cloud': { files: filesOfApi, dependencies: core },
  'observability-oss': { files: [...filesOfApi, ...entries('dist/charts')], dependencies: core },
  contract: { files: filesOfCommand, dependencies: { ...clients, ...dependenciesOfCommands.contract } },
  sandbox: {
    files: [...filesOfCommand, 'openapi.json', 'dist/control.js', 'dist/control.d.ts'],
    dependencies: { ...core, ...clients, ...dependenciesOfCommands.sandbox },
  },
  'as-code': {
    files: [...filesOfCommand, 'clouddb.schema.json', 'dist/project-worker.js', 'dist/types.js', 'dist/types.d.ts'],
    dependencies: {
      '@clouddb/observability-cloud': versions['observability-cloud'],
      '@clouddb/observability-oss': versions['observability-oss'],
      ...dependenciesOfCommands['as-code'],
    },
  },
}

/**
 * The greatest size in bytes of the declarations of a package. A compiler reads all of them in each run, and an editor at
 * each start. What a document adds is bounded for each operation and each property, so that a change of it has room.
 */
const declarationBudget = (folder: (typeof libraries)[number]) =>
  folder === 'client-core' ? 34_000 : packageOperations(folder).length * 5_800 + fieldsOf(folder) * 190

const isCommand = (folder: Published) => commands.some((command) => command === folder)

describe.each(published)('the tarball of %s', (folder) => {
  test('has the expected files and dependencies, and a complete manifest', async () => {
    const found = await readdir(rootOf(folder), { recursive: true, withFileTypes: true })
    const files = found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(rootOf(folder).length + 1))
    for (const file of files.filter((name) => /\.[cm]?[jt]s$/.test(name))) {
      const [, map] = /^\/\/# sourceMappingURL=(.+)$/m.exec(await read(folder, file)) ?? []
      if (map !== undefined) expect(files, file).toContain(join(dirname(file), map))
    }
    // The setup has put a file of another build beside those of the current one, as turbo does.
    const built = JSON.parse(await fromRepository('packages', folder, '.built.json'))
    const outside = expected[folder].files.filter((file) => !file.startsWith('dist/'))
    expect(files.sort()).toEqual([...outside, ...built.map((file: string) => `dist/${file}`)].sort())
    expect(files).toEqual(expect.arrayContaining(expected[folder].files))

    const text = await read(folder, 'package.json')
    const manifest = JSON.parse(text)
    expect(text).not.toMatch(/workspace:|catalog:/)
    expect(manifest).toMatchObject({
      name: packageName(folder),
      description: expect.stringMatching(/\.$/),
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20' },
    })
    expect(manifest.dependencies).toEqual(expected[folder].dependencies)
    for (const field of ['private', 'peerDependencies', 'optionalDependencies', 'scripts', 'devDependencies'])
      expect(manifest).not.toHaveProperty(field)
    expect(manifest.keywords.length).toBeGreaterThan(4)

    expect(await read(folder, 'LICENSE')).toBe(await fromRepository('LICENSE'))
    for (const file of ['README.md', 'CHANGELOG.md'])
      expect(await read(folder, file)).toMatch(new RegExp(`^# ${packageName(folder)}\\n`))
  })

  test('satisfies publint, and resolves to the right types in every mode that reads `exports`', async () => {
    const tarball = await readFile(join(project, 'tarballs', `${folder}.tgz`))
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])

    const result = await checkPackage(createPackageFromTarballData(tarball))
    if (!result.types) throw new Error('The package has no types.')
    // Node 10's resolution does not read `exports`. TypeScript 6 deprecates it, and 7 does not have it.
    const problems = result.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && problem.resolutionKind === 'node10') &&
        !(isCommand(folder) && problem.kind === 'CJSResolvesToESM'),
    )
    expect(problems).toEqual([])
    expect(result.entrypoints).toMatchObject({ '.': {}, './package.json': {} })
  })
})

// The others have no source maps: they would double their size, and their code is not minified.
test.each(published.filter((folder) => folder !== 'sandbox' && folder !== 'as-code'))(
  'the code of %s has source maps with the current sources',
  async (folder) => {
    const dist = await readdir(join(rootOf(folder), 'dist'), { recursive: true })
    const maps = dist.filter((file) => file.endsWith('.map'))
    const sources = new Map<string, string>()
    for (const file of maps) {
      expect(await read(folder, `dist/${file.slice(0, -4)}`)).toContain('//# sourceMappingURL=')
      const map = JSON.parse(await read(folder, `dist/${file}`))
      for (const [index, source] of map.sources.entries())
        if (!source.endsWith('package.json'))
          sources.set(join('dist', dirname(file), source), map.sourcesContent[index])
    }
    expect(sources.size).toBeGreaterThan(0)
    for (const [source, content] of sources) expect(content).toBe(await fromRepository('packages', folder, source))
    for (const file of dist.filter((one) => /\.c?js$/.test(one) && !maps.includes(`${one}.map`)))
      expect(await read(folder, `dist/${file}`)).not.toMatch(/^(async )?function|=>/m)
  },
)

/** What the documents decide of as-code, beside the documents in its code. */
const declared = ['clouddb.schema.json', 'dist/declarations.d.ts', 'dist/types.d.ts']

test('as-code adds at most 324 kB without its documents, and four dependencies, to a client', async () => {
  const files = await readdir(rootOf('as-code'), { recursive: true, withFileTypes: true })
  const texts = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !declared.some((file) => path === join(rootOf('as-code'), file)))
    .map((path) => readFile(path, 'utf8'))
  const documents = /JSON\.parse\("\{\\"paths.*/g
  const bytes = (await Promise.all(texts)).reduce((sum, text) => sum + text.replace(documents, '').length, 0)
  expect(bytes).toBeLessThanOrEqual(324_000)
  expect(Object.keys(dependenciesOfCommands['as-code']).length).toBeLessThanOrEqual(4)
})

test('the types and the schema of declarations are small for their fields', async () => {
  const [schema = '', ...types] = await Promise.all(declared.map((file) => read('as-code', file)))
  const fields = Object.values<{ properties?: object }>(JSON.parse(schema).definitions).flatMap(({ properties = {} }) =>
    Object.keys(properties),
  )
  expect(fields.length).toBeGreaterThan(300)
  expect(schema.length / fields.length).toBeLessThan(270)
  expect(types.join('').length / fields.length).toBeLessThan(210)
})

test.each(commands)('the command of %s runs in the Node of the person who installed it', async (name) => {
  const { bin } = JSON.parse(await read(name, 'package.json'))
  const file = join(rootOf(name), bin[`clouddb-${name}`])
  const { stdout } = await runNode(project, [file, '--help'], {}, callersNode())
  expect(stdout).toContain(`npx ${packageName(name)}`)
  expect(await readFile(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
})

test.each(libraries)(
  'the declarations of %s exist once for both kinds of modules, are small, and speak to users',
  async (folder) => {
    const files = (await readdir(rootOf(folder), { recursive: true })).filter((file) => /\.d\.c?ts$/.test(file))
    let bytes = 0
    // Hovers must not say which source a statement comes from.
    const sources = /provenance|interface document|\bpublish|public (fact|document|source)|the interface\b(?! of)/i
    for (const file of files) {
      const text = await read(folder, file)
      if (file.endsWith('.d.ts')) expect(text, file).toMatch(/^export \* from '\.\/[a-z]+\.cjs'\n$/)
      expect(text.split('\n').filter((line) => sources.test(line))).toEqual([])
      bytes += Buffer.byteLength(text)
    }
    expect(bytes).toBeLessThan(declarationBudget(folder))
  },
)
