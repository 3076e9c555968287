import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

/** A run of the sample that has ended. */
export interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** The folder that it ran in, and what it left there. */
  readonly folder: string
  readonly files: readonly string[]
}

export interface RunOptions {
  readonly flags?: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
  readonly folder?: string
}

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

/** A new, empty folder, which is gone after the tests. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clouddb-sample-'))
  folders.push(folder)
  return folder
}

/** Runs the sample in a folder of its own, with no setting but those that are passed. */
export async function runSample({ flags = [], variables = {}, folder }: RunOptions = {}): Promise<Run> {
  const cwd = folder ?? (await emptyFolder())
  const inherited = Object.entries(process.env).filter(([name]) => !/^(CLOUDDB_|NO_COLOR|FORCE_COLOR)/.test(name))
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../src/main.ts'), ...flags], {
    cwd,
    env: { ...Object.fromEntries(inherited), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((settle) => child.once('close', settle))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr, folder: cwd, files: await readdir(cwd) }
}
