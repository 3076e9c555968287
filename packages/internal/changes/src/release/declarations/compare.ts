import ts from 'typescript'
import { type Bump, isHigher } from '../../comparison/change.ts'
import { firstOf, listed } from '../../comparison/text.ts'
import { entry } from '../manifest.ts'
import type { Packages } from '../surface.ts'
import { type Part, type Parts, type Position, partsOfType, partsOfValue, read, written } from './parts.ts'
import { createProgram, type Exported, entryPoints, type Program, type Side } from './program.ts'
import { bumpOf, type Kind, kindOfSingle, rules } from './rules.ts'
import { isObject } from './types.ts'

/** A change of the types of a package. */
export interface DeclarationChange {
  readonly bump: Bump
  readonly sentence: string
  /** The declared name, and the way to the part of it that changed. */
  readonly labels: readonly string[]
  /** The way to the part in one text: `createAlert(body).note`. */
  readonly part: string
  readonly kind: Kind | 'export-gone' | 'export-new'
}

/** Compares the declarations of two releases: each package together with those that it is installed with. */
export function compareDeclarations(before: Packages, after: Packages): (name: string) => DeclarationChange[] {
  const program = createProgram(before, after)
  return (name) => {
    const [old, now] = [before.get(name), after.get(name)]
    if (!old || !now) return []
    const subpaths = entryPoints(old).filter((subpath) => entryPoints(now).includes(subpath))
    const namesOf = (side: Side) =>
      new Map(subpaths.map((subpath) => [subpath, program.exportsOf(side, name, subpath)]))
    const [oldNames, nowNames] = [namesOf('before'), namesOf('after')]
    const gone = [...missingIn(oldNames, nowNames)].map(([each, entries]) => exportChange(each, entries, 'export-gone'))
    const came = [...missingIn(nowNames, oldNames)].map(([each, entries]) => exportChange(each, entries, 'export-new'))
    return [...gone, ...came, ...new Comparer(program).compareExports(oldNames, nowNames)]
  }
}

type Names = ReadonlyMap<string, ReadonlyMap<string, Exported>>

/** One sentence for all entries that lose or gain a name. */
function exportChange(name: string, entries: readonly string[], kind: 'export-gone' | 'export-new'): DeclarationChange {
  const [first = '.', ...others] = entries
  const isOne = others.length === 0
  const verb = kind === 'export-gone' ? `no longer export${isOne ? 's' : ''}` : `export${isOne ? 's' : ''}`
  const sentence = `${listed([entry(first), ...others])} ${verb} ${name}`
  return {
    bump: kind === 'export-gone' ? 'major' : 'minor',
    kind,
    labels: [name.replace(/ .*$/, '')],
    part: '',
    sentence,
  }
}

/** The names of one side that the other lacks, with their entries. */
function missingIn(side: Names, other: Names): Map<string, string[]> {
  const missing = new Map<string, string[]>()
  for (const [subpath, names] of side)
    for (const [name, { isValue, conditions }] of names) {
      const there = other.get(subpath)?.get(name)
      const add = (text: string) => missing.set(text, [...(missing.get(text) ?? []), subpath])
      if (!there) add(name)
      if (there && isValue && !there.isValue) add(`${name} as a value`)
      for (const condition of conditions)
        if (there && !there.conditions.includes(condition)) add(`${name} for ${condition}`)
    }
  return missing
}

type Report = (kind: Kind, was?: string, is?: string) => void

/** `Methods.createAlert(body).note` */
const textOfLabels = (labels: readonly string[]) =>
  labels.reduce((text, label) => text + (/^[\w$@]/.test(label) && text !== '' ? `.${label}` : label), '')

/** Whether a part is one of the components of a document: what it describes can be sent, but users write no component. */
const isEntry = ({ labels }: Part) => labels[0] === 'components' && labels.length === 3

const isRest = ({ types }: Part) => [...types.keys()].some((text) => text.startsWith('rest '))

/** Compares the types of one package. A named type is compared once, wherever it is used. */
class Comparer {
  readonly #program: Program
  readonly #found = new Map<string, DeclarationChange>()
  readonly #seen = new Map<ts.Symbol, Position>()

  constructor(program: Program) {
    this.#program = program
  }

