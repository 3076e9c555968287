import { remembered } from '../../schema/remembered.ts'
import { keyOf, type Node, type Variant } from '../../schema/schema.ts'
import type { InstanceGenerator } from '../instances/generator.ts'
import type { Candidate } from './candidate.ts'
import { listCandidates, objectCandidates } from './container-candidates.ts'
import { crossFieldCandidates } from './cross-field-candidates.ts'
import { memberCandidates, numberCandidates, textCandidates, typeCandidates } from './scalar-candidates.ts'

/** A candidate, and the validator's word on it. */
interface ValidatedCandidate extends Candidate {
  readonly valid: boolean
}

/** Knows what to try for every value of every body; what several operations share is generated once. */
export interface CandidateGenerator {
  readonly instances: InstanceGenerator
  /** Where the same was tried at an earlier pointer, one wrong value is enough to see that this one is validated. */
  candidatesAt(node: Node, variant: Variant, isRepeated: boolean): readonly ValidatedCandidate[]
}

export function createCandidateGenerator(instances: InstanceGenerator): CandidateGenerator {
  const { reader } = instances
  const known = new Map<string, readonly ValidatedCandidate[]>()
  const generate = (node: Node, variant: Variant, isRepeated: boolean): readonly Candidate[] =>
    isRepeated
      ? typeCandidates(node, variant, reader).slice(0, 1)
      : [...candidatesOf(node, variant, instances), ...crossFieldCandidates(node, variant, instances)]
  return {
    instances,
    candidatesAt: (node, variant, isRepeated) =>
      remembered(known, `${isRepeated} ${keyOf(node)} | ${keyOf(variant.parts)}`, () =>
        generate(node, variant, isRepeated).map((each) => ({ ...each, valid: reader.accepts(node, each.value) })),
      ),
  }
}

/** Values on both sides of everything that a variant demands of one value: its type, members, bounds, lengths, text. */
export function candidatesOf(node: Node, variant: Variant, instances: InstanceGenerator): Candidate[] {
  return [
    ...typeCandidates(node, variant, instances.reader),
    ...memberCandidates(variant),
    ...numberCandidates(variant),
    ...textCandidates(variant, instances.reader),
    ...listCandidates(variant, instances),
    ...objectCandidates(node, variant, instances),
  ]
}
