import { readFileSync } from 'node:fs'

/** The exports of `@clouddb/client-core/errors`, read from its source so that it need not be built before. */
export interface ErrorExports {
  readonly classes: readonly string[]
  readonly types: readonly string[]
  /** The class by its status, such as `404` and `5xx`, in the order of the statuses. */
  readonly byStatus: ReadonlyMap<string, string>
}

const source = readFileSync(new URL('../../../client-core/src/errors.ts', import.meta.url), 'utf8')
const namesAfter = (declaration: RegExp): string[] => [...source.matchAll(declaration)].map(([, name = '']) => name)

// The documentation of a class begins with its status.
const statuses = [
  ...source.matchAll(/^\/\*\*\s*(?:\*\s*)?(\d(?:\d\d|xx)):(?:(?!\*\/)[\s\S])*\*\/\nexport (?:abstract )?class (\w+)/gm),
]

export const errorExports: ErrorExports = {
  classes: namesAfter(/^export (?:abstract )?class (\w+)/gm),
  types: namesAfter(/^export (?:interface|type) (\w+)/gm),
  byStatus: new Map(statuses.map(([, status = '', name = '']): [string, string] => [status, name]).toSorted()),
}

/** The class of the error for a documented status. */
export function errorClassOf(status: string): string {
  const { byStatus } = errorExports
  return byStatus.get(status) ?? byStatus.get(`${status[0]}xx`) ?? 'ApiError'
}

/** Writes the errors of a package: those of the runtime by name, so that a change shows in a diff. */
export function writeErrors(): string {
  const { classes, types } = errorExports
  const entries = [...classes.map((name) => [name, name]), ...types.map((name) => [name, `type ${name}`])]
  const sorted = entries.toSorted(([left = ''], [right = '']) => (left < right ? -1 : 1)).map(([, entry]) => entry)
  return `export { ${sorted.join(', ')} } from '@clouddb/client-core/errors'\n`
}
