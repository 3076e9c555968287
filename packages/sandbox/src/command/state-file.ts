import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import type { State } from '../state.ts'
import { mistakeOf } from '../validation/state.ts'
import { UsageError } from './arguments.ts'

/** Reads a snapshot from a file. */
export async function readState(option: string, path: string): Promise<State> {
  const state = await readJson(option, path)
  const mistake = mistakeOf(state)
  if (mistake === undefined) return state as State
  throw new UsageError(
    `${option} ${path} holds no state of a sandbox: its ${mistake}. It was left as it is. Write one with sandbox.snapshot().`,
  )
}

/** Reads a snapshot from a file; `undefined` if there is no such file yet. */
export async function readStateIfThere(option: string, path: string): Promise<State | undefined> {
  return existsSync(path) ? readState(option, path) : undefined
}

/** Reads JSON from the file that an option names. */
export async function readJson(option: string, path: string): Promise<unknown> {
  const words = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${option} ${path} cannot be read: ${error.code ?? error.message}. Name a file that is there.`)
  })
  try {
    return JSON.parse(words)
  } catch {
    throw new UsageError(`${option} ${path} is not JSON. It was left as it is; name another file, or mend it.`)
  }
}

/** Writes states to a file, one after the other. A crash leaves the file with a complete state. */
export function createStateFile(path: string): (state: State) => Promise<void> {
  let [last, written] = [Promise.resolve(), '']
  return (state) => {
    const words = `${JSON.stringify(state)}\n`
    const next = last.then(async () => {
      if (words === written) return
      await replace(path, words)
      written = words
    })
    last = next.catch(() => {})
    return next
  }
}

async function replace(path: string, words: string): Promise<void> {
  const fresh = `${path}.${process.pid}.new`
  try {
    const file = await open(fresh, 'w', 0o600)
    try {
      await file.writeFile(words)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(fresh, path)
  } finally {
    await rm(fresh, { force: true })
  }
}
