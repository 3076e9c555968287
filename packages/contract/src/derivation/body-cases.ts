import type { Operation } from '../document/document.ts'
import { isObject, type Json, type Node } from '../schema/schema.ts'
import type { Call } from './calls.ts'
import type { CandidateGenerator } from './candidates/generator.ts'
import { type CaseOutline, outline, refusal } from './case.ts'
import { propertiesOf } from './instances/constraints.ts'
import { contextsOf, type InstanceContext } from './instances/contexts.ts'
import type { CaseKind } from './kinds.ts'

/** Every body that there is reason to send, and what else can stand in its place. */
export function bodyCases(operation: Operation, good: Call, candidates: CandidateGenerator): CaseOutline[] {
  const { body } = operation
  if (!body) return []
  const examples = body.examples.map(({ name, pointer, value }) =>
    outline('example', `accepts the example ${name}`, [pointer], { call: { ...good, body: value } }),
  )
  const derived = deriveBodies(body.node, candidates).map(
    ({ body: sent, valid, says, base, ...rest }): CaseOutline => ({
      ...rest,
      name: `${valid ? 'accepts' : 'refuses'} ${says}`,
      call: { ...good, body: sent },
      ...(!valid && { ...refusal(operation), base }),
    }),
  )
  return [...examples, ...derived, ...otherBodies(operation)]
}

/** No body, one that breaks off, one that is not what it says. */
function otherBodies(operation: Operation): CaseOutline[] {
  const { body } = operation
  if (!body) return []
  const verdict = body.required ? 'refuses' : 'accepts'
  return [
    outline('no body', `${verdict} a request without its body`, [`${body.pointer}/absent`], {
      ...(body.required && refusal(operation)),
      alteration: { body: 'absent' },
    }),
    outline('malformed body', 'refuses a body that breaks off', [`${body.pointer}/brokenOff`], {
      ...refusal(operation),
      alteration: { body: 'broken off' },
    }),
    outline('media type', 'refuses a body of another media type', [`${body.pointer}/mediaType`], {
      ...refusal(operation, 415),
      alteration: { contentType: 'text/plain' },
    }),
  ]
}

/** A body to send, and whether the document allows it. */
interface DerivedBody {
  readonly kinds: readonly CaseKind[]
  readonly body: Json
  readonly valid: boolean
  /** The right body that a wrong one was made from. */
  readonly base: Json
  /** The constraints of the document that the body probes. */
  readonly about: readonly string[]
  /** Where in the body: `/series/0/sourceId`. */
  readonly bodyPointer: string
  /** The branch of a union that is taken there. */
  readonly branch?: string
  /** What is special about the body: `/interval set to "1h"`. */
  readonly says: string
}

/**
 * All bodies that a request schema gives reason to send: every variant full and minimal, and for each value in it one
 * on either side of everything that the document says of that value. Each is validated, never assumed. What was
 * probed at one pointer of a body is touched at every other, and probed no second time.
 */
function deriveBodies(root: Node, { instances, candidatesAt }: CandidateGenerator): DerivedBody[] {
  const shown = new Set<string>()
  const bodies = createCollection()
  for (const context of contextsOf(root, instances)) {
    const bodyPointer = context.path.map((key) => `/${key}`).join('')
    const { branch = '' } = context
    const where = [bodyPointer || 'the body', ...(branch ? [`(${branch})`] : [])].join(' ')
    for (const richness of ['full', 'minimal'] as const) {
      const value = instances.sampleAs(context.node, context.variant, richness)
      const shows = presenceOf(context, value)
      // A field that was seen in a full object needs no body of its own, nor does a variant that was seen elsewhere.
      if (value === undefined || (shows.every((pointer) => shown.has(pointer)) && context.path.length > 0)) continue
      const body = context.embed(value)
      if (body === undefined) continue
      for (const pointer of shows) shown.add(pointer)
      const kinds: CaseKind[] = context.path.length === 0 ? [`${richness} body`] : []
      if (context.branch || context.path.length > 0) kinds.push('branch')
      const says = `${where} ${WORDS[richness]}`
      bodies.add({ kinds, body, valid: true, base: body, about: shows, bodyPointer, branch, says })
    }
    for (const candidate of candidatesAt(context.node, context.variant, context.isRepeated)) {
      const { kind, value, valid, about, says } = candidate
      const body = valid ? context.embed(value) : context.embedInvalid(value)
      if (body === undefined || (!valid && instances.reader.accepts(root, body))) continue
      const base = (candidate.base === undefined ? undefined : context.embed(candidate.base)) ?? context.body
      bodies.add({ kinds: [kind], body, valid, base, about: [about], bodyPointer, branch, says: `${where} ${says}` })
    }
  }
  return bodies.all()
}

const WORDS = { full: 'with every property', minimal: 'with its required properties only' }

/** Keeps each body once, with all the reasons that there were for it. */
function createCollection(): { add(found: DerivedBody): void; all(): DerivedBody[] } {
  const found = new Map<string, DerivedBody & { kinds: CaseKind[]; about: string[] }>()
  return {
    add: (each) => {
      const key = JSON.stringify(each.body)
      const known = found.get(key)
      if (!known) found.set(key, { ...each, kinds: [...each.kinds], about: [...each.about] })
      known?.kinds.push(...each.kinds.filter((kind) => !known.kinds.includes(kind)))
      known?.about.push(...each.about.filter((pointer) => !known.about.includes(pointer)))
    },
    all: () => [...found.values()],
  }
}

/** A property that is there, and a branch of a union that is taken, are what a good body shows. */
function presenceOf(context: InstanceContext, value: Json | undefined): string[] {
  const present = propertiesOf(context.variant).filter(({ name }) => isObject(value) && name in value)
  return [...context.variant.parts, ...present.flatMap(({ node }) => node)].map(({ pointer }) => pointer)
}
