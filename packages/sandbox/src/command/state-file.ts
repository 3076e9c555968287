import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, readFile, readlink, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { UsageError } from '@clouddb/command'
import { mistakeOf, withAddedParts } from '../complete-state.ts'
import type { State as GivenState } from '../generated/schema.ts'
import type { State } from '../state.ts'
import { lockFile } from './file-lock.ts'

/** Reads a snapshot from a file. */
export async function readStateFile(option: string, path: string): Promise<State> {
  const state = withAddedParts(await readJsonOption(option, path))
  const mistake = mistakeOf(state)
  if (mistake === undefined) return state as State
  throw new UsageError(
    `${option} ${path} holds no state of a sandbox: its ${mistake}. It was left as it is. Write one with sandbox.snapshot().`,
  )
}

/** Reads JSON from the file that an option names. */
export async function readJsonOption(option: string, path: string): Promise<unknown> {
  const words = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${option} ${path} cannot be read: ${readErrorReason(error)}. Name a file that is there.`)
  })
  try {
    return JSON.parse(words)
  } catch {
    throw new UsageError(`${option} ${path} is not JSON. It was left as it is; name another file, or mend it.`)
  }
}

/**
 * Replaces the file that an option names by a text. A crash leaves it whole.
 *
 * @param file The file to which the path leads, where that is known.
 * @throws UsageError if it cannot be written; `cause` is the error of the file system.
 */
export async function writeOptionFile(option: string, path: string, words: string, file?: string): Promise<void> {
  try {
    await replace(file ?? (await targetOf(path)), words)
  } catch (error) {
    refuseFile(option, path, error as Error)
  }
}

/** A file that stores the state of one process. */
export interface StateFile {
  /** Its name, as `--data` has it. */
  readonly path: string
  /** The stored state; `undefined` if the file is not there yet. */
  readonly state: State | undefined
  /** Replaces the state, after the writes before. */
  write(state: GivenState): Promise<void>
  /** Lets another process use the file. */
  close(): Promise<void>
}

/**
 * Opens the file of `--data` for this process, and removes the files that a killed process left beside it.
 *
 * @throws UsageError if the file cannot be used, or if another process uses it.
 */
export async function openStateFile(path: string): Promise<StateFile> {
  const file = await targetOf(path).catch((error) => refuseFile('--data', path, error))
  const close = await lockFile(file).catch((error) => refuseFile('--data', path, error))
  try {
    await removeUnfinished(file)
    const state = existsSync(file) ? await readStateFile('--data', path) : undefined
    return { path, state, write: createWriter(path, file), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Refuses the file of an option, because of an error of the file system. */
function refuseFile(option: string, path: string, error: Error): never {
  const reason =
    error instanceof UsageError
      ? error.message
      : `It cannot be written: ${readErrorReason(error)}. Name a file in a folder that is there.`
  throw new UsageError(`${option} ${path} cannot be used. ${reason}`, { cause: error })
}

export function readErrorReason({ code, message }: NodeJS.ErrnoException): string {
  return code ?? message
}

/** The file to which symbolic links lead, which need not be there. */
async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const link = await readlink(path).catch(() => undefined)
    return link === undefined ? resolve(path) : targetOf(resolve(dirname(path), link))
  }
}

/**
 * Removes new contents of a file that killed processes did not finish. Earlier versions named them without a random part.
 * Links and folders are not of the sandbox.
 */
async function removeUnfinished(file: string): Promise<void> {
  const [folder, own] = [dirname(file), basename(file)]
  const isUnfinished = (name: string) =>
    name.startsWith(own) && /^\.\d+(\.[\da-f]{16})?\.new$/.test(name.slice(own.length))
  const entries = await readdir(folder, { withFileTypes: true })
  const unfinished = entries.filter((entry) => entry.isFile() && isUnfinished(entry.name))
  await Promise.all(unfinished.map(({ name }) => rm(join(folder, name), { force: true })))
}

function createWriter(path: string, file: string): StateFile['write'] {
  let [last, written] = [Promise.resolve(), '']
  return (state) => {
    const words = `${JSON.stringify(state)}\n`
    const next = last.then(async () => {
      if (words === written) return
      await writeOptionFile('--data', path, words, file)
      written = words
    })
    last = next.catch(() => {})
    return next
  }
}

async function replace(path: string, words: string): Promise<void> {
  const fresh = `${path}.${process.pid}.${randomBytes(8).toString('hex')}.new`
  // The name must be free: a link there could lead anywhere.
  const file = await open(fresh, 'wx', 0o600)
  try {
    try {
      await file.writeFile(words)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(fresh, path)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
}