  compareExports(before: Names, after: Names): DeclarationChange[] {
    const pairs = [...before].flatMap(([subpath, names]) =>
      [...names].flatMap(([name, old]) => {
        const now = after.get(subpath)?.get(name)
        return now ? [{ old, now }] : []
      }),
    )
    for (const { old, now } of pairs)
      if (old.isValue && now.isValue) this.#compareSymbols(old.symbol, now.symbol, partsOfValue, read)
    // Users may write and read a type that no value refers to. The indexes of a document name what is sent and what is read.
    for (const { old, now } of pairs) {
      if (!(old.symbol.flags & now.symbol.flags & ts.SymbolFlags.Type) || this.#seen.has(old.symbol)) continue
      const isIndex = /^(paths|operations|webhooks|components|\$defs)$/.test(old.symbol.name)
      this.#compareNamed(old.symbol, now.symbol, isIndex ? read : written | read)
    }
    return [...this.#found.values()]
  }

  #compareNamed(before: ts.Symbol, after: ts.Symbol, position: Position): void {
    const rest = position & ~(this.#seen.get(before) ?? 0)
    if (rest === 0) return
    this.#seen.set(before, (this.#seen.get(before) ?? 0) | position)
    this.#compareSymbols(before, after, partsOfType, rest)
  }

  #compareSymbols(before: ts.Symbol, after: ts.Symbol, partsOf: typeof partsOfType, position: Position): void {
    let [old, now] = [before, after].map((symbol) => partsOf(this.#program, symbol, new Set())) as [Parts, Parts]
    // A union with several inline objects on one side only: both sides need the labels of variants.
    while (old.variants.size !== now.variants.size || [...old.variants].some((key) => !now.variants.has(key))) {
      const variants = new Set([...old.variants, ...now.variants])
      ;[old, now] = [partsOf(this.#program, before, variants), partsOf(this.#program, after, variants)]
    }
    this.#compareParts(old, now, position)
  }

  #compareParts(before: Parts, after: Parts, position: Position): void {
    /** The bumps that were reported; a part that only one side has, or that another type declares, is `covered`. */
    const reported = new Map<string, Bump | 'covered'>()
    const isCovered = (key: string, bump?: Bump): boolean => {
      const whole = key.slice(0, Math.max(0, key.lastIndexOf('\n')))
      const known = key === '' ? undefined : reported.get(whole)
      if (known === 'covered' || (known && bump && !isHigher(bump, known))) return true
      return key !== '' && isCovered(whole, bump)
    }
    for (const key of new Set([...before.parts.keys(), ...after.parts.keys()])) {
      const [old, now] = [before.parts.get(key), after.parts.get(key)]
      if (isCovered(key)) continue
      if (old && now) {
        // A member that another type declares is compared there.
        const isInherited = old.owner && now.owner && this.#program.partnerOf(old.owner) === now.owner
        if (isInherited) reported.set(key, 'covered')
        else this.#comparePart(old, now, position, (bump) => reported.set(key, bump))
      } else {
        const single = (old ?? now) as Part
        const kind = kindOfSingle(single, now !== undefined)
        const at = isEntry(single) ? position : single.positionIn(position)
        const others = now ? before : after
        const isReported = !isCovered(key, bumpOf(kind, at)) && !this.#isElsewhere(single, key, others)
        if (isReported) this.#report(single, at, kind)
        reported.set(key, 'covered')
      }
    }
    const { partnerOf } = this.#program
    for (const { symbol, positionIn } of before.references) {
      const partner = partnerOf(symbol)
      if (partner) this.#compareNamed(symbol, partner, positionIn(position))
    }
    for (const { symbol, positionIn } of after.references) {
      const partner = partnerOf(symbol)
      if (partner) this.#compareNamed(partner, symbol, positionIn(position))
    }
  }

  /** Whether the other side has a member after all, or lacks it because the type that declares it does. */
  #isElsewhere({ owner, symbol }: Part, key: string, others: Parts): boolean {
    if (!symbol || key === '') return false
    const partner = owner && this.#program.partnerOf(owner)
    const whole = others.parts.get(key.slice(0, key.lastIndexOf('\n')))
    const member = whole?.type.getProperty(symbol.name)
    const { checker, missing } = this.#program
    const isThere = member !== undefined && checker.getTypeOfSymbol(member) !== missing
    return isThere || (partner !== undefined && !partner.members?.has(symbol.escapedName))
  }

  #comparePart(old: Part, now: Part, whole: Position, onReport: (bump: Bump) => void): void {
    const position = now.positionIn(whole)
    const report: Report = (kind, was, is) => {
      const bump = this.#report(old, position, kind, was, is)
      if (bump) onReport(bump)
    }
    if (old.isOptional !== now.isOptional) report(now.isOptional ? 'optional' : 'required')
    if (old.isFixed !== now.isFixed) report(now.isFixed ? 'fixed' : 'free')
    this.#compareTypes(old, now, position, report)
    const [first, second] = [old, now].map(({ symbol }) => (symbol ? this.#commentOf(symbol) : '')) as [string, string]
    const isDeprecated = (text: string) => text.includes('\n@deprecated')
    if (isDeprecated(second) && !isDeprecated(first)) report('deprecated')
    else if (first !== second) report('words')
  }

  #compareTypes(old: Part, now: Part, position: Position, report: Report): void {
    const gone = [...old.types].filter(([text]) => !now.types.has(text))
    const came = [...now.types].filter(([text]) => !old.types.has(text))
    if (gone.length + came.length === 0) return
    const { checker } = this.#program
    if ([...gone, ...came].some(([text]) => /^(deferred|is) /.test(text))) report('unknown')
    else if (old.types.size === 1 && now.types.size === 1) this.#compareSingle(old, now, position, report)
    else {
      // The compiler knows which simple values a type admits; the members of objects are compared one by one.
      const isSimple = (type: ts.Type) => !isObject(type) && !(type.flags & ts.TypeFlags.Undefined)
      const unfit = (types: typeof gone, other: ts.Type) =>
        types.flatMap(([, type]) => (isSimple(type) && checker.isTypeAssignableTo(type, other) ? [] : [type]))
      const [lost, gained] = [unfit(gone, now.type), unfit(came, old.type)]
      if (lost.length > 0) report('narrower', this.#textOf(lost))
      const kind = position === read && this.#isOpen(old) ? 'open-wider' : 'wider'
      if (gained.length > 0) report(kind, '', this.#textOf(gained))
    }
  }

  #compareSingle(old: Part, now: Part, position: Position, report: Report): void {
    const { checker } = this.#program
    const [was, is] = [this.#textOf([old.type]), this.#textOf([now.type])]
    const hasAny = ((old.type.flags | now.type.flags) & ts.TypeFlags.Any) !== 0
    // Users who write a type need the old values to fit; users who read it need the new values to fit.
    const isTaken = !hasAny && checker.isTypeAssignableTo(old.type, now.type)
    const isGiven = !hasAny && checker.isTypeAssignableTo(now.type, old.type)
    const breaks = (isTaken ? 0 : position & written) | (isGiven ? 0 : position & read)
    // An object without an optional member is assignable to one with it, and breaks users all the same.
    const [before, after] = [this.#memberNames(old.type), this.#memberNames(now.type)]
    const loses = before.some((name) => !after.includes(name))
    if (!isTaken || !isGiven || loses || before.length !== after.length)
      report(breaks || loses ? 'changed' : 'eased', was, is)
    // One argument and all further ones can have the same type.
    else if (isRest(old) !== isRest(now)) report('unknown')
  }

  /** The members of an object that a package declares. */
  #memberNames(type: ts.Type): string[] {
    const { checker, packageOf } = this.#program
    const isOwn = isObject(type) && (!type.symbol || packageOf(type.symbol) !== undefined)
    return isOwn ? checker.getPropertiesOfType(type).map(({ name }) => name) : []
  }

  #report(part: Part, position: Position, kind: Kind, was = '', is = ''): Bump | undefined {
    const bump = bumpOf(kind, position)
    if (!bump) return undefined
    const { labels } = part
    const isNeeded = kind === 'new-required' && position & written
    const sentence = `${rules[kind].says(textOfLabels(labels), was, is)}${isNeeded ? ' and required' : ''}`
    const key = [textOfLabels(labels), kind, was, is].join('\n')
    const known = this.#found.get(key)
    const highest = known && isHigher(known.bump, bump) ? known : { bump, sentence }
    this.#found.set(key, { ...highest, labels, part: textOfLabels(labels.slice(1)), kind })
    return bump
  }

  /** Whether a union has a member for values that are not listed yet. */
  #isOpen({ types }: Part): boolean {
    const { checker } = this.#program
    return [...types.values()].some((type) =>
      checker
        .getPropertiesOfType(type)
        .some((member) => checker.typeToString(checker.getTypeOfSymbol(member)).includes('} (unlisted)`')),
    )
  }

  #textOf(types: readonly ts.Type[]): string {
    const texts = types.map((type) => {
      const text = this.#program.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
      const line = text.replace(/\s+/g, ' ')
      return line.length > 80 ? `${line.slice(0, 79)}…` : line
    })
    return firstOf(texts, 6)
  }

  #commentOf(symbol: ts.Symbol): string {
    const { checker } = this.#program
    const tags = symbol.getJsDocTags(checker).map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`)
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker))
    return [text, ...tags].map((each) => each.replace(/\s+/g, ' ')).join('\n')
  }
}
