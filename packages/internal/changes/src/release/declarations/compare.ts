import ts from 'typescript'
import type { Bump } from '../../comparison/change.ts'
import { listed } from '../../comparison/spelling.ts'
import { entry } from '../manifest.ts'
import type { Comparer } from './comparer.ts'
import { bumpOf, type Difference, labelOf, pathTo, read, sentenceOf, written } from './difference.ts'
import { type Exported, exportsOf } from './exports.ts'
import type { Side, World } from './host.ts'
import { createComparer } from './walk.ts'
import { compareWords } from './words.ts'
import { createWorlds, entryPoints, type Worlds } from './world.ts'

/** A change of what the compiler sees of a package. */
export interface DeclarationChange {
  readonly bump: Bump
  readonly sentence: string
  /** What changed: a declared name, then the way to the part of it. */
  readonly labels: readonly string[]
  readonly kind: Difference['kind'] | 'export-gone' | 'export-new'
}

/** Compares what two versions declare; each package is looked at together with those that it is installed with. */
export function compareDeclarations(before: World, after: World): (name: string) => DeclarationChange[] {
  const worlds = createWorlds(before, after)
  return (name) => {
    const [old, now] = [before.get(name), after.get(name)]
    if (!old || !now) return []
    const subpaths = entryPoints(old).filter((subpath) => entryPoints(now).includes(subpath))
    const namesOf = (side: Side) =>
      new Map(subpaths.map((subpath) => [subpath, exportsOf(worlds, side, name, subpath)]))
    const [oldNames, nowNames] = [namesOf('before'), namesOf('after')]
    return [...compareNames(oldNames, nowNames), ...compareMeanings(worlds, oldNames, nowNames)]
  }
}

type Names = ReadonlyMap<string, ReadonlyMap<string, Exported>>

/** Names that go and come, each in one sentence for all entries. */
function compareNames(before: Names, after: Names): DeclarationChange[] {
  const gone = missingIn(before, after)
  const came = missingIn(after, before)
  const sentence = (name: string, subpaths: readonly string[], verb: string) => {
    const [first = '.', ...others] = subpaths
    return `${listed([entry(first), ...others])} ${verb} ${name}`
  }
  return [
    ...[...gone].map(([name, subpaths]): DeclarationChange => {
      const text = sentence(name, subpaths, subpaths.length > 1 ? 'no longer export' : 'no longer exports')
      return { bump: 'major', kind: 'export-gone', labels: [plain(name)], sentence: text }
    }),
    ...[...came].map(([name, subpaths]): DeclarationChange => {
      const text = sentence(name, subpaths, subpaths.length > 1 ? 'export' : 'exports')
      return { bump: 'minor', kind: 'export-new', labels: [plain(name)], sentence: text }
    }),
  ]
}

const plain = (name: string) => name.replace(/ .*$/, '')

/** The names of one side that the other lacks, with their entries. */
function missingIn(side: Names, other: Names): Map<string, string[]> {
  const missing = new Map<string, string[]>()
  for (const [subpath, names] of side)
    for (const [name, { isValue, conditions }] of names) {
      const there = other.get(subpath)?.get(name)
      const add = (text: string) => missing.set(text, [...(missing.get(text) ?? []), subpath])
      if (!there) add(name)
      else {
        if (isValue && !there.isValue) add(`${name} as a value`)
        for (const condition of conditions) if (!there.conditions.includes(condition)) add(`${name} for ${condition}`)
      }
    }
  return missing
}

function compareMeanings(worlds: Worlds, before: Names, after: Names): DeclarationChange[] {
  const comparer = createComparer(worlds)
  const pairs = pairsOf(before, after)
  for (const { old, now } of pairs) if (old.isValue && now.isValue) compareValues(comparer, old.symbol, now.symbol)
  // What no value leads to, users may write and read; the indexes of a document say themselves which is which.
  for (const { old, now } of pairs) {
    if (!(old.symbol.flags & now.symbol.flags & ts.SymbolFlags.Type) || comparer.hasSeen(old.symbol)) continue
    comparer.compareNamed(old.symbol, now.symbol, isIndex(old.symbol) ? read : written | read)
  }
  return merged(comparer.found).flatMap((difference) => {
    const bump = bumpOf(difference)
    const { labels, kind } = difference
    return bump ? [{ bump, sentence: sentenceOf(difference), labels, kind }] : []
  })
}

const isIndex = ({ name }: ts.Symbol) => /^(paths|operations|webhooks|components|\$defs)$/.test(name)

function compareValues(comparer: Comparer, before: ts.Symbol, after: ts.Symbol): void {
  const { checker } = comparer.worlds
  const path = pathTo(before.name.replace(/\$\d+$/, ''), before.declarations?.[0], after.declarations?.[0])
  compareWords(comparer, before, after, path)
  comparer.compare(checker.getTypeOfSymbol(before), checker.getTypeOfSymbol(after), read, path)
}

function pairsOf(before: Names, after: Names): { old: Exported; now: Exported }[] {
  return [...before].flatMap(([subpath, names]) =>
    [...names].flatMap(([name, old]) => {
      const now = after.get(subpath)?.get(name)
      return now ? [{ old, now }] : []
    }),
  )
}

/** One difference for each part and kind, wherever the part stands. */
function merged(found: readonly Difference[]): Difference[] {
  const byKey = new Map<string, Difference>()
  for (const difference of found) {
    const key = [labelOf(difference.labels), difference.kind, difference.was, difference.is].join('\n')
    const known = byKey.get(key)
    byKey.set(key, known ? { ...known, position: known.position | difference.position } : difference)
  }
  return [...byKey.values()]
}
