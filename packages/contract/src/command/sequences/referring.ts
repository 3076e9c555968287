import type { Operation } from '../../index.ts'
import type { NamedReference } from '../bodies/fitting.ts'
import { failureOf, idsIn, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Ids } from '../engine/sender.ts'
import { lossOf, payloadNode } from '../engine/comparison.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StepResult } from './step.ts'
import { bodyOf } from './updates.ts'

/** Lets an object refer to other objects than before, and reads what came of it. */
export async function runReferring(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const { context, resource, id } = lifecycle
  const { document, ages, fitting } = context
  const item = context.goodCall(update)
  const references = fitting.referencesOf(item)
  const others = await otherObjects(references, context)
  let last: StepResult = { reason: 'there are no other objects to refer to' }
  for (const chosen of choicesOf(others)) {
    fitting.assume(new Map(references.flatMap(({ key, name }) => (chosen[name] ? [[key, chosen[name]]] : []))))
    const attempt = await context.attempt(item, { [resource.idName]: id, ...chosen })
    fitting.forget()
    if ('reason' in attempt) return attempt
    const { sent } = attempt
    last = { reason: failureOf(update, sent) }
    if (!isTaken(sent)) continue
    const read = await lifecycle.send(get)
    if (!isTaken(read)) return { reason: failureOf(get, read) }
    const answered = lossOf(bodyOf(sent), payloadOfSent(sent, document), how(update))
    if (answered !== undefined) return { sent, complaint: `in the answer ${answered}` }
    return { sent: read, complaint: lossOf(bodyOf(sent), payloadOfSent(read, document), how(get)) }
  }
  return last

  function how(operation: Operation) {
    return { document, ages, node: payloadNode(operation, document) }
  }
}

/** All others at once; where they are refused, only those of what the run can make. */
const choicesOf = ({ made, found }: Others): readonly Ids[] =>
  [{ ...found, ...made }, made].filter(
    (ids, index, all) =>
      Object.keys(ids).length > 0 && (index === 0 || Object.keys(ids).length < Object.keys(all[0] ?? {}).length),
  )

interface Others {
  /** Made for it, with what they hold. */
  readonly made: Ids
  /** There anyway. */
  readonly found: Ids
}

async function otherObjects(references: readonly NamedReference[], context: RunContext): Promise<Others> {
  let [made, found]: [Ids, Ids] = [{}, {}]
  const names = new Set(references.map(({ name }) => name))
  for (const name of names) {
    const resource = context.resources.find(({ idName }) => idName === name)
    if (!resource) continue
    if (resource.create && resource.remove) {
      const another = await context.fixtures.make(resource)
      if ('id' in another) made = { ...made, ...idsIn(payloadOfSent(another.sent, context.document), name) }
    } else {
      const [other] = await context.existing(name)
      if (other !== undefined) found = { ...found, [name]: other }
    }
  }
  const named = (ids: Ids) => Object.fromEntries(Object.entries(ids).filter(([name]) => names.has(name)))
  return { made: named(made), found }
}
