import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, test } from 'vitest'
import { nameOf, type Published, published } from '../install/packages.ts'
import { repository } from '../install/repository.ts'

const project = inject('project')
const read = (folder: Published, file: string) => readFile(join(project, 'node_modules', nameOf(folder), file), 'utf8')
const tarballOf = (folder: Published) => readFileSync(join(project, 'tarballs', `${folder}.tgz`))

const entries = (...names: string[]) => names.flatMap((name) => ['.js', '.cjs', '.d.ts', '.d.cts'].map((x) => name + x))
const always = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']
const ofAnApi = [
  ...always,
  'openapi.json',
  ...entries('dist/index', 'dist/fetch', 'dist/errors', 'dist/generated/schema'),
]
const expectedFiles: Record<Published, string[]> = {
  'client-core': [...always, ...entries('dist/index', 'dist/fetch', 'dist/errors')],
  management: ofAnApi,
  'observability-cloud': ofAnApi,
  'observability-oss': ofAnApi,
}
/** What several entries share stands in a file of its own, with a hash in its name: `dist/client-KkCu5Qx7.cjs`. */
const isShared = (file: string) => /^dist\/[a-z-]+-[\w-]{8}\.(js|cjs|d\.ts|d\.cts)$/.test(file)

describe.each(published)('the tarball of %s', (folder) => {
  test('holds the entries, the documents about them, and nothing else', async () => {
    const found = await readdir(join(project, 'node_modules', nameOf(folder)), { recursive: true, withFileTypes: true })
    const files = found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).split(`${nameOf(folder)}/`)[1] ?? '')
    expect(files.filter((file) => !isShared(file)).sort()).toEqual([...expectedFiles[folder]].sort())
  })

  test('depends on the core alone, and the core on openapi-fetch alone, at exact versions', async () => {
    const { dependencies, version, ...manifest } = JSON.parse(await read(folder, 'package.json'))
    const expected = folder === 'client-core' ? { 'openapi-fetch': '0.17.0' } : { '@clouddb/client-core': version }
    expect(dependencies).toEqual(expected)
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
  })

  test('carries the licence of the repository, a README and a CHANGELOG of its own', async () => {
    expect(await read(folder, 'LICENSE')).toBe(await readFile(join(repository, 'LICENSE'), 'utf8'))
    expect(await read(folder, 'README.md')).toMatch(new RegExp(`^# ${nameOf(folder)}\n`))
    expect(await read(folder, 'CHANGELOG.md')).toMatch(new RegExp(`^# ${nameOf(folder)}\n`))
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
      (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    )
    expect(problems).toEqual([])
    expect(Object.keys(result.entrypoints)).toEqual(
      expect.arrayContaining(['.', './fetch', './errors', './package.json']),
    )
  })
})
