import ts from 'typescript'
import { canonicalText } from './canonical.ts'
import { type Comparer, textOf } from './comparer.ts'
import { type Path, type Position, read, step, written } from './difference.ts'
import { isReference, namesIn, objectFlags } from './names.ts'
import { compareObjects, comparePartners, isObject } from './objects.ts'
import { compareUnions } from './unions.ts'

/** Compares what two types are made of, whatever they are called. */
export function compareStructure(
  comparer: Comparer,
  before: ts.Type,
  after: ts.Type,
  position: Position,
  path: Path,
): void {
  const arePlatform = isPlatform(comparer, before) || isPlatform(comparer, after)
  const areParts = before.isIntersection() && after.isIntersection()
  if (isReference(before) && isReference(after) && before.target === after.target)
    compareItems(comparer, before, after, position, path)
  else if (before.isUnion() || after.isUnion()) compareUnions(comparer, before, after, position, path)
  else if (isDeferred(comparer, before) || isDeferred(comparer, after)) compareDeferred(comparer, position, path)
  else if (!arePlatform && isObject(before) && isObject(after)) compareObjects(comparer, before, after, position, path)
  else if (!areParts || !comparePartners(comparer, before, after, position, path))
    compareLeaves(comparer, before, after, position, path)
}

/** What the language or the platform declares: nobody here can change it, and what fits where the compiler knows. */
function isPlatform({ worlds }: Comparer, type: ts.Type): boolean {
  const declared = isReference(type) ? type.target : type
  return (objectFlags(declared) & ts.ObjectFlags.ClassOrInterface) !== 0 && !worlds.packageOf(declared.symbol)
}

/** Lists, tuples, promises and the like: what they hold. */
function compareItems(
  comparer: Comparer,
  before: ts.TypeReference,
  after: ts.TypeReference,
  position: Position,
  path: Path,
): void {
  const { checker } = comparer.worlds
  const [old, now] = [checker.getTypeArguments(before), checker.getTypeArguments(after)]
  for (const [index, type] of old.entries()) {
    const label = checker.isTupleType(before) ? `[${index}]` : checker.isArrayLikeType(before) ? '[]' : `<${index}>`
    comparer.compare(type, now[index] ?? type, position, step(path, label))
  }
}

function isDeferred({ worlds: { checker } }: Comparer, type: ts.Type): boolean {
  const { Conditional, IndexedAccess, Index, Substitution } = ts.TypeFlags
  if (type.flags & (Conditional | IndexedAccess | Index | Substitution)) return true
  const isMapped = (objectFlags(type) & ts.ObjectFlags.Mapped) !== 0
  return isMapped && checker.getPropertiesOfType(type).length + checker.getIndexInfosOfType(type).length === 0
}

// A compiler decides nothing here before the type is used, so the texts of the declarations are compared.
function compareDeferred(comparer: Comparer, position: Position, path: Path): void {
  const { worlds } = comparer
  const [before, after] = path.nodes
  const texts = path.nodes.map(
    (node) => node && canonicalText(worlds, node, (symbol) => worlds.partnerOf(symbol) !== undefined),
  )
  if (!before || !after || texts[0] !== texts[1]) {
    comparer.report(path, 'unknown', position)
    return
  }
  for (const symbol of namesIn(worlds, before)) {
    const partner = worlds.partnerOf(symbol)
    if (partner) comparer.compareNamed(symbol, partner, position)
  }
}

function compareLeaves(comparer: Comparer, before: ts.Type, after: ts.Type, position: Position, path: Path): void {
  const { checker } = comparer.worlds
  const [was, is] = [textOf(comparer, before), textOf(comparer, after)]
  const { Any, TypeParameter, UniqueESSymbol } = ts.TypeFlags
  if (before.flags & after.flags & TypeParameter && comparer.isPair(before, after)) return
  if (before.flags & after.flags & UniqueESSymbol && was === is) return
  const isAny = ((before.flags | after.flags) & Any) !== 0
  // Whoever writes a type minds that old values still fit; whoever reads it, that new values fit where old ones did.
  const isTaken = !isAny && checker.isTypeAssignableTo(before, after)
  const isGiven = !isAny && checker.isTypeAssignableTo(after, before)
  if (isTaken && isGiven) return
  const minded = (isTaken ? 0 : position & written) | (isGiven ? 0 : position & read)
  comparer.report(path, minded ? 'changed' : 'eased', minded || position, was, is)
}
