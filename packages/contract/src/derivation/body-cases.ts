import type { Operation } from '../document/document.ts'
import { propertiesOf } from '../schema/constraints.ts'
import { isObject, type Json, type Node } from '../schema/schema.ts'
import type { Call } from './calls.ts'
import type { CandidateGenerator } from './candidate-generator.ts'
import { type CaseOutline, outline, refusal } from './case.ts'
import { contextsOf, type InstanceContext } from './instances/contexts.ts'
import type { CaseKind } from './kinds.ts'

/** All bodies worth sending, and requests whose body is missing, cut off or of another media type. */
export function bodyCases(operation: Operation, valid: Call, candidates: CandidateGenerator): CaseOutline[] {
  const { body } = operation
  if (!body) return []
  const verdict = body.required ? 'refuses' : 'accepts'
  const refused = refusal(operation)
  return [
    ...body.examples.map(({ name, pointer, value }) =>
      outline('example', `accepts the example ${name}`, [pointer], { call: { ...valid, body: value } }),
    ),
    ...deriveBodies(body.node, candidates).map(({ says, valid: isValid, base, sent, ...rest }) => ({
      ...rest,
      name: `${isValid ? 'accepts' : 'refuses'} ${says}`,
      call: { ...valid, body: sent },
      ...(!isValid && { ...refused, base }),
    })),
    outline('no body', `${verdict} a request without its body`, [`${body.pointer}/absent`], {
      ...(body.required && refused),
      alteration: { body: 'absent' },
    }),
    outline('malformed body', 'refuses a body that breaks off', [`${body.pointer}/brokenOff`], {
      ...refused,
      alteration: { body: 'broken off' },
    }),
    outline('media type', 'refuses a body of another media type', [`${body.pointer}/mediaType`], {
      ...refusal(operation, 415),
      alteration: { contentType: 'text/plain' },
    }),
  ]
}

/** A body to send, and whether the document allows it. */
interface DerivedBody extends Pick<CaseOutline, 'kinds' | 'about' | 'bodyPointer' | 'branch'> {
  readonly sent: Json
  readonly valid: boolean
  /** The valid body that a wrong one was made from. */
  readonly base: Json
  /** The special property of the body: `/interval set to "1h"`. */
  readonly says: string
}

/**
 * Derives all bodies worth sending: every variant full and minimal, and for each value in it one on either side of each
 * of its constraints. Each is validated, never assumed. A schema that occurs at several pointers is probed at the
 * first, and gets one wrong value at every other.
 */
function deriveBodies(root: Node, { instances, candidatesAt }: CandidateGenerator): readonly DerivedBody[] {
  const shown = new Set<string>()
  const bodies = createCollection()
  for (const context of contextsOf(root, instances)) {
    const isRoot = context.path.length === 0
    const bodyPointer = context.path.map((key) => `/${key}`).join('')
    const { branch } = context
    const where = [bodyPointer || 'the body', ...(branch ? [`(${branch})`] : [])].join(' ')
    for (const richness of ['full', 'minimal'] as const) {
      const value = instances.sampleAs(context.node, context.variant, richness)
      const about = presenceOf(context, value)
      // A property that was shown in a full object needs no body of its own, nor does a variant that was shown
      // elsewhere.
      if (value === undefined || (about.every((pointer) => shown.has(pointer)) && !isRoot)) continue
      const sent = context.embed(value)
      if (sent === undefined) continue
      for (const pointer of about) shown.add(pointer)
      const kinds: CaseKind[] = [
        ...(isRoot ? [`${richness} body` as const] : []),
        ...(branch || !isRoot ? ['branch' as const] : []),
      ]
      bodies.add({
        kinds,
        sent,
        valid: true,
        base: sent,
        about,
        bodyPointer,
        branch,
        says: `${where} ${WORDS[richness]}`,
      })
    }
    for (const { kind, value, valid, about, ...candidate } of candidatesAt(
      context.node,
      context.variant,
      context.isRepeated,
    )) {
      const sent = valid ? context.embed(value) : context.embedInvalid(value)
      if (sent === undefined || (!valid && instances.reader.accepts(root, sent))) continue
      const base = (candidate.base === undefined ? undefined : context.embed(candidate.base)) ?? context.body
      bodies.add({
        kinds: [kind],
        sent,
        valid,
        base,
        about: [about],
        bodyPointer,
        branch,
        says: `${where} ${candidate.says}`,
      })
    }
  }
  return bodies.all()
}

const WORDS = { full: 'with every property', minimal: 'with its required properties only' }

/** Keeps each body once, with the kinds and constraints of all that derive it. */
function createCollection(): { add(found: DerivedBody): void; all(): DerivedBody[] } {
  const found = new Map<string, DerivedBody>()
  const union = <Item>(first: readonly Item[], second: readonly Item[]) => [...new Set([...first, ...second])]
  return {
    add: (each) => {
      const key = JSON.stringify(each.sent)
      const { kinds, about } = each
      const known = found.get(key)
      found.set(key, known ? { ...known, kinds: union(known.kinds, kinds), about: union(known.about, about) } : each)
    },
    all: () => [...found.values()],
  }
}

/** The pointers that a valid value shows: the properties in it, and the branch of a union that it takes. */
function presenceOf(context: InstanceContext, value: Json | undefined): string[] {
  const present = propertiesOf(context.variant).filter(({ name }) => isObject(value) && name in value)
  return [...context.variant.parts, ...present.flatMap(({ node }) => node)].map(({ pointer }) => pointer)
}
