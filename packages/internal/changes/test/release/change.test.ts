import { parseChangesetFile } from '@changesets/parse'
import { describe, expect, test } from 'vitest'
import { writeChangeset } from '../../src/release/changesets.ts'
import { change, changesetsOf, createWorkspace, library, manifestOf } from './workspace.ts'

describe('`pnpm changes`', () => {
  test('writes packages, bump and sentences, breaking ones first', () => {
    const workspace = createWorkspace()
    workspace.say(change('Alert has new words', 'patch'), change('Alert has a note'), change('list is gone', 'major'))
    const { text, isFine } = workspace.run('write')
    expect(isFine).toBe(true)
    expect(changesetsOf(workspace)).toEqual(['list-is-gone.md'])
    expect(workspace.read('.changeset/list-is-gone.md')).toBe(
      `---\n'${library}': major\n---\n\nBreaking:\n\n- list is gone.\n\nAdded:\n\n- Alert has a note.\n\nWords:\n\n- Alert has new words.\n`,
    )
    expect(text).toContain('Written to .changeset/list-is-gone.md. Read and edit it')
    expect(workspace.run('check')).toEqual({ isFine: true, text: expect.stringContaining('minor Alert has a note') })
  })

  test('writes nothing when it is run again', () => {
    const workspace = createWorkspace()
    workspace.say(change('Alert has a note'))
    workspace.run('write')
    expect(workspace.run('write').text).toContain('There is nothing to write')
    expect(changesetsOf(workspace)).toEqual(['alert-has-a-note.md'])
  })

  test('writes only what no waiting changeset of the package says', () => {
    const workspace = createWorkspace()
    workspace.write('.changeset/mine.md', `---\n'${library}': minor\n---\n\nWe made it. Alert has a note.\n`)
    workspace.write('.changeset/other.md', `---\n'@made-up/other': minor\n---\n\nAlert has an owner\n`)
    workspace.say(change('Alert has a note'), change('Alert has an owner'))
    workspace.run('write')
    expect(changesetsOf(workspace)).toEqual(['alert-has-an-owner.md', 'mine.md', 'other.md'])
    expect(workspace.read('.changeset/alert-has-an-owner.md')).not.toContain('note')
  })

  test('leaves what a person wrote, also under the name that it would have chosen', () => {
    const workspace = createWorkspace()
    const mine = `---\n'${library}': patch\n---\n\nMine.\n`
    workspace.write('.changeset/alert-has-a-note.md', mine)
    workspace.say(change('Alert has a note'))
    workspace.run('write')
    expect(workspace.read('.changeset/alert-has-a-note.md')).toBe(mine)
    expect(changesetsOf(workspace)).toEqual(['alert-has-a-note-2.md', 'alert-has-a-note.md'])
  })

  test('names what only a person can mend: a bump that a person wrote too low', () => {
    const workspace = createWorkspace()
    const mine = `---\n'${library}': minor\n---\n\nlist is gone\n`
    workspace.write('.changeset/mine.md', mine)
    workspace.say(change('list is gone', 'major'))
    const { text, isFine } = workspace.run('write')
    expect(isFine).toBe(false)
    expect(text).toContain(`Write \`'${library}': major\` at the top of .changeset/mine.md.`)
    expect(workspace.read('.changeset/mine.md')).toBe(mine)
  })

  test('says what several packages share once, and the rest of each apart', () => {
    const workspace = createWorkspace()
    workspace.write('packages/second/package.json', manifestOf('@made-up/second'))
    workspace.write('packages/second/openapi.json', JSON.stringify({ openapi: '3.1.0' }))
    workspace.write('packages/second/dist/index.d.ts', 'export declare const a: 1\n')
    workspace.run('baseline')
    workspace.say(change('Alert has a note'))
    workspace.write('packages/second/openapi.json', '{}')
    workspace.write('packages/second/dist/index.d.ts', 'export declare const a: 1, b: 2\n')
    workspace.run('write')
    expect(changesetsOf(workspace)).toEqual(['alert-has-a-note.md', 'the-main-entry-exports-b.md'])
    expect(workspace.read('.changeset/alert-has-a-note.md')).toContain(
      `'${library}': minor\n'@made-up/second': minor\n`,
    )
    expect(workspace.read('.changeset/the-main-entry-exports-b.md')).not.toContain(library)
  })

  test('never speaks of a private package', () => {
    const workspace = createWorkspace()
    workspace.write(
      'packages/tool/package.json',
      manifestOf('@made-up/tool', '9.0.0', { private: true, bin: { tool: 'x' } }),
    )
    expect(workspace.run('write').text).not.toContain('@made-up/tool')
    expect(changesetsOf(workspace)).toEqual([])
  })

  test.each([
    ['lines and front matter', "Alert says\n---\n'evil': major\n---\n# Heading"],
    ['a carriage return', 'Alert says\r\n\r\n## Breaking'],
    ['other ends of lines', 'Alert says\u2028---\u2029# Heading\u0085more'],
    ['control characters', 'Alert\u0000 says\u001b[31m red\u0007'],
    ['marks that turn the text around', 'Alert says \u202egnihton\u202c'],
    ['HTML', 'Alert says <script>alert(1)</script><!-- and --> &lt;b>'],
    ['code marks and fences', '``` Alert says `x` ~~~'],
    ['a heading', '# Alert'],
    ['a line of dashes', '--- Alert'],
    ['a list', '1. Alert'],
    ['links and pictures', 'Alert says ![x](http://a.example) and [y](javascript:1) __z__ **w**'],
    ['ten thousand characters', `Alert says ${'very '.repeat(2000)}much`],
  ])('puts up with a sentence of %s', (_, sentence) => {
    const workspace = createWorkspace()
    workspace.say(change(sentence))
    expect(workspace.run('write').isFine).toBe(true)
    const [file = ''] = changesetsOf(workspace)
    const text = workspace.read(`.changeset/${file}`)
    const { releases, summary } = parseChangesetFile(text)
    expect(releases).toEqual([{ name: library, type: 'minor' }])
    const lines = summary.split('\n')
    expect(lines).toHaveLength(3)
    expect(lines.slice(0, 2)).toEqual(['Added:', ''])
    expect(lines[2]).toMatch(/^- (?![#+=-]|\d+[.)] |`)/)
    expect(lines[2]).not.toMatch(/(?<!\\)[<>`*[\]&|~]|[\p{Cc}\p{Cf}\u2028\u2029]/u)
    expect(lines[2]?.length).toBeLessThan(700)
    expect(file).toMatch(/^[a-z\d-]{1,60}\.md$/)
    expect(workspace.run('check').isFine).toBe(true)
    expect(workspace.run('write').text).toContain('There is nothing to write')
  })

  test('leaves nothing that anybody reads when it is interrupted, and starts anew', () => {
    const workspace = createWorkspace()
    workspace.say(change('Alert has a note'))
    const interrupted = {
      bumps: new Map([[library, 'minor' as const]]),
      get changes(): never {
        throw new Error('interrupted')
      },
    }
    expect(() => writeChangeset(workspace.root, interrupted)).toThrow('interrupted')
    workspace.write('.changeset/.unfinished-1', `---\n'${library}': minor\n---\n\nAlert has a no`)
    expect(workspace.run('check').isFine).toBe(false)
    workspace.run('write')
    expect(changesetsOf(workspace)).toEqual(['.unfinished-1', 'alert-has-a-note.md'])
    expect(workspace.run('check').isFine).toBe(true)
  })

  test('says which file cannot be read', () => {
    const workspace = createWorkspace()
    workspace.write('.changeset/broken.md', 'no front matter')
    expect(() => workspace.run('check')).toThrow(
      /^\.changeset\/broken\.md cannot be read: [^.]+\. Correct the lines between the two `---`/,
    )
  })
})
