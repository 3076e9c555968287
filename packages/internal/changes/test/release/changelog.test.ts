import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { changesetWith, createWorkspace, library, manifestOf, repository, runVersionStep } from './workspace.ts'

const words = fileURLToPath(new URL('../../src/release/changelog.ts', import.meta.url))
const settings = JSON.parse(readFileSync(join(repository, '.changeset/config.json'), 'utf8'))

/** The CHANGELOGs after the real version step, of a library and of what is released with it. */
function changelogsAfter(version: string, changeset: string) {
  const workspace = createWorkspace()
  workspace.write('.changeset/config.json', JSON.stringify({ ...settings, changelog: words }))
  workspace.write('packages/library/package.json', manifestOf(library, version))
  workspace.write(
    'packages/client/package.json',
    manifestOf('@made-up/client', version, { dependencies: { [library]: 'workspace:*' } }),
  )
  workspace.write('.changeset/made-up.md', changeset)
  runVersionStep(workspace)
  return [workspace.read('packages/library/CHANGELOG.md'), workspace.read('packages/client/CHANGELOG.md')]
}

describe('a CHANGELOG', () => {
  test('is written by these words', () => {
    expect(join(repository, '.changeset', settings.changelog)).toBe(words)
  })

  test('says what the changesets say and nothing else, and what came along in one line', () => {
    const text = 'Alerts have a note.\n\nAdded:\n\n- Alert has a new optional field note.'
    expect(changelogsAfter('1.2.0', changesetWith('minor', text))).toEqual([
      `# ${library}\n\n## 1.3.0\n\n### Minor Changes\n\n` +
        '- Alerts have a note.\n\n  Added:\n\n  - Alert has a new optional field note.\n',
      `# @made-up/client\n\n## 1.2.1\n\n### Patch Changes\n\n- Comes with \`${library}\` 1.3.0.\n`,
    ])
  })

  test('of a first version knows no version before', () => {
    const both = `---\n'${library}': minor\n'@made-up/client': minor\n---\n\nThe first version.\n`
    expect(changelogsAfter('0.0.0', both)).toEqual([
      `# ${library}\n\n## 0.1.0\n\n### Minor Changes\n\n- The first version.\n`,
      '# @made-up/client\n\n## 0.1.0\n\n### Minor Changes\n\n- The first version.\n',
    ])
  })
})
