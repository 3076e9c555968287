/** What was made for a key before, or else is made now and kept. */
export function remembered<Key, Value>(
  kept: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  return made
}
