import ts from 'typescript'
import { plainName, type Worlds } from './world.ts'

/** A reference by name to what a package declares. */
export interface Named {
  readonly symbol: ts.Symbol
  readonly args: readonly ts.Type[]
}

/** The name by which a type is referred to, where a package declares it. */
export function namedBy({ checker, packageOf }: Worlds, type: ts.Type): Named | undefined {
  const alias = type.aliasSymbol
  if (alias && packageOf(alias)) return { symbol: alias, args: type.aliasTypeArguments ?? [] }
  const { symbol } = type
  if (!symbol || !packageOf(symbol)) return undefined
  if (isReference(type)) {
    const own = type.target.typeParameters?.length ?? 0
    return isDeclared(type.target) ? { symbol, args: checker.getTypeArguments(type).slice(0, own) } : undefined
  }
  return isDeclared(type) || type.flags & ts.TypeFlags.Enum ? { symbol, args: [] } : undefined
}

export function isReference(type: ts.Type): type is ts.TypeReference {
  return (objectFlags(type) & ts.ObjectFlags.Reference) !== 0
}

export const objectFlags = (type: ts.Type): ts.ObjectFlags =>
  type.flags & ts.TypeFlags.Object ? (type as ts.ObjectType).objectFlags : 0

const isDeclared = (type: ts.Type) => (objectFlags(type) & ts.ObjectFlags.ClassOrInterface) !== 0

/** Whether both worlds call it the same, in the same package. */
export function isSameName({ packageOf }: Worlds, before: ts.Symbol, after: ts.Symbol): boolean {
  return plainName(before) === plainName(after) && packageOf(before) === packageOf(after)
}

/** The name of a member; that of a symbol without the number that the compiler gave it. */
export function memberName(member: ts.Symbol): string {
  return member.name.startsWith('__@') ? `[${member.name.slice(3).replace(/@\d+$/, '')}]` : member.name
}

export const declarationOf = (symbol: ts.Symbol): ts.Declaration | undefined => symbol.declarations?.[0]

/** What stands at an identifier, through the imports that lead to it. */
export function resolved(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** The type parameters of a declared name, in order. */
export function typeParametersOf({ checker }: Worlds, symbol: ts.Symbol): readonly ts.TypeParameter[] {
  const declaration = declarationOf(symbol) as ts.DeclarationWithTypeParameterChildren | undefined
  return (declaration?.typeParameters ?? []).map((node) => checker.getTypeAtLocation(node) as ts.TypeParameter)
}

/** The declared names that a node refers to. */
export function namesIn({ checker, packageOf }: Worlds, node: ts.Node): ts.Symbol[] {
  const found: ts.Symbol[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) {
      const symbol = resolved(checker, checker.getSymbolAtLocation(inner))
      if (symbol && packageOf(symbol) && symbol.flags & typeLike) found.push(symbol)
    }
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return [...new Set(found)]
}

export const typeLike: ts.SymbolFlags = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class
