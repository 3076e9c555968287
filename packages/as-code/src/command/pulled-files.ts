import { lstat, mkdir, readdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { CodeError, refuseDeclaration } from '../form/code-error.ts'
import type { PulledFile } from '../pull/declaration-code.ts'
import { asWritten, likeFile } from '../pull/source-text.ts'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'access is denied',
  EPERM: 'it is not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file is in the way',
  ENOTDIR: 'a part of the path is no folder',
  ENOENT: 'a part of the path is not there',
  ELOOP: 'links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
}

/** Says why a file cannot be read or written. */
export function fileErrorReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? (code || message)
}

interface Known {
  /** The texts that the pull has seen, by their paths. Other files are not replaced. Default: none. */
  readonly seen?: ReadonlyMap<string, string> | undefined
  /** True: files that the pull has not seen are replaced, too. Default: they are an error. */
  readonly force?: boolean
}

/** Returns the files of a project that a folder has not, or with another text. Throws if one must not be replaced. */
export async function filesToWrite(
  directory: string,
  files: readonly PulledFile[],
  { seen, force = false }: Known = {},
) {
  const problems: string[] = []
  const changed: PulledFile[] = []
  for (const file of files) {
    const present = await presentText(directory, file.path).catch((error) => refuseFolder(directory, error))
    if (present?.text === file.text) continue
    changed.push(present ? { ...file, text: likeFile(file.text, present.raw) } : file)
    const place = join(directory, file.path)
    if (present?.isReadOnly) problems.push(`${place}: is read-only, which --force does not change.`)
    else if (present && !force && present.text !== seen?.get(file.path))
      problems.push(`${place}: ${seen?.has(file.path) ? 'changed meanwhile' : 'is there, and is not of this project'}.`)
  }
  if (problems.length > 0)
    throw new CodeError([...problems, 'Nothing was written. Use another folder, or --force to replace these files.'])
  return changed
}

/** Writes files into a folder, all or none, and removes those that are no longer needed. */
export async function writePulled(directory: string, files: readonly PulledFile[], removed: readonly string[] = []) {
  let made: string | undefined
  try {
    made = await makeFolder(directory)
    const root = await realpath(directory)
    await replace(root, files)
    for (const path of removed) await rm(join(root, path), { force: true })
  } catch (error) {
    if (made !== undefined) await rmdir(made).catch(() => {})
    refuseFolder(directory, error)
  }
}

function refuseFolder(directory: string, error: unknown): never {
  if (error instanceof CodeError) throw error
  const { path = directory } = error as NodeJS.ErrnoException
  return refuseDeclaration(
    `${path} cannot be written: ${fileErrorReason(error)}. Nothing was written. Name another folder.`,
  )
}

/** Makes a folder, and those above it. Returns the first that it made. Node itself makes no end of it in `/proc`. */
async function makeFolder(path: string): Promise<string | undefined> {
  try {
    await mkdir(path)
    return path
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path).catch(() => undefined))?.isDirectory()) return undefined
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    const first = await makeFolder(dirname(path))
    await mkdir(path)
    return first ?? path
  }
}

/** Returns the text of a file, or `undefined` where there is none. Refuses to leave the folder. */
async function presentText(directory: string, path: string) {
  if (!/^([a-z0-9-]+\/)?[a-z0-9-]+(\.pulled)?\.(m?[tj]s|json)$/.test(path))
    throw new CodeError([`${path}: is no path of a pulled file.`])
  try {
    const root = await realpath(directory)
    const target = join(root, path)
    const folder = await realpath(dirname(target))
    if (folder !== root && !folder.startsWith(root + sep))
      throw new CodeError([`${dirname(target)}: is a link that leads out of ${root}. Nothing was written.`])
    const present = await lstat(target)
    if (!present.isFile()) throw new CodeError([`${target}: is a link or a folder, and no file. Nothing was written.`])
    const raw = await readFile(target, 'utf8')
    return { raw, text: asWritten(raw), isReadOnly: (present.mode & 0o222) === 0 }
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
}

/** The name of a file while it is written, which tells the process that writes it. */
const unfinished = /^\..+\.(\d+)\.clouddb-pull$/

function unfinishedPath(root: string, path: string): string {
  const target = join(root, path)
  return join(dirname(target), `.${basename(target)}.${process.pid}.clouddb-pull`)
}

/** Writes beside the files first, so that a full disk leaves them as they were. The file of the project comes last. */
async function replace(root: string, files: readonly PulledFile[]): Promise<void> {
  const ordered = files.toSorted((one, other) => orderOf(one.path) - orderOf(other.path))
  try {
    for (const folder of new Set([root, ...ordered.map(({ path }) => dirname(join(root, path)))])) {
      await makeFolder(folder)
      await removeUnfinished(folder)
    }
    for (const { path, text } of ordered) await writeFile(unfinishedPath(root, path), text, { flag: 'wx' })
    for (const { path } of ordered) await rename(unfinishedPath(root, path), join(root, path))
  } finally {
    for (const { path } of ordered) await rm(unfinishedPath(root, path), { force: true }).catch(() => {})
  }
}

/** Objects need webhooks, and the project needs both. */
function orderOf(path: string): number {
  return path.startsWith('webhooks.') ? 0 : path.includes('/') ? 1 : 2
}

/** Removes what a pull left that was killed. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = unfinished.exec(name)?.[1]
    if (owner !== undefined && !isRunning(Number(owner))) await rm(join(folder, name), { force: true }).catch(() => {})
  }
}

function isRunning(owner: number): boolean {
  try {
    return owner !== process.pid && process.kill(owner, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
