import {
  forbiddenIn,
  isJsonObject,
  type Json,
  type JsonObject,
  type Node,
  type Property,
  pointerBelow,
  type SchemaObject,
  stated,
  type Variant,
  variantItems,
  variantProperties,
  variantTypes,
  without,
} from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import { around, type Candidate, candidate, type Side, type Sides } from './candidate.ts'
import { distinctItem, type InstanceGenerator } from './instances/generator.ts'
import { memberCandidates, numberCandidates, textCandidates } from './scalar-candidates.ts'

/** Values on both sides of every constraint of a variant on one value: type, members, bounds, lengths, text. */
export function candidatesOf(node: Node, variant: Variant, instances: InstanceGenerator): Candidate[] {
  return [
    ...typeCandidates(node, variant, instances.reader),
    ...memberCandidates(variant),
    ...numberCandidates(variant),
    ...textCandidates(variant, instances.reader),
    ...listCandidates(variant, instances),
    ...objectCandidates(node, variant, instances),
    ...mapCandidates(variant, instances),
  ]
}

/** Values that a careless conversion accepts; the first whose type is not allowed is tried. */
const SCALARS = [
  { is: ['string'], value: '1', says: 'set to the text "1"' },
  { is: ['number', 'integer'], value: 1, says: 'set to the number 1' },
  { is: ['boolean'], value: true, says: 'set to true' },
]
const CONTAINERS = [
  { is: ['array'], value: [], says: 'set to an empty list' },
  { is: ['object'], value: {}, says: 'set to an empty object' },
]

/** Null, and a value of a type that neither a variant nor another branch of its union allows. */
export function typeCandidates(node: Node, variant: Variant, reader: SchemaReader): Candidate[] {
  return stated<string | string[]>(variant, 'type').flatMap(({ value, pointer }) => {
    const allowed: readonly string[] = variantTypes(variant) ?? [value].flat()
    const near = allowed.some((type) => type === 'array' || type === 'object') ? CONTAINERS : SCALARS
    const others = near.filter(({ is }) => !is.some((type) => allowed.includes(type)))
    const wrong = others.find((each) => !reader.accepts(node, each.value)) ?? others[0]
    const isWhole = allowed.includes('integer') && !allowed.includes('number')
    return [
      candidate('null', pointerBelow(pointer, 'null'), 'set to null', null),
      ...(wrong ? [candidate('wrong type', pointer, wrong.says, wrong.value)] : []),
      ...(isWhole ? [candidate('wrong type', pointer, 'set to 1.5', 1.5)] : []),
    ]
  })
}

function listCandidates(variant: Variant, instances: InstanceGenerator): Candidate[] {
  const items = variantItems(variant)
  const item = instances.sample(items, 'minimal')
  if (item === undefined || (items.length === 0 && !variantTypes(variant)?.includes('array'))) return []
  const isUnique = stated<boolean>(variant, 'uniqueItems').some(({ value }) => value)
  const list = (length: number): Json => {
    const hasId = isJsonObject(item) && 'id' in item
    if (!isUnique && !hasId) return Array.from({ length }, () => item)
    const made = Array.from({ length }, (_, index) => distinctItem(item, index))
    const fitting = made.filter((each) => instances.reader.accepts(items, each))
    // No two objects of a list have the same id.
    if (hasId) return fitting
    return [...instances.variety(items), ...fitting].slice(0, length)
  }
  const withItems = (length: number): Side => (length < 0 ? undefined : [`with ${length} items`, list(length)])
  const ofLength = (keyword: 'minItems' | 'maxItems', step: number): Candidate[] => {
    const base = list(stated(variant, keyword)[0]?.value ?? 0)
    const found = around(variant, { [keyword]: (value) => [withItems(value), withItems(value + step)] })
    return found.map((each) => ({ ...each, base }))
  }
  return [
    ...ofLength('minItems', -1),
    ...ofLength('maxItems', 1),
    ...around(variant, {
      uniqueItems: () => [
        ['with different items', list(2)],
        ['with the same item twice', [item, item]],
      ],
    }),
  ]
}

