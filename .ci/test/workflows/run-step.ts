import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import type { Step } from './workflows.ts'

/** Creates an empty folder and removes it after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the script of a step as a CI runner does: with bash, up to the first failure. */
export async function runStep({ run = '', env }: Step, cwd: string, more: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', run], {
    cwd,
    env: { ...process.env, ...env, ...more },
  })
  return stdout
}

/** Creates a folder with a fake program that records the arguments of its calls. */
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
