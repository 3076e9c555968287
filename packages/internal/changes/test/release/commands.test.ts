import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repository } from '@clouddb/packed/install/packages.ts'
import { describe, expect, test } from 'vitest'
import { writeChangeset } from '../../src/release/changesets.ts'
import {
  change,
  changesetsOf,
  changesetWith,
  createWorkspace,
  library,
  manifestOf,
  runVersionStep,
} from './workspace.ts'

const cure = '  Run `pnpm changes`: it writes the sentence and the bump into .changeset/, for you to read and edit.'

describe('write', () => {
  test('writes packages, bump and sentences once, breaking changes first', () => {
    const workspace = createWorkspace()
    workspace.say(change('Alert has new words', 'patch'), change('Alert has a note'), change('list is gone', 'major'))
    const { text, isFine } = workspace.run('write')
    expect(isFine).toBe(true)
    expect(workspace.read('.changeset/list-is-gone.md')).toBe(
      `---\n'${library}': major\n---\n\nBreaking:\n\n- list is gone.\n\nAdded:\n\n- Alert has a note.\n\nWords:\n\n- Alert has new words.\n`,
    )
    expect(text).toContain('Written to .changeset/list-is-gone.md. Read and edit it')
    expect(workspace.run('write').text).toContain('There is nothing to write')
    expect(changesetsOf(workspace)).toEqual(['list-is-gone.md'])
    expect(workspace.run('check')).toEqual({ isFine: true, text: expect.stringContaining('minor Alert has a note') })
  })

  test('writes what no changeset of the package says, and never changes the file of a person', () => {
    const workspace = createWorkspace()
    const mine = changesetWith('minor', 'We made it. Alert has a note.')
    workspace.write('.changeset/alert-has-an-owner.md', mine)
    workspace.write('.changeset/other.md', changesetWith('minor', 'Alert has an owner', '@made-up/other'))
    workspace.say(change('Alert has a note'), change('Alert has an owner'))
    workspace.run('write')
    expect(changesetsOf(workspace)).toEqual(['alert-has-an-owner-2.md', 'alert-has-an-owner.md', 'other.md'])
    expect(workspace.read('.changeset/alert-has-an-owner.md')).toBe(mine)
    expect(workspace.read('.changeset/alert-has-an-owner-2.md')).not.toContain('note')
  })

  test('writes the changes that several packages share once, and other changes apart', () => {
    const workspace = createWorkspace()
    workspace.write('packages/second/package.json', manifestOf('@made-up/second'))
    workspace.write('packages/second/openapi.json', JSON.stringify({ openapi: '3.1.0' }))
    workspace.write('packages/second/dist/index.d.ts', 'export declare const a: 1\n')
    workspace.run('baseline')
    workspace.say(change('Alert has a note'))
    workspace.write('packages/second/openapi.json', '{}')
    workspace.write('packages/second/package.json', manifestOf('@made-up/second', '0.0.0', { bin: { alerts: 'a.js' } }))
    workspace.run('write')
    expect(changesetsOf(workspace)).toEqual(['alert-has-a-note.md', 'the-command-alerts-is-new.md'])
    expect(workspace.read('.changeset/alert-has-a-note.md')).toContain(
      `'${library}': minor\n'@made-up/second': minor\n`,
    )
    expect(workspace.read('.changeset/the-command-alerts-is-new.md')).not.toContain(library)
  })

  test('makes a short file name of any sentence', () => {
    const workspace = createWorkspace()
    workspace.say(change(`../# "Alert" <b> ${'says'.repeat(2000)}`))
    workspace.run('write')
    expect(changesetsOf(workspace)).toEqual([expect.stringMatching(/^alert-[a-z\d-]{1,54}\.md$/)])
  })

  test('leaves no changeset when it is interrupted, and succeeds when it runs again', () => {
    const workspace = createWorkspace()
    workspace.say(change('Alert has a note'))
    const interrupted = {
      bumps: new Map([[library, 'minor' as const]]),
      get changes(): never {
        throw new Error('interrupted')
      },
    }
    expect(() => writeChangeset(workspace.root, interrupted)).toThrow('interrupted')
    workspace.write('.changeset/.unfinished-1', changesetWith('minor', 'Alert has a note'))
    expect(workspace.run('check').isFine).toBe(false)
    workspace.run('write')
    expect(changesetsOf(workspace)).toEqual(['.unfinished-1', 'alert-has-a-note.md'])
  })
})

