import type { ErrorExports } from '../read/error-classes.ts'

/** Writes the errors of a package, which are those of the runtime, name by name: a change of them shows in a diff. */
export function writeErrors({ classes, types }: ErrorExports): string {
  const names = [...classes.map((name) => [name, name]), ...types.map((name) => [name, `type ${name}`])]
  const sorted = names.toSorted(([left = ''], [right = '']) => (left < right ? -1 : 1)).map(([, entry]) => entry)
  return `export { ${sorted.join(', ')} } from '@clouddb/client-core/errors'\n`
}
