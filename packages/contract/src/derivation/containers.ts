import { type Json, type JsonObject, type Node, pointerTo, type Shape } from '../schema.ts'
import { forbiddenIn, itemsOf, propertiesOf, type Stated, stated, typesOf } from './constraints.ts'
import { type Proposal, propose } from './proposal.ts'
import type { ValueMaker } from './values.ts'

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
      ...propose(pointerTo(pointer, 'inside'), `with ${value} items`, list(value)),
      ...(value + outside < 0 ? [] : propose(pointer, `with ${value + outside} items`, list(value + outside))),
    ])
  return [
    ...length('minItems', -1),
    ...length('maxItems', 1),
    ...unique.flatMap(({ pointer }) => propose(pointer, 'with the same item twice', [item, item])),
  ]
}

/** The same with other text in it, so that it is another item. */
function variantOf(item: Json, index: number): Json {
  if (typeof item === 'string') return `item${index}`
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return index
  const [key] = Object.entries(item).findLast(([, value]) => typeof value === 'string') ?? ['key']
  return { ...item, [key]: `item${index}` }
}

/** Objects that lack a property, have an unknown or a forbidden one, or too few or too many. */
export function objectProposals(node: Node, shape: Shape, maker: ValueMaker): Proposal[] {
  const full = maker.complete(node, shape, {}, 'full')
  const minimal = maker.complete(node, shape, {}, 'minimal')
  if (!full || !minimal) return []
  const properties = propertiesOf(shape)
  return [
    ...closedProposals(shape, full),
    ...stated<string[]>(shape, 'required').flatMap(({ value, pointer }) =>
      value.flatMap((name) => propose(pointerTo(pointer, name), `without ${name}`, without(full, name))),
    ),
    ...properties
      .filter(({ name, required }) => !required && name in full)
      .flatMap(({ name, node: [part] }) =>
        propose(pointerTo(part?.pointer ?? '', 'absent'), `without ${name}`, without(full, name)),
      ),
    ...forbiddenIn(shape).flatMap(({ value, pointer }) =>
      propose(pointer, `with the forbidden ${value}`, { ...full, [value]: 'forbidden' }),
    ),
    ...countProposals(shape, full),
  ]
}

/** An unknown property, in an object that is closed and in one that says it is open. */
function closedProposals(shape: Shape, full: JsonObject): Proposal[] {
  const closed: Stated<unknown>[] = [
    ...stated<unknown>(shape, 'additionalProperties'),
    ...stated<unknown>(shape, 'unevaluatedProperties'),
  ]
  return closed.flatMap(({ value, pointer }) =>
    typeof value === 'boolean'
      ? propose(value ? pointerTo(pointer, 'inside') : pointer, 'with the unknown property unexpectedProperty', {
          ...full,
          unexpectedProperty: 'unexpected',
        })
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
      ...propose(pointerTo(pointer, 'inside'), `with ${value} properties`, first(value)),
      ...propose(pointer, `with ${value - 1} properties`, first(value - 1)),
    ]),
    ...stated(shape, 'maxProperties').flatMap(({ value, pointer }) =>
      propose(pointer, `with ${value + 1} properties`, padded(value + 1)),
    ),
  ]
}

export function without(object: JsonObject, name: string): JsonObject {
  const { [name]: _, ...rest } = object
  return rest
}
