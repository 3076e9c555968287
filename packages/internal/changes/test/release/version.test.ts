import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { change, changesetsOf, createWorkspace, library, manifestOf } from './workspace.ts'

const repository = fileURLToPath(new URL('../../../../..', import.meta.url))
const changesets = join(repository, 'node_modules/@changesets/cli/bin.js')

/** A workspace with two packages and one change of the first, said in a changeset; then the real version step. */
function versioned() {
  const workspace = createWorkspace()
  workspace.write('packages/second/package.json', manifestOf('@made-up/second'))
  workspace.write('packages/second/dist/index.d.ts', 'export declare const a: 1\n')
  workspace.run('baseline')
  workspace.write(
    'packages/library/dist/index.d.ts',
    'export declare function list(): string[]\nexport declare const b: 1\n',
  )
  workspace.say(change('Alert has a note'))
  workspace.run('write')
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: workspace.root })
  execFileSync(process.execPath, [changesets, 'version'], { cwd: workspace.root, stdio: 'pipe' })
  return workspace
}

describe('the version step', () => {
  test('writes the baseline of each package with a new version, and the check is content with it', () => {
    const workspace = versioned()
    expect(changesetsOf(workspace)).toEqual([])
    expect(JSON.parse(workspace.read('packages/library/package.json')).version).toBe('0.1.0')
    expect(workspace.run('check').isFine).toBe(false)
    expect(workspace.run('baseline').text).toBe(`Baselines written: ${library}.`)
    expect(JSON.parse(workspace.read('packages/library/released/manifest.json')).version).toBe('0.1.0')
    expect(workspace.read('packages/library/released/declarations/index.d.ts')).toContain('const b: 1')
    expect(workspace.read('packages/library/released/openapi.json')).toContain('Alert has a note')
    expect(workspace.run('check')).toEqual({ isFine: true, text: expect.stringContaining('the last release promised') })
  })

  test('also writes the baselines and the figures, and `check` includes the changesets', () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
    expect(scripts.version).toMatch(
      /^changeset version && turbo run build .*&& pnpm --filter @clouddb\/changes baseline && node \.ci\/figures\.ts$/,
    )
    expect(scripts.check).toMatch(/ changes:check\b/)
  })
})

describe('a baseline', () => {
  test('stays the same while the version stays the same', () => {
    const workspace = createWorkspace()
    workspace.write('packages/library/dist/index.d.ts', 'export declare const other: 1\n')
    expect(workspace.run('baseline').text).toBe('No version is new: all baselines stay.')
    expect(workspace.run('check').isFine).toBe(false)
  })

  test('holds what users depend on, and nothing else', () => {
    const workspace = createWorkspace()
    workspace.write(
      'packages/library/package.json',
      manifestOf(library, '0.1.0', {
        dependencies: { ajv: 'catalog:' },
        devDependencies: { vitest: '1' },
        scripts: {},
      }),
    )
    workspace.write('packages/library/dist/index.d.ts', "export * from './shared-abc.js'\n//# sourceMappingURL=x.map")
    workspace.write('packages/library/dist/shared-abc.d.ts', 'export declare const a: 1\n')
    workspace.write('packages/library/dist/left-over.d.ts', 'export declare const old: 1\n')
    workspace.run('baseline')
    expect(JSON.parse(workspace.read('packages/library/released/manifest.json'))).toEqual({
      name: library,
      version: '0.1.0',
      type: 'module',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      dependencies: { ajv: '8.20.0' },
    })
    expect(workspace.list('packages/library/released/declarations')).toEqual(['index.d.ts', 'shared-abc.d.ts'])
    expect(workspace.read('packages/library/released/declarations/index.d.ts')).not.toContain('sourceMappingURL')
  })

  test('is replaced whole: what it no longer holds is gone, and no part of the writing stays', () => {
    const workspace = createWorkspace()
    workspace.write('packages/library/released/declarations/old.d.ts', 'export declare const old: 1\n')
    workspace.write('packages/library/package.json', manifestOf(library, '0.1.0'))
    workspace.run('baseline')
    expect(workspace.list('packages/library/released/declarations')).toEqual(['index.d.ts'])
    expect(readdirSync(join(workspace.root, 'packages/library')).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('belongs to published packages alone', () => {
    const { root } = versioned()
    expect(existsSync(join(root, 'packages/tool/released'))).toBe(false)
  })
})
