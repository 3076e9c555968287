import ts from 'typescript'
import { canonicalText } from './canonical.ts'
import { type Difference, type Kind, type Path, type Position, pathTo, read, step, written } from './difference.ts'
import {
  declarationOf,
  isReference,
  isSameName,
  type Named,
  namedBy,
  namesIn,
  objectFlags,
  typeParametersOf,
} from './names.ts'
import { compareObjects, comparePartners, isObject } from './objects.ts'
import { compareUnions } from './unions.ts'
import type { Comparer } from './comparer.ts'
import { compareWords } from './words.ts'
import { plainName, type Worlds } from './world.ts'

/** Holds types of both worlds against each other. A name that both have is looked at once, and where it is declared. */
export function createComparer(worlds: Worlds): Comparer {
  const { checker, partnerOf } = worlds
  const found: Difference[] = []
  const pairs = new Map<object, Map<object, Position>>()
  const parameters = new Map<ts.Type, ts.Type>()

  /** The positions in which a pair has not been looked at yet. */
  const unseen = (before: object, after: object, position: Position): Position => {
    const seen = pairs.get(before) ?? new Map<object, Position>()
    pairs.set(before, seen)
    const known = seen.get(after) ?? 0
    seen.set(after, known | position)
    return position & ~known
  }

  const comparer: Comparer = {
    worlds,
    found,
    partnerOf,
    report: (path, kind, position, was = '', is = '') => found.push({ labels: path.labels, kind, position, was, is }),
    textOf: (type) => shown(checker, type),
    pair(before, after) {
      for (const [index, type] of before.entries()) if (after[index]) parameters.set(type, after[index])
    },
    hasSeen: (symbol) => pairs.has(symbol),
    isSame: (before, after, position) => probe(() => comparer.compare(before, after, position, pathTo(''))),
    compare(before, after, position, path) {
      if (before === after || position === 0) return
      const named = [namedBy(worlds, before), namedBy(worlds, after)] as const
      if (named[0] && named[1] && isSameName(worlds, named[0].symbol, named[1].symbol)) {
        comparer.compareNamed(named[0].symbol, named[1].symbol, position)
        compareArguments(named[0], named[1], position, path, [before, after])
        return
      }
      const rest = unseen(before, after, position)
      if (rest) compareStructure(before, after, rest, path)
    },
    compareNamed(before, after, position) {
      const rest = unseen(before, after, position)
      if (rest === 0) return
      const nodes = [declarationOf(before), declarationOf(after)] as const
      const path = pathTo(plainName(before), nodes[0], nodes[1])
      compareParameters(typeParametersOf(worlds, before), typeParametersOf(worlds, after), rest, path)
      const types = [checker.getDeclaredTypeOfSymbol(before), checker.getDeclaredTypeOfSymbol(after)] as const
      compareWords(comparer, before, after, path)
      const isOwn = [types[0].aliasSymbol === before, types[1].aliasSymbol === after]
      const isDeclared = namedBy(worlds, types[0])?.symbol === before && namedBy(worlds, types[1])?.symbol === after
      if (isOwn.includes(true) || isDeclared) compareStructure(types[0], types[1], rest, path)
      else comparer.compare(types[0], types[1], rest, path)
    },
    compareParameters: (before, after, position, path) => compareParameters(before, after, position, path),
  }

  /** Whether nothing is found by it; what it finds and sees is forgotten again. */
  function probe(look: () => void): boolean {
    const kept = found.length
    const seen = new Map([...pairs].map(([key, value]) => [key, new Map(value)]))
    look()
    const isSame = found.length === kept
    found.length = kept
    if (!isSame) {
      pairs.clear()
      for (const [key, value] of seen) pairs.set(key, value)
    }
    return isSame
  }

  function compareArguments(
    before: Named,
    after: Named,
    position: Position,
    path: Path,
    whole: readonly [ts.Type, ts.Type],
  ): void {
    const each = () =>
      before.args.forEach((type, index) => {
        const other = after.args[index]
        if (other) comparer.compare(type, other, position, step(path, `<${index}>`))
      })
    if (position === read) each()
    // What users write may take its arguments the other way round, as a callback does: then the members decide.
    else if (!probe(each)) {
      const rest = unseen(whole[0], whole[1], position)
      if (rest) compareStructure(whole[0], whole[1], rest, path)
    }
  }

  function compareStructure(before: ts.Type, after: ts.Type, position: Position, path: Path): void {
    const both = before.flags & after.flags
    if (both & ts.TypeFlags.TypeParameter) return compareLeaves(before, after, position, path)
    if (isReference(before) && isReference(after) && before.target === after.target) {
      const args = [checker.getTypeArguments(before), checker.getTypeArguments(after)] as const
      const label = (index: number) => (checker.isTupleType(before) ? `[${index}]` : checker.isArrayType(before) ? '[]' : `<${index}>`)
      args[0].forEach((type, index) => {
        comparer.compare(type, args[1][index] ?? type, position, step(path, label(index)))
      })
      return
    }
    if (before.isUnion() || after.isUnion()) return compareUnions(comparer, before, after, position, path)
    if (isDeferred(before) || isDeferred(after)) return compareDeferred(position, path)
    if (isObject(before) && isObject(after)) return compareObjects(comparer, before, after, position, path)
    if (before.isIntersection() && after.isIntersection() && comparePartners(comparer, before, after, position, path)) return
    compareLeaves(before, after, position, path)
  }

  function isDeferred(type: ts.Type): boolean {
    const { Conditional, IndexedAccess, Index, Substitution } = ts.TypeFlags
    if (type.flags & (Conditional | IndexedAccess | Index | Substitution)) return true
    const isMapped = (objectFlags(type) & ts.ObjectFlags.Mapped) !== 0
    return isMapped && checker.getPropertiesOfType(type).length + checker.getIndexInfosOfType(type).length === 0
  }

  // A compiler decides nothing here before the type is used, so the texts of the declarations are compared.
  function compareDeferred(position: Position, path: Path): void {
    const [before, after] = path.nodes
    if (!before || !after) return comparer.report(path, 'unknown', position)
    const isShared = (symbol: ts.Symbol) => partnerOf(symbol) !== undefined
    if (canonicalText(worlds, before, isShared) !== canonicalText(worlds, after, isShared))
      return comparer.report(path, 'unknown', position)
    for (const symbol of namesIn(worlds, before)) {
      const partner = partnerOf(symbol)
      if (partner) comparer.compareNamed(symbol, partner, position)
    }
  }

  function compareLeaves(before: ts.Type, after: ts.Type, position: Position, path: Path): void {
    if (before.flags & after.flags & ts.TypeFlags.TypeParameter && isSameParameter(before, after)) return
    const [was, is] = [comparer.textOf(before), comparer.textOf(after)]
    const isAny = ((before.flags | after.flags) & ts.TypeFlags.Any) !== 0
    const fitsNow = !isAny && checker.isTypeAssignableTo(before, after)
    const fitted = !isAny && checker.isTypeAssignableTo(after, before)
    if (fitsNow && fitted) return
    const isSymbol = (before.flags & after.flags & ts.TypeFlags.UniqueESSymbol) !== 0
    if ((isAny || isSymbol) && was === is) return
    const kind: Kind = 'changed'
    // Each side alone: whoever writes a type only minds that the old values still fit, whoever reads it the new ones.
    const minded = (fitsNow ? 0 : position & written) | (fitted ? 0 : position & read)
    if (minded) comparer.report(path, kind, minded, was, is)
    else comparer.report(path, 'listed', position, was, is)
  }

  function isSameParameter(before: ts.Type, after: ts.Type): boolean {
    const partner = parameters.get(before)
    return partner ? partner === after : before.symbol?.name === after.symbol?.name
  }

  function compareParameters(
    before: readonly ts.TypeParameter[],
    after: readonly ts.TypeParameter[],
    position: Position,
    path: Path,
  ): void {
    comparer.pair(before, after)
    after.slice(before.length).forEach((type) => {
      const label = step(path, `<${type.symbol.name}>`)
      comparer.report(label, type.getDefault() ? 'new-optional' : 'new-required', type.getDefault() ? read : written)
    })
    before.forEach((type, index) => {
      const other = after[index]
      const label = step(path, `<${type.symbol.name}>`)
      if (!other) return comparer.report(label, 'gone', position)
      const none = checker.getUnknownType()
      comparer.compare(type.getConstraint() ?? none, other.getConstraint() ?? none, written, label)
      const [was, is] = [type.getDefault(), other.getDefault()]
      if (was && is) comparer.compare(was, is, written | read, label)
      else if (was) comparer.report(label, 'required', written)
    })
  }

  return comparer
}

/** A type in words that fit into a sentence. */
function shown(checker: ts.TypeChecker, type: ts.Type): string {
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replace(/\s+/g, ' ')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
