import { keyOf, type Node, type Shape } from '../../schema/schema.ts'
import type { ValueMaker } from '../instances/generator.ts'
import type { Proposal } from './candidate.ts'
import { mixturesOf } from './cross-field-candidates.ts'
import { proposalsOf, typeProposals } from './scalar-candidates.ts'

/** A proposal, and the judge's word on it. */
export interface JudgedProposal extends Proposal {
  readonly valid: boolean
}

/** Knows what to try in every place of every body; what several operations share is thought of once. */
export interface Proposer {
  readonly maker: ValueMaker
  /** Where the same was proposed in an earlier place, one wrong value is enough to see that this place is looked at. */
  proposalsAt(node: Node, shape: Shape, again: boolean): readonly JudgedProposal[]
}

export function createProposer(maker: ValueMaker): Proposer {
  const known = new Map<string, readonly JudgedProposal[]>()
  const propose = (node: Node, shape: Shape, again: boolean): readonly Proposal[] =>
    again
      ? typeProposals(node, shape, maker.reader).slice(0, 1)
      : [...proposalsOf(node, shape, maker), ...mixturesOf(node, shape, maker)]
  return {
    maker,
    proposalsAt: (node, shape, again) => {
      const key = `${again} ${keyOf(node)} | ${keyOf(shape.parts)}`
      const found =
        known.get(key) ??
        propose(node, shape, again).map((each) => ({ ...each, valid: maker.reader.accepts(node, each.value) }))
      known.set(key, found)
      return found
    },
  }
}
