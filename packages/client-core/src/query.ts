/**
 * Serializes query or form fields in the default style of OpenAPI: a list repeats its name, keys of an object stand in
 * brackets, and `undefined` and `null` are left out.
 */
export function serializeForm(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    const items = Object(value) === value ? (value as object) : [value]
    for (const [key, item] of Object.entries(items))
      if (item !== undefined && item !== null)
        search.append(Array.isArray(items) ? name : `${name}[${key}]`, String(item))
  }
  return search
}

/**
 * Returns the query of an address, with its question mark. A space becomes `%20`: not every server reads `+` in an
 * address.
 */
export function serializeQuery(fields: Readonly<Record<string, unknown>>): string {
  const search = serializeForm(fields).toString().replaceAll('+', '%20')
  return search && `?${search}`
}
