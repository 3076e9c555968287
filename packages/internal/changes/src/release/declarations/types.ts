import ts from 'typescript'
import { declarationOf } from './program.ts'

/** The members of a union as it was written: a named union in it is one member. */
export function unionMembers(type: ts.Type): readonly ts.Type[] {
  const { origin } = type as { origin?: ts.Type }
  if (origin?.isUnion()) return origin.types
  return type.isUnion() ? type.types : [type]
}

/** The type of an optional parameter, for which `undefined` is always valid. */
export function withoutUndefined(checker: ts.TypeChecker, type: ts.UnionType, node: ts.Node | undefined): ts.Type {
  const isNullable = type.types.some((each) => each.flags & ts.TypeFlags.Null)
  if (!isNullable || !node || !ts.isParameter(node) || !node.type) return checker.getNonNullableType(type)
  return checker.getTypeFromTypeNode(node.type)
}

export function isFixed(member: ts.Symbol): boolean {
  const node = declarationOf(member)
  const isGetter = (member.flags & ts.SymbolFlags.Accessor) === ts.SymbolFlags.GetAccessor
  return isGetter || (node !== undefined && (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) !== 0)
}

/** The name of a member; that of a symbol without the number that the compiler adds. */
export const memberName = (member: ts.Symbol) =>
  member.name.startsWith('__@') ? `[${member.name.slice(3).replace(/@\d+$/, '')}]` : member.name

export const objectFlags = (type: ts.Type): ts.ObjectFlags =>
  type.flags & ts.TypeFlags.Object ? (type as ts.ObjectType).objectFlags : 0

export const isReference = (type: ts.Type): type is ts.TypeReference =>
  (objectFlags(type) & ts.ObjectFlags.Reference) !== 0

export const isObject = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 || (type.isIntersection() && type.types.every(isObject))

/** Whether the compiler decides nothing about a type before it is used. */
export function isDeferred(checker: ts.TypeChecker, type: ts.Type): boolean {
  const { Conditional, IndexedAccess, Index, Substitution } = ts.TypeFlags
  const isMapped = (objectFlags(type) & ts.ObjectFlags.Mapped) !== 0
  const isEmpty = () => checker.getPropertiesOfType(type).length + checker.getIndexInfosOfType(type).length === 0
  return (type.flags & (Conditional | IndexedAccess | Index | Substitution)) !== 0 || (isMapped && isEmpty())
}

/** The literal members of an object, which tell it apart from the other members of a union. */
export function variantOf(checker: ts.TypeChecker, type: ts.Type): string {
  const literals = checker.getPropertiesOfType(type).flatMap((member) => {
    const own = checker.getTypeOfSymbol(member)
    return own.isLiteral() ? [`${member.name}: ${checker.typeToString(own)}`] : []
  })
  return literals.length > 0 ? literals.join(', ') : checker.typeToString(type).slice(0, 60)
}
