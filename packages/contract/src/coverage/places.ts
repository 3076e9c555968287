import { keysOf } from '../schema/pointer.ts'
import type { SchemaObject } from '../schema/schema.ts'

export interface Place {
  readonly pointer: string
  readonly value: SchemaObject
}

/** Finds a place by its pointer, at the end of its references. */
export type Places = (pointer: string) => Place

export function placesIn(document: SchemaObject): Places {
  return function place(pointer: string): Place {
    let value: unknown = document
    for (const key of keysOf(pointer)) value = (value as SchemaObject)[key]
    const target = (value as SchemaObject).$ref
    const isReference = typeof target === 'string' && Object.keys(value as object).length === 1
    return isReference ? place(target) : { pointer, value: value as SchemaObject }
  }
}

/** The names of a mapping, the positions of a list. */
export function namesOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
