import { type LocatedNode, valueAt } from './located.ts'
import { isRecord, type Reference } from './openapi.ts'
import { nodeAt, nodeBelow, pointerTo, pointerTokens } from './pointer.ts'

export function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value.$ref === 'string'
}

/** Follows local references to the end; returns any other value unchanged. */
export function resolve<Target>(document: object, value: Target | Reference): Target {
  return follow<Target>(document, { node: value, pointer: '#' }).node
}

/** Follows local references like `resolve`, with pointers; the node of a broken or circular reference is `undefined`. */
export function follow<Target = unknown>(
  document: unknown,
  located: LocatedNode<Target | Reference>,
): LocatedNode<Target> {
  const seen = new Set<unknown>()
  let current: LocatedNode = located
  while (valueAt(current.node, '$ref') !== undefined) {
    const isLoop = seen.has(current.node)
    seen.add(current.node)
    const target = isLoop ? undefined : referenceTarget(document, current)
    const reference = valueAt(current.node, '$ref')
    current = target ?? { node: undefined, pointer: typeof reference === 'string' ? reference : current.pointer }
  }
  return current as LocatedNode<Target>
}

/** The direct target of a local reference, if it exists. */
export function referenceTarget(document: unknown, { node }: LocatedNode): LocatedNode | undefined {
  const reference = valueAt(node, '$ref')
  if (typeof reference !== 'string' || !/^#(\/|$)/.test(reference)) return undefined
  const target = nodeBelow(document, pointerTokens(reference))
  return target === undefined ? undefined : { node: target, pointer: reference }
}

/** The name of the target of a `$ref` in `components.schemas`, if it is there. */
export function schemaNameOf($ref: string): string | undefined {
  return componentName('schemas', { $ref })
}

/** The name of the target of a reference in a group of `components`, if it is there. */
export function componentName(kind: string, node: unknown): string | undefined {
  const reference = valueAt(node, '$ref')
  const prefix = `#/components/${kind}/`
  if (typeof reference !== 'string' || !reference.startsWith(prefix)) return undefined
  const token = reference.slice(prefix.length)
  return token.includes('/') ? undefined : pointerTokens(reference)[2]
}

/** The pointers of the components that a part of a document refers to, directly or not. */
export function componentsReached(document: object, part: unknown): Set<string> {
  const reached = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith('#/components/')) {
      const component = pointerTo(...pointerTokens(value).slice(0, 3))
      if (reached.has(component)) return
      reached.add(component)
      visit(nodeAt(document, component))
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  visit(part)
  return reached
}
