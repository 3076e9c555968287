import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Verdict } from '../mutant.ts'

/** What an earlier run found out, so that one that was interrupted goes on where it was. */
export interface Cache {
  /** The verdict on a mutant, if it was made from the same inputs. */
  get(id: string, key: string): Verdict | undefined
  set(verdict: Verdict, key: string): void
  /** Forgets what came from other inputs. */
  keepOnly(isCurrent: (key: string) => boolean): void
}

interface Entry {
  readonly key: string
  readonly verdict: Verdict
}

/** Verdicts in a file, a line each, written when they are known. */
export function openCache(file: string): Cache {
  mkdirSync(dirname(file), { recursive: true })
  const entries = new Map<string, Entry>()
  for (const entry of read(file)) entries.set(nameOf(entry.verdict.id, entry.key), entry)
  return {
    get: (id, key) => entries.get(nameOf(id, key))?.verdict,
    set(verdict, key) {
      const entry: Entry = { key, verdict }
      entries.set(nameOf(verdict.id, key), entry)
      appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
    keepOnly(isCurrent) {
      const kept = [...entries.values()].filter(({ key }) => isCurrent(key))
      writeFileSync(file, kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    },
  }
}

const nameOf = (id: string, key: string): string => `${key} ${id}`

/** A run that is killed while it writes leaves half a line. */
function read(file: string): Entry[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Entry]
      } catch {
        return []
      }
    })
}
