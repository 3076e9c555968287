import { lstat, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { CodeError } from '../form/problems.ts'
import type { PulledFile } from '../pull/files.ts'
import { writerOf } from '../pull/header.ts'

export interface WriteOptions {
  /** True: files that somebody else wrote or edited are replaced. Default: they are an error, and nothing is written. */
  readonly force?: boolean
}

/** What happened to the files, by their paths in the folder. */
export interface Written {
  readonly written: readonly string[]
  readonly unchanged: readonly string[]
  /** Files that an earlier `pull` wrote and that are no longer part of the project. They stay. */
  readonly stale: readonly string[]
}

/** Writes the files of a project into a folder, all or none. */
export async function writePulled(
  directory: string,
  files: readonly PulledFile[],
  { force = false }: WriteOptions = {},
): Promise<Written> {
  await mkdir(directory, { recursive: true })
  const root = await realpath(directory)
  const problems: string[] = []
  const changed: PulledFile[] = []
  for (const file of files) {
    const present = await presentText(root, file.path)
    if (present === file.text) continue
    changed.push(file)
    const problem = present === undefined || force ? undefined : await refusalOf(present)
    if (problem) problems.push(`${join(directory, file.path)}: ${problem}`)
  }
  if (problems.length > 0)
    throw new CodeError([...problems, 'Nothing was written. Use another folder, or --force to replace these files.'])
  await replace(root, changed)
  const written = changed.map(({ path }) => path)
  const paths = files.map(({ path }) => path)
  return { written, unchanged: paths.filter((path) => !written.includes(path)), stale: await staleIn(root, paths) }
}

async function refusalOf(present: string): Promise<string | undefined> {
  const writer = await writerOf(present)
  if (writer === 'pull') return undefined
  return writer === 'both' ? 'was edited after pull wrote it.' : 'exists, and pull did not write it.'
}

/** Returns the text of a file, or `undefined` where there is none. Refuses to leave the folder. */
async function presentText(root: string, path: string): Promise<string | undefined> {
  if (!/^([a-z0-9-]+\/)?[a-z0-9-]+\.(ts|json)$/.test(path))
    throw new CodeError([`${path}: is no path of a pulled file.`])
  const target = join(root, path)
  try {
    const folder = await realpath(dirname(target))
    if (folder !== root && !folder.startsWith(root + sep))
      throw new CodeError([`${dirname(target)}: is a link that leads out of ${root}. Nothing was written.`])
    if (!(await lstat(target)).isFile()) throw new CodeError([`${target}: is no file. Nothing was written.`])
    return await readFile(target, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes beside the files first, so that a full disk leaves them as they were. */
async function replace(root: string, files: readonly PulledFile[]): Promise<void> {
  const suffix = `.${crypto.randomUUID()}.tmp`
  try {
    for (const { path, text } of files) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path + suffix), text, { flag: 'wx' })
    }
    for (const { path } of files) await rename(join(root, path + suffix), join(root, path))
  } finally {
    for (const { path } of files) await rm(join(root, path + suffix), { force: true })
  }
}

async function staleIn(root: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const folder of ['', 'dashboards', 'saved-searches']) {
    const names = await readdir(join(root, folder)).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.ts')).sort()) {
      const path = folder ? `${folder}/${name}` : name
      if (!paths.includes(path) && (await writerOf(await readFile(join(root, path), 'utf8'))) !== 'other')
        found.push(path)
    }
  }
  return found
}
