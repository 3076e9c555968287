import { remembered } from '../schema/remembered.ts'
import { keyOf, type Node, type Variant } from '../schema/schema.ts'
import { type Candidate, candidatesOf, typeCandidates } from './candidates.ts'
import { crossFieldCandidates } from './cross-field-candidates.ts'
import type { InstanceGenerator } from './instances/generator.ts'

interface ValidatedCandidate extends Candidate {
  readonly valid: boolean
}

/** Generates the values to try for every value of every body; what several operations share is generated once. */
export interface CandidateGenerator {
  readonly instances: InstanceGenerator
  /** `isRepeated`: the same schema was probed at an earlier pointer, so one wrong value is enough. */
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
