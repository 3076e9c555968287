import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DocumentError } from '@clouddb/document/problems'

/** The folder that belongs to the generator. */
export const generatedFolder = 'src/generated'

/** The difference between the files of a package and their new contents. Paths are relative to the package. */
export interface Changes {
  readonly missing: readonly string[]
  readonly stale: readonly string[]
  readonly superfluous: readonly string[]
}

export async function compareFiles(folder: string, files: ReadonlyMap<string, string>): Promise<Changes> {
  const missing: string[] = []
  const stale: string[] = []
  for (const [path, content] of files) {
    const current = await readIfThere(join(folder, path))
    if (current === undefined) missing.push(path)
    else if (current !== content) stale.push(path)
  }
  const entries = await readdir(join(folder, generatedFolder), { recursive: true, withFileTypes: true }).catch(() => [])
  const existing = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  return { missing, stale, superfluous: existing.filter((path) => !files.has(path)).toSorted() }
}

/** Writes the files that differ, and removes superfluous ones. */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>, changes: Changes): Promise<void> {
  for (const path of [...changes.missing, ...changes.stale]) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), files.get(path) as string)
  }
  for (const path of changes.superfluous) await rm(join(folder, path))
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

// Separates files in one call of the formatter: starting its process takes longer than formatting.
const border = '// ---------------------------------------- clouddb-generate: the next file'

/** Formats TypeScript sources as the repository formats its own. */
export function formatTypeScript(sources: readonly string[]): string[] {
  const [command, launcher] = formatter()
  const args = [...launcher, 'format', '--stdin-file-path=generated.ts', `--config-path=${repository}`]
  const input = sources.join(`\n${border}\n`)
  try {
    const output = execFileSync(command, args, {
      cwd: repository,
      input,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e9,
    })
    return output.split(`${border}\n`).map((source) => `${source.trim()}\n`)
  } catch (cause) {
    const { message } = cause as Error
    throw new DocumentError(
      `The formatter failed on the generated sources. This is a bug of the generator:\n${message}`,
      {
        cause,
      },
    )
  }
}

/** Returns the binary of the formatter, whose launcher would start a second Node process, or else the launcher. */
function formatter(): [command: string, launcher: readonly string[]] {
  const launcher = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  const extension = process.platform === 'win32' ? '.exe' : ''
  try {
    const binary = `@biomejs/cli-${process.platform}-${process.arch}/biome${extension}`
    return [createRequire(launcher).resolve(binary), []]
  } catch {
    return [process.execPath, [launcher]]
  }
}
