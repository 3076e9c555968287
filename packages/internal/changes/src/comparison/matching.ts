/** Pairs items of two lists by the first rule that matches them. Each item has one partner at most. */
export function matched<Item>(
  before: readonly Item[],
  after: readonly Item[],
  rules: readonly ((one: Item, other: Item) => boolean)[],
): Map<Item, Item> {
  const pairs = new Map<Item, Item>()
  const left = new Set(after)
  for (const isMatch of rules)
    for (const one of before) {
      const other = pairs.has(one) ? undefined : [...left].find((each) => isMatch(one, each))
      if (other === undefined) continue
      pairs.set(one, other)
      left.delete(other)
    }
  return pairs
}
