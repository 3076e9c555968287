import type { Operation } from '../../index.ts'
import { failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Sent } from '../engine/sender.ts'
import { disagreement, itemNode, lossOf, payloadNode } from '../engine/comparison.ts'
import { goneWithHeld, goneWithObject } from './deleted-with.ts'
import { effectOnDependents, effectOnWitnesses, referrersTo } from './dependents.ts'
import { effectOn } from './effects.ts'
import { runLeavingOut } from './leaving-out.ts'
import type { Lifecycle } from './lifecycle.ts'
import { runMany } from './many.ts'
import { isPaged, runPaging } from './paging.ts'
import { runReferring } from './referring.ts'
import { removalSteps } from './removal.ts'
import { runReplacing } from './replacing.ts'
import { rereadStep } from './rereading.ts'
import { judging, type Step } from './step.ts'
import { bodyOf, runUpdate } from './updates.ts'

type LifecycleStep = Step<Lifecycle>

/** What must hold of an object from its creation on, in this order. */
export function lifecycleSteps(resource: Resource, context: RunContext): readonly LifecycleStep[] {
  const { create, list, get, update } = resource
  return [
    ...(create ? [answeredStep(create)] : []),
    ...(get ? [keptStep(get), rereadStep(get, get, 'shows the same when it is read again')] : []),
    ...(list ? [listedStep(list)] : []),
    ...(create && list ? [addedStep(create)] : []),
    ...(list && isPaged(list) ? [pagedStep(list)] : []),
    ...updateSteps(resource, context),
    ...goneWithHeld(resource, context),
    ...(update && get && list ? [rereadStep(list, get, 'shows what was changed as it is read')] : []),
    ...removalSteps(resource),
    ...goneWithObject(resource, context),
    ...(create && list ? [filledStep(list)] : []),
  ]
}

/** The answer to an operation, where it was taken. */
const taking =
  (operation: Operation, ask: (lifecycle: Lifecycle) => Promise<Sent>) =>
  async (lifecycle: Lifecycle): Promise<{ sent: Sent } | { reason: string }> => {
    const sent = await ask(lifecycle)
    return isTaken(sent) ? { sent } : { reason: failureOf(operation, sent) }
  }

const answeredStep = (create: Operation): LifecycleStep =>
  judging(
    {
      operation: create,
      name: 'answers with what it was given',
      expected: 'the fields that were sent, in the answer',
    },
    taking(create, async ({ creation }) => creation),
    ({ sent }, { context: { document, ages } }) =>
      lossOf(bodyOf(sent), payloadOfSent(sent, document), { document, ages, node: payloadNode(create, document) }),
  )

const keptStep = (get: Operation): LifecycleStep =>
  judging(
    { operation: get, name: 'shows what was created', expected: 'the fields that were sent' },
    async ({ send }) => {
      const sent = await send(get)
      return sent.accident === undefined ? { sent } : { reason: failureOf(get, sent) }
    },
    ({ sent }, { creation, context: { document, ages } }) => {
      if (!isTaken(sent)) return `it is answered ${sent.result.answer?.status}`
      const how = { document, ages, node: payloadNode(get, document) }
      const shown = payloadOfSent(sent, document)
      const answered = payloadOfSent(creation, document)
      return lossOf(bodyOf(creation), shown, how) ?? disagreement(answered, shown, { ...how, isLater: true })
    },
  )

const listedStep = (list: Operation): LifecycleStep =>
  judging(
    { operation: list, name: 'lists what was created', expected: 'the new object, with the fields that were sent' },
    taking(list, ({ context }) => context.sender.send(context.goodCall(list), context.ids())),
    ({ sent }, { context: { document, ages }, id, creation, after }) => {
      const items = payloadOfSent(sent, document)
      const own = Array.isArray(items) ? items.filter((item) => idOf(item) === id) : []
      // It may stand on a later page.
      const shown = own[0] ?? (Array.isArray(items) ? after?.get(id) : undefined)
      if (shown === undefined) return `${id} is not in the list`
      if (own.length > 1) return `${id} is in the list ${own.length} times`
      return lossOf(bodyOf(creation), shown, { document, ages, node: itemNode(list, document) })
    },
  )

const addedStep = (create: Operation): LifecycleStep =>
  judging(
    {
      operation: create,
      name: 'adds one object and leaves the others as they were',
      expected: 'one object more in the list',
    },
    async ({ creation }) => ({ sent: creation }),
    (_, lifecycle) => effectOn(lifecycle, lifecycle.before, lifecycle.after, { added: lifecycle.id }),
  )

const pagedStep = (list: Operation): LifecycleStep => ({
  operation: list,
  name: 'keeps to limit and offset with new objects',
  expected: 'pages that together are the whole list, with its total',
  run: ({ context }) => runPaging(list, context),
})

const filledStep = (list: Operation): LifecycleStep => ({
  operation: list,
  name: 'shows all of many objects',
  expected: 'everything that was created, where no page is asked for',
  run: (lifecycle) => runMany(list, lifecycle),
})

function updateSteps(resource: Resource, context: RunContext): readonly LifecycleStep[] {
  const { update, get } = resource
  if (!update || !get) return []
  const changed: LifecycleStep = {
    operation: update,
    name: 'changes what is read afterwards',
    expected: 'the fields that were sent, and the same ids',
    run: (lifecycle) => runUpdate(lifecycle, update, get),
  }
  const referring: LifecycleStep = {
    operation: update,
    name: 'refers to other objects than before',
    expected: 'the objects that were sent last',
    run: (lifecycle) => runReferring(lifecycle, update, get),
  }
  const kept: LifecycleStep = {
    operation: update,
    name: 'keeps and clears what is left out as documented',
    expected: 'what the document says of fields that are left out',
    run: (lifecycle) => runLeavingOut(lifecycle, update, get),
  }
  const replaced: LifecycleStep = {
    operation: update,
    name: 'replaces and empties what was stored before',
    expected: 'the values that were sent last',
    run: (lifecycle) => runReplacing(lifecycle, update, get),
  }
  const untouched = judging<Lifecycle, { sent: Sent }>(
    {
      operation: update,
      name: 'leaves what refers to it as it was',
      expected: 'the same objects as before, as far as they are there',
    },
    async ({ send }) => ({ sent: await send(get) }),
    (_, lifecycle) => effectOnDependents(lifecycle.dependents, lifecycle.context),
  )
  const beside = judging<Lifecycle, { sent: Sent }>(
    {
      operation: update,
      name: 'leaves the other objects as they were',
      expected: 'the same list, but for the object itself',
    },
    async ({ send }) => ({ sent: await send(get) }),
    async (_, lifecycle) => {
      const now = await lifecycle.context.inventory.read(lifecycle.resource)
      return (
        effectOn(lifecycle, lifecycle.after, now, {}) ??
        (await effectOnWitnesses(lifecycle.witnesses, lifecycle.context))
      )
    },
  )
  return [
    changed,
    ...(referrersTo(resource, context).length > 0 ? [untouched] : []),
    kept,
    replaced,
    ...(context.fitting.referencesOf(context.goodCall(update)).length > 0 ? [referring] : []),
    beside,
  ]
}
