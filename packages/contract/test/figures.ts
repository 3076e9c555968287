import { readFileSync } from 'node:fs'
import {
  type Case,
  type ContractDocument,
  type Count,
  type Coverage,
  type KeyKind,
  type Mode,
  modes,
} from '../src/index.ts'

/** What is measured of one document, as it is written down in `figures.json`. */
export interface DocumentFigures {
  readonly operations: number
  readonly cases: Readonly<Record<Mode, number>>
  /** Contract keys: all there are, those that a mode can show, and those that the run against the mock showed. */
  readonly keys: number
  readonly reachable: Readonly<Record<Mode, number>>
  readonly reached: { readonly mock: number }
  readonly mock: Readonly<Record<KeyKind, Count>>
}

/** @param coverage What the run against the mock has shown. */
export function figuresOf(document: ContractDocument, cases: readonly Case[], coverage: Coverage): DocumentFigures {
  const { keys, reached, byKind } = coverage.figures()
  const each = <Value>(value: (mode: Mode) => Value) =>
    Object.fromEntries(modes.map((mode) => [mode, value(mode)])) as Record<Mode, Value>
  return {
    operations: document.operations.length,
    cases: each((mode) => cases.filter((item) => item.modes.includes(mode)).length),
    keys,
    reachable: each((mode) => coverage.keys().filter(({ key }) => key.modes.includes(mode)).length),
    reached: { mock: reached },
    mock: byKind,
  }
}

export const figuresFile = new URL('../figures.json', import.meta.url)

/** The figures that are written down, by the name of the package. */
export function writtenFigures(): Readonly<Record<string, DocumentFigures>> {
  return JSON.parse(readFileSync(figuresFile, 'utf8'))
}
