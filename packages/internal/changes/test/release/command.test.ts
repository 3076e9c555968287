import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { changesetsOf, createWorkspace, library } from './workspace.ts'

const program = fileURLToPath(new URL('../../src/release/main.ts', import.meta.url))

/** Runs the command without a terminal. */
function start(command: string, root: string) {
  return spawnSync(process.execPath, [program, command, '--root', root], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
}

describe('the command', () => {
  test('fails while a change is unsaid, writes it without asking, and is content then', () => {
    const workspace = createWorkspace()
    workspace.write('packages/library/openapi.json', JSON.stringify({ openapi: '3.1.0', info: { title: 'Alerts' } }))
    const refused = start('check', workspace.root)
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toContain(`${library}: no changeset of it says (patch): The API has another title`)
    expect(start('write', workspace.root)).toMatchObject({ status: 0, stderr: '' })
    expect(changesetsOf(workspace)).toEqual(['the-api-has-another-title.md'])
    expect(start('check', workspace.root)).toMatchObject({ status: 0, stderr: '' })
  })

  test('names what it knows when it is asked for something else', () => {
    const { status, stderr } = start('publish', createWorkspace().root)
    expect(status).toBe(1)
    expect(stderr).toBe('There is no command "publish". Use one of write, check, baseline.\n')
  })
})