/** Objects that lack a property, or have an unknown or a forbidden one. */
function objectCandidates(node: Node, variant: Variant, instances: InstanceGenerator): Candidate[] {
  const full = instances.complete(node, variant, {}, 'full')
  const minimal = instances.complete(node, variant, {}, 'minimal')
  if (!full || !minimal) return []
  const name = 'unexpectedProperty'
  const unknown: Side = [`with the unknown property ${name}`, { ...full, [name]: 'unexpected' }]
  const openness = (isOpen: unknown): Sides => [
    isOpen === true ? unknown : undefined,
    isOpen === false ? unknown : undefined,
  ]
  const found = [
    ...around(variant, { additionalProperties: openness, unevaluatedProperties: openness }),
    ...stated<string[]>(variant, 'required').flatMap(({ value: names, pointer }) =>
      names.map((each) =>
        candidate('required absent', pointerBelow(pointer, each), `without ${each}`, without(full, each)),
      ),
    ),
    ...variantProperties(variant)
      .filter(({ required }) => !required)
      .flatMap((property) => absenceCandidates(node, variant, property, [full, minimal], instances)),
    ...droppedCandidates(variant, minimal, instances),
    ...sizeCandidates(variant, full),
    ...forbiddenIn(variant).map(({ value: name, pointer }) =>
      candidate('forbidden property', pointer, `with the forbidden ${name}`, { ...full, [name]: 'forbidden' }),
    ),
  ]
  return found.map((each) => ({ ...each, base: full }))
}

/** Objects with as few properties as are allowed, and with one fewer. */
function sizeCandidates(variant: Variant, full: JsonObject): Candidate[] {
  const withFirst = (count: number): Side => [
    `with ${count} properties`,
    Object.fromEntries(Object.entries(full).slice(0, count)),
  ]
  return around(variant, { minProperties: (fewest) => [withFirst(fewest), withFirst(fewest - 1)] })
}

/** Objects with a property that servers drop without a sibling, which they lack. */
const droppedCandidates = (variant: Variant, minimal: JsonObject, instances: InstanceGenerator): Candidate[] =>
  variantProperties(variant).flatMap(({ name, node }) =>
    instances.reader.variants(node).flatMap((own) =>
      stated<Json>(own, 'x-only-with').flatMap(({ value: sibling, pointer }) => {
        if (typeof sibling !== 'string') return []
        const usual = stated<Json>(own, 'default').map(({ value }) => value)
        const value = instances.variety(node).find((each) => !usual.includes(each))
        const says = `with ${name} and without ${sibling}, without which servers drop it`
        return value === undefined
          ? []
          : [candidate('optional absent', pointer, says, { ...without(minimal, sibling), [name]: value })]
      }),
    ),
  )

/** Maps with as many properties as are allowed and one more, and with names on both sides of each constraint on names. */
function mapCandidates(variant: Variant, instances: InstanceGenerator): Candidate[] {
  const node = variantProperties(variant).find(({ name }) => name === 'anyName')?.node
  const value = node && instances.sample(node, 'minimal')
  if (value === undefined) return []
  const withProperties = (count: number): Side => [
    `with ${count} properties`,
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, value])),
  ]
  const names = stated<SchemaObject>(variant, 'propertyNames').flatMap(({ value: schema, pointer }) =>
    textCandidates({ parts: [{ schema, pointer }], branch: '' }, instances.reader),
  )
  return [
    ...around(variant, { maxProperties: (most) => [withProperties(most), withProperties(most + 1)] }),
    ...names.map((each) => ({ ...each, says: `with a name ${each.says}`, value: { [String(each.value)]: value } })),
  ]
}

/**
 * Drops an optional property. If the rules keep it out of the full object, it is dropped from a smaller one that can have
 * it; if they do not let it go alone, the minimal object shows that it is optional.
 */
function absenceCandidates(
  node: Node,
  variant: Variant,
  { name, node: parts }: Property,
  [full, minimal]: readonly [full: JsonObject, minimal: JsonObject],
  instances: InstanceGenerator,
): Candidate[] {
  const value = instances.sample(parts, 'minimal')
  const holdsIt = name in full || value === undefined
  const whole = holdsIt ? full : instances.complete(node, variant, { [name]: value }, 'minimal')
  const dropped = without(whole ?? full, name)
  const objects = instances.reader.accepts(node, dropped) ? [dropped] : [dropped, minimal]
  return parts.flatMap(({ pointer }) =>
    objects.map((each) => candidate('optional absent', `${pointer}/absent`, `without ${name}`, each)),
  )
}
