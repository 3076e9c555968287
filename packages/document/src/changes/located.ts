import type { LocatedNode } from '../located.ts'
import { isRecord } from '../openapi.ts'
import { nodeBelow, pointerBelow, pointerTokens } from '../pointer.ts'

export type { LocatedNode }

export type Json = Record<string, unknown>

/** What stands under a key, where the document itself has written it. */
export function valueAt(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Json)[key] : undefined
}

/** What stands under a key, with its pointer; nothing has a pointer, too. */
export function locatedAt({ node, pointer }: LocatedNode, key: string | number): LocatedNode {
  return { node: valueAt(node, String(key)), pointer: pointerBelow(pointer, key) }
}

export function childrenOf(located: LocatedNode): Map<string, LocatedNode> {
  const keys = isRecord(located.node) ? Object.keys(located.node) : []
  return new Map(keys.map((key) => [key, locatedAt(located, key)]))
}

export function itemsOf(located: LocatedNode): LocatedNode[] {
  return Array.isArray(located.node) ? located.node.map((_, index) => locatedAt(located, index)) : []
}

/** What a local reference leads to, through references to references. `undefined`: to nothing. */
export function followed(document: unknown, located: LocatedNode): LocatedNode | undefined {
  const seen = new Set<unknown>()
  let current: LocatedNode | undefined = located
  while (current && valueAt(current.node, '$ref') !== undefined) {
    if (seen.has(current.node)) return undefined
    seen.add(current.node)
    current = targetOf(document, current)
  }
  return current
}

/** What a local reference leads to, be it a reference again. */
export function targetOf(document: unknown, { node }: LocatedNode): LocatedNode | undefined {
  const reference = valueAt(node, '$ref')
  if (typeof reference !== 'string' || !/^#(\/|$)/.test(reference)) return undefined
  const target = nodeBelow(document, pointerTokens(reference))
  return target === undefined ? undefined : { node: target, pointer: reference }
}

/** The name under which `components` holds what a reference leads to, if it leads there. */
export function componentName(kind: string, node: unknown): string | undefined {
  const reference = valueAt(node, '$ref')
  const prefix = `#/components/${kind}/`
  if (typeof reference !== 'string' || !reference.startsWith(prefix)) return undefined
  const token = reference.slice(prefix.length)
  return token.includes('/') ? undefined : pointerTokens(reference)[2]
}

/** A text that is the same for values that are equal, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical((value as Json)[key])}`).join()}}`
}

export function isEqual(first: unknown, second: unknown): boolean {
  if (first === second) return true
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false
  if (Array.isArray(first) !== Array.isArray(second)) return false
  const keys = Object.keys(first)
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => Object.hasOwn(second, key) && isEqual((first as Json)[key], (second as Json)[key]))
  )
}
