import { pointerTo } from '../../schema/pointer.ts'
import type { Json, JsonObject, Node, SchemaObject, Shape } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { isSame, membersOf, type Property, propertiesOf, type Stated, typesOf } from '../instances/constraints.ts'
import type { ValueMaker } from '../instances/generator.ts'
import { briefly, type Proposal } from './candidate.ts'
import { without } from './container-candidates.ts'
import { rulesOf } from './cross-field-rules.ts'

/**
 * Objects whose fields are right one by one and wrong together. From every valid object of a shape (full, minimal, and
 * one for every member of every enumeration) one field is dropped, added or changed, those of the next branch of the
 * union included; what then breaks a rule is proposed, once for each rule, field and starting point.
 */
export function mixturesOf(node: Node, shape: Shape, maker: ValueMaker): Proposal[] {
  const rules = rulesOf(shape)
  if (rules.length === 0 || !typesOf(shape)?.includes('object')) return []
  const own = propertiesOf(shape)
  const all = [...own, ...neighboursOf(node, shape, own, maker.reader)]
  const found = new Map<string, Proposal>()
  for (const rule of rules) {
    const union = isUnion(rule)
    const landmarks = landmarksIn(rule.value)
    const words = JSON.stringify(rule.value)
    const spokenOf = all.filter(({ name }) => union || words.includes(JSON.stringify(name)))
    const members = union ? [] : own.filter((property) => spokenOf.includes(property))
    for (const start of startsOf(node, shape, members, maker)) {
      const moves = spokenOf.flatMap((property) => movesOf(start.value, property, landmarks, maker))
      const broken = moves.filter((move) => !maker.reader.allows(rule.value, move.value))
      const isAtEdge = broken.some((move) => move.atLandmark)
      for (const move of isAtEdge ? moves.filter((each) => each.atLandmark || broken.includes(each)) : broken) {
        const key = [rule.pointer, union ? '' : start.says, move.kind].join(' ')
        const about = broken.includes(move) ? rule.pointer : pointerTo(rule.pointer, 'kept')
        if (found.has(key)) continue
        const value = broken.includes(move) ? onlyBreaking(rule, rules, shape, move, maker) : move.value
        found.set(key, { kind: 'rule', value, about, says: `${move.says}${start.says}` })
      }
    }
  }
  return [...found.values()]
}

const isUnion = ({ value }: Stated<SchemaObject>) => value.oneOf !== undefined || value.anyOf !== undefined

/** The same mistake among other fields, so that it breaks this rule and no other, as far as that can be. */
function onlyBreaking(
  rule: Stated<SchemaObject>,
  rules: readonly Stated<SchemaObject>[],
  shape: Shape,
  { value, name }: { value: JsonObject; name: string },
  { reader, improve }: ValueMaker,
): JsonObject {
  const others = rules.filter((each) => each !== rule && !isUnion(each))
  return improve(shape, value, [name], (each) =>
    reader.allows(rule.value, each) ? rules.length : others.filter((other) => !reader.allows(other.value, each)).length,
  )
}

/** The properties that the next branch of the same union has and this one has not. */
function neighboursOf(node: Node, shape: Shape, own: readonly Property[], reader: SchemaReader): readonly Property[] {
  const shapes = reader.shapes(node)
  const next = shapes[(shapes.indexOf(shape) + 1) % shapes.length] as Shape
  return propertiesOf(next).filter(({ name }) => !own.some((property) => property.name === name))
}

interface Start {
  readonly value: JsonObject
  readonly says: string
}

function startsOf(node: Node, shape: Shape, properties: readonly Property[], maker: ValueMaker): Start[] {
  const starts = [
    { value: maker.complete(node, shape, {}, 'full'), says: '' },
    { value: maker.complete(node, shape, {}, 'minimal'), says: ' and nothing optional' },
    ...properties.flatMap((property) =>
      membersIn(property, maker.reader).flatMap((member) =>
        [maker.complete(node, shape, { [property.name]: member }, 'minimal')].map((value) => ({
          value,
          says: `, while ${property.name} is ${JSON.stringify(member)}`,
        })),
      ),
    ),
  ]
  return starts.filter((start): start is Start => start.value !== undefined)
}

/** The values of a property that rules can be about: members of an enumeration, and true and false. */
function membersIn({ node }: Property, reader: SchemaReader): readonly Json[] {
  return reader
    .shapes(node)
    .flatMap((shape) => membersOf(shape) ?? (typesOf(shape)?.includes('boolean') ? [true, false] : []))
}

function movesOf(start: JsonObject, property: Property, landmarks: Landmarks, maker: ValueMaker) {
  const { name } = property
  const near = (landmarks.get(name) ?? []).filter((value) => maker.reader.accepts(property.node, value))
  const values = [...near, ...maker.variety(property.node)].filter((value) => !isSame(value, start[name]))
  const changed = values.map((value, index) => ({
    name,
    value: { ...start, [name]: value },
    // Next to a number that a rule names, every step counts.
    kind: `${name} ${index < near.length ? value : name in start ? 'changed' : 'added'}`,
    says: `with ${name} set to ${briefly(value)}`,
    atLandmark: index < near.length,
  }))
  const dropped = {
    name,
    value: without(start, name),
    kind: `${name} dropped`,
    says: `without ${name}`,
    atLandmark: false,
  }
  return name in start ? [dropped, ...changed] : changed
}

type Landmarks = ReadonlyMap<string, readonly number[]>

/** The bounds that rules name for a property, with their neighbours. */
function landmarksIn(rule: unknown, found = new Map<string, number[]>()): Landmarks {
  if (typeof rule !== 'object' || rule === null) return found
  for (const [name, schema] of Object.entries((rule as SchemaObject).properties ?? {})) {
    const { minimum, maximum } = schema as { minimum?: number; maximum?: number }
    for (const bound of [minimum, maximum]) {
      if (bound !== undefined) found.set(name, [...(found.get(name) ?? []), bound - 1, bound, bound + 1])
    }
  }
  for (const inner of Object.values(rule)) landmarksIn(inner, found)
  return found
}
