import ts from 'typescript'
import type { Difference, Kind, Path, Position } from './difference.ts'
import type { Worlds } from './world.ts'

/** What the parts of the comparison need of each other. */
export interface Comparer {
  readonly worlds: Worlds
  readonly found: readonly Difference[]
  report(path: Path, kind: Kind, position: Position, was?: string, is?: string): void
  compare(before: ts.Type, after: ts.Type, position: Position, path: Path): void
  /** Looks at a declared name once, wherever it is used. */
  compareNamed(before: ts.Symbol, after: ts.Symbol, position: Position): void
  /** Takes a type parameter of one side for the other's. */
  pair(before: ts.Type, after: ts.Type): void
  isPair(before: ts.Type, after: ts.Type): boolean
  /** Whether a name has been met. */
  hasSeen(symbol: ts.Symbol): boolean
  /** Whether a comparison finds nothing. */
  isSame(before: ts.Type, after: ts.Type, position: Position): boolean
}

const longest = 80

/** A type in words that fit into a sentence. */
export function textOf({ worlds: { checker } }: Comparer, type: ts.Type): string {
  const text = checker.typeToString(type, undefined, noTruncation).replace(/\s+/g, ' ')
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

const noTruncation = ts.TypeFormatFlags.NoTruncation
