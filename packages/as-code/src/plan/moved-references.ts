import { type Reference, referenceOf, textOfReference } from '../code/references.ts'
import type { Names } from '../deployment/names.ts'
import type { Difference } from '../form/compare.ts'
import type { Form } from '../form/form.ts'

/**
 * Returns the tokens of references that differ from the declared ones although nobody edited the object: what they name was
 * deleted, created again or renamed, or another object has the same name. The values are the tokens that are declared.
 */
export function movedReferences(differences: readonly Difference[], names: Names): Map<string, string> {
  const moved = new Map<string, string>()
  const visit = (before: unknown, after: unknown): void => {
    if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
      for (const [index, item] of before.entries()) visit(item, after[index])
    const [old, next] = [referenceOf(before), referenceOf(after)]
    if (old && next && old.ref === next.ref && !('id' in next) && ('id' in old || 'problem' in names.idOf(next)))
      moved.set(before as string, after as string)
  }
  for (const { before, after } of differences) visit(before, after)
  return moved
}

/** Returns a form with other references. */
export function withReferences(form: Form, moved: ReadonlyMap<string, string>): Form {
  return JSON.parse(JSON.stringify(form), (_, value) =>
    typeof value === 'string' ? (moved.get(value) ?? value) : value,
  )
}

/** Says which references of an object stand for nothing, or for several objects. */
export function brokenReferences(form: Form, names: Names): string[] {
  const found = new Set<string>()
  JSON.stringify(form, (_, value) => {
    const reference = referenceOf(value)
    if (reference && 'id' in reference && reference.id) found.add(sentenceOf(reference, names))
    return value
  })
  return [...found]
}

function sentenceOf(reference: Extract<Reference, { id: string }>, names: Names): string {
  const text = textOfReference(reference)
  return names.has(reference)
    ? `names ${text}, and another ${reference.ref} has the same name`
    : `names ${text}, which was deleted on the deployment, or deleted and created again`
}
