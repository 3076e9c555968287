import { isRecord, type Reference } from './openapi.ts'
import { nodeAt, pointerTokens } from './pointer.ts'

export function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value.$ref === 'string'
}

/** Finds what a local `$ref` names, through references to references. */
export function resolve<Target>(document: object, value: Target | Reference): Target {
  const seen = new Set<string>()
  let current: unknown = value
  while (isReference(current) && !seen.has(current.$ref)) {
    seen.add(current.$ref)
    current = nodeAt(document, current.$ref)
  }
  return current as Target
}

/** The name under which a `$ref` finds its target in `components.schemas`, if it points there. */
export function schemaNameOf(reference: string): string | undefined {
  const tokens = pointerTokens(reference)
  return reference.startsWith('#/') && tokens.length === 3 && tokens[0] === 'components' && tokens[1] === 'schemas'
    ? tokens[2]
    : undefined
}
