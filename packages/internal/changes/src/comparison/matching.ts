/** Two of a kind, one of each document. */
export interface Pair<Item> {
  readonly before: Item
  readonly after: Item
}

/** The items of two lists that have no partner. */
export interface Unpaired<Item> {
  readonly removed: readonly Item[]
  readonly added: readonly Item[]
}

interface Matching<Item> extends Unpaired<Item> {
  readonly pairs: readonly Pair<Item>[]
}

/** Pairs items of two lists by the first rule that matches them. Each item has one partner at most. */
export function matched<Item>(
  before: readonly Item[],
  after: readonly Item[],
  rules: readonly ((one: Item, other: Item) => boolean)[],
): Matching<Item> {
  const pairs: Pair<Item>[] = []
  const [removed, added] = [new Set(before), new Set(after)]
  for (const isMatch of rules)
    for (const one of removed) {
      const other = [...added].find((each) => isMatch(one, each))
      if (other === undefined) continue
      pairs.push({ before: one, after: other })
      removed.delete(one)
      added.delete(other)
    }
  return { pairs, removed: [...removed], added: [...added] }
}
