import type ts from 'typescript'
import type { Difference, Kind, Path, Position } from './difference.ts'
import type { Worlds } from './world.ts'

/** What the parts of the comparison need of each other. */
export interface Comparer {
  readonly worlds: Worlds
  readonly found: readonly Difference[]
  /** The symbol of the other world that has the same name. */
  partnerOf(symbol: ts.Symbol): ts.Symbol | undefined
  report(path: Path, kind: Kind, position: Position, was?: string, is?: string): void
  textOf(type: ts.Type): string
  compare(before: ts.Type, after: ts.Type, position: Position, path: Path): void
  /** Looks at a declared name once, wherever it is used. */
  compareNamed(before: ts.Symbol, after: ts.Symbol, position: Position): void
  /** Takes the parameters of two generic declarations for the same, one by one. */
  pair(before: readonly ts.Type[], after: readonly ts.Type[]): void
  compareParameters(
    before: readonly ts.TypeParameter[],
    after: readonly ts.TypeParameter[],
    position: Position,
    path: Path,
  ): void
  /** Whether a name has been met. */
  hasSeen(symbol: ts.Symbol): boolean
  /** Whether a comparison finds nothing; it leaves no trace. */
  isSame(before: ts.Type, after: ts.Type, position: Position): boolean
}
