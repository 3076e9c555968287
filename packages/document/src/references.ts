import type { LocatedNode } from './located.ts'
import { isRecord, type Reference } from './openapi.ts'
import { nodeAt, pointerTo, pointerTokens } from './pointer.ts'

export function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value.$ref === 'string'
}

/** What a local `$ref` names, through references to references; the value itself where it is none. */
export function resolve<Target>(document: object, value: Target | Reference): Target {
  return follow<Target>(document, { node: value, pointer: '#' }).node
}

/** The same, with the pointer of what was found. */
export function follow<Target>(document: object, located: LocatedNode<Target | Reference>): LocatedNode<Target> {
  const seen = new Set<string>()
  let { node, pointer }: LocatedNode = located
  while (isReference(node) && !seen.has(node.$ref)) {
    seen.add(node.$ref)
    pointer = node.$ref
    node = nodeAt(document, pointer)
  }
  return { node: node as Target, pointer }
}

/** The name under which a `$ref` finds its target in `components.schemas`, if it points there. */
export function schemaNameOf(reference: string): string | undefined {
  const [section, kind, name, ...more] = reference.startsWith('#/') ? pointerTokens(reference) : []
  return section === 'components' && kind === 'schemas' && more.length === 0 ? name : undefined
}

/** The pointers of the components that a part of a document leads to, over references and discriminators. */
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
