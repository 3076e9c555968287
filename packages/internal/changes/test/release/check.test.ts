import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { change, createWorkspace, library, manifestOf } from './workspace.ts'

const saying = (bump: string, text: string) => `---\n'${library}': ${bump}\n---\n\n${text}\n`

describe('the check', () => {
  test('is content when nothing changed', () => {
    const { text, isFine } = createWorkspace().run('check')
    expect(isFine).toBe(true)
    expect(text).toContain('promise what the last release promised')
  })

  test('names the package, the sentence and the cure when there is no changeset', () => {
    const workspace = createWorkspace()
    workspace.say(change('list no longer takes the interval 6h', 'major'))
    expect(workspace.run('check')).toEqual({
      isFine: false,
      text:
        `${library}: no changeset of it says (major): list no longer takes the interval 6h\n` +
        '  Run `pnpm changes`: it writes the sentence and the bump into .changeset/, for you to read and edit.',
    })
  })

  test('says the cure once for all packages, and what became of a sentence with other words', () => {
    const workspace = createWorkspace()
    workspace.write('.changeset/mine.md', saying('major', 'list has no 6h any more.'))
    workspace.say(change('list no longer takes the interval 6h', 'major'), change('list takes the interval 12h'))
    const { text } = workspace.run('check')
    expect(text.match(/no changeset of it says/g)).toHaveLength(2)
    expect(text.split('\n').slice(-2)).toEqual([
      '  Run `pnpm changes`: it writes the sentence and the bump into .changeset/, for you to read and edit.',
      '  A sentence with other words counts as missing: leave it whole, and write your own beside it.',
    ])
  })

  test('refuses a changeset of a package that is not published, and names those that are', () => {
    const workspace = createWorkspace()
    workspace.write('.changeset/mine.md', `---\n'@made-up/libary': minor\n---\n\nSomething new.\n`)
    expect(workspace.run('check')).toEqual({
      isFine: false,
      text:
        '.changeset/mine.md: there is no published package @made-up/libary.\n' +
        `  Write one of these at its top, or remove the line: ${library}.`,
    })
  })

  test('refuses a bump that is too low, and names the file', () => {
    const workspace = createWorkspace()
    workspace.write('.changeset/mine.md', saying('patch', '- Alert has a note'))
    workspace.say(change('Alert has a note', 'minor'))
    const { text, isFine } = workspace.run('check')
    expect(isFine).toBe(false)
    expect(text).toContain('ask for a patch release, and this needs a minor one: Alert has a note')
    expect(text).toContain(`Write \`'${library}': minor\` at the top of .changeset/mine.md.`)
  })

  test('counts the highest bump of all changesets of the package', () => {
    const workspace = createWorkspace()
    workspace.write('.changeset/mine.md', saying('patch', '- Alert has a note'))
    workspace.write('.changeset/wider.md', saying('major', 'Something else.'))
    workspace.say(change('Alert has a note', 'minor'))
    expect(workspace.run('check').isFine).toBe(true)
  })

  const sentence = 'createAlert no longer takes the interval 6h'
  test.each([
    ['as it is', sentence],
    ['as an item', `- ${sentence}`],
    ['as a numbered item', `1. ${sentence}`],
    ['with a full stop', `${sentence}.`],
    ['with a capital', 'CreateAlert no longer takes the interval 6h.'],
    ['over two lines', 'createAlert no longer\n  takes   the interval 6h'],
    ['with code marks', '`createAlert` no longer takes the interval `6h`.'],
    ['among others', `We thought it over. ${sentence}. Use 12h.`],
    ['in bold', `**${sentence}.** No server has it.`],
    ['before its reason', `- ${sentence}; no server has it.`],
    ['in a file of Windows', `- Other.\r\n- ${sentence}\r\n`],
  ])('takes a sentence %s', (_, text) => {
    const workspace = createWorkspace()
    workspace.write('.changeset/mine.md', saying('major', text))
    workspace.say(change(sentence, 'major'))
    expect(workspace.run('check')).toEqual({ isFine: true, text: expect.any(String) })
  })

  test.each([
    ['in another order', 'The interval 6h is no longer taken by createAlert.'],
    ['cut short', 'createAlert no longer takes the interval'],
    ['as a part of a longer one', `${sentence}ours`],
    ['denied', `It is wrong that ${sentence}.`],
    ['over two items', '- createAlert no longer\n- takes the interval 6h'],
    ['in other letters', sentence.toUpperCase()],
  ])('does not take a sentence %s', (_, text) => {
    const workspace = createWorkspace()
    workspace.write('.changeset/mine.md', saying('major', text))
    workspace.say(change(sentence, 'major'))
    expect(workspace.run('check').isFine).toBe(false)
  })

  test('sees a sentence in a changeset of another package alone as missing', () => {
    const workspace = createWorkspace()
    workspace.write('.changeset/other.md', `---\n'@made-up/other': major\n---\n\n${sentence}\n`)
    workspace.say(change(sentence, 'major'))
    expect(workspace.run('check').isFine).toBe(false)
  })

  test('misses the baseline of a package that no changeset announces', () => {
    const workspace = createWorkspace()
    rmSync(join(workspace.root, 'packages/library/released'), { recursive: true })
    expect(workspace.run('check').text).toMatch(/^@made-up\/library has no baseline .+\n {2}Restore the folder/)
    workspace.write('.changeset/first.md', saying('minor', 'First release.'))
    expect(workspace.run('check').isFine).toBe(true)
  })

  test('refuses a version that somebody wrote by hand', () => {
    const workspace = createWorkspace()
    workspace.write('packages/library/package.json', manifestOf(library, '1.0.0'))
    const { text, isFine } = workspace.run('check')
    expect(isFine).toBe(false)
    expect(text).toContain('is 1.0.0, and its baseline is that of 0.0.0')
  })

  test('says so when a package is not built', () => {
    const workspace = createWorkspace()
    rmSync(join(workspace.root, 'packages/library/dist'), { recursive: true })
    expect(() => workspace.run('check')).toThrow(/is not built: .+ Run `pnpm build`\.$/)
  })

  test('says so when a document is no JSON', () => {
    const workspace = createWorkspace()
    workspace.write('packages/library/openapi.json', '{')
    expect(() => workspace.run('check')).toThrow(/is no JSON\. Run `pnpm generate`\.$/)
  })
})
