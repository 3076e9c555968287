import { isOpen } from './facts-closure-schemas.ts'
import { placeOf, statementOf } from './facts-public-statements.ts'
import type { Reading } from './facts-reading.ts'
import { entriesOf, isObject, type Json, listOf, type Spot } from './facts-spots.ts'
import { isPublic, membersOf } from './facts-values.ts'

/** Where a walk through the document stands. */
export interface Walk {
  readonly reading: Reading
  readonly records: ReadonlySet<string>
  readonly met: Set<string>
  say(of: string, statement: string, at: Spot): void
  speak(of: string, spot: Spot): void
}

const structure = new Set(
  '$ref $comment description summary title example examples properties discriminator items patternProperties'.split(
    ' ',
  ),
)
const conditions = new Set(['not', 'if', 'then', 'else'])

/** Reads a schema. `isTold`: what holds it is publicly known, and so is the reference to it. */
export function readSchema(walk: Walk, spot: Spot, of: string, isTold: boolean, within: readonly string[]): void {
  const { reading, say } = walk
  const { node } = spot
  const isKnown = isTold || spot.mark === 'public'
  walk.speak(of, spot)
  if (node.$ref !== undefined) readReference(walk, spot, of, isKnown, within)
  for (const [keyword, value] of Object.entries(node)) {
    if (structure.has(keyword)) continue
    if (keyword === 'enum' || keyword === 'const' || keyword === 'x-extensible-enum') {
      for (const member of membersOf(spot) ?? []) {
        if (isPublic(spot, keyword, member)) say(of, statementOf.value(member), spot)
      }
      // That servers add values over time is a public fact of every list, whoever states its values.
      say(of, statementOf.listed(keyword !== 'x-extensible-enum'), spot)
    } else if (keyword === 'type') {
      for (const type of [value].flat()) if (isPublic(spot, keyword, type)) say(of, statementOf.type(type), spot)
    } else if (keyword === 'required') {
      for (const field of listOf(value)) {
        if (isPublic(spot, keyword, field)) say(of, statementOf.requires(String(field)), spot)
      }
    } else if (keyword === 'oneOf' || keyword === 'anyOf' || keyword === 'allOf') {
      readMembers(walk, spot, keyword, of, within)
    } else if (conditions.has(keyword)) {
      readCondition(walk, spot, keyword, of, within)
    } else if (keyword === 'additionalProperties' && typeof value === 'boolean') {
      if (isPublic(spot, keyword)) say(of, statementOf.others(value), spot)
    } else if (!keyword.startsWith('x-') || keyword === 'x-unlisted') {
      if (isPublic(spot, keyword)) say(of, statementOf.keyword(keyword, value), spot)
    }
  }
  readFields(walk, spot, of, within)
  readDiscriminator(walk, spot, of)
  const items = reading.child(spot, 'items')
  if (items) readSchema(walk, items, placeOf.items(of), spot.mark === 'public', within)
}

const componentName = /^#\/components\/schemas\/([^/]+)$/

function readReference(walk: Walk, spot: Spot, of: string, isKnown: boolean, within: readonly string[]): void {
  const target = walk.reading.target(spot)
  const [, name] = componentName.exec(String(spot.node.$ref)) ?? []
  if (name !== undefined && walk.records.has(name)) {
    if (isKnown) walk.say(of, statementOf.record(name), spot)
  } else if (target && !within.includes(target.pointer)) {
    walk.met.add(target.pointer)
    readSchema(walk, target, of, isKnown, [...within, target.pointer])
  }
}

function readMembers(walk: Walk, spot: Spot, keyword: string, of: string, within: readonly string[]): void {
  for (const [index, value] of listOf(spot.node[keyword]).entries()) {
    const member = walk.reading.child(spot, keyword, String(index))
    if (!member) continue
    const isKnown = spot.mark === 'public' || member.mark === 'public'
    const [, name] = componentName.exec(String(member.node.$ref)) ?? []
    const isNull = member.node.type === 'null' && Object.keys(value as Json).length === 1
    const isRecord = name !== undefined && walk.records.has(name)
    const called = isNull ? 'null' : isRecord ? name : `form ${index + 1}`
    if (isKnown) walk.say(of, statementOf.member(keyword, called), member)
    if (!isNull && !isRecord) readSchema(walk, member, placeOf.member(of, index), isKnown, within)
  }
}

/** A condition is publicly known where what it asks for is. */
function readCondition(walk: Walk, spot: Spot, keyword: string, of: string, within: readonly string[]): void {
  const inside = walk.reading.child(spot, keyword)
  const mark = keyword === 'not' ? spot.mark : (walk.reading.child(spot, 'if')?.mark ?? spot.mark)
  if (mark !== 'public') return
  walk.say(of, statementOf.condition(keyword), spot)
  if (!inside) return
  const own = inside.node['x-provenance'] === undefined ? mark : inside.mark
  readSchema(walk, { ...inside, mark: own }, placeOf.condition(of, keyword), true, within)
}

function readFields(walk: Walk, spot: Spot, of: string, within: readonly string[]): void {
  const { reading, say } = walk
  for (const [field, value] of entriesOf(spot.node.properties)) {
    const inside = reading.child(spot, 'properties', field)
    const isKnown = spot.mark === 'public' || inside?.mark === 'public'
    if (inside === undefined) {
      if (isKnown) say(of, value === false ? statementOf.forbids(field) : statementOf.field(field), spot)
      continue
    }
    if (isKnown && !isOpen(value)) say(of, statementOf.field(field), inside)
    readSchema(walk, inside, placeOf.field(of, field), isKnown, within)
  }
  for (const [pattern] of entriesOf(spot.node.patternProperties)) {
    const inside = reading.child(spot, 'patternProperties', pattern)
    if (!inside) continue
    if (spot.mark === 'public') say(of, statementOf.field(`/${pattern}/`), inside)
    readSchema(walk, inside, placeOf.like(of, pattern), spot.mark === 'public', within)
  }
}

/** What tells the members of a union apart is a public fact, whoever states the members. */
function readDiscriminator({ say }: Walk, spot: Spot, of: string): void {
  const { discriminator } = spot.node
  if (!isObject(discriminator)) return
  say(of, statementOf.toldApart(discriminator.propertyName), spot)
  for (const [value, reference] of entriesOf(discriminator.mapping)) {
    const [, name] = componentName.exec(String(reference)) ?? []
    say(of, statementOf.means(value, name ?? String(reference)), spot)
  }
}
