import ts from 'typescript'
import type { Side } from './host.ts'
import { resolved } from './names.ts'
import type { Condition, Worlds } from './world.ts'

/** A name that users import. */
export interface Exported {
  readonly symbol: ts.Symbol
  /** False where the name can be used as a type alone. */
  readonly isValue: boolean
  /** Whether `import`, `require` or both bring it. */
  readonly conditions: readonly Condition[]
}

/** All names that a package exports under a subpath. */
export function exportsOf(worlds: Worlds, side: Side, name: string, subpath: string): ReadonlyMap<string, Exported> {
  const found = new Map<string, Exported>()
  for (const condition of ['import', 'require'] as const) {
    const module = worlds.moduleOf(side, name, subpath, condition)
    for (const exported of module ? worlds.checker.getExportsOfModule(module) : []) {
      const symbol = resolved(worlds.checker, exported) as ts.Symbol
      const known = found.get(exported.name)
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(worlds.checker, exported)
      found.set(
        exported.name,
        known
          ? { ...known, conditions: [...known.conditions, condition] }
          : { symbol, isValue, conditions: [condition] },
      )
    }
  }
  return found
}

/** Whether one of the exports and imports that lead to a name passes on its type alone. */
function isTypeOnly(checker: ts.TypeChecker, exported: ts.Symbol): boolean {
  const seen = new Set<ts.Symbol>()
  let symbol: ts.Symbol | undefined = exported
  while (symbol && symbol.flags & ts.SymbolFlags.Alias && !seen.has(symbol)) {
    seen.add(symbol)
    if (symbol.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration)) return true
    symbol = immediateTarget(checker, symbol)
  }
  return false
}

function immediateTarget(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol | undefined {
  // It is there in every version, and declared in none.
  const { getImmediateAliasedSymbol } = checker as {
    getImmediateAliasedSymbol?(symbol: ts.Symbol): ts.Symbol | undefined
  }
  return getImmediateAliasedSymbol?.(symbol)
}
