// What a run found out, in files of `node_modules` that the next run reads.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const folder = new URL('node_modules/.cache/gate/', root)

/** A key that changes with any of these values. */
export const memoryKey = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex')

/** The paths and texts of the files of the repository that match, to be a part of a key. */
export function matchingFiles(
  patterns: readonly string[],
  isLeftOut: (file: string) => boolean = () => false,
): string[][] {
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules'] }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  return files
    .filter((file) => !isLeftOut(file))
    .sort()
    .map((file) => [file, readFileSync(new URL(file, root), 'utf8')])
}

export function recall<Value>(key: string): Value | undefined {
  const file = new URL(`${key}.json`, folder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function remember<Value>(key: string, value: Value): Value {
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${key}.json`, folder), JSON.stringify(value))
  return value
}
