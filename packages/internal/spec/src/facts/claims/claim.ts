import type { Claim } from '../../../facts/claim.ts'
import { different, isObjection, type Objection } from '../complaint.ts'
import { descriptionsOf } from '../model/descriptions.ts'
import type { DocumentModel } from '../model/model.ts'
import { saysSo } from '../model/sentences.ts'
import { objectionsToDocument } from './documents.ts'
import { objectionsToOperation } from './operations.ts'
import { objectionsToValue } from './values.ts'

/** What a document says instead of a claim; nothing where the claim holds. */
export function objectionsTo(model: DocumentModel, claim: Claim): Objection[] {
  if ('at' in claim) return objectionsToValue(model, claim)
  if ('operation' in claim) return objectionsToOperation(model, claim)
  if (claim.kind !== 'says') return objectionsToDocument(model, claim)
  return descriptionsOf(model, claim.of).flatMap((found): Objection[] => {
    if (isObjection(found)) return [found]
    return saysSo(found.words, claim.sentence) ? [] : [different(found.pointer, 'does not say so')]
  })
}

/** What a claim about a value is about, and all that this is in: names for them, from the outside to the value itself. */
export function subjectOf(claim: Claim): string[] {
  const subject =
    'at' in claim ? claim.at : claim.kind === 'says' && typeof claim.of === 'object' ? claim.of : undefined
  if (subject === undefined || !('path' in subject)) return []
  const { operation, part, path } = subject
  return [...path.keys(), path.length].map((length) => [operation, part, ...path.slice(0, length)].join(' '))
}
