/**
 * Query or form fields as OpenAPI writes them by default: a list repeats its name, the keys of an object stand in
 * brackets, and what is `undefined` or `null` is left out.
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

/** The query of an address, with its question mark. A space is `+` in forms only; in an address not every server reads it so. */
export function serializeQuery(fields: Readonly<Record<string, unknown>>): string {
  const search = serializeForm(fields).toString().replaceAll('+', '%20')
  return search && `?${search}`
}
