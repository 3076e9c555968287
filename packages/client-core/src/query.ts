/**
 * Query or form fields as OpenAPI writes them by default: a list repeats its name, the keys of an object stand in
 * brackets, and what is `undefined` or `null` is left out.
 */
export function serializeQuery(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams()
  const append = (name: string, value: unknown) => {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value)) for (const item of value) append(name, item)
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) append(`${name}[${key}]`, item)
    else append(name, value)
  return search
}
