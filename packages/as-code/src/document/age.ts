import { type Body, isObject, memberOf, type Schema, schemaOf } from './walk.ts'

/** Part of a request that servers before a date do not have. */
export interface NewerPart {
  /** Its path in the request: `tiles[2].config.formulas`. */
  readonly path: string
  /** The day of the first server that has it: `2026-08-21`. */
  readonly since: string
}

/** Returns the parts of a request that servers before a day do not have. */
export function newerParts(body: Body, value: unknown, olderThan: string): NewerPart[] {
  const found: NewerPart[] = []
  visit(body.schema, value, '')
  return found

  function visit(schema: Schema, inner: unknown, path: string): void {
    if (inner === undefined || inner === null) return
    const { 'x-since': since, 'x-since-values': sinceOf } = body.resolve(schema)
    const first = (typeof inner === 'string' && sinceOf?.[inner]) || since
    if (first !== undefined && first >= olderThan) {
      found.push({ path, since: first })
      return
    }
    const own = schemaOf(body, schema, inner)
    if (own?.['x-since'] !== undefined && own['x-since'] >= olderThan) found.push({ path, since: own['x-since'] })
    else if (Array.isArray(inner) && own?.items)
      for (const [index, item] of inner.entries()) visit(own.items, item, `${path}[${index}]`)
    else if (own && isObject(inner)) {
      for (const [name, member] of Object.entries(inner)) {
        const property = memberOf(own, name)
        if (property) visit(property, member, path ? `${path}.${name}` : name)
      }
    }
  }
}
