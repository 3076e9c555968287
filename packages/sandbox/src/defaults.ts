import { isRecord } from '@clouddb/document/openapi'
import { controlSchema, referencedSchemaName, type Schema } from './documents.ts'

/**
 * Adds the defaults of a component of the control API to a value that lacks them, or has null in their place: to an
 * object, to the items of a list, and to what they contain. It changes the value, and returns it.
 *
 * @param time Epoch milliseconds, which is the default of a property with `x-default: time`.
 */
export function withDefaults<Value>(component: string, value: object, time: number): Value {
  addDefaults(controlSchema(component), value, time)
  return value as Value
}

/** The default of a property of a component. */
export function defaultOf<Value>(component: string, property: string, time = 0): Value {
  return (withDefaults(component, {}, time) as Record<string, Value>)[property] as Value
}

function addDefaults(schema: Schema, value: unknown, time: number): void {
  if (schema.$ref) addDefaults(controlSchema(referencedSchemaName(schema.$ref)), value, time)
  for (const part of schema.allOf ?? []) addDefaults(part as Schema, value, time)
  if (Array.isArray(value)) {
    for (const item of schema.items ? value : []) addDefaults(schema.items as Schema, item, time)
  } else if (isRecord(value)) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const given = value[name] ?? initialOf(property, time)
      if (given !== undefined) value[name] = given
      addDefaults(property, given, time)
    }
  }
}

function initialOf(property: Schema, time: number): unknown {
  const initial = property['x-default'] ?? property.default
  // Most defaults are plain values, which need no copy.
  if (initial !== 'time') return typeof initial === 'object' ? structuredClone(initial) : initial
  return property.type === 'string' ? dateOf(time) : time
}

/** A time as answers show it. A state without a time is refused later. */
function dateOf(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
