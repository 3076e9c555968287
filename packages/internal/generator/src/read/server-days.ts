import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import type { LocatedOperation } from '@clouddb/document/operations'
import { isReference, resolve } from '@clouddb/document/references'
import { subschemasOf } from '@clouddb/document/schemas'
import { isListedValue, sinceDayOf, sinceDaysOf, withKeywordsBeside } from '@clouddb/document/since-days'
import { pascalCase } from '../type-names.ts'

/** The names of parts of the API that older servers do not have, by the first day of newer servers, latest first. */
export function readServerDays(
  document: OpenApiDocument,
  operations: readonly LocatedOperation[],
): Map<string, string[]> {
  const parameters = operations.flatMap(({ id, parameters }) =>
    parameters.flatMap(({ node }) => newer(node['x-since'], `${id}: ${node.name}`)),
  )
  const schemas = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    if (!isRecord(schema) || isPlain(schema)) return []
    return [...newer(sinceDayOf(schema), pascalCase(name)), ...newerInside(document, schema, pascalCase(name))]
  })
  const days = new Map<string, string[]>()
  for (const { day, name } of [...parameters, ...schemas].toSorted((one, other) => other.day.localeCompare(one.day)))
    days.set(day, [...new Set([...(days.get(day) ?? []), name])])
  return days
}

interface Newer {
  readonly day: string
  readonly name: string
}

function newer(day: string | undefined, name: string): Newer[] {
  return day === undefined ? [] : [{ day, name }]
}

function newerInside(document: OpenApiDocument, schema: Schema, name: string): Newer[] {
  return subschemasOf(schema).flatMap(({ keyword, keys, schema: inner }) => {
    const isProperty = keyword === 'properties'
    const path = isProperty ? `${name}.${keys[1]}` : keyword === 'items' ? `${name}[]` : name
    const part = withPlainTarget(document, inner)
    const values = Object.entries(sinceDaysOf(part)).flatMap(([value, day]) =>
      isListedValue(part, value) ? newer(day, `${path}: ${value === 'null' ? value : JSON.stringify(value)}`) : [],
    )
    return [...(isProperty ? newer(sinceDayOf(part), path) : []), ...values, ...newerInside(document, inner, path)]
  })
}

/** Users do not see the name of a schema of a plain value, so that its days belong to the property that refers to it. */
function withPlainTarget(document: OpenApiDocument, schema: Schema): SchemaObject {
  const target = resolve<Schema>(document, schema)
  const own = isRecord(schema) ? schema : {}
  return isReference(schema) && isRecord(target) && isPlain(target) ? withKeywordsBeside(target, own) : own
}

function isPlain(schema: Schema): boolean {
  return !isRecord(schema) || !['properties', 'oneOf', 'anyOf', 'allOf'].some((keyword) => keyword in schema)
}
