import { isRecord, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { isReference, schemaNameOf } from '@clouddb/document/references'

/** Kinds of ids, by the path from a schema to the text: `target.id`. */
export type Kinds = Readonly<Record<string, string>>

/** The name of what a schema refers to. */
export function nameOf(schema: Schema): string | undefined {
  return isReference(schema) ? schemaNameOf(schema.$ref) : undefined
}

/** The kinds of ids that a schema says to hold. */
export function kindsOf(schema: SchemaObject): Kinds {
  const kinds = schema['x-id-of']
  return typeof kinds === 'string' ? { '': kinds } : isRecord(kinds) ? (kinds as Kinds) : {}
}

/** `target.id` is `id` below `target`, and that is what stands there itself. */
export function below(kinds: Kinds, name: string): Kinds {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([path, kind]) => {
      const [first, ...rest] = path.split('.')
      return first === name ? [[rest.join('.'), kind]] : []
    }),
  )
}

/** All values that a schema takes, where it lists them. */
export function valuesOf(schema: SchemaObject): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const]
  return schema.enum && (schema.nullable === true ? [...schema.enum, null] : schema.enum)
}

const everyType = ['object', 'array', 'string', 'number', 'boolean', 'null']

/** The JSON types that all parts of a schema allow; `any` where none says one. */
export function typesOf(parts: readonly SchemaObject[]): string[] {
  const stated = parts.flatMap((part) => {
    const types = [part.type ?? (part.properties ? 'object' : part.items ? 'array' : [])].flat()
    return types.length === 0 ? [] : [part.nullable === true ? [...types, 'null'] : types]
  })
  if (stated.length === 0) return ['any']
  return everyType.concat('integer').filter((type) => stated.every((types) => types.includes(type)))
}
