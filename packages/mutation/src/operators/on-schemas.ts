import { type Path, shownPath } from '../document/pointer.ts'
import type { SchemaSite } from '../document/schemas.ts'
import type { Json } from '../mutant.ts'
import type { Category, Operator, Place } from './operator.ts'

/** An operator on schemas: where they are part of a request, a server that follows it drifts. */
export function onSchemas(
  name: string,
  category: Category,
  applies: (schema: Json, site: SchemaSite) => boolean,
  change: (schema: Json, place: Place) => void,
): Operator {
  return onSchemaParts(name, category, (schema, site) => (applies(schema, site) ? [''] : []), change)
}

/** The same, where one schema offers several things to break. */
export function onSchemaParts(
  name: string,
  category: Category,
  partsOf: (schema: Json, site: SchemaSite, document: Json) => readonly string[],
  change: (schema: Json, place: Place) => void,
): Operator {
  return {
    name,
    category,
    drift: 'request',
    sites: function* ({ schemas, document }) {
      for (const site of schemas) {
        for (const part of partsOf(site.node, site, document))
          yield part === '' ? { path: site.path } : { path: site.path, part }
      }
    },
    apply: (place) => change(place.node, place),
  }
}

/** The same operator, which says nothing about a server. */
export function unseenByServers({ drift, ...operator }: Operator): Operator {
  return operator
}

/** Schemas that state this keyword. */
export const has =
  (keyword: string) =>
  (schema: Json): boolean =>
    schema[keyword] !== undefined

/** What a parameter carries is text: it has no null, and one is a list of one. */
export function ofParameters(path: Path): boolean {
  return path.includes('parameters')
}

export const typesOf = (schema: Json): string[] => [schema.type ?? []].flat()

/** What stands in a condition is no statement about a value by itself. */
export function isInCondition({ path }: SchemaSite): boolean {
  return /\/(if|not)(\/|$)/.test(shownPath(path))
}
