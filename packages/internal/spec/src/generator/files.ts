import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where the generator alone writes. */
export const generatedFolder = 'src/generated'

/** The difference between what is on disk and what should be. Paths are relative to the package. */
export interface Changes {
  readonly missing: readonly string[]
  readonly stale: readonly string[]
  readonly superfluous: readonly string[]
}

/** Compares the files of a package with their new contents. */
export async function compare(folder: string, files: ReadonlyMap<string, string>): Promise<Changes> {
  const missing: string[] = []
  const stale: string[] = []
  for (const [path, content] of files) {
    const current = await readIfThere(join(folder, path))
    if (current === undefined) missing.push(path)
    else if (current !== content) stale.push(path)
  }
  const there = await filesBelow(folder, generatedFolder)
  return { missing, stale, superfluous: there.filter((path) => !files.has(path)) }
}

/**
 * Writes what differs and removes what is superfluous: everything, or nothing. New contents are complete on disk before
 * the first file is replaced, and what was replaced comes back when a later step fails.
 */
export async function write(folder: string, files: ReadonlyMap<string, string>, changes: Changes): Promise<void> {
  const changed = [...changes.missing, ...changes.stale]
  if (changed.length + changes.superfluous.length === 0) return
  const staging = await mkdtemp(join(folder, '.clouddb-generate-'))
  const undo: (() => Promise<void>)[] = []
  try {
    for (const path of changed) await put(join(staging, 'new', path), files.get(path) as string)
    for (const path of [...changes.stale, ...changes.superfluous]) {
      await move(join(folder, path), join(staging, 'old', path), undo)
    }
    for (const path of changed) await move(join(staging, 'new', path), join(folder, path), undo)
  } catch (error) {
    for (const step of undo.toReversed()) await step()
    throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

async function move(from: string, to: string, undo: (() => Promise<void>)[]): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to)
  undo.push(() => rename(to, from))
}

export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function filesBelow(folder: string, below: string): Promise<string[]> {
  try {
    const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .toSorted()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
