import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '@clouddb/packed/install/packages.ts'
import { expect, test } from 'vitest'
import { changesetWith, createWorkspace, library, manifestOf, runVersionStep } from './workspace.ts'

const client = '@made-up/client'
const folder = join(repository, '.changeset')
const settings = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))

test.each([
  [
    'says what the changesets say and nothing else, and what came along in one line',
    '1.2.0',
    changesetWith('minor', 'Alerts have a note.\n\nAdded:\n\n- Alert has a new optional field note.'),
    '## 1.3.0\n\n### Minor Changes\n\n- Alerts have a note.\n\n  Added:\n\n  - Alert has a new optional field note.\n',
    `## 1.2.1\n\n### Patch Changes\n\n- Comes with \`${library}\` 1.3.0.\n`,
  ],
  [
    'of a first version knows no version before',
    '0.0.0',
    `---\n'${library}': minor\n'${client}': minor\n---\n\nThe first version.\n`,
    '## 0.1.0\n\n### Minor Changes\n\n- The first version.\n',
    '## 0.1.0\n\n### Minor Changes\n\n- The first version.\n',
  ],
])('after the real version step, a CHANGELOG %s', (_, version, changeset, ofLibrary, ofClient) => {
  const workspace = createWorkspace()
  const changelog = join(folder, settings.changelog)
  const dependencies = { [library]: 'workspace:*' }
  workspace.write('.changeset/config.json', JSON.stringify({ ...settings, changelog }))
  workspace.write('packages/library/package.json', manifestOf(library, version))
  workspace.write('packages/client/package.json', manifestOf(client, version, { dependencies }))
  workspace.write('.changeset/made-up.md', changeset)
  runVersionStep(workspace)
  expect(workspace.read('packages/library/CHANGELOG.md')).toBe(`# ${library}\n\n${ofLibrary}`)
  expect(workspace.read('packages/client/CHANGELOG.md')).toBe(`# ${client}\n\n${ofClient}`)
})
