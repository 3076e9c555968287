import type { LocatedNode } from '@clouddb/spec/document/located'
import type { Json } from '../json.ts'
import type { Judgement, MutationInput, Uncategorized } from './operator.ts'

/** An operator on schemas: where they are part of a request, a server that follows it deviates. */
export function onSchemas(
  name: string,
  effect: Judgement,
  applies: (schema: Json, located: LocatedNode) => boolean,
  change: (schema: Json, input: MutationInput) => void,
): Uncategorized {
  return onSchemaParts(name, effect, (schema, located) => (applies(schema, located) ? [''] : []), change)
}

/** The same, where one schema offers several things to break. */
export function onSchemaParts(
  name: string,
  effect: Judgement,
  partsOf: (schema: Json, located: LocatedNode, document: Json) => readonly string[],
  change: (schema: Json, input: MutationInput) => void,
): Uncategorized {
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
export const has =
  (keyword: string) =>
  (schema: Json): boolean =>
    schema[keyword] !== undefined

/** What a parameter carries is text: it has no null, and one is a list of one. */
export function ofParameters(pointer: string): boolean {
  return pointer.includes('/parameters/')
}

export const typesOf = (schema: Json): string[] => [schema.type ?? []].flat()

/** What stands in a condition is no statement about a value by itself. */
export function isInCondition({ pointer }: LocatedNode): boolean {
  return /\/(if|not)(\/|$)/.test(pointer)
}
