import { remembered } from './json.ts'

/** The key of an item, or a list of its keys; null or undefined for one that is not found by it. A function is the name of its index. */
export type KeyOf<Item> = (item: Item) => unknown

type Groups = Map<unknown, Set<object>>

interface Indexed {
  readonly groups: Map<KeyOf<never>, Groups>
  /** The items in the order of ids, as soon as it was asked for. */
  inOrder?: readonly { readonly id: string }[] | undefined
}

/** Indexes follow from lists: they are no part of the state. Only the functions below change a list that has one. */
const indexes = new WeakMap<readonly object[], Indexed>()

export const keyById: KeyOf<{ readonly id?: string }> = ({ id }) => id

/** The items of a list with a key. It costs the same for lists of any length, after the first call. */
export function itemsWith<Item extends object>(
  list: readonly Item[],
  keyOf: KeyOf<Item>,
  key: unknown,
): readonly Item[] {
  return [...(groupItems(list, keyOf).get(key) ?? [])] as Item[]
}

/** The first item of a list with a key. */
export function itemWith<Item extends object>(
  list: readonly Item[],
  keyOf: KeyOf<Item>,
  key: unknown,
): Item | undefined {
  const [first] = groupItems(list, keyOf).get(key) ?? []
  return first as Item | undefined
}

/** The items of a list in the order of their ids. */
export function inOrderOfIds<Item extends { readonly id: string }>(list: readonly Item[]): readonly Item[] {
  const indexed = indexOf(list)
  indexed.inOrder ??= list.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return indexed.inOrder as readonly Item[]
}

/** Adds an item at the end of a list. */
export function addItem<Item extends object>(list: Item[], item: Item): void {
  list.push(item)
  const indexed = indexOf(list)
  for (const [keyOf, groups] of indexed.groups) put(groups, (keyOf as KeyOf<Item>)(item), item)
  const { inOrder } = indexed
  // Nearly every new id is the last one.
  const isLast = inOrder && (inOrder.at(-1)?.id ?? '') < ((item as { id?: string }).id ?? '')
  if (isLast) (inOrder as unknown[]).push(item)
  else indexed.inOrder = undefined
}

/** Gives an item of a list the properties of another object. It keeps its place, and its id. */
export function changeItem<Item extends object>(list: readonly Item[], item: Item, next: Item): void {
  const { groups } = indexOf(list)
  for (const [keyOf, own] of groups) drop(own, (keyOf as KeyOf<Item>)(item), item)
  for (const name of Object.keys(item)) if (!Object.hasOwn(next, name)) delete item[name as keyof Item]
  Object.assign(item, next)
  for (const [keyOf, own] of groups) put(own, (keyOf as KeyOf<Item>)(item), item)
}

/** Removes an item from a list. */
export function removeItem<Item extends object>(list: Item[], item: Item): void {
  const { groups, inOrder } = indexOf(list)
  for (const [keyOf, own] of groups) drop(own, (keyOf as KeyOf<Item>)(item), item)
  for (const items of [list, inOrder] as unknown[][]) {
    const index = items?.lastIndexOf(item) ?? -1
    if (index >= 0) items.splice(index, 1)
  }
}

const indexOf = (list: readonly object[]): Indexed => remembered(indexes, list, () => ({ groups: new Map() }))

function groupItems<Item extends object>(list: readonly Item[], keyOf: KeyOf<Item>): Groups {
  return remembered(indexOf(list).groups, keyOf as KeyOf<never>, () => {
    const groups: Groups = new Map()
    for (const item of list) put(groups, keyOf(item), item)
    return groups
  })
}

function put(groups: Groups, key: unknown, item: object): void {
  for (const one of indexKeys(key)) remembered(groups, one, () => new Set()).add(item)
}

function drop(groups: Groups, key: unknown, item: object): void {
  for (const one of indexKeys(key)) {
    const group = groups.get(one)
    group?.delete(item)
    if (group?.size === 0) groups.delete(one)
  }
}

const indexKeys = (key: unknown): readonly unknown[] => (Array.isArray(key) ? key : key == null ? [] : [key])
