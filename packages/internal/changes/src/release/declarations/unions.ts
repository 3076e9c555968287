import ts from 'typescript'
import { type Comparer, textOf } from './comparer.ts'
import { type Path, type Position, read } from './difference.ts'
import { namedBy } from './names.ts'
import { plainName } from './world.ts'

/** Members of a union are found again by name or value, whatever their order; the rest by what they hold. */
export function compareUnions(
  comparer: Comparer,
  before: ts.Type,
  after: ts.Type,
  position: Position,
  path: Path,
): void {
  const inBoth = namesIn(comparer, before).filter((name) => namesIn(comparer, after).includes(name))
  const [old, now] = [keyed(comparer, before, inBoth), keyed(comparer, after, inBoth)]
  for (const [key, type] of old) {
    const other = now.get(key)
    if (other) comparer.compare(type, other, position, path)
  }
  const gone = [...old].filter(([key]) => !now.has(key)).map(([, type]) => type)
  const came = [...now].filter(([key]) => !old.has(key)).map(([, type]) => type)
  for (const type of [...gone]) {
    const same = came.find((other) => comparer.isSame(type, other, position))
    if (!same) continue
    gone.splice(gone.indexOf(type), 1)
    came.splice(came.indexOf(same), 1)
  }
  const [left, right] = [gone[0], came[0]]
  if (gone.length === 1 && came.length === 1 && left && right && isObject(left) && isObject(right)) {
    comparer.compare(left, right, position, path)
    return
  }
  const { checker } = comparer.worlds
  const lost = gone.filter((type) => !isSimple(type) || !checker.isTypeAssignableTo(type, after))
  const gained = came.filter((type) => !isSimple(type) || !checker.isTypeAssignableTo(type, before))
  if (lost.length > 0) comparer.report(path, 'narrower', position, listed(comparer, lost))
  if (gained.length === 0) return
  const kind = position === read && isOpen(comparer, before) ? 'listed' : 'wider'
  comparer.report(path, kind, position, '', listed(comparer, gained))
}

/** Whether a union says that others may come: it ends in a member for what is not listed. */
function isOpen({ worlds: { checker } }: Comparer, union: ts.Type): boolean {
  return membersOf(union).some((type) =>
    checker
      .getPropertiesOfType(type)
      .some((member) => checker.typeToString(checker.getTypeOfSymbol(member)).includes('} (unlisted)`')),
  )
}

function keyed(comparer: Comparer, type: ts.Type, names: readonly string[]): Map<string, ts.Type> {
  const members = new Map<string, ts.Type>()
  for (const member of partsOf(comparer, type, names)) {
    // Whether a member is optional is said of the member.
    if (member === comparer.worlds.missing) continue
    const key = keyOf(comparer, member)
    let number = 0
    while (members.has(`${key}#${number}`)) number++
    members.set(`${key}#${number}`, member)
  }
  return members
}

function keyOf(comparer: Comparer, type: ts.Type): string {
  const name = namedBy(comparer.worlds, type)
  const isShared = name && comparer.worlds.partnerOf(name.symbol) !== undefined
  if (isShared) return `name ${plainName(name.symbol)}`
  if (isSimple(type)) return `value ${comparer.worlds.checker.typeToString(type)}`
  const { symbol } = type
  const isPlatform = symbol !== undefined && !symbol.name.startsWith('__') && !comparer.worlds.packageOf(symbol)
  return isPlatform ? `platform ${symbol.name}` : `type ${textOf(comparer, type)}`
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

/** What a union was written of, before the compiler made one list of it: an optional member of a named union, say. */
function writtenParts(type: ts.Type): readonly ts.Type[] {
  const { origin } = type as { origin?: ts.Type }
  return origin?.isUnion() ? origin.types : membersOf(type)
}

const nameOf = ({ worlds }: Comparer, type: ts.Type): string | undefined => {
  const named = type.isUnion() ? namedBy(worlds, type) : undefined
  return named && plainName(named.symbol)
}

/** The named unions in a union. */
const namesIn = (comparer: Comparer, type: ts.Type): string[] =>
  writtenParts(type).flatMap((part) => nameOf(comparer, part) ?? [])

/** The members of a union, where some named unions in it stay whole: those speak for themselves. */
function partsOf(comparer: Comparer, type: ts.Type, names: readonly string[]): ts.Type[] {
  return writtenParts(type).flatMap((part) => {
    const isWhole = !part.isUnion() || names.includes(nameOf(comparer, part) ?? '')
    return isWhole ? [part] : membersOf(part)
  })
}

const isObject = (type: ts.Type) => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

/** A value or a primitive, `string & {}` included: whether it fits, the compiler can say. */
const isSimple = (type: ts.Type): boolean =>
  type.isIntersection() ? type.types.some(isSimple) : (type.flags & ts.TypeFlags.Object) === 0

function listed(comparer: Comparer, types: readonly ts.Type[]): string {
  const texts = types.map((type) => textOf(comparer, type)).sort()
  return texts.length > 6 ? `${texts.slice(0, 6).join(', ')} and ${texts.length - 6} more` : texts.join(', ')
}
