import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { UsageError } from '@clouddb/command'
import { isAlive } from './runner.ts'

/** The locks of this process. One of an earlier process with the same id is not among them. */
const held = new Set<string>()

/**
 * Locks a file for this process, by another file that has the process id. The lock of a dead process is replaced.
 * Returns the function that removes the lock.
 *
 * @throws UsageError if another process has the lock.
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const lock = `${file}.lock`
  while (!(await isCreated(lock))) {
    const words = await contentOf(lock)
    if (!/^(\d+\n)?$/.test(words))
      throw new UsageError(`${lock} is no lock of a sandbox. Move it, or name another file.`)
    const owner = Number(words)
    if (isHeld(owner, lock))
      throw new UsageError(
        `${file} is used by the process ${owner}. Stop it, or name another file. If it is no sandbox, delete ${lock}.`,
      )
    await rm(lock, { force: true })
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    return rm(lock, { force: true })
  }
}

async function isCreated(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The content of a lock; the empty text if it was removed just now, or if its process died before it wrote. */
async function contentOf(lock: string): Promise<string> {
  const read = () => readFile(lock, 'utf8').catch(() => '')
  const words = await read()
  if (words !== '') return words
  await pause(200)
  return read()
}

function isHeld(owner: number, lock: string): boolean {
  if (owner === process.pid) return held.has(lock)
  return owner !== 0 && isAlive(owner)
}
