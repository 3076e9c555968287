import type ts from 'typescript'
import type { Comparer } from './comparer.ts'
import { type Difference, type Path, type Position, pathTo, read, step } from './difference.ts'
import { declarationOf, isSameName, type Named, namedBy, typeParametersOf } from './names.ts'
import { compareStructure } from './structure.ts'
import { compareTypeParameters } from './type-parameters.ts'
import { compareWords } from './words.ts'
import { plainName, type Worlds } from './world.ts'

/** Holds types of both worlds against each other. A name that both have is looked at once, and where it is declared. */
export function createComparer(worlds: Worlds): Comparer {
  const { checker } = worlds
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

  /** Whether nothing is found by it. When something is, all of it is forgotten: it was not asked for. */
  const findsNothing = (look: () => void): boolean => {
    const kept = found.length
    const seen = new Map([...pairs].map(([key, value]) => [key, new Map(value)]))
    look()
    if (found.length === kept) return true
    found.length = kept
    pairs.clear()
    for (const [key, value] of seen) pairs.set(key, value)
    return false
  }

  const compareOnce = (before: ts.Type, after: ts.Type, position: Position, path: Path): void => {
    const rest = unseen(before, after, position)
    if (rest) compareStructure(comparer, before, after, rest, path)
  }

  const compareArguments = (
    names: readonly [Named, Named],
    types: readonly [ts.Type, ts.Type],
    position: Position,
    path: Path,
  ) => {
    const each = () => {
      for (const [index, type] of names[0].args.entries())
        comparer.compare(type, names[1].args[index] ?? type, position, step(path, `<${index}>`))
    }
    if (position === read) each()
    // What users write may take its arguments the other way round, as a callback does: then the members decide.
    else if (!findsNothing(each)) compareOnce(types[0], types[1], position, path)
  }

  const comparer: Comparer = {
    worlds,
    found,
    report: (path, kind, position, was = '', is = '') => found.push({ labels: path.labels, kind, position, was, is }),
    pair: (before, after) => parameters.set(before, after),
    isPair: (before, after) => (parameters.get(before) ?? after) === after,
    hasSeen: (symbol) => pairs.has(symbol),
    isSame: (before, after, position) => findsNothing(() => comparer.compare(before, after, position, pathTo(''))),
    compare(before, after, position, path) {
      if (before === after || position === 0) return
      const [old, now] = [namedBy(worlds, before), namedBy(worlds, after)]
      if (!old || !now || !isSameName(worlds, old.symbol, now.symbol)) return compareOnce(before, after, position, path)
      comparer.compareNamed(old.symbol, now.symbol, position)
      compareArguments([old, now], [before, after], position, path)
    },
    compareNamed(before, after, position) {
      const rest = unseen(before, after, position)
      if (rest === 0) return
      const path = pathTo(plainName(before), declarationOf(before), declarationOf(after))
      compareWords(comparer, before, after, path)
      const parametersOf = (symbol: ts.Symbol) => typeParametersOf(worlds, symbol)
      compareTypeParameters(comparer, parametersOf(before), parametersOf(after), rest, path)
      const [old, now] = [checker.getDeclaredTypeOfSymbol(before), checker.getDeclaredTypeOfSymbol(after)]
      const isDeclaredHere = namedBy(worlds, old)?.symbol === before && namedBy(worlds, now)?.symbol === after
      // An alias of something that has a name: that name speaks for itself.
      if (isDeclaredHere) compareStructure(comparer, old, now, rest, path)
      else comparer.compare(old, now, rest, path)
    },
  }
  return comparer
}
