import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the built site. */
export const dist: string = fileURLToPath(new URL('../../dist/', import.meta.url))

/** The built pages: paths below the folder, with `/` on every system, and their HTML. */
export function builtPages(): Map<string, string> {
  const files = globSync('**/*.html', { cwd: dist }).map((file) => file.replaceAll('\\', '/'))
  return new Map(files.toSorted().map((file) => [file, readFileSync(`${dist}${file}`, 'utf8')]))
}
