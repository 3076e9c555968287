import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repository } from '@clouddb/packed/install/packages.ts'
import { onTestFinished } from 'vitest'
import type { Change } from '../../src/comparison/change-rules.ts'
import { type CompareDocuments, type Outcome, runReleaseCommand } from '../../src/release/commands.ts'
import { declarationsOf } from '../../src/release/manifest.ts'
import type { MakeReports } from '../../src/release/reports.ts'

export const library = '@made-up/library'

/** A workspace of made-up packages in a folder of its own. */
export interface Workspace {
  readonly root: string
  write(path: string, text: string): void
  read(path: string): string
  run(command: 'write' | 'check' | 'baseline'): Outcome
  /** Sets the changes that the comparison of documents returns from now on. */
  say(...changes: readonly Change[]): void
}

/** Reports that are the declarations themselves; what follows `//` is no part of the types. */
const makeReports: MakeReports = (packages) =>
  new Map(
    [...packages].map(([folder, manifest]) => {
      const entries = [...declarationsOf(manifest)].map(([subpath, file]) => {
        const text = readFileSync(join(folder, file), 'utf8')
        return [subpath, { text, hash: text.replace(/\/\/.*\n/g, '') }] as const
      })
      return [folder, new Map(entries)]
    }),
  )

export function manifestOf(name: string, version = '0.0.0', more: object = {}): string {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } }
  return JSON.stringify({ name, version, type: 'module', files: ['dist'], exports, ...more })
}

/** One package with a document, whose baseline is what it promises now. */
export function createWorkspace(): Workspace {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  let told: readonly Change[] = []
  const compareDocuments: CompareDocuments = (before, after) =>
    JSON.stringify(before) === JSON.stringify(after) ? [] : told
  const workspace: Workspace = {
    root,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    read: (path) => readFileSync(join(root, path), 'utf8'),
    run: (command) => runReleaseCommand(command, root, { compareDocuments, makeReports }),
    say: (...changes) => {
      told = changes
      workspace.write('packages/library/openapi.json', JSON.stringify({ openapi: '3.1.0', changes }))
    },
  }
  workspace.write('pnpm-workspace.yaml', 'packages:\n  - packages/*\ncatalog:\n  ajv: 8.20.0\n')
  workspace.write('package.json', JSON.stringify({ name: 'made-up', private: true, version: '0.0.0' }))
  workspace.write('.changeset/config.json', JSON.stringify({ changelog: false, baseBranch: 'main', access: 'public' }))
  workspace.write('.changeset/README.md', '# Changesets\n')
  workspace.write('packages/tool/package.json', manifestOf('@made-up/tool', '0.0.0', { private: true }))
  workspace.write('packages/library/package.json', manifestOf(library))
  workspace.write('packages/library/openapi.json', JSON.stringify({ openapi: '3.1.0' }))
  workspace.write('packages/library/dist/index.d.ts', 'export declare function list(): string[]\n')
  workspace.run('baseline')
  workspace.run('write')
  return workspace
}

/** Runs the real version step. */
export function runVersionStep({ root }: Workspace): void {
  const options = { cwd: root, stdio: 'pipe' } as const
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], options)
  execFileSync(process.execPath, [join(repository, 'node_modules/@changesets/cli/bin.js'), 'version'], options)
}

/** The names of the changesets that wait. */
export const changesetsOf = ({ root }: Workspace): string[] =>
  readdirSync(join(root, '.changeset'))
    .filter((name) => name !== 'config.json' && name !== 'README.md')
    .sort()

export const changesetWith = (bump: string, text: string, name = library): string =>
  `---\n'${name}': ${bump}\n---\n\n${text}\n`

/** A change with any sentence. */
export const change = (sentence: string, bump: Change['bump'] = 'minor'): Change => ({
  rule: 'unjudged',
  subject: { name: 'Alert', path: '' },
  arguments: [],
  pointer: '#',
  bump,
  sentence,
})
