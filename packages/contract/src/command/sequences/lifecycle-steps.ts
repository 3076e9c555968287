import type { Operation } from '../../index.ts'
import { disagreement, itemNode, lossOf, payloadNode } from '../engine/comparison.ts'
import { bodyOf, failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { effectOnDependents, effectOnWitnesses, referrersTo } from './dependents.ts'
import { runLeavingOut } from './leaving-out.ts'
import { effectOn, type Lifecycle } from './lifecycle.ts'
import { isPaged, runMany, runPaging } from './lists.ts'
import { rereadStep } from './reading.ts'
import { goneWithHeld, goneWithObject, removalSteps } from './removal.ts'
import { runReplacing } from './replacing.ts'
import { type Asked, judgedStep, type Step, step } from './step.ts'
import { runReferring, runUpdate } from './updates.ts'

type LifecycleStep = Step<Lifecycle>

/** The promises about an object from its creation on, in this order. */
export function lifecycleSteps(resource: Resource, context: RunContext): readonly LifecycleStep[] {
  const { create, list, get, update } = resource
  return [
    ...(create ? [answeredStep(create)] : []),
    ...(get ? [keptStep(get), rereadStep(get, get, 'shows the same when it is read again')] : []),
    ...(list ? [listedStep(list)] : []),
    ...(create && list ? [addedStep(create)] : []),
    ...(list && isPaged(list) ? [pagedStep(list)] : []),
    ...(update && get ? updateSteps(resource, update, get, context) : []),
    ...goneWithHeld(resource, context),
    ...(update && get && list ? [rereadStep(list, get, 'shows what was changed as it is read')] : []),
    ...removalSteps(resource),
    ...goneWithObject(resource, context),
    ...(create && list ? [filledStep(list)] : []),
  ]
}

/** The answer to an operation that was accepted. */
const taking =
  (operation: Operation, ask: (lifecycle: Lifecycle) => Promise<Sent>) =>
  async (lifecycle: Lifecycle): Promise<Asked> => {
    const sent = await ask(lifecycle)
    return isTaken(sent) ? { sent } : { reason: failureOf(operation, sent) }
  }

const answeredStep = (create: Operation): LifecycleStep =>
  judgedStep(
    create,
    'answers with what it was given',
    'the fields that were sent, in the answer',
    taking(create, async ({ creation }) => creation),
    (sent, { context: { document, age } }) =>
      lossOf(bodyOf(sent), payloadOfSent(sent, document), { document, age, node: payloadNode(create, document) }),
  )

const keptStep = (get: Operation): LifecycleStep =>
  judgedStep(
    get,
    'shows what was created',
    'the fields that were sent',
    async ({ send }) => {
      const sent = await send(get)
      return sent.accident === undefined ? { sent } : { reason: failureOf(get, sent) }
    },
    (sent, { creation, context: { document, age } }) => {
      if (!isTaken(sent)) return `it is answered ${sent.result.answer?.status}`
      const how = { document, age, node: payloadNode(get, document) }
      const shown = payloadOfSent(sent, document)
      const answered = payloadOfSent(creation, document)
      return lossOf(bodyOf(creation), shown, how) ?? disagreement(answered, shown, { ...how, isLater: true })
    },
  )

const listedStep = (list: Operation): LifecycleStep =>
  judgedStep(
    list,
    'lists what was created',
    'the new object, with the fields that were sent',
    taking(list, ({ context }) => context.sender.send(context.goodCall(list), context.ids())),
    (sent, { context: { document, age }, id, creation, after }) => {
      const items = payloadOfSent(sent, document)
      const own = Array.isArray(items) ? items.filter((item) => idOf(item) === id) : []
      // The object may be on a later page.
      const shown = own[0] ?? (Array.isArray(items) ? after?.get(id) : undefined)
      if (shown === undefined) return `${id} is not in the list`
      if (own.length > 1) return `${id} is in the list ${own.length} times`
      return lossOf(bodyOf(creation), shown, { document, age, node: itemNode(list, document) })
    },
  )

const addedStep = (create: Operation): LifecycleStep =>
  judgedStep(
    create,
    'adds one object and leaves the others as they were',
    'one object more in the list',
    async ({ creation }) => ({ sent: creation }),
    (_, lifecycle) => effectOn(lifecycle, lifecycle.before, lifecycle.after, { added: lifecycle.id }),
  )

const pagedStep = (list: Operation): LifecycleStep =>
  step(
    list,
    'keeps to limit and offset with new objects',
    'pages that together are the whole list, with its total',
    ({ context }) => runPaging(list, context),
  )

const filledStep = (list: Operation): LifecycleStep =>
  step(list, 'shows all of many objects', 'everything that was created, where no page is asked for', (lifecycle) =>
    runMany(list, lifecycle),
  )

function updateSteps(
  resource: Resource,
  update: Operation,
  get: Operation,
  context: RunContext,
): readonly LifecycleStep[] {
  const running = (
    name: string,
    expected: string,
    run: (lifecycle: Lifecycle, update: Operation, get: Operation) => ReturnType<LifecycleStep['run']>,
  ) => step<Lifecycle>(update, name, expected, (lifecycle) => run(lifecycle, update, get))
  const untouched = judgedStep<Lifecycle>(
    update,
    'leaves what refers to it as it was',
    'the same objects as before, as far as they are there',
    async ({ send }) => ({ sent: await send(get) }),
    (_, lifecycle) => effectOnDependents(lifecycle.dependents, lifecycle.context),
  )
  const beside = judgedStep<Lifecycle>(
    update,
    'leaves the other objects as they were',
    'the same list, but for the object itself',
    async ({ send }) => ({ sent: await send(get) }),
    async (_, lifecycle) => {
      const now = await lifecycle.context.inventory.read(lifecycle.resource)
      return (
        effectOn(lifecycle, lifecycle.after, now, {}) ??
        (await effectOnWitnesses(lifecycle.witnesses, lifecycle.context))
      )
    },
  )
  const hasReferences = context.fitting.referencesOf(context.goodCall(update)).length > 0
  return [
    running('changes what is read afterwards', 'the fields that were sent, and the same ids', runUpdate),
    ...(referrersTo(resource, context).length > 0 ? [untouched] : []),
    running(
      'keeps and clears what is left out as documented',
      'what the document says of fields that are left out',
      runLeavingOut,
    ),
    running('replaces and empties what was stored before', 'the values that were sent last', runReplacing),
    ...(hasReferences
      ? [running('refers to other objects than before', 'the objects that were sent last', runReferring)]
      : []),
    beside,
  ]
}
