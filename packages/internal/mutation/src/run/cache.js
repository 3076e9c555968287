import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
/** Verdicts in a file, a line each, written when they are known. */
export function openCache(file) {
  mkdirSync(dirname(file), { recursive: true })
  const entries = new Map()
  for (const entry of read(file)) entries.set(nameOf(entry.verdict.id, entry.key), entry)
  return {
    get: (id, key) => entries.get(nameOf(id, key))?.verdict,
    set(verdict, key) {
      const entry = { key, verdict }
      entries.set(nameOf(verdict.id, key), entry)
      appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
    keepOnly(isCurrent) {
      const kept = [...entries.values()].filter(({ key }) => isCurrent(key))
      writeFileSync(file, kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    },
  }
}
const nameOf = (id, key) => `${key} ${id}`
/** A run that is killed while it writes leaves half a line. */
function read(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)]
      } catch {
        return []
      }
    })
}
