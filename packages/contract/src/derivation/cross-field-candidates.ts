import {
  enumMembers,
  isSame,
  type Json,
  type JsonObject,
  type Node,
  type Property,
  pointerBelow,
  type SchemaObject,
  type Stated,
  type Variant,
  variantProperties,
  variantTypes,
  without,
} from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import { briefly, type Candidate } from './candidate.ts'
import { isUnion, rulesOf } from './instances/contexts.ts'
import type { InstanceGenerator, Richness } from './instances/generator.ts'

/**
 * Objects whose fields are valid one by one and invalid together. Starts from valid objects of a variant (full, minimal,
 * and one for every member of every enum) and drops, adds or changes one field, also a field of the next branch of the
 * union. An object that then breaks a rule is a candidate, once for each rule, field and start.
 */
export function crossFieldCandidates(node: Node, variant: Variant, instances: InstanceGenerator): Candidate[] {
  const rules = rulesOf(variant)
  if (rules.length === 0 || !variantTypes(variant)?.includes('object')) return []
  const own = variantProperties(variant)
  const all = [...own, ...propertiesOfNext(node, variant, own, instances.reader)]
  const found = new Map<string, Candidate>()
  for (const rule of rules) {
    const union = isUnion(rule)
    const bounds = boundsIn(rule.value)
    const words = JSON.stringify(rule.value)
    // The change that breaks a rule in CEL stands beside it: the usual objects are starts enough.
    const isExpression = rule.value['x-validations'] !== undefined
    const isSpokenOf = (name: string) =>
      isExpression ? words.includes(`self.${name}`) : words.includes(JSON.stringify(name))
    const spokenOf = all.filter(({ name }) => union || isSpokenOf(name))
    const members = union || isExpression ? [] : own.filter((property) => spokenOf.includes(property))
    for (const start of startsOf(node, variant, members, instances)) {
      const moves = spokenOf.flatMap((property) => movesOf(start.value, property, bounds, instances))
      const broken = moves.filter((move) => !instances.reader.allows(rule.value, move.value))
      const isAtEdge = broken.some((move) => move.atBound)
      for (const move of isAtEdge ? moves.filter((each) => each.atBound || broken.includes(each)) : broken) {
        const key = [rule.pointer, union ? '' : start.says, move.kind].join(' ')
        const about = broken.includes(move) ? rule.pointer : pointerBelow(rule.pointer, 'kept')
        if (found.has(key)) continue
        const value = broken.includes(move) ? onlyBreaking(rule, rules, variant, move, instances) : move.value
        found.set(key, { kind: 'rule', value, about, says: `${move.says}${start.says}`, base: start.value })
      }
    }
  }
  return [...found.values()]
}

/** Changes the other fields so that the object breaks this rule and no other, if possible. */
function onlyBreaking(
  rule: Stated<SchemaObject>,
  rules: readonly Stated<SchemaObject>[],
  variant: Variant,
  { value, name }: { value: JsonObject; name: string },
  instances: InstanceGenerator,
): JsonObject {
  const others = rules.filter((each) => each !== rule && !isUnion(each))
  const { reader } = instances
  return instances.improve(variant, value, [name], (each) =>
    reader.allows(rule.value, each) ? rules.length : others.filter((other) => !reader.allows(other.value, each)).length,
  )
}

/** The properties of the next branch of the union that this one lacks. */
function propertiesOfNext(
  node: Node,
  variant: Variant,
  own: readonly Property[],
  reader: SchemaReader,
): readonly Property[] {
  const variants = reader.variants(node)
  const next = variants[(variants.indexOf(variant) + 1) % variants.length] as Variant
  return variantProperties(next).filter(({ name }) => !own.some((property) => property.name === name))
}

interface Start {
  readonly value: JsonObject
  readonly says: string
}

function startsOf(
  node: Node,
  variant: Variant,
  properties: readonly Property[],
  instances: InstanceGenerator,
): Start[] {
  const start = (fixed: JsonObject, richness: Richness, says: string): Start[] => {
    const value = instances.complete(node, variant, fixed, richness)
    return value === undefined ? [] : [{ value, says }]
  }
  const withMembers = properties.flatMap((property) =>
    membersIn(property, instances.reader).flatMap((member) =>
      start({ [property.name]: member }, 'minimal', `, while ${property.name} is ${JSON.stringify(member)}`),
    ),
  )
  return [...start({}, 'full', ''), ...start({}, 'minimal', ' and nothing optional'), ...withMembers]
}

/** The values of a property that rules can distinguish: members of an enum, true and false. */
function membersIn({ node }: Property, reader: SchemaReader): readonly Json[] {
  return reader
    .variants(node)
    .flatMap((variant) => enumMembers(variant) ?? (variantTypes(variant)?.includes('boolean') ? [true, false] : []))
}

function movesOf(start: JsonObject, property: Property, bounds: Bounds, instances: InstanceGenerator) {
  const { name } = property
  const near = (bounds.get(name) ?? []).filter((value) => instances.reader.accepts(property.node, value))
  const values = [...near, ...instances.variety(property.node)].filter((value) => !isSame(value, start[name]))
  const changed = values.map((value, index) => ({
    value: { ...start, [name]: value },
    // Near a bound of a rule, every value is a candidate of its own.
    kind: `${name} ${index < near.length ? value : name in start ? 'changed' : 'added'}`,
    says: `with ${name} set to ${briefly(value)}`,
    atBound: index < near.length,
  }))
  const dropped = { value: without(start, name), kind: `${name} dropped`, says: `without ${name}`, atBound: false }
  return (name in start ? [dropped, ...changed] : changed).map((move) => ({ ...move, name }))
}

type Bounds = ReadonlyMap<string, readonly number[]>

/** The bounds that a rule states for properties, with the values one below and one above. */
function boundsIn(rule: unknown, found = new Map<string, number[]>()): Bounds {
  if (typeof rule !== 'object' || rule === null) return found
  for (const [name, schema] of Object.entries((rule as SchemaObject).properties ?? {})) {
    const { minimum, maximum } = schema as { minimum?: number; maximum?: number }
    for (const bound of [minimum, maximum]) {
      if (bound !== undefined) found.set(name, [...(found.get(name) ?? []), bound - 1, bound, bound + 1])
    }
  }
  for (const inner of Object.values(rule)) boundsIn(inner, found)
  return found
}
