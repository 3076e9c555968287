import { remembered } from './remembered.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }
export type SchemaObject = { readonly [keyword: string]: unknown }

/** A schema and its pointer (`#/components/schemas/Alert`). */
export interface LocatedSchema {
  readonly schema: SchemaObject | boolean
  readonly pointer: string
}

/** What one value must satisfy at once: a property that two schemas of an `allOf` declare has two parts. */
export type Node = readonly LocatedSchema[]

/**
 * One way to satisfy a node: references and `allOf` are followed, and one branch is taken of every `oneOf` and `anyOf`.
 */
export interface Variant {
  readonly parts: readonly { readonly schema: SchemaObject; readonly pointer: string }[]
  /** The branch that was taken, in the document's words (`displayType=line`); empty where there was no choice. */
  readonly branch: string
}

/** A node of the document together with its pointer. */
export interface LocatedNode {
  readonly value: SchemaObject
  readonly pointer: string
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const keys = new WeakMap<readonly { readonly pointer: string }[], string>()

/** What tells one node or variant from another: the pointers of its schemas. */
export function keyOf(parts: readonly { readonly pointer: string }[]): string {
  return remembered(keys, parts, () => parts.map(({ pointer }) => pointer).join(' '))
}
