import type ts from 'typescript'
import type { Comparer } from './comparer.ts'
import { type Path, type Position, read, step, written } from './difference.ts'

/** Type parameters, by their order: what users may pass, and what they may leave out. */
export function compareTypeParameters(
  comparer: Comparer,
  before: readonly ts.TypeParameter[],
  after: readonly ts.TypeParameter[],
  position: Position,
  path: Path,
): void {
  for (const [index, type] of before.entries()) {
    const other = after[index]
    const label = step(path, `<${type.symbol.name}>`)
    if (other) {
      comparer.pair(type, other)
      compareTypeParameter(comparer, type, other, label)
    } else comparer.report(label, 'gone', position)
  }
  for (const type of after.slice(before.length)) {
    const label = step(path, `<${type.symbol.name}>`)
    if (type.getDefault()) comparer.report(label, 'new-optional', read)
    else comparer.report(label, 'new-required', written)
  }
}

function compareTypeParameter(comparer: Comparer, before: ts.TypeParameter, after: ts.TypeParameter, path: Path): void {
  const unknown = comparer.worlds.checker.getUnknownType()
  comparer.compare(before.getConstraint() ?? unknown, after.getConstraint() ?? unknown, written, path)
  const [was, is] = [before.getDefault(), after.getDefault()]
  if (was && is) comparer.compare(was, is, written | read, path)
  else if (was) comparer.report(path, 'required', written)
}
