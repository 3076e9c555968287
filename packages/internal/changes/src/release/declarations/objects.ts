import ts from 'typescript'
import type { Comparer } from './comparer.ts'
import { type Path, type Position, step } from './difference.ts'
import { compareMembers } from './members.ts'
import { declarationOf, namedBy, objectFlags } from './names.ts'
import { compareSignatures } from './signatures.ts'
import { plainName } from './world.ts'

export const isObject = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 || (type.isIntersection() && type.types.every(isObject))

/** Members, indexes and calls of two objects. */
export function compareObjects(
  comparer: Comparer,
  before: ts.Type,
  after: ts.Type,
  position: Position,
  path: Path,
): void {
  if (before.isIntersection() && after.isIntersection() && comparePartners(comparer, before, after, position, path))
    return
  compareMembers(comparer, before, after, position, path)
  compareIndexes(comparer, before, after, position, path)
  compareAbstract(comparer, before, after, position, path)
  const { getSignaturesOfType } = comparer.worlds.checker
  for (const kind of [ts.SignatureKind.Call, ts.SignatureKind.Construct]) {
    const signatures = [getSignaturesOfType(before, kind), getSignaturesOfType(after, kind)] as const
    const to = kind === ts.SignatureKind.Construct ? step(path, '(new)') : path
    compareSignatures(comparer, signatures[0], signatures[1], position, to)
  }
}

/** The parts of an intersection one by one, where they can be told: then each name speaks for itself. */
export function comparePartners(
  comparer: Comparer,
  before: ts.IntersectionType,
  after: ts.IntersectionType,
  position: Position,
  path: Path,
): boolean {
  const nameOf = (type: ts.Type) => {
    const name = namedBy(comparer.worlds, type)
    return name ? plainName(name.symbol) : ''
  }
  const names = [before.types.map(nameOf), after.types.map(nameOf)] as const
  if (names[0].join() !== names[1].join()) return false
  before.types.forEach((type, index) => {
    comparer.compare(type, after.types[index] ?? type, position, path)
  })
  return true
}

function compareIndexes(comparer: Comparer, before: ts.Type, after: ts.Type, position: Position, path: Path): void {
  const { checker } = comparer.worlds
  const [old, now] = [checker.getIndexInfosOfType(before), checker.getIndexInfosOfType(after)]
  const sameKey = (one: ts.IndexInfo) => (other: ts.IndexInfo) =>
    checker.typeToString(one.keyType) === checker.typeToString(other.keyType)
  const label = (info: ts.IndexInfo) => step(path, `[${checker.typeToString(info.keyType)}]`)
  for (const info of old) {
    const other = now.find(sameKey(info))
    if (other) comparer.compare(info.type, other.type, position, label(info))
    else comparer.report(label(info), 'gone', position)
  }
  for (const info of now) if (!old.some(sameKey(info))) comparer.report(label(info), 'new-optional', position)
}

/** A class that can no longer be made. */
function compareAbstract(comparer: Comparer, before: ts.Type, after: ts.Type, position: Position, path: Path): void {
  const isAbstract = (type: ts.Type) => {
    const node = type.symbol && declarationOf(type.symbol)
    return (
      node !== undefined &&
      objectFlags(type) !== 0 &&
      (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract) !== 0
    )
  }
  if (!isAbstract(before) && isAbstract(after)) comparer.report(step(path, '(new)'), 'gone', position)
}
