/** The value of a JSON text; undefined if the text is not JSON. */
export function parsedJson(text: string, revive?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive)
  } catch {
    return undefined
  }
}

/** A record without its undefined properties; without a record, an empty one. */
export function defined<Given extends object>(record: Given = {} as Given): Given {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Given
}

/** The own property with a name that somebody else chose; `constructor` and its like are no property. */
export function ownOf<Item>(items: Readonly<Record<string, Item>> | undefined, name: string): Item | undefined {
  return items !== undefined && Object.hasOwn(items, name) ? items[name] : undefined
}

/** The value of a key in a map; it is made when it is first asked for. */
export function remembered<Key, Value>(
  known: Pick<Map<Key, Value>, 'get'> & { set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}