describe('check', () => {
  const [gone, added] = [change('list no longer takes 6h', 'major'), change('list takes 12h')]

  test.each([
    [
      'a change without a changeset',
      [],
      [gone],
      `${library}: no changeset of it says (major): ${gone.sentence}\n${cure}`,
    ],
    [
      'changed sentences',
      [changesetWith('major', 'list has no 6h any more.')],
      [gone, added],
      `${library}: no changeset of it says (major): ${gone.sentence}\n` +
        `${library}: no changeset of it says (minor): ${added.sentence}\n${cure}\n` +
        '  A sentence with other words counts as missing: leave it whole, and write your own beside it.',
    ],
    [
      'a package that is not published',
      [changesetWith('minor', 'Something new.', '@made-up/libary')],
      [],
      '.changeset/0.md: there is no published package @made-up/libary.\n' +
        `  Write one of these at its top, or remove the line: ${library}.`,
    ],
    [
      'a bump that is too low',
      [changesetWith('patch', 'Something else.'), changesetWith('patch', added.sentence)],
      [added],
      `${library}: its changesets ask for a patch release, and this needs a minor one: ${added.sentence}\n` +
        `  Write \`'${library}': minor\` at the top of .changeset/1.md.`,
    ],
  ])('reports %s', (_, changesets, changes, text) => {
    const workspace = createWorkspace()
    for (const [index, each] of changesets.entries()) workspace.write(`.changeset/${index}.md`, each)
    workspace.say(...changes)
    expect(workspace.run('check')).toEqual({ isFine: false, text })
  })

  test('uses the highest bump of all changesets, and `write` does not raise a low one', () => {
    const workspace = createWorkspace()
    workspace.write('.changeset/mine.md', changesetWith('patch', added.sentence))
    workspace.say(added)
    expect(workspace.run('write')).toEqual({ isFine: false, text: expect.stringContaining(`'${library}': minor\` at`) })
    workspace.write('.changeset/higher.md', changesetWith('major', 'Something else.'))
    expect(workspace.run('check').isFine).toBe(true)
  })

  test('reports a missing baseline until a changeset announces the package', () => {
    const workspace = createWorkspace()
    rmSync(join(workspace.root, 'packages/library/released'), { recursive: true })
    expect(workspace.run('check').text).toMatch(/^@made-up\/library has no baseline .+\n {2}Restore the folder/)
    workspace.write('.changeset/first.md', changesetWith('minor', 'First release.'))
    expect(workspace.run('check').isFine).toBe(true)
  })

  test.each([
    [
      'package.json',
      '{"name": "@made-up/library", "version": "0.0.0", "exports": "./dist/gone.d.ts"}',
      /is not built: .+ Run `pnpm build`\.$/,
    ],
    [
      'package.json',
      '{"name": "@made-up/library", "version": "0.0.0", "exports": {"./openapi.json": "./bundle.json"}}',
      /is not built: .+ lacks \S*bundle\.json\. Run `pnpm build`\.$/,
    ],
    ['openapi.json', '{', /is no JSON\. Run `pnpm build`\.$/],
    [
      '../../.changeset/broken.md',
      'no front matter',
      /^\.changeset\/broken\.md cannot be read: [^.]+\. Correct the lines between the two `---`/,
    ],
  ])('fails for an unusable %s', (file, text, message) => {
    const workspace = createWorkspace()
    workspace.write(`packages/library/${file}`, text)
    expect(() => workspace.run('check')).toThrow(message)
  })
})

describe('reports on types', () => {
  const declarations = 'packages/library/dist/index.d.ts'
  const report = 'packages/library/api/index.api.md'
  const unannounced =
    `${library}: its types changed since the last release, and no changeset of it says why: the main entry.\n` +
    '  Review the diff of its folder api/, and describe the change with `pnpm changeset`.'

  test('are written by `write`, and `check` reports stale ones with the cure', () => {
    const workspace = createWorkspace()
    workspace.write(declarations, `${workspace.read(declarations)}// in other words\n`)
    const stale = `${report} is stale.\n  Run \`pnpm changes\`, and review the diff.`
    expect(workspace.run('check')).toEqual({ isFine: false, text: stale })
    expect(workspace.run('write')).toEqual({
      isFine: true,
      text: expect.stringContaining(`Review the diff of ${report}.`),
    })
    expect(workspace.read(report)).toBe(workspace.read(declarations))
    expect(workspace.run('check').isFine).toBe(true)
  })

  test('of an entry that is gone are removed', () => {
    const workspace = createWorkspace()
    workspace.write('packages/library/api/gone.api.md', 'an entry')
    expect(workspace.run('check').text).toContain('packages/library/api/gone.api.md is stale.')
    workspace.run('write')
    expect(readdirSync(join(workspace.root, 'packages/library/api'))).toEqual(['index.api.md'])
  })

  test.each([
    ['a changed', 'export declare function list(): number[]\n'],
    ['a new', 'export declare function list(): string[]\nexport declare const b: 1\n'],
    ['a missing', '\n'],
  ])('demand a changeset for %s declaration, whatever its bump', (_, text) => {
    const workspace = createWorkspace()
    workspace.write(declarations, text)
    expect(workspace.run('write')).toEqual({ isFine: false, text: expect.stringContaining(unannounced) })
    expect(workspace.run('check')).toEqual({ isFine: false, text: unannounced })
    workspace.write('.changeset/other.md', changesetWith('minor', 'Something.', '@made-up/tool'))
    expect(workspace.run('check').text).toContain(unannounced)
    workspace.write('.changeset/other.md', changesetWith('patch', 'Lists are lists of numbers.'))
    expect(workspace.run('check').isFine).toBe(true)
  })
})

