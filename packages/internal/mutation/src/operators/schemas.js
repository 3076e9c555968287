/** An operator on schemas: where they are part of a request, a server that follows it deviates. */
export function onSchemas(name, effect, applies, change) {
  return onSchemaParts(name, effect, (schema, located) => (applies(schema, located) ? [''] : []), change)
}
/** The same, where one schema offers several things to break. */
export function onSchemaParts(name, effect, partsOf, change) {
  return {
    name,
    effect,
    deviation: 'request',
    points: function* ({ schemas, document }) {
      for (const located of schemas) {
        const { pointer } = located
        for (const part of partsOf(located.node, located, document)) yield part === '' ? { pointer } : { pointer, part }
      }
    },
    apply: (input) => change(input.node, input),
  }
}
/** Schemas that state this keyword. */
export const has = (keyword) => (schema) => schema[keyword] !== undefined
/** What a parameter carries is text: it has no null, and one is a list of one. */
export function ofParameters(pointer) {
  return pointer.includes('/parameters/')
}
export const typesOf = (schema) => [schema.type ?? []].flat()
/** What stands in a condition is no statement about a value by itself. */
export function isInCondition({ pointer }) {
  return /\/(if|not)(\/|$)/.test(pointer)
}
