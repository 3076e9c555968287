import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import type { Step } from './workflows.ts'

/** A new, empty folder, which is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the script of a step as a runner does: by bash, and to its first failure. */
export async function runStep({ run = '', env }: Step, cwd: string, more: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', run], {
    cwd,
    env: { ...process.env, ...env, ...more },
  })
  return stdout
}

/** A folder with a program that writes down how it was called, and what it was called with so far. */
export async function recording(program: string) {
  const folder = await temporaryFolder()
  const calls = join(folder, 'calls')
  await writeFile(
    join(folder, program),
    `#!/bin/sh\nfor word; do printf '%s\\t' "$word"; done >> "${calls}"\necho >> "${calls}"\n`,
  )
  await chmod(join(folder, program), 0o755)
  return {
    folder,
    path: [folder, process.env.PATH].join(delimiter),
    async calls() {
      const lines = (await readFile(calls, 'utf8')).trimEnd().split('\n')
      return lines.map((line) => line.trimEnd().split('\t'))
    },
  }
}
