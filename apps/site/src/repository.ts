import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const repository: string = fileURLToPath(new URL('../../..', import.meta.url))

/** A text of the repository, by its path there. */
export function textOf(file: string): string {
  return readFileSync(join(repository, file), 'utf8')
}
