import type { BrokenExample } from '@clouddb/document/rule-examples'
import { ruleWords } from '@clouddb/document/rules'
import type { Operation } from '../document/document.ts'
import {
  isJsonObject,
  type Json,
  type Node,
  pointersKey,
  remembered,
  stated,
  type Variant,
  variantProperties,
} from '../schema/schema.ts'
import { pointerOfPath, visitedValues } from '../schema/visited-value.ts'
import type { Call } from './calls.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOf, typeCandidates } from './candidates.ts'
import { type CaseOutline, outline, refusal } from './case.ts'
import { crossFieldCandidates } from './cross-field-candidates.ts'
import { contextsOf, type InstanceContext } from './instances/contexts.ts'
import { type InstanceGenerator, RICHNESSES } from './instances/generator.ts'
import type { CaseKind } from './kinds.ts'

/** Generates the values to try for every value of every body; what several operations share is generated once. */
export interface CandidateGenerator {
  readonly instances: InstanceGenerator
  candidatesAt(context: InstanceContext): readonly (Candidate & { readonly valid: boolean })[]
}

export function createCandidateGenerator(instances: InstanceGenerator): CandidateGenerator {
  const { reader } = instances
  const known = new Map<string, ReturnType<CandidateGenerator['candidatesAt']>>()
  const generate = (node: Node, variant: Variant, isRepeated: boolean): readonly Candidate[] =>
    isRepeated
      ? typeCandidates(node, variant, reader).slice(0, 1)
      : [...candidatesOf(node, variant, instances), ...crossFieldCandidates(node, variant, instances)]
  return {
    instances,
    candidatesAt: ({ node, variant, isRepeated }) =>
      remembered(known, `${isRepeated} ${pointersKey(node)} | ${pointersKey(variant.parts)}`, () =>
        generate(node, variant, isRepeated).map((each) => ({ ...each, valid: reader.accepts(node, each.value) })),
      ),
  }
}

/** All bodies worth sending beside the examples. */
export function bodyCases(
  operation: Operation,
  valid: Call,
  candidates: CandidateGenerator,
  rules: readonly BrokenExample[],
): CaseOutline[] {
  const { body } = operation
  if (!body) return []
  const refused = refusal(operation)
  return [
    ...rules.map(({ rule, pointer, path, example, body: broken }) =>
      outline('rule', `refuses ${pointerOfPath(path) || 'the body'} by a rule: ${ruleWords(rule)}`, [pointer], {
        call: { ...valid, body: broken as Json },
        ...refused,
        base: example as Json,
        bodyPointer: pointerOfPath(path),
      }),
    ),
    ...deriveBodies(body.node, candidates).map(({ says, sent, base, ...rest }) => ({
      ...rest,
      name: `${base === undefined ? 'accepts' : 'refuses'} ${says}`,
      call: { ...valid, body: sent },
      ...(base !== undefined && { ...refused, base }),
    })),
  ]
}

/** A case for each example of the body. */
export const exampleOutlines = ({ body }: Operation, valid: Call): CaseOutline[] =>
  (body?.examples ?? []).map(({ name, pointer, value }) =>
    outline('example', `accepts the example ${name}`, [pointer], { call: { ...valid, body: value } }),
  )

/** A body to send. */
interface DerivedBody extends Pick<CaseOutline, 'kinds' | 'about' | 'bodyPointer' | 'branch' | 'liveExpectation'> {
  readonly sent: Json
  /** Of a wrong body: the valid one that it was made from. */
  readonly base?: Json
  /** The special property of the body: `/interval set to "1h"`. */
  readonly says: string
}

/**
 * Derives all bodies worth sending: every variant full and minimal, and for each value in it one on either side of each
 * of its constraints. Each is validated, never assumed. A schema that occurs at several pointers is probed at the
 * first, and gets one wrong value at every other. A body that is derived twice is sent once, for all its kinds.
 */
function deriveBodies(root: Node, { instances, candidatesAt }: CandidateGenerator): DerivedBody[] {
  const { reader } = instances
  const shown = new Set<string>()
  const bodies = new Map<string, DerivedBody>()
  const contexts = [...contextsOf(root, instances)]
  const isOpen = contexts.some(({ variant }) => stated(variant, refusable).length > 0)
  const mayBeRefused = (sent: Json) =>
    isOpen && visitedValues(reader, root, sent).some(({ value, variant }) => isRefusable(variant, value))
  const add = ({ path, branch }: InstanceContext, body: Omit<DerivedBody, 'bodyPointer' | 'branch'>): void => {
    const key = JSON.stringify(body.sent)
    const known = bodies.get(key)
    const bodyPointer = pointerOfPath(path)
    const where = [bodyPointer || 'the body', ...(branch ? [`(${branch})`] : [])].join(' ')
    const live = body.base === undefined &&
      mayBeRefused(body.sent) && { liveExpectation: { kind: 'documented' } as const }
    const merged = known && { ...known, kinds: union(known.kinds, body.kinds), about: union(known.about, body.about) }
    bodies.set(key, merged ?? { ...body, ...live, bodyPointer, branch, says: `${where} ${body.says}` })
  }
  for (const context of contexts) {
    const isRoot = context.path.length === 0
    for (const richness of RICHNESSES) {
      const value = instances.sampleAs(context.node, context.variant, richness)
      const about = presenceOf(context, value)
      // A property that was shown in a full object needs no body of its own, nor does a variant that was shown elsewhere.
      if (value === undefined || (about.every((pointer) => shown.has(pointer)) && !isRoot)) continue
      const sent = context.embed(value)
      if (sent === undefined) continue
      for (const pointer of about) shown.add(pointer)
      const kinds: CaseKind[] = isRoot ? [`${richness} body`] : []
      if (context.branch || !isRoot) kinds.push('branch')
      add(context, { kinds, sent, about, says: WORDS[richness] })
    }
    for (const { kind, value, valid, about, says, base } of candidatesAt(context)) {
      const sent = valid ? context.embed(value) : context.embedInvalid(value)
      if (sent === undefined || (!valid && reader.accepts(root, sent))) continue
      const start = base === undefined ? undefined : context.embed(base)
      add(context, { kinds: [kind], sent, about: [about], says, ...(!valid && { base: start ?? context.body }) })
    }
  }
  return [...bodies.values()]
}

const refusable = 'x-refusable'

/** Whether a server may refuse a valid value: one that it lists, or any that is no example. */
function isRefusable(variant: Variant, value: Json): boolean {
  const examples = stated<Json[]>(variant, 'examples').flatMap((each) => each.value)
  return stated<Json[] | true>(variant, refusable).some(({ value: values }) =>
    values === true ? !examples.includes(value) : values.includes(value),
  )
}

const WORDS = { full: 'with every property', minimal: 'with its required properties only' }

const union = <Item>(first: readonly Item[], second: readonly Item[]): Item[] => [...new Set([...first, ...second])]

/** The pointers that a valid value shows: the properties in it, and the branch of a union that it takes. */
function presenceOf({ variant }: InstanceContext, value: Json | undefined): string[] {
  const present = variantProperties(variant).filter(({ name }) => isJsonObject(value) && name in value)
  return [...variant.parts, ...present.flatMap(({ node }) => node)].map(({ pointer }) => pointer)
}
