import { execFile } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { repository } from './repository.ts'
import { runStep, temporaryFolder } from './workflows/run-step.ts'
import { readPnpmAction } from './workflows/workflows.ts'

describe('the action that installs pnpm', () => {
  /** Runs the action with a fake npm that serves our tarball, and with the given known hash. */
  async function bring(integrityOf: (tarball: Buffer) => string | Promise<string>) {
    const folder = await temporaryFolder()
    const path = join(folder, 'path')
    await mkdir(join(folder, 'package'))
    await mkdir(join(folder, 'bin'))
    await writeFile(join(folder, 'package/pnpm'), '#!/bin/sh\necho ours\n')
    await chmod(join(folder, 'package/pnpm'), 0o755)
    await promisify(execFile)('tar', ['-czf', join(folder, 'served'), '-C', folder, 'package'])
    await writeFile(
      join(folder, 'bin/npm'),
      `#!/bin/sh\necho "$@" > "${folder}/asked"\ncp "${folder}/served" pnpm-exe.tgz\n`,
    )
    await chmod(join(folder, 'bin/npm'), 0o755)
    await writeFile(path, '')
    const action = readPnpmAction()
    const outcome = await runStep(action, repository, {
      INTEGRITY: await integrityOf(await readFile(join(folder, 'served'))),
      GITHUB_PATH: path,
      TMPDIR: folder,
      PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    }).catch((error) => error.stdout as string)
    return { outcome, asked: await readFile(join(folder, 'asked'), 'utf8'), added: await readFile(path, 'utf8') }
  }

  const hash = async (bytes: Buffer) =>
    `sha512-${Buffer.from(await crypto.subtle.digest('SHA-512', new Uint8Array(bytes))).toString('base64')}`

  test('requests the version that package.json names, and runs no script', async () => {
    const { asked } = await bring(hash)
    const { packageManager } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
    expect(asked.trim().split(' ')).toEqual([
      'pack',
      '--silent',
      '--ignore-scripts',
      packageManager.replace('pnpm@', '@pnpm/exe.linux-x64@'),
    ])
  })

  test('adds pnpm to the path when its hash is the known one', async () => {
    const { outcome, added } = await bring(hash)
    expect(outcome).toBe('')
    const { stdout } = await promisify(execFile)(join(added.trim(), 'pnpm'))
    expect(stdout).toBe('ours\n')
  })

  test('stops at another hash and says how to fix it', async () => {
    const { outcome, added } = await bring(() => readPnpmAction().env?.INTEGRITY ?? '')
    expect(outcome).toMatch(
      /^::error::pnpm \d+\.\d+\.\d+ has the bytes sha512-.+\. If package\.json names a new version/,
    )
    expect(added).toBe('')
  })
})
