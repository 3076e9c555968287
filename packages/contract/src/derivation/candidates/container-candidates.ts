import { pointerTo } from '../../schema/pointer.ts'
import type { Json, JsonObject, Node, Variant } from '../../schema/schema.ts'
import { forbiddenIn, itemsOf, type Property, propertiesOf, stated, typesOf } from '../instances/constraints.ts'
import type { InstanceGenerator } from '../instances/generator.ts'
import { type Candidate, candidatesAround, candidatesWith } from './candidate.ts'

/** Lists on both sides of what a variant says of their length and their items. */
export function listCandidates(variant: Variant, instances: InstanceGenerator): Candidate[] {
  const items = itemsOf(variant)
  const item = instances.sample(items, 'minimal')
  if (item === undefined || (items.length === 0 && !typesOf(variant)?.includes('array'))) return []
  const isUnique = stated<boolean>(variant, 'uniqueItems').some(({ value }) => value)
  const list = (length: number): Json => {
    if (!isUnique) return Array.from({ length }, () => item)
    const made = Array.from({ length }, (_, index) => distinctItem(item, index)).filter((each) =>
      instances.reader.accepts(items, each),
    )
    return [...instances.variety(items), ...made].slice(0, length)
  }
  const length = (keyword: string, step: number): Candidate[] =>
    candidatesAround('items', variant, keyword, (value) => ({
      inside: [`with ${value} items`, list(value)],
      outside: value + step < 0 ? undefined : [`with ${value + step} items`, list(value + step)],
    }))
  return [
    ...length('minItems', -1),
    ...length('maxItems', 1),
    ...candidatesAround<boolean>('items', variant, 'uniqueItems', (isUnique) => ({
      inside: isUnique ? ['with different items', list(2)] : undefined,
      outside: isUnique ? ['with the same item twice', [item, item]] : undefined,
    })),
  ]
}

/** The same with other text in it, so that it is another item. */
function distinctItem(item: Json, index: number): Json {
  if (typeof item === 'string') return distinctText(item, index)
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return index
  const [key, text] = Object.entries(item).findLast(([, value]) => typeof value === 'string') ?? ['key']
  return { ...item, [key]: distinctText(String(text ?? ''), index) }
}

/** A long text keeps its length and its start, so that a number of its own leaves an id an id. */
function distinctText(text: string, index: number): string {
  return text.length < 12 ? `item${index}` : `${text.slice(0, -3)}${String(index).padStart(3, '0')}`
}

/** Objects that lack a property, have an unknown or a forbidden one, or too few or too many. */
export function objectCandidates(node: Node, variant: Variant, instances: InstanceGenerator): Candidate[] {
  const full = instances.complete(node, variant, {}, 'full')
  const minimal = instances.complete(node, variant, {}, 'minimal')
  if (!full || !minimal) return []
  return [
    ...unknownPropertyCandidates(variant, full),
    ...stated<string[]>(variant, 'required').flatMap(({ value, pointer }) =>
      value.flatMap((name) =>
        candidatesWith('required absent', pointerTo(pointer, name), `without ${name}`, without(full, name)),
      ),
    ),
    ...propertiesOf(variant)
      .filter(({ required }) => !required)
      .flatMap((property) => absenceCandidates(node, variant, property, [full, minimal], instances)),
    ...forbiddenIn(variant).flatMap(({ value, pointer }) =>
      candidatesWith('forbidden property', pointer, `with the forbidden ${value}`, { ...full, [value]: 'forbidden' }),
    ),
    ...countCandidates(variant, full),
  ]
}

/**
 * Drops an optional property. What rules keep out of a full object is dropped from a smaller one that may have it; where
 * they do not let it go alone, the minimal object shows that it need not be there.
 */
function absenceCandidates(
  node: Node,
  variant: Variant,
  { name, node: parts }: Property,
  [full, minimal]: readonly [full: JsonObject, minimal: JsonObject],
  instances: InstanceGenerator,
): Candidate[] {
  const value = instances.sample(parts, 'minimal')
  const whole =
    name in full || value === undefined ? full : instances.complete(node, variant, { [name]: value }, 'minimal')
  const dropped = without(whole ?? full, name)
  const objects = instances.reader.accepts(node, dropped) ? [dropped] : [dropped, minimal]
  return parts.flatMap(({ pointer }) =>
    candidatesWith('optional absent', `${pointer}/absent`, `without ${name}`, ...objects),
  )
}

/** An unknown property, in an object that is closed and in one that says it is open. */
function unknownPropertyCandidates(variant: Variant, full: JsonObject): Candidate[] {
  const side = ['with the unknown property unexpectedProperty', { ...full, unexpectedProperty: 'unexpected' }] as const
  return ['additionalProperties', 'unevaluatedProperties'].flatMap((keyword) =>
    candidatesAround<unknown>('unknown property', variant, keyword, (stated) => ({
      inside: stated === true ? side : undefined,
      outside: stated === false ? side : undefined,
    })),
  )
}

function countCandidates(variant: Variant, full: JsonObject): Candidate[] {
  const first = (count: number): JsonObject => Object.fromEntries(Object.entries(full).slice(0, count))
  const padded = (count: number): JsonObject => {
    const missing = Math.max(0, count - Object.keys(full).length)
    const value = Object.values(full)[0] ?? 'value'
    return { ...full, ...Object.fromEntries(Array.from({ length: missing }, (_, index) => [`key${index}`, value])) }
  }
  return [
    ...candidatesAround('other constraint', variant, 'minProperties', (value) => ({
      inside: [`with ${value} properties`, first(value)],
      outside: [`with ${value - 1} properties`, first(value - 1)],
    })),
    ...candidatesAround('other constraint', variant, 'maxProperties', (value) => ({
      inside: undefined,
      outside: [`with ${value + 1} properties`, padded(value + 1)],
    })),
  ]
}

export function without(object: JsonObject, name: string): JsonObject {
  const { [name]: _, ...rest } = object
  return rest
}
