import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What `@clouddb/client-core/errors` exports: it is read as text, so that nothing has to be built before. */
export interface ErrorExports {
  readonly classes: readonly string[]
  readonly types: readonly string[]
  /** From `404` and `5xx` to the class; in the order of the statuses. */
  readonly byStatus: ReadonlyMap<string, string>
}

const path = new URL('../../../../../client-core/src/errors.ts', import.meta.url)

let known: ErrorExports | undefined

/** The classes of errors, the types beside them, and the status that the documentation of a class begins with. */
export function readErrorExports(): ErrorExports {
  known ??= exportsOf(ts.createSourceFile('errors.ts', readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
  return known
}

function exportsOf(source: ts.SourceFile): ErrorExports {
  const exported = source.statements.filter(
    (node): node is ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0,
  )
  const classes = exported.filter(ts.isClassDeclaration)
  const nameOf = ({ name }: ts.NamedDeclaration) => (name as ts.Identifier).text
  const statuses = classes.flatMap((node): [string, string][] => {
    const [, status] = /^\/\*\*\s*(?:\*\s*)?(\d(?:\d\d|xx)):/.exec(node.getFullText().trim()) ?? []
    return status === undefined ? [] : [[status, nameOf(node)]]
  })
  return {
    classes: classes.map(nameOf),
    types: exported.filter((node) => !ts.isClassDeclaration(node)).map(nameOf),
    byStatus: new Map(statuses.toSorted(([left], [right]) => left.localeCompare(right))),
  }
}

/** The class of the error that an answer with a documented status becomes. */
export function errorClassOf(status: string): string {
  const { byStatus } = readErrorExports()
  return byStatus.get(status) ?? byStatus.get(`${status[0]}xx`) ?? 'ApiError'
}
