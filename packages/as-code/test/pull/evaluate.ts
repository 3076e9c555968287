import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { writePulled } from '../../src/command/pulled-files.ts'
import type { Project } from '../../src/index.ts'
import type { PulledFile } from '../../src/pull/declaration-code.ts'

/** Calls a function with a new folder in this package, in which imports of the package resolve. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(import.meta.dirname, 'pulled-'))
  return use(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

/** Writes the files of a project, and returns the project that they declare. */
export function evaluate(files: readonly PulledFile[]): Promise<Project> {
  return inFolder(async (folder) => {
    await writePulled(folder, files)
    return (await import(pathToFileURL(join(folder, 'clouddb.ts')).href)).default
  })
}

/** Returns what the compiler says of the files in a folder of this package, with the types of its build. */
export async function compile(folder: string): Promise<string> {
  const config = { extends: '../../../tsconfig.json', include: ['.'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  return run(require.resolve('typescript/package.json'), 'bin/tsc', ['-p', folder])
}

const require = createRequire(import.meta.url)

/** Returns what a command prints. */
export async function run(manifest: string, bin: string, words: readonly string[]): Promise<string> {
  const done = promisify(execFile)(process.execPath, [join(dirname(manifest), bin), ...words])
  return done.then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }) => stdout + stderr,
  )
}