describe('baseline', () => {
  test('follows the versions of the version step', () => {
    const workspace = createWorkspace()
    workspace.write('packages/second/package.json', manifestOf('@made-up/second'))
    workspace.write('packages/second/dist/index.d.ts', 'export declare const a: 1\n')
    workspace.run('baseline')
    workspace.write('packages/library/dist/index.d.ts', 'export declare const b: 1\n')
    workspace.say(change('Alert has a note'))
    workspace.run('write')
    expect(workspace.run('baseline').text).toBe('No version is new: all baselines stay.')
    runVersionStep(workspace)
    expect(changesetsOf(workspace)).toEqual([])
    expect(workspace.run('check').text).toContain('is 0.1.0, and its baseline is that of 0.0.0')
    expect(workspace.run('baseline').text).toBe(`Baselines written: ${library}.`)
    expect(JSON.parse(workspace.read('packages/library/released/manifest.json')).version).toBe('0.1.0')
    expect(workspace.read('packages/library/released/types.json')).toContain('const b: 1')
    expect(workspace.read('packages/library/released/openapi.json')).toContain('Alert has a note')
    expect(workspace.run('check')).toEqual({ isFine: true, text: expect.stringContaining('the last release promised') })
  })

  test('contains what users depend on and nothing else, and replaces the whole folder', () => {
    const workspace = createWorkspace()
    const unused = { devDependencies: { vitest: '1' }, scripts: {} }
    const manifest = manifestOf(library, '0.1.0', { dependencies: { ajv: 'catalog:' }, ...unused })
    workspace.write('packages/library/package.json', manifest)
    workspace.write('packages/library/released/old.json', '{}')
    workspace.run('baseline')
    expect(JSON.parse(workspace.read('packages/library/released/manifest.json'))).toEqual({
      name: library,
      version: '0.1.0',
      type: 'module',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      dependencies: { ajv: '8.20.0' },
    })
    const operation = '{"summary":"List alerts","tags":["alerts"]}'
    const document = `{"openapi":"3.1.0","tags":[],"paths":{"/alerts":{"get":${operation},"post":{}}}}`
    workspace.write('packages/library/openapi.json', document)
    workspace.write('packages/library/package.json', manifestOf(library, '0.2.0'))
    workspace.run('baseline')
    const lines = workspace.read('packages/library/released/openapi.json').split('\n')
    expect(lines).toContain(`      "get": ${operation},`)
    expect(lines.join('').replaceAll(/\s(?!alerts)/g, '')).toBe(document.replaceAll(/\s(?!alerts)/g, ''))
    const files = readdirSync(join(workspace.root, 'packages/library/released'))
    expect(files.sort()).toEqual(['manifest.json', 'openapi.json', 'types.json'])
    expect(readdirSync(join(workspace.root, 'packages/library')).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('is written after the version step of the repository, and `check` includes the changesets', () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
    expect(scripts.version).toMatch(
      /^changeset version && node \.ci\/turbo\.ts run build .*&& pnpm --filter @clouddb\/changes baseline && node \.ci\/figures\.ts$/,
    )
    expect(scripts.check).toMatch(/ changes:check\b/)
  })
})

const program = fileURLToPath(new URL('../../src/release/main.ts', import.meta.url))

/** Runs the command without a terminal. */
const start = (command: string, root: string) =>
  spawnSync(process.execPath, [program, command, '--root', root], { encoding: 'utf8' })

describe('the command', () => {
  test('fails while a changeset is missing, writes it without a question, and succeeds then', () => {
    const workspace = createWorkspace()
    // A package without entries needs no report on types.
    workspace.write('packages/library/package.json', manifestOf(library, '0.0.0', { exports: {} }))
    rmSync(join(workspace.root, 'packages/library/released'), { recursive: true })
    workspace.run('baseline')
    workspace.write('packages/library/openapi.json', JSON.stringify({ openapi: '3.1.0', info: { title: 'Alerts' } }))
    const refused = start('check', workspace.root)
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toContain(`${library}: no changeset of it says (patch): The API has another title`)
    expect(start('write', workspace.root)).toMatchObject({ status: 0, stderr: '' })
    expect(changesetsOf(workspace)).toEqual(['the-api-has-another-title.md'])
    expect(start('check', workspace.root)).toMatchObject({ status: 0, stderr: '' })
  })

  test('names the commands in the error for an unknown one', () => {
    const { status, stderr } = start('publish', createWorkspace().root)
    expect(status).toBe(1)
    expect(stderr).toBe('There is no command "publish". Use one of write, check, baseline.\n')
  })
})
