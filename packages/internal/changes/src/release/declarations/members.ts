import ts from 'typescript'
import type { Comparer } from './comparer.ts'
import { flip, type Path, type Position, pathTo, step } from './difference.ts'
import { declarationOf, memberName } from './names.ts'
import { compareWords } from './words.ts'
import { plainName } from './world.ts'

/** The members of two objects, by name. */
export function compareMembers(
  comparer: Comparer,
  before: ts.Type,
  after: ts.Type,
  position: Position,
  path: Path,
): void {
  const [old, now] = [membersOf(comparer, before), membersOf(comparer, after)]
  for (const [name, member] of old) compareMember(comparer, name, member, now.get(name), position, path)
  for (const [name, member] of now) if (!old.has(name)) reportNew(comparer, name, member, position, path)
}

/** What users can see. A member that is there to be absent (`text?: never`) is none. */
function membersOf({ worlds: { checker, missing } }: Comparer, type: ts.Type): Map<string, ts.Symbol> {
  const members = checker.getPropertiesOfType(type).filter((member) => {
    const declaration = declarationOf(member)
    const isPrivate = declaration && ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private
    return !isPrivate && !member.name.startsWith('__#') && checker.getTypeOfSymbol(member) !== missing
  })
  return new Map(members.map((member) => [memberName(member), member]))
}

const isOptional = (member: ts.Symbol) => (member.flags & ts.SymbolFlags.Optional) !== 0

function compareMember(
  comparer: Comparer,
  name: string,
  before: ts.Symbol,
  after: ts.Symbol | undefined,
  position: Position,
  whole: Path,
): void {
  const owner = ownerOf(comparer, before, whole)
  const partner = owner && comparer.worlds.partnerOf(owner)
  if (!after) {
    const isStillThere = partner?.members?.has(before.escapedName)
    comparer.report(step(owner && !isStillThere ? pathTo(plainName(owner)) : whole, name), 'gone', position)
    return
  }
  const inherited = owner !== undefined && partner !== undefined && partner === parentOf(after)
  if (inherited) comparer.compareNamed(owner, partner, position)
  const from = inherited ? pathTo(plainName(owner)) : whole
  const path = step(from, name, declarationOf(before), declarationOf(after))
  if (isOptional(before) && !isOptional(after)) comparer.report(path, 'required', position)
  if (!isOptional(before) && isOptional(after)) comparer.report(path, 'optional', position)
  const fixed = [isFixed(before), isFixed(after)]
  if (fixed[0] !== fixed[1]) comparer.report(path, fixed[1] ? 'fixed' : 'free', position)
  const at = isWrittenPart(whole, name) ? flip(position) : position
  comparer.compare(typeOf(comparer, before), typeOf(comparer, after), at, path)
  compareWords(comparer, before, after, path)
}

function reportNew(comparer: Comparer, name: string, member: ts.Symbol, position: Position, whole: Path): void {
  const owner = ownerOf(comparer, member, whole)
  const wasThere = owner && comparer.worlds.partnerOf(owner)?.members?.has(member.escapedName)
  const path = step(owner && !wasThere ? pathTo(plainName(owner)) : whole, name)
  comparer.report(path, isOptional(member) ? 'new-optional' : 'new-required', position)
}

/** The interface or class that a member is written in. */
const parentOf = (member: ts.Symbol): ts.Symbol | undefined =>
  (declarationOf(member)?.parent as { symbol?: ts.Symbol } | undefined)?.symbol

/** The named type that declares an inherited member: what changes there is said once, not of each that inherits it. */
function ownerOf({ worlds }: Comparer, member: ts.Symbol, whole: Path): ts.Symbol | undefined {
  const parent = parentOf(member)
  if (!parent || whole.labels.length !== 1 || plainName(parent) === whole.labels[0]) return undefined
  return worlds.packageOf(parent) && worlds.partnerOf(parent) ? parent : undefined
}

/** The type of a member without the absence that an optional one has anyway. */
function typeOf({ worlds: { checker, missing } }: Comparer, member: ts.Symbol): ts.Type {
  const type = checker.getTypeOfSymbol(member)
  if (!isOptional(member) || !type.isUnion()) return type
  const kept = type.types.filter((inner) => inner !== missing)
  return kept.length === 1 && kept[0] ? kept[0] : type
}

function isFixed(member: ts.Symbol): boolean {
  const declaration = declarationOf(member)
  const isGetter = (member.flags & ts.SymbolFlags.Accessor) === ts.SymbolFlags.GetAccessor
  return (
    isGetter ||
    (declaration !== undefined && (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0)
  )
}

// The index of operations that openapi-typescript writes names what is sent beside what comes back.
const isWrittenPart = ({ labels }: Path, name: string) =>
  /^(paths|operations|webhooks|components|\$defs)$/.test(labels[0] ?? '') &&
  /^(parameters|requestBody|requestBodies)$/.test(name)
