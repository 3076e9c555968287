import { pointerTo } from '../../schema/pointer.ts'
import type { Json, JsonObject, Node, Shape } from '../../schema/schema.ts'
import {
  forbiddenIn,
  itemsOf,
  type Property,
  propertiesOf,
  type Stated,
  stated,
  typesOf,
} from '../instances/constraints.ts'
import type { ValueMaker } from '../instances/generator.ts'
import { type Proposal, propose } from './candidate.ts'

/** Lists on both sides of what a shape says of their length and their items. */
export function listProposals(shape: Shape, maker: ValueMaker): Proposal[] {
  const items = itemsOf(shape)
  const item = maker.sample(items, 'minimal')
  if (item === undefined || (items.length === 0 && !typesOf(shape)?.includes('array'))) return []
  const unique = stated<boolean>(shape, 'uniqueItems').filter(({ value }) => value)
  const list = (length: number): Json => {
    if (unique.length === 0) return Array.from({ length }, () => item)
    const made = Array.from({ length }, (_, index) => variantOf(item, index)).filter((each) =>
      maker.reader.accepts(items, each),
    )
    return [...maker.variety(items), ...made].slice(0, length)
  }
  const length = (keyword: string, outside: number): Proposal[] =>
    stated(shape, keyword).flatMap(({ value, pointer }) => [
      ...propose('items', pointerTo(pointer, 'inside'), `with ${value} items`, list(value)),
      ...(value + outside < 0 ? [] : propose('items', pointer, `with ${value + outside} items`, list(value + outside))),
    ])
  return [
    ...length('minItems', -1),
    ...length('maxItems', 1),
    ...unique.flatMap(({ pointer }) => [
      ...propose('items', pointerTo(pointer, 'inside'), 'with different items', list(2)),
      ...propose('items', pointer, 'with the same item twice', [item, item]),
    ]),
  ]
}

/** The same with other text in it, so that it is another item. */
function variantOf(item: Json, index: number): Json {
  if (typeof item === 'string') return `item${index}`
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return index
  const [key] = Object.entries(item).findLast(([, value]) => typeof value === 'string') ?? ['key']
  return { ...item, [key]: `item${index}` }
}

interface Objects {
  readonly full: JsonObject
  readonly minimal: JsonObject
}

/** Objects that lack a property, have an unknown or a forbidden one, or too few or too many. */
export function objectProposals(node: Node, shape: Shape, maker: ValueMaker): Proposal[] {
  const full = maker.complete(node, shape, {}, 'full')
  const minimal = maker.complete(node, shape, {}, 'minimal')
  if (!full || !minimal) return []
  return [
    ...closedProposals(shape, full),
    ...stated<string[]>(shape, 'required').flatMap(({ value, pointer }) =>
      value.flatMap((name) =>
        propose('required absent', pointerTo(pointer, name), `without ${name}`, without(full, name)),
      ),
    ),
    ...propertiesOf(shape)
      .filter(({ required }) => !required)
      .flatMap((property) => absenceProposals(node, shape, property, { full, minimal }, maker)),
    ...forbiddenIn(shape).flatMap(({ value, pointer }) =>
      propose('forbidden property', pointer, `with the forbidden ${value}`, { ...full, [value]: 'forbidden' }),
    ),
    ...countProposals(shape, full),
  ]
}

/**
 * Drops an optional property. What rules keep out of a full object is dropped from a smaller one that may have it; where
 * they do not let it go alone, the minimal object shows that it need not be there.
 */
function absenceProposals(
  node: Node,
  shape: Shape,
  { name, node: parts }: Property,
  { full, minimal }: Objects,
  maker: ValueMaker,
): Proposal[] {
  const value = maker.sample(parts, 'minimal')
  const holding = name in full || value === undefined ? full : maker.complete(node, shape, { [name]: value }, 'minimal')
  const dropped = without(holding ?? full, name)
  const objects = maker.reader.accepts(node, dropped) ? [dropped] : [dropped, minimal]
  return parts.flatMap(({ pointer }) => propose('optional absent', `${pointer}/absent`, `without ${name}`, ...objects))
}

/** An unknown property, in an object that is closed and in one that says it is open. */
function closedProposals(shape: Shape, full: JsonObject): Proposal[] {
  const closed: Stated<unknown>[] = [
    ...stated<unknown>(shape, 'additionalProperties'),
    ...stated<unknown>(shape, 'unevaluatedProperties'),
  ]
  return closed.flatMap(({ value, pointer }) =>
    typeof value === 'boolean'
      ? propose(
          'unknown property',
          value ? pointerTo(pointer, 'inside') : pointer,
          'with the unknown property unexpectedProperty',
          {
            ...full,
            unexpectedProperty: 'unexpected',
          },
        )
      : [],
  )
}

function countProposals(shape: Shape, full: JsonObject): Proposal[] {
  const first = (count: number): JsonObject => Object.fromEntries(Object.entries(full).slice(0, count))
  const padded = (count: number): JsonObject => ({
    ...full,
    ...Object.fromEntries(
      Array.from({ length: Math.max(0, count - Object.keys(full).length) }, (_, index) => [
        `key${index}`,
        Object.values(full)[0] ?? 'value',
      ]),
    ),
  })
  return [
    ...stated(shape, 'minProperties').flatMap(({ value, pointer }) => [
      ...propose('other constraint', pointerTo(pointer, 'inside'), `with ${value} properties`, first(value)),
      ...propose('other constraint', pointer, `with ${value - 1} properties`, first(value - 1)),
    ]),
    ...stated(shape, 'maxProperties').flatMap(({ value, pointer }) =>
      propose('other constraint', pointer, `with ${value + 1} properties`, padded(value + 1)),
    ),
  ]
}

export function without(object: JsonObject, name: string): JsonObject {
  const { [name]: _, ...rest } = object
  return rest
}
