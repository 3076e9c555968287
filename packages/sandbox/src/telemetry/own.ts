/** The own property with a name that a query contains; `constructor` and its like are no property. */
export function ownOf<Item>(items: Readonly<Record<string, Item>> | undefined, name: string): Item | undefined {
  return items !== undefined && Object.hasOwn(items, name) ? items[name] : undefined
}
